/**
 * Standing orders at the referee: which use they choose, by the words of the task (B10): the cheapest use that turns the fight,
 * as far as the seat knows; and that nobody is asked, or sees anything of it, where two share the screen.
 */
import { describe, expect, it } from 'vitest';
import type { SeatOrders } from '../../src/contract/orders';
import { legendsOrders } from '../../src/games/legends/orders';
import { DELAY, ORDERED_DELAY } from '../../src/worker/referee/constant-delay';
import { faultOf, must } from './support/must';
import {
  answersOf,
  type Battle,
  choose,
  GROUND,
  ordersSession,
  played,
  requestOf,
  standing,
  textsOf,
} from './support/ordered';
import type { TestSession } from './support/session';

// by number: 8 Srik (7, an elf), 11 High Elf (6; +1 to an elf next to it, once a turn), 5 Lockin Elves (8; sacrifice it: +2),
// 84 Dancing Sword (5; sacrifice it: +2); 144 Renil (7), 147 Keelian (6), 108 Girr (8), 105 Namhel (9), 113 Golladus (6)
const HIGH_ELF = '11.1';
const LOCKIN = '5.1';
const SWORD = '84.1';
const SWORD_KIND = 84;

/** Srik attacks what stands on d5, with helpers beside it. */
const attack = (foe: number, helpers: Battle['pieces']): Battle => ({
  pieces: { d4: [8, 0], d5: [foe, 1], h5: [150, 1], ...helpers },
});

describe('a use that turns the fight', () => {
  it('is chosen where the fight would be even or lost as it stands', async () => {
    // 7 against 7: even; +1 wins
    const even = await played(attack(144, { c5: [11, 0] }), 'd4-d5');
    expect(await answersOf(even, 0)).toEqual(['d4-d5', 'c5.1>d5']);
    expect(await standing(even)).toMatchObject({ d5: 8, c5: 11 });
    // 7 against 8: lost; +1 makes it even
    const lost = await played(attack(108, { c5: [11, 0] }), 'd4-d5');
    expect(await answersOf(lost, 0)).toEqual(['d4-d5', 'c5.1>d5']);
    expect((await standing(lost))['d5']).toBeUndefined();
  });

  it('is none where the fight is won as it stands, or stays as it is', async () => {
    // 7 against 6
    const won = await played(attack(147, { c5: [11, 0] }), 'd4-d5');
    expect(await answersOf(won, 0)).toEqual(['d4-d5', 'pass']);
    // 7 + 1 against 9
    const stays = await played(attack(105, { c5: [11, 0] }), 'd4-d5');
    expect(await answersOf(stays, 0)).toEqual(['d4-d5', 'pass']);
    expect(await standing(stays)).toMatchObject({ d5: 105, c5: -1 });
  });

  it('is not even looked for where the fight is won as it stands', async () => {
    let guesses = 0;
    const worth: typeof legendsOrders.worth = (before, after) => {
      guesses += 1;
      return legendsOrders.worth(before, after);
    };
    const counted = async (foe: number): Promise<number> => {
      guesses = 0;
      await played(attack(foe, { c5: [11, 0] }), 'd4-d5', [], { ...legendsOrders, worth });
      return guesses;
    };
    // passing alone is tried against Keelian (6), the boost as well against Namhel (9)
    const won = await counted(147);
    expect(won).toBeGreaterThan(0);
    expect(await counted(105)).toBe(2 * won);
  });

  it('is the cheapest: what spends no piece before what does, then the least strength given up', async () => {
    const all = { [HIGH_ELF]: 'turn', [LOCKIN]: 'turn', [SWORD]: 'turn' } as const;
    const helpers = { c5: [11, 0], e5: [5, 0], d6: [84, 0] };
    expect(await answersOf(await played(attack(144, helpers), 'd4-d5', [all]), 0)).toContain('c5.1>d5');
    // 7 + 1 is not better than lost against 9, 7 + 2 is: the Sword (5) rather than the Elves (8)
    expect(await answersOf(await played(attack(105, helpers), 'd4-d5', [all]), 0)).toContain('d6.1>d5');
    const elves = await played(attack(105, helpers), 'd4-d5', [{ ...all, [SWORD]: 'never' }]);
    expect(await answersOf(elves, 0)).toContain('e5.1>d5');
  });

  it('is by a piece that is revealed rather than by one that would show itself', async () => {
    const helpers = { c5: [11, 0], e5: [11, 0, 'shown'] };
    expect(await answersOf(await played(attack(144, helpers), 'd4-d5'), 0)).toContain('e5.1>d5');
  });

  it('is none of a piece that is spent, or of a castle, where nothing was ordered', async () => {
    const spends = await played(attack(144, { e5: [5, 0] }), 'd4-d5');
    expect(await answersOf(spends, 0)).toEqual(['d4-d5', 'pass']);
    // Golladus (6, a titan) attacks Loovius (6) beside Titan Castle, which could give it 1 more
    const castle = { pieces: { d5: [113, 1], d4: [45, 0], c4: [135, 1], a8: [12, 0] }, turn: 1 };
    expect(await answersOf(await played(castle, 'd5-d4'), 1)).toEqual(['d5-d4', 'pass']);
    expect(await answersOf(await played(castle, 'd5-d4', [null, { '135.1': 'turn' }]), 1)).toContain('c4.1>d4');
  });

  it('answers for the side that is attacked as well', async () => {
    // Renil attacks Srik: 7 against 7, the High Elf makes it 8
    const battle = { pieces: { d5: [144, 1], d4: [8, 0], c4: [11, 0], a8: [12, 0] }, turn: 1 };
    const session = await played(battle, 'd5-d4');
    expect(await answersOf(session, 0)).toEqual(['c4.1>d4']);
    expect(await standing(session)).toMatchObject({ d4: 8 });
  });
});

