/** The battle: board, both sides' pieces beside it, the question and its answers, the log. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { nearOf } from '../../games/shared/sides';
import { squaresTouched, type Way, waysGone } from '../../match/last-turn';
import { pressSquare } from '../../match/press';
import { isHandedOver, ONLOOKER } from '../../match/reduce-state';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { type App, useApp } from '../app/app';
import { focusBoard, isBesideBoard, isInList, pressOnBoard } from '../battle/answer/focus';
import { CommandBox } from '../battle/command-box';
import { Curtain } from '../battle/curtain';
import { useFirstHint } from '../battle/first-hint';
import { HeaderPlace } from '../battle/header-place';
import { Inspector } from '../battle/inspector';
import { actOnKey, goBack } from '../battle/key-acts';
import { Log } from '../battle/log';
import { othersFrom, Places } from '../battle/places';
import { ownSeat, Status } from '../battle/status';
import { Toolbar } from '../battle/toolbar';
import { useBattleVoice } from '../battle/use-voice';
import { Board } from '../board/board';
import { pickedSquares } from '../board/picked';
import { StageRestProvider, useStageRest } from '../board/stage-rest';
import { tokenAt } from '../board/tokens';
import { refusalText } from '../board/words';
import { faces } from '../games';
import { contentOf, planOf } from '../games/content-of';
import { isPhone } from '../parts/touch';
import { EndBanner } from '../result/end-banner';

/** A press on a square: the first one while the picture is behind only lets it catch up. False: refused. */
const pressOn = (app: App, state: MatchState, square: number, from: 'canvas' | 'grid'): boolean => {
  const { match } = app.ports;
  const behind = app.playing.value;
  if (behind) match.passages.skip();
  const watching = app.settings.value.speed !== 'instant' && (state.asking?.presses.length ?? 0) === 0;
  if (behind && from === 'canvas' && watching) return true;
  app.pointed.value = null;
  app.inspected.value = null;
  if (match.press(pressSquare(square)) !== 'refused') return true;
  const isAsked = state.asking !== null && !state.sending;
  // pressing what stands there asks what it is; a finger that plays asks by resting, since the card covers what it presses next
  if (tokenAt(state.view, square) !== null && from === 'canvas' && !(isAsked && isPhone())) {
    app.pin({ on: 'square', square });
    return true;
  }
  if (state.asking === null || state.sending) return false;
  const why = refusalText(state.view, state.asking, square);
  if (faces.get(state.view.game).inspectorRefuses?.(state.view, state.asking, square) === true) {
    // the reason stands there: over the board it would cover what is pressed next
    app.glance({ on: 'square', square });
    app.voice.say(why);
  } else if (isPhone() && tokenAt(state.view, square) !== null) app.tell(`${why} ${say('refused.hold')}`);
  else app.tell(why);
  return false;
};

/** Opens the result once the picture has shown the end, and the offer of a draw when one stands. */
const useAnnouncements = (app: App, state: MatchState): void => {
  const behind = app.playing.value;
  const over = state.result !== null;
  const shown = useRef(-1);
  useEffect(() => {
    // once an end: playing the last turn again is no new end
    if (!over || behind || shown.current === state.version) return;
    shown.current = state.version;
    app.open('result');
  }, [over, behind]);
  useEffect(() => {
    // the lettering of the result comes while the picture shows the end: no title changes its type under the eyes
    const winner = state.result?.winners[0];
    if (winner !== undefined) void faces.get(state.view.game).victoryTheme(state.view, winner)?.fetch();
  }, [over]);
  useEffect(() => {
    if (state.offer !== null && state.asking !== null && state.offer !== ownSeat(state)) app.open('offer');
    else app.close('offer');
    // of several who share the screen one answers after the other
  }, [state.offer, state.awaited.length]);
};

/** Takes up a piece; not while the picture is behind: what stands there may not be what is seen. */
const liftFrom = (app: App, square: number): boolean => {
  if (app.playing.value) return false;
  const lifted = app.ports.match.lift(square);
  if (lifted) {
    app.pointed.value = null;
    app.inspected.value = null;
  }
  return lifted;
};

/** A marked square is pressed, as a second press would; over any other one the piece is put back, and nothing is chosen. */
const letGoOver = (app: App, square: number | null): void => {
  const { match } = app.ports;
  const asking = match.state.get()?.asking ?? null;
  if (square !== null && asking?.squares.some((mark) => mark.square === square)) match.press(pressSquare(square));
  else match.drop();
};

const NO_WAYS: readonly Way[] = [];

interface BattleBoardProps {
  readonly state: MatchState;
  readonly near: number;
  /** The square that glows. */
  readonly glow: number | null;
}

