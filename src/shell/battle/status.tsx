/** Whose turn it is, what is asked, what the completed choice would do, and the buttons that answer it. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameWords } from '../../match/face';
import { matchGames } from '../../match/games';
import { PRESS_PASS } from '../../match/press';
import { personsOf } from '../../match/reduce-state';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { inOneLine, previewLines } from '../board/words';
import { faces } from '../games';
import type { GameFace } from '../games/face';
import { Button } from '../parts/controls';
import { isTouched } from '../parts/touch';
import { focusBoard, focusMarked } from './answer/focus';
import { Chances } from './chances';
import { type FirstHint, firstText, hasBegun } from './first-hint';
import { isLeftOpen, isPassChosen } from './passing';
import { SideBanner } from './side-banner';
import { roundTold, ToldHalves } from './told';
import { useEdges } from './use-edges';
import { useScrolls } from './use-scrolls';

const faceOf = ({ view }: Pick<MatchState, 'view'>): GameFace => faces.get(view.game);
const wordsOf = ({ view }: Pick<MatchState, 'view'>): GameWords => matchGames.get(view.game);

/** The seat of the one person at this screen; null when two share it, or none plays. */
export const ownSeat = (state: MatchState): number | null => {
  const persons = personsOf(state.setup.seats);
  return persons.length === 1 ? (persons[0] ?? null) : null;
};

/** Who is to move, as the head line says it. */
export const turnText = (state: MatchState): string => {
  const { view } = state;
  const face = faceOf(state);
  const words = wordsOf(state);
  const seat = view.asked?.seat ?? null;
  if (state.result !== null) {
    const [winner] = state.result.winners;
    if (winner === undefined) return say('battle.drawn');
    return winner === ownSeat(state) ? say('battle.won') : say('battle.wins', { side: words.sideName(view, winner) });
  }
  if (seat === null) return say(face.waitingKey(view));
  const side = words.sideName(view, seat);
  if (state.setup.seats[seat]?.player === 'computer') return say('battle.thinking', { side });
  const own = ownSeat(state) === seat;
  // without a way to pass nobody "may"
  if (face.isAnswering(view, seat) && state.asking?.canPass === false)
    return say(own ? 'battle.must' : 'battle.musts', { side });
  if (face.isBetween?.(view) === true) return say(own ? 'battle.between' : 'battle.betweens', { side });
  if (face.isAnswering(view, seat)) return say(own ? 'battle.answer' : 'battle.answers', { side });
  return say(own ? 'battle.yours' : 'battle.side', { side });
};

/** A question that takes several answers, one by one, as it stands whatever is pressed; null for any other question. */
const standingQuestion = ({ asking, view, picked, sending, sent }: MatchState): string | null => {
  if (asking === null || asking.decision.kind !== 'pick') return null;
  const made = sending && sent !== null ? [...picked, sent] : picked;
  const { key } = asking.decision;
  const bare = { ...asking, presses: [], choice: null, more: false, prompt: { ...asking.prompt, key } };
  return wordsOf({ view }).question(bare, view, made);
};

/** Is somebody waited for who is not at this screen? Of a person at it the question comes in a moment. */
const isOthersTurn = ({ view, setup }: MatchState): boolean => {
  const seat = view.asked?.seat ?? null;
  return seat === null || setup.seats[seat]?.player !== 'person';
};

/** The question as it stands after the presses so far; what to do meanwhile when somebody else is waited for. */
export const askedNow = (state: MatchState): string => {
  const { asking, view, picked, sending } = state;
  const standing = standingQuestion(state);
  if (standing !== null) return standing;
  // answered: the next question comes in a moment
  if (sending) return '';
  if (asking !== null) return wordsOf({ view }).question(asking, view, picked);
  return isOthersTurn(state) ? say('battle.rest') : '';
};

/** Is nothing asked at this screen, so that there is time to look around? Whoever is waited for often answers at once. */
const isResting = (state: MatchState): boolean =>
  state.asking === null && !state.sending && standingQuestion(state) === null;

