/** What a hint says of a power follows from what the power's text says, and from what comes of it when it is used. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Decision } from '../../src/contract/decision';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { unpackChoice } from '../../src/games/shared/choice';
import { createLegendsReference } from '../../src/reference/legends';
import { hintText } from '../../src/shell/games/legends/advice/hint';
import type { Reason } from '../../src/shell/games/legends/advice/names';
import { reasonOf } from '../../src/shell/games/legends/advice/reason';
import { powerText } from '../../src/shell/games/legends/words';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { createRng } from '../support/harness/rng';

const SHOWN = 'shown';
const CASTLES = { a1: [67, 0], h8: [169, 1] };
const PLAINS = Array(8).fill('pppppppp');
const SEATS = [{ player: 'person' }, { player: 'person' }];

beforeAll(() => loadTexts('legends'));

const hintFor = (pieces: Readonly<Record<string, unknown>>, text: string, unaided = false): string => {
  const position = { form: 'legends', terrain: PLAINS, pieces: { ...CASTLES, ...pieces }, turn: 0 };
  const engine = createLegendsReference();
  must(
    engine.start(must(legends.readSetup({ game: 'legends', form: 'legends', seats: SEATS, options: {}, position }))),
  );
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const view = engine.view(0);
  const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
  expect(decision.choices).toContain(code);
  const events = eventsFor(engine.rows(), 0);
  return hintText(view, reasonOf({ view, events, decision, code, preview: null, unaided }));
};

describe('a power on a piece of one’s own', () => {
  test('reveals nothing of the enemy’s', () => {
    // Jenzik (57) teleports the Flood Bringer (25)
    expect(hintFor({ e1: [57, 0, SHOWN], a2: [25, 0, SHOWN], e8: [103, 1] }, 'e1.1>a2')).toBe(
      'Jenzik’s power moves another of your pieces to a better square, at the price of Jenzik.',
    );
  });
});

describe('a piece that Magic asks for', () => {
  // the Elven Ambush (32) brings an Elf to its square: Srik (8) is of strength 7, the Mist Giant (120) of 4
  const hint = (pieces: Readonly<Record<string, unknown>>, text: string): string => {
    const position = { form: 'legends', terrain: PLAINS, pieces: { ...CASTLES, e3: [32, 0], ...pieces }, turn: 1 };
    const engine = createLegendsReference();
    must(
      engine.start(must(legends.readSetup({ game: 'legends', form: 'legends', seats: SEATS, options: {}, position }))),
    );
    const rows = [...engine.rows()];
    for (const answer of ['e4-e3', text]) {
      const decision = engine.decision();
      if (decision === null) throw new Error('over');
      const view = engine.view(decision.seat);
      const code = must(legends.parseChoice(answer, decision.kind, engine.view(9)));
      expect(decision.choices).toContain(code);
      const events = eventsFor(rows, decision.seat);
      if (decision.kind === 'pick')
        return hintText(view, reasonOf({ view, events, decision, code, preview: null, unaided: false }));
      must(engine.apply(decision.choices.indexOf(code)));
      rows.push(...engine.rows());
    }
    throw new Error('nothing was picked');
  };
  test('is told by what it does where it comes to stand', () => {
    expect(hint({ e4: [142, 1], c2: [8, 0], e2: [120, 1, SHOWN] }, 'c2')).toMatch(
      /^From there, Srik threatens the Mist Giant/,
    );
    expect(hint({ e4: [142, 1], a2: [8, 0], h7: [8, 0] }, 'h7')).toBe('Of your pieces, Srik does the most good here.');
  });
});

describe('the Elven Assassin', () => {
  // it is destroyed unless what it finds is of base strength 10: Kralc (103) is, the Skeleton Horde (142) is not
  const lines = (pieces: Readonly<Record<string, unknown>>, unaided = false) =>
    hintFor({ e3: [26, 0, SHOWN], ...pieces }, 'e3.1>e5', unaided);
  test('is lost where no 10 is hidden, may be where one is, and where nobody can tell', () => {
    expect(lines({ e5: [142, 1] })).toMatch(
      /^You learn what is hidden on e5.*, at the price of your Elven Assassin\.$/,
    );
    expect(lines({ e5: [142, 1], g7: [103, 1] })).toMatch(/, though your Elven Assassin may be destroyed by it\.$/);
    expect(lines({ e5: [103, 1], g7: [142, 1] })).toMatch(/, though your Elven Assassin may be destroyed by it\.$/);
    expect(lines({ e5: [142, 1] }, true)).toMatch(/ may be destroyed by it\.$/);
    expect(lines({ e5: [103, 1, SHOWN] })).not.toMatch(/price|destroyed/);
    expect(lines({ e5: [142, 1, SHOWN] })).toMatch(/, at the price of your Elven Assassin\.$/);
  });
});

/** The use of a power, what was said of it, and what came of it before anybody was asked anything else. */
interface Used {
  readonly view: View;
  readonly decision: Decision;
  readonly user: number;
  readonly text: string;
  readonly reason: Reason;
  readonly events: readonly GameEvent[];
}

