/**
 * The odds of an attack on a hidden piece against a count of another hand: every way in which the unseen kinds can lie on the
 * hidden pieces is played out by the reference rules, with nobody using what may be left.
 */
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { pieceOf } from '../../src/games/legends/catalogue';
import { type Odds, oddsOf, percents } from '../../src/games/legends/reading/odds';
import { storyOf } from '../../src/games/legends/reading/story';
import { PASS, unpackChoice } from '../../src/games/shared/choice';
import { createLegendsReference } from '../../src/reference/legends';
import { oddsParts } from '../../src/shell/games/legends/fight/odds-words';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

const FILES = 'abcdefghij';
const GROUND = ['pppppppp', 'pppppppp', 'pppppppp', 'fmtd^ppp', 'ppp~pppp', 'pppppppp', 'pppppppp', 'pppppppp'];

interface Place {
  readonly form?: string;
  readonly pieces: Readonly<Record<string, unknown>>;
  /** Moves before the attack, from seat 0 on. */
  readonly before?: readonly string[];
  readonly curse?: unknown;
}

const squareOf = (name: string, width: number): number =>
  FILES.indexOf(name.charAt(0)) + width * (Number(name.slice(1)) - 1);

const begin = ({ form = 'legends', pieces, before = [], curse }: Place) => {
  const position = {
    form,
    ...(form === 'legends' ? { terrain: GROUND } : {}),
    pieces,
    turn: 0,
    ...(curse === undefined ? {} : { curse }),
  };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', form, seats, options: { lists: 'open' }, position }))));
  const events: GameEvent[] = [...eventsFor(engine.rows(), 0)];
  for (const text of before) {
    const decision = engine.decision();
    if (decision === null) throw new Error('over');
    const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
    must(engine.apply(decision.choices.indexOf(code)));
    events.push(...eventsFor(engine.rows(), 0));
  }
  return { engine, events };
};

/** Every different order of these kinds. */
function* orders(kinds: readonly number[]): Generator<readonly number[]> {
  if (kinds.length === 0) yield [];
  for (const kind of kinds) {
    const rest = [...kinds];
    rest.splice(kinds.indexOf(kind), 1);
    for (const order of orders(rest)) yield [kind, ...order];
  }
}

/** Passes wherever that is offered until the attack is over; the events meanwhile. */
const playOut = (engine: Engine, index: number): readonly GameEvent[] => {
  const told: GameEvent[] = [];
  for (let next = index; ; ) {
    must(engine.apply(next));
    for (const { event } of engine.rows()) {
      if (event.type === 'turn') return told;
      told.push(event);
    }
    const decision = engine.decision();
    if (decision === null) return told;
    next = Math.max(0, decision.choices.indexOf(PASS));
  }
};

const isMagic = (kind: number): boolean => pieceOf(kind)?.strength === 'magic';

const outcomeOf = (told: readonly GameEvent[], own: number, other: number, kind: number): keyof Odds['shares'] => {
  if (told.some((event) => event.type === 'over' && event.reason === 'castle')) return 'castle';
  const gone = (id: number): boolean => told.some((event) => event.type === 'removed' && event.token === id);
  const taken = told.some((event) => event.type === 'controlled' && event.token === other);
  const dispelled = told.some((event) => event.type === 'used' && event.token === own && event.keyword === 3);
  if (isMagic(kind) && !dispelled) return 'magic';
  if (gone(own)) return gone(other) ? 'ties' : 'loses';
  return gone(other) || taken ? 'wins' : 'ties';
};

/** Tokens that moved by themselves in the opening moves. */
const steppers = (events: readonly GameEvent[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.type === 'moved' ? [event.token] : [])));

