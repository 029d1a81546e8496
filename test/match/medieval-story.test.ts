/** What a seat reads of its rows, turn by turn; the sentences follow from the rules and from what the seat may know. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { storyOf } from '../../src/match/games/medieval/story';
import '../../src/text/games/medieval';
import { createMedievalReference } from '../../src/reference/medieval';

/** Plays turn texts from a position; gives what a viewer reads of it all. */
const readBy = (viewer: number, position: unknown, ...turns: readonly string[]): readonly string[] => {
  const setup = medieval.readSetup({ game: 'medieval', position });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  const events: GameEvent[] = engine.rows().flatMap(({ mask, event }) => ((mask >> viewer) & 1 ? [event] : []));
  for (const turn of turns) {
    const played = medieval.playTurn(engine, turn);
    if (!played.ok) throw new Error(`${turn}: ${played.fault.expected}`);
    events.push(...played.value.rows.flatMap(({ mask, event }) => ((mask >> viewer) & 1 ? [event] : [])));
  }
  return storyOf(engine.view(viewer), events, engine.result()).map(({ text }) => text);
};

const [RED, BLUE, ONLOOKER] = [0, 1, 8];

test('a step names the piece to its owner alone', () => {
  const game = '15/7k7/15/15/3f11/15/15/15/15/15/15/3N11/15/7K7/15 r - R2B2';
  expect(readBy(RED, game, 'd4-d6')).toEqual(['Red’s Knight moves from d4 to d6.']);
  expect(readBy(BLUE, game, 'd4-d6')).toEqual(['A hidden Red piece moves from d4 to d6.']);
});

test('Footmen that join are counted, and the Ballista goes to prison', () => {
  const game = '15/7k7/15/15/3f11/15/15/6b8/6F8/5F9/15/15/15/7K7/15 r - R2B2';
  expect(readBy(BLUE, game, 'f6-f7,g7xg8+', 'jail e1')).toEqual([
    'A hidden Red piece moves from f6 to f7.',
    '2 Red Footmen attack from g7 and take Blue’s Ballista on g8 prisoner.',
    'Blue’s Ballista is locked up on e1.',
  ]);
});

test('a weaker attacker is lost', () => {
  const game = '15/7k7/15/15/3f11/15/15/6x8/6F8/15/15/15/15/7K7/15 r - R2B2';
  expect(readBy(RED, game, 'g7xg8')).toEqual(['Red’s Footman on g7 attacks Blue’s Axeman on g8 and falls.']);
});

test('a shot hits or is blocked', () => {
  const hit = '15/7k7/15/15/3f11/15/15/6f8/6G8/15/15/6A8/15/7K7/15 r - R2B2';
  expect(readBy(BLUE, hit, 'g4~g8')).toEqual([
    'Red’s Archer on g4 shoots Blue’s Footman on g8. Blue’s Footman on g8 falls.',
  ]);
  const held = '15/7k7/15/15/15/15/15/6n8/15/6A8/15/15/15/7K7/15 r - R2B2';
  expect(readBy(BLUE, held, 'g6~g8')).toEqual(['Red’s Archer on g6 shoots at Blue’s Knight on g8: blocked.']);
});

test('a bomb is set in sight of all, and explodes with names at the second start of its owner', () => {
  const game = '15/7k7/15/15/3f11/15/15/15/15/6X1f6/7L7/6N8/15/7K7/15 r - R2B2';
  expect(readBy(BLUE, game, '!h5-h8', 'd11-d10', 'h8-h9', 'd10-d9')).toEqual([
    'Red’s Alchemist moves from h5 to h8.',
    'Red’s Alchemist sets a bomb on h5.',
    'Blue’s Footman moves from d11 to d10.',
    'Red’s Alchemist moves from h8 to h9.',
    'Blue’s Footman moves from d10 to d9.',
    'The bomb on h5 explodes.',
    'Red’s Knight on g4 falls in the blast.',
    'Red’s Axeman on g6 falls in the blast.',
    'Blue’s Footman on i6 falls in the blast.',
  ]);
});

