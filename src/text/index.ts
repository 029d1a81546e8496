/** What the other folders use of the texts. */
export {
  type Fighters,
  formAbout,
  formName,
  type Naming,
  possessiveOf,
  sideName,
  terrainName,
  unitIts,
  unitName,
  unitThe,
  unitYours,
} from './names';
export { type Prompt, promptText } from './prompts';
export { type Args, addTexts, english, hasText, say } from './say';
