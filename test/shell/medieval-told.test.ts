/** What the panel tells of the own turn before and the enemy's answer: fights on cards, all else in sentences. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import type { MatchState } from '../../src/match/types';
import { createMedievalReference } from '../../src/reference/medieval';
import { toldNow } from '../../src/shell/battle/told';
import { fightCards } from '../../src/shell/games/medieval/answer/fight-card';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { loadGames } from '../support/games';

await loadGames(['medieval']);

const [RED, BLUE, ONLOOKER] = [0, 1, 8];

/** What a seat, asked now, reads in its panel after these turns: the sentences, and every fight with its verdict, the last one first. */
const panel = (viewer: number, position: string, ...turns: readonly string[]) => {
  const engine = createMedievalReference();
  engine.start(must(medieval.readSetup({ game: 'medieval', position })));
  const events: GameEvent[] = [...eventsFor(engine.rows(), viewer)];
  for (const turn of turns) events.push(...eventsFor(must(medieval.playTurn(engine, turn)).rows, viewer));
  const state = {
    view: engine.view(viewer),
    events,
    viewer,
    setup: { seats: [{ player: 'person' }, { player: 'computer' }], sides: [0, 1] },
    missed: [],
    result: null,
  };
  return {
    told: toldNow({
      ...state,
      asking: { presses: [] },
    } as unknown as MatchState),
    met: fightCards(events, viewer).map(({ met }) => met),
    cards: fightCards(events, viewer).map(({ title, verdict, seen }) => `${title}: ${verdict} (${seen})`),
  };
};

/** The same without who met whom, which has a test of its own. */
const panelOf = (viewer: number, position: string, ...turns: readonly string[]) => {
  const { told, cards } = panel(viewer, position, ...turns);
  return { told, cards };
};

