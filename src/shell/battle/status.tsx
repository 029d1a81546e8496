/** Whose turn it is, what is asked, what the completed choice would do, and the buttons that answer it. */

import { PRESS_PASS } from '../../match/press';
import { personsOf } from '../../match/sight';
import type { MatchState } from '../../match/types';
import { promptText, reasonText, say, sideName } from '../../text';
import { useApp } from '../app/app';
import { previewLines } from '../board/words';
import { Button } from '../parts/controls';
import { Banner } from '../parts/token';

/** The seat of the one person at this screen; null when two share it, or none plays. */
export const ownSeat = (state: MatchState): number | null => {
  const persons = personsOf(state.setup.seats);
  return persons.length === 1 ? (persons[0] ?? null) : null;
};

/** Who is to move, as the head line says it. */
export const turnText = (state: MatchState): string => {
  const seat = state.view.asked?.seat ?? null;
  if (state.result !== null) {
    const [winner] = state.result.winners;
    if (winner === undefined) return say('battle.drawn');
    return winner === ownSeat(state)
      ? say('battle.won')
      : say('battle.wins', { side: sideName(state.view.game, winner) });
  }
  if (seat === null) return say('battle.waiting');
  const side = sideName(state.view.game, seat);
  if (state.setup.seats[seat]?.player === 'computer') return say('battle.thinking', { side });
  return ownSeat(state) === seat ? say('battle.yours', { side }) : say('battle.side', { side });
};

/** The line under the question: what would happen, the advice's worth, or what the chosen unit does. */
const foretold = ({ asking, preview, hint, view }: MatchState): string => {
  if (preview !== null) return previewLines(view, preview).join(' · ');
  if (hint !== null) return say('battle.hint', { share: Math.round(hint.value * 100) });
  const item = asking?.prompt.args['item'];
  return asking?.decision.key === 'legion.place' && item !== undefined ? say(`legion.unit.${item}.about`) : '';
};

const Body = ({ state }: { state: MatchState }) => {
  const { asking, view } = state;
  return (
    <>
      <p class="prompt" data-prompt={asking?.prompt.key}>
        {asking === null ? say('battle.rest') : promptText(view.game, asking.prompt)}
      </p>
      <p class="foretold" data-confirming={state.confirming}>
        {foretold(state)}
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
        <Button action="pass" onPress={() => match.press(PRESS_PASS)}>
          {say('battle.pass')}
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
      <h1 class="turn">
        {seat !== null && <Banner seat={seat} />}
        <span>{turnText(state)}</span>
      </h1>
      {state.result === null ? (
        <>
          <Body state={state} />
          <Answers state={state} />
        </>
      ) : (
        <>
          <p class="prompt">{reasonText(state.view.game, state.result)}</p>
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
