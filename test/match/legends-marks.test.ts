/** How the squares of a question are marked: whoever may begin has a frame, whatever its powers reach. */
import { beforeAll, expect, test } from 'vitest';
import { ask, press } from '../../src/match/asking';
import { legendsWords } from '../../src/match/games/legends';
import { pressItem, pressSquare } from '../../src/match/press';
import { marksText } from '../../src/shell/games/legends/advice/marks';
import { loadTexts } from '../../src/text/games';
import { legendsAt } from '../stage/legends-match';

beforeAll(() => loadTexts('legends'));

// Elementus lends Flying to a spirit of its side, itself among them
const KINDS = { a1: [33, 0], h8: [170, 1], d4: [70, 0], f7: [150, 1] };

const asked = () => {
  const referee = legendsAt({ terrain: Array<string>(8).fill('pppppppp'), pieces: KINDS, turn: 0 });
  const decision = referee.decision();
  if (decision === null) throw new Error('nothing is asked');
  const view = referee.view(0);
  const square = view.tokens.find(({ kind }) => kind === 70)?.square ?? -1;
  return { decision, view, square };
};

test('a piece that can use a power on itself is framed like every other that may begin', () => {
  const { decision, view, square } = asked();
  const { squares } = ask(decision, [], { view, ...legendsWords });
  expect(squares.find((mark) => mark.square === square)?.mark).toBe('source');
});

test('once its power is chosen, its own square is marked for the power', () => {
  const { decision, view, square } = asked();
  const context = { view, ...legendsWords };
  const begun = ask(decision, [pressSquare(square)], context);
  const [item] = begun.items.filter(({ open }) => open);
  if (item === undefined) throw new Error('no power to choose');
  const answer = press(begun, pressItem(item.item), context);
  if (answer.kind !== 'asking') throw new Error(answer.kind);
  expect(marksText({ asking: answer.asking, view })).toBe('Violet: power targets.');
  expect(answer.asking.squares).toContainEqual({ square, mark: 'power' });
});
