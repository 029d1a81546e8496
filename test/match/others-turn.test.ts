/** What the other side did last: its rows, the picture that can be played again, and how that is played. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { Notice, SeatUpdate } from '../../src/contract/referee';
import type { View } from '../../src/contract/view';
import type { GameWords } from '../../src/match/face';
import { roundBefore } from '../../src/match/others-turn';
import { createPassages, LEAD_MS } from '../../src/match/passages';
import { stateFrom } from '../../src/match/reduce-state';
import type { MatchState, Passage } from '../../src/match/types';

const SIDES = [0, 1];
const turn = (seat: number): GameEvent => ({ type: 'turn', seat });
const moved = (token: number): GameEvent => ({ type: 'moved', token, from: 0, to: 1 });
const othersTurn = (...round: Parameters<typeof roundBefore>) => roundBefore(...round)?.others ?? [];
const opened: GameEvent = { type: 'windowOpened' };
const closed: GameEvent = { type: 'windowClosed' };

describe('the rows of the others’ turn', () => {
  const round = [turn(0), moved(1), turn(1), moved(2), opened, closed, turn(0)];

  test('are those between two own turns', () => {
    expect(othersTurn(round, 0, SIDES)).toEqual([moved(2), opened, closed]);
    expect(othersTurn([turn(1), moved(2), turn(0)], 0, SIDES)).toEqual([moved(2)]);
  });

  test('are none while the others play, for onlookers, and once the own side has acted', () => {
    expect(othersTurn(round.slice(0, 4), 0, SIDES)).toEqual([]);
    expect(othersTurn(round, 8, SIDES)).toEqual([]);
    expect(othersTurn([...round, opened, closed], 0, SIDES)).toHaveLength(3);
    expect(othersTurn([...round, moved(1)], 0, SIDES)).toEqual([]);
  });

  test('are still those when something goes off as the own turn begins, until the own side acts', () => {
    const blast: readonly GameEvent[] = [
      { type: 'exploded', squares: [4], tokens: [256] },
      { type: 'removed', seat: 0, token: 3, kind: 4, square: 5, cause: 'blast' },
    ];
    expect(othersTurn([...round, ...blast], 0, SIDES)).toEqual([moved(2), opened, closed]);
    expect(othersTurn([...round, ...blast, moved(1)], 0, SIDES)).toEqual([]);
    // whoever is taken by anything else has been attacked
    const beaten: GameEvent = { type: 'removed', seat: 1, token: 3, kind: 4, square: 5, cause: 'fight' };
    expect(othersTurn([...round, beaten], 0, SIDES)).toEqual([]);
  });

  test('stand beside those of the own turn before, and what went off since', () => {
    const blast: GameEvent = { type: 'exploded', squares: [4], tokens: [256] };
    expect(roundBefore([...round, blast], 0, SIDES)).toEqual({
      own: [moved(1)],
      others: [moved(2), opened, closed],
      since: [blast],
    });
    // what went off as the own turn began was told then
    expect(roundBefore([turn(0), blast, ...round.slice(1)], 0, SIDES)?.own).toEqual([moved(1)]);
    // two own turns in a row are told together
    expect(roundBefore([turn(1), turn(0), moved(3), ...round], 0, SIDES)?.own).toEqual([moved(3), turn(0), moved(1)]);
    expect(roundBefore([turn(1), moved(2), turn(0)], 0, SIDES)?.own).toEqual([]);
  });

  test('are none in an own turn that follows an own one, or opens the match', () => {
    expect(othersTurn([...round, moved(1), turn(0)], 0, SIDES)).toEqual([]);
    expect(othersTurn([turn(0)], 0, SIDES)).toEqual([]);
  });
});

describe('the last turn as a passage', () => {
  const words = { content: { hidden: true } } as unknown as GameWords;
  const notice = { thinking: false, result: null, offer: null, awaited: [] } as unknown as Notice;

  /** The state of seat 0 with one more update: the rows since the last one. */
  const told = (before: MatchState | null, rows: readonly GameEvent[]): MatchState => {
    const since = before?.events.length ?? 0;
    const view = { ply: since, asked: null, result: null } as unknown as View;
    const setup = { seats: [{ player: 'person' }, { player: 'computer' }], sides: SIDES };
    const update = { since, events: rows, view, setup, viewer: 0, decision: null } as unknown as SeatUpdate;
    return stateFrom(update, notice, before, words, { rewound: false, handed: false, tenure: null });
  };
  const round = (): MatchState => told(told(told(null, [turn(0)]), [moved(1), turn(1)]), [moved(2), turn(0)]);

  test('is the other side’s until the own turn is over, whatever is done in it', () => {
    const asked = round();
    expect(asked.recap?.events).toEqual([moved(2), turn(0)]);
    expect(told(asked, [opened, closed]).recap).toBe(asked.recap);
    const used = told(asked, [{ type: 'swapped', token: 1, other: 3, square: 1, otherSquare: 2 }]);
    expect(used.recap).toBe(asked.recap);
    // then it is the own one, from where that began
    const over = told(used, [moved(1), turn(1)]);
    expect(over.recap?.events.map(({ type }) => type)).toEqual(['swapped', 'moved', 'turn']);
    expect(over.recap?.from).toBe(asked.view);
    expect(over.recap?.to).toBe(over.view);
  });

  test('is none as the battle begins, and in the first own turn what has been done in it', () => {
    const swap = { type: 'swapped', token: 1, other: 3, square: 1, otherSquare: 2 } as const;
    const begun = told(told(null, [swap]), [swap, turn(0)]);
    expect(begun.recap).toBeNull();
    const fought = told(begun, [moved(1), opened, closed]);
    expect(fought.recap?.events).toEqual([moved(1), opened, closed]);
    expect(fought.recap?.from).toBe(begun.view);
  });

  test('grows while the other side’s turn goes on, and is that alone', () => {
    const own = told(round(), [moved(1), turn(1)]);
    const begun = told(own, [moved(2), opened]);
    const done = told(begun, [closed, turn(0)]);
    expect(done.recap?.events).toEqual([moved(2), opened, closed, turn(0)]);
    expect(done.recap?.from).toBe(own.view);
  });
});

describe('what is played again', () => {
  const view = (ply: number): View => ({ ply }) as unknown as View;
  const passage: Passage = { from: view(1), to: view(2), events: [moved(2), turn(0)] };

  const begin = () => {
    const done: string[] = [];
    const passages = createPassages();
    passages.watch({
      show: ({ ply }) => done.push(`show ${ply}`),
      play: async ({ events, again }) => {
        done.push(`play ${events.length} ${again === true}`);
      },
      skip: () => undefined,
    });
    return { done, passages };
  };
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  test('begins from where it began, for as long as one needs to look there, and ends with what is now', async () => {
    const { done, passages } = begin();
    passages.again(passage, view(3));
    await wait(LEAD_MS / 3);
    expect(done).toEqual(['show 1']);
    await wait(LEAD_MS);
    expect(done).toEqual(['show 1', 'play 2 true', 'show 3']);
    expect(passages.playing.get()).toBe(false);
  });

  test('is over at once when somebody presses on', async () => {
    const { done, passages } = begin();
    passages.again(passage, passage.to);
    await wait(10);
    passages.skip();
    await wait(10);
    expect(done).toEqual(['show 1', 'show 2']);
  });
});
