/** Questions behind an act (MEDIEVAL.md, Decisions 2 to 7): who has acted, who goes home, who waits for which prison. */
import type { View } from '../../../../../src/contract/view';
import {
  ALL,
  add,
  arrange,
  changed,
  contradictions,
  type Draft,
  drop,
  fallenOf,
  listOf,
  place,
  set,
  sq,
  taken,
  tokenOf,
  viewOf,
} from './views';

export const put =
  (name: string, ...words: readonly (number | string)[]) =>
  (view: Draft): void => {
    listOf(view, name).splice(0, 100, ...words.map((word) => (typeof word === 'string' ? sq(word) : word)));
  };
export const count =
  (name: string, value: number) =>
  (view: Draft): void => {
    view.counters[name] = value;
  };
const all =
  (...changes: readonly ((view: Draft) => void)[]) =>
  (view: Draft): void => {
    for (const change of changes) change(view);
  };
/** The question of a phase is open. */
const asks = (phase: number, seat: number): ((view: Draft) => void) =>
  all(count('phase', phase), (view) => {
    view.asked = { seat, kind: phase < 3 ? 'main' : 'pick' };
  });
/** A piece stands elsewhere, known to all. */
const moved =
  (id: string, to: string) =>
  (view: Draft): void => {
    Object.assign(tokenOf(view, id), { square: sq(to), shownTo: ALL });
    arrange(view);
  };

/** Red’s Footman d5 stepped to e5 and the turn goes on. Kinds: F 0, A 3. */
const MORE = viewOf(
  'Kh2 kh14 Ad4 Fd5 Fd7 Fd9 Gg8 fd11',
  'r - R2B2',
  {},
  all(asks(2, 0), moved('d5', 'e5'), put('acted', 'd5'), put('shuttle', 0, 0, 'd5', 'd5', 'e5')),
);
/** The same Footman, and no piece before it; and an Archer that acted. */
const FIRST = changed(
  MORE,
  all(
    (v) => drop(v, 'd4'),
    (v) => fallenOf(v, 0).push(3),
    (v) => drop(v, 'h2'),
    (v) => fallenOf(v, 0).push(10),
  ),
);
const fell =
  (...kinds: readonly number[]) =>
  (view: Draft): void => {
    const rest = fallenOf(view, 0).filter((kind) => kind !== 0 && kind !== 3);
    fallenOf(view, 0).splice(0, 100, ...kinds, ...rest);
  };
/** Whoever acted has fallen: of Red’s four Footmen and two Archers there are so many fewer on the board. */
const GONE = viewOf('Kh2 kh14 Gg8 fd11', 'r - R2B2', {}, all(asks(2, 0), put('acted', 'n8')));

