/** A fight beside the board: who meets whom, every line of their strengths with its reason, and how it ends. */
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { WINDOWS } from '../../../../games/legends/names';
import type { Odds } from '../../../../games/legends/reading/odds';
import { storyOf } from '../../../../games/legends/reading/story';
import { formatSquare } from '../../../../games/shared/square';
import { sideOf } from '../../../../match/games/legends/sides';
import { openWindow } from '../../../../match/games/legends/windows';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { useEdges } from '../../../battle/use-edges';
import { liveryOf, PieceFace } from '../parts/piece-face';
import type { FighterTold, FightTold } from './fight-layout';
import { fightNow } from './fight-now';
import { oddsParts } from './odds-words';
import { fateText, verdictSeen, verdictText } from './verdict';

/** Who fights; a press on it opens its card, for one that has fallen as well, which no square shows any more. */
const Who = ({ view, fighter }: { view: View; fighter: FighterTold }) => {
  const app = useApp();
  const { kind, army: seat } = fighter;
  const inside = (
    <>
      <PieceFace kind={kind} livery={liveryOf(view, fighter.seat)} from={liveryOf(view, seat)} />
      <span class="fighter-words">
        <span class="fighter-name">{fighter.name}</span>
        <span class="fighter-side">{sideOf(view, fighter.seat)}</span>
        {fighter.fate !== null && <span class="fighter-fate">{fateText(fighter.name, fighter.fate)}</span>}
      </span>
    </>
  );
  if (kind === null) return <span class="fighter-who">{inside}</span>;
  return (
    <button type="button" class="fighter-who" data-action="fighter" onClick={() => app.pin({ on: 'unit', kind, seat })}>
      {inside}
    </button>
  );
};

const Fighter = ({ view, fighter }: { view: View; fighter: FighterTold }) => (
  <div class="fighter" data-fighter={fighter.id} data-fate={fighter.fate ?? undefined}>
    <Who view={view} fighter={fighter} />
    <span class="fighter-strength">
      {fighter.strength ?? (
        <>
          <span aria-hidden="true">{say('fight.unknown')}</span>
          <span class="unseen">{say('fight.unknown.spoken')}</span>
        </>
      )}
    </span>
    {fighter.parts.length > 0 && (
      <ul class="fighter-parts">
        {fighter.parts.map(({ by, text }, index) => (
          <li key={index}>
            <span class="fighter-by">{by}</span> <span>{text}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** A bar and the same in words; what hardly can happen keeps its sliver. */
const Chances = ({ view, odds }: { view: View; odds: Odds }) => {
  const possible = oddsParts(view, odds);
  return (
    <div class="chances">
      <div class="chances-bar" aria-hidden="true">
        {possible.map(({ outcome, share }) => (
          <span key={outcome} data-outcome={outcome} style={{ flexGrow: Math.max(1, share) }} />
        ))}
      </div>
      <ul class="chances-list" aria-label={say('fight.odds')}>
        {possible.map(({ outcome, percent, name, within }) =>
          name === '' ? null : (
            <li key={outcome} data-outcome={outcome}>
              {name} <strong>{percent}</strong>{' '}
              {within !== '' && (
                <span class="chances-within" data-outcome="castle">
                  {within}
                </span>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  );
};

const titleOf = (view: View, { when, form, square }: FightTold): string => {
  const at = formatSquare(square, view);
  if (when === 'now') return say(form === 'strike' ? 'fight.strike' : 'fight.attack', { square: at });
  return say(when === 'ahead' ? 'fight.ahead' : 'fight.past', { square: at, form });
};

/** The whole of a fight: foretold, going on, or over. */
export const FightCard = ({ view, fight }: { view: View; fight: FightTold }) => {
  const { when, fighters, odds, notes, why = [], toll = [] } = fight;
  const [one, other] = fighters;
  const title = titleOf(view, fight);
  const text = verdictText(view, fight);
  const edges = useEdges();
  return (
    <section
      ref={edges}
      class="fight"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard
      tabIndex={0}
      data-when={when}
      data-verdict={verdictSeen(view, fight) ?? undefined}
      aria-label={say('fight.label', { title, own: one.name, theirs: other.name })}
    >
      <h2 class="fight-title">
        <span>{title}</span>
        {text !== '' && <strong class="fight-verdict">{text}</strong>}
      </h2>
      <div class="fighters">
        <Fighter view={view} fighter={one} />
        <span class="fight-against">{say('fight.against')}</span>
        <Fighter view={view} fighter={other} />
      </div>
      {odds !== null && <Chances view={view} odds={odds} />}
      {toll.length > 0 && (
        <p class="fight-note" data-note="toll">
          {toll.join(' ')}
        </p>
      )}
      {why.map((line) => (
        <p key={line} class="fight-note" data-note="why">
          {line}
        </p>
      ))}
      {notes.length > 0 && (
        <ul class="fight-notes">
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** A fight before the last one: a line, and another for what decided it where the strengths don't tell. */
export const EarlierFight = ({ view, fight }: { view: View; fight: FightTold }) => {
  const [one, other] = fight.fighters;
  const own = one.strength === null ? one.name : say('fight.who', { name: one.name, strength: one.strength });
  const theirs =
    other.strength === null ? other.name : say('fight.who', { name: other.name, strength: other.strength });
  const title = say('fight.earlier', { square: formatSquare(fight.square, view) });
  return (
    <p class="fight-earlier" data-verdict={verdictSeen(view, fight) ?? undefined}>
      <span>{say('fight.label', { title, own, theirs })}</span>{' '}
      <strong class="fight-verdict">{verdictText(view, fight)}</strong>
      {fight.why !== undefined && fight.why.length > 0 && <span class="fight-reason">{fight.why.join(' ')}</span>}
    </p>
  );
};

/** What is being answered while a window stands open. */
export const WindowCard = ({ view, events }: { view: View; events: readonly GameEvent[] }) => {
  const window = WINDOWS[openWindow(view)];
  if (window === undefined) return null;
  const fight = window === 'attack' || window === 'strike' ? fightNow(view, storyOf(events, view)) : null;
  if (fight !== null) return <FightCard view={view} fight={fight} />;
  return (
    <section class="fight" data-window={window}>
      <h2 class="fight-title">{say(window === 'opening' ? 'fight.opening' : 'fight.closing')}</h2>
      <p class="fight-note">{say('fight.answers')}</p>
    </section>
  );
};
