/** The kinds of absurd answers, each from positions built for it, and what makes an answer none. */
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../support/harness/blunders/judge';
import { brings, NOTHING } from '../support/harness/blunders/kinds';
import { type Found, spread } from '../support/harness/blunders/positions';
import { blunderBook } from '../support/harness/legends/blunders';
import { answersOf, broughtBy, foundAt } from './support/absurd';

const SHOWN = 'shown';

describe('castles', () => {
  it('one that can be taken is passed over by everything else', () => {
    const near = { h7: [45, 0], h8: [169, 1, SHOWN] };
    const { texts } = foundAt(near);
    expect(answersOf('castle-passed-over', near)).toEqual(texts.filter((text) => text !== 'h7-h8'));
    expect(answersOf('castle-passed-over', { h7: [45, 0] })).toEqual([]);
  });

  it('one’s own is left where a known enemy can take it, not where nobody knows', () => {
    const beside = { d4: [45, 0], a2: [171, 1, SHOWN] };
    expect(answersOf('castle-left', beside)).toContain('d4-d5');
    expect(answersOf('castle-left', { d4: [45, 0], a2: [171, 1] })).toEqual([]);
    expect(answersOf('castle-left', { d4: [45, 0], a3: [171, 1, SHOWN] })).toEqual([]);
  });

  it('one’s own is offered by whoever steps out of a charge', () => {
    const shield = { a3: [45, 0], a6: [156, 1, SHOWN] };
    const answers = answersOf('castle-offered', shield);
    expect(answers).toContain('a3-b3');
    expect(answers).not.toContain('a3-a4');
  });

  it('one’s own is lost to a power that takes all around it, not to one that spares castles', () => {
    expect(answersOf('castle-lost', { g8: [166, 1], d4: [45, 0] }, { turn: 1 })).toEqual(['g8.1']);
    expect(answersOf('castle-lost', { d8: [166, 1], d4: [45, 0] }, { turn: 1 })).toEqual([]);
    expect(answersOf('castle-lost', { b2: [26, 0] })).toEqual([]);
  });
});

describe('attacks and moves', () => {
  it('a strong piece goes into a known trap; a weak one, a hidden trap and Dispel are nothing absurd', () => {
    expect(answersOf('known-trap', { d4: [45, 0], d5: [166, 1, SHOWN] })).toEqual(['d4-d5']);
    expect(answersOf('known-trap', { d4: [57, 0], d5: [166, 1, SHOWN] })).toEqual([]);
    expect(answersOf('known-trap', { d4: [45, 0], d5: [166, 1] })).toEqual([]);
    expect(answersOf('known-trap', { d4: [42, 0], d5: [166, 1, SHOWN] })).toEqual([]);
  });

  it('a piece attacks a shown stronger one', () => {
    expect(answersOf('attacked-stronger', { d4: [45, 0], d5: [171, 1, SHOWN] })).toEqual(['d4-d5']);
    expect(answersOf('attacked-stronger', { d4: [45, 0], d5: [171, 1] })).toEqual([]);
    expect(answersOf('attacked-stronger', { d4: [45, 0], d5: [154, 1, SHOWN] })).toEqual([]);
  });

  it('a piece walks up to a known stronger mover', () => {
    expect(answersOf('walked-into', { d4: [43, 0], d6: [171, 1, SHOWN] })).toEqual(['d4-d5']);
    expect(answersOf('walked-into', { d4: [1, 0], d6: [171, 1, SHOWN] })).toEqual([]);
    expect(answersOf('walked-into', { d4: [43, 0], d6: [171, 1] })).toEqual([]);
    // one that is there already can't walk into it
    expect(answersOf('walked-into', { d4: [43, 0], d5: [171, 1, SHOWN] })).toEqual([]);
  });

  it('sees how far known pieces reach: charges, two steps around a corner; who flies attacks nobody (R35)', () => {
    expect(answersOf('walked-into', { d4: [57, 0], c5: [45, 0], g5: [156, 1, SHOWN] })).toContain('d4-d5');
    expect(answersOf('walked-into', { d4: [57, 0], f5: [45, 0], g5: [156, 1, SHOWN] })).not.toContain('d4-d5');
    expect(answersOf('walked-into', { d4: [57, 0], f5: [45, 0], g5: [148, 1, SHOWN] })).not.toContain('d4-d5');
    expect(answersOf('walked-into', { d4: [57, 0], e6: [147, 1, SHOWN] })).toContain('d4-d5');
    expect(answersOf('walked-into', { d4: [57, 0], d6: [45, 0], e5: [45, 0], e6: [147, 1, SHOWN] })).not.toContain(
      'd4-d5',
    );
  });

  it('Dispel has a known spell beside it, and something else is done', () => {
    const near = { d4: [42, 0], d5: [166, 1, SHOWN] };
    const { texts } = foundAt(near);
    expect(answersOf('dispel-unused', near)).toEqual(texts.filter((text) => !text.endsWith('d5')));
    expect(answersOf('dispel-unused', { d4: [45, 0], d5: [166, 1, SHOWN] })).toEqual([]);
  });
});

