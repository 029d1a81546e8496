/** What a seat has seen hidden pieces do, from rows written by hand: lengths of steps, turns that went on. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { Asked } from '../../src/contract/search';
import { medieval } from '../../src/games/medieval';
import { ANYBODY, at, called, mayBe, moved, removed, SETUP, told, turn, viewOf } from '../support/medieval/evidence';

describe('a piece that has done nothing', () => {
  it('may be anybody', () => {
    expect(told(viewOf(['f12', 'g12']), [turn(0)])).toEqual({
      may: { [at('f12')]: ANYBODY, [at('g12')]: ANYBODY },
      ties: [],
    });
    expect(medieval.evidence?.(SETUP, viewOf([]), [])).toEqual([0, 0, 0]);
    expect(medieval.evidence?.(SETUP, viewOf(['f12', 'g12']), [])).toEqual([1, 2047, 2, at('f12'), 0, at('g12'), 0, 0]);
  });

  it('is not among those whose kind is known', () => {
    expect(told(viewOf([], ['h4'], { h12: 5 }), [])).toEqual({ may: {}, ties: [] });
  });
});

describe('the length of a step', () => {
  it.each<readonly [string, string, string, string]>([
    ['one square', 'h9', 'h8', ANYBODY],
    // two and three side-steps
    ['two squares', 'h9', 'h7', 'XNLPS'],
    ['three squares', 'h9', 'h6', 'NLS'],
    ['round a corner', 'h9', 'g7', 'NLS'],
    // two side-steps, or the King's one
    ['a diagonal', 'h9', 'g8', 'XNLPSK'],
    // over the ford: g4 h4 h5 h6
    ['through a ford', 'g4', 'h5', 'XNLPSK'],
    ['beside a lake', 'g4', 'h6', 'NLS'],
  ])('%s', (_what, from, to, letters) =>
    expect(mayBe(viewOf([`${to}:h9`]), [turn(1), moved('h9', from, to), turn(0)], 'h9')).toBe(letters),
  );

  it('counts over the board as it then was', () => {
    const events = [turn(1), moved('h9', 'h9', 'g8'), turn(0)];
    // both corners taken: no way round has less than four steps, so only the King goes there
    expect(mayBe(viewOf(['g8:h9'], ['g9', 'h8']), events, 'h9')).toBe('K');
    // one corner free
    expect(mayBe(viewOf(['g8:h9'], ['g9']), events, 'h9')).toBe('XNLPSK');
    // they have left since
    const left = [...events, moved('g9', 'g9', 'g10'), turn(1), removed(0, 'h8', 'h8', 4), turn(0)];
    expect(mayBe(viewOf(['g8:h9'], ['g10:g9']), left, 'h9')).toBe('K');
    // they have come since
    const come = [...events, moved('g10', 'g10', 'g9'), turn(1), moved('h7', 'h7', 'h8'), turn(0)];
    expect(mayBe(viewOf(['g8:h9'], ['g9:g10', 'h8:h7']), come, 'h9')).toBe('XNLPSK');
  });

  it('counts bombs while they stood', () => {
    const step = [turn(1), moved('h9', 'h9', 'g8'), turn(0)];
    const gone: GameEvent = { type: 'exploded', squares: [at('g9'), at('h8')], tokens: [256, 258] };
    expect(mayBe(viewOf(['g8:h9']), [...step, gone], 'h9')).toBe('K');
    const view = viewOf(['g8:h9'], ['g9']);
    const bomb = { ...view, tokens: [...view.tokens, { id: 256, square: at('h8'), seat: 0, kind: 11, shownTo: 511 }] };
    const placed: GameEvent = { type: 'placed', seat: 0, token: 256, kind: 11, square: at('h8') };
    expect(mayBe(bomb, step, 'h9')).toBe('K');
    expect(mayBe(bomb, [...step, placed], 'h9')).toBe('XNLPSK');
  });

  it('counts no prisoner before he was put away', () => {
    const events = [turn(1), moved('g2', 'g2', 'f1'), removed(0, 'g9', 'g9', 8), turn(0)];
    const put: GameEvent = { type: 'returned', token: at('h7'), kind: 9, square: at('f2'), seat: 0, army: 0 };
    // e1 g1 and so on do not matter: f2 and g1 are the corners
    expect(mayBe(viewOf(['f1:g2'], ['g1', 'f2:h7']), [...events, put], 'g2')).toBe('XNLPSK');
    expect(mayBe(viewOf(['f1:g2'], ['g1', 'f2:h7']), events, 'g2')).toBe('K');
  });

  it('takes all steps together', () => {
    const events = [turn(1), moved('h9', 'h9', 'h7'), turn(0), turn(1), moved('h9', 'h7', 'g6'), turn(0)];
    expect(mayBe(viewOf(['g6:h9']), events, 'h9')).toBe('XNLPS');
    const king = [turn(1), moved('h9', 'h9', 'g8'), turn(0), turn(1), moved('h9', 'g8', 'g7'), turn(0)];
    expect(mayBe(viewOf(['g7:h9']), king, 'h9')).toBe('XNLPSK');
  });

  it('is no length where a piece goes aside for a prisoner', () => {
    const put: GameEvent = { type: 'returned', token: at('h4'), kind: 8, square: at('e15'), seat: 0, army: 0 };
    const events = [turn(1), moved('e15', 'e15', 'e12'), put, turn(0)];
    expect(told(viewOf(['e12:e15'], ['e15:h4']), events)).toEqual({ may: { [at('e15')]: ANYBODY }, ties: [] });
  });
});

describe('a turn that goes on', () => {
  const step = (id: string): GameEvent => moved(id, id, `${id.charAt(0)}9`);
  const now = (...files: readonly string[]): readonly string[] => files.map((file) => `${file}9:${file}10`);

  it('of two steps ties two that are Footmen or Archers', () => {
    expect(told(viewOf([...now('f', 'h'), 'j10']), [turn(1), step('f10'), step('h10'), turn(0)])).toEqual({
      may: { [at('f10')]: 'FA', [at('h10')]: 'FA', [at('j10')]: ANYBODY },
      ties: [[at('f10'), at('h10')]],
    });
  });

  it('of three acts is one of Footmen', () => {
    const events = [turn(1), step('f10'), step('h10'), step('j10'), turn(0)];
    expect(told(viewOf(now('f', 'h', 'j')), events)).toEqual({
      may: { [at('f10')]: 'F', [at('h10')]: 'F', [at('j10')]: 'F' },
      ties: [],
    });
  });

  it.each([
    ['a Footman’s attack', 0, 'F'],
    ['an Archer’s shot', 3, 'A'],
  ])('with %s tells who steps', (_what, kind, letter) => {
    const fight: readonly GameEvent[] =
      kind === 3
        ? [{ type: 'struck', from: at('h10'), square: at('h7') }, called(1, 3), called(0, 4)]
        : [called(1, 0), called(0, 4)];
    const result: GameEvent = {
      type: 'fought',
      from: at('h10'),
      square: at('h7'),
      attack: 5,
      defence: 6,
      helpers: [],
      beaten: false,
    };
    const events = [turn(1), ...fight, result, step('f10'), turn(0)];
    expect(told(viewOf(now('f'), ['h7'], { h10: kind }), events)).toEqual({ may: { [at('f10')]: letter }, ties: [] });
  });

  it('does not take the way of who won for a step', () => {
    const fought: GameEvent = {
      type: 'fought',
      from: at('h10'),
      square: at('h9'),
      attack: 6,
      defence: 4,
      helpers: [],
      beaten: true,
    };
    const events = [
      turn(1),
      called(1, 4),
      called(0, 2),
      fought,
      removed(0, 'h7', 'h9', 2),
      moved('h10', 'h10', 'h9'),
      turn(0),
    ];
    expect(told(viewOf(['f10'], [], { 'h9:h10': 4 }), events).may).toEqual({ [at('f10')]: ANYBODY });
  });

  it('is settled when one of both becomes known, standing or fallen', () => {
    const events = [turn(1), step('f10'), step('h10'), turn(0)];
    expect(told(viewOf(now('f'), [], { 'h9:h10': 3 }), events)).toEqual({ may: { [at('f10')]: 'A' }, ties: [] });
    const fallen = [...events, removed(1, 'h10', 'h9', 0), turn(1)];
    expect(told(viewOf(now('f')), fallen)).toEqual({ may: { [at('f10')]: 'F' }, ties: [] });
  });

  it('is one with another of the same piece: more than there are Archers are Footmen', () => {
    const back = moved('h10', 'h9', 'h10');
    const events = [turn(1), step('f10'), step('h10'), turn(0), turn(1), back, step('j10'), turn(0)];
    expect(told(viewOf([...now('f'), 'h10', ...now('j')]), events)).toEqual({
      may: { [at('f10')]: 'F', [at('h10')]: 'F', [at('j10')]: 'F' },
      ties: [],
    });
  });

  it('is seen from the question, too', () => {
    const events = [turn(1), step('f10'), turn(0)];
    const main = (rows: number, seat = 1): Asked => ({ rows, seat, kind: 'main' });
    expect(told(viewOf(now('f')), events, [main(1)])).toEqual({ may: { [at('f10')]: ANYBODY }, ties: [] });
    expect(told(viewOf(now('f')), events, [main(1), main(2)])).toEqual({ may: { [at('f10')]: 'FA' }, ties: [] });
    // the own question afterwards, and others in between, say nothing
    const others: readonly Asked[] = [main(1), { rows: 2, seat: 0, kind: 'pick' }, main(3, 0)];
    expect(told(viewOf(now('f')), events, others).may[at('f10')]).toBe(ANYBODY);
    // asked a third time: no Archer would be
    const two = [turn(1), step('f10'), step('h10'), turn(0)];
    expect(told(viewOf(now('f', 'h')), two, [main(1), main(2), main(3)]).may).toEqual({
      [at('f10')]: 'F',
      [at('h10')]: 'F',
    });
  });

  it('is none of a Spy, who goes home, or brings somebody along', () => {
    const look: readonly GameEvent[] = [
      { type: 'shown', token: at('h10'), kind: 9 },
      moved('h10', 'h10', 'h8'),
      { type: 'looked', seat: 1, token: at('h8'), kind: null },
      moved('h10', 'h8', 'e13'),
    ];
    expect(told(viewOf(['f10'], ['h8'], { 'e13:h10': 9 }), [turn(1), ...look, turn(0)])).toEqual({
      may: { [at('f10')]: ANYBODY },
      ties: [],
    });
  });
});
