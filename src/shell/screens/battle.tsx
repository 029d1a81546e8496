/** The battle: board, both sides' pieces beside it, the question and its answers, the log. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { contents } from '../../games';
import { squaresTouched, type Way, waysGone } from '../../match/last-turn';
import { pressSquare } from '../../match/press';
import { isHandedOver } from '../../match/reduce-state';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { type App, useApp } from '../app/app';
import { Answer } from '../battle/answer/answer';
import { focusBoard } from '../battle/answer/focus';
import { CommandBox } from '../battle/command-box';
import { Curtain } from '../battle/curtain';
import { Inspector } from '../battle/inspector';
import { actOnKey, dropOne } from '../battle/key-acts';
import { Log } from '../battle/log';
import { Plaque } from '../battle/plaque';
import { ownSeat, Status } from '../battle/status';
import { Toolbar } from '../battle/toolbar';
import { useBattleVoice } from '../battle/use-voice';
import { Board } from '../board/board';
import { tokenAt } from '../board/inspect';
import { pickedSquares } from '../board/picked';
import { refusalText } from '../board/words';
import { ArmyBox } from '../games/legends/army/army-box';
import { Situation } from '../games/legends/situation/situation';
import { BoardsTray, isLaying } from '../games/legion/boards-tray';
import { Tray } from '../games/legion/tray';

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
  // pressing what stands there asks what it is
  if (tokenAt(state.view, square) !== null && from === 'canvas') {
    app.pin({ on: 'square', square });
    return true;
  }
  if (state.asking !== null && !state.sending) app.tell(refusalText(state.view, state.asking, square));
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
    if (state.offer !== null && state.asking !== null && state.offer !== ownSeat(state)) app.open('offer');
    else app.close('offer');
  }, [state.offer]);
};

const NO_WAYS: readonly Way[] = [];

const BattleBoard = ({ state, near }: { state: MatchState; near: number }) => {
  const app = useApp();
  const { match } = app.ports;
  const laid = state.asking?.decision.key === 'legends.arrange' ? state.asking.decision.args : null;
  const picked = pickedSquares(state);
  const chosen = picked.length > 0 ? picked : null;
  const ways = useMemo(() => waysGone(state.lastTurn), [state.lastTurn]);
  const shown = app.pointed.value ?? laid ?? chosen;
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
      quiet={app.playing.value && (state.asking?.presses.length ?? 0) === 0}
      onSquare={(square, from) => pressOn(app, state, square, from)}
      onHover={(square) => {
        match.hover(square);
        const seen = square !== null && tokenAt(state.view, square) !== null;
        app.glance(seen ? { on: 'square', square } : null);
      }}
      onHold={(square) => app.pin({ on: 'square', square })}
      onKey={(act, square) => actOnKey(app, state, { square, near }, act)}
      attach={(picture) => {
        match.passages.watch(picture);
        return () => match.passages.watch(null);
      }}
    />
  );
};

/** The seat at the near edge: who plays alone, or who has been handed the screen. */
const nearSeat = (state: MatchState): number => {
  const own = ownSeat(state);
  if (own !== null) return own;
  const content = contents[state.setup.game];
  const handed = content !== undefined && isHandedOver(state.setup.seats, content);
  return handed && state.viewer < state.setup.seats.length ? state.viewer : 0;
};

/** What stands beside the board for a seat: its reserve, or its army. */
const Side = ({ state, seat }: { state: MatchState; seat: number }) => {
  const { asking, view } = state;
  const own = ownSeat(state);
  if (view.game === 'legends') return <ArmyBox state={state} seat={seat} yours={own === seat} />;
  if (asking !== null && asking.decision.seat === seat && isLaying(asking)) return <BoardsTray asking={asking} />;
  return <Tray view={view} seat={seat} asking={asking} yours={own === seat} small={own !== null && own !== seat} />;
};

const Battle = ({ state }: { state: MatchState }) => {
  const app = useApp();
  const near = nearSeat(state);
  const { view } = state;
  const family = view.game === 'legends';
  useBattleVoice(state);
  useAnnouncements(app, state);
  const again = () => {
    if (state.recap !== null) app.ports.match.passages.push(state.recap);
  };
  return (
    <main
      class="battle"
      data-game={view.game}
      data-seats={ownSeat(state) === null ? 'shared' : 'single'}
      data-version={state.version}
      style={{ '--board-columns': view.width, '--board-rows': view.height }}
      onKeyDown={(event) => event.code === 'Escape' && dropOne(app)}
    >
      <div class="area-far">
        <Side state={state} seat={1 - near} />
      </div>
      <div class="area-gap">{family ? <Situation state={state} /> : <Plaque view={view} />}</div>
      <section class="area-board" aria-label={say('spoken.board')}>
        <BattleBoard state={state} near={near} />
      </section>
      <div class="area-near">
        <Side state={state} seat={near} />
      </div>
      <div class="area-panel">
        <Status state={state} />
        {family && <Answer state={state} />}
        <Toolbar state={state} onAgain={again} />
        {app.plain.value && <p class="plain-note">{say('battle.plain')}</p>}
        {app.settings.value.commandBox && <CommandBox />}
        <Log state={state} />
      </div>
      <Inspector view={view} events={state.events} />
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

export const BattleScreen = () => {
  const state = useApp().state.value;
  useHandedFocus(state?.curtain ?? null);
  if (state === null) return <main class="battle-wait">{say('battle.unrolling')}</main>;
  return state.curtain === null ? <Battle state={state} /> : <Curtain state={state} seat={state.curtain} />;
};
