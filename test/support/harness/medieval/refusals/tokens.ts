/** Damaged pieces (MEDIEVAL.md, View and Positions): ids, places, kinds, who knows them, prisoners, bombs. */
import { CONTRADICTION, TAKEN } from '../../refusals/refusal';
import {
  ALL,
  add,
  army,
  type arrange,
  BOMB,
  changed,
  contradictions,
  drop,
  fallenOf,
  fills,
  listOf,
  place,
  set,
  sq,
  taken,
  viewOf,
} from './views';

const [FOOTMAN, MAGE, KING] = [0, 6, 10];

/** A little of everything, Red to act. Bombs: 256 f3, 257 c8, 258 c6, 259 m8. */
const RICH = viewOf(
  "Kh2 kh14 Fd5 Fg7 Gg9 Mf5 Se2 b'e1 p'g1 L'f15 fd11 ai9 Of3 Oc8 oc6 om8",
  'r f3R2,c8R1,c6B2,m8B1 R0B0',
  { shown: ['g9'], looked: { d11: 0, g7: 1 } },
);

const ids = contradictions(RICH, [
  ['the first two tokens out of order', (v) => v.tokens.splice(0, 2, ...v.tokens.slice(0, 2).toReversed())],
  ['the last two tokens out of order', (v) => v.tokens.push(...v.tokens.splice(-2, 2).toReversed())],
  ['an id twice', (v) => set(v, 'd5', { id: sq('h2') })],
  ['an id that is no square', (v) => set(v, 'd5', { id: sq('a1') })],
  ['an id beyond the squares', (v) => set(v, 'd5', { id: 240 })],
  ['a piece with the id of a bomb', (v) => set(v, 'd5', { id: 256 })],
  ['a bomb with the id of a piece', (v) => set(v, 'd5', { kind: BOMB })],
  ['a bomb with an id of the other seat', (v) => set(v, 256, { seat: 1 })],
  ['a bomb of Blue’s with an id of Red’s', (v) => set(v, 258, { id: 257 })],
  ['two bombs with one id', (v) => set(v, 257, { id: 256 })],
]);

const places = contradictions(RICH, [
  ['two pieces on one square', (v) => place(v, 'd5', 'g7')],
  ['a bomb where a piece stands', (v) => place(v, 257, 'g7')],
  ['a piece where a bomb stands', (v) => place(v, 'g7', 'c8')],
  ['a Footman on a lake', (v) => place(v, 'd5', 'g5', { shownTo: ALL })],
  ['a piece beside the board', (v) => place(v, 'd5', 'a1')],
  ['a Mage beside the board', (v) => place(v, 'f5', 'a1')],
  ['a Mage on a lake that not all know', (v) => set(v, 'f5', { shownTo: 1 })],
  ['a Mage on a lake that only both seats know', (v) => set(v, 'f5', { shownTo: 3 })],
  ['a bomb on a lake', (v) => place(v, 256, 'i5')],
  ['a bomb beside the board', (v) => place(v, 256, 'a1')],
]);

const known = contradictions(RICH, [
  ['a piece that nobody knows', (v) => set(v, 'd5', { shownTo: 0 })],
  ['a piece of Red’s that only Blue knows', (v) => set(v, 'd5', { shownTo: 2 })],
  ['a piece of Blue’s that only Red knows', (v) => set(v, 'i9', { shownTo: 1 })],
  ['a piece that both and a third seat know', (v) => set(v, 'd5', { shownTo: 7 })],
  ['a piece that only a third seat knows', (v) => set(v, 'd5', { shownTo: 4 })],
  ['a piece that all but Red know', (v) => set(v, 'd5', { shownTo: ALL - 1 })],
  ['a bomb that only its side knows', (v) => set(v, 256, { shownTo: 1 })],
  ['a bomb that only both seats know', (v) => set(v, 259, { shownTo: 3 })],
  ['a kind that the truth does not tell', (v) => set(v, 'd5', { kind: null })],
]);

const prisoners = contradictions(RICH, [
  ['a prisoner off the row', (v) => place(v, 'e1', 'c5')],
  ['a prisoner on the wrong row', (v) => void (place(v, 'e1', 'e15'), order(v))],
  ['a Red prisoner on Red’s row', (v) => void (place(v, 'f15', 'f1'), order(v))],
  ['a prisoner that not all know', (v) => set(v, 'e1', { shownTo: 2 })],
  ['a prisoner that only both seats know', (v) => set(v, 'e1', { shownTo: 3 })],
  ['a Footman held prisoner', (v) => void (set(v, 'e1', { kind: FOOTMAN }), swapFallen(v, 5, 0))],
  [
    'a King held prisoner',
    (v) => void (place(v, 'h14', 'e15', { shownTo: ALL }), listOf(v, 'prisoners').push(sq('h14'))),
  ],
  ['a bomb held prisoner', (v) => void listOf(v, 'prisoners').push(257)],
  ['a prisoner twice', (v) => void listOf(v, 'prisoners').splice(0, 0, sq('e1'))],
  ['a prisoner that nobody is', (v) => void listOf(v, 'prisoners').push(sq('n8'))],
  ['the first prisoner nobody', (v) => void listOf(v, 'prisoners').unshift(sq('n8'))],
  ['prisoners out of order', (v) => void listOf(v, 'prisoners').reverse()],
  ['a free piece among the prisoners', (v) => void listOf(v, 'prisoners').splice(2, 0, sq('d5'))],
]);

