/** A level with words of its own for a match that may be lost by the next move. */
import { expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { createCoreSearch, type SearchStart } from '../../src/worker/core-search';
import { beginAt } from '../../src/worker/opponent/begin';
import type { Level } from '../../src/worker/opponent/levels';
import { coreOf, engineOf, requestFor } from '../opponent/support/table';
import { must } from './support/must';

const CARELESS: Level = { share: 0.1, parameters: [6, 200, 0, 12, 24, 8, 4, 120, 30, 1], memory: 1 };
const ALERT = [2, 20, 0, 12, 32, 8, 8, 0, 30];

/** By which words the level's search begins for seat 0, whose castle stands on a1; an enemy that was shown stands on `square`. */
const wordsWith = (square: string, level: Level): readonly number[] | undefined => {
  const position = {
    form: 'legends',
    terrain: Array(8).fill('pppppppp'),
    pieces: { a1: [67, 0], e3: [74, 0], h8: [136, 1], [square]: [103, 1, 'shown'] },
    turn: 0,
  };
  const seats = [{ player: 'person' }, { player: 'computer' }];
  const setup = must(legends.readSetup({ game: 'legends', seats, options: {}, position }));
  const engine = engineOf(setup);
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const search = createCoreSearch(coreOf(setup), legends);
  const begun: SearchStart[] = [];
  const noting = { ...search, begin: (start: SearchStart) => (begun.push(start), search.begin(start)) };
  const request = requestFor({ setup, engine, decision, level: '', effort: { iterations: 1 }, seed: 1 });
  must(beginAt(noting, legends, request, level));
  return begun[0]?.parameters;
};

it('plays by them, and only then', () => {
  const level = { ...CARELESS, alert: ALERT };
  expect(wordsWith('a2', level)).toEqual(ALERT);
  expect(wordsWith('b4', level)).toEqual(CARELESS.parameters);
  expect(wordsWith('a2', CARELESS)).toEqual(CARELESS.parameters);
});
