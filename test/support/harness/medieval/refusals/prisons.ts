/** Questions of prisons (MEDIEVAL.md, Decisions 5 to 7) and matches that are over, damaged. */
import { CONTRADICTION, TAKEN } from '../../refusals/refusal';
import { all, asks, count, moved, put, waits } from './phases';
import {
  changed,
  contradictions,
  type Draft,
  drop,
  fallenOf,
  fills,
  listOf,
  sq,
  taken,
  tokenOf,
  viewOf,
} from './views';

/** Red’s Ballista g6 shot a Paladin: it waits. */
const JAIL = viewOf(
  'Kh2 kh14 Bg6 Fd5 fd11',
  'r - R2B2',
  { shown: ['g6'] },
  all(asks(5, 0), put('acted', 'g6'), put('pending', 'g9', 8, 1), (v) => waits(v, 1, 8), count('quiet', -1)),
);
/** A blast at the turn’s beginning took it. */
const BEGUN = changed(JAIL, all(count('begun', 1), put('acted')));
/** All kinds of both sides that are ever held wait. */
const TEN = viewOf(
  'Kh2 kh14 Fd5 fd11',
  'r - R2B2',
  {},
  all(asks(5, 0), count('begun', 1), (v) => {
    const kinds = [5, 6, 7, 8, 9];
    for (const [n, kind] of kinds.entries()) {
      listOf(v, 'pending').push(sq('a8') + n, kind, 1);
      waits(v, 1, kind);
    }
    for (const [n, kind] of kinds.entries()) {
      listOf(v, 'pending').push(sq('k8') + n, kind, 0);
      waits(v, 0, kind);
    }
  }),
);
const jail = [
  ...contradictions(JAIL, [
    ['nobody waits though one is asked where', all(put('pending'), (v) => void fallenOf(v, 1).push(8))],
    [
      'nobody waits though Blue is asked where',
      all(
        put('pending'),
        (v) => void fallenOf(v, 1).push(8),
        (v) => void Object.assign(v, { asked: { seat: 1, kind: 'pick' } }),
      ),
    ],
    ['half of one waits', put('pending', 'g9', 8)],
    ['one waits with a word left over', put('pending', 'g9', 8, 1, 'g10')],
    [
      'a Footman waits',
      all(
        put('pending', 'g9', 0, 1),
        (v) => void fallenOf(v, 1).push(8),
        (v) => waits(v, 1, 0),
      ),
    ],
    [
      'a King waits',
      all(
        put('pending', 'g9', 10, 1),
        (v) => void fallenOf(v, 1).push(8),
        (v) => drop(v, 'h14'),
      ),
    ],
    ['one of a third seat waits', put('pending', 'g9', 8, 2)],
    ['one waits with the id of a piece', put('pending', 'd5', 8, 1)],
    ['one waits with the id of no square', put('pending', 'a1', 8, 1)],
    ['one waits that is on the heap as well', (v) => void fallenOf(v, 1).push(8)],
    ['somebody goes home while one waits', put('home', 'd5')],
    ['the beginning of the turn though somebody has acted', count('begun', 1)],
    ['nobody has acted, and the turn has not begun', put('acted')],
    ['the seat asked whose piece waits', (v) => void Object.assign(v, { asked: { seat: 1, kind: 'pick' } })],
    ['a main question while one waits', (v) => void Object.assign(v, { asked: { seat: 0, kind: 'main' } })],
    ['who should make room on a row that is vacant', count('phase', 6)],
    ['one waits at an act', all(asks(1, 0), put('acted'))],
  ]),
  ...contradictions(BEGUN, [['a step at the beginning of the turn', put('shuttle', 0, 0, 'd5', 'd5', 'd6')]]),
  ...taken(JAIL, [
    ['one waits', () => {}],
    ['another waits', all(put('pending', 'g10', 8, 1))],
    ['two wait', all(put('pending', 'g9', 8, 1, 'g10', 9, 1), (v) => waits(v, 1, 9))],
    ['two wait in the other order', all(put('pending', 'g10', 9, 1, 'g9', 8, 1), (v) => waits(v, 1, 9))],
    [
      'one of Red’s waits',
      all(
        put('pending', 'g9', 8, 0),
        (v) => void fallenOf(v, 1).push(8),
        (v) => waits(v, 0, 8),
        (v) => void Object.assign(v, { asked: { seat: 1, kind: 'pick' } }),
      ),
    ],
    ['a step was made in this turn', put('shuttle', 0, 0, 'd5', 'd4', 'd5')],
  ]),
  ...taken(BEGUN, [['one waits at the beginning of a turn', () => {}]]),
  ...taken(TEN, [['ten wait', () => {}]]),
];

