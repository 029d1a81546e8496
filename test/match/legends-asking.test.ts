/** Every kind of question that Legends asks, from real matches: pressed, listed and put in words. */
import { describe, expect, test } from 'vitest';
import type { Press } from '../../src/contract/content';
import type { Decision } from '../../src/contract/decision';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { pieceOf } from '../../src/games/legends/catalogue';
import { PRIMED_TARGET, PRIMED_USER } from '../../src/games/legends/names';
import { PASS, packChoice, unpackChoice } from '../../src/games/shared/choice';
import { formatSquare } from '../../src/games/shared/square';
import { ask, askChosen, press } from '../../src/match/asking';
import { parseCommand } from '../../src/match/command';
import { legendsWords } from '../../src/match/games/legends';
import { questionText } from '../../src/match/games/legends/question';
import { rowsOf } from '../../src/match/games/legends/rows';
import { pressItem, pressSquare } from '../../src/match/press';
import type { Asking } from '../../src/match/types';
import { hasText } from '../../src/text';
import { type Asked, walkDealt, walkScenarios } from './legends-walk';
import { must } from './support';

/** A sentence with everything filled in: no key, no braces, nothing undefined. */
const whole = /^(?!.*[{}])(?!.*undefined)(?!.*\b[a-z]+\.[a-z]+\.[a-z0-9])[A-Z].*[.?!]( [0-9].* chosen\.)?$/;

type Seen = Pick<Asked, 'decision' | 'view'>;

/** So many questions of a kind are looked at closely. */
const ENOUGH = 25;

/** Two lines of the panel. */
const LONGEST = 118;

const pressed = (asked: Seen, presses: readonly Press[]): Asking => {
  const context = { view: asked.view, ...legendsWords };
  let now = ask(asked.decision, [], context);
  for (const one of presses) {
    const answer = press(now, one, context);
    if (answer.kind !== 'asking') throw new Error(`${asked.decision.key}: a press ended in ${answer.kind}`);
    now = answer.asking;
  }
  return now;
};

/** Some of the choices: the first, the last, and a spread between. */
const someOf = (count: number): readonly number[] => {
  const stride = Math.max(1, Math.floor(count / 4));
  return [...new Set([...Array.from({ length: count }, (_, at) => at).filter((at) => at % stride === 0), count - 1])];
};

/** What the prompt says of pressing again is what it does, also where nothing was pressed by hand: after a hint. */
const checkAgain = (asked: Seen, presses: readonly Press[]): void => {
  const { decision, view } = asked;
  const context = { view, ...legendsWords };
  const asking = askChosen(decision, pressed(asked, presses).choice ?? 0, context);
  if (asking.prompt.key.endsWith('.which')) return;
  const [, square] = / Press Confirm(?:, or ([a-z]\d+) again)?\.$/.exec(questionText(asking, view, legends)) ?? [
    '',
    '',
  ];
  const last = asking.presses.at(-1);
  if (decision.kind === 'swap' || last?.on !== 'square') {
    expect(square, decision.key).toBeUndefined();
    return;
  }
  expect(square).toBe(formatSquare(last.square, view));
  expect(press(asking, last, context)).toEqual({ kind: 'confirm', choice: asking.choice });
};

const check = (asked: Seen): void => {
  const { decision, view } = asked;
  const words = (asking: Asking): string => questionText(asking, view, legends);
  const start = ask(decision, [], { view, ...legendsWords });
  expect(hasText(decision.key), decision.key).toBe(true);
  expect(words(start), decision.key).toMatch(whole);
  expect(words(start).length, words(start)).toBeLessThanOrEqual(LONGEST);
  for (const index of someOf(decision.choices.length)) {
    const code = decision.choices[index] ?? 0;
    const presses = legends.presses(code, decision.kind);
    for (let count = 1; count <= presses.length; count++) {
      const asking = pressed(asked, presses.slice(0, count));
      expect(hasText(asking.prompt.key) || asking.presses[0]?.on === 'button', asking.prompt.key).toBe(true);
      expect(words(asking), asking.prompt.key).toMatch(whole);
      expect(words(asking).length, words(asking)).toBeLessThanOrEqual(LONGEST);
    }
    expect(pressed(asked, presses).choice).toBe(index);
    checkAgain(asked, presses);
    const text = legends.formatChoice(code, decision.kind, view);
    expect(parseCommand(text, decision, legends, view), text).toBe(index);
    expect(parseCommand(` ${text.toUpperCase()} `, decision, legends, view), text).toBe(index);
  }
};

