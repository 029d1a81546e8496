/** What stands of an army, part by part: what the other side knows of it, what has changed sides, what has come over. */
import type { TokenView, View } from '../../../../contract/view';
import { areAllies, armyOf, isOwn } from '../../../../games/legends/reading/pieces-seen';
import { standingOf } from '../../../../games/legends/reading/pools';
import { heldBy } from '../../../../games/shared/sides';
import { sideOf } from '../../../../match/games/legends/sides';
import { say } from '../../../../text';

const SHOWN_TO_ALL = 511;
const SEATS = 8;

/** Pieces of one controller: of the army with whom it is, and of another army with the army. */
export interface PartOfArmy {
  /** The heading, with how many there are. */
  readonly title: string;
  /** The kinds that this viewer knows. */
  readonly kinds: readonly number[];
  /** Who holds them, and whose army they come from; null: both are the army itself. */
  readonly seats: { readonly held: number; readonly from: number } | null;
}

export interface ArmyParts {
  /** Of the army, under its own control, with their kinds known to this viewer: revealed to all. */
  readonly revealed: readonly TokenView[];
  /** The same, looked at in secret by the other side of the army. */
  readonly looked: readonly TokenView[];
  /** The same, hidden from the other side of the army. */
  readonly hidden: readonly TokenView[];
  /** Of the army, controlled by another seat now. */
  readonly lost: readonly TokenView[];
  /** Of another army, controlled by this one's seat now. */
  readonly won: readonly TokenView[];
}

const isLooked = ({ shownTo }: TokenView, army: number): boolean =>
  Array.from({ length: SEATS }, (_, seat) => seat).some((seat) => !areAllies(seat, army) && (shownTo >> seat) & 1);

/** The standing pieces of an army and those that its seat controls besides. */
export const armyParts = (view: View, army: number): ArmyParts => {
  const pieces = standingOf(view, army);
  const own = pieces.filter(({ seat, kind }) => seat === army && kind !== null);
  const secret = own.filter(({ shownTo }) => shownTo !== SHOWN_TO_ALL);
  return {
    revealed: own.filter(({ shownTo }) => shownTo === SHOWN_TO_ALL),
    looked: secret.filter((token) => isLooked(token, army)),
    hidden: secret.filter((token) => !isLooked(token, army)),
    lost: pieces.filter(({ seat }) => seat !== army),
    won: heldBy(view, army).filter((token) => armyOf(view, token) !== army),
  };
};

const partOf = (
  title: string,
  tokens: readonly TokenView[],
  seats: PartOfArmy['seats'] = null,
): readonly PartOfArmy[] =>
  tokens.length === 0 ? [] : [{ title, kinds: tokens.flatMap(({ kind }) => (kind === null ? [] : [kind])), seats }];

/** Pieces grouped by what `of` gives for them, the lowest first. */
const groupsBy = (tokens: readonly TokenView[], of: (token: TokenView) => number) =>
  [...new Set(tokens.map(of))]
    .sort((a, b) => a - b)
    .map((which) => ({ which, some: tokens.filter((token) => of(token) === which) }));

/** What the enemy knows of an army is told where all of it is seen: of one's own, and by the truth. */
const ownParts = ({ revealed, looked, hidden }: ArmyParts): readonly PartOfArmy[] => [
  ...partOf(say('legends.army.revealed', { count: revealed.length }), revealed),
  ...partOf(say('legends.army.looked', { count: looked.length }), looked),
  ...partOf(say('legends.army.kept', { count: hidden.length }), hidden),
];

/** Of the other side's army there is known what was revealed, and what this side has looked at. */
const foeParts = ({ revealed, looked, hidden }: ArmyParts): readonly PartOfArmy[] => {
  const secret = [...looked, ...hidden];
  return [
    ...partOf(say('legends.army.shown', { count: revealed.length }), revealed),
    ...partOf(say('legends.army.looked.own', { count: secret.length }), secret),
  ];
};

/** `unaided`: the players remember by themselves what has been revealed. */
const standingParts = (view: View, army: number, parts: ArmyParts, unaided: boolean): readonly PartOfArmy[] => {
  if (!isOwn(view, army)) return foeParts(parts);
  if (!unaided) return ownParts(parts);
  const all = [...parts.revealed, ...parts.looked, ...parts.hidden];
  return partOf(say('legends.army.board', { count: all.length }), all);
};

/** The parts of an army's list that this viewer can name, under their headings; those without a piece are left out. */
export const armyList = (view: View, army: number, unaided: boolean): readonly PartOfArmy[] => {
  const parts = armyParts(view, army);
  return [
    ...standingParts(view, army, parts, unaided),
    ...groupsBy(parts.lost, ({ seat }) => seat).flatMap(({ which, some }) =>
      partOf(say('legends.army.lost', { side: sideOf(view, which), count: some.length }), some, {
        held: which,
        from: army,
      }),
    ),
    ...groupsBy(parts.won, (token) => armyOf(view, token)).flatMap(({ which, some }) =>
      partOf(say('legends.army.won', { side: sideOf(view, which), count: some.length }), some, {
        held: army,
        from: which,
      }),
    ),
  ];
};

/** The headings alone. */
export const armyTitles = (view: View, army: number, unaided: boolean): readonly string[] =>
  armyList(view, army, unaided).map(({ title }) => title);
