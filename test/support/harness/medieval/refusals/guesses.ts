/** Views that hide kinds, with guesses that are right, too long, too short, or of what can't be (MEDIEVAL.md, Guess). */
import type { View } from '../../../../../src/contract/view';
import { CONTRADICTION, TAKEN } from '../../refusals/refusal';
import { ALL, BOMB, changed, contradictions, cut, type Draft, fills, set, viewOf, wordsOf } from './views';

const TRUTH = viewOf('Kh2 kh14 Fd5 Gd7 Of3 xd9 af9', 'r f3R2 R1B2', { shown: ['h14'], looked: { f9: 0 } });
/** What Red sees: Blue’s Axeman alone is hidden from it. What an onlooker sees: all but Blue’s King and the bomb. */
const seenBy = (viewer: number): View =>
  changed(TRUTH, (view: Draft) => {
    view.viewer = viewer;
    for (const token of view.tokens) if (((token.shownTo >> viewer) & 1) === 0) token.kind = null;
  });
const [RED, ONLOOKER] = [seenBy(0), seenBy(8)];
const OPEN = changed(TRUTH, (view) => {
  view.viewer = 0;
  for (const token of view.tokens) token.shownTo = ALL;
});
const [FOOTMAN, GUARD, AXEMAN, ARCHER, KING] = [0, 1, 2, 3, 10];
/** Tokens by square: Kh2, Fd5, Gd7, xd9, af9. */
const ALL_HIDDEN = [KING, FOOTMAN, GUARD, AXEMAN, ARCHER];

export const guessRefusals = [
  fills('Red’s view and the right guess', RED, TAKEN, [AXEMAN]),
  fills('an onlooker’s view and the right guess', ONLOOKER, TAKEN, ALL_HIDDEN),
  fills('a view that hides nothing', OPEN, TAKEN),
  fills('a guess of what nothing hides', OPEN, CONTRADICTION, [AXEMAN]),
  fills('no guess', RED, CONTRADICTION),
  fills('a guess too long', RED, CONTRADICTION, [AXEMAN, AXEMAN]),
  fills('a guess too short', ONLOOKER, CONTRADICTION, ALL_HIDDEN.slice(0, -1)),
  fills('a guess of what the army has no more of', RED, CONTRADICTION, [KING]),
  fills('a bomb guessed', RED, CONTRADICTION, [BOMB]),
  ...contradictions(RED, [
    ['a kind told that the viewer does not know', (v) => set(v, 'd9', { kind: AXEMAN })],
    ['a kind not told that the viewer knows', (v) => set(v, 'd5', { kind: null })],
  ]),
  fills(
    'a Footman told that the viewer does not know, and guessed',
    changed(RED, (v) => set(v, 'd9', { kind: FOOTMAN })),
    CONTRADICTION,
    [AXEMAN],
  ),
  fills(
    'a hidden bomb guessed to be one',
    changed(RED, (v) => void (set(v, 256, { kind: null }), set(v, 256, { shownTo: 2 }))),
    CONTRADICTION,
    [BOMB, AXEMAN],
  ),
  cut('a guess of a kind too many', wordsOf(RED), [1, BOMB + 1]),
  cut('a guess of a kind below the Footman', wordsOf(RED), [1, -1]),
  cut('a guess without its count', wordsOf(RED), []),
  cut('a guess cut off', wordsOf(ONLOOKER), [5, KING, FOOTMAN]),
  cut('a guess with a word left over', wordsOf(RED), [1, AXEMAN, 0]),
  cut('a guess longer than two armies', wordsOf(RED), [37, ...Array<number>(37).fill(AXEMAN)]),
  cut('a guess of less than nothing', wordsOf(RED), [-1]),
];