describe('triggers that may be left', () => {
  it('destroy what is stronger, unless it was ordered never to', async () => {
    // Helliton (1) may destroy King Migol (9), whom it attacks
    const battle = { pieces: { d5: [196, 1], d4: [3, 0], a8: [12, 0] }, turn: 1 };
    expect(await standing(await played(battle, 'd5-d4'))).toMatchObject({ d4: 196 });
    expect(await standing(await played(battle, 'd5-d4', [null, { '196.2': 'never' }]))).toMatchObject({ d4: 3 });
  });

  it('are used outside of fights where the own side has more on the board, and places are chosen without asking', async () => {
    // the Lord of the Dead (9) beats a Loovius and may bring a zombie back to a marsh
    const terrain = [...GROUND.slice(1), 'ppmmpppp'];
    const battle = { pieces: { d5: [140, 1], d4: [45, 0], a8: [12, 0] }, turn: 1, terrain, fallen: { 1: [158] } };
    const session = await played(battle, 'd5-d4');
    expect(session.notices.at(-1)?.person).toBe(0);
    expect(Object.values(await standing(session))).toContain(158);
  });

  it('are used where they tell of pieces that were not known', async () => {
    // the Lord of Eagles flies over a hidden piece
    const battle = { pieces: { d3: [78, 0], d4: [144, 1], h5: [150, 1] } };
    const session = await played(battle, 'd3.2>d5');
    expect(await standing(session)).toMatchObject({ d4: 144, d5: 78 });
  });
});

