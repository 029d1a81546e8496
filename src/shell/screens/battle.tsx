/** The battle: board, both reserves, the question, the log. */
import { useEffect, useRef } from 'preact/hooks';
import { squaresTouched } from '../../match/last-turn';
import { pressSquare } from '../../match/press';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { type App, useApp } from '../app/app';
import { BoardsTray, isLaying } from '../battle/boards-tray';
import { CommandBox } from '../battle/command-box';
import { Curtain } from '../battle/curtain';
import { Inspector } from '../battle/inspector';
import { actOnKey, dropOne } from '../battle/key-acts';
import { Log } from '../battle/log';
import { Plaque } from '../battle/plaque';
import { ownSeat, Status } from '../battle/status';
import { Toolbar } from '../battle/toolbar';
import { Tray } from '../battle/tray';
import { useBattleVoice } from '../battle/use-voice';
import { Board } from '../board/board';
import { tokenAt } from '../board/inspect';
import { refusalText } from '../board/words';

/** A press on a square: the first one while the picture is behind only lets it catch up. */
const pressOn = (app: App, state: MatchState, square: number, from: 'canvas' | 'grid'): void => {
  const { match } = app.ports;
  const behind = app.playing.value;
  if (behind) match.passages.skip();
  const watching = app.settings.value.speed !== 'instant' && (state.asking?.presses.length ?? 0) === 0;
  if (behind && from === 'canvas' && watching) return;
  app.pointed.value = null;
  app.inspected.value = null;
  if (match.press(pressSquare(square)) !== 'refused') return;
  // pressing what stands there asks what it is
  if (tokenAt(state.view, square) !== null && from === 'canvas') app.pin({ on: 'square', square });
  else if (state.asking !== null && !state.sending) app.tell(refusalText(state.view, state.asking, square));
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

const BattleBoard = ({ state, near }: { state: MatchState; near: number }) => {
  const app = useApp();
  const { match } = app.ports;
  const lit = app.pointed.value ?? squaresTouched(state.lastTurn);
  return (
    <Board
      view={state.view}
      near={near}
      asking={state.asking}
      preview={state.preview}
      lit={lit}
      quiet={app.playing.value && (state.asking?.presses.length ?? 0) === 0}
      onSquare={(square, from) => pressOn(app, state, square, from)}
      onHover={(square) => {
        match.hover(square);
        const seen = square !== null && tokenAt(state.view, square) !== null;
        app.glance(seen ? { on: 'square', square } : null);
      }}
      onHold={(square) => app.pin({ on: 'square', square })}
      onKey={(act, square) => actOnKey(app, state, act, square)}
      attach={(picture) => {
        match.passages.watch(picture);
        return () => match.passages.watch(null);
      }}
    />
  );
};

const Battle = ({ state }: { state: MatchState }) => {
  const app = useApp();
  const own = ownSeat(state);
  const near = own ?? 0;
  const far = 1 - near;
  useBattleVoice(state);
  useAnnouncements(app, state);
  const again = () => {
    if (state.recap !== null) app.ports.match.passages.push(state.recap);
  };
  const tray = (seat: number) =>
    state.asking !== null && state.asking.decision.seat === seat && isLaying(state.asking) ? (
      <BoardsTray asking={state.asking} />
    ) : (
      <Tray
        view={state.view}
        seat={seat}
        asking={state.asking}
        yours={own === seat}
        small={own !== null && own !== seat}
      />
    );
  return (
    <main
      class="battle"
      data-seats={own === null ? 'shared' : 'single'}
      data-version={state.version}
      onKeyDown={(event) => event.code === 'Escape' && dropOne(app)}
    >
      <div class="area-far">{tray(far)}</div>
      <div class="area-gap">
        <Plaque view={state.view} />
      </div>
      <section class="area-board" aria-label={say('spoken.board')}>
        <BattleBoard state={state} near={near} />
      </section>
      <div class="area-near">{tray(near)}</div>
      <div class="area-panel">
        <Status state={state} />
        <Toolbar state={state} onAgain={again} />
        {app.plain.value && <p class="plain-note">{say('battle.plain')}</p>}
        {app.settings.value.commandBox && <CommandBox />}
        <Log state={state} />
      </div>
      <Inspector view={state.view} />
    </main>
  );
};

export const BattleScreen = () => {
  const state = useApp().state.value;
  if (state === null) return <main class="battle-wait">{say('battle.unrolling')}</main>;
  return state.curtain === null ? <Battle state={state} /> : <Curtain game={state.view.game} seat={state.curtain} />;
};
