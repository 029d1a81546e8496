/** When a question may be passed: nothing that is chosen is dropped by it without a word. */
import { expect, test } from 'vitest';
import type { DecisionKind } from '../../src/contract/decision';
import { PASS, packChoice } from '../../src/games/shared/choice';
import { PRESS_PASS, pressSquare } from '../../src/match/press';
import type { Asking } from '../../src/match/types';
import { isLeftOpen, isPassChosen } from '../../src/shell/battle/passing';

const asking = (kind: DecisionKind, presses: Asking['presses'], choice: number | null): Asking => ({
  decision: { seat: 0, kind, key: 'x', args: [], choices: [packChoice('other', { from: 1, to: 2 }), PASS] },
  presses,
  prompt: { key: 'x', args: {} },
  squares: [],
  items: [],
  canPass: true,
  choice,
  more: false,
});
const BOTH = [pressSquare(1), pressSquare(2)];

test.each([
  ['an exchange that is chosen', asking('swap', BOTH, 0), true, false],
  ['the first piece of an exchange', asking('swap', [pressSquare(1)], null), false, false],
  ['no exchange yet', asking('swap', [], null), false, false],
  ['a pick that is chosen', asking('pick', BOTH, 0), true, false],
  ['a move that is chosen', asking('main', BOTH, 0), false, false],
  ['passing, to be confirmed', asking('swap', [PRESS_PASS], 1), false, true],
] as const)('%s', (_, asked, open, passes) => {
  expect(isLeftOpen(asked)).toBe(open);
  expect(isPassChosen(asked)).toBe(passes);
});
