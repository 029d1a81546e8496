/** Sentences of Legends’ pieces, known word for word, and the questions inside a power. */
import { describe, expect, it, test } from 'vitest';
import type { Decision } from '../../src/contract/decision';
import { legends } from '../../src/games/legends';
import { pieceOf } from '../../src/games/legends/catalogue';
import type { Piece } from '../../src/games/legends/language';
import { describePiece, describePower, pieceLines } from '../../src/match/games/legends/sentences';
import { askedText } from '../../src/match/games/legends/sentences/asked';

const piece = (number: number): Piece => {
  const found = pieceOf(number);
  if (found === undefined) throw new Error(`no piece ${number}`);
  return found;
};

/** Worded by hand from the rules' meaning. */
const KNOWN: readonly [number: number, power: number, text: string][] = [
  [1, 1, 'Move it one square diagonally. It may attack this way.'],
  [2, 1, 'While its curse lasts, every Elf on either side gets +1 strength.'],
  [
    3,
    1,
    'Once a turn, reveal one of your Dwarves next to it and give that piece +2 strength until the end of the turn.',
  ],
  [4, 1, 'While in forest, move it to any empty forest square.'],
  [
    5,
    1,
    'Sacrifice Lockin Elves: reveal one of your green pieces next to it and give that piece +2 strength until the end of the turn.',
  ],
  [
    12,
    1,
    'When your King Migol is attacked and destroyed next to it, you may sacrifice Migol’s Royal Guard to return King Migol in its place.',
  ],
  [15, 2, 'When it is the target of a Distance Strike, you may destroy the striker at once.'],
  [22, 1, 'When its curse ends, reveal all pieces of both sides in forest, then destroy one of them that can move.'],
  [
    26,
    1,
    'Reveal one piece of either side up to two squares away from it. If the base strength of that piece is 10, it is destroyed; otherwise the Elven Assassin is destroyed.',
  ],
  [
    27,
    2,
    'When it is attacked, you may sacrifice Clevut to take control of the attacker and move it to Clevut’s square.',
  ],
  [28, 1, 'When it is attacked, it and its attacker are destroyed.'],
  [
    31,
    2,
    'When it is attacked, it and its attacker are destroyed. Then you may reveal one of your Dwarves anywhere on the board and move that piece to the Dwarven Ambush’s square.',
  ],
  [33, 1, 'Reveal your opponent’s castle.'],
  [
    34,
    1,
    'Reveal one piece of either side next to it. If the base strength of that piece is 4 or less, it is destroyed.',
  ],
  [36, 1, 'When its curse ends, choose a terrain and reveal all pieces of both sides there.'],
  [37, 1, 'It loses 5 strength while in marsh.'],
  [37, 3, 'After a successful attack, your opponent must destroy one of their own pieces.'],
  [
    38,
    1,
    'When its curse ends, return a destroyed gold piece of base strength 6 or less from either army to any empty town square.',
  ],
  [39, 1, 'At the end of your turn, you may sacrifice Oreld to take another turn.'],
  [41, 1, 'It gets +1 strength against red pieces.'],
  [46, 1, 'While its curse lasts, every piece of base strength 2 on either side gets +6 strength.'],
  [
    52,
    1,
    'After a successful attack, you may sacrifice the Noble Cleric to return one of your destroyed pieces in its place.',
  ],
  [
    60,
    1,
    'When it attacks, name a piece: the Psychic Devourer is destroyed, and so is the defender if you named it correctly.',
  ],
  [
    63,
    2,
    'When it is attacked, it is destroyed, but its attacker survives. Then you may look secretly at up to two pieces of either side anywhere on the board.',
  ],
  [
    67,
    1,
    'Lend Quickness to your Sir Urgwaine or Urgwaine’s Knights anywhere on the board until the end of the turn. Your opponent is not told which one.',
  ],
  [
    80,
    2,
    'Reveal one to three of your other non-stationary blue pieces anywhere on the board and move those pieces to empty squares next to Fray.',
  ],
  [94, 1, 'When it attacks or is attacked by a piece of base strength 10, that piece is destroyed at once.'],
  [
    96,
    1,
    'When it is attacked, it and its attacker are destroyed. Then, if it stood in forest, reveal all pieces of both sides in forest, then destroy those that are purple and can move.',
  ],
  [
    100,
    1,
    'When it is attacked, it is destroyed, but its attacker survives. Then, if no piece stands in a town, return a destroyed Dragon from either army to any empty town square.',
  ],
  [112, 1, 'Sacrifice Medusa: all pieces of both sides next to it are destroyed.'],
  [
    130,
    1,
    'When it is attacked, it, its attacker and all pieces of both sides on the two squares straight ahead of it are destroyed.',
  ],
  [
    141,
    1,
    'When it attacks a piece of base strength 2 to 5, move that piece to the square that Daemin attacked from and take control of it.',
  ],
  [
    159,
    1,
    'Sacrifice one of your pieces next to it: it adds the strength of that piece to its own until the end of the turn.',
  ],
  [
    168,
    1,
    'Sacrifice the Fire Wall: reveal one of your opponent’s pieces next to it and take 2 strength from that piece until the end of the turn.',
  ],
  [
    171,
    1,
    'When its curse ends, you may return any number of destroyed Molds from either army, with base strengths of at most 8 in total, to any empty forest squares.',
  ],
  [177, 1, 'Reveal your castle and move Garpus to an empty square next to your castle.'],
  [
    180,
    1,
    'After a successful attack, your opponent chooses one of their own pieces, then you choose one of your pieces: the two exchange squares.',
  ],
  [195, 1, 'While its curse lasts, every non-stationary piece on either side has Flying.'],
  [207, 1, 'When a piece flies over it, you may destroy that piece at once.'],
  [
    208,
    2,
    'When its curse ends, your opponent must destroy five of their own pieces; then destroy three of your pieces.',
  ],
];