/** What is neither a square nor passing stands in the list, and pressing the row leads on. */
const checkRows = (asked: Seen): void => {
  const { decision, view } = asked;
  const context = { view, ...legendsWords };
  const start = ask(decision, [], context);
  const rows = rowsOf(start, context);
  for (const row of rows) {
    const after = pressed(asked, row.presses);
    expect(after.choice !== null || after.squares.length > 0, decision.key).toBe(true);
    if (row.on !== 'power') continue;
    expect(row.kind, 'one’s own piece is known').not.toBeNull();
    const chosen = rowsOf(after, context).find((one) => one.chosen);
    expect(chosen).toMatchObject({ on: 'power', presses: row.presses });
  }
  const heads = decision.choices.flatMap((code) => {
    const { form, item, from } = unpackChoice(code);
    if (form === 'item') return [`${item}`];
    return form === 'power' || form === 'powerTo' || form === 'granted'
      ? [`${form === 'granted'}${item & 0x2ff}@${from}`]
      : [];
  });
  expect(rows).toHaveLength(new Set(heads).size);
};

describe('dealt battles', () => {
  // boxed, random, of one nation and drawn, by all options
  test.each([0, 1, 2, 7])(
    'sample %i',
    (index) => {
      let seen = 0;
      walkDealt(index, 20, (asked) => {
        seen += 1;
        check(asked);
        checkRows(asked);
      });
      expect(seen).toBe(20);
    },
    60_000,
  );
});

test('the scenarios ask every kind of question, and each can be answered', () => {
  const seen = new Map<string, number>();
  const count = walkScenarios((asked) => {
    const { key } = asked.decision;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    // the common ones come often enough, and differ little
    if (times > ENOUGH) return;
    check(asked);
    checkRows(asked);
  });
  expect(count).toBeGreaterThan(80);
  for (const name of ['exchange', 'main', 'window', 'offer', 'pick', 'place', 'berserk', 'name', 'terrain', 'retreat'])
    expect(seen.get(`legends.${name}`) ?? 0, name).toBeGreaterThan(0);
}, 60_000);

/** A position with both castles, as its seat 0 sees it. */
const seenFrom = (pieces: Readonly<Record<string, unknown>>): View => {
  const terrain = Array(8).fill('pppppppp');
  const position = { terrain, pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn: 0 };
  return { ...must(legends.readPosition(position)), viewer: 0 };
};

const [D4, D5] = [27, 35];

test('a chosen piece hints at the targets that its powers could have', () => {
  // two squares for its move, three for its power: one of them can be moved to as well
  const view = seenFrom({ d4: [61, 0] });
  const moves = [D5, 26].map((to) => packChoice('move', { from: D4, to }));
  const targets = [D5, 36, 45].map((to) => packChoice('powerTo', { item: 1, from: D4, to }));
  const other = packChoice('powerTo', { item: 1, from: 0, to: 9 });
  const decision: Decision = {
    seat: 0,
    kind: 'main',
    key: 'legends.main',
    args: [],
    choices: [...moves, ...targets, other],
  };
  const asked = { decision, view };
  expect(ask(decision, [], { view, ...legendsWords }).hints).toEqual([]);
  expect(pressed(asked, [pressSquare(D4)])).toMatchObject({
    hints: [36, 45],
    squares: [{ square: 26 }, { square: D5 }],
  });
  expect(pressed(asked, [pressSquare(D4), pressItem(1)]).hints).toEqual([]);
  // pressed again it is let go
  expect(pressed(asked, [pressSquare(D4), pressSquare(D4)]).presses).toEqual([]);
});

test('what comes first is chosen from the list of powers that wait', () => {
  // Reb answers an attack of its own in two ways
  const view = seenFrom({ d4: [61, 0] });
  const choices = [1, 2].map((item) => packChoice('power', { item, from: D4 }));
  const decision: Decision = { seat: 0, kind: 'order', key: 'legends.order', args: [0], choices };
  const asked = { decision, view };
  check(asked);
  checkRows(asked);
  const asking = pressed(asked, [pressSquare(D4), pressItem(2)]);
  expect(questionText(asking, view, legends)).toMatch(/^Reb the Zombie Slayer, Innate, comes first\. Press Confirm\.$/);
});

