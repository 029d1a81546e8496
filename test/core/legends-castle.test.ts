/** What a castle's fall tells before the match is over, and what is left of it then (LEGENDS.md, Rows; R43, R53, R78–R81, R130). */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { KEYWORDS } from '../../src/games/legends/language';
import { APPLIED_LEARNED, APPLIED_OVER } from '../../src/worker/layout/core';
import { type Build, Core } from './legends-load';

type Json = Readonly<Record<string, unknown>>;

/** Srik and Murkis have strength 7, Wannok 6, Marr and Dumes 3, Akillon 7 and Berserk. */
const SRIK = 8;
const MURKIS = 146;
const MARR = 122;
const DUMES = 123;
const AKILLON = 110;
const WANNOK = 13;
/** Good castles, then evil ones. */
const TOWER = 33;
const FORTRESS = 34;
const TITAN = 135;
const OGRE = 136;

const square = (text: string, width: number): number =>
  text.charCodeAt(0) - 'a'.charCodeAt(0) + (Number(text.slice(1)) - 1) * width;
const on8 = (text: string): number => square(text, 8);
const on16 = (text: string): number => square(text, 16);

const stand = (build: Build, pieces: Json, more: Json = {}): Core => {
  const core = new Core(build);
  core.position({ terrain: Array.from({ length: 8 }, () => 'p'.repeat(8)), pieces, turn: 0, ...more });
  return core;
};
const standTeams = (pieces: Json, more: Json = {}): Core => {
  const core = new Core('legends.wide');
  core.position({ seats: 4, terrain: Array.from({ length: 8 }, () => 'p'.repeat(16)), pieces, turn: 0, ...more });
  return core;
};
const told = (core: Core, viewer = 9): readonly GameEvent[] => core.rows(viewer).map(({ event }) => event);

const moved = (token: number, from: number, to: number): GameEvent => ({ type: 'moved', token, from, to });
const shown = (token: number, kind: number): GameEvent => ({ type: 'shown', token, kind });
const used = (token: number, seat: number, power: number, keyword: number | null): GameEvent => ({
  type: 'used',
  token,
  seat,
  power,
  keyword,
});
const fallen = (seat: number, token: number, kind: number, where: number): GameEvent => ({
  type: 'removed',
  seat,
  token,
  kind,
  square: where,
  cause: 'fight',
});
const over = (...winners: readonly number[]): GameEvent => ({ type: 'over', reason: 'castle', winners });

/** Seat 0's Srik on d4, seat 1's castle on d5. */
const FACING: Json = { a1: [TOWER, 0], d4: [SRIK, 0], d5: [TITAN, 1], h8: [MARR, 1] };
const [D4, D5] = [on8('d4'), on8('d5')];
const ENTERS = moved(D4, D4, D5);
const FALLS = fallen(1, D5, TITAN, D5);

