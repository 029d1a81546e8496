import { describe, expect, test } from 'vitest';
import { eventsOf, eventsOfType, toAll } from './kit';
import {
  actsFrom,
  at,
  B,
  F,
  G,
  K,
  KINGS,
  list,
  N,
  options,
  play,
  position,
  resultText,
  sq,
  sqs,
  tokensOn,
  types,
  X,
} from './medieval-kit';

/** Red's `letter` on g7 attacks Blue's on g8: does the attacker win? */
const wins = (letter: string, enemy: string): boolean => {
  const engine = at({ ...KINGS, g7: letter, g8: enemy, d11: 'f' });
  play(engine, 'g7xg8');
  return eventsOfType(engine, 'fought')[0]?.beaten === true;
};

describe('strength against strength (RULES 5)', () => {
  test('equal or higher wins', () => {
    expect(wins('X', 'x')).toBe(true);
    expect(wins('X', 'f')).toBe(true);
    expect(wins('X', 'a')).toBe(false);
    expect(wins('P', 'p')).toBe(true);
    expect(wins('L', 'p')).toBe(false);
    expect(wins('G', 'f')).toBe(true);
  });

  test('a Guard that defends beats all up to 6, ties included (M9)', () => {
    expect(wins('G', 'g')).toBe(false);
    expect(wins('N', 'g')).toBe(false);
    expect(wins('L', 'g')).toBe(true);
    expect(wins('P', 'g')).toBe(true);
  });

  test('Ballista, Mage and Spy lose to everybody', () => {
    for (const enemy of ['b', 'm', 's']) expect(wins('F', enemy)).toBe(true);
  });

  test('a win: ranks named, both shown, the loser off, the winner moves in', () => {
    const engine = at({ ...KINGS, g7: 'X', g8: 'x', d11: 'f' });
    expect(play(engine, 'g7xg8')).toEqual({ learned: true, chance: false });
    const [from, to] = [sq('g7'), sq('g8')];
    expect(engine.rows()).toEqual(
      [
        { type: 'called', seat: 0, kind: X } as const,
        { type: 'called', seat: 1, kind: X } as const,
        { type: 'shown', token: from, kind: X } as const,
        { type: 'shown', token: to, kind: X } as const,
        { type: 'fought', from, square: to, attack: 4, defence: 4, helpers: [], beaten: true } as const,
        { type: 'removed', seat: 1, token: to, kind: X, square: to, cause: 'fight' } as const,
        { type: 'moved', token: from, from, to } as const,
        { type: 'turn', seat: 1 } as const,
      ].map(toAll),
    );
    expect(tokensOn(engine, 8, 'g8')).toEqual([{ id: from, square: to, seat: 0, kind: X, shownTo: 511 }]);
    // a text's army: what the board lacks has fallen before; then the Axeman
    expect(engine.view(9).heaps[1]?.kinds.at(-1)).toBe(X);
  });

  test('a loss: the attacker is taken from where it stood, the defender stays and is known', () => {
    const engine = at({ ...KINGS, g7: 'X', g8: 'g' });
    play(engine, 'g7xg8');
    expect(eventsOfType(engine, 'removed')).toEqual([
      { type: 'removed', seat: 0, token: sq('g7'), kind: X, square: sq('g7'), cause: 'fight' },
    ]);
    expect(types(engine)).not.toContain('moved');
    expect(tokensOn(engine, 8, 'g8')[0]?.kind).toBe(G);
  });

  test('who is known already is not shown again', () => {
    const engine = at({ ...KINGS, g7: 'X', g8: 'x' }, { shown: ['g7', 'g8'] });
    expect(play(engine, 'g7xg8').learned).toBe(false);
    expect(types(engine)).toEqual(['called', 'called', 'fought', 'removed', 'moved', 'turn']);
  });

  test('the King loses to every moving attack, and the match is over', () => {
    const engine = at({ h2: 'K', g7: 'F', g8: 'k', d11: 'f' });
    play(engine, 'g7xg8');
    expect(types(engine)).toEqual(['called', 'called', 'shown', 'shown', 'fought', 'removed', 'moved', 'over']);
    expect(eventsOfType(engine, 'over')).toEqual([{ type: 'over', reason: 'king', winners: [0] }]);
    expect(resultText(engine)).toBe('r:king');
    expect(engine.view(9).heaps[1]?.kinds.at(-1)).toBe(K);
    expect(engine.view(9)).toMatchObject({ asked: null, counters: { phase: 8, side: 0 }, lists: { acted: [] } });
  });
});