const BattleBoard = ({ state, near, glow }: BattleBoardProps) => {
  const app = useApp();
  const { match } = app.ports;
  const aim = state.asking?.aim ?? null;
  const about = state.asking === null ? null : faces.get(state.view.game).litSquares(state.asking, state.view);
  const asked = aim === null ? about : [aim.square];
  const picked = pickedSquares(state);
  const chosen = picked.length > 0 ? picked : null;
  const ways = useMemo(() => waysGone(state.lastTurn), [state.lastTurn]);
  const shown = app.pointed.value ?? asked ?? chosen;
  const lit = shown ?? squaresTouched(state.lastTurn);
  return (
    <Board
      view={state.view}
      events={state.events}
      near={near}
      asking={state.asking}
      preview={state.preview}
      lit={lit}
      ways={shown === null ? ways : NO_WAYS}
      picked={picked}
      glow={glow}
      quiet={app.playing.value && (state.asking?.presses.length ?? 0) === 0}
      onSquare={(square, from) => pressOn(app, state, square, from)}
      onHover={(square) => {
        match.hover(square);
        const seen = square !== null && (tokenAt(state.view, square) !== null || state.view.flag === square);
        app.glance(seen ? { on: 'square', square } : null);
      }}
      onHold={(square) => app.pin(square === null ? null : { on: 'square', square })}
      onKey={(act, square) => actOnKey(app, state, { square, near }, act)}
      onLift={(square) => liftFrom(app, square)}
      onLetGo={(square) => letGoOver(app, square)}
      attach={(picture) => {
        match.passages.watch(picture);
        return () => match.passages.watch(null);
      }}
    />
  );
};

/** The seat at the near edge: who plays alone, or who has been handed the screen. */
const nearSeat = (state: MatchState): number => {
  const { setup, view, viewer } = state;
  const handed = isHandedOver(setup, contentOf(view));
  return ownSeat(state) ?? nearOf(handed ? viewer : ONLOOKER, setup.sides);
};

/**
 * Keys that need no board: Escape drops the last thing or opens the menu, the question mark lists all keys. Letters mean on its
 * buttons what they mean on the board.
 */
const onBattleKey = (app: App, event: KeyboardEvent): void => {
  if (event.defaultPrevented) return;
  const isTyped = event.target instanceof HTMLInputElement;
  const inField = isTyped || event.target instanceof HTMLSelectElement;
  if (event.code === 'Escape') goBack(app, isInList(event.target) ? 'list' : inField ? 'field' : 'board');
  if (event.key === '?' && app.settings.value.letters && !isTyped) app.open('keys');
  if (isBesideBoard(event) && pressOnBoard(event)) event.preventDefault();
};

/** A card that was asked for goes with the question at which it was opened, and with the next choice. */
const useCardsClose = (app: App, { version, asking }: MatchState): void => {
  const presses = asking?.presses.length ?? 0;
  useEffect(() => {
    if (app.inspected.peek()?.pinned === true) app.pin(null);
  }, [version, presses]);
};

const Battle = ({ state }: { state: MatchState }) => {
  const app = useApp();
  const near = nearSeat(state);
  // what stands beside the board tells no more than the board has shown
  const seen = app.seen.value ?? state;
  const { view, setup, asking } = seen;
  const { layout, Answers } = faces.get(view.game);
  const plan = planOf(view);
  const own = ownSeat(state);
  const beside = { view, setup, asking, own, large: own };
  const glow = useFirstHint(state);
  useBattleVoice(state);
  useAnnouncements(app, state);
  useCardsClose(app, state);
  const catchUp = () => {
    if (app.playing.value) app.ports.match.passages.skip();
  };
  return (
    <main
      class="battle"
      data-layout={layout}
      data-seats={own === null ? 'shared' : 'single'}
      data-version={state.version}
      style={{ '--board-columns': plan.width, '--board-rows': plan.height }}
      onKeyDown={(event) => onBattleKey(app, event)}
    >
      <Places area="far" seats={othersFrom(near, setup.sides.length)} {...beside} />
      <HeaderPlace view={view} replayed={false} />
      <section class="area-board" aria-label={say('spoken.board')}>
        <BattleBoard state={state} near={near} glow={glow?.square ?? null} />
        <EndBanner state={state} />
      </section>
      <Places area="near" seats={[near]} {...beside} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointers only; keys reach whatever is asked by the board */}
      <div class="area-panel" onPointerDownCapture={catchUp}>
        <Status state={seen} glow={glow} />
        <div class="panel-rest">
          {Answers !== null && <Answers state={seen} />}
          {app.plain.value && <p class="plain-note">{say('battle.plain')}</p>}
          {app.settings.value.commandBox && <CommandBox />}
          <Log state={seen} />
          <Inspector view={view} events={seen.events} near={near} />
        </div>
        <Toolbar state={state} />
      </div>
    </main>
  );
};

/** Whoever has opened the curtain begins at the board. */
const useHandedFocus = (curtain: number | null): void => {
  const before = useRef(curtain);
  useEffect(() => {
    if (before.current !== null && curtain === null) focusBoard();
    before.current = curtain;
  }, [curtain]);
};

/** The board of a match whose game is loaded, or the curtain before it. */
export const BattleScreen = ({ state }: { state: MatchState }) => {
  useHandedFocus(state.curtain);
  const { rest, place } = useStageRest();
  return (
    <StageRestProvider value={rest}>
      {state.curtain === null ? <Battle state={state} /> : <Curtain state={state} seat={state.curtain} />}
      <div ref={place} class="stage-rest" aria-hidden="true" />
    </StageRestProvider>
  );
};