/** The list of prisoners goes by their squares. */
function order(view: Parameters<typeof arrange>[0]): void {
  const list = listOf(view, 'prisoners');
  const places = view.tokens.filter(({ id }) => list.includes(id)).map(({ id }) => id);
  list.splice(0, list.length, ...places);
}

/** One of a kind fell, and one of another kind did not, of Blue’s. */
function swapFallen(view: Parameters<typeof arrange>[0], fell: number, not: number): void {
  const heap = fallenOf(view, 1);
  heap.splice(heap.indexOf(not), 1, fell);
  heap.sort((a, b) => (a ?? 0) - (b ?? 0));
}

const armies = contradictions(RICH, [
  ['a piece more than the army has', (v) => add(v, FOOTMAN, 'n8')],
  ['a piece less than the army has', (v) => drop(v, 'd5')],
  ['a fallen Footman less', (v) => void fallenOf(v, 1).shift()],
  ['a fallen Footman more', (v) => void fallenOf(v, 1).unshift(FOOTMAN)],
  ['a fallen Knight more', (v) => void fallenOf(v, 0).push(4)],
  ['an army with a Footman more than there is', (v) => army(v, 0, FOOTMAN, 5)],
  ['Blue’s army with a Footman more than there is', (v) => army(v, 1, FOOTMAN, 5)],
  ['an army smaller than the form’s', (v) => void (army(v, 1, FOOTMAN, 3), fallenOf(v, 1).shift())],
  ['an army without a Knight', (v) => void (army(v, 0, 4, 1), fallenOf(v, 0).splice(fallenOf(v, 0).indexOf(4), 1))],
  ['two Ballistas of a side', (v) => void (army(v, 0, 5, 2), add(v, 5, 'n8'))],
  ['two Spies of a side', (v) => void (army(v, 1, 9, 2), add(v, 9, 'n8', 1))],
  ['two Kings of a side', (v) => void (army(v, 0, KING, 2), add(v, KING, 'n8'))],
  ['an army list too short', (v) => void listOf(v, 'army').pop()],
  ['nineteen pieces of a side', (v) => void (army(v, 0, 1, 13), crowd(v, 12, 1))],
  ['nineteen Footmen, eighteen of them fallen', (v) => void (army(v, 1, FOOTMAN, 19), lose(v, 15))],
  ['armies that are still arranged', (v) => void listOf(v, 'arranged').push(18, 18)],
  ['armies of which one is still arranged', (v) => void listOf(v, 'arranged').push(0)],
]);

/** So many more of a kind for Red, on ranks 8 to 10; those of the army that had fallen stand again. */
function crowd(view: Parameters<typeof arrange>[0], count: number, kind: number): void {
  const squares = ['a8', 'b8', 'd8', 'e8', 'f8', 'g8', 'h8', 'i8', 'j8', 'l8', 'f10', 'g10', 'h10', 'i10'];
  for (const square of squares.slice(0, count)) add(view, kind, square);
  const heap = fallenOf(view, 0);
  heap.splice(0, heap.length, ...heap.filter((one) => one !== kind));
}

/** So many Footmen more of Blue’s have fallen. */
function lose(view: Parameters<typeof arrange>[0], count: number): void {
  fallenOf(view, 1).unshift(...Array<number>(count).fill(FOOTMAN));
}

/** What is not contradictory, and differs from the rest in one thing each. */
const sound = taken(RICH, [
  ['a little of everything', () => {}],
  ['a piece known to both seats', (v) => set(v, 'd5', { shownTo: 3 })],
  ['a piece known to all', (v) => set(v, 'd5', { shownTo: ALL })],
  ['a piece elsewhere', (v) => place(v, 'd5', 'd6')],
  ['a piece with another id', (v) => set(v, 'd5', { id: sq('d4') })],
  ['a prisoner that is free on the row', (v) => void listOf(v, 'prisoners').splice(0, 1)],
  ['eighteen Footmen of an army, most of them fallen', (v) => void (army(v, 1, FOOTMAN, 18), lose(v, 14))],
  ['eighteen pieces of a side', (v) => void (army(v, 0, 1, 12), crowd(v, 11, 1))],
  ['the fallen in another order', (v) => void fallenOf(v, 1).reverse()],
  [
    'the other seat’s turn',
    (v) => void (Object.assign(v.counters, { side: 1 }), Object.assign(v, { asked: { seat: 1, kind: 'main' } })),
  ],
]);

const WATER = viewOf('Kh2 kh14 Mf5 me8', 'r - R2B2', {}, (v) => void Object.assign(v.counters, { turn: 7 }));
const GATES = viewOf("Kh2 kh14 B'e15 M'f15 L'g15 P'h15 S'i15 b'e1 m'f1 l'g1 p'h1 s'i1 Fd5", 'b - R2B2');
const SEVENTEEN = viewOf('Kh2 kh14 Fd5 fd11', 'r - R2B2', { form: 'seventeen' });

export const tokenRefusals = [
  ...[...ids, ...places, ...known, ...prisoners, ...armies, ...sound],
  fills('Mages on lakes, in the seventh turn', WATER, TAKEN),
  fills('all ten prisoners', GATES, TAKEN),
  fills('the form of seventeen', SEVENTEEN, TAKEN),
  fills(
    'the form of seventeen with two Mages',
    changed(SEVENTEEN, (v) => void (army(v, 0, MAGE, 2), add(v, MAGE, 'n8'))),
    CONTRADICTION,
  ),
  fills(
    'the form of seventeen with the army of eighteen',
    changed(SEVENTEEN, (v) => army(v, 0, FOOTMAN, 4)),
    CONTRADICTION,
  ),
];
