/**
 * How the battle stands for the player whose turn it is, by what that player knows: a bar and a number. Asked while the turn
 * is at rest; what one player was told is gone before another has the screen.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Worth } from '../../match/acts';
import { personsOf } from '../../match/reduce-state';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { isArranging } from '../setup/is-arranging';

/** Questions of a turn at rest: what is asked in its midst says little of how things stand. */
const AT_REST: readonly string[] = ['main', 'place', 'swap'];

/** Is it a person's turn, with more than one way to go on and none begun? */
export const isAtRest = ({ asking, sending, result, view, setup }: MatchState): boolean =>
  asking !== null &&
  !sending &&
  result === null &&
  AT_REST.includes(asking.decision.kind) &&
  // nothing stands while armies are laid out that could be weighed
  !isArranging(setup, asking.decision) &&
  asking.decision.choices.length > 1 &&
  view.result === null;

/** What may be shown of it: the one person's always, of two that share the screen only that of the one who is asked. */
export const worthShown = ({ setup, asking }: MatchState, worth: Worth | null): number | null => {
  if (worth === null) return null;
  const persons = personsOf(setup.seats);
  const own = persons.length === 1 ? persons[0] === worth.seat : asking?.decision.seat === worth.seat;
  return own ? worth.value : null;
};

/** How a hint says that things stand for the player who asked for it: newer than what was weighed when the turn was at rest. */
export const worthOfHint = ({ hint, asking }: MatchState): Worth | null =>
  hint === null || asking === null || hint.iterations === 0 ? null : { seat: asking.decision.seat, value: hint.value };

const HUNDRED = 100;

export const Chances = ({ state }: { state: MatchState }) => {
  const { match } = useApp().ports;
  const [worth, setWorth] = useState<Worth | null>(null);
  useEffect(() => {
    let gone = false;
    if (isAtRest(state))
      void match.weigh().then((found) => {
        if (!gone && found !== null) setWorth(found);
      });
    return () => {
      gone = true;
    };
  }, [state.version]);
  useEffect(() => {
    const hinted = worthOfHint(state);
    if (hinted !== null) setWorth(hinted);
  }, [state.hint]);
  const value = worthShown(state, worth);
  const share = value === null ? null : Math.round(value * HUNDRED);
  const text = share === null ? say('chances.none') : say('chances.share', { share });
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw an own meter element each in another way
    <div
      class="outlook"
      role="meter"
      aria-label={say('chances.label')}
      aria-valuemin={0}
      aria-valuemax={HUNDRED}
      aria-valuenow={share ?? HUNDRED / 2}
      aria-valuetext={text}
      data-known={share !== null}
    >
      <span class="outlook-bar" aria-hidden="true">
        <span style={{ width: `${share ?? HUNDRED / 2}%` }} />
      </span>
      <span class="outlook-text" aria-hidden="true">
        {share === null ? '' : say('chances.short', { share })}
      </span>
    </div>
  );
};