describe.each(['legends', 'legends.wide'] as const)('an attacked castle of two seats (%s)', (build) => {
  it('is shown after its attacker, and falls before the match is over', () => {
    const core = stand(build, FACING);
    expect(core.play('d4-d5')).toBe(APPLIED_LEARNED | APPLIED_OVER);
    expect(core.rows()).toEqual(
      [ENTERS, shown(D4, SRIK), shown(D5, TITAN), FALLS, over(0)].map((event) => ({ mask: 511, event })),
    );
    for (const viewer of [0, 1, 8]) expect(told(core, viewer)).toEqual(told(core));
  });

  it('is not shown a second time, nor is its attacker; where both were, nobody has learned anything', () => {
    const attacker = { d4: [SRIK, 0, 'shown'] };
    const castle = { d5: [TITAN, 1, 'shown'] };
    const known = stand(build, { ...FACING, ...attacker });
    expect(known.play('d4-d5')).toBe(APPLIED_LEARNED | APPLIED_OVER);
    expect(told(known)).toEqual([ENTERS, shown(D5, TITAN), FALLS, over(0)]);
    const found = stand(build, { ...FACING, ...castle });
    expect(found.play('d4-d5')).toBe(APPLIED_LEARNED | APPLIED_OVER);
    expect(told(found)).toEqual([ENTERS, shown(D4, SRIK), FALLS, over(0)]);
    const both = stand(build, { ...FACING, ...attacker, ...castle });
    expect(both.play('d4-d5')).toBe(APPLIED_OVER);
    expect(told(both)).toEqual([ENTERS, FALLS, over(0)]);
  });

  it('is shown to all where one seat alone has looked at it', () => {
    const core = stand(build, { ...FACING, d5: { piece: TITAN, army: 1, seat: 1, shown: false, lookedBy: [0] } });
    expect(core.play('d4-d5')).toBe(APPLIED_LEARNED | APPLIED_OVER);
    expect(told(core)).toEqual([ENTERS, shown(D4, SRIK), shown(D5, TITAN), FALLS, over(0)]);
  });

  it('lies in its army’s heap, the last to have fallen, and the attacker alone stands on the space', () => {
    const core = stand(build, FACING, { fallen: { 0: [11], 1: [MURKIS] } });
    core.play('d4-d5');
    for (const viewer of [9, 0, 1, 8]) {
      const { tokens, heaps, lists, result } = core.see(viewer);
      expect(tokens.filter((token) => token.square === D5)).toEqual([
        { id: D4, square: D5, seat: 0, kind: SRIK, shownTo: 511 },
      ]);
      expect(tokens.map(({ id }) => id)).not.toContain(D5);
      expect(heaps.map(({ seat, kinds }) => [seat, kinds])).toEqual([
        [0, [11]],
        [1, [MURKIS, TITAN]],
      ]);
      expect(lists['fallen']).toEqual([256, 257, D5]);
      expect(result).toMatchObject({ winners: [0], reason: 'castle' });
    }
  });

  it('leaves nothing under way: nobody is asked, no curse begins or ends, whatever the options are', () => {
    const options = { windows: 'full', asks: 'always', lists: 'closed' };
    // 12 waits for a fallen piece, and Strangling Vines would destroy when it ends
    const core = stand(build, { ...FACING, c4: [12, 0], e5: [12, 0] }, { options, curse: [22, 0] });
    core.play('d4-d5');
    expect(told(core)).toEqual([ENTERS, shown(D4, SRIK), shown(D5, TITAN), FALLS, over(0)]);
    expect(core.calls.askedSeat()).toBe(-1);
    expect(core.calls.choiceCount()).toBe(0);
    const { lists, counters } = core.see();
    expect(lists).toMatchObject({ fight: [], strike: [], stack: [], curses: [256, 22, 0, 0] });
    expect(counters).toMatchObject({ window: -1, passes: 0 });
  });

  it('leaves a state that its views and its snapshot make again', () => {
    const [core, other] = [stand(build, FACING, { curse: [22, 0] }), new Core(build)];
    core.play('d4-d5');
    for (const viewer of [9, 0]) {
      expect(other.fill(core.view(viewer), viewer === 9 ? [0] : [1, MARR])).toBe(0);
      expect(other.hash()).toBe(core.hash());
      expect(other.view()).toEqual(core.view());
    }
    expect(other.restore(core.snapshot())).toBe(0);
    expect(other.hash()).toBe(core.hash());
    expect(other.snapshot()).toEqual(core.snapshot());
  });

  it('is lost for its own side where that has attacked it, by a step or by Charge', () => {
    const pieces: Json = { a1: [TOWER, 0], b1: [SRIK, 0], d5: [TITAN, 1], h8: [MARR, 1] };
    const near = stand(build, { ...pieces, d6: [DUMES, 1] }, { turn: 1 });
    near.play('d6-d5');
    const [D6, D8] = [on8('d6'), on8('d8')];
    expect(told(near)).toEqual([moved(D6, D6, D5), shown(D6, DUMES), shown(D5, TITAN), FALLS, over(0)]);
    expect(near.see().heaps.map(({ kinds }) => kinds)).toEqual([[], [TITAN]]);
    const far = stand(build, { ...pieces, d8: [DUMES, 1] }, { turn: 1 });
    far.play('d8.2>d5');
    const charges = used(D8, 1, 2, KEYWORDS.indexOf('charging'));
    expect(told(far)).toEqual([shown(D8, DUMES), charges, moved(D8, D8, D5), shown(D5, TITAN), FALLS, over(0)]);
  });

  it('falls to a captured piece of its own army', () => {
    const captured = { piece: SRIK, army: 0, seat: 1, shown: true };
    const core = stand(build, { a1: [TOWER, 0], b1: [WANNOK, 0], a2: captured, h8: [TITAN, 1] }, { turn: 1 });
    core.play('a2-a1');
    expect(told(core)).toEqual([moved(8, 8, 0), shown(0, TOWER), fallen(0, 0, TOWER, 0), over(1)]);
    expect(core.see().heaps.map(({ kinds }) => kinds)).toEqual([[TOWER], []]);
  });

  it('falls to what Berserk demands as well', () => {
    const core = stand(build, { c5: [TOWER, 0], d5: [WANNOK, 0], d6: [AKILLON, 1], h8: [TITAN, 1] }, { turn: 1 });
    core.play('d6-d5');
    const [C5, D6] = [on8('c5'), on8('d6')];
    const rages = used(D6, 1, 1, KEYWORDS.indexOf('berserk'));
    const rows = told(core).slice(-5);
    expect(rows).toEqual([rages, moved(D6, D5, C5), shown(C5, TOWER), fallen(0, C5, TOWER, C5), over(1)]);
    expect(told(core).filter(({ type }) => type === 'removed')).toHaveLength(2);
  });

  it('decides the match also where its side has another, which stays hidden', () => {
    const core = stand(build, { ...FACING, h7: [OGRE, 1] });
    core.play('d4-d5');
    expect(told(core)).toEqual([ENTERS, shown(D4, SRIK), shown(D5, TITAN), FALLS, over(0)]);
    expect(core.see(0).tokens.find(({ id }) => id === on8('h7'))).toMatchObject({ seat: 1, kind: null });
  });
});