test('an opponent is chosen from the list of seats', () => {
  const view = seenFrom({ d4: [33, 0] });
  const token = view.tokens.find(({ square }) => square === D4)?.id ?? -1;
  const choices = [1, 3].map((item) => packChoice('item', { item }));
  const asked = {
    decision: { seat: 0, kind: 'seat', key: 'legends.opponent', args: [token, 1], choices } as const,
    view,
  };
  check(asked);
  expect(rowsOf(ask(asked.decision, [], { view, ...legendsWords }), { view, ...legendsWords })).toMatchObject([
    { on: 'seat', item: 1 },
    { on: 'seat', item: 3 },
  ]);
});

describe('two pieces on one square', () => {
  // the attacker of d5 and the piece it attacks
  const base = seenFrom({ d4: [45, 0], d5: [113, 1], e4: [5, 0] });
  const [attacker, defender] = [45, 113].map((kind) => base.tokens.find((token) => token.kind === kind)?.id ?? -1);
  const tokens = base.tokens.map((token) => (token.id === attacker ? { ...token, square: D5 } : token));
  const view: View = { ...base, tokens, lists: { ...base.lists, fight: [attacker ?? -1, defender ?? -1, D4] } };
  const context = { view, ...legendsWords };
  const choices = [0, 1].map((item) => packChoice('square', { item, to: D5 }));
  const decision: Decision = { seat: 0, kind: 'pick', key: 'legends.pick', args: [attacker ?? -1, 1, -1, 0], choices };

  test('a press on the square asks which one, and the list names both', () => {
    const asking = pressed({ decision, view }, [pressSquare(D5)]);
    expect(asking).toMatchObject({ choice: 0, more: true, prompt: { key: 'legends.pick.which' } });
    expect(questionText(asking, view, legends)).toBe('Two pieces stand on d5. Which one?');
    const rows = rowsOf(asking, context);
    expect(rows.map((row) => (row.on === 'which' ? row.kind : row.on))).toEqual([45, 113]);
    const other = pressed({ decision, view }, rows[1]?.presses ?? []);
    expect(other.choice).toBe(1);
    expect(rowsOf(other, context).map(({ chosen }) => chosen)).toEqual([false, true]);
    expect(questionText(other, view, legends)).toMatch(/ on d5\? Press Confirm\.$/);
  });

  test('as a target it is the other piece, as a user the second of one’s own', () => {
    const targets = [0, PRIMED_TARGET].map((prime) => packChoice('powerTo', { item: 1 | prime, from: 28, to: D5 }));
    const users = [0, PRIMED_USER].map((prime) => packChoice('power', { item: 1 | prime, from: D5 }));
    const window: Decision = {
      ...decision,
      kind: 'respond',
      key: 'legends.window',
      args: [1],
      choices: [...targets, ...users, PASS],
    };
    for (const [index, code] of window.choices.entries()) {
      const presses = legends.presses(code, 'respond');
      expect(pressed({ decision: window, view }, presses).choice).toBe(index);
    }
    expect(rowsOf(ask(window, [], context), context).map((row) => row.presses)).toHaveLength(3);
  });
});

describe('picks of one question', () => {
  const view = seenFrom({ d4: [72, 0], e4: [63, 0] });
  const of = (square: number) => view.tokens.find((token) => token.square === square)?.id ?? -1;
  const asking = (key: string, args: readonly number[], codes: readonly number[]) =>
    ask({ seat: 0, kind: 'pick', key, args, choices: codes }, [], { view, ...legendsWords });

  test('say how many are chosen, and of how many', () => {
    // Holy Vision: up to two
    const pick = asking('legends.pick', [of(28), 2, -1, 1], [packChoice('square', { to: D4 }), PASS]);
    expect(questionText(pick, view, legends)).not.toContain('chosen');
    expect(questionText(pick, view, legends, [packChoice('square', { to: D5 })])).toMatch(
      / 1 of up to 2 chosen \(d5\)\. Choose another, or press Done\.$/,
    );
  });

  test('or what their strengths add up to', () => {
    // Bremmuk: Molds of eight in total
    const mold = seenFrom({ d4: [171, 0] });
    const id = mold.tokens.find((token) => token.square === D4)?.id ?? -1;
    const choices = [packChoice('item', { item: 172 }), PASS];
    const pick = ask({ seat: 0, kind: 'pick', key: 'legends.pick', args: [id, 1, -1, 0], choices }, [], {
      view: mold,
      ...legendsWords,
    });
    const picked = [174, 175].map((item) => packChoice('item', { item }));
    const used = picked.reduce((sum, code) => sum + Number(pieceOf(unpackChoice(code).item)?.strength), 0);
    expect(questionText(pick, mold, legends, picked)).toContain(`strength ${used} of 8`);
  });
});

