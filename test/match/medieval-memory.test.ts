/** Memory play (option `marks` off): the page hides what its players have learned; what the board itself tells stays. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { medieval } from '../../src/games/medieval';
import { KIND } from '../../src/games/medieval/units';
import { medievalWords } from '../../src/match/games/medieval';
import { storyOf } from '../../src/match/games/medieval/story';
import { createMedievalReference } from '../../src/reference/medieval';

const [RED, BLUE] = [0, 1];

/** Blue's Knight took part in a fight, Red's Guard held; a Blue Mage is locked up; Red's bomb burns on h6. */
const POSITION = {
  line: "15/7k7/15/15/3f11/15/15/6n8/6G8/7O7/15/15/15/7K7/4m'10 r h6R2 R1B2",
  shown: ['g8', 'g7'],
};

const played = (turns: readonly string[] = []) => {
  const setup = medieval.readSetup({ game: 'medieval', position: POSITION });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  const rows = [...engine.rows()];
  for (const turn of turns) {
    const done = medieval.playTurn(engine, turn);
    if (!done.ok) throw new Error(`${turn}: ${done.fault.expected}`);
    rows.push(...done.value.rows);
  }
  const eventsOf = (viewer: number): readonly GameEvent[] =>
    rows.flatMap(({ mask, event }) => ((mask >> viewer) & 1 ? [event] : []));
  return { engine, eventsOf };
};

const shownOf = (view: View, marks: 'on' | 'off'): View =>
  medievalWords.asRemembered?.(view, { options: { marks } }) ?? view;

const kindOn = ({ tokens, width }: View, name: string): number | null | undefined => {
  const square = (Number(name.slice(1)) - 1) * width + name.charCodeAt(0) - 97;
  return tokens.find((token) => token.square === square)?.kind;
};

test('with marks nothing is hidden', () => {
  const view = played().engine.view(RED);
  expect(shownOf(view, 'on')).toBe(view);
  expect(kindOn(view, 'g8')).toBe(KIND.knight);
});

test('a known enemy is hidden again; own pieces, prisoners and bombs are not', () => {
  const view = shownOf(played().engine.view(RED), 'off');
  expect(kindOn(view, 'g8')).toBeNull();
  expect(kindOn(view, 'g7')).toBe(KIND.guard);
  expect(kindOn(view, 'e1')).toBe(KIND.mage);
  expect(kindOn(view, 'h6')).toBe(KIND.bomb);
  // nor does an own piece tell that the enemy knows it
  expect(view.tokens.find(({ kind }) => kind === KIND.guard)?.shownTo).toBe(1 << RED);
  expect(kindOn(shownOf(played().engine.view(BLUE), 'off'), 'g7')).toBeNull();
});

test('what an attack on it would do is not foretold, a step is', () => {
  const { engine } = played();
  const view = shownOf(engine.view(RED), 'off');
  const decision = engine.decision();
  const codeOf = (act: string): number => {
    const code = decision?.choices.find((one) => medieval.formatChoice(one, 'main', view) === act);
    if (code === undefined) throw new Error(`${act} is not offered`);
    return code;
  };
  expect(medievalWords.isForetold?.(view, codeOf('g7xg8'))).toBe(false);
  expect(medievalWords.isForetold?.(view, codeOf('g7-f7'))).toBe(true);
  expect(medievalWords.isForetold?.(engine.view(RED), codeOf('g7xg8'))).toBe(true);
});

test('the log names it where it was named, and not where it moves afterwards', () => {
  const { engine, eventsOf } = played(['h2-h3', 'g8xg7', 'h3-h2', 'd11-d10']);
  const tell = (marks: 'on' | 'off'): readonly string[] =>
    storyOf(shownOf(engine.view(RED), marks), eventsOf(RED)).map(({ text }) => text);
  const fight = 'Blue’s Knight on g8 attacks Red’s Guard on g7 and falls: a Guard holds against strength 6 or less.';
  expect(tell('on')).toContain(fight);
  expect(tell('off')).toContain(fight);
  const moved = played(['h2-h3', 'g8-f9']);
  const [on, off] = (['on', 'off'] as const).map((marks) =>
    storyOf(shownOf(moved.engine.view(RED), marks), moved.eventsOf(RED)).map(({ text }) => text),
  );
  expect(on).toContain('Blue’s Knight moves from g8 to f9.');
  expect(off).toContain('A hidden Blue piece moves from g8 to f9.');
});

test('when the match is over everything is told', () => {
  const { engine } = played();
  const view: View = { ...engine.view(RED), result: { winners: [RED], reason: 'resign', score: [] } };
  expect(shownOf(view, 'off')).toBe(view);
});
