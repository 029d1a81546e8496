/** Keeps the running match on the shelf after every change, and finds it again on the next visit. */

import type { RefereeApi } from '../contract/referee';
import { keptJson } from '../games/shared/json';
import type { MatchState, Shelf } from './types';

const MATCH = 'match';
const ABOUT = 'match.about';

/** What the title screen says about a kept match: public facts only. */
export interface KeptMatch {
  readonly game: string;
  readonly form: string;
  /** Level of the computer; null for two persons. */
  readonly level: string | null;
  readonly ply: number;
}

export const aboutMatch = ({ setup, view }: MatchState): KeptMatch => ({
  game: setup.game,
  form: setup.form,
  level: setup.seats.find((seat) => seat.player === 'computer')?.level ?? null,
  ply: view.ply,
});

const isKept = (json: unknown): json is KeptMatch => {
  if (typeof json !== 'object' || json === null) return false;
  const { game, form, level, ply } = json as Record<string, unknown>;
  return (
    typeof game === 'string' &&
    typeof form === 'string' &&
    (level === null || typeof level === 'string') &&
    typeof ply === 'number'
  );
};

/** The match left open on an earlier visit: its text, and what to say about it. Null: none, or nothing readable. */
export const readKept = (shelf: Shelf): { readonly text: string; readonly about: KeptMatch } | null => {
  const text = shelf.read(MATCH);
  const note = shelf.read(ABOUT);
  if (text === null || note === null) return null;
  const about = keptJson(note);
  return isKept(about) ? { text, about } : null;
};

export interface Saves {
  /** Writes the match as it is now; calls that come while one is under way become one more. */
  keep(state: MatchState): void;
  forget(): void;
}

/** `lost` is called when the host did not keep what was written. */
export const createSaves = (referee: Pick<RefereeApi, 'save'>, shelf: Shelf, lost: () => void): Saves => {
  let pending: MatchState | null = null;
  let busy = false;

  const writeOne = async (state: MatchState): Promise<void> => {
    const saved = await referee.save();
    // a newer state, or the end of the match, has overtaken this one
    if (!saved.ok || pending !== state) return;
    const kept = shelf.write(MATCH, saved.value) && shelf.write(ABOUT, JSON.stringify(aboutMatch(state)));
    if (!kept) lost();
  };

  const run = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (pending !== null) {
      const state = pending;
      try {
        await writeOne(state);
      } catch {
        lost();
      }
      if (pending === state) pending = null;
    }
    busy = false;
  };

  const forget = () => {
    shelf.remove(MATCH);
    shelf.remove(ABOUT);
  };

  return {
    keep: (state) => {
      if (state.result !== null) {
        pending = null;
        forget();
        return;
      }
      pending = state;
      void run();
    },
    forget,
  };
};
