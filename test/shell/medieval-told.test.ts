/** What the panel tells of the enemy's turn: everything but the fight that stands there on a card. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { lastTurnOf } from '../../src/match/last-turn';
import type { MatchState } from '../../src/match/types';
import { createMedievalReference } from '../../src/reference/medieval';
import { toldNow } from '../../src/shell/battle/told';
import { lastFight } from '../../src/shell/games/medieval/answer/fight-card';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { loadGames } from '../support/games';

await loadGames(['medieval']);

const [RED, BLUE] = [0, 1];

/** What a seat, asked now, reads in its panel after these turns: the sentences, and the card's title. */
const panelOf = (viewer: number, position: string, ...turns: readonly string[]) => {
  const engine = createMedievalReference();
  engine.start(must(medieval.readSetup({ game: 'medieval', position })));
  const events: GameEvent[] = [...eventsFor(engine.rows(), viewer)];
  for (const turn of turns) events.push(...eventsFor(must(medieval.playTurn(engine, turn)).rows, viewer));
  const state = { view: engine.view(viewer), events, viewer, setup: { sides: [0, 1] }, missed: [], result: null };
  return {
    told: toldNow({ ...state, asking: { presses: [] } } as unknown as MatchState),
    card: lastFight(lastTurnOf(events))?.title ?? null,
  };
};

describe('the panel', () => {
  test('leaves a single fight to its card', () => {
    const game = '15/7k7/15/15/3f11/15/15/6x8/6F8/15/15/15/15/7K7/15 r - R2B2';
    expect(panelOf(BLUE, game, 'g7xg8')).toEqual({ told: '', card: 'Last fight, on g8' });
  });

  test('tells of what else a turn of several Footmen fought', () => {
    const game = '15/7k7/15/15/3f11/15/15/5f2f6/5F2F6/15/15/15/15/7K7/15 r - R2B2';
    expect(panelOf(BLUE, game, 'f7xf8,i7xi8')).toEqual({
      told: 'Red’s Footman on f7 attacks Blue’s Footman on f8 and wins. Blue’s Footman on f8 falls.',
      card: 'Last fight, on i8',
    });
  });

  test('tells of what a bomb took that was attacked', () => {
    const game = '15/7k7/15/15/3f11/15/6X1g6/7o7/7N7/15/15/15/15/7K7/15 r h8B2 R2B1';
    expect(panelOf(BLUE, game, 'h7xh8').told).toBe(
      'The bomb on h8 explodes. Red’s Axeman on g9 falls in the blast. Blue’s Guard on i9 falls in the blast.',
    );
  });

  test('tells of a bomb of the enemy’s that went off at the start of its turn', () => {
    const game = '15/7k7/15/15/3f11/15/15/15/15/6X1f6/7O7/6N8/15/7K7/15 b h5R1 R1B2';
    expect(panelOf(BLUE, game, 'd11-d10', 'h2-h3').told).toBe(
      'The bomb on h5 explodes. Red’s Knight on g4 falls in the blast. Red’s Axeman on g6 falls in the blast. ' +
        'Blue’s Footman on i6 falls in the blast. A hidden Red piece moves from h2 to h3.',
    );
  });

  test('tells of a Spy that a King took', () => {
    const game = '15/15/15/15/3f11/15/6k8/15/6S8/15/15/15/15/7K7/15 r - R2B2';
    expect(panelOf(BLUE, game, 'g7?g9', 'jail e15').told).toBe(
      'Red’s Spy looks at the King on g9 and is taken prisoner. Red’s Spy is locked up on e15.',
    );
  });

  test('tells of the enemy’s turn when the own bomb goes off after it, of its fight too, which no card shows then', () => {
    const game = '15/7k7/15/15/3f11/15/15/15/15/6X1f6/7O7/6N8/15/7K7/15 b h5R1 R1B2';
    expect(panelOf(RED, game, 'd11-d10')).toEqual({ told: 'A hidden Blue piece moves from d11 to d10.', card: null });
    const fight = game.replace('3f11/15', '3f11/3F11');
    expect(panelOf(RED, fight, 'd11xd10')).toEqual({
      told: 'Blue’s Footman on d11 attacks Red’s Footman on d10 and wins. Red’s Footman on d10 falls.',
      card: null,
    });
  });
});
