/** The catalogue made ready: per kind what the rules ask again and again. No piece is named here. */
import { type Catalogue, type Condition, type Filter, KEYWORDS, type Piece } from '../../games/legends/language';
import { type FormRules, readForms } from './form-rules';
import { isPick, KEYWORD, makePower, type Power } from './powers';

/** An own power that changes or adds something while it holds. */
export interface Lasting {
  readonly number: number;
  readonly condition: Condition | null;
}
export interface OwnModifier extends Lasting {
  readonly by: number;
}
export interface OwnKeyword extends Lasting {
  readonly keyword: number;
}
/** What a curse in force does to every piece that fits (R69). */
export interface CurseModifier {
  readonly condition: Condition | null;
  readonly who: Filter;
  readonly by: number;
}
export interface CurseKeyword {
  readonly condition: Condition | null;
  readonly who: Filter;
  readonly keyword: number;
}

export interface Kind {
  readonly number: number;
  readonly piece: Piece;
  /** Base strength as a number; null for Magic and castles (R58). */
  readonly base: number | null;
  readonly isMagic: boolean;
  readonly isCastle: boolean;
  /** Bits of its own keywords. */
  readonly keywords: number;
  /** All its powers; null where the power is a trait. */
  readonly powers: readonly (Power | null)[];
  /** Abilities that wait for no event. */
  readonly abilities: readonly Power[];
  /** Actions and such abilities, by number. */
  readonly mainPowers: readonly Power[];
  readonly spells: readonly Power[];
  readonly endings: readonly Power[];
  /** Innates and abilities that wait for an event. */
  readonly triggers: readonly Power[];
  readonly modifiers: readonly OwnModifier[];
  readonly ownKeywords: readonly OwnKeyword[];
  /** Bits of the keywords that `ownKeywords` and `curseKeywords` give while they hold. */
  readonly ownKeywordBits: number;
  readonly curseKeywordBits: number;
  readonly isCurse: boolean;
  readonly curseModifiers: readonly CurseModifier[];
  readonly curseKeywords: readonly CurseKeyword[];
  /** May its strength sink by its own powers? Others need a curse or something lent for that. */
  readonly canSink: boolean;
  /** Does its curse make others weaker? */
  readonly weakens: boolean;
  /** Bits of the events its innates and abilities wait for. */
  readonly waitsFor: number;
}

export interface Rules {
  /** By chart number; 0 is empty. */
  readonly kinds: readonly (Kind | undefined)[];
  /** The action behind each keyword; null for traits. */
  readonly granted: readonly (Power | null)[];
  /** Keyword numbers of the actions, by the alphabet of their names: the order in which granted ones are offered. */
  readonly grantable: readonly number[];
  /** By form number. */
  readonly forms: readonly FormRules[];
}

const isPower = (power: Power | null): power is Power => power !== null;

/** Without an event, innates and curses last while they hold; they are never used. */
const isLasting = (power: Power): boolean => power.on === 0 && (power.kind === 'innate' || power.kind === 'curse');

const bitsOf = (entries: readonly { readonly keyword: number }[]): number =>
  entries.reduce((bits, { keyword }) => bits | (1 << keyword), 0);

/** What a Death Curse does while it is in force. */
const curseOf = (curse: readonly Power[]): Pick<Kind, 'curseModifiers' | 'curseKeywords'> => {
  const curseModifiers = curse.flatMap(({ condition, effects }) =>
    effects.flatMap((effect) =>
      effect.op === 'modify' && isPick(effect.who) && typeof effect.by === 'number'
        ? [{ condition, who: effect.who, by: effect.by }]
        : [],
    ),
  );
  const curseKeywords = curse.flatMap(({ condition, effects }) =>
    effects.flatMap((effect) =>
      effect.op === 'grant' && isPick(effect.who)
        ? [{ condition, who: effect.who, keyword: KEYWORD[effect.keyword] }]
        : [],
    ),
  );
  return { curseModifiers, curseKeywords };
};

const makeKind = (piece: Piece, catalogue: Catalogue): Kind => {
  let keywords = piece.stationary ? 1 << KEYWORD.stationary : 0;
  const powers = piece.powers.map((power, index): Power | null => {
    if (!('keyword' in power)) return makePower(power, index + 1, -1);
    keywords |= 1 << KEYWORD[power.keyword];
    const meaning = catalogue.keywords[power.keyword];
    return 'trait' in meaning ? null : makePower(meaning, index + 1, KEYWORD[power.keyword]);
  });
  const full = powers.filter(isPower);
  const lasting = full.filter(isLasting);
  const innate = lasting.filter((power) => power.kind === 'innate');
  const curse = lasting.filter((power) => power.kind === 'curse');
  const modifiers = innate.flatMap(({ number, condition, effects }) =>
    effects.flatMap((effect) =>
      effect.op === 'modify' && effect.who === 'self' && typeof effect.by === 'number'
        ? [{ number, condition, by: effect.by }]
        : [],
    ),
  );
  const ownKeywords = innate.flatMap(({ number, condition, effects }) =>
    effects.flatMap((effect) =>
      effect.op === 'grant' && effect.who === 'self' ? [{ number, condition, keyword: KEYWORD[effect.keyword] }] : [],
    ),
  );
  const { curseModifiers, curseKeywords } = curseOf(curse);
  const triggers = full.filter((power) => power.on !== 0 && (power.kind === 'innate' || power.kind === 'ability'));
  const abilities = full.filter((power) => power.kind === 'ability' && power.on === 0);
  return {
    number: piece.number,
    piece,
    base: typeof piece.strength === 'number' ? piece.strength : null,
    isMagic: piece.strength === 'magic',
    isCastle: piece.strength === 'castle',
    keywords,
    powers,
    abilities,
    mainPowers: full.filter((power) => power.kind === 'action' || abilities.includes(power)),
    spells: full.filter((power) => power.kind === 'magic'),
    endings: full.filter((power) => power.kind === 'curse' && power.on !== 0),
    triggers,
    modifiers,
    ownKeywords,
    ownKeywordBits: bitsOf(ownKeywords),
    isCurse: full.some((power) => power.kind === 'curse'),
    curseModifiers,
    curseKeywords,
    curseKeywordBits: bitsOf(curseKeywords),
    canSink: modifiers.some(({ by }) => by < 0),
    weakens: curseModifiers.some(({ by }) => by < 0),
    waitsFor: triggers.reduce((bits, { on }) => bits | on, 0),
  };
};

/** Makes a catalogue ready. Powers that do nothing (`do: []`) are kept and do nothing. */
export const readRules = (catalogue: Catalogue): Rules => {
  const kinds: (Kind | undefined)[] = [];
  for (const piece of catalogue.pieces) kinds[piece.number] = makeKind(piece, catalogue);
  const granted = KEYWORDS.map((keyword, number) => {
    const meaning = catalogue.keywords[keyword];
    return 'trait' in meaning ? null : makePower(meaning, 0, number);
  });
  const grantable = granted
    .flatMap((power, number) => (power === null ? [] : [number]))
    .sort((a, b) => ((KEYWORDS[a] ?? '') < (KEYWORDS[b] ?? '') ? -1 : 1));
  return { kinds, granted, grantable, forms: readForms(catalogue, kinds) };
};
