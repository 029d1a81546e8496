/** The fight that was fought last, with every line that counted in it. */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import type { Strength } from '../../../../games/legends/language';
import { type Draft, draftsOf, isFight } from '../../../../games/legends/reading/drafts';
import { fightOf, strikeOf } from '../../../../games/legends/reading/knowledge';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { type Beat, type PieceThen, storyOf } from '../../../../games/legends/reading/story';
import { partsKnown, type StrengthPart, sumOfParts } from '../../../../games/legends/reading/strength';
import { say } from '../../../../text';
import { signed } from '../../../../text/signed';
import { kindName, strengthNamed } from '../words';
import type { FighterTold, FightTold } from './fight-layout';
import { tollOf } from './fight-toll';
import { notesOf, whyOf } from './fight-why';
import { modifierText, type StrengthText, strengthTexts } from './strength-line';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

const SEATS = 8;
const SHOWN_TO_ALL = 511;

/**
 * Where the events begin that are still of interest to this viewer: its own turn before the one that runs, or the turn
 * before the present one for onlookers.
 */
const beginning = (events: readonly GameEvent[], viewer: number): number => {
  const turns = events.flatMap((event, at) =>
    event.type === 'turn' && (viewer >= SEATS || event.seat % 2 === viewer % 2) ? [at] : [],
  );
  const last = events.findLast((event): event is EventOf<'turn'> => event.type === 'turn');
  const mine = viewer >= SEATS || (last?.seat ?? 0) % 2 === viewer % 2;
  return turns.at(mine ? -2 : -1) ?? 0;
};

/** The piece with the name that it had when the fight was over. */
const learned = (draft: Draft, piece: PieceThen): PieceThen =>
  draft.rest.find(({ piece: told }) => told?.id === piece.id && told.kind !== null)?.piece ?? piece;

const linesFor = (draft: Draft, { id, kind }: PieceThen, total: number | null): readonly StrengthText[] => {
  const lines = draft.rest.flatMap(({ event }) => (event.type === 'modifier' && event.token === id ? [event] : []));
  if (lines.length === 0 || total === null) return [];
  const base = total - lines.reduce((sum, { by }) => sum + by, 0);
  return [
    { by: String(base), text: say('legends.sum.base') },
    ...lines.map((line) => ({ by: signed(line.by), text: modifierText(line, kind) })),
  ];
};

const fateOf = (draft: Draft, id: number): FighterTold['fate'] => {
  for (const { event } of draft.rest) {
    if (event.type === 'removed' && event.token === id) return 'falls';
    if (event.type === 'controlled' && event.token === id) return 'taken';
  }
  return 'stays';
};

/** Strength that was lent to a piece in a turn, up to the end of the fight. */
const lentIn = (story: readonly Beat[], { head, rest }: Draft, id: number): number => {
  const end = rest.at(-1)?.at ?? head.at;
  return story.reduce(
    (sum, { event, turn, at }) =>
      event.type === 'boosted' && event.token === id && turn === head.turn && at <= end ? sum + event.by : sum,
    0,
  );
};

/** Has the Death Curse in force changed since the fight? */
const isCurseNew = (story: readonly Beat[], { head }: Draft): boolean =>
  story.some(({ event, at }) => at > head.at && (event.type === 'curseBegan' || event.type === 'curseEnded'));

/** What a piece had on the square of the fight, as the board stands now, without what is lent. */
const partsIn = ({ view, story }: Fought, draft: Draft, { id, kind, seat }: PieceThen): readonly StrengthPart[] => {
  const square = draft.head.other?.square ?? 0;
  const token: TokenView = { id, kind, seat, square, shownTo: SHOWN_TO_ALL };
  const tokens = [...view.tokens.filter((other) => other.id !== id), token];
  const there = partsKnown({ ...view, tokens, lists: { ...view.lists, fight: [], strike: [], boosts: [] } }, token);
  return (there ?? []).filter(({ source }) => source.from !== 'curse' || !isCurseNew(story, draft));
};

/** Where nothing was compared: what the board says of it while the turn lasts, else what it had there and what was lent. */
const uncompared = (fought: Fought, draft: Draft, piece: PieceThen): Strength | undefined => {
  const { view, story } = fought;
  const printed = pieceKnown(piece.kind)?.strength;
  if (typeof printed !== 'number') return printed;
  const now = view.lists['strengths']?.[view.tokens.findIndex((token) => token.id === piece.id)] ?? -1;
  if (now >= 0 && view.counters['turn'] === draft.head.turn) return now;
  return sumOfParts(partsIn(fought, draft, piece)) + lentIn(story, draft, piece.id);
};

