/** Every reason for which a choice may be the hint; its sentence stands behind `legion.hint.<name>`. */
import type { Args } from '../../../../text';

export const REASONS = [
  'wins',
  'king',
  'saves',
  'stops',
  'several',
  'crown',
  'together',
  'beats',
  'shoots',
  'aims',
  'joins',
  'fort',
  'forest',
  'firm',
  'race',
  'covers',
  'narrow',
  'apart',
  'safe',
  'square',
  'shot',
  'flagGuards',
  'flagOpens',
  'flagForest',
  'flag',
  'board',
  'pass',
] as const;
export type ReasonName = (typeof REASONS)[number];

export interface Reason {
  readonly name: ReasonName;
  readonly args: Args;
}

export const reason = (name: ReasonName, args: Args = {}): Reason => ({ name, args });
