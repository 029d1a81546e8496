/** The log of the Legends family: a sentence for everything, nothing that its reader does not know, nothing said twice. */
import { describe, expect, test } from 'vitest';
import type { EventType, GameEvent } from '../../src/contract/event';
import type { Result } from '../../src/contract/result';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { FORM_LIST } from '../../src/games/legends/forms';
import { storyOf } from '../../src/games/legends/reading/story';
import { createLegendsReference } from '../../src/reference/legends';
import { filtered } from '../../src/shell/games/legends/log/log-filter';
import { sentenceOf } from '../../src/shell/games/legends/log/sentence';
import { lossesOf, newsOf } from '../../src/shell/games/legends/log/spoken';
import { type Turn, turnsOf } from '../../src/shell/games/legends/log/turns';
import { unitName } from '../../src/text';
import { positionSetup } from '../support/harness/legends/positions';
import { type Moment, playBattle, TRUTH } from './legends-battle';

/** What is said aloud of these events. */
const spokenOf = (...told: Parameters<typeof newsOf>): readonly string[] => newsOf(...told).map(({ text }) => text);

/** A sentence with everything filled in: a capital, a full stop, no key, no braces; a power's text is quoted. */
const WHOLE = /^(?!.*[{}])(?!.*undefined)(?!.*null)(?!.*\b[a-z]+\.[a-z]+\.[a-z0-9])“?[A-ZÀ-Þ0-9].*[.!?]”?$/;

const SETUPS = [
  ...[1, 2, 3, 4, 5].map((index) => legends.sampleSetup(index, index)),
  ...[11, 12, 13, 14].map((seed) => positionSetup(seed)),
];
const VIEWERS = [0, 1, 8, TRUTH];
const BOARD = { width: 8, height: 8 };

const linesIn = (turns: readonly Turn[]): readonly string[] =>
  turns.flatMap(({ entries }) => entries.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]));

const logOf = (moment: Moment, viewer: number): readonly Turn[] => {
  const view = moment.view(viewer);
  return turnsOf(moment.events(viewer), view, view.result);
};

describe('a fight that is told from its comparison on, as a step of the replay', () => {
  test('names who falls once', { timeout: 120_000 }, () => {
    const twice = new Set<string>();
    let fights = 0;
    for (const [seed, setup] of SETUPS.entries())
      playBattle(setup, seed, 120, (moment) => {
        const [view, events] = [moment.view(TRUTH), moment.events(TRUTH)];
        const from = events.findLastIndex(({ type }) => type === 'fought');
        const end = events.findIndex(({ type }, at) => at > from && type === 'turn');
        const part = events.slice(from, end < 0 ? undefined : end);
        if (from < 0 || !part.some((event) => event.type === 'removed' && event.cause === 'fight')) return;
        fights += 1;
        const [title = '', ...lines] = spokenOf(view, events, part, view.result);
        for (const line of lines) {
          const fallen = /^(.+) falls? on \w+\.$/.exec(line)?.[1];
          if (fallen !== undefined && title.toLowerCase().includes(`${fallen.toLowerCase()} fall`))
            twice.add(`${title} ${line}`);
        }
      });
    expect(fights).toBeGreaterThan(20);
    expect([...twice].slice(0, 3)).toEqual([]);
  });
});