describe('spending', () => {
  const attack = ['d4-d5'];

  it('a piece is given in a fight that is won without it, not in one that it turns', () => {
    const decided = { d4: [1, 0], c4: [5, 0], d5: [160, 1, SHOWN] };
    expect(answersOf('spent-decided', decided, {}, attack)).toEqual(['c4.1>d5']);
    const even = { d4: [1, 0], c4: [5, 0], d5: [171, 1, SHOWN] };
    expect(foundAt(even, {}, attack).texts).toContain('c4.1>d5');
    expect(answersOf('spent-decided', even, {}, attack)).toEqual([]);
  });

  it('strength goes to a bystander', () => {
    const idle = { g5: [159, 1], f5: [191, 1], d4: [45, 0] };
    expect(answersOf('lent-bystander', idle, { turn: 1 })).toEqual(['g5.1>f5']);
    const fighting = { d4: [1, 0], c4: [5, 0], d5: [171, 1, SHOWN] };
    expect(answersOf('lent-bystander', fighting, {}, attack)).toEqual([]);
  });

  it('a gift of movement goes to what can’t move', () => {
    const near = { g7: [137, 1], f7: [150, 1], d4: [45, 0] };
    expect(foundAt(near, { turn: 1 }).texts).toContain('g7.1>f7');
    expect(answersOf('lent-immobile', near, { turn: 1 })).toEqual(['g7.1>h8']);
  });

  it('a great piece is given for nothing, a small one may be', () => {
    const far = { d4: [45, 0] };
    expect(answersOf('much-for-little', { g5: [159, 1], f5: [171, 1], ...far }, { turn: 1 })).toEqual(['g5.1>f5']);
    expect(answersOf('much-for-little', { g5: [159, 1], f5: [195, 1], ...far }, { turn: 1 })).toEqual([]);
  });

  it('a Death Curse is given away: with its piece as a price, or in a fight that is lost', () => {
    const far = { d4: [45, 0] };
    expect(answersOf('curse-given', { g5: [159, 1], f5: [195, 1], ...far }, { turn: 1 })).toEqual(['g5.1>f5']);
    expect(answersOf('curse-given', { d4: [24, 0], d5: [171, 1, SHOWN] })).toEqual(['d4-d5']);
    expect(answersOf('curse-given', { d4: [57, 0], d5: [171, 1, SHOWN] })).toEqual([]);
  });
});

describe('exchanges', () => {
  const rest = { exchanges: [1, 2] };

  it('are wasted on anything but a castle in front, and by bringing it there', () => {
    const front = { a1: [45, 0], b1: [45, 0], a4: [67, 0], d8: [171, 1] };
    const { texts } = foundAt(front, rest);
    const answers = answersOf('exchange-wasted', front, rest);
    expect(texts.filter((text) => !answers.includes(text)).sort()).toEqual(['a1/a4', 'b1/a4']);
    const rear = { b1: [45, 0], a4: [43, 0], d8: [171, 1] };
    expect(answersOf('exchange-wasted', rear, rest)).toEqual(['a1/a4']);
  });
});