describe('two at one screen', () => {
  const battle = attack(144, { c5: [11, 0] });

  it('are asked nothing: one choice makes one notice, and it comes after the same time', async () => {
    for (const foe of [144, 147, 105]) {
      const session = ordersSession();
      must(await session.referee.start(requestOf(attack(foe, { c5: [11, 0] }))));
      const before = session.notices.length;
      const { version } = must(await session.referee.look(0, 0));
      const chosen = session.referee.choose(0, version, (await textsOf(session, 0)).indexOf('d4-d5'));
      await session.clock.pass(ORDERED_DELAY - 1);
      expect(session.notices).toHaveLength(before);
      await session.clock.pass(1);
      must(await chosen);
      expect(session.notices).toHaveLength(before + 1);
      expect(session.notices.at(-1)).toMatchObject({ person: 1, version: version + 1 });
    }
  });

  it('are told their own orders and nobody else’s, which are kept in a save and told by no record', async () => {
    const session = await played(battle, 'd4-d5', [{ [LOCKIN]: 'turn' }, { '150.1': 'never' }]);
    const { referee } = session;
    expect(must(await referee.look(0, 0)).orders).toEqual({ standing: true, of: { [LOCKIN]: 'turn' } });
    expect(must(await referee.look(1, 0)).orders).toEqual({ standing: true, of: { '150.1': 'never' } });
    expect(must(await referee.look(8, 0)).orders).toBeNull();
    expect(JSON.stringify(must(await referee.look(1, 0)))).not.toContain(LOCKIN);
    const save = must(await referee.save());
    const other = ordersSession();
    must(await other.referee.load(save));
    expect(must(await other.referee.look(0, 0)).orders).toEqual({ standing: true, of: { [LOCKIN]: 'turn' } });
    expect(must(await other.referee.save())).toBe(save);
    must(await referee.resign(0));
    const clear = must(await referee.exportRecord());
    expect(clear).toContain('[Orders {"standing":true,"seats":[],"lines":[]}]');
    expect(clear).not.toMatch(/"5\.1"|150\.1/);
    const unfinished = clear.replace(/\[Result .*\]\n/, '').replace('resign@0\n', '');
    must(await other.referee.load(unfinished));
    expect(must(await other.referee.look(1, 0)).orders).toEqual({ standing: true, of: {} });
  });

  it('give orders that are read strictly', async () => {
    const { referee } = await played(battle, 'd4-d5');
    expect(faultOf(await referee.order(0, { 'a b': 'turn' }))).toMatchObject({ code: 'bad-request', at: 'orders' });
    expect(faultOf(await referee.order(0, { '5.1': 'maybe' as 'ask' }))).toMatchObject({ at: 'orders.5.1' });
    expect(faultOf(await referee.order(null, {})).at).toBe('seat');
    expect(faultOf(await referee.order(7, {})).at).toBe('seat');
    expect(must(await referee.look(0, 0)).orders).toEqual({ standing: true, of: {} });
  });

  it('undo what they chose themselves, never what orders answered', async () => {
    const pieces = { d4: [8, 0, 'shown'], d5: [144, 1, 'shown'], h5: [150, 1], c5: [11, 0, 'shown'] };
    const session = await played({ pieces }, 'd4-d5');
    expect(await answersOf(session, 0)).toEqual(['d4-d5', 'c5.1>d5']);
    const other = ordersSession();
    must(await other.referee.load(must(await session.referee.save())));
    for (const { referee } of [session, other]) {
      expect(must(await referee.look(0, 0)).canUndo).toBe(true);
      must(await referee.undo(0));
      expect(must(await referee.look(0, 0)).decision?.key).toBe('legends.main');
      expect(must(await referee.replay(0))).toHaveLength(1);
    }
  });

  it('are asked everything where they want it, and orders do not count then', async () => {
    const every = { ...battle, standing: false, asks: 'always' } as const;
    const session = await played(every, 'd4-d5');
    expect(faultOf(await session.referee.order(0, {})).at).toBe('seat');
    expect(must(await session.referee.look(0, 0)).orders).toBeNull();
    const asked: number[] = [];
    for (let step = 0; step < 2; step++) {
      const seat = session.notices.at(-1)?.person ?? -1;
      asked.push(seat);
      await choose(session, seat, 'pass');
    }
    expect(asked).toEqual([0, 1]);
  });
});

describe('no more in this fight', () => {
  // 113 Golladus (6) beside Titan Castle, once a turn +1; Wheel of Energy (134) beside it: sacrifice it, +1
  const pieces = { d4: [8, 0], d5: [113, 1], c5: [11, 0], e5: [135, 1], d6: [134, 1], c6: [150, 1] };
  const every = { pieces, standing: false, asks: 'always' } as const;

  it('passes in this and all later questions of the fight; the other side is asked on', async () => {
    const session = await played(every, 'd4-d5');
    const { referee } = session;
    expect(session.notices.at(-1)?.person).toBe(0);
    must(await referee.waive(0, must(await referee.look(0, 0)).version));
    // the defender boosts twice; the attacker, who could answer, is not asked in between
    expect(session.notices.at(-1)?.person).toBe(1);
    await choose(session, 1, 'e5.1>d5');
    expect(session.notices.at(-1)?.person).toBe(1);
    await choose(session, 1, 'd6.1>d5');
    expect(session.notices.at(-1)?.person).toBe(1);
    await choose(session, 1, 'pass');
    expect(await answersOf(session, 0)).toEqual(['d4-d5', 'pass', 'pass', 'pass']);
  });

  /** Passes what is asked until somebody may move; gives who. */
  const untilMoves = async (session: TestSession): Promise<number> => {
    for (let step = 0; step < 6; step++) {
      const seat = session.notices.at(-1)?.person ?? -1;
      if (must(await session.referee.look(seat, 0)).decision?.kind === 'main') return seat;
      await choose(session, seat, 'pass');
    }
    throw new Error('nobody may move');
  };

  it('ends with the fight, and is refused outside of fights', async () => {
    const session = await played(every, 'd4-d5');
    const { referee } = session;
    must(await referee.waive(0, must(await referee.look(0, 0)).version));
    await choose(session, 1, 'pass');
    const next = await untilMoves(session);
    expect(next).toBe(1);
    expect(faultOf(await referee.waive(1, must(await referee.look(1, 0)).version)).code).toBe('bad-request');
    await choose(session, 1, 'c6-c5');
    await choose(session, 1, 'pass');
    expect(session.notices.at(-1)?.person).toBe(0);
    expect(must(await referee.look(0, 0)).decision?.key).toBe('legends.window');
  });
});

