/** Which effect plays for which event of Legends, which keyword moves how, and why a strength differs. Data for the stage. */
import type { GameEvent } from '../../../contract/event';
import { pieceOf } from '../catalogue';
import { type Condition, KEYWORDS, TERRAINS } from '../language';

/** Which effect plays for which event; an event without one changes the board and shows nothing of its own. */
export const effects = {
  dealt: 'drop',
  placed: 'drop',
  moved: 'step',
  swapped: 'swap',
  shown: 'flip',
  looked: 'glance',
  used: 'use',
  boosted: 'lend',
  granted: 'lend',
  fought: 'combat',
  struck: 'shot',
  removed: {
    fight: 'crumble',
    shot: 'crumble',
    power: 'crumble',
    spell: 'crumble',
    curse: 'crumble',
    zero: 'fade',
    cost: 'fade',
    resigned: 'fade',
    other: 'fade',
  },
  curseBegan: 'curse',
  curseEnded: 'curse',
  controlled: 'convert',
  returned: 'return',
  called: 'word',
  chosen: 'word',
  extraTurn: 'turn',
  windowOpened: 'window',
  windowClosed: 'window',
  turn: 'turn',
  over: 'result',
} as const;

const MOTIONS = {
  charging: 'charge',
  slashing: 'charge',
  quickness: 'charge',
  flying: 'leap',
  teleport: 'teleport',
} as const;

const isMotion = (word: string | undefined): word is keyof typeof MOTIONS => word !== undefined && word in MOTIONS;

/** How the keyword of a power that was used (its number) moves a piece; null: as any other. */
export const motion = (keyword: number | null): (typeof MOTIONS)[keyof typeof MOTIONS] | null => {
  const word = keyword === null ? undefined : KEYWORDS[keyword];
  return isMotion(word) ? MOTIONS[word] : null;
};

/** What the use of a power looks like: a spell of a Magic piece, a spell undone, or any other. */
export const use = (event: Extract<GameEvent, { type: 'used' }>, kind: number | null): 'use' | 'magic' | 'dispel' => {
  if (event.keyword === KEYWORDS.indexOf('dispelMagic')) return 'dispel';
  return kind !== null && pieceOf(kind)?.strength === 'magic' ? 'magic' : 'use';
};

/** `modifier.reason` in LEGENDS.md. */
const OWN = 0;
const CURSE = 1;
const WATER = TERRAINS.indexOf('water');

/** Where the reason of a difference lies: on the ground, on ground of a kind beside it, in the enemy, in the curse, or nowhere on the board. */
export type Cause =
  | { readonly from: 'ground' | 'foe' | 'curse' | 'away' }
  | { readonly from: 'beside'; readonly terrain: number };

/** A line's reason: the key of its word, and where the cause lies. */
export interface Reason {
  readonly word: string;
  readonly cause: Cause;
}

const ownReason = (condition: Condition | undefined): Reason => {
  const { self, foe } = condition ?? {};
  const { terrain } = self ?? {};
  if (terrain !== undefined && terrain !== 'same' && terrain !== 'choice')
    return { word: `legends.terrain.${TERRAINS.indexOf(terrain)}`, cause: { from: 'ground' } };
  if (self?.near === 'water') return { word: `legends.terrain.${WATER}`, cause: { from: 'beside', terrain: WATER } };
  if (foe !== undefined) return { word: 'stage.reason.foe', cause: { from: 'foe' } };
  return { word: 'stage.reason.own', cause: { from: 'away' } };
};

/** Why the strength of a piece of this kind differs by a line of a comparison. */
export const reason = (event: Extract<GameEvent, { type: 'modifier' }>, kind: number | null): Reason => {
  if (event.reason === CURSE) return { word: 'stage.reason.curse', cause: { from: 'curse' } };
  if (event.reason !== OWN) return { word: 'stage.reason.lent', cause: { from: 'away' } };
  const power = kind === null ? undefined : pieceOf(kind)?.powers[event.number - 1];
  return ownReason(power !== undefined && 'kind' in power ? power.if : undefined);
};