describe('joined Footmen (M7, M8)', () => {
  test('the whole side-connected group counts, is revealed, and stays where it is', () => {
    const engine = at({ ...KINGS, f6: 'F', f7: 'F', g7: 'F', h8: 'F', g8: 'n', d11: 'f' });
    play(engine, 'g7xg8+');
    const [f6, f7, g7, g8] = sqs('f6 f7 g7 g8');
    expect(eventsOf(engine).slice(0, 8)).toEqual([
      { type: 'called', seat: 0, kind: F },
      { type: 'called', seat: 1, kind: N },
      { type: 'shown', token: g7, kind: F },
      { type: 'shown', token: f6, kind: F },
      { type: 'shown', token: f7, kind: F },
      { type: 'shown', token: g8, kind: N },
      { type: 'fought', from: g7, square: g8, attack: 6, defence: 6, helpers: [f6, f7], beaten: true },
      { type: 'removed', seat: 1, token: g8, kind: N, square: g8, cause: 'fight' },
    ]);
    // h8 touches the attacked square only; diagonals do not connect
    expect(tokensOn(engine, 1, 'h8')[0]?.kind).toBe(null);
    expect(tokensOn(engine, 1, 'f6')[0]?.kind).toBe(F);
  });

  test('+ is offered only beside another Footman, and only to join', () => {
    const engine = at({ ...KINGS, f6: 'F', g7: 'F', g8: 'x', h7: 'G' });
    expect(actsFrom(engine, 'g7').filter((text) => text.includes('x'))).toEqual(['g7xg8', 'g7xg8,']);
  });

  test('joining is optional: alone he has 2 and loses', () => {
    const engine = at({ ...KINGS, f7: 'F', g7: 'F', g8: 'x', d11: 'f' });
    play(engine, 'g7xg8');
    expect(eventsOfType(engine, 'fought')[0]).toMatchObject({ attack: 2, defence: 4, helpers: [], beaten: false });
    expect(tokensOn(engine, 1, 'f7')[0]?.kind).toBe(null);
  });

  test('three make 6 and do not beat a Guard; four do (M9)', () => {
    const three = at({ ...KINGS, f7: 'F', g7: 'F', h7: 'F', g8: 'g', d11: 'f' });
    play(three, 'g7xg8+');
    expect(eventsOfType(three, 'fought')[0]).toMatchObject({ attack: 6, defence: 7, beaten: false });
    const four = at({ ...KINGS, f7: 'F', g7: 'F', h7: 'F', i7: 'F', g8: 'g', d11: 'f' });
    play(four, 'g7xg8+');
    expect(eventsOfType(four, 'fought')[0]).toMatchObject({ attack: 8, defence: 7, beaten: true });
  });

  test('the group is counted when the attack happens, also with those that have acted', () => {
    const engine = at({ ...KINGS, f6: 'F', g7: 'F', g8: 'b', d11: 'f' });
    play(engine, 'f6-f7,');
    expect(engine.decision()).toMatchObject({ kind: 'main', key: 'medieval.more', seat: 0, args: [F, sq('f6')] });
    play(engine, 'g7xg8+');
    expect(eventsOfType(engine, 'fought')[0]).toMatchObject({ attack: 4, defence: 0, helpers: [sq('f7')] });
    // the contract's worked turn: then the prisoner is placed
    expect(types(engine)).toEqual(['called', 'called', 'shown', 'shown', 'shown', 'fought', 'removed', 'moved']);
    expect(engine.decision()).toMatchObject({ kind: 'pick', key: 'medieval.jail', seat: 0, args: [sq('g8'), B] });
    play(engine, 'e1');
    expect(types(engine)).toEqual(['returned', 'turn']);
    expect(position(engine)).toContain("/4b'10 b");
  });
});