const more = [
  ...contradictions(MORE, [
    ['nobody has acted, yet the turn goes on', put('acted')],
    ['somebody who is nobody’s piece has acted', put('acted', 'a1')],
    ['somebody beyond the squares has acted', put('acted', 250)],
    ['a bomb has acted', put('acted', 256)],
    ['one has acted twice', put('acted', 'd5', 'd5')],
    ['one has acted twice, with another between', put('acted', 'd5', 'd7', 'd5')],
    ['a Guard goes on', put('acted', 'g8')],
    ['a King goes on', put('acted', 'h2')],
    ['an enemy’s Footman goes on', put('acted', 'd11')],
    ['a Footman and an enemy’s go on', put('acted', 'd5', 'd11')],
    ['a Footman and an Archer go on', put('acted', 'd5', 'd4')],
    ['an Archer and a Footman go on', put('acted', 'd4', 'd5')],
    ['a Footman and a Guard go on', put('acted', 'd5', 'g8')],
    ['somebody goes home while the turn goes on', put('home', 'd7')],
    ['the beginning of the turn while it goes on', count('begun', 1)],
    ['a step of an enemy’s in this turn', put('shuttle', 0, 0, 'd5', 'd5', 'e5', 1, 0, 'd11', 'd10', 'd11')],
    [
      'a step of who waits',
      all(put('pending', 'g10', 8, 0), put('shuttle', 0, 0, 'g10', 'd5', 'e5'), (v) => waits(v, 0, 8)),
    ],
    ['the other seat asked to go on', (v) => void Object.assign(v, { asked: { seat: 1, kind: 'main' } })],
  ]),
  ...taken(MORE, [
    ['a Footman goes on', () => {}],
    ['two Footmen go on', put('acted', 'd5', 'd7')],
    ['two Footmen go on in the other order', put('acted', 'd7', 'd5')],
    ['an Archer goes on', all(put('acted', 'd4'), put('shuttle'))],
    ['a Footman goes on after he took a Paladin', all(put('pending', 'g10', 8, 1), (v) => waits(v, 1, 8))],
    ['no step is known of him', put('shuttle')],
    ['one goes on who has fallen', put('acted', 'd5', 'n8')],
    [
      'steps of this turn and of those before',
      put('shuttle', 0, 0, 'd9', 'd5', 'e5', 0, 1, 'd4', 'e4', 'd4', 0, 2, 'd4', 'd4', 'e4'),
    ],
  ]),
  ...taken(FIRST, [['the first piece goes on', () => {}]]),
  ...contradictions(GONE, [
    [
      'one goes on who fell and was neither Footman nor Archer',
      all(
        fell(),
        (v) => stand(v, 0, 4),
        (v) => stand(v, 3, 2),
      ),
    ],
    ['two Archers go on who both fell', all(put('acted', 'n8', 'n7'), fell(3, 3), (v) => stand(v, 0, 4))],
  ]),
  ...taken(GONE, [
    ['a Footman goes on who fell', all(fell(0, 3, 3), (v) => stand(v, 0, 3))],
    [
      'two Footmen go on who fell before an Archer',
      all(
        put('acted', 'n8', 'n7'),
        fell(0, 0, 3),
        (v) => stand(v, 0, 2),
        (v) => stand(v, 3, 1),
      ),
    ],
    [
      'two Footmen go on who fell after an Archer',
      all(
        put('acted', 'n8', 'n7'),
        fell(3, 0, 0),
        (v) => stand(v, 0, 2),
        (v) => stand(v, 3, 1),
      ),
    ],
    [
      'an Archer goes on who fell',
      all(
        fell(3),
        (v) => stand(v, 0, 4),
        (v) => stand(v, 3, 1),
      ),
    ],
  ]),
];

/** So many pieces of Red’s of a kind stand on the rank of their kind. */
function stand(view: Draft, kind: number, pieces: number): void {
  for (const file of ['a', 'b', 'c', 'd'].slice(0, pieces)) add(view, kind, `${file}${5 + kind}`);
}

/** A piece that waits is not among the fallen. */
function waits(view: Draft, seat: number, kind: number): void {
  const heap = fallenOf(view, seat);
  heap.splice(heap.indexOf(kind), 1);
}

