/** Comparing two strengths: the lines that make them up, and who is beaten (R46, R47, R60). */
import { ALL, type Table } from '../core/table';
import { strengthOf } from './filter';
import type { LegendsState, Token } from './state';
import { strengthLines } from './strength';

export interface Comparison {
  readonly attacker: Token;
  readonly defender: Token;
  readonly from: number;
  readonly square: number;
  /** Does the defender fall? */
  readonly beats: (attack: number, defence: number) => boolean;
}

export interface Totals {
  readonly attack: number;
  readonly defence: number;
}

/** Writes the comparison; null, and no row, where one of the two has no strength (R58). */
export const tellComparison = (game: LegendsState, table: Table, comparison: Comparison): Totals | null => {
  const { attacker, defender, from, square, beats } = comparison;
  const attack = strengthOf(game, attacker);
  const defence = strengthOf(game, defender);
  if (attack === null || defence === null) return null;
  for (const token of [attacker, defender]) {
    for (const { by, reason, number } of strengthLines(game, token)) {
      table.tell(ALL, { type: 'modifier', token: token.id, by, reason, number });
    }
  }
  const beaten = beats(attack, defence);
  table.tell(ALL, { type: 'fought', from, square, attack, defence, helpers: [], beaten });
  return { attack, defence };
};
