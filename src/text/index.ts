/** What the other folders use of the texts. */
export { formAbout, formName, type Naming, sideName, terrainName, unitName } from './names';
export { type Prompt, promptText } from './prompts';
export { type Args, addTexts, english, hasText, say } from './say';