describe('a power that is aimed at a square on which two pieces stand', () => {
  // 168 on d4 weakens an enemy next to it; 180, of its own side, attacks 5 on d5
  const base = seenFrom({ d4: [168, 0], d5: [5, 1], e4: [180, 0] });
  const idOf = (kind: number): number => base.tokens.find((token) => token.kind === kind)?.id ?? -1;
  const attacker = idOf(180);
  const defender = base.tokens.find(({ square }) => square === D5)?.id ?? -1;
  const tokens = base.tokens.map((token) =>
    token.id === attacker ? { ...token, square: D5 } : token.id === defender ? { ...token, kind: 5 } : token,
  );
  const view: View = { ...base, tokens, lists: { ...base.lists, fight: [attacker, defender, 28] } };
  const aimed = packChoice('powerTo', { item: 1, from: D4, to: D5 });
  const asked = (kinds: readonly number[]): Decision => ({
    seat: 0,
    kind: 'respond',
    key: 'legends.window',
    args: [1],
    choices: [...kinds, PASS],
  });

  test('names the one of them that the power can mean', () => {
    const asking = pressed({ decision: asked([aimed]), view }, legends.presses(aimed, 'respond'));
    expect(questionText(asking, view, legends)).toMatch(
      /^The Fire Wall is sacrificed to weaken Lockin Elves on d5 by 2\./,
    );
  });

  test('names the one that is chosen where it could be either', () => {
    const other = packChoice('powerTo', { item: 1 | PRIMED_TARGET, from: D4, to: D5 });
    const words = (code: number) =>
      questionText(pressed({ decision: asked([aimed, other]), view }, legends.presses(code, 'respond')), view, legends);
    expect(words(aimed)).toBe('Two pieces stand on d5. Which one?');
    expect(words(other)).toMatch(/ weaken Lockin Elves on d5 by 2\./);
  });
});

describe('a power without a name', () => {
  const promptOf = (pieces: Readonly<Record<string, unknown>>, from: number, item: number, to: number): string => {
    const view = seenFrom(pieces);
    const code = packChoice('powerTo', { item, from, to });
    const decision: Decision = { seat: 0, kind: 'main', key: 'legends.main', args: [], choices: [code, PASS] };
    return questionText(pressed({ decision, view }, legends.presses(code, 'main').slice(0, 2)), view, legends);
  };

  test('asks for its target by what it does with it, not as an ability or an action', () => {
    expect(promptOf({ d4: [3, 0], d5: [16, 0] }, D4, 1, D5)).toBe(
      'King Migol: choose one of your Dwarves next to it to boost.',
    );
  });

  test('says so, too, where what it lends has a name', () => {
    expect(promptOf({ d4: [139, 0], d5: [142, 0] }, D4, 1, D5)).toMatch(
      /^Lord of Bones: choose .* to lend Charging to\.$/,
    );
  });
});

test('a press on a third piece drops the exchange that waits to be confirmed, and begins another', () => {
  let counted = 0;
  walkDealt(0, 1, (asked) => {
    if (asked.decision.key !== 'legends.exchange') return;
    counted += 1;
    const proposed = askChosen(asked.decision, 0, { view: asked.view, ...legendsWords });
    const made = proposed.presses;
    const third = ask(asked.decision, [], { view: asked.view, ...legendsWords }).squares.find(
      ({ square }) => !made.some((one) => one.on === 'square' && one.square === square),
    );
    const next = press(proposed, pressSquare(third?.square ?? -1), { view: asked.view, ...legendsWords });
    expect(next).toMatchObject({
      kind: 'asking',
      asking: { choice: null, presses: [pressSquare(third?.square ?? -1)] },
    });
  });
  expect(counted).toBe(1);
});
