/** What stands in the panel of the other side's last turn, until the player goes on. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { PASS, unpackChoice } from '../../src/games/shared/choice';
import type { MatchState } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import { toldNow } from '../../src/shell/battle/told';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { loadGames } from '../support/games';

await loadGames(['legends', 'legion']);

const GROUND = Array(8).fill('pppppppp');
const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

/** After these moves, as seat 0 sees it, whose turn it is: Srik c3, Golladus g6, Renil c5. */
const seenAfter = (...moves: readonly (readonly [string, string])[]): MatchState => {
  const pieces = {
    a1: [67, 0],
    h8: [169, 1],
    c3: [8, 0],
    g6: [113, 1, 'shown'],
    c5: [144, 1, 'shown'],
    b3: [150, 1],
    a3: [113, 1, 'shown'],
  };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  const position = { terrain: GROUND, pieces, turn: 0 };
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, position }))));
  const events: GameEvent[] = [...eventsFor(engine.rows(), 0)];
  for (const [from, to] of moves) {
    const index = engine.decision()?.choices.findIndex((code) => {
      const choice = unpackChoice(code);
      return choice.form === 'move' && choice.from === sq(from) && choice.to === sq(to);
    });
    must(engine.apply(index ?? -1));
    events.push(...eventsFor(engine.rows(), 0));
    while (engine.decision()?.kind === 'respond') {
      must(engine.apply(engine.decision()?.choices.indexOf(PASS) ?? -1));
      events.push(...eventsFor(engine.rows(), 0));
    }
  }
  const view = engine.view(0);
  const setup = { game: 'legends', form: 'legends', seats: [seats[0], { player: 'computer' }], sides: [0, 1] };
  return { view, events, viewer: 0, setup, asking: { presses: [] }, missed: [], result: null } as unknown as MatchState;
};

describe('legends', () => {
  test('says which side did what, in the words of the log', () => {
    expect(toldNow(seenAfter(['c3', 'd3'], ['g6', 'g5']))).toBe('The enemy’s last turn: Golladus moves from g6 to g5.');
  });

  test('keeps what the own turn brought before the enemy’s answer, whether that was quiet or a fight', () => {
    const own = 'Your last turn: Srik 7 against Crimson 5: Crimson falls.';
    const quiet = seenAfter(['c3', 'b3'], ['g6', 'g5']);
    expect(toldNow(quiet)).toBe(`${own} The enemy’s last turn: Golladus moves from g6 to g5.`);
    const fought = seenAfter(['c3', 'b3'], ['a3', 'b3']);
    expect(toldNow(fought)).toBe(`${own} The enemy’s last turn: Golladus 6 against Srik 7: Golladus falls.`);
  });

  test('is silent where nothing was done, where a card tells it, and as soon as something is pressed', () => {
    expect(toldNow(seenAfter())).toBe('');
    expect(toldNow(seenAfter(['c3', 'c4'], ['c5', 'c4']))).toBe('');
    const told = seenAfter(['c3', 'd3'], ['g6', 'g5']);
    const pressed = { ...told, asking: { presses: [{ on: 'square', square: 0 }] } } as unknown as MatchState;
    expect(toldNow(pressed)).toBe('');
    expect(toldNow({ ...told, asking: null })).toBe('');
  });
});

/** A duel after these events, as Black sees it. */
const duel = (events: readonly GameEvent[]): MatchState => {
  const view = { game: 'legion', form: 'basic', width: 6, height: 6, tokens: [], heaps: [], lists: {}, counters: {} };
  const setup = { seats: [{ player: 'person' }, { player: 'computer' }], sides: [0, 1] };
  const state = { view, events, viewer: 0, setup, asking: { presses: [] }, missed: [], result: null };
  return state as unknown as MatchState;
};

test('legion: the losses of the other side’s turn are told', () => {
  const events: readonly GameEvent[] = [
    { type: 'turn', seat: 1 },
    { type: 'removed', seat: 0, token: 4, kind: 1, square: 4, cause: 'crown' },
    { type: 'turn', seat: 0 },
  ] as unknown as readonly GameEvent[];
  expect(toldNow(duel(events))).toMatch(
    /^The enemy’s last turn: The King sends Black’s .+ on .+ back to the reserve\.$/,
  );
});

test('legion: what the own unit took is still told once the enemy has answered', () => {
  const events: readonly GameEvent[] = [
    { type: 'turn', seat: 0 },
    { type: 'placed', seat: 0, token: 3, kind: 2, square: 3 },
    { type: 'removed', seat: 1, token: 4, kind: 1, square: 4, cause: 'crown' },
    { type: 'turn', seat: 1 },
    { type: 'placed', seat: 1, token: 5, kind: 2, square: 8 },
    { type: 'turn', seat: 0 },
  ] as unknown as readonly GameEvent[];
  expect(toldNow(duel(events))).toMatch(
    /^Your last turn: The King sends White’s .+ on .+ back to the reserve\. The enemy’s last turn: White: .+ on .+\.$/,
  );
});
