/** What stands over the whole battle, always in sight: turn, Death Curse in force, those that wait, goals, quiet turns. */
import { useMemo } from 'preact/hooks';
import type { View } from '../../../../contract/view';
import { hasCurses } from '../../../../games/legends/reading/pieces-seen';
import { formName, say } from '../../../../text';
import { useApp } from '../../../app/app';
import { Newcomer } from '../../../battle/newcomer';
import { liveryOf, PieceFace } from '../parts/piece-face';
import { aimTold, type CurseTold, castlesTold, cursesTold, goalsTold, quietLeft, turnTold } from './situation-facts';

/** A Death Curse with its piece; a press shows the piece's whole text. */
const Curse = ({ view, curse, until }: { view: View; curse: CurseTold; until?: string }) => {
  const app = useApp();
  return (
    <button
      type="button"
      class="curse-piece"
      data-action="curse"
      onClick={() => app.pin({ on: 'unit', kind: curse.kind, seat: curse.army })}
    >
      <PieceFace kind={curse.kind} livery={liveryOf(view, curse.army)} />
      <span>
        <strong>{curse.name}</strong> <span class="curse-whose">{curse.whose}</span>
        {until !== undefined && <span class="curse-until">{until}</span>}
      </span>
    </button>
  );
};

const Curses = ({ view }: { view: View }) => {
  const { inForce, waiting } = cursesTold(view);
  return (
    <section class="curses" data-none={inForce === null} aria-label={say('legends.curse')}>
      <h3>{say('legends.curse')}</h3>
      {inForce === null ? (
        <p class="curse-none">{say('legends.curse.none')}</p>
      ) : (
        <div class="curse-force">
          <Curse view={view} curse={inForce} until={say('legends.curse.until')} />
          <p class="curse-text">{inForce.text}</p>
        </div>
      )}
      {waiting.length > 0 && (
        <div class="curses-waiting">
          <span>{say('legends.curse.waiting')}</span>
          {waiting.map((curse) => (
            <Curse key={curse.id} view={view} curse={curse} />
          ))}
        </div>
      )}
    </section>
  );
};

const Goals = ({ view }: { view: View }) => {
  const goals = goalsTold(view);
  if (goals.length === 0) return null;
  return (
    <ul class="goals" aria-label={say('legends.goals')}>
      {goals.map(({ side, text, progress }, index) => (
        <li key={index}>
          <strong>{side}:</strong> {text} {progress !== null && <em>{progress}</em>}
        </li>
      ))}
    </ul>
  );
};

export const Situation = ({ view, replayed }: { view: View; replayed: boolean }) => {
  const left = quietLeft(view);
  const castles = useMemo(() => castlesTold(view), [view]);
  return (
    <section class="situation" aria-label={say('legends.situation')}>
      <h2>
        {turnTold(view)} <span class="situation-form">{formName('legends', view.form)}</span>
      </h2>
      <p class="aim">{aimTold(view)}</p>
      {castles.map(({ about, text }) => (
        <p key={text} class="aim-seen" data-good={about === 'known'} data-quiet={about === 'near'}>
          {text}
        </p>
      ))}
      {hasCurses(view) && <Curses view={view} />}
      <Goals view={view} />
      <p class="quiet">{left === null ? '' : say('legends.quiet', { count: left })}</p>
      {!replayed && <Newcomer game={view.game} />}
    </section>
  );
};