describe('every line', () => {
  test('is a whole sentence, whoever reads it', { timeout: 120_000 }, () => {
    const wrong = new Set<string>();
    const types = new Set<EventType>();
    for (const [seed, setup] of SETUPS.entries()) {
      let last: Moment | null = null;
      playBattle(setup, seed, 220, (moment) => {
        last = moment;
      });
      const end = last as Moment | null;
      if (end === null) throw new Error('no battle');
      for (const viewer of VIEWERS) {
        const events = end.events(viewer);
        const view = end.view(viewer);
        for (const event of events) types.add(event.type);
        const sentences = storyOf(events, view).map((beat) => sentenceOf(beat, { view, result: view.result }));
        const lines = [...sentences, ...linesIn(logOf(end, viewer)), ...spokenOf(view, events, events, view.result)];
        for (const line of lines) if (!WHOLE.test(line)) wrong.add(line);
      }
    }
    expect([...wrong]).toEqual([]);
    // the rest has its samples below
    for (const type of [
      'moved',
      'shown',
      'used',
      'fought',
      'removed',
      'swapped',
      'boosted',
      'modifier',
      'over',
    ] as const)
      expect(types, type).toContain(type);
  });

  /** Everything that can happen in the family; a kind of event that is missing here is no kind of event. */
  const SAMPLES: Readonly<Record<EventType, GameEvent>> = {
    built: { type: 'built', seat: 0, what: 1, value: 1 },
    dealt: { type: 'dealt', seats: 2 },
    placed: { type: 'placed', seat: 0, token: 0, kind: 1, square: 0 },
    moved: { type: 'moved', token: 0, from: 0, to: 1 },
    blurred: { type: 'blurred', gone: [0], fresh: [1], squares: [0] },
    shown: { type: 'shown', token: 0, kind: 8 },
    looked: { type: 'looked', seat: 0, token: 60, kind: null },
    fought: { type: 'fought', from: 0, square: 8, attack: 3, defence: 2, helpers: [], beaten: true },
    struck: { type: 'struck', from: 0, square: 8 },
    removed: { type: 'removed', seat: 0, token: 0, kind: 8, square: 0, cause: 'zero' },
    flag: { type: 'flag', from: null, to: 3 },
    windowOpened: { type: 'windowOpened' },
    windowClosed: { type: 'windowClosed' },
    drew: { type: 'drew', seat: 0, card: null },
    played: { type: 'played', seat: 0, card: 1 },
    named: { type: 'named', seat: 0, other: 1 },
    passed: { type: 'passed', seat: 0 },
    turn: { type: 'turn', seat: 1 },
    resigned: { type: 'resigned', seat: 0 },
    over: { type: 'over', reason: 'castle', winners: [1] },
    swapped: { type: 'swapped', token: 0, other: 1, square: 0, otherSquare: 1 },
    used: { type: 'used', token: 0, seat: 0, power: 1, keyword: null },
    modifier: { type: 'modifier', token: 0, by: -1, reason: 1, number: 2 },
    boosted: { type: 'boosted', token: 0, by: 2 },
    granted: { type: 'granted', token: null, keyword: 8, seat: 1 },
    curseBegan: { type: 'curseBegan', token: 0, kind: 2, seat: 0 },
    curseEnded: { type: 'curseEnded', token: 0, kind: 2, seat: 0 },
    controlled: { type: 'controlled', token: 0, seat: 1 },
    returned: { type: 'returned', token: 0, kind: 2, square: 4, seat: 0, army: 0 },
    called: { type: 'called', seat: 0, kind: 108 },
    chosen: { type: 'chosen', seat: 0, what: 1 },
    extraTurn: { type: 'extraTurn', seat: 0 },
    exploded: { type: 'exploded', squares: [4, 5], tokens: [256, 258] },
    freed: { type: 'freed', seat: 0, token: 0, kind: 2, square: 4, escaped: true },
  };

  const engineView = (): View => {
    let seen: View | null = null;
    playBattle(legends.sampleSetup(0, 1), 1, 0, (moment) => {
      seen = moment.view(0);
    });
    if (seen === null) throw new Error('no view');
    return seen;
  };
  const view = engineView();

  test.each(Object.values(SAMPLES).map((event) => [event.type, event] as const))('%s', (_, event) => {
    const [beat] = storyOf([event], view);
    if (beat === undefined) throw new Error('no beat');
    expect(sentenceOf(beat, { view, result: null })).toMatch(WHOLE);
  });

  const REASONS = [...legends.codec.reasons];
  test.each(REASONS)('an end by %s', (reason) => {
    const result: Result = { reason, winners: reason === 'agreement' ? [] : [1], score: [] };
    const [beat] = storyOf([{ type: 'over', reason, winners: result.winners }], view);
    if (beat === undefined) throw new Error('no beat');
    const text = sentenceOf(beat, { view, result });
    expect(text).toMatch(WHOLE);
    expect(text).not.toContain('The battle is over');
  });

  test('in forms without nations in their own words', () => {
    for (const form of FORM_LIST.filter(({ setup }) => setup === 'arranged')) {
      const plain = { ...view, form: form.name };
      const text = (event: GameEvent) =>
        storyOf([event], plain).map((beat) => sentenceOf(beat, { view: plain, result: null }))[0];
      expect(text({ type: 'over', reason: 'castle', winners: [0] })).toContain('flag');
      expect(text({ type: 'removed', seat: 0, token: 0, kind: 211, square: 0, cause: 'spell' })).not.toContain('spell');
    }
  });
});

