/** Everything that the inspector says of a piece, in parts: the eye gets them laid out, the ear line by line. */
import type { TokenView, View } from '../../../../contract/view';
import type { Keyword, Piece } from '../../../../games/legends/language';
import { type History, historyOf } from '../../../../games/legends/reading/history';
import {
  areAllies,
  armyCount,
  armyOf,
  isOwn,
  isPlainForm,
  pieceKnown,
  TRUTH,
} from '../../../../games/legends/reading/pieces-seen';
import { type KindCount, type Pool, poolOf, possibleKinds } from '../../../../games/legends/reading/pools';
import type { Beat } from '../../../../games/legends/reading/story';
import { type StrengthNow, strengthNow } from '../../../../games/legends/reading/strength';
import { describePiece, isPlain, type PieceText, type Reader } from '../../../../match/games/legends/sentences';
import { sideOf } from '../../../../match/games/legends/sides';
import { possessiveOf, say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { kindAbout, nationColour, nationText, typeText } from '../../../../text/games/legends';
import { type StrengthText, strengthTexts } from '../fight/strength-line';
import { kindName, kindThe, readerOf, squareName, strengthNamed } from '../words';
import { laterLines, spentPowers } from './restrictions';

/** A power as the card shows it. */
export interface PowerCard {
  readonly number: number;
  readonly kind: string;
  /** What its kind means. */
  readonly kindAbout: string;
  readonly keyword: string | null;
  readonly text: string;
  /** Its limit is used up for now. */
  readonly spent: boolean;
}

export interface KnownCard {
  readonly known: true;
  readonly kind: number;
  readonly army: number;
  /** Who controls it. */
  readonly seat: number;
  readonly name: string;
  /** `Elf, green (Ancients)`. */
  readonly about: string;
  readonly strength: string;
  readonly now: StrengthNow | null;
  readonly sum: readonly StrengthText[];
  readonly stationary: string | null;
  readonly powers: readonly PowerCard[];
  /** What holds for it now and what is known of it. */
  readonly lines: readonly string[];
}

export interface HiddenCard {
  readonly known: false;
  readonly id: number;
  readonly army: number;
  /** Who controls it. */
  readonly seat: number;
  readonly name: string;
  readonly lines: readonly string[];
  /** Null where the players remember by themselves what is left. */
  readonly pool: Pool | null;
  /** Null: the army's list is closed. */
  readonly kinds: readonly KindCount[] | null;
}

export type Card = KnownCard | HiddenCard;

/** `Elf, green (Ancients)`; `Soldier` where the form has no nations. */
export const aboutPiece = (piece: Piece): string =>
  piece.nation === null
    ? typeText(piece.type, false, true)
    : say('legends.inspect.about', {
        type: typeText(piece.type),
        colour: nationColour(piece.nation),
        nation: nationText(piece.nation),
      });

const powersOf = (piece: Piece, text: PieceText, spent: readonly number[]): readonly PowerCard[] =>
  text.powers.map(({ number, kind, keyword, text: words }) => ({
    number,
    kind,
    kindAbout: kindAboutOf(piece, number),
    keyword,
    text: words,
    spent: spent.includes(number),
  }));

/** Traits work by themselves, the other keywords are actions. */
const kindAboutOf = (piece: Piece, number: number): string => {
  const power = piece.powers[number - 1];
  if (power === undefined) return '';
  return kindAbout('kind' in power ? power.kind : keywordSort(power.keyword), isPlain(piece));
};

const TRAITS: readonly Keyword[] = ['stationary', 'cannotAttack', 'attacksOwn', 'dispelMagic', 'berserk'];
const keywordSort = (keyword: Keyword): 'innate' | 'action' => (TRAITS.includes(keyword) ? 'innate' : 'action');

/** A kind as the chart has it, without a place on the board, told to its own side or the other. */
export const kindCard = (kind: number, army: number, reader: Reader = 'own'): KnownCard | null => {
  const piece = pieceKnown(kind);
  if (piece === null) return null;
  const text = describePiece(piece, reader);
  return {
    known: true,
    kind,
    army,
    seat: army,
    name: text.name,
    about: aboutPiece(piece),
    strength: text.strength,
    now: null,
    sum: [],
    stationary: text.stationary,
    powers: powersOf(piece, text, []),
    lines: [],
  };
};

const ALL_EYES = 511;
const SEATS = 8;
const TWO = 2;

/** Who knows the piece, as far as this is public. */
const knownLines = (view: View, token: TokenView, history: History): readonly string[] => {
  if (token.shownTo === ALL_EYES)
    return [
      history.shownIn === null || history.shownIn === 0
        ? say('legends.inspect.shown')
        : say('legends.inspect.shownIn', { turn: history.shownIn }),
    ];
  const lookers = [...new Set(history.lookedBy)].map((seat) =>
    say('legends.inspect.looked', { side: sideOf(view, seat) }),
  );
  const unseen =
    isOwn(view, token.seat) && view.viewer !== TRUTH ? 'legends.inspect.unshown.own' : 'legends.inspect.unshown';
  return [...(lookers.length > 0 ? [] : [say(unseen)]), ...lookers.map(capital)];
};

const pastLines = (view: View, history: History): readonly string[] => {
  const { began, exchanged, moved, movedIn } = history;
  return [
    began === null
      ? say('legends.inspect.beganOff')
      : say('legends.inspect.began', { square: squareName(view, began) }),
    ...(exchanged ? [say('legends.inspect.exchanged')] : []),
    moved ? say('legends.inspect.moved', { turn: movedIn ?? 0 }) : say('legends.inspect.unmoved'),
  ];
};

/** Which castle it is, since its name need not say that it is one; of several a side none decides the battle alone (R130). */
const castleLine = (view: View, token: TokenView): readonly string[] => {
  if (pieceKnown(token.kind)?.strength !== 'castle' || isPlainForm(view) || view.viewer >= SEATS) return [];
  const whose = isOwn(view, token.seat) ? 'own' : 'enemy';
  const alone = armyCount(view) > TWO ? 'no' : 'yes';
  return [say(`legends.inspect.castle.${whose}`, { castle: kindThe(token.kind), alone })];
};

/** From whose army it came, where that is not its side's. */
const fromLine = (view: View, token: TokenView): readonly string[] => {
  const army = armyOf(view, token);
  return areAllies(token.seat, army) ? [] : [say('legends.inspect.from', { whose: possessiveOf(sideOf(view, army)) })];
};

const hiddenCard = (view: View, token: TokenView, history: History, unaided: boolean): HiddenCard => {
  const army = armyOf(view, token);
  const pool = poolOf(view, army);
  const past = unaided ? [say('memory.hidden')] : [...pastLines(view, history), ...knownLines(view, token, history)];
  return {
    known: false,
    id: token.id,
    army,
    seat: token.seat,
    name: capital(kindName(null)),
    lines: [...fromLine(view, token), ...past],
    pool: unaided ? null : pool,
    kinds: unaided ? null : possibleKinds(pool, history.stepped),
  };
};

/** All that this viewer may read of a piece on the board. `unaided`: less what the players remember by themselves. */
export const cardOf = (view: View, story: readonly Beat[], token: TokenView, unaided = false): Card => {
  const history = historyOf(story, token.id);
  const reader = readerOf(view, token.seat);
  const card = token.kind === null ? null : kindCard(token.kind, armyOf(view, token), reader);
  const piece = pieceKnown(token.kind);
  if (card === null || piece === null) return hiddenCard(view, token, history, unaided);
  const now = strengthNow(view, token, story);
  return {
    ...card,
    seat: token.seat,
    now,
    sum: now === null ? [] : strengthTexts(card.kind, now),
    powers: powersOf(piece, describePiece(piece, reader), spentPowers(view, token)),
    lines: [
      ...castleLine(view, token),
      ...fromLine(view, token),
      ...laterLines(view, token),
      ...(unaided ? [] : knownLines(view, token, history)),
      ...(unaided || !history.moved ? [] : [say('legends.inspect.moved', { turn: history.movedIn ?? 0 })]),
    ],
  };
};

const kindsLine = ({ kinds, pool }: HiddenCard, view: View): string => {
  if (pool === null) return '';
  if (kinds === null)
    return say('legends.inspect.strengths', {
      list: pool.strengths
        .map(({ strength, count }) => say('legends.inspect.count', { what: strengthNamed(strength, view), count }))
        .join(', '),
    });
  const list = kinds.map(({ kind, count }) => say('legends.inspect.count', { what: kindName(kind), count }));
  return say('legends.inspect.kinds', { list: list.join(', ') });
};

/** The card line by line, for the ear. */
export const cardLines = (view: View, card: Card): { readonly title: string; readonly lines: readonly string[] } => {
  const title = say('legends.inspect.title', { side: capital(sideOf(view, card.seat)), piece: card.name });
  if (!card.known) return { title, lines: [...card.lines, kindsLine(card, view)].filter((line) => line !== '') };
  const strength = card.now === null ? card.strength : say('legends.inspect.strength', { now: card.now.total });
  return {
    title,
    lines: [
      `${card.about}. ${strength}`,
      ...(card.sum.length > 1 ? card.sum.map(({ by, text }) => `${by} ${text}`) : []),
      ...(card.stationary === null ? [] : [card.stationary]),
      ...card.powers.map(({ kind, keyword, text, spent }) =>
        say('legends.inspect.power', { kind, keyword: keyword ?? 'none', text, spent: String(spent) }),
      ),
      ...card.lines,
    ],
  };
};
