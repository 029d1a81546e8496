/** The fight at the table, if any: the one that goes on, else the one in question, else the last one. */
import { useMemo } from 'preact/hooks';
import { storyOf } from '../../../../games/legends/reading/story';
import { fightStands } from '../../../../match/games/legends/fight-stands';
import { openWindow } from '../../../../match/games/legends/windows';
import { roundBefore } from '../../../../match/others-turn';
import type { MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { roundTold } from '../../../battle/told';
import { fightAhead } from './fight-ahead';
import { EarlierFight, FightCard, WindowCard } from './fight-card';
import type { FightTold } from './fight-layout';
import { fightNow } from './fight-now';
import { type FightsPast, fightOfTurn, fightsPast, isUndecided } from './fight-past';
import { verdictText } from './verdict';

/** The fight that the choice in question would begin; null while none is in question. */
const useAhead = ({ preview, asking, view, events }: MatchState): FightTold | null => {
  const unaided = useApp().settings.value.memory === 'unaided';
  return useMemo(() => {
    const code = preview === null ? undefined : asking?.decision.choices[preview.choice];
    if (preview === null || asking === null || code === undefined) return null;
    const story = storyOf(events, view);
    return fightAhead({ view, story, decision: asking.decision, code, events: preview.events, unaided });
  }, [preview, asking, view, events, unaided]);
};

/** The fight that goes on though no window stands open: a power is asked about before it, or what another one does. */
const useUndecided = ({ view, events }: MatchState): FightTold | null => {
  const { telling } = useApp();
  const now = useMemo(() => {
    const story = storyOf(events, view);
    return isUndecided(view, story) ? fightNow(view, story) : null;
  }, [view, events]);
  return telling.value ? null : now;
};

const NONE: FightsPast = { told: [], more: 0 };

/** Where the answer to the own turn begins, where what that turn brought is told in the panel; else 0. */
const answeredAt = (state: MatchState): number => {
  const { events, viewer, setup } = state;
  if (!roundTold(state).some(({ whose }) => whose === 'own')) return 0;
  const [first] = roundBefore(events, viewer, setup.sides)?.others ?? [];
  return first === undefined ? 0 : events.indexOf(first);
};

/** The fights that were fought since the own turn before, from when they have been seen until the player goes on. */
const usePast = (state: MatchState): FightsPast => {
  const { asking, view, events } = state;
  const { telling } = useApp();
  const past = useMemo(() => fightsPast(view, events, answeredAt(state)), [view, events, asking]);
  return telling.value || (asking?.presses.length ?? 0) > 0 ? NONE : past;
};

/** How the fight stands that is answered, in a line, or how that one ended after which something is asked; empty where there is none. */
export const fightLine = ({ view, events, asking }: MatchState): string => {
  if (asking === null || asking.decision.kind !== 'respond') return '';
  const story = storyOf(events, view);
  const fight = isUndecided(view, story) ? fightNow(view, story) : fightOfTurn(view, events);
  const verdict = fight === null ? '' : verdictText(view, fight);
  if (fight === null || verdict === '') return '';
  const [own, theirs] = fight.fighters.map(({ name, strength }) =>
    strength === null ? name : say('fight.who', { name, strength }),
  );
  // the question has just said that it is won
  const said = asking.presses.length === 0 && fightStands(view, asking.decision.seat) === 'won';
  return say('fight.so-far', { own: own ?? '', theirs: theirs ?? '', verdict: said ? 'none' : verdict });
};

/** How many were fought before those that are told; the log has them all. */
const MoreFights = ({ count }: { count: number }) => {
  const app = useApp();
  return (
    <p class="fight-earlier">
      <button type="button" class="link" data-action="log-fights" onClick={() => app.open('log')}>
        {say('fight.more', { count })}
      </button>
    </p>
  );
};

export const Fights = ({ state }: { state: MatchState }) => {
  const { view, events, result } = state;
  const ahead = useAhead(state);
  const undecided = useUndecided(state);
  const { told: past, more } = usePast(state);
  const [last, ...earlier] = past;
  const open = openWindow(view) >= 0 && result === null;
  const told = ahead ?? (open ? null : (undecided ?? last ?? null));
  return (
    <>
      {open && <WindowCard view={view} events={events} />}
      {told !== null && <FightCard view={view} fight={told} />}
      {told !== null &&
        told === last &&
        earlier.map((fight, at) => <EarlierFight key={at} view={view} fight={fight} />)}
      {told !== null && told === last && more > 0 && <MoreFights count={more} />}
    </>
  );
};
