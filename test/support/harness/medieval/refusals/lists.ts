/** Damaged lists and counters at an act (MEDIEVAL.md, View): fuses, who waits, who has acted, steps, who goes home, numbers. */
import { CONTRADICTION, TAKEN } from '../../refusals/refusal';
import { changed, contradictions, type Draft, fills, listOf, sq, taken, viewOf } from './views';

/** Red to act. Bombs: 256 f3, 258 c6, 259 m8. */
const ACT = viewOf("Kh2 kh14 Fd5 Gg7 b'e1 fd11 gg9 Of3 oc6 om8", 'r f3R2,c6B2,m8B1 R1B0');
const BARE = viewOf('Kh2 kh14 Fd5 fd11');
const put =
  (name: string, ...words: readonly number[]) =>
  (view: Draft): void => {
    listOf(view, name).splice(0, 100, ...words);
  };
const count =
  (name: string, value: number) =>
  (view: Draft): void => {
    view.counters[name] = value;
  };
/** Steps as they are listed: seat, age, the square of the id, from, to. */
const steps =
  (...texts: readonly string[]) =>
  (view: Draft): void => {
    const words = texts.flatMap((text) => {
      const [seat, age, ...squares] = text.split(' ');
      return [
        Number(seat),
        Number(age),
        ...squares.map((square) => (/^\d/.test(square) ? Number(square) : sq(square))),
      ];
    });
    listOf(view, 'shuttle').splice(0, 0, ...words);
  };

const fuses = contradictions(ACT, [
  ['no fuses', put('fuses')],
  ['a bomb without a fuse', put('fuses', 256, 2, 258, 2)],
  ['Red’s bomb without a fuse', put('fuses', 258, 2, 259, 1)],
  ['a fuse without a bomb', put('fuses', 256, 2, 257, 1, 258, 2, 259, 1)],
  ['half a fuse', put('fuses', 256, 2, 258, 2, 259)],
  ['fuses out of order', put('fuses', 258, 2, 256, 2, 259, 1)],
  ['a fuse twice', put('fuses', 256, 2, 256, 2, 258, 2, 259, 1)],
  ['a fuse that has burnt down', put('fuses', 256, 0, 258, 2, 259, 1)],
  ['a fuse of three', put('fuses', 256, 3, 258, 2, 259, 1)],
  ['a fuse of a piece', put('fuses', sq('d5'), 2, 256, 2, 258, 2, 259, 1)],
  ['three bombs of Red’s', count('supply0', 2)],
  ['three bombs of Blue’s', count('supply1', 1)],
]);
const firstFuse = contradictions(BARE, [
  ['the first two pieces out of order', (v) => void v.tokens.splice(0, 2, ...v.tokens.slice(0, 2).toReversed())],
  ['a fuse though there is no bomb', put('fuses', 256, 1)],
  ['a burnt fuse of a piece', put('fuses', sq('d5'), 1)],
]);

const others = contradictions(ACT, [
  ['somebody waits before an act', put('pending', sq('g8'), 8, 1)],
  ['somebody has acted before an act', put('acted', sq('d5'))],
  ['somebody goes home at an act', put('home', sq('d5'))],
  ['the beginning of the turn at an act', count('begun', 1)],
  ['a phase that is not open', count('phase', 5)],
  [
    'arranging in the first turn',
    (v) => void (Object.assign(v.counters, { phase: 0 }), Object.assign(v, { asked: { seat: 0, kind: 'place' } })),
  ],
  ['two hundred quiet turns', count('quiet', 200)],
  ['the other seat asked', (v) => void Object.assign(v, { asked: { seat: 1, kind: 'main' } })],
  ['a pick asked', (v) => void Object.assign(v, { asked: { seat: 0, kind: 'pick' } })],
  ['nobody asked', (v) => void Object.assign(v, { asked: null })],
  ['over without a result', count('phase', 8)],
  ['a result before the end', (v) => void Object.assign(v, { result: { reason: 'resign', winners: [0], score: [] } })],
]);

const shuttle = contradictions(ACT, [
  ['a step of nobody', steps('0 1 n8 d6 d5')],
  ['a step cut off', (v) => void listOf(v, 'shuttle').push(0, 1, sq('d5'), sq('d6'))],
  ['a step with a word left over', (v) => void listOf(v, 'shuttle').push(0, 1, sq('d5'), sq('d6'), sq('d5'), 0)],
  ['a step of a third seat', steps('2 1 d5 d6 d5')],
  ['a step of Red’s by a piece of Blue’s', steps('0 1 d11 d6 d5')],
  ['a step of Blue’s by a piece of Red’s', steps('1 1 d5 d6 d5')],
  ['a step three turns ago', steps('0 3 d5 d6 d5')],
  ['a step of Blue’s three turns ago', steps('1 3 d11 d10 d11')],
  ['a step of a bomb', steps('0 1 256 d6 d5')],
  ['a step of Blue’s bomb', steps('1 1 258 d6 d5')],
  ['a step from beside the board', steps('0 1 d5 a1 d5')],
  ['a step to beside the board', steps('0 1 d5 d5 a1')],
  ['a step from beyond the squares', steps('0 1 d5 250 d5')],
  ['a step to beyond the squares', steps('0 1 d5 d5 250')],
  ['a step on the spot', steps('0 1 d5 d6 d6')],
  ['a step twice', steps('0 1 d5 d6 d5', '0 1 d5 d6 d5')],
  ['steps whose ids are out of order', steps('0 1 g7 g6 g7', '0 1 d5 d6 d5')],
  ['steps whose ages are out of order', steps('0 2 d5 d5 d6', '0 1 d5 d6 d5')],
  ['steps whose seats are out of order', steps('1 1 d11 d10 d11', '0 2 d5 d5 d6')],
  ['a step of the turn that has not begun', steps('0 0 d5 d6 d5')],
]);

const sound = taken(ACT, [
  ['bombs of both sides', () => {}],
  ['another fuse', put('fuses', 256, 1, 258, 2, 259, 1)],
  ['a bomb less to set', count('supply0', 0)],
  ['199 quiet turns', count('quiet', 199)],
  ['a turn that Blue began', count('first', 1)],
  ['a later turn', count('turn', 12)],
  ['some choices made', (v) => void Object.assign(v, { ply: 77 })],
  ['a step of the last turn', steps('0 1 d5 d6 d5')],
  ['a step of the turn before', steps('0 2 d5 d6 d5')],
  ['another step of the turn before', steps('0 2 d5 d5 d6')],
  ['a step of Blue’s', steps('1 2 d11 d10 d11')],
  ['steps of all ages', steps('0 1 d5 d6 d5', '0 1 g7 g6 g7', '0 2 d5 d5 d6', '1 1 d11 d10 d11', '1 2 d11 d11 d10')],
]);
/** Blue’s last bomb is in Red’s way home; Blue has one more. */
const SECOND = viewOf('Kh2 kh14 Fd5 fd11 oc6', 'b c6B1 R0B1');

export const listRefusals = [
  ...[...fuses, ...firstFuse, ...others, ...shuttle, ...sound],
  fills('Blue’s first bomb', SECOND, TAKEN),
  fills(
    'Blue’s second bomb with the fuse of the first',
    changed(SECOND, (v) => {
      for (const token of v.tokens) if (token.id === 258) token.id = 259;
    }),
    CONTRADICTION,
  ),
];
