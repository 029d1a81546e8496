/** What the Legends family's searches come to in play, by form: fitted to self-play (assembly/search/README.md, Calibration). */
import type { Foresight } from '../foresight';
import fitted from './data/foresight.json';

const FITTED: Readonly<Record<string, Foresight>> = fitted;

/** Of a form; null for one that nothing was fitted to. */
export const foresightOf = (form: string): Foresight | null => FITTED[form] ?? null;