test('whoever attacks a bomb is lost before the blast', () => {
  const game = '15/7k7/15/15/3f11/15/6X1g6/7o7/7N7/15/15/15/15/7K7/15 r h8B2 R2B1';
  expect(readBy(RED, game, 'h7xh8')).toEqual([
    'Red’s Knight on h7 attacks the bomb on h8. Red’s Knight on h7 falls.',
    'The bomb on h8 explodes.',
    'Red’s Axeman on g9 falls in the blast.',
    'Blue’s Guard on i9 falls in the blast.',
  ]);
});

test('of bombs that go off together the one that was attacked is named', () => {
  const game = '15/7k7/15/15/3f11/7N7/7o7/7o7/15/15/15/15/15/7K7/15 r h8B2,h9B1 R2B0';
  expect(readBy(RED, game, 'h10xh9')).toEqual([
    'Red’s Knight on h10 attacks the bomb on h9. Red’s Knight on h10 falls.',
    'The bombs on h8 and h9 explode.',
  ]);
});

test('a look tells whoever looked, and nobody else', () => {
  const game = '15/7k7/15/15/3f11/15/6p8/15/6S8/15/15/15/15/7K7/15 r - R2B2';
  const home = 'Red’s Spy returns to e2.';
  expect(readBy(RED, game, 'g7?g9>e2')).toEqual(['Red’s Spy looks at the piece on g9: Paladin.', home]);
  for (const other of [BLUE, ONLOOKER])
    expect(readBy(other, game, 'g7?g9>e2')).toEqual(['Red’s Spy looks at the piece on g9.', home]);
});

test('a look at the King costs the Spy', () => {
  const game = '15/15/15/15/3f11/15/6k8/15/6S8/15/15/15/15/7K7/15 r - R2B2';
  expect(readBy(BLUE, game, 'g7?g9', 'jail e15')).toEqual([
    'Red’s Spy looks at the King on g9 and is taken prisoner.',
    'Red’s Spy is locked up on e15.',
  ]);
});

test('a rescue brings both home', () => {
  const game = '6P8/15/15/6S8/3f11/9k5/15/15/15/15/15/15/15/7K7/15 r - R2B2'.replace('6P8', "6P'8");
  expect(readBy(BLUE, game, 'g12^g15>e3>f3')).toEqual([
    'Red’s Spy moves from g12 to g15.',
    'Red’s Paladin is freed and goes to e3.',
    'Red’s Spy returns to f3.',
  ]);
});

test('a bomb is disarmed, a prisoner escapes, a Mage is revealed on a lake', () => {
  const bomb = '15/7k7/15/15/3f11/15/15/7o7/6S8/15/15/15/15/7K7/15 r h8B1 R2B1';
  expect(readBy(BLUE, bomb, 'g7%h8')).toEqual(['Red’s Spy disarms the bomb on h8.']);
  const prison = "15/7k7/15/15/3f11/15/15/K14/15/15/15/15/15/15/4b'10 b - R2B2";
  expect(readBy(RED, prison, 'e1-e2')).toEqual(['Blue’s Ballista escapes to e2.']);
  const lake = '15/7k7/15/15/3f11/15/15/15/15/15/15/5M9/15/7K7/15 r - R2B2';
  expect(readBy(BLUE, lake, 'f4-f5')).toEqual([
    'A hidden Red piece moves from f4 to f5.',
    'Red’s Mage on f5 is revealed.',
  ]);
});

test('a full prison row makes room before the prisoner is locked up', () => {
  const game = "15/7k7/15/15/3f11/15/15/6m8/6F8/15/15/15/15/4F2K7/4b'FFGGXX4 r - R2B2";
  expect(readBy(RED, game, 'g7xg8', 'jail f1>f2').slice(1)).toEqual([
    'Red’s Footman moves aside from f1 to f2.',
    'Blue’s Mage is locked up on f1.',
  ]);
});

test('the end is told with its reason', () => {
  const game = '15/15/6K8/15/3f11/9k5/15/15/15/15/15/15/15/15/15 r - R2B2';
  expect(readBy(BLUE, game, 'g13-h14')).toEqual([
    'A hidden Red piece moves from g13 to h14.',
    'Red wins. Red’s King stands in the enemy stockade.',
  ]);
});