describe('a castle attacked in teams', () => {
  const [A1, A2] = [on16('a1'), on16('a2')];
  const FIELD: Json = { a1: [TOWER, 0], a8: [TITAN, 1], d8: [MARR, 1], m8: [MARR, 3], d1: [SRIK, 0], m1: [SRIK, 2] };

  it('falls alike when it is its side’s last', () => {
    const core = standTeams({ ...FIELD, a2: [MURKIS, 1] }, { turn: 1 });
    expect(core.play('a2-a1')).toBe(APPLIED_LEARNED | APPLIED_OVER);
    const rows = [moved(A2, A2, A1), shown(A2, MURKIS), shown(A1, TOWER), fallen(0, A1, TOWER, A1), over(1, 3)];
    for (const viewer of [9, 0, 1, 2, 3, 8]) expect(told(core, viewer)).toEqual(rows);
    expect(core.see().tokens.filter(({ square: where }) => where === A1)).toMatchObject([{ id: A2, seat: 1 }]);
    expect(core.see().heaps.map(({ kinds }) => kinds)).toEqual([[TOWER], [], [], []]);
  });

  it('is its side’s loss where Dumes takes it', () => {
    const [A7, A8] = [on16('a7'), on16('a8')];
    const core = standTeams({ ...FIELD, a7: [DUMES, 1] }, { turn: 1 });
    core.play('a7-a8');
    expect(told(core)).toEqual([
      moved(A7, A7, A8),
      shown(A7, DUMES),
      shown(A8, TITAN),
      fallen(1, A8, TITAN, A8),
      over(0, 2),
    ]);
  });

  it('lies in the heap of the army that brought it, whoever held it', () => {
    const held = { piece: FORTRESS, army: 2, seat: 1, shown: true };
    const { a8: _none, ...rest } = FIELD;
    const core = standTeams({ ...rest, d5: held, d4: [SRIK, 0, 'shown'] });
    expect(core.play('d4-d5')).toBe(APPLIED_OVER);
    const [from, to] = [on16('d4'), on16('d5')];
    expect(told(core)).toEqual([moved(from, from, to), fallen(2, to, FORTRESS, to), over(0, 2)]);
    expect(core.see().heaps.map(({ kinds }) => kinds)).toEqual([[], [], [FORTRESS], []]);
  });
});

