/** Legion by texts: positions, choices, squares. */
import type { Applied, Engine } from '../../src/contract/engine';
import type { Setup } from '../../src/contract/setup';
import type { View } from '../../src/contract/view';
import { legion } from '../../src/games/legion';
import { createLegionReference } from '../../src/reference/legion';
import { choose, must, offered } from './kit';

export const S = 0;
export const N = 1;
export const U = 2;
export const G = 3;
export const T = 4;
export const C = 5;
export const A = 6;
export const K = 7;

/** A match from a position line. */
export const at = (position: string): Engine => {
  const engine = createLegionReference();
  must(engine.start(must(legion.readSetup({ game: 'legion', position }))));
  return engine;
};

/** A match from its start. */
export const dealt = (setup: Partial<Setup> & { readonly form: string }): Engine => {
  const engine = createLegionReference();
  must(engine.start(must(legion.readSetup({ game: 'legion', ...setup }))));
  return engine;
};

/** A position of which some public numbers differ from those of a fresh one. */
export const atWith = (position: string, change: (truth: View) => View): Engine => {
  const engine = at(position);
  must(engine.fill(change(engine.view(9)), []));
  return engine;
};

/** Answers by choice texts, one after the other. */
export const play = (engine: Engine, ...texts: readonly string[]): Applied => {
  let applied: Applied = { learned: false, chance: false };
  for (const text of texts) applied = choose(engine, legion, text);
  return applied;
};

export const options = (engine: Engine): readonly string[] => offered(engine, legion);

/** Letters of the units offered on a square, in order. */
export const unitsFor = (engine: Engine, square: string): string =>
  options(engine)
    .filter((text) => text.endsWith(`@${square}`))
    .map((text) => text.charAt(0))
    .join('');

export const position = (engine: Engine): unknown => legion.formatPosition(engine.view(9));

export const resultText = (engine: Engine): string | null => {
  const result = engine.result();
  return result === null ? null : legion.formatResult(result);
};