describe('nothing leaks', () => {
  /** Names of the pieces that a viewer does not know, and of which it knows no second one. */
  const secrets = (truth: View, view: View): readonly string[] => {
    const known = new Set([
      ...view.tokens.map(({ kind }) => kind),
      ...view.heaps.flatMap(({ kinds }) => kinds),
      ...(view.lists['curses'] ?? []).filter((_, at) => at % 4 === 1),
    ]);
    return truth.tokens.flatMap(({ id, kind }) => {
      const seen = view.tokens.find((token) => token.id === id);
      return kind === null || seen?.kind != null || known.has(kind) ? [] : [unitName('legends', kind)];
    });
  };

  test('no line names a piece that its reader does not know', { timeout: 120_000 }, () => {
    let checked = 0;
    const leaks: string[] = [];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      let count = 0;
      playBattle(legends.sampleSetup(seed, seed), seed, 250, (moment) => {
        count += 1;
        if (count % 25 !== 0) return;
        const truth = moment.view(TRUTH);
        for (const viewer of [0, 1, 8]) {
          const view = moment.view(viewer);
          const events = moment.events(viewer);
          // a piece may be guessed aloud
          const called = events.flatMap((event) => (event.type === 'called' ? [unitName('legends', event.kind)] : []));
          const hidden = secrets(truth, view).filter((name) => !called.includes(name));
          checked += hidden.length;
          // the texts of powers name other pieces; titles and outcomes name only what is there
          const lines = [
            ...turnsOf(events, view, view.result).flatMap(({ entries }) => entries.map(({ title }) => title)),
            ...spokenOf(view, events, events, view.result),
          ];
          for (const line of lines)
            for (const name of hidden) if (line.includes(name)) leaks.push(`${viewer}: ${name} in “${line}”`);
        }
      });
    }
    expect(checked).toBeGreaterThan(1000);
    expect(leaks.slice(0, 5)).toEqual([]);
  });

  test('what was told stays as it was told, whatever becomes known later', { timeout: 120_000 }, () => {
    let turns = 0;
    for (const seed of [1, 2, 3, 5]) {
      const logs: (readonly Turn[])[] = [];
      playBattle(legends.sampleSetup(seed, seed + 20), seed, 250, (moment) => logs.push(logOf(moment, seed % 2)));
      const final = logs.at(-1) ?? [];
      for (const log of logs) {
        // the last turn may still grow
        const done = log.slice(0, -1);
        turns += done.length;
        expect(done).toEqual(final.slice(0, done.length));
      }
    }
    expect(turns).toBeGreaterThan(500);
  });

  test('a lent power whose piece is hidden is told without the piece', () => {
    playBattle(legends.sampleSetup(0, 1), 1, 0, (moment) => {
      const view = moment.view(0);
      const [beat] = storyOf([{ type: 'granted', token: null, keyword: 8, seat: 1 }], view);
      if (beat === undefined) throw new Error('no beat');
      expect(sentenceOf(beat, { view, result: null })).toMatch(/secretly lends Flying to one of its pieces\.$/);
    });
  });
});

describe('a Death Curse that takes effect as it ends', () => {
  // 182 brings Molds back when its curse ends; 195's begins as it falls
  const setup = legends.readSetup({
    game: 'legends',
    seats: [{ player: 'person' }, { player: 'person' }],
    position: {
      terrain: Array(8).fill('pppppppp'),
      pieces: { c4: [16, 0], c5: [195, 1], a1: [67, 0], h8: [169, 1], c8: [150, 1] },
      curse: [182, 1],
      turn: 0,
    },
  });
  const told = (): { readonly view: View; readonly events: readonly GameEvent[] } => {
    if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
    const engine = createLegendsReference();
    engine.start(setup.value);
    const rows = [...engine.rows()];
    const names = (engine.decision()?.choices ?? []).map((code) => legends.formatChoice(code, 'main', BOARD));
    engine.apply(names.indexOf('c4-c5'));
    rows.push(...engine.rows());
    return { view: engine.view(0), events: rows.flatMap(({ mask, event }) => (mask & 1 ? [event] : [])) };
  };
  const linesOfAll = (events: readonly GameEvent[], view: View) => linesIn(turnsOf(events, view, view.result));

  test('and does nothing is said to do nothing', () => {
    const { view, events } = told();
    expect(linesOfAll(events, view)).toContain('Slud’s Death Curse ends, but nothing comes of it.');
  });

  test('is told as before while it may still do something, and where it did', () => {
    const { view, events } = told();
    const used = events.findIndex(({ type }) => type === 'used');
    const plain = 'Slud’s Death Curse ends and takes effect.';
    expect(linesOfAll(events.slice(0, used + 1), view)).toContain(plain);
    const back: GameEvent = { type: 'returned', token: 99, kind: 200, seat: 1, army: 1, square: 40 };
    expect(linesOfAll([...events.slice(0, used + 1), back, ...events.slice(used + 1)], view)).toContain(plain);
  });
});