const CURSED = 38;
// 59 Urgwaine's Knights (8; sacrifice it: +2 to a paladin next to it), 35 Sir Urgwaine (a paladin)
describe('a use that passes the fight by', () => {
  const KNIGHTS = '59.1';
  const apart = { ...attack(144, { b5: [59, 0], b6: [35, 0] }), alone: true };

  const asked = async (battle: Battle, orders: SeatOrders = {}): Promise<string | undefined> => {
    const session = await played(battle, 'd4-d5', [orders]);
    return must(await session.referee.look(0, 0)).decision?.key;
  };

  it('is passed for the player who asked for nothing, or to be asked where it matters', async () => {
    expect(await asked(apart)).toBeUndefined();
    expect(await asked(apart, { [KNIGHTS]: 'ask' })).toBeUndefined();
    const passed = await played(apart, 'd4-d5', [{}]);
    expect(await answersOf(passed, 0)).toEqual(['d4-d5', 'pass']);
  });

  it('is asked about where the player wants to be asked always', async () => {
    expect(await asked(apart, { [KNIGHTS]: 'always' })).toBe('legends.window');
    expect(await asked({ ...apart, asks: 'always' })).toBe('legends.window');
  });

  it('is asked about beside one that reaches the fight', async () => {
    // the Dancing Sword could give its strength to Srik
    expect(await asked({ ...apart, pieces: { ...apart.pieces, d6: [SWORD_KIND, 0] } })).toBe('legends.window');
    // or only to Sir Urgwaine
    expect(await asked({ ...apart, pieces: { ...apart.pieces, a6: [SWORD_KIND, 0] } })).toBeUndefined();
  });

  it('is passed however many there are, where the same pieces would be given up for them', async () => {
    // 159 Bloodsucker: sacrifice a piece next to it to make it stronger
    const victims = ['a6', 'b6', 'c6', 'a7', 'a8', 'b8', 'c8'].map((square) => [square, [8, 0]] as const);
    const crowd = { ...Object.fromEntries(victims), b7: [159, 0], c7: [SWORD_KIND, 0], b5: [SWORD_KIND, 0] };
    expect(await asked({ ...attack(144, crowd), alone: true })).toBeUndefined();
    // Sir Gilbert leaves a Death Curse, which lasts
    expect(await asked({ ...attack(144, { ...crowd, a7: [CURSED, 0] }), alone: true })).toBe('legends.window');
  });

  it('is something lent to a fighter, unless it changes the fight', async () => {
    // Oppolifnas lends Flying; Electibra's Death Curse makes pieces with Flying stronger
    const lent = { ...attack(144, { c4: [137, 0] }), alone: true };
    expect(await asked(lent)).toBeUndefined();
    expect(await asked({ ...lent, curse: [71, 1] })).toBe('legends.window');
  });

  it('is a boost after the turn’s move, when nobody fights any more', async () => {
    const moves = async (helpers: Battle['pieces']): Promise<string | undefined> => {
      const pieces = { d4: [8, 0], h5: [150, 1], ...helpers };
      const session = await played({ pieces, alone: true, windows: 'full' }, 'd4-d5', [{}]);
      return must(await session.referee.look(0, 0)).decision?.key;
    };
    expect(await moves({ c5: [11, 0] })).toBeUndefined();
    // Fire Wall: sacrifice it to weaken an enemy next to it
    expect(await moves({ c5: [11, 0], g5: [168, 0] })).toBe('legends.window');
  });

  it('is asked about where whoever is sacrificed fights', async () => {
    // a Dancing Sword that attacks may go and strengthen another
    const own = { pieces: { d4: [84, 0], d5: [144, 1], c4: [35, 0], h5: [150, 1] }, alone: true };
    expect(await asked(own)).toBe('legends.window');
  });
});

describe('against the computer', () => {
  const alone = { ...attack(144, { c5: [11, 0], e5: [5, 0] }), alone: true };

  it('the player is asked where a power that could be used stands on ask, as all do at first', async () => {
    const asked = await played(alone, 'd4-d5', [{ [HIGH_ELF]: 'turn' }]);
    expect(must(await asked.referee.look(0, 0)).decision?.key).toBe('legends.window');
    const unasked = await played(alone, 'd4-d5', [{ [HIGH_ELF]: 'turn', [LOCKIN]: 'never' }]);
    expect(must(await unasked.referee.look(0, 0)).decision).toBeNull();
    expect(await answersOf(unasked, 0)).toContain('c5.1>d5');
  });

  it('an order that is given while the question stands open leaves it to the player, and counts from the next one', async () => {
    const session = await played(alone, 'd4-d5');
    const ordered = session.referee.order(null, { [HIGH_ELF]: 'never', [LOCKIN]: 'never' });
    await session.clock.pass(DELAY);
    must(await ordered);
    expect(await answersOf(session, 0)).toEqual(['d4-d5']);
    expect(must(await session.referee.look(0, 0)).decision?.key).toBe('legends.window');
  });
});
