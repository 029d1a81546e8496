/** When a bomb is said to go off: by its own fuse, or with a bomb that touches it (RULES 6, M18 and M20). */
import { expect, test } from 'vitest';
import { medieval } from '../../src/games/medieval';
import { parsePlace } from '../../src/games/medieval/notation';
import { createMedievalReference } from '../../src/reference/medieval';
import { recall } from '../../src/shell/board/recall';
import { stateLines } from '../../src/shell/games/medieval/header';
import { burnsNext } from '../../src/shell/games/medieval/words/fuse';
import { label } from '../../src/shell/games/medieval/words/label';
import { squareTold } from '../../src/shell/games/medieval/words/square';

const squareOf = (name: string): number => parsePlace(name) ?? -1;

const viewOf = (line: string) => {
  const setup = medieval.readSetup({ game: 'medieval', position: { line } });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  return engine.view(0);
};

/** Two bombs on h8 and h9, with their fuses. */
const pair = (bombs: string, side = 'b', [lower, upper] = ['O', 'O']) =>
  viewOf(`15/7k7/15/15/3f11/15/7${upper}7/7${lower}7/15/15/15/7L7/15/7K7/15 ${side} ${bombs}`);

const saidOf = (view: ReturnType<typeof viewOf>, name: string): string =>
  label(view, squareOf(name), { ...recall([]), mark: undefined, chosen: false });

test('a bomb alone goes off by its own fuse', () => {
  const view = viewOf('15/7k7/15/15/3f11/15/15/7O7/15/15/15/7L7/15/7K7/15 b h8R2 R1B2');
  expect(stateLines(view)).toEqual(['Red’s bomb on h8 explodes at the start of Red’s turn after next.']);
  expect(burnsNext(view, squareOf('h9'))).toBe(false);
  expect(saidOf(view, 'h8')).toContain('Red bomb, explodes the turn after next');
});

test('one set beside a bomb that goes off next goes off with it', () => {
  const view = pair('h8R1,h9R2 R0B2');
  expect(stateLines(view)).toEqual([
    'Red’s bomb on h8 explodes at the start of Red’s next turn.',
    'Red’s bomb on h9 explodes at the start of Red’s next turn.',
  ]);
  for (const name of ['g10', 'h10', 'i10', 'g9', 'g7']) expect(burnsNext(view, squareOf(name)), name).toBe(true);
  for (const name of ['h11', 'f9', 'h6']) expect(burnsNext(view, squareOf(name)), name).toBe(false);
  expect(squareTold(view, squareOf('h9'), [], false).lines).toContain('It explodes at the start of Red’s next turn.');
  expect(saidOf(view, 'h9')).toContain('explodes next');
});

test('whichever side’s turn starts first sets both off', () => {
  // Blue's second start comes after Red's next one, and Blue's next one before it
  const late = pair('h8B2,h9R1 R1B1', 'r', ['o', 'O']);
  expect(stateLines(late)).toContain('Blue’s bomb on h8 explodes at the start of Red’s next turn.');
  const soon = pair('h8B1,h9R1 R1B1', 'r', ['o', 'O']);
  expect(stateLines(soon)).toContain('Red’s bomb on h9 explodes at the start of Blue’s next turn.');
});