describe('the rows before the end name the castle that was lost', () => {
  const ends = (core: Core): readonly string[] =>
    told(core).flatMap((event) => {
      switch (event.type) {
        case 'shown':
          return [`shown ${event.kind}`];
        case 'controlled':
          return [`controlled ${event.token} by ${event.seat}`];
        case 'removed':
          return [`removed ${event.kind} by ${event.cause}`];
        case 'over':
          return [`over ${event.winners.join()}`];
        default:
          return [];
      }
    });

  it('when it is captured, hidden or not', () => {
    // Parasitix, 189, has an opponent give up a piece: the castle is all that there is
    const pieces = (castle: Json | readonly unknown[]): Json => ({ a1: castle, d4: [189, 1], h8: [TITAN, 1] });
    const hidden = stand('legends', pieces([TOWER, 0]), { turn: 1 });
    hidden.play('d4.1');
    expect(ends(hidden)).toEqual(['shown 189', 'removed 189 by cost', 'shown 33', 'controlled 0 by 1', 'over 1']);
    const known = stand('legends', pieces([TOWER, 0, 'shown']), { turn: 1 });
    known.play('d4.1');
    expect(ends(known)).toEqual(['shown 189', 'removed 189 by cost', 'controlled 0 by 1', 'over 1']);
  });

  it('when a power destroys it, or both', () => {
    // Medusa, 112, takes all that is near her with her
    const one = stand('legends', { h1: [SRIK, 0], h8: [TITAN, 1], d5: [112, 1], e4: [TOWER, 0] }, { turn: 1 });
    one.play('d5.1');
    expect(ends(one)).toEqual(['shown 112', 'removed 112 by cost', 'removed 33 by power', 'over 1']);
    const two = stand(
      'legends',
      { h1: [SRIK, 0], h8: [MARR, 1], d5: [112, 1], e4: [TOWER, 0], e6: [TITAN, 1] },
      { turn: 1 },
    );
    two.play('d5.1');
    expect(ends(two)).toEqual([
      'shown 112',
      'removed 112 by cost',
      'removed 33 by power',
      'removed 135 by power',
      'over 1',
    ]);
  });

  it('when it is what a power costs', () => {
    // Bloodsucker, 159, feeds on its own
    const core = stand('legends', { a1: [TOWER, 0], h1: [SRIK, 0], d4: [159, 1], e5: [TITAN, 1] }, { turn: 1 });
    core.play('d4.1>e5');
    expect(ends(core)).toEqual(['shown 159', 'removed 135 by cost', 'over 0']);
  });

  it('when a curse that ends destroys it', () => {
    // Noslrac, 208, takes five of the other side when the Evoker's curse, 51, ends his
    const pieces: Json = { a1: [TOWER, 0], d4: [51, 0], d5: [MURKIS, 1], h8: [TITAN, 1] };
    const core = stand('legends', pieces, { turn: 1, curse: [208, 1] });
    core.play('d5-d4');
    expect(ends(core).slice(-2)).toEqual(['removed 33 by curse', 'over 1']);
  });
});
