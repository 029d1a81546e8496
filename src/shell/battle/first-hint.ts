/** A visitor's very first battle: the piece of the advised move glows until the first move is made, and never again. */
import { useEffect, useState } from 'preact/hooks';
import type { Shelf } from '../../contract/host';
import { matchGames } from '../../match/games';
import type { MatchState } from '../../match/types';
import { useApp } from '../app/app';
import { isAtRest } from './chances';

const KEY = 'begun';

/** Has a move been made on this device before? A shelf that keeps nothing remembers it until the page is closed. */
export const hasBegun = (shelf: Pick<Shelf, 'read'>): boolean => shelf.read(KEY) !== null;

/** Is it a move that a newcomer may be shown: the turn's own question, at rest? */
export const isFirstMove = (state: MatchState): boolean => isAtRest(state) && state.asking?.decision.kind === 'main';

interface Glow {
  readonly version: number;
  readonly square: number;
}

/** The square that glows; null: none. */
export const useFirstHint = (state: MatchState): number | null => {
  const { match, shelf } = useApp().ports;
  const [glow, setGlow] = useState<Glow | null>(null);
  const { version, view, asking, sending } = state;
  useEffect(() => {
    let gone = false;
    if (!hasBegun(shelf) && isFirstMove(state))
      void match.suggest().then((answer) => {
        const code = answer === null ? undefined : asking?.decision.choices[answer.choice];
        if (gone || code === undefined) return;
        const [first] = matchGames.get(view.game).content.presses(code, 'main');
        if (first?.on === 'square') setGlow({ version, square: first.square });
      });
    return () => {
      gone = true;
    };
  }, [version]);
  useEffect(() => {
    if (sending && asking?.decision.kind === 'main') shelf.write(KEY, 'yes');
  }, [sending]);
  return glow?.version === version && !sending && !hasBegun(shelf) ? glow.square : null;
};