/** How such a strength comes about, where it has more parts than its base; none where the parts don't add up to it. */
const linesNow = (
  fought: Fought,
  draft: Draft,
  piece: PieceThen,
  strength: Strength | undefined,
): readonly StrengthText[] => {
  const parts = partsIn(fought, draft, piece);
  const total = sumOfParts(parts);
  return piece.kind === null || parts.length < 2 || total !== strength
    ? []
    : strengthTexts(piece.kind, { total, parts });
};

interface Fought {
  readonly view: View;
  readonly story: readonly Beat[];
}

const fighterThen = (fought: Fought, draft: Draft, then: PieceThen, total: number | null): FighterTold => {
  const piece = learned(draft, then);
  const strength = total ?? uncompared(fought, draft, piece);
  return {
    id: piece.id,
    kind: piece.kind,
    army: piece.army,
    seat: piece.seat,
    name: kindName(piece.kind),
    strength: strength === undefined ? null : strengthNamed(strength, fought.view),
    parts: total === null ? linesNow(fought, draft, piece, strength) : linesFor(draft, piece, total),
    fate: fateOf(draft, piece.id),
  };
};

const verdictThen = ([one, other]: readonly [FighterTold, FighterTold]): FightTold['verdict'] => {
  if (one.fate === 'taken') return 'taken';
  if (other.fate === 'taken') return one.fate === 'falls' ? 'loses' : 'takes';
  if (one.fate === 'falls') return other.fate === 'falls' ? 'ties' : 'loses';
  return other.fate === 'falls' ? 'wins' : 'open';
};

const toldOf = ({ view, story }: Fought, drafts: readonly Draft[], draft: Draft): FightTold | null => {
  const { piece, other, event } = draft.head;
  if (piece === null || other === null) return null;
  const fought = draft.rest.flatMap((beat) => (beat.event.type === 'fought' ? [beat.event] : [])).at(-1);
  const fighters = [
    fighterThen({ view, story }, draft, piece, fought?.attack ?? null),
    fighterThen({ view, story }, draft, other, fought?.defence ?? null),
  ] as const;
  const two = [piece.id, other.id] as const;
  const why = whyOf(view, draft, two);
  return {
    when: 'past',
    form: event.type === 'struck' ? 'strike' : 'attack',
    square: other.square ?? 0,
    fighters,
    verdict: verdictThen(fighters),
    odds: null,
    why,
    toll: tollOf(view, drafts, draft, two),
    notes: notesOf(view, draft, two, why),
  };
};

/** Does this fight still go on? Nothing is decided in it then, whether or not a window stands open. */
const goesOn = (view: View, { head, open }: Draft): boolean => {
  const now = fightOf(view)?.attacker ?? strikeOf(view)?.striker ?? null;
  return open && view.result === null && now !== null && now === head.piece?.id;
};

/** Has the fight of this view begun and not come to its end yet? */
export const isUndecided = (view: View, story: readonly Beat[]): boolean => {
  const last = draftsOf(story).findLast(({ head }) => isFight(head));
  return last !== undefined && goesOn(view, last);
};

/** So many are told at once. */
const MOST_TOLD = 3;

export interface FightsPast {
  /** The last one first. */
  readonly told: readonly FightTold[];
  /** So many were fought before those. */
  readonly more: number;
}

/**
 * The fights that this viewer has seen to their end since its own turn before. `answered`: where the answer to that turn begins, if what
 * it brought is told elsewhere; of its fights none but the last of all is told here then.
 */
export const fightsPast = (view: View, events: readonly GameEvent[], answered = 0): FightsPast => {
  const since = beginning(events, view.viewer);
  if (!events.slice(since).some(({ type }) => type === 'moved' || type === 'struck')) return { told: [], more: 0 };
  const story = storyOf(events, view);
  const drafts = draftsOf(story);
  const all = drafts.filter((draft) => isFight(draft.head) && draft.head.at >= since && !goesOn(view, draft));
  const fights = all.filter((draft, at) => draft.head.at >= answered || at === all.length - 1);
  const told = fights
    .slice(-MOST_TOLD)
    .reverse()
    .flatMap((draft) => toldOf({ view, story }, drafts, draft) ?? []);
  return { told, more: Math.max(0, fights.length - MOST_TOLD) };
};

/** The fight that came to its end in the turn that goes on, the last one of it; null when there was none. */
export const fightOfTurn = (view: View, events: readonly GameEvent[]): FightTold | null => {
  const story = storyOf(events, view);
  const drafts = draftsOf(story);
  const last = drafts.findLast((draft) => isFight(draft.head) && !goesOn(view, draft));
  return last === undefined || last.head.turn !== view.counters['turn'] ? null : toldOf({ view, story }, drafts, last);
};

/** The last of them; null when there was none. */
export const fightPast = (view: View, events: readonly GameEvent[]): FightTold | null =>
  fightsPast(view, events).told[0] ?? null;
