/** A Setup as words. There is no way back: `Codec.setupWords` keeps only what a core needs. */
import type { Content } from '../../contract/content';
import type { Setup } from '../../contract/setup';
import { numberOf } from './names';

/** seed, form number, seat count, then the game's own. */
export const encodeSetup = (setup: Setup, content: Content): readonly number[] => [
  setup.seed | 0,
  numberOf(content.forms, setup.form),
  setup.seats.length,
  ...content.codec.setupWords(setup),
];