const countWorlds = ({ engine, events }: ReturnType<typeof begin>, from: number, to: number) => {
  const view = engine.view(0);
  const decision = engine.decision();
  const index = (decision?.choices ?? []).findIndex((code) => {
    const choice = unpackChoice(code);
    return choice.form === 'move' && choice.from === from && choice.to === to;
  });
  const hidden = view.tokens.filter(({ kind }) => kind === null);
  const truth = engine.view(9);
  const kinds = hidden.map(({ id }) => truth.tokens.find((token) => token.id === id)?.kind ?? 0);
  const own = view.tokens.find(({ square }) => square === from)?.id ?? -1;
  const other = view.tokens.find(({ square }) => square === to)?.id ?? -1;
  const moved = steppers(events);
  const counts = { castle: 0, wins: 0, ties: 0, loses: 0, magic: 0 };
  let all = 0;
  for (const order of orders(kinds)) {
    const rooted = order.some((kind, at) => pieceOf(kind)?.stationary === true && moved.has(hidden[at]?.id ?? -1));
    if (rooted) continue;
    const world = createLegendsReference();
    must(world.start(legends.sampleSetup(0, 0)));
    must(world.fill(view, order));
    const kind = order[hidden.findIndex(({ id }) => id === other)] ?? 0;
    counts[outcomeOf(playOut(world, index), own, other, kind)] += 1;
    all += 1;
  }
  return { counts, all, index };
};

const odds = (view: View, events: readonly GameEvent[], from: number, to: number): Odds => {
  const one = view.tokens.find(({ square }) => square === from);
  const other = view.tokens.find(({ square }) => square === to);
  const told = one === undefined || other === undefined ? null : oddsOf(view, storyOf(events, view), one, other);
  if (told === null) throw new Error('no odds');
  return told;
};

const CASTLES = { a1: [67, 0], h8: [169, 1] };
const FLAGS = { a1: [209, 0], h8: [209, 1] };

const CASES: readonly (readonly [name: string, place: Place, from: string, to: string])[] = [
  ['by strength alone', { pieces: { ...CASTLES, e3: [5, 0], e4: [103, 1], g4: [113, 1], g6: [150, 1] } }, 'e3', 'e4'],
  [
    'of a piece that has moved',
    {
      pieces: { ...CASTLES, a3: [8, 0], e3: [5, 0], e5: [113, 1], g6: [164, 1], b6: [150, 1] },
      before: ['a3-b3', 'e5-e4'],
    },
    'e3',
    'e4',
  ],
  [
    'of one that has not, beside one that has',
    {
      pieces: { ...CASTLES, a3: [8, 0], e3: [5, 0], e4: [113, 1], g6: [164, 1], b6: [150, 1] },
      before: ['a3-b3', 'b6-b5'],
    },
    'e3',
    'e4',
  ],
  [
    'with land under the defender',
    { pieces: { ...CASTLES, c4: [50, 0], c5: [155, 1], g6: [142, 1], h6: [121, 1] } },
    'c4',
    'c5',
  ],
  [
    'with land under the attacker',
    { pieces: { ...CASTLES, b5: [23, 0], a5: [142, 1], g6: [155, 1], h6: [121, 1] } },
    'b5',
    'a5',
  ],
  ['against a nation', { pieces: { ...CASTLES, e3: [41, 0], e4: [150, 1], g6: [121, 1], h6: [188, 1] } }, 'e3', 'e4'],
  [
    'with powers that work by themselves',
    { pieces: { ...CASTLES, e3: [1, 0], e4: [162, 1], g6: [121, 1] } },
    'e3',
    'e4',
  ],
  [
    'with powers of the attacker',
    { pieces: { ...CASTLES, e3: [61, 0], e4: [147, 1], g6: [103, 1], h6: [150, 1] } },
    'e3',
    'e4',
  ],
  ['with spells', { pieces: { ...CASTLES, e3: [5, 0], e4: [164, 1], g6: [201, 1], h6: [150, 1] } }, 'e3', 'e4'],
  [
    'of one that dispels',
    { pieces: { ...CASTLES, e3: [43, 0], e4: [164, 1], g6: [201, 1], h6: [150, 1] } },
    'e3',
    'e4',
  ],
  [
    'under a Death Curse',
    { pieces: { ...CASTLES, e3: [5, 0], e4: [121, 1], g6: [113, 1], h6: [150, 1] }, curse: [106, 1] },
    'e3',
    'e4',
  ],
  [
    'of a Spy',
    { form: 'quick', pieces: { ...FLAGS, e3: [211, 0], e4: [220, 1], g6: [210, 1], h6: [213, 1] } },
    'e3',
    'e4',
  ],
  [
    'of a Miner',
    { form: 'quick', pieces: { ...FLAGS, e3: [213, 0], e4: [220, 1], g6: [210, 1], h6: [211, 1] } },
    'e3',
    'e4',
  ],
  [
    'of a Captain',
    { form: 'classic', pieces: { a1: [209, 0], h10: [209, 1], e3: [216, 0], e4: [220, 1], i8: [210, 1] } },
    'e3',
    'e4',
  ],
];