const INSIDE = ['pick', 'place', 'name', 'terrain', 'order'];

/** Random battles in which powers are used wherever they can be. */
const usesOf = (seed: number): readonly Used[] => {
  const found: Used[] = [];
  const engine = createLegendsReference();
  must(engine.start(legends.sampleSetup(0, seed)));
  const rng = createRng(seed);
  const past = [...engine.rows()];
  let open: (Omit<Used, 'events'> & { readonly from: number }) | null = null;
  for (let step = 0; step < 260; step++) {
    const decision = engine.decision();
    if (open !== null && (decision === null || !INSIDE.includes(decision.kind))) {
      found.push({ ...open, events: eventsFor(past.slice(open.from), 9) });
      open = null;
    }
    if (decision === null) break;
    const { seat, choices } = decision;
    const powers = choices.filter((code) => ['power', 'powerTo', 'granted'].includes(unpackChoice(code).form));
    const drawn = powers.length > 0 && rng.draw(2) === 0 ? powers : choices;
    const code = drawn[rng.draw(drawn.length)] ?? 0;
    const { form, from, item } = unpackChoice(code);
    if (powers.includes(code) && decision.kind === 'main') {
      const view = engine.view(seat);
      const token = view.tokens.find(({ square }) => square === from);
      const text = form === 'granted' ? '' : powerText(token?.kind ?? null, item & 31, 'own');
      const reason = reasonOf({ view, events: eventsFor(past, seat), decision, code, preview: null, unaided: false });
      open = { view, decision, user: token?.id ?? -1, text, reason, from: past.length };
    }
    must(engine.apply(choices.indexOf(code)));
    past.push(...engine.rows());
  }
  return found;
};

describe('whatever power is used', () => {
  const uses = Array.from({ length: 40 }, (_, seed) => usesOf(500 + seed)).flat();
  const enemies = ({ view, decision }: Used) => view.tokens.filter(({ seat }) => seat % 2 !== decision.seat % 2);
  /** Reasons of one beginning: with and without the piece that gets something. */
  const named = (name: string) => uses.filter(({ reason }) => reason.name.startsWith(name));
  const clause = (name: string) => uses.filter(({ reason }) => reason.clauses?.some((one) => one.name === name));
  const lost = ({ events, user }: Used) =>
    events.some((event) => event.type === 'removed' && event.token === user && event.cause === 'cost');

  test('there are enough of them', () => expect(uses.length).toBeGreaterThan(400));

  test('“reveals enemy pieces” is said only where the text says so and one is hidden', () => {
    for (const use of named('powerReveal')) {
      expect(use.text).toMatch(/[Rr]eveal.*(opponent|either side|both sides|enemy)/);
      expect(enemies(use).some(({ kind }) => kind === null)).toBe(true);
    }
    for (const use of named('powerDestroy'))
      expect(use.text).toMatch(/destroy one of their own|[Dd]estroy.*(opponent|enemy)|both sides .*are destroyed/);
    for (const use of named('powerControl')) expect(use.text).toMatch(/control.*their own|opponent.*control/);
  });

  test('what is said to be gained comes about', () => {
    const came = (name: string, type: GameEvent['type']) => {
      const told = named(name);
      expect(told.length, name).toBeGreaterThan(0);
      // a Magic piece has no strength to add (R58)
      for (const use of told.filter(({ text }) => !/adds the strength/.test(text)))
        expect(
          use.events.map((event) => event.type),
          `${name} ${use.text}`,
        ).toContain(type);
    };
    came('powerBoost', 'boosted');
    came('powerLend', 'granted');
    came('powerMove', 'moved');
    // of a switch or a look at an own piece, no more is promised than happens
    for (const use of named('powerMove')) {
      const moved = use.events.find((event) => event.type === 'moved');
      expect(moved?.type === 'moved' && moved.token !== use.user).toBe(true);
    }
  });

  test('the price is paid where it is named, and named where it is paid', () => {
    expect(clause('sacrifices').length).toBeGreaterThan(10);
    // a power may also fell its user in what it does
    const gone = ({ events, user }: Used) => events.some((event) => event.type === 'removed' && event.token === user);
    for (const use of clause('sacrifices')) expect(gone(use), use.text).toBe(true);
    for (const use of uses.filter(lost)) {
      const names = use.reason.clauses?.map(({ name }) => name) ?? [];
      expect(names, `${use.text} ${use.reason.name}`).toContain('sacrifices');
    }
  });
});
