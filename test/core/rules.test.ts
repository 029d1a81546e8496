/** Rows, word by word, for positions worked by hand from the rules: fights, shots, crowns, the Flag. */
import { describe, expect, it } from 'vitest';
import { loadCore } from './load';
import { ALL, code, setUp, sq } from './position';

const [S, N, U, G, A, K] = [0, 1, 2, 3, 6, 7];
const FIGHT = 0;
const SHOT = 1;
const CROWN = 2;

const placed = (seat: number, kind: number, square: string) => [2, ALL, 4, seat, sq(square), kind, sq(square)];
const fought = (from: string, on: string, attack: number, defence: number, helpers: string[], beaten: boolean) => {
  const squares = helpers.map(sq);
  return [7, ALL, 6 + squares.length, sq(from), sq(on), attack, defence, squares.length, ...squares, beaten ? 1 : 0];
};
const struck = (from: string, on: string) => [8, ALL, 2, sq(from), sq(on)];
const removed = (seat: number, kind: number, square: string, cause: number) => [
  9,
  ALL,
  5,
  seat,
  sq(square),
  kind,
  sq(square),
  cause,
];
const flag = (from: string | null, to: string) => [10, ALL, 2, from === null ? -1 : sq(from), sq(to)];
const turn = (seat: number) => [17, ALL, 1, seat];

interface Case {
  readonly name: string;
  readonly position: string;
  readonly choices: readonly string[];
  /** Rows of the last choice. */
  readonly rows: readonly (readonly number[])[];
}