describe('word for word', () => {
  it.each(KNOWN)('%i.%i', (number, power, text) => {
    const one = piece(number);
    expect(describePower(one, one.powers[power - 1] ?? { keyword: 'flying' })).toBe(text);
  });

  it('a whole piece', () => {
    expect(describePiece(piece(22 + 6))).toEqual({
      number: 28,
      name: 'Quicksand',
      type: 'Magic piece',
      strength: 'Magic',
      stationary: 'It never moves by itself, but powers may place it, exchange it or take control of it.',
      powers: [
        {
          number: 1,
          kind: 'Magic',
          keyword: null,
          text: 'When it is attacked, it and its attacker are destroyed.',
        },
        {
          number: 2,
          kind: 'Death Curse',
          keyword: null,
          text: 'When its curse ends, reveal all pieces of both sides in marsh, then destroy one of them that can move.',
        },
      ],
    });
    expect(pieceLines(piece(8))).toEqual([
      '8 Srik (Elf, 7)',
      '  Innate, Dispel Magic: When it attacks a Magic piece, that piece is destroyed and casts no spell.',
      '  Action, Slashing: It moves any number of squares diagonally over empty land. The last square may hold an enemy: that is an attack.',
    ]);
  });
});

describe('questions inside a power', () => {
  const read = legends.readPosition({
    terrain: ['pppp', 'pppp', 'pppp', 'pppp'],
    pieces: { b2: [37, 0], c2: [180, 1], d2: [3, 0], a1: [80, 0], a2: [172, 1], d3: [32, 0], d4: [67, 0] },
    curse: [22, 0],
    fallen: { '1': [161] },
  });
  const view = read.ok ? read.value : null;
  const ask = (key: string, seat: number, args: readonly number[]): string | null => {
    if (view === null) throw new Error('the position was refused');
    const decision: Decision = { seat, kind: 'pick', key, args, choices: [] };
    return askedText(decision, view);
  };
  test.each<[string, string, number, readonly number[], string | null]>([
    [
      'an opponent who chooses their own',
      'legends.pick',
      1,
      [5, 3, -1, 0],
      'Good’s Tiera: choose one of your pieces to destroy.',
    ],
    [
      'an exchange, theirs',
      'legends.pick',
      0,
      [6, 1, -1, 0],
      'Evil’s Perplexon: choose one of your pieces to exchange.',
    ],
    [
      'an exchange, the bearer’s',
      'legends.pick',
      1,
      [6, 1, -1, 0],
      'Perplexon: choose one of your pieces to exchange.',
    ],
    ['a reveal', 'legends.pick', 0, [7, 1, -1, 0], 'King Migol: choose one of your Dwarves next to it to reveal.'],
    [
      'several',
      'legends.pick',
      1,
      [4, 1, -1, 0],
      'Queen Kivoa: choose one to three of your Insectoids to reveal and move.',
    ],
    [
      'a reveal that brings',
      'legends.pick',
      0,
      [11, 2, -1, 1],
      'Elven Ambush: choose one of your Elves to reveal and bring to its square.',
    ],
    ['a destroyed bearer', 'legends.pick', 0, [257, 1, -1, 0], 'Evil’s Gloomis: choose one of your pieces to destroy.'],
    [
      'a granted action',
      'legends.pick',
      0,
      [5, 0, 11, 0],
      'Tiera: choose one of your opponent’s pieces up to two squares away from it to reveal.',
    ],
    ['a square for another', 'legends.place', 1, [4, 1, -1, 1, 0], 'Queen Kivoa: choose the square for Fray.'],
    ['a square for itself', 'legends.place', 0, [5, 1, -1, 0, 5], 'Tiera: choose its new square.'],
    ['any other question', 'legends.main', 0, [], null],
    ['a piece that is nowhere', 'legends.pick', 0, [999, 1, -1, 0], null],
  ])('%s', (_name, key, seat, args, text) => expect(ask(key, seat, args)).toBe(text));
});
