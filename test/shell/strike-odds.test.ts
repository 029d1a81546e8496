/** Against a hidden piece a strike from afar tells its odds over the same pool as an attack (R60, R61, R85, R136). */
import { expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { packChoice } from '../../src/games/shared/choice';
import { createLegendsReference } from '../../src/reference/legends';
import { foretellLines } from '../../src/shell/games/legends/answer/foretell';
import { must } from '../match/support';

const GROUND = Array<string>(8).fill('pppppppp');
const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

/** The odds of the piece's first power on c5 against what is hidden on d5, with the rest of the enemy's army. */
const oddsOf = (striker: number, target: number, others: Readonly<Record<string, unknown>>, unaided = false) => {
  const engine = createLegendsReference();
  const pieces = { a1: [67, 0], h8: [169, 1], c5: [striker, 0], d5: [target, 1], ...others };
  const position = { terrain: GROUND, pieces, turn: 0 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, options: { lists: 'open' }, position }))));
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const code = packChoice('powerTo', { item: 1, from: sq('c5'), to: sq('d5') });
  expect(decision.choices).toContain(code);
  return foretellLines({ view: engine.view(0), decision, code, events: [], unaided }).filter((line) =>
    line.startsWith('Odds'),
  );
};

// 17 Relfreod Archer (Distance Strike, 4), 26 Elven Assassin; 160 Skeleton Warlock (2), 106 Crevcor (9), 103 Kralc (10), 197 Demarn
test('a Distance Strike: what is weaker is destroyed, a castle never', () => {
  // the Warlock of three hidden pieces: the castle and Crevcor survive
  expect(oddsOf(17, 160, { g6: [106, 1] })).toEqual(['Odds: destroyed 33%, survives 67%.']);
});

test('the striker falls to whoever strikes back by itself', () => {
  expect(oddsOf(17, 160, { g6: [197, 1] })).toEqual(['Odds: destroyed 34%, survives 33%, your piece falls 33%.']);
});

test('what asks for the base strength: the Assassin falls unless it finds a 10', () => {
  expect(oddsOf(26, 103, { g6: [160, 1] })).toEqual(['Odds: destroyed 33%, your piece falls 67%.']);
});

test('nobody counts for players who remember by themselves', () => {
  expect(oddsOf(17, 160, { g6: [106, 1] }, true)).toEqual([]);
});

test('a piece that is known needs no odds', () => {
  expect(oddsOf(17, 160, { d5: [160, 1, 'shown'] })).toEqual([]);
});
