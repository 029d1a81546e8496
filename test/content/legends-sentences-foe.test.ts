/** A power as the other side reads it: “you” is the reader, and whoever has the piece is its side. */
import { describe, expect, it, test } from 'vitest';
import { legendsCatalogue, pieceOf } from '../../src/games/legends/catalogue';
import { describePower } from '../../src/match/games/legends/sentences';

const textOf = (number: number, power: number, reader: 'own' | 'foe'): string => {
  const piece = pieceOf(number);
  const found = piece?.powers[power - 1];
  if (piece === undefined || found === undefined) throw new Error(`no power ${number}.${power}`);
  return describePower(piece, found, reader);
};

/** Worded by hand from the rules' meaning. */
const KNOWN: readonly [number: number, power: number, text: string][] = [
  [1, 1, 'Its side may move it one square diagonally. It may attack this way.'],
  [2, 1, 'While its curse lasts, every Elf on either side gets +1 strength.'],
  [
    3,
    1,
    'Once a turn, its side may reveal one of their Dwarves next to it and give that piece +2 strength until the end of the turn.',
  ],
  [
    5,
    1,
    'Its side may sacrifice Lockin Elves to reveal one of their green pieces next to it and give that piece +2 strength until the end of the turn.',
  ],
  [
    12,
    1,
    'When its side’s King Migol is attacked and destroyed next to it, its side may sacrifice Migol’s Royal Guard to return King Migol in its place.',
  ],
  [
    22,
    1,
    'When its curse ends, its side reveals all pieces of both sides in forest, then destroys one of them that can move.',
  ],
  [
    26,
    1,
    'Its side may reveal one piece of either side up to two squares away from it. If the base strength of that piece is 10, it is destroyed; otherwise the Elven Assassin is destroyed.',
  ],
  [33, 1, 'Its side may reveal your castle.'],
  [37, 3, 'After a successful attack, you must destroy one of your pieces.'],
  [39, 1, 'At the end of its turn, its side may sacrifice Oreld to take another turn.'],
  [
    60,
    1,
    'When it attacks, its side names a piece: the Psychic Devourer is destroyed, and so is the defender if they named it correctly.',
  ],
  [
    67,
    1,
    'Its side may lend Quickness to their Sir Urgwaine or Urgwaine’s Knights anywhere on the board until the end of the turn. You are not told which one.',
  ],
  [
    96,
    1,
    'When it is attacked, it and its attacker are destroyed. Then, if it stood in forest, its side reveals all pieces of both sides in forest, then destroys those that are purple and can move.',
  ],
  [112, 1, 'Its side may sacrifice Medusa to destroy all pieces of both sides next to it.'],
  [127, 2, 'After a successful attack, you must move it to any empty square.'],
  [
    141,
    1,
    'When it attacks a piece of base strength 2 to 5, its side moves that piece to the square that Daemin attacked from and takes control of it.',
  ],
  [161, 1, 'Its side may sacrifice Gloomis: you must destroy one of your pieces.'],
  [177, 1, 'Its side may reveal their castle and move Garpus to an empty square next to their castle.'],
  [
    180,
    1,
    'After a successful attack, you choose one of your pieces, then its side chooses one of their pieces: the two exchange squares.',
  ],
  [189, 1, 'Its side may sacrifice Parasitix: you must give its side control of one of your pieces.'],
  [192, 1, 'After a successful attack, its side takes control of one of your pieces next to it.'],
  [
    201,
    2,
    'When it is attacked, it is destroyed, but its attacker survives. Then its side reveals all of your Magic pieces.',
  ],
  [208, 2, 'When its curse ends, you must destroy five of your pieces; then its side destroys three of their pieces.'],
];

test.each(KNOWN)('%i.%i', (number, power, text) => expect(textOf(number, power, 'foe')).toBe(text));

const ALL = legendsCatalogue.pieces.flatMap(({ number, name, powers }) =>
  powers.map((_, index) => ({
    where: `${number}.${index + 1} ${name}`,
    own: textOf(number, index + 1, 'own'),
    foe: textOf(number, index + 1, 'foe'),
  })),
);

describe('every power', () => {
  it('gives the reader’s side nothing that is the opponent’s to do: “you may” is never said of an enemy', () => {
    expect(ALL.filter(({ foe }) => /\byou may\b|opponent/i.test(foe))).toEqual([]);
  });

  it('orders nobody about: no sentence to the other side begins with what it is not theirs to do', () => {
    const order = /(?:^|[.:;,] |\bthen )(?:Reveal|Destroy|Sacrifice|Move|Give|Lend|Return|Take|Name|Look|Exchange)\b/i;
    expect(ALL.filter(({ foe }) => order.test(foe)).map(({ where, foe }) => `${where}: ${foe}`)).toEqual([]);
  });

  it('that speaks of a side is told in two ways, any other alike', () => {
    const sided = /\b(you|your)\b/i;
    expect(ALL.filter(({ own, foe }) => sided.test(own) && own === foe)).toEqual([]);
  });

  it('begins with a capital, ends with a full stop and holds no word twice', () => {
    const broken = ALL.filter(
      ({ foe }) => !/^[A-Z].*\.$/.test(foe) || /\b(\w+) \1\b/i.test(foe) || /[{}]|\s[.,;:]/.test(foe),
    );
    expect(broken).toEqual([]);
    for (const { foe, where } of ALL) expect(foe.length, where).toBeLessThanOrEqual(220);
  });

  it('adds to a strength in the same words for both: a sum has no reader', () => {
    for (const { own, foe } of ALL)
      if (/ (gets|loses) [+\d]/.test(own) && !/your opponent/i.test(own)) expect(foe).toBe(own);
  });
});