/** Blue’s Paladin waits for a full row; Red’s own pieces f1, h1, i1, j1 may make room. */
const ROW = "Kh2 kh14 Bg6 b'e1 Ff1 fg1 Gh1 Xi1 Xj1 ak1";
const shot = all(put('acted', 'g6'), put('pending', 'g9', 8, 1), (v) => waits(v, 1, 8), count('quiet', -1));
const ROOM = viewOf(ROW, 'r - R2B2', { shown: ['g6'] }, all(asks(6, 0), shot));
const HELD = viewOf(
  "Kh2 kh14 Bg6 b'e1 m'f1 l'g1 Gh1 fi1 fj1 ak1",
  'r - R2B2',
  { shown: ['g6'] },
  all(asks(6, 0), shot),
);
/** One square of the row is vacant. */
const ONE = viewOf("Kh2 kh14 Bg6 b'e1 Ff1 fg1 Gh1 Xi1 Xj1", 'r - R2B2', { shown: ['g6'] }, all(asks(5, 0), shot));
const room = [
  ...contradictions(ROOM, [
    ['nobody waits though somebody should make room', all(put('pending'), (v) => void fallenOf(v, 1).push(8))],
    ['a square of the row is vacant and somebody should make room', moved('k1', 'k5')],
    ['the row is full and a square of it is asked for', count('phase', 5)],
    ['somebody goes aside before it is chosen', put('home', 'f1')],
    ['the beginning of the turn though one has acted to make room', count('begun', 1)],
  ]),
  ...contradictions(HELD, [['one alone can make room and is asked for', () => {}]]),
  ...contradictions(ONE, [['one square is vacant and is asked for', () => {}]]),
  ...taken(ROOM, [
    ['somebody should make room', () => {}],
    ['enemies alone should', (v) => enemiesOnly(v)],
  ]),
];

/** Red has nobody on the row. */
function enemiesOnly(view: Draft): void {
  for (const [n, id] of ['f1', 'h1', 'i1', 'j1'].entries()) moved(id, ['a5', 'a6', 'a7', 'a8'][n] ?? '')(view);
  for (const [n, letter] of ['d11', 'd12'].entries()) void [n, letter];
  for (const [n, square] of ['f1', 'h1', 'i1', 'j1'].entries()) {
    const kind = [1, 1, 2, 2][n] ?? 0;
    view.tokens.push({ id: sq(['l5', 'l6', 'l7', 'l8'][n] ?? ''), square: sq(square), seat: 1, kind, shownTo: 2 });
    waits(view, 1, kind);
  }
  view.tokens.sort((a, b) => a.square - b.square || a.id - b.id);
}

/** Red’s Footman f1 makes room; f2 is taken, so that several squares are as near. */
const ASIDE = viewOf(`${ROW} Ff2`, 'r - R2B2', { shown: ['g6'] }, all(asks(7, 0), put('home', 'f1'), shot));
const NEAR = viewOf(ROW, 'r - R2B2', { shown: ['g6'] }, all(asks(7, 0), put('home', 'f1'), shot));
const aside = [
  ...contradictions(ASIDE, [
    ['nobody goes aside though one is asked where', put('home')],
    ['two go aside', put('home', 'f1', 'h1')],
    ['nobody waits though one goes aside', all(put('pending'), (v) => void fallenOf(v, 1).push(8))],
    ['who waits goes aside', put('home', 'g9')],
    ['one goes aside who is not on the row', put('home', 'f2')],
    ['an enemy goes aside though own pieces could', put('home', 'k1')],
    ['a prisoner goes aside', put('home', 'e1')],
    ['one goes aside though a square of the row is vacant', moved('k1', 'k5')],
    ['the beginning of the turn though one has acted to move aside', count('begun', 1)],
  ]),
  ...contradictions(NEAR, [['one square alone is nearest and is asked for', () => {}]]),
  ...taken(ASIDE, [
    ['one goes aside', () => {}],
    ['one goes aside at the beginning of a turn', all(count('begun', 1), put('acted'))],
  ]),
];

