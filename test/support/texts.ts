/** All texts of all games, as tests need them; the page fetches each with the code that says it. */
import { addTexts } from '../../src/text';

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/text/en/**/*.ts', { eager: true });
const CODE = import.meta.glob('../../src/text/*.ts', { eager: true });

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

for (const file of Object.values(FILES)) for (const part of Object.values(file)) if (isTexts(part)) addTexts(part);

/** How many files there are; code that says something adds its own texts. */
export const fileCount = Object.keys(FILES).length + Object.keys(CODE).length;