/** What is pressed so far in answer to a question that still stands above; empty where the question itself says it. */
const pressedNow = (state: MatchState): string => {
  const { asking, view, picked, sending } = state;
  if (asking === null || sending || asking.presses.length === 0 || standingQuestion(state) === null) return '';
  return wordsOf(state).question(asking, view, picked);
};

/** The question and what is pressed in answer to it, for the ear. */
export const saidNow = (state: MatchState): string =>
  isResting(state) ? '' : `${askedNow(state)} ${pressedNow(state)}`.trim();

/** What the game says while nothing is chosen; to a newcomer what to know first. */
const nowLine = (state: MatchState, glow: FirstHint | null, isNew: boolean): string => {
  const face = faceOf(state);
  return firstText(state, glow, isNew, face.numbersLines?.() ?? []) || face.nowLine(state);
};

/** What the player would lose the match by, before all else that would happen; empty where nothing of the kind would. */
const dangerNow = (state: MatchState): string =>
  (state.preview === null ? null : faceOf(state).warning?.(state, state.preview)) ?? '';

/** The line under the buttons: what would happen, or what the game says meanwhile. */
const foretold = (state: MatchState, unaided: boolean, glow: FirstHint | null, isNew: boolean): string => {
  const { preview } = state;
  if (preview === null) return `${pressedNow(state)} ${nowLine(state, glow, isNew)}`.trim();
  const danger = dangerNow(state);
  const lines = previewLines({ ...state, unaided }, preview).filter((line) => line !== danger);
  return `${pressedNow(state)} ${inOneLine(lines)}`.trim();
};

/** Why the move is advised that stands there, and what it is worth if the player wants `chances` told; null where none is. */
export const hintText = (
  { asking, hint, view, events, preview: shown }: Pick<MatchState, 'asking' | 'hint' | 'view' | 'events' | 'preview'>,
  unaided: boolean,
  chances: boolean,
): string | null => {
  const code = hint === null ? undefined : asking?.decision.choices[hint.choice];
  if (asking === null || hint === null || code === undefined) return null;
  const preview = shown?.choice === hint.choice ? shown.events : null;
  const why = faceOf({ view }).adviceReason({ view, events, decision: asking.decision, code, preview, unaided });
  if (why === '') return null;
  if (!chances) return why;
  return say('battle.hint.why', { why, share: Math.round(hint.value * 100) });
};

const Question = ({ state }: { state: MatchState }) => (
  <p
    class="prompt"
    data-prompt={state.sending ? undefined : state.asking?.prompt.key}
    data-resting={isResting(state) || undefined}
  >
    {askedNow(state)}
  </p>
);

interface StatusProps {
  readonly state: MatchState;
  /** What a newcomer may begin with; null: nothing is suggested. */
  readonly glow: FirstHint | null;
}

/** Stands under the buttons: however long it grows, no button moves from under the pointer. */
const Foretold = ({ state, glow }: StatusProps) => {
  const { settings, voice, ports } = useApp();
  const unaided = settings.value.memory === 'unaided';
  const danger = dangerNow(state);
  // elsewhere it stands with the answers
  const told = faceOf(state).Answers === null && roundTold(state).length > 0;
  const winning = faceOf(state).winningLine?.(state) ?? '';
  useEffect(() => voice.say(winning), [winning]);
  const edges = useEdges<HTMLParagraphElement>();
  const meanwhile = foretold(state, unaided, glow, !hasBegun(ports.shelf, state.view.game));
  const again = meanwhile === faceOf(state).headLine?.(state.view);
  return (
    <p ref={edges} class="foretold" data-confirming={state.confirming}>
      {danger !== '' && <strong class="danger">{danger}</strong>}
      {winning !== '' && <strong class="winning">{winning}</strong>}
      {told && (
        <span class="told">
          <ToldHalves state={state} />
        </span>
      )}
      {/* whoever can win needs no other advice */}
      {winning === '' && (
        <span class="meanwhile" data-again={again || undefined}>
          {meanwhile}
        </span>
      )}
    </p>
  );
};