describe('going on (RULES 4 b, c)', () => {
  test('the comma is offered to Footmen and Archers of whom another may still act', () => {
    const engine = at({ ...KINGS, d5: 'F', l5: 'A', d8: 'N' });
    expect(options(engine).filter((text) => text.endsWith(','))).toEqual([]);
    const both = at({ ...KINGS, d5: 'F', l5: 'F', d8: 'A', l8: 'A', a8: 'N' });
    const commas = options(both).filter((text) => text.endsWith(','));
    expect(new Set(commas.map((text) => text.slice(0, 2)))).toEqual(new Set(['d5', 'l5', 'd8', 'l8']));
  });

  test('an act without comma ends the turn; with it the others of its kind are asked, pass last', () => {
    const engine = at({ ...KINGS, d5: 'F', l5: 'F', a5: 'F', d8: 'A', d11: 'f' });
    play(engine, 'd5-d6,');
    expect(types(engine)).toEqual(['moved']);
    expect(list(engine, 'acted')).toEqual([sq('d5')]);
    expect(engine.view(1)).toMatchObject({ asked: { seat: 0, kind: 'main' }, counters: { phase: 2, side: 0 } });
    expect(new Set(options(engine).map((text) => text.slice(0, 2)))).toEqual(new Set(['a5', 'l5', 'pa']));
    expect(options(engine).at(-1)).toBe('pass');
    play(engine, 'l5-l6,');
    expect(engine.decision()?.args).toEqual([F, sq('d5'), sq('l5')]);
    // the last one has nobody to go on with
    expect(options(engine)).toEqual(['a5-b5', 'a5-a6', 'pass']);
    play(engine, 'pass');
    expect(types(engine)).toEqual(['turn']);
  });

  test('two Archers act at most (M37), in any mix; a lone pass is asked', () => {
    const engine = at({ ...KINGS, a5: 'A', d7: 'A', d9: 'f', k5: 'F', j4: 'F' });
    play(engine, 'd7~d9,');
    expect(options(engine)).toEqual(['a5-b5', 'a5-a6', 'pass']);
    const boxed = at({ ...KINGS, d7: 'A', d9: 'f', a5: 'A', a6: 'G', b5: 'G', d11: 'f' });
    play(boxed, 'd7~d9,');
    expect(options(boxed)).toEqual(['pass']);
  });

  test('nobody gets to know the kind of one that acts alone, or by going on', () => {
    const engine = at({ ...KINGS, d5: 'F', l5: 'F', d11: 'f' });
    play(engine, 'd5-d6,', 'l5-l6');
    expect(tokensOn(engine, 1, 'd6')).toEqual([{ id: sq('d5'), square: sq('d6'), seat: 0, kind: null, shownTo: 1 }]);
    expect(types(engine)).toEqual(['moved', 'turn']);
  });

  test('a decided match asks nothing more (M31)', () => {
    const engine = at({ h2: 'K', g7: 'F', d5: 'F', g8: 'k', d11: 'p', d6: 'b' });
    play(engine, 'd5xd6,', 'g7xg8');
    expect(resultText(engine)).toBe('r:king');
    // the Ballista was never jailed
    expect(list(engine, 'pending')).toEqual([sq('d6'), B, 1]);
    const first = at({ h2: 'K', g7: 'F', d5: 'F', g8: 'k', d11: 'p' });
    play(first, 'g7xg8,');
    expect(resultText(first)).toBe('r:king');
    expect(first.decision()).toBeNull();
  });
});