const over =
  (reason: string, ...winners: readonly number[]) =>
  (view: Draft): void => {
    view.counters['phase'] = 8;
    view.asked = null;
    view.result = { reason, winners: [...winners], score: [] };
  };
const PLAIN = viewOf('Kh2 kh14 Fd5 fd11');
const SHARED = viewOf(
  'Kh2 kh14 Sg7 pg9',
  'r - R2B2',
  { looked: { g9: 0 } },
  all(moved('g7', 'g9'), over('resign', 1), count('quiet', -1)),
);
const ends = [
  ...contradictions(PLAIN, [
    ['a draw by agreement that is won', over('agreement', 0)],
    ['a draw by quiet turns that is won', over('no-progress', 1)],
    ['a draw that both won', over('agreement', 0, 1)],
    ['a King taken for nobody', over('king')],
    ['a stockade that both won', over('stockade', 0, 1)],
    ['a resignation that nobody won', over('resign')],
    [
      'over, and yet a seat is asked',
      all(over('resign', 0), (v) => void Object.assign(v, { asked: { seat: 0, kind: 'main' } })),
    ],
    ['over, and somebody has acted', all(over('resign', 0), put('acted', 'd5'))],
    ['over, and somebody goes home', all(over('resign', 0), put('home', 'd5'))],
    ['over, and the turn begins', all(over('resign', 0), count('begun', 1))],
    ['over, and a step of the turn', all(over('resign', 0), put('shuttle', 0, 0, 'd5', 'd6', 'd5'))],
    ['over, and a Footman too many', all(over('resign', 0), (v) => void fallenOf(v, 0).push(0))],
  ]),
  ...taken(PLAIN, [
    ['a draw by agreement', over('agreement')],
    ['a draw by quiet turns', all(over('no-progress'), count('quiet', 200))],
    ['a resignation', over('resign', 0)],
    ['Red’s resignation', over('resign', 1)],
    ['a King taken', over('king', 0)],
    ['a King on the stockade', over('stockade', 1)],
    ['a side that could not act', over('no-action', 0)],
    ['over, and one waits', all(over('resign', 0), put('pending', 'g9', 8, 1), (v) => waits(v, 1, 8))],
    ['over, and steps of turns before', all(over('resign', 0), put('shuttle', 0, 1, 'd5', 'd6', 'd5'))],
  ]),
  fills('over, and two on one square', SHARED, TAKEN),
  fills(
    'an act, and two on one square',
    changed(
      SHARED,
      all(asks(1, 0), (v) => void Object.assign(v, { result: null })),
    ),
    CONTRADICTION,
  ),
  fills(
    'two on one square, the first behind the second',
    changed(SHARED, (v) => {
      const [spy, other] = [tokenOf(v, 'g7'), tokenOf(v, 'g9')];
      v.tokens.splice(v.tokens.indexOf(spy), 2, other, spy);
    }),
    CONTRADICTION,
  ),
];
/** Red’s King can’t act: he stands among own pieces that can’t either, on a corner of the row. */
const STUCK = viewOf("Fd5 b'e1 Ge2 Gf1", 'b - R2B2');
export const prisonRefusals = [
  ...[...jail, ...room, ...aside, ...ends],
  // it is taken as a match that is over, so its view is not the words that were put
  { ...fills('a side that can’t act loses', STUCK, TAKEN), isWhole: false },
];
