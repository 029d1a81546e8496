/** What the other folders use of the texts. */
export { eventText, reasonText } from './events';
export {
  faceName,
  formAbout,
  formName,
  laidName,
  type Naming,
  quadrantName,
  sideName,
  terrainName,
  unitName,
} from './names';
export { type Prompt, promptText } from './prompts';
export { type Args, english, hasText, say } from './say';