/** Why the move is advised that stands there. */
const HintLine = ({ state }: { state: MatchState }) => {
  const { settings, voice } = useApp();
  const advised = hintText(state, settings.value.memory === 'unaided', settings.value.chances);
  useEffect(() => {
    if (advised !== null) voice.say(advised);
  }, [advised]);
  if (advised === null) return null;
  return (
    <p class="advised">
      <strong>{say('battle.hint.title')}</strong> {advised}
    </p>
  );
};

/** Is a button that answers pressed by the keyboard? */
const isByKey = (): boolean => document.activeElement?.matches('.answers :focus-visible') === true;

/** Is the keyboard's focus on nothing: what had it is gone, or can't be pressed any more? */
const isNowhere = (): boolean => {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
};

/** To Confirm where what was pressed waits for it; else to the board. */
const focusNext = (): void => {
  const confirm = document.querySelector<HTMLElement>('.answers [data-action="confirm"]:not(:disabled)');
  if (confirm === null) focusBoard();
  else confirm.focus();
};

/**
 * Wraps what the buttons do: one that can't be pressed again leaves the focus to Confirm or to the board, whose keys go on working, and not to
 * nothing. Answers are sent a little later, so it is looked at whenever the buttons are drawn anew. A finger has no use for it.
 */
const useKeptFocus = (): ((act: () => void) => () => void) => {
  const isKept = useRef(false);
  useLayoutEffect(() => {
    if (!isKept.current) return;
    if (isNowhere()) focusNext();
    isKept.current = document.activeElement?.matches('.answers *') === true;
  });
  return (act) => () => {
    isKept.current = isByKey() || !isTouched();
    act();
  };
};

const Buttons = ({ state }: { state: MatchState }) => {
  const { match } = useApp().ports;
  const face = faceOf(state);
  const { asking } = state;
  const isChosen = (asking?.presses.length ?? 0) > 0;
  const passesFirst = !isChosen && asking !== null && face.passesFirst?.(asking, state.view) === true;
  const isBarred = asking !== null && (isPassChosen(asking) || isLeftOpen(asking));
  const pressed = useKeptFocus();
  const drop = () => {
    const byKey = isByKey();
    match.drop();
    if (byKey) focusMarked();
  };
  return (
    <div class="answers" data-idle={(asking === null && state.view.asked === null) || undefined}>
      <Button
        look={passesFirst ? 'plain' : 'primary'}
        icon="check"
        action="confirm"
        disabled={asking?.choice === null || asking === null || state.sending}
        onPress={pressed(() => match.confirm())}
      >
        {say(face.confirmKey(asking))}
      </Button>
      <Button icon="cross" action="cancel" disabled={!isChosen || state.sending} onPress={drop}>
        {say('battle.cancel')}
      </Button>
      {face.BesidePass !== undefined && <face.BesidePass state={state} />}
      {asking?.canPass === true && (
        <Button
          look={passesFirst ? 'primary' : 'plain'}
          action="pass"
          disabled={state.sending || isBarred}
          onPress={pressed(() => match.press(PRESS_PASS))}
        >
          {wordsOf(state).passName(asking.decision)}
        </Button>
      )}
    </div>
  );
};

export const Status = ({ state, glow }: StatusProps) => {
  const app = useApp();
  const seat = state.result === null ? (state.view.asked?.seat ?? null) : (state.result.winners[0] ?? null);
  const scrolls = useScrolls();
  return (
    <section ref={scrolls} class="status" aria-label={say('battle.status')} data-thinking={state.thinking}>
      <div class="turn-line">
        <h1 class="turn">
          {seat !== null && <SideBanner view={state.view} seat={seat} />}
          <span>{turnText(state)}</span>
        </h1>
        {state.result === null && app.settings.value.chances && <Chances state={state} />}
      </div>
      {state.result === null ? (
        <>
          <Question state={state} />
          <Buttons state={state} />
          <Foretold state={state} glow={glow} />
          <HintLine state={state} />
        </>
      ) : (
        <>
          <p class="prompt">{wordsOf(state).ending(state.view, state.result)}</p>
          <div class="answers">
            <Button look="primary" action="show-result" onPress={() => app.open('result')}>
              {say('battle.result')}
            </Button>
          </div>
          <p class="foretold" />
        </>
      )}
    </section>
  );
};
