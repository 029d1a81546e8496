/** What a sentence about a power has to know while it is put together. */
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import type { Pick, Piece, Target } from '../../../../games/legends/language';
import { unitThe } from '../../../../text';
import { type Phrase, phrase } from './phrase';

/** What a reference stands for, and whether it is more than one piece. */
export interface Meant {
  readonly phrase: Phrase;
  readonly many: boolean;
}

/** Whose side the reader is on: the side that has the piece, or the other. Whoever is on neither reads what is printed on it. */
export type Reader = 'own' | 'foe';

export interface Tale {
  readonly reader: Reader;
  /** Orders (`reveal`), or what another does (`reveals`). */
  readonly verb: 'do' | 'does';
  /** Who bears the power. */
  readonly piece: Piece;
  /** The other party of the event. */
  readonly foe: Phrase;
  /** The pieces last picked, or what the trigger is about. */
  readonly it: Meant;
  /** The power waits for a piece to fall, and `it` is that piece. */
  readonly fallen: boolean;
  /** The power has a cost. */
  readonly paid: boolean;
  /** Everything is in your hands: nobody is obliged. */
  readonly chosen: boolean;
}

/** A piece's name, as it stands on a card. */
export const nameOf = (piece: Piece): Phrase => phrase(`legends.unit.${piece.number}`);

/** A piece's name in a sentence: with its article, where it has one. */
export const nounFor = (piece: Piece): Phrase => phrase('legends.say.word', { word: unitThe('legends', piece.number) });

/** The name of the piece that the data calls so. */
export const nameCalled = (name: string): Phrase => {
  const piece = legendsCatalogue.pieces.find((one) => one.name === name);
  return piece === undefined ? phrase('legends.say.word', { word: name }) : nameOf(piece);
};

/** `it`: the bearer, where nothing else could be meant. */
export const IT = phrase('legends.say.it');
export const THAT_PIECE: Meant = { phrase: phrase('legends.say.thatPiece'), many: false };
export const THOSE_PIECES: Meant = { phrase: phrase('legends.say.thosePieces'), many: true };

/** A selection of pieces, not a reference, a name or a list. */
export const isPick = (target: Target): target is Pick =>
  typeof target === 'object' && !Array.isArray(target) && !('named' in target);
