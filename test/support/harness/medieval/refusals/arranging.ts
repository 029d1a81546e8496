/** Armies that are still laid out (MEDIEVAL.md, Arranging and Guess), damaged. */
import type { View } from '../../../../../src/contract/view';
import { CONTRADICTION, TAKEN } from '../../refusals/refusal';
import { all, count, put } from './phases';
import {
  ALL,
  army,
  changed,
  contradictions,
  cut,
  type Draft,
  fallenOf,
  fills,
  set,
  sq,
  taken,
  viewOf,
  wordsOf,
} from './views';

const LETTERS = 'FGXANBMLPSK';
const [PLACES, FORWARD] = ['efghijk', 'fgij'];
/** Set-up squares of a seat, ascending. */
const SQUARES = [
  ...[2, 3].flatMap((rank) => [...PLACES].map((file) => `${file}${rank}`)),
  ...[...FORWARD].map((file) => `${file}4`),
];
const FAR = [
  ...[...FORWARD].map((file) => `${file}12`),
  ...[13, 14].flatMap((rank) => [...PLACES].map((file) => `${file}${rank}`)),
];
const EXAMPLE = 'SBPKLMFXFGFGFXANNA';

/** Both seats have laid so much of an army. */
function laid(armies: readonly [string, string], change: (view: Draft) => void = () => {}, extra: object = {}): View {
  return viewOf('Kh2 kh14', 'r - R2B2', extra, (view) => {
    view.tokens = armies.flatMap((kinds, seat) =>
      [...kinds].map((letter, n) => {
        const square = sq((seat === 0 ? SQUARES : FAR)[n] ?? '');
        return { id: square, square, seat, kind: LETTERS.indexOf(letter), shownTo: 1 << seat };
      }),
    );
    for (const seat of [0, 1]) fallenOf(view, seat).splice(0, 100);
    const asked = armies[0].length < 18 ? 0 : 1;
    Object.assign(view.counters, { side: asked, turn: 0, phase: 0 });
    view.lists['arranged'] = armies.map((kinds) => kinds.length);
    view.asked = { seat: asked, kind: 'place' };
    change(view);
  });
}
/** Red has laid three. */
const THREE = laid(['SBP', '']);
const SECOND = laid([EXAMPLE, 'AN']);
const over =
  (reason: string, ...winners: readonly number[]) =>
  (view: Draft): void => {
    view.counters['phase'] = 8;
    view.asked = null;
    view.result = { reason, winners: [...winners], score: [] };
  };
/** What a viewer sees who is nobody, or a seat: others’ tokens are not told at all. */
const seenBy = (view: View, viewer: number): View =>
  changed(view, (draft) => {
    draft.viewer = viewer;
    draft.tokens = draft.tokens.filter(({ seat }) => seat === viewer);
  });
const kindsOf = (text: string): readonly number[] => [...text].map((letter) => LETTERS.indexOf(letter));

const wrong = contradictions(THREE, [
  ['quiet turns while armies are laid', count('quiet', 1)],
  ['a turn that begins while armies are laid', count('begun', 1)],
  ['a bomb less of Red’s while armies are laid', count('supply0', 1)],
  ['a bomb less of Blue’s while armies are laid', count('supply1', 1)],
  ['a piece fallen while armies are laid', (v) => void fallenOf(v, 0).push(0)],
  ['a piece of Blue’s fallen while armies are laid', (v) => void fallenOf(v, 1).push(0)],
  ['a prisoner while armies are laid', put('prisoners', 'e2')],
  ['a fuse while armies are laid', put('fuses', 256, 1)],
  ['one waits while armies are laid', put('pending', 'g9', 8, 1)],
  ['one has acted while armies are laid', put('acted', 'e2')],
  ['a step while armies are laid', put('shuttle', 0, 1, 'e2', 'e2', 'e3')],
  ['one goes home while armies are laid', put('home', 'e2')],
  ['an army list too short while armies are laid', (v) => void v.lists['army']?.splice(0, 1)],
  ['another army of Red’s while armies are laid', (v) => army(v, 0, 0, 5)],
  ['another last kind of Blue’s while armies are laid', (v) => army(v, 1, 10, 2)],
  ['one seat that lays', put('arranged', 3)],
  ['no seat that lays', put('arranged')],
  ['more laid than tokens', put('arranged', 4, 0)],
  ['less laid than tokens', put('arranged', 2, 0)],
  ['more than an army laid', put('arranged', 19, 0)],
  ['what Red has laid is Blue’s', put('arranged', 0, 3)],
  ['a piece of Blue’s among Red’s', (v) => set(v, 'e2', { seat: 1 })],
  ['a square passed over', (v) => set(v, 'g2', { square: sq('h2') })],
  ['an id of another square', (v) => set(v, 'g2', { id: sq('h2') })],
  ['a laid piece that all know', (v) => set(v, 'g2', { shownTo: ALL })],
  ['a laid piece that Blue knows', (v) => set(v, 'g2', { shownTo: 2 })],
  ['a laid piece whose kind is not told', (v) => set(v, 'g2', { kind: null })],
  ['a bomb laid', (v) => set(v, 'g2', { kind: 11 })],
  ['two Kings laid', (v) => void (set(v, 'e2', { kind: 10 }), set(v, 'g2', { kind: 10 }))],
  ['five Footmen laid', (v) => five(v)],
  [
    'Blue asked though Red has not done',
    (v) => void (Object.assign(v.counters, { side: 1 }), Object.assign(v, { asked: { seat: 1, kind: 'place' } })),
  ],
  ['Blue’s turn to lay, Red asked', count('side', 1)],
  [
    'an act while armies are laid',
    (v) => void (Object.assign(v.counters, { phase: 1 }), Object.assign(v, { asked: { seat: 0, kind: 'main' } })),
  ],
  ['a main question while armies are laid', (v) => void Object.assign(v, { asked: { seat: 0, kind: 'main' } })],
  ['a King taken while armies are laid', over('king', 0)],
  ['quiet turns to the end while armies are laid', over('no-progress')],
]);

