/** Whose turn it is, what is asked, what the completed choice would do, and the buttons that answer it. */

import { useEffect } from 'preact/hooks';
import { contents } from '../../games';
import { passName, questionText } from '../../match/games/legends/question';
import { openWindow } from '../../match/games/legends/windows';
import { PRESS_PASS } from '../../match/press';
import { personsOf } from '../../match/reduce-state';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { inOneLine, previewLines } from '../board/words';
import { adviceText } from '../games/legends/advice/advice';
import { reasonOf } from '../games/legends/advice/reason';
import { sideOf } from '../games/legends/sides';
import { endingText } from '../games/legends/situation/ending';
import { sayIn } from '../games/legends/words';
import { Button } from '../parts/controls';
import { Chances } from './chances';
import { SideBanner } from './side-banner';

/** The seat of the one person at this screen; null when two share it, or none plays. */
export const ownSeat = (state: MatchState): number | null => {
  const persons = personsOf(state.setup.seats);
  return persons.length === 1 ? (persons[0] ?? null) : null;
};

/** Is this seat asked in another's turn, or in a window? */
const isAnswering = ({ view }: MatchState, seat: number): boolean =>
  view.game === 'legends' && (view.asked?.kind === 'respond' || view.counters['side'] !== seat);

/** Who is to move, as the head line says it. */
export const turnText = (state: MatchState): string => {
  const seat = state.view.asked?.seat ?? null;
  if (state.result !== null) {
    const [winner] = state.result.winners;
    if (winner === undefined) return say('battle.drawn');
    return winner === ownSeat(state) ? say('battle.won') : say('battle.wins', { side: sideOf(state.view, winner) });
  }
  if (seat === null) return say(openWindow(state.view) >= 0 ? 'battle.answering' : 'battle.waiting');
  const side = sideOf(state.view, seat);
  if (state.setup.seats[seat]?.player === 'computer') return say('battle.thinking', { side });
  if (isAnswering(state, seat)) return say(ownSeat(state) === seat ? 'battle.answer' : 'battle.answers', { side });
  return ownSeat(state) === seat ? say('battle.yours', { side }) : say('battle.side', { side });
};

/** The question as it stands after the presses so far; what to do meanwhile when nobody here is asked. */
export const askedNow = ({ asking, view, picked, sending }: MatchState): string => {
  const content = contents[view.game];
  // answered: the next question comes in a moment
  if (sending) return '';
  return asking === null || content === undefined ? say('battle.rest') : questionText(asking, view, content, picked);
};

/** The line under the question: what would happen, or what the chosen unit does. */
const foretold = (state: MatchState, unaided: boolean): string => {
  const { asking, preview } = state;
  if (preview !== null) return inOneLine(previewLines(state, preview, unaided));
  const item = asking?.prompt.args['item'];
  if (asking?.decision.key === 'legion.place' && item !== undefined) return say(`legion.unit.${item}.about`);
  return adviceText(state);
};

/** Why the move is advised that stands there, and what it is worth; null where none is. */
export const hintText = ({ asking, hint, view, events }: MatchState, unaided: boolean): string | null => {
  const code = hint === null ? undefined : asking?.decision.choices[hint.choice];
  if (asking === null || hint === null || code === undefined) return null;
  const { name, args } = reasonOf({ view, events, decision: asking.decision, code, unaided });
  return say('battle.hint.why', { why: sayIn(view, `reason.${name}`, args), share: Math.round(hint.value * 100) });
};

const Body = ({ state }: { state: MatchState }) => {
  const { settings, voice } = useApp();
  const unaided = settings.value.memory === 'unaided';
  const advised = hintText(state, unaided);
  useEffect(() => {
    if (advised !== null) voice.say(advised);
  }, [advised]);
  return (
    <>
      <p class="prompt" data-prompt={state.sending ? undefined : state.asking?.prompt.key}>
        {askedNow(state)}
      </p>
      <p class="foretold" data-confirming={state.confirming}>
        {advised !== null && (
          <span class="advised">
            <strong>{say('battle.hint.title')}</strong> {advised}
          </span>
        )}
        {foretold(state, unaided)}
      </p>
    </>
  );
};

const Answers = ({ state }: { state: MatchState }) => {
  const { match } = useApp().ports;
  const { asking } = state;
  const pressed = (asking?.presses.length ?? 0) > 0;
  return (
    <div class="answers">
      <Button
        look="primary"
        icon="check"
        action="confirm"
        disabled={asking?.choice === null || asking === null || state.sending}
        onPress={() => match.confirm()}
      >
        {say(asking?.decision.key === 'legion.place' ? 'battle.place' : 'battle.confirm')}
      </Button>
      <Button icon="cross" action="cancel" disabled={!pressed || state.sending} onPress={() => match.drop()}>
        {say('battle.cancel')}
      </Button>
      {asking?.canPass === true && (
        <Button action="pass" disabled={state.sending} onPress={() => match.press(PRESS_PASS)}>
          {passName(asking.decision)}
        </Button>
      )}
    </div>
  );
};

export const Status = ({ state }: { state: MatchState }) => {
  const app = useApp();
  const seat = state.result === null ? (state.view.asked?.seat ?? null) : (state.result.winners[0] ?? null);
  return (
    <section class="status" aria-label={say('battle.status')} data-thinking={state.thinking}>
      <div class="turn-line">
        <h1 class="turn">
          {seat !== null && <SideBanner view={state.view} seat={seat} />}
          <span>{turnText(state)}</span>
        </h1>
        {state.result === null && app.settings.value.chances && <Chances state={state} />}
      </div>
      {state.result === null ? (
        <>
          <Body state={state} />
          <Answers state={state} />
        </>
      ) : (
        <>
          <p class="prompt">{endingText(state.view, state.result)}</p>
          <p class="foretold" />
          <div class="answers">
            <Button look="primary" action="show-result" onPress={() => app.open('result')}>
              {say('battle.result')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
