/** How an attack or a shot ends, for certain where the target is known, else over all that it may be. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { KIND, UNITS } from '../units';
import { type Chance, chancesOf } from './pool';

/** By how much an attack strikes, and how. */
export interface Blow {
  readonly attack: number;
  readonly shot: boolean;
}

export interface Odds {
  /** Share of all that the target may be (0 to 1) against which the blow wins. */
  readonly win: number;
  readonly chances: readonly Chance[];
}

/** What an attack must reach to beat this kind. */
export const defenceOf = (kind: number, shot: boolean): number => {
  const unit = UNITS[kind];
  return (shot ? unit?.againstShot : unit?.defence) ?? 0;
};

/** Does the blow beat a piece of this kind? A bomb is beaten by nobody: it goes off. */
export const beats = ({ attack, shot }: Blow, kind: number): boolean =>
  kind !== KIND.bomb && attack >= defenceOf(kind, shot);

/** The strength of a kind that attacks or shoots with so many Footmen. */
export const attackOf = (kind: number, footmen = 1): number =>
  (UNITS[kind]?.attack ?? 0) * (kind === KIND.footman ? footmen : 1);

/** Against a hidden token; null where nothing can be said of it. */
export const oddsAgainst = (blow: Blow, view: View, events: readonly GameEvent[], id: number): Odds | null => {
  const chances = chancesOf(view, events, id);
  if (chances.length === 0) return null;
  const win = chances.reduce((sum, { kind, share }) => (beats(blow, kind) ? sum + share : sum), 0);
  return { win, chances };
};
