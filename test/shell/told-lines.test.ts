/** Lines that a player reads beside the question: what an ability has done, what a hint is worth, who plays against them. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import type { MatchState } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import type { App } from '../../src/shell/app/app';
import { againBarText, lastTurnTitle } from '../../src/shell/battle/again';
import { actOnKey } from '../../src/shell/battle/key-acts';
import { hintText } from '../../src/shell/battle/status';
import { adviceText } from '../../src/shell/games/legends/advice/advice';
import { characterAbout, playerText } from '../../src/shell/games/legends/army/army-box';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { loadGames } from '../support/games';

await loadGames(['legends']);

// Rancid Castle gives the red Gloomis next to it 1 more
const engine = createLegendsReference();
const pieces = { a1: [169, 0], b2: [161, 0], h8: [67, 1], h7: [16, 1] };
const position = { terrain: Array<string>(8).fill('pppppppp'), pieces, turn: 0 };
const seats = [{ player: 'person' }, { player: 'computer', level: 'veteran' }];
must(engine.start(must(legends.readSetup({ game: 'legends', seats, position }))));

const answer = (text: string): readonly GameEvent[] => {
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
  must(engine.apply(decision.choices.indexOf(code)));
  return eventsFor(engine.rows(), 0);
};

const news = answer('a1.1>b2');
const view = engine.view(0);
const decision = engine.decision();
if (decision === null) throw new Error('over');
const state = (more: Partial<MatchState> = {}): MatchState =>
  ({ view, events: news, news, result: null, asking: { decision, presses: [] }, preview: null, ...more }) as MatchState;

describe('the line under the question', () => {
  test('after an ability says what it has done', () => {
    const line = adviceText(state());
    expect(line).toContain('The Rancid Castle uses its ability to boost a piece by 1.');
    expect(line).toContain('Gloomis on b2 gets a boost of +1 until the end of the turn.');
  });

  test('says nothing of it when the other side used it, or the next turn has begun', () => {
    const other = news.map((event) => (event.type === 'used' ? { ...event, seat: 1 } : event));
    expect(adviceText(state({ events: other, news: other }))).not.toContain('uses its ability');
    const over: readonly GameEvent[] = [...news, { type: 'turn', seat: 0 }];
    expect(adviceText(state({ events: over, news: over }))).not.toContain('uses its ability');
  });
});

test('a hint tells the chances only where the player wants them told', () => {
  const hinted = state({ hint: { choice: 0, value: 0.6 } } as Partial<MatchState>);
  const why = hintText(hinted, false, false);
  expect(why).toMatch(/\.$/);
  expect(why).not.toContain('chances');
  expect(hintText(hinted, false, true)).toBe(`${why} Your chances of winning the battle: about 60 in 100.`);
});

test('the computer’s character is explained, and a person has none', () => {
  const plans = [{ player: 'person' }, { player: 'computer', level: 'veteran', character: 'hunter' }] as const;
  const setup = { seats: plans } as unknown as MatchState['setup'];
  expect(characterAbout(setup, 1)).toBe('Hunts every piece of yours that it knows how to beat.');
  expect(characterAbout(setup, 0)).toBeUndefined();
  // which word is what is said with them
  expect(playerText(setup, 1)).toBe('Veteran: The Hunter');
});

test('a last turn that can’t be seen again says why', () => {
  expect(againBarText({ recap: null })).toBe('Nothing to show again yet: wait for your next turn.');
  expect(againBarText({ recap: { from: null, to: view, events: [] } })).toBeNull();
});

test('the last turn is said to be whose it was', () => {
  const events: readonly GameEvent[] = [{ type: 'turn', seat: 1 }, ...news];
  const title = (viewer: number, players: readonly string[]): string =>
    lastTurnTitle(
      state({
        events,
        viewer,
        recap: { from: null, to: view, events: news },
        setup: { seats: players.map((player) => ({ player })), sides: [0, 1] },
      } as unknown as Partial<MatchState>),
    );
  expect(title(0, ['person', 'computer'])).toBe('The enemy’s last turn:');
  expect(title(1, ['computer', 'person'])).toBe('Your last turn:');
  expect(title(0, ['person', 'person'])).toBe('Good’s last turn:');
});

describe('the key of the last turn', () => {
  const told: string[][] = [];
  const played: unknown[] = [];
  const match = {
    notes: { kept: { get: () => ({}) } },
    passages: { again: (passage: unknown) => played.push(passage) },
  };
  const pointed: { value: readonly number[] | null } = { value: null };
  const app = {
    ports: { match },
    pointed,
    settings: { value: { memory: 'aided' } },
    tell: (text: string, spoken = text) => told.push([text, spoken]),
  } as unknown as App;
  const press = (recap: MatchState['recap']) => {
    told.length = 0;
    played.length = 0;
    pointed.value = [9];
    actOnKey(app, state({ recap, lastTurn: news } as Partial<MatchState>), { square: 0, near: 0 }, { act: 'last' });
  };

  test('shows it again as the button does, with its words, and leaves its marks', () => {
    const recap = { from: null, to: view, events: news };
    press(recap);
    expect(played).toEqual([recap]);
    expect(told).toHaveLength(1);
    for (const words of told[0] ?? []) expect(words).toContain('Gloomis on b2 gets a boost of +1');
    expect(pointed.value).toBeNull();
  });

  test('says on the screen when there is nothing to show', () => {
    press(null);
    expect(played).toEqual([]);
    expect(told[0]?.[0]).toBe('Nothing to show again yet: wait for your next turn.');
  });
});