describe('the text of a power in the log', () => {
  const used = (kind: number): readonly string[] => {
    let view: View | null = null;
    playBattle(legends.sampleSetup(0, 1), 1, 0, (moment) => {
      view = moment.view(TRUTH);
    });
    const seen = view as View | null;
    if (seen === null) throw new Error('no view');
    const tokens = seen.tokens.map((token, at) => (at === 0 ? { ...token, kind } : token));
    const id = tokens[0]?.id ?? -1;
    const events: readonly GameEvent[] = [
      { type: 'turn', seat: 0 },
      { type: 'shown', token: id, kind },
      { type: 'used', token: id, seat: 0, power: 1, keyword: null },
    ];
    return linesIn(turnsOf(events, { ...seen, tokens }, null));
  };

  test('is quoted as what stands on the piece', () => {
    expect(used(112)).toEqual([
      'Medusa is sacrificed to destroy all pieces next to it.',
      '“Sacrifice Medusa: all pieces of both sides next to it are destroyed.”',
    ]);
  });

  test('is left out where it is a move of the piece itself, which is told next', () => {
    expect(used(1)).toEqual(['Landor uses its action to move.']);
  });
});

/** A fight worked out by hand: on forest both are two stronger; the defender is hidden until then. */
const FIGHT = {
  game: 'legends',
  seats: [{ player: 'person' }, { player: 'person' }],
  position: {
    terrain: ['pppppppp', 'pppppppp', 'pppppppp', 'ppfppppp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppppppp'],
    pieces: { c4: [16, 0], c5: [194, 1], a1: [67, 0], h8: [169, 1], c8: [150, 1] },
    turn: 0,
  },
};

describe('a fight', () => {
  const read = legends.readSetup(FIGHT);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const moments: (readonly Turn[])[] = [];
  const spoken: (readonly string[])[] = [];
  const losses: (readonly string[])[] = [];
  const toC5 = (moment: Moment): void => {
    const view = moment.view(1);
    moments.push(turnsOf(moment.events(1), view, view.result));
    spoken.push(spokenOf(view, moment.events(1), moment.events(1).slice(1), view.result));
    losses.push(lossesOf(view, moment.events(1), 3));
  };

  test('is one entry, its strengths added up, its end said once', () => {
    const engine = createLegendsReference();
    engine.start(read.value);
    const rows = [...engine.rows()];
    const index = (engine.decision()?.choices ?? []).findIndex(
      (code) => legends.formatChoice(code, 'main', { width: 8, height: 8 }) === 'c4-c5',
    );
    engine.apply(index);
    rows.push(...engine.rows());
    toC5({
      view: (viewer) => engine.view(viewer),
      events: (viewer) => rows.filter(({ mask }) => (mask >> viewer) & 1).map(({ event }) => event),
    });
    const [turn] = moments.at(-1) ?? [];
    expect(turn?.entries).toHaveLength(1);
    expect(turn?.entries[0]?.lines.map(({ text }) => text)).toEqual([
      'Grundin 7: 5, +2 from its own power.',
      'Foulis 4: 2, +2 from its own power.',
      'Grundin 7 against Foulis 4: Foulis falls.',
    ]);
    expect(turn?.entries[0]).toMatchObject({
      sort: 'fight',
      seat: 0,
      title: 'Grundin attacks Foulis on c5.',
      squares: [26, 34],
      fallen: 1,
    });
    expect(spoken.at(-1)).toEqual(['Grundin attacks Foulis on c5.', 'Grundin 7 against Foulis 4: Foulis falls.']);
    expect(losses.at(-1)).toEqual(['Foulis falls on c5.']);
  });

  test('is found by the filter, and by its side', () => {
    const turns = moments.at(-1) ?? [];
    expect(filtered(turns, 'all')).toEqual(turns);
    expect(filtered(turns, 'fights').flatMap(({ entries }) => entries)).toHaveLength(1);
    expect(filtered(turns, 'even').flatMap(({ entries }) => entries)).toHaveLength(1);
    expect(filtered(turns, 'odd').flatMap(({ entries }) => entries)).toHaveLength(0);
  });
});
