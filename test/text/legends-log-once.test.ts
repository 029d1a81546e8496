/** What the log tells once: a power lent in secret, a spell's own piece, a Death Curse that ends, and why a power failed. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { storyOf } from '../../src/games/legends/reading/story';
import { withoutTexts } from '../../src/shell/games/legends/log/lines';
import { entriesOf } from '../../src/shell/games/legends/log/turns';
import { legendsLine } from '../stage/legends-match';

const PLAINS = Array.from({ length: 8 }, () => 'pppppppp');

/** Titles and lines of what these answers of seat 0 led to, as a viewer is told. */
const toldTo = (
  viewer: number,
  pieces: Readonly<Record<string, unknown>>,
  answers: readonly string[],
  curse?: readonly [number, number],
) => {
  const position = {
    terrain: PLAINS,
    pieces: { a1: [67, 0], h8: [169, 1], ...pieces },
    turn: 0,
    ...(curse === undefined ? {} : { curse }),
  };
  const { first, passages } = legendsLine(position, answers, viewer);
  const events: readonly GameEvent[] = [{ type: 'turn', seat: 0 }, ...passages.flatMap((passage) => passage.events)];
  const view = passages.at(-1)?.to ?? first;
  return entriesOf(storyOf(events, view), { view, result: null }, withoutTexts).flatMap(({ title, lines }) => [
    title,
    ...lines.map(({ text }) => text),
  ]);
};

test('a power that failed its user says why: it spares that only against a 10', () => {
  const told = toldTo(0, { c3: [26, 0], d4: [150, 1, 'shown'] }, ['c3.1>d4']);
  expect(told).toContain('The Elven Assassin on c3 is destroyed: its target was not a 10.');
  expect(told.join(' ')).not.toContain('c3 is destroyed.');
});

test('a Magic piece is not destroyed by “the spell”, which is its own', () => {
  const told = toldTo(0, { e5: [11, 0], e4: [201, 1] }, ['e5-e4']);
  expect(told.join(' ')).toContain('The Fungus of Bremmuk on e4 is destroyed.');
  expect(told.join(' ')).not.toContain('by the spell');
});

test('a power that is lent in secret is told once to whoever may not know to whom', () => {
  // Elementus lends Flying to a Spirit
  const pieces = { c3: [70, 0], f3: [76, 0] };
  const told = toldTo(1, pieces, ['c3.1>f3']);
  expect(told.filter((line) => line.includes('Flying'))).toEqual([
    'Elementus uses its ability to lend Flying to a piece.',
  ]);
  // its own side is told which
  expect(toldTo(0, pieces, ['c3.1>f3']).join(' ')).toContain('The Spirit of Wrath on f3 borrows Flying');
});

test('a Death Curse that takes effect as it ends is said to end once', () => {
  // Slud’s is in force, and ends as the one of Nosimaj begins
  const told = toldTo(0, { c4: [16, 0], c5: [195, 1], c8: [150, 1] }, ['c4-c5'], [182, 1]);
  expect(told.filter((line) => line.includes('Slud'))).toEqual(['Slud’s Death Curse ends, but nothing comes of it.']);
});