describe('the panel', () => {
  const line = '15/7k7/15/15/3f11/15/15/6x8/6F8/15/15/15/15/7K7/15 r - R2B2';

  test('leaves a fight to its card, which names the piece that fell from the reader’s side', () => {
    expect(panelOf(BLUE, line, 'g7xg8')).toEqual({
      told: '',
      cards: ['Last fight, on g8: Red’s Footman falls (wins)'],
    });
    expect(panelOf(RED, line, 'g7xg8').cards).toEqual(['Last fight, on g8: Your Footman falls (loses)']);
    const alike = line.replace('6x8', '6l8').replace('6F8', '6L8');
    expect(panelOf(RED, alike, 'g7xg8').cards).toEqual(['Last fight, on g8: Blue’s Alchemist is captured (wins)']);
    expect(panelOf(ONLOOKER, line, 'g7xg8').cards).toEqual(['Last fight, on g8: Red’s Footman falls (loses)']);
  });

  test('keeps the own fight beside the enemy’s answer, quiet or not', () => {
    const own = 'on g8: Your Footman falls (loses)';
    expect(panelOf(RED, line, 'g7xg8', 'd11-d10')).toEqual({
      told: 'The enemy’s last turn: A hidden Blue piece moves from d11 to d10.',
      cards: [`Last fight, ${own}`],
    });
    const answered = line.replace('3f11/15', '3f11/3F11');
    expect(panelOf(RED, answered, 'g7xg8', 'd11xd10')).toEqual({
      told: '',
      cards: ['Last fight, on d10: Your Footman falls (loses)', `Last fight, ${own}`],
    });
  });

  test('drops both once the player has acted', () => {
    const two = line.replace('7K7', '6FK7');
    expect(panelOf(RED, two, 'g7xg8', 'd11-d10', 'h2-h3', 'd10-d9').cards).toEqual([]);
  });

  test('keeps the fights of several Footmen', () => {
    const game = '15/7k7/15/15/3f11/15/15/5f2f6/5F2F6/15/15/15/15/7K7/15 r - R2B2';
    expect(panelOf(BLUE, game, 'f7xf8,i7xi8')).toEqual({
      told: '',
      cards: ['Last fight, on i8: Your Footman falls (loses)', 'Last fight, on f8: Your Footman falls (loses)'],
    });
  });

  test('names both who met, and whose they are, where the viewer knows them', () => {
    expect(panel(RED, line, 'g7xg8').met).toEqual(['Your Footman against Blue’s Axeman']);
    expect(panel(BLUE, line, 'g7xg8').met).toEqual(['Red’s Footman against your Axeman']);
    const shot = '15/7k7/15/15/3f11/15/6g8/15/15/6A8/15/15/15/7K7/15 r - R2B2';
    expect(panel(RED, shot, 'g6~g9').met).toEqual(['Your Archer against Blue’s Guard']);
  });

  test('tells of what a bomb took that was attacked, of the own loss after the answer too', () => {
    const game = '15/7k7/15/15/3f11/15/6X1g6/7o7/7N7/15/15/15/15/7K7/15 r h8B2 R2B1';
    const blast =
      'The bomb on h8 explodes. Red’s Axeman on g9 falls in the blast. Blue’s Guard on i9 falls in the blast.';
    expect(panelOf(BLUE, game, 'h7xh8').told).toBe(`The enemy’s last turn: ${blast}`);
    expect(panelOf(RED, game, 'h7xh8', 'd11-d10')).toEqual({
      told: `Your last turn: ${blast} The enemy’s last turn: A hidden Blue piece moves from d11 to d10.`,
      cards: ['Last fight, on h8: Your Knight falls (loses)'],
    });
  });

  test('tells of a bomb of the enemy’s that went off at the start of its turn', () => {
    const game = '15/7k7/15/15/3f11/15/15/15/15/6X1f6/7O7/6N8/15/7K7/15 b h5R1 R1B2';
    expect(panelOf(BLUE, game, 'd11-d10', 'h2-h3').told).toBe(
      'The enemy’s last turn: The bomb on h5 explodes. Red’s Knight on g4 falls in the blast. ' +
        'Red’s Axeman on g6 falls in the blast. Blue’s Footman on i6 falls in the blast. A hidden Red piece moves from h2 to h3.',
    );
  });

  test('says of a tie whose it is, and of other fights nothing that the figures say', () => {
    const why = (own: string, foe: string): string | null | undefined => {
      const engine = createMedievalReference();
      const position = line.replace('6x8', `6${foe}8`).replace('6F8', `6${own}8`);
      engine.start(must(medieval.readSetup({ game: 'medieval', position })));
      const rows = must(medieval.playTurn(engine, 'g7xg8')).rows;
      return fightCards(eventsFor(rows, RED), RED)[0]?.why;
    };
    expect(why('N', 'n')).toBe('the attacker wins ties');
    expect(why('N', 'x')).toBe(null);
    expect(why('F', 'x')).toBe(null);
    // a Guard on guard beats a Guard: its rule is told, not the tie
    expect(why('G', 'g')).not.toBe('the attacker wins ties');
  });

  test('tells nothing of a fight before all its rows have come, and then nothing else', () => {
    const seen = (position: string, turn: string, viewer = RED): readonly string[] => {
      const engine = createMedievalReference();
      engine.start(must(medieval.readSetup({ game: 'medieval', position })));
      const before = [...eventsFor(engine.rows(), viewer)];
      const rows = eventsFor(must(medieval.playTurn(engine, turn)).rows, viewer);
      const grown = rows.map((_, at) => fightCards([...before, ...rows.slice(0, at + 1)], viewer));
      return [...new Set(grown.flat().map(({ title, verdict }) => `${title}: ${verdict}`))];
    };
    const shot = '15/7k7/15/15/3f11/15/6g8/15/15/6A8/15/15/15/7K7/15 r - R2B2';
    const bomb = '15/7k7/15/15/3f11/15/6X1g6/7o7/7N7/15/15/15/15/7K7/15 r h8B2 R2B1';
    const far = '15/7k7/15/15/3f11/15/15/7o7/15/15/7A7/15/15/7K7/15 r h8B2 R2B1';
    expect(seen(line, 'g7xg8')).toEqual(['Last fight, on g8: Your Footman falls']);
    expect(seen(line.replace('6F8', '6N8'), 'g7xg8')).toEqual(['Last fight, on g8: Blue’s Axeman falls']);
    expect(seen(shot, 'g6~g9')).toEqual(['Last fight, on g9: Blocked by Blue’s Guard']);
    expect(seen(shot.replace('6g8', '6x8'), 'g6~g9')).toEqual(['Last fight, on g9: Blue’s Axeman falls']);
    expect(seen(bomb, 'h7xh8')).toEqual(['Last fight, on h8: Your Knight falls']);
    expect(seen(far, 'h5~h8')).toEqual(['Last fight, on h8: The bomb explodes']);
  });

  test('tells of the own bomb that goes off until the player acts, also where the enemy locks up whom it took', () => {
    const game = '15/7k7/15/15/3f11/15/15/15/15/6X8/7O7/6L8/15/7K7/15 b h5R1 R1B2';
    const { told } = panelOf(RED, game, 'd11-d10', 'jail e15');
    expect(told).toBe(
      'The enemy’s last turn: A hidden Blue piece moves from d11 to d10. The bomb on h5 explodes. ' +
        'Red’s Alchemist on g4 is caught in the blast and taken prisoner. Red’s Axeman on g6 falls in the blast.',
    );
  });

  test('tells of a Spy that a King took', () => {
    const game = '15/15/15/15/3f11/15/6k8/15/6S8/15/15/15/15/7K7/15 r - R2B2';
    expect(panelOf(BLUE, game, 'g7?g9', 'jail e15').told).toBe(
      'The enemy’s last turn: Red’s Spy looks at the King on g9 and is taken prisoner. Red’s Spy is locked up on e15.',
    );
  });

  test('tells of the enemy’s turn and of the own bomb that goes off after it', () => {
    const game = '15/7k7/15/15/3f11/15/15/15/15/6X1f6/7O7/6N8/15/7K7/15 b h5R1 R1B2';
    const blast =
      'The bomb on h5 explodes. Red’s Knight on g4 falls in the blast. Red’s Axeman on g6 falls in the blast. ' +
      'Blue’s Footman on i6 falls in the blast.';
    expect(panelOf(RED, game, 'd11-d10')).toEqual({
      told: `The enemy’s last turn: A hidden Blue piece moves from d11 to d10. ${blast}`,
      cards: [],
    });
    // it is no news a turn later
    expect(panelOf(RED, game, 'd11-d10', 'h2-h3', 'd10-d9').told).toBe(
      'The enemy’s last turn: A hidden Blue piece moves from d10 to d9.',
    );
    const fight = game.replace('3f11/15', '3f11/3F11');
    expect(panelOf(RED, fight, 'd11xd10')).toEqual({
      told: blast,
      cards: ['Last fight, on d10: Your Footman falls (loses)'],
    });
  });
});