/** Red’s Spy g7 looked at the Paladin on g9. */
const HOME = viewOf(
  'Kh2 kh14 Sg7 Fd5 pg9 fd11',
  'r - R2B2',
  { looked: { g9: 0 } },
  all(asks(4, 0), moved('g7', 'g9'), put('acted', 'g7'), put('home', 'g7'), count('quiet', -1)),
);
/** The Spy is home alone after a rescue: it is seen where the prisoner was, and he has gone to e3. */
const RESCUED = viewOf(
  'Kh2 kh14 Sg12 Pe3 fd11',
  'r - R2B2',
  { shown: ['e3'] },
  all(asks(4, 0), moved('g12', 'g15'), put('acted', 'g12'), put('home', 'g12'), count('quiet', -1)),
);
const CAMP = 'e2 f2 g2 h2 i2 j2 k2 e3 f3 g3 h3 i3 j3 k3'.split(' ');
/** Red’s camp is full but for k3. */
const crowd = [...'KGGXXAANNFFFF'].map((letter, n) => `${letter}${CAMP[n]}`).join(' ');
const FULL = viewOf(
  `${crowd} kh14 Sg7 pg9`,
  'r - R2B2',
  { looked: { g9: 0 } },
  all(asks(4, 0), moved('g7', 'g9'), put('acted', 'g7'), put('home', 'g7'), count('quiet', -1)),
);
const home = [
  ...contradictions(HOME, [
    ['nobody goes home though one is asked where', put('home')],
    ['somebody goes home who is none', put('home', 'n8')],
    ['two go home though one is asked', put('home', 'g7', 'd5')],
    ['a Footman goes home', all(put('home', 'd5'), put('acted', 'd5'))],
    ['a Spy goes home that has not acted', put('acted')],
    ['a Spy goes home, and another has acted', put('acted', 'd5')],
    ['a Spy goes home, and another has acted too', put('acted', 'g7', 'd5')],
    ['a Spy goes home that not all know', (v) => set(v, 'g7', { shownTo: 3 })],
    ['a Spy goes home from an empty square', moved('g7', 'g8')],
    ['a Spy goes home from Red’s own row', moved('g7', 'g1')],
    ['a Spy goes home from where an own piece stands', all(moved('g7', 'd5'), put('home', 'g7'))],
    ['somebody waits while the Spy goes home', all(put('pending', 'g10', 5, 1), (v) => waits(v, 1, 5))],
    ['the beginning of the turn while the Spy goes home', count('begun', 1)],
    [
      'an enemy’s Spy goes home',
      all(
        (v) => set(v, 'g7', { seat: 1 }),
        (v) => waits(v, 1, 9),
        (v) => void fallenOf(v, 0).push(9),
      ),
    ],
  ]),
  ...contradictions(RESCUED, [
    ['a prisoner Spy goes home', put('prisoners', 'g12')],
    ['the Spy goes home though a prisoner should', put('home', 'e3')],
  ]),
  ...contradictions(FULL, [['the Spy is asked though one square is vacant', () => {}]]),
  ...taken(FULL, [['a camp with two squares vacant', (v) => place(v, 'j3', 'd5')]]),
  ...taken(HOME, [
    ['the Spy goes home', () => {}],
    [
      'the Spy goes home from a square of the enemy’s row',
      all(
        (v) => drop(v, 'g9'),
        (v) => void fallenOf(v, 1).push(8),
        moved('g7', 'g15'),
      ),
    ],
  ]),
  ...taken(RESCUED, [['the Spy goes home after a rescue', () => {}]]),
];

/** The Spy g12 stands on the square of the prisoner g15; both are about to go home. */
const FREE = viewOf(
  "Kh2 kh14 Sg12 P'g15 Fd5 fd11 l'e1",
  'r - R2B2',
  {},
  all(asks(3, 0), moved('g12', 'g15'), put('acted', 'g12'), put('home', 'g15', 'g12'), count('quiet', -1)),
);
const FREE_FULL = viewOf(
  `${crowd} kh14 Sg12 P'g15`,
  'r - R2B2',
  {},
  all(asks(3, 0), moved('g12', 'g15'), put('acted', 'g12'), put('home', 'g15', 'g12'), count('quiet', -1)),
);
const free = [
  ...contradictions(FREE, [
    ['the Spy is to be free first', put('home', 'g12', 'g15')],
    ['the prisoner alone is to be free', put('home', 'g15')],
    ['an enemy’s prisoner is to be free', put('home', 'e1', 'g12')],
    ['one who is no prisoner is to be free', put('home', 'd5', 'g12')],
    ['one is to be free who was held no longer', put('prisoners', 'e1')],
    ['the Spy stands elsewhere', moved('g12', 'f15')],
    ['a Footman frees a prisoner', all(moved('d5', 'g15'), put('home', 'g15', 'd5'), put('acted', 'd5'))],
    ['a Spy frees a prisoner that has not acted', put('acted', 'd5')],
    ['somebody waits while one is to be free', all(put('pending', 'g10', 5, 1), (v) => waits(v, 1, 5))],
    ['the beginning of the turn while one is to be free', count('begun', 1)],
  ]),
  ...contradictions(FREE_FULL, [['one is asked where to be free though one square is vacant', () => {}]]),
  ...taken(FREE, [
    ['one is to be free', () => {}],
    [
      'nothing else is held',
      all(
        (v) => drop(v, 'e1'),
        (v) => void fallenOf(v, 1).push(7),
        put('prisoners', 'g15'),
      ),
    ],
  ]),
];

export const phaseBases: Readonly<Record<string, View>> = { MORE, HOME, FREE };
export { all, asks, moved, waits };
export const actRefusals = [...more, ...home, ...free];
