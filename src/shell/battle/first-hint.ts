/** A visitor's very first battle: the piece of the advised move glows until the first move is made, and never again. */
import { useEffect, useState } from 'preact/hooks';
import type { Press } from '../../contract/content';
import type { Shelf } from '../../contract/host';
import type { View } from '../../contract/view';
import { matchGames } from '../../match/games';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { cellName } from '../games/content-of';
import { isTouched } from '../parts/touch';
import { advised } from './advisable';
import { isAtRest } from './chances';

/** Every game is new once. */
const keyOf = (game: string): string => `begun-${game}`;

/** Has a move of this game been made on this device before? A shelf that keeps nothing remembers it until the page is closed. */
export const hasBegun = (shelf: Pick<Shelf, 'read'>, game: string): boolean => shelf.read(keyOf(game)) !== null;

/** Is it a move that a newcomer may be shown: the turn's own question, at rest? */
export const isFirstMove = (state: MatchState): boolean => isAtRest(state) && state.asking?.decision.kind === 'main';

/** What a newcomer may begin with. */
export interface FirstHint {
  /** The square that glows. */
  readonly square: number;
  /** Where its piece would move; null where the advised choice is more than two squares tell. */
  readonly to: number | null;
}

/** The suggestion in words: who stands where it would go is attacked. */
export const firstHintText = (view: View, { square, to }: FirstHint): string => {
  const from = cellName(view, square);
  if (to === null) return say('battle.glow', { square: from });
  const target = { square: from, to: cellName(view, to) };
  const isHeld = view.tokens.some((token) => token.square === to);
  return isHeld ? say('battle.glow.attack', target) : say('battle.glow.move', target);
};

/**
 * What a newcomer reads while nothing is pressed: at an exchange what the `numbers` mean and where pieces are read about, at the first
 * move what to try. Empty at any other time.
 */
export const firstText = (
  state: MatchState,
  glow: FirstHint | null,
  isNew: boolean,
  numbers: readonly string[],
): string => {
  const { asking, view } = state;
  if (asking === null || asking.presses.length > 0) return '';
  const card = say(isTouched() ? 'battle.card.touch' : 'battle.card');
  if (glow !== null) return `${firstHintText(view, glow)} ${numbers[0] ?? card}`;
  return isNew && asking.decision.kind === 'swap' ? [...numbers, card].join(' ') : '';
};

/** What these presses of the advised choice show; null where they begin on no square. */
export const firstHint = (presses: readonly Press[]): FirstHint | null => {
  const [first, second] = presses;
  if (first?.on !== 'square') return null;
  return { square: first.square, to: presses.length === 2 && second?.on === 'square' ? second.square : null };
};

/** The move that is suggested; null: none. */
export const useFirstHint = (state: MatchState): FirstHint | null => {
  const {
    ports: { match, shelf },
    settings,
  } = useApp();
  const [glow, setGlow] = useState<{ readonly version: number; readonly hint: FirstHint } | null>(null);
  const { version, view, asking, sending } = state;
  useEffect(() => {
    let gone = false;
    if (!hasBegun(shelf, view.game) && isFirstMove(state))
      void match.suggest().then((answer) => {
        const unaided = settings.value.memory === 'unaided';
        const code = answer === null ? undefined : asking?.decision.choices[advised(answer, state, unaided).choice];
        if (gone || code === undefined) return;
        const hint = firstHint(matchGames.get(view.game).content.presses(code, 'main'));
        if (hint !== null) setGlow({ version, hint });
      });
    return () => {
      gone = true;
    };
  }, [version]);
  useEffect(() => {
    if (sending && asking?.decision.kind === 'main') shelf.write(keyOf(view.game), 'yes');
  }, [sending]);
  return glow?.version === version && !sending && !hasBegun(shelf, view.game) ? glow.hint : null;
};
