/** The forms of the Legends family that go by names of their own, as their data names them. */
import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

const [, ...names] = Object.keys(JSON.parse(readFileSync(at('src/games/legends/data/forms.json'), 'utf8')));

/** All forms but the standard one. */
export const otherForms = names;