describe('the odds of an attack', () => {
  test.each(CASES)('%s', (_, place, from, to) => {
    const started = begin(place);
    const view = started.engine.view(0);
    const [one, other] = [squareOf(from, view.width), squareOf(to, view.width)];
    const { counts, all, index } = countWorlds(started, one, other);
    expect(index).toBeGreaterThanOrEqual(0);
    expect(all).toBeGreaterThan(1);
    const { shares } = odds(view, started.events, one, other);
    for (const outcome of ['castle', 'wins', 'ties', 'loses', 'magic'] as const)
      expect(shares[outcome], outcome).toBeCloseTo(counts[outcome] / all, 9);
  });
});

const CASTLES_AND_ONE = { ...CASTLES, e3: [5, 0] };

describe('nothing but the view counts', () => {
  const pieces = { e3: [5, 0], e4: [103, 1], g4: [113, 1], g6: [150, 1], h6: [164, 1] };
  const seenWith = (kinds: readonly number[]): Odds => {
    const [e4 = 0, g4 = 0, g6 = 0, h6 = 0] = kinds;
    const place = { pieces: { ...CASTLES, ...pieces, e4: [e4, 1], g4: [g4, 1], g6: [g6, 1], h6: [h6, 1] } };
    const { engine, events } = begin(place);
    return odds(engine.view(0), events, squareOf('e3', 8), squareOf('e4', 8));
  };

  test('an exchange of hidden pieces changes no share', () => {
    const first = seenWith([103, 113, 150, 164]);
    for (const order of orders([103, 113, 150, 164])) expect(seenWith(order)).toEqual(first);
    // another piece among them does
    expect(seenWith([103, 113, 201, 164])).not.toEqual(first);
  });

  test('percents always make up a hundred', () => {
    const told = (cases: Partial<Odds['shares']>) =>
      percents({ shares: { castle: 0, wins: 0, ties: 0, loses: 0, magic: 0, ...cases }, spells: [], kinds: 3 });
    expect(told({ wins: 1 / 3, ties: 1 / 3, loses: 1 / 3 })).toMatchObject({ wins: 34, ties: 33, loses: 33 });
    // one of thirty each, besides: 3.3 three times and 90
    const one = 1 / 30;
    expect(told({ castle: one, ties: one, loses: one, wins: 27 * one })).toEqual({
      castle: 3,
      wins: 90,
      ties: 4,
      loses: 3,
      magic: 0,
    });
    // 22.6, 22.6 and 54.8: 98 rounded down
    expect(told({ wins: 7 / 31, ties: 7 / 31, loses: 17 / 31 })).toMatchObject({ wins: 23, ties: 22, loses: 55 });
    // 15.5, 23.6 and 60.9
    expect(told({ wins: 0.155, ties: 0.236, loses: 0.609 })).toMatchObject({ wins: 15, ties: 24, loses: 61 });
    // 100 is kept for what is sure
    expect(told({ wins: 0.997, castle: 0.003 })).toMatchObject({ wins: 99, castle: 1 });
    expect(told({ wins: 1 })).toMatchObject({ wins: 100, loses: 0 });
    for (let some = 1; some < 30; some++)
      for (let more = 0; some + more <= 30; more++) {
        const cases = { castle: one, wins: some * one, ties: more * one, loses: (29 - some - more) * one };
        if (cases.loses < 0) continue;
        expect(Object.values(told(cases)).reduce((sum, share) => sum + share, 0)).toBe(100);
      }
  });

  test('they are told with the win first, and the castle is one of the wins, as the hint counts it', () => {
    const shares = { castle: 0.1, wins: 0.4, ties: 0.2, loses: 0.1, magic: 0.2 };
    const parts = oddsParts(begin({ pieces: CASTLES_AND_ONE }).engine.view(0), { shares, spells: [], kinds: 3 });
    const told = parts.filter(({ name }) => name !== '');
    expect(told.map(({ name, percent, within }) => `${name} ${percent} ${within}`.trim())).toEqual([
      'win 50% (castle 10%)',
      'both fall 20%',
      'lose 10%',
      'Magic 20%',
    ]);
  });
});
