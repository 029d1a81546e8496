/** What the Legends family's searches come to in play, by form: fitted to self-play (assembly/search/README.md, Calibration). */
import type { Foresight } from '../foresight';

const FITTED: Readonly<Record<string, Foresight>> = {
  legends: { slope: 1, shift: 0 },
  classic: { slope: 1, shift: 0 },
  quick: { slope: 1, shift: 0 },
};

/** Of a form; null for one that nothing was fitted to. */
export const foresightOf = (form: string): Foresight | null => FITTED[form] ?? null;