const CASES: readonly Case[] = [
  {
    name: 'nothing near: placed, turn',
    position: '6/6/6/6/6/6 b - basic -',
    choices: ['S@c3'],
    rows: [placed(0, S, 'c3'), turn(1)],
  },
  {
    name: 'each neighbour is fought separately, helpers are those who touch it; the diagonal is not fought (LEG-02)',
    position: '6/2n3/2SN2/1S4/6/6 b - basic -',
    choices: ['N@c3'],
    rows: [
      placed(0, N, 'c3'),
      fought('c3', 'b3', 2, 2, [], false),
      fought('c3', 'c4', 4, 2, ['c5'], true),
      removed(1, S, 'c4', FIGHT),
      flag(null, 'c4'),
      turn(1),
    ],
  },
  {
    name: 'an Archer has defence 1, a Catapult lends nothing',
    position: '6/2c3/2A3/6/6/6 b a1 basic -',
    choices: ['S@c3'],
    rows: [placed(0, S, 'c3'), fought('c3', 'c4', 1, 1, [], false), turn(1)],
  },
  {
    name: 'the Flag moves from its square to where the one unit fell (LEG-04)',
    position: '6/6/2A3/6/6/6 b a1 basic -',
    choices: ['G@c3'],
    rows: [
      placed(0, G, 'c3'),
      fought('c3', 'c4', 2, 1, [], true),
      removed(1, A, 'c4', FIGHT),
      flag('a1', 'c4'),
      turn(1),
    ],
  },
  {
    name: 'shields make defence 3, and 3 is not greater (LEG-05)',
    position: '6/2s3/2U3/6/6/6 b - basic -',
    choices: ['N@c3'],
    rows: [placed(0, N, 'c3'), fought('c3', 'c4', 3, 3, ['c5'], false), turn(1)],
  },
  {
    name: 'a Tower lends its sword (LEG-08); a King has defence 2',
    position: '6/2t3/2K3/6/6/6 b - basic -',
    choices: ['N@c3'],
    rows: [
      placed(0, N, 'c3'),
      fought('c3', 'c4', 3, 2, ['c5'], true),
      removed(1, K, 'c4', FIGHT),
      flag(null, 'c4'),
      turn(1),
    ],
  },
  {
    name: 'Tower and Catapult are not fought at all (LEG-10)',
    position: '6/2nn2/2TC2/6/6/6 b - basic -',
    choices: ['G@c3'],
    rows: [placed(0, G, 'c3'), turn(1)],
  },
  {
    name: 'a fortification adds 1 for a Soldier (LEG-27)',
    position: '6/6/2s3/2S3/6/6 b - advanced =6/6/6/2x3/6/6',
    choices: ['N@c2'],
    rows: [placed(0, N, 'c2'), fought('c2', 'c3', 3, 3, ['c4'], false), turn(1)],
  },
  {
    name: 'a fortification adds nothing for a Scout; the Archer there has 2',
    position: '6/2n3/2U3/1A4/6/6 b - advanced =6/6/2x3/1x4/6/6',
    choices: ['N@c3'],
    rows: [
      placed(0, N, 'c3'),
      fought('c3', 'b3', 2, 2, [], false),
      fought('c3', 'c4', 4, 3, ['c5'], true),
      removed(1, U, 'c4', FIGHT),
      flag(null, 'c4'),
      turn(1),
    ],
  },
  {
    name: 'one target is shot at once (LEG-13)',
    position: 'T5/6/3U2/6/4S1/6 b - basic -',
    choices: ['A@a1'],
    rows: [placed(0, A, 'a1'), struck('a1', 'e2'), removed(1, S, 'e2', SHOT), flag(null, 'e2'), turn(1)],
  },
  {
    name: 'no target: nothing happens (LEG-14)',
    position: 'T5/2C3/3U2/4G1/6/6 b - basic -',
    choices: ['A@a1'],
    rows: [placed(0, A, 'a1'), turn(1)],
  },
  {
    name: 'two targets: the placement writes its own row only',
    position: 'S5/6/6/6/4K1/6 b - basic -',
    choices: ['A@a1'],
    rows: [placed(0, A, 'a1')],
  },
  {
    name: 'two targets: the pick shoots',
    position: 'S5/6/6/6/4K1/6 b - basic -',
    choices: ['A@a1', 'a6'],
    rows: [struck('a1', 'a6'), removed(1, S, 'a6', SHOT), flag(null, 'a6'), turn(1)],
  },
  {
    name: 'no shot from forest (LEG-22), none at forest (LEG-23) or at a fortification (LEG-28)',
    position: '4S1/2S3/6/2A3/6/6 b - advanced =4x1/2f3/6/2f3/6/6',
    choices: ['A@f1'],
    rows: [placed(0, A, 'f1'), turn(1)],
  },
  {
    name: 'an Archer on forest does not shoot (LEG-22)',
    position: '4S1/6/6/6/6/6 b - advanced =6/6/6/2f3/6/6',
    choices: ['A@c3'],
    rows: [placed(0, A, 'c3'), turn(1)],
  },
  {
    name: 'the crown spares only Tower and Catapult; two fell, so the Flag waits (LEG-16)',
    position: '6/6/2SU2/1G1T2/6/6 b - basic -',
    choices: ['K@c3'],
    rows: [placed(0, K, 'c3'), removed(1, G, 'b3', CROWN), removed(1, S, 'c4', CROWN)],
  },
  {
    name: 'the Flag pick (LEG-16)',
    position: '6/6/2SU2/1G1T2/6/6 b - basic -',
    choices: ['K@c3', 'b3'],
    rows: [flag(null, 'b3'), turn(1)],
  },
  {
    name: 'the crown removes from a fortification (LEG-30)',
    position: '6/6/6/2S3/6/6 b - advanced =6/6/6/2x3/6/6',
    choices: ['K@c2'],
    rows: [placed(0, K, 'c2'), removed(1, S, 'c3', CROWN), flag(null, 'c3'), turn(1)],
  },
  {
    name: 'files a and f do not touch',
    position: '6/6/5S/6/6/6 b - basic -',
    choices: ['G@a5'],
    rows: [placed(0, G, 'a5'), turn(1)],
  },
  {
    name: 'White fights Black the same way',
    position: '6/6/2a3/6/6/6 w - basic -',
    choices: ['G@d4'],
    rows: [
      placed(1, G, 'd4'),
      fought('d4', 'c4', 2, 1, [], true),
      removed(0, A, 'c4', FIGHT),
      flag(null, 'c4'),
      turn(0),
    ],
  },
];

describe('rows of a turn', () => {
  const core = loadCore();
  it.each(CASES)('$name', ({ position, choices, rows }) => {
    setUp(core, position);
    for (const choice of choices) core.choose(code(choice));
    expect(core.rows()).toEqual(rows);
    for (const viewer of [0, 1, 8]) expect(core.rows(viewer)).toEqual(rows);
    expect(core.rows(10)).toEqual([]);
  });
});