/** Two more Footmen than Red has laid; the army has four. */
function five(view: Draft): void {
  const first = view.tokens[0];
  if (first === undefined) return;
  view.tokens = SQUARES.slice(0, 5).map((name) => ({ ...first, id: sq(name), square: sq(name), kind: 0 }));
  put('arranged', 5, 0)(view);
}

export const arrangingRefusals = [
  ...wrong,
  ...contradictions(SECOND, [
    [
      'Red asked though it has done',
      (v) => void (Object.assign(v.counters, { side: 0 }), Object.assign(v, { asked: { seat: 0, kind: 'place' } })),
    ],
    ['two Spies of Blue’s laid', (v) => void (set(v, 'f12', { kind: 9 }), set(v, 'g12', { kind: 9 }))],
    ['a piece of Blue’s that Red knows', (v) => set(v, 'f12', { shownTo: 1 })],
  ]),
  fills('both armies laid, and yet asked', laid([EXAMPLE, [...EXAMPLE].reverse().join('')]), CONTRADICTION),
  fills(
    'eighteen laid of seventeen',
    laid([EXAMPLE, ''], (v) => void Object.assign(v.counters, { form: 1 }), { form: 'seventeen' }),
    CONTRADICTION,
  ),
  ...taken(THREE, [
    ['three laid', () => {}],
    ['two laid', all((v) => void v.tokens.pop(), put('arranged', 2, 0))],
    ['Blue begins', count('first', 1)],
    ['three others laid', (v) => set(v, 'e2', { kind: 0 })],
    ['an end by agreement while armies are laid', over('agreement')],
    ['a resignation while armies are laid', over('resign', 1)],
  ]),
  fills('nothing laid', laid(['', '']), TAKEN),
  fills('all four Footmen laid', laid(['FFFF', '']), TAKEN),
  fills('the second army laid in part', SECOND, TAKEN),
  fills('the last square to be laid', laid([EXAMPLE, EXAMPLE.slice(0, 17)]), TAKEN),
  fills('Red’s view of the second army', seenBy(SECOND, 0), TAKEN, kindsOf('AN')),
  fills('Blue’s view of the second army', seenBy(SECOND, 1), TAKEN, kindsOf(EXAMPLE)),
  fills('an onlooker’s view of both', seenBy(SECOND, 8), TAKEN, kindsOf(`${EXAMPLE}AN`)),
  fills(
    'a guess of two whole armies',
    seenBy(laid([EXAMPLE, EXAMPLE.slice(0, 17)]), 8),
    TAKEN,
    kindsOf(EXAMPLE + EXAMPLE.slice(0, 17)),
  ),
  fills('a guess of a laid army too short', seenBy(SECOND, 0), CONTRADICTION, kindsOf('A')),
  fills('a guess of a laid army too long', seenBy(SECOND, 0), CONTRADICTION, kindsOf('ANF')),
  fills('a guess of two Kings laid', seenBy(SECOND, 0), CONTRADICTION, kindsOf('KK')),
  fills('a guess of a bomb laid', seenBy(SECOND, 0), CONTRADICTION, [...kindsOf('A'), 11]),
  cut('a guess of a laid army below the Footman', wordsOf(seenBy(SECOND, 0)), [2, 0, -1]),
];
