/** What a player reads on a piece: its name, its kind of being, and its powers in English. */
import type { Keyword, Piece, Power } from '../../../../games/legends/language';
import { capital } from '../../../../text/capital';
import { keywordAbout, keywordText, kindText, strengthText, typeText } from '../../../../text/games/legends';
import { phraseText } from './phrase';
import { powerPhrases } from './powers';
import { nameOf, type Reader } from './tale';

export type { Reader } from './tale';

/** One power as a player reads it. */
export interface PowerText {
  /** Place in the piece's list, from 1. */
  readonly number: number;
  /** `Innate`, `Ability`, `Action`, `Magic`, `Death Curse`. */
  readonly kind: string;
  /** `Flying`, where the power is a named one. */
  readonly keyword: string | null;
  /** One or more whole sentences. */
  readonly text: string;
}

/** A piece as a player reads it. */
export interface PieceText {
  readonly number: number;
  readonly name: string;
  readonly type: string;
  /** `8`, `Magic`, `Castle`. */
  readonly strength: string;
  /** Said of pieces that never move by themselves; else null. */
  readonly stationary: string | null;
  readonly powers: readonly PowerText[];
}

/** Traits are innate; all other keywords are actions. */
const TRAITS: readonly Keyword[] = ['stationary', 'cannotAttack', 'attacksOwn', 'dispelMagic', 'berserk'];

/** Pieces without a nation belong to forms without magic and castles, and are told in their words. */
export const isPlain = ({ nation }: Pick<Piece, 'nation'>): boolean => nation === null;

/**
 * The whole text of one power: for a named one, what its name means. `reader`: “you” is never anybody but the one who reads.
 */
export const describePower = (piece: Piece, power: Power, reader: Reader = 'own'): string =>
  'keyword' in power
    ? keywordAbout(power.keyword, isPlain(piece))
    : powerPhrases(piece, power, reader)
        .map((one) => capital(phraseText(one)))
        .map((text) => `${text}.`)
        .join(' ');

/** Everything that is said of a piece, to its own side or to the other. */
export const describePiece = (piece: Piece, reader: Reader = 'own'): PieceText => {
  const plain = isPlain(piece);
  return {
    number: piece.number,
    name: phraseText(nameOf(piece)),
    type: typeText(piece.type, false, plain),
    strength: strengthText(piece.strength, plain),
    stationary: piece.stationary ? keywordAbout('stationary', plain) : null,
    powers: piece.powers.map((power, index) => ({
      number: index + 1,
      kind: kindText('keyword' in power ? (TRAITS.includes(power.keyword) ? 'innate' : 'action') : power.kind, plain),
      keyword: 'keyword' in power ? keywordText(power.keyword, plain) : null,
      text: describePower(piece, power, reader),
    })),
  };
};

/** A piece in lines of plain text, for lists. */
export const pieceLines = (piece: Piece, reader: Reader = 'own'): readonly string[] => {
  const { number, name, type, strength, stationary, powers } = describePiece(piece, reader);
  return [
    `${number} ${name} (${type}, ${strength})`,
    ...(stationary === null ? [] : [`  ${stationary}`]),
    ...powers.map(({ kind, keyword, text }) => `  ${kind}${keyword === null ? '' : `, ${keyword}`}: ${text}`),
  ];
};