describe('what an answer brings', () => {
  it('nothing, where a piece just walks', () => {
    const { brought, without } = broughtBy('d4-d5', { d4: [43, 0], d7: [171, 1, SHOWN] });
    expect(brought).toEqual(NOTHING);
    expect(brings({}, brought, without)).toBe(false);
  });

  it('a kind that was hidden', () => {
    const { brought, without } = broughtBy('d4-d5', { d4: [45, 0], d5: [171, 1] });
    expect(brought.shown).toEqual([35]);
    expect(brought.gain).toBe(-6);
    expect(brings({}, brought, without)).toBe(true);
    expect(brings({ grave: true }, brought, without)).toBe(false);
  });

  it('a piece that was worth it, or a ten for a two', () => {
    const won = broughtBy('d4-d5', { d4: [45, 0], d5: [154, 1, SHOWN] });
    expect([won.brought.taken, won.brought.gain]).toEqual([4, 4]);
    expect(brings({}, won.brought, won.without)).toBe(true);
    expect(brings({}, { ...NOTHING, taken: 2, gain: -8 }, NOTHING)).toBe(false);
    expect(brings({}, { ...NOTHING, taken: 6, gain: 0 }, NOTHING)).toBe(true);
  });

  it('the own castle out of danger', () => {
    const beside = { b2: [1, 0], a2: [154, 1, SHOWN] };
    const { brought, without } = broughtBy('b2-a2', beside);
    expect(brought).toMatchObject({ freed: [0], saved: true });
    expect(brings({ grave: true }, brought, without)).toBe(true);
    expect(broughtBy('b2-b3', beside).brought.saved).toBe(false);
  });

  it('the match', () => {
    const { brought, without } = broughtBy('h7-h8', { h7: [45, 0], h8: [169, 1, SHOWN] });
    expect(brought.won).toBe(true);
    expect(brings({ grave: true }, brought, without)).toBe(true);
  });

  it('in a window no more than what comes without it', () => {
    const decided = { d4: [1, 0], c4: [5, 0], d5: [160, 1, SHOWN] };
    const { brought, without } = broughtBy('c4.1>d5', decided, {}, ['d4-d5']);
    expect(without.gain).toBe(2);
    expect(brought.gain).toBe(2 - 8);
    expect(brings({}, brought, without)).toBe(false);
  });
});

describe('the judge', () => {
  const values = (...all: readonly number[]) => new Map(all.map((value, at) => [at, value]));

  it('takes a favourite’s worth from the search that did not choose it', () => {
    const verdict = verdictOf(values(0.5, 0.7, 0.5), values(0.5, 0.5, 0.6), 0);
    expect(verdict).toMatchObject({ better: 1, value: 0.5 });
    // the first search gives the second's favourite 0.5, and the other way round
    expect(verdict?.best).toBeCloseTo(0.5);
  });

  it('finds what both prefer', () => {
    const verdict = verdictOf(values(0.4, 0.6), values(0.5, 0.6), 0);
    expect(verdict?.value).toBeCloseTo(0.45);
    expect(verdict?.best).toBeCloseTo(0.6);
    expect(verdictOf(values(0.4, 0.6), values(0.5, 0.6), 2)).toBeNull();
  });
});

describe('positions of a match', () => {
  const [common, rare] = blunderBook.kinds;
  if (common === undefined || rare === undefined) throw new Error('two kinds');
  const { found } = foundAt({ d4: [45, 0] });
  const at = (n: number, ...kinds: readonly (typeof common)[]): Found => ({
    ...found,
    played: [n],
    tempting: new Map(kinds.map((kind) => [kind, [0]])),
  });

  it('are spread over it, rare kinds first', () => {
    const all = [at(0, common), at(1, common, rare), at(2, common), at(3, common), at(4, common), at(5, rare)];
    const some = spread(all, 2, new Map([[common.name, 5]]));
    expect(some.map(({ played }) => played[0])).toEqual([1, 5]);
    expect(spread(all, 99, new Map())).toEqual(all);
    expect(spread([], 3, new Map())).toEqual([]);
  });
});
