/** Turns of Medieval on the reference engine as passages, for the stage's tests. */
import type { View } from '../../src/contract/view';
import { medieval } from '../../src/games/medieval';
import type { Passage } from '../../src/match/types';
import { createMedievalReference } from '../../src/reference/medieval';

const SEATS = [{ player: 'person' }, { player: 'person' }];

const startAt = (position: unknown) => {
  const read = medieval.readSetup({ game: 'medieval', seats: SEATS, seed: 1, position });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const engine = createMedievalReference();
  const started = engine.start(read.value);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return engine;
};

export const viewAt = (position: unknown, viewer: number): View => startAt(position).view(viewer);

/** The last of some turns as a viewer sees it. */
export const passageOf = (position: unknown, turns: readonly string[], viewer: number): Passage => {
  const engine = startAt(position);
  let passage: Passage = { from: null, to: engine.view(viewer), events: [] };
  for (const turn of turns) {
    const from = engine.view(viewer);
    const played = medieval.playTurn(engine, turn);
    if (!played.ok) throw new Error(`${turn}: ${JSON.stringify(played.fault)}`);
    const events = played.value.rows.flatMap(({ mask, event }) => ((mask & (1 << viewer)) === 0 ? [] : [event]));
    passage = { from, to: engine.view(viewer), events };
  }
  return passage;
};

/** A square by its name. */
export const at = (name: string): number => (Number(name.slice(1)) - 1) * 15 + name.charCodeAt(0) - 'a'.charCodeAt(0);
export const squares = (names: string): readonly number[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map(at)
    .sort((a, b) => a - b);
