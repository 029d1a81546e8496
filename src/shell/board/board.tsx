/** The board on the screen: the canvas in its host, the grid lying over it, and what pointers do there. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';
import type { Way } from '../../match/last-turn';
import type { Roam, Stage } from '../../match/stage-port';
import type { Asking, Preview } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { faces } from '../games';
import { planOf } from '../games/content-of';
import { useReadable } from '../parts/use-readable';
import { useBoardFocus } from './board-focus';
import { CameraButtons } from './camera-buttons';
import { EdgeHeads } from './edge-heads';
import type { BoardSide } from './geometry';
import { Grid } from './grid';
import type { KeyAct } from './keys';
import { Loupe } from './loupe';
import { MapLines } from './map-lines';
import { withPicked } from './picked';
import { recall } from './recall';
import { isNearEnemy } from './seek';
import type { DragTarget } from './use-drag';
import { useEarcons } from './use-earcons';
import { type Frame, useFrame } from './use-frame';
import { useHands } from './use-hands';
import { type PictureHandlers, usePicture } from './use-picture';

export interface BoardProps {
  readonly view: View;
  /** What the viewer saw so far. */
  readonly events?: readonly GameEvent[];
  readonly near: number;
  readonly asking: Asking | null;
  readonly preview: Preview | null;
  /** Squares lit for the last move, or because the log was pressed. */
  readonly lit: readonly number[];
  /** Who went from where to where in the last move. */
  readonly ways?: readonly Way[];
  /** Squares that earlier answers to the same question named. */
  readonly picked?: readonly number[];
  /** The square that glows because a newcomer may begin there. */
  readonly glow?: number | null;
  /** False: the press was refused. */
  readonly onSquare: (square: number, from: 'canvas' | 'grid') => boolean;
  readonly onHover: (square: number | null) => void;
  /** A finger rests on a square; null: it was the first of two, and meant nothing by it. */
  readonly onHold: (square: number | null) => void;
  readonly onKey: (act: KeyAct, square: number) => void;
  /** Takes up the piece on a square; false: it can't be. Missing where nothing is moved by hand. */
  readonly onLift?: (square: number) => boolean;
  /** Lets go over a square what was taken up; null: over none. */
  readonly onLetGo?: (square: number | null) => void;
  /** Joins the picture to what plays passages. */
  readonly attach: (picture: Stage) => () => void;
  /** Marks wait until the picture has caught up. */
  readonly quiet: boolean;
}

/** Where the piece stands that is chosen; null while none is. */
const chosenSquare = (asking: Asking | null): number | null => {
  const press = asking?.presses.find(({ on }) => on === 'square');
  return press?.on === 'square' ? press.square : null;
};

const NO_EVENTS: readonly GameEvent[] = [];

const coverStyle = ({ left, top, unit }: Frame, { plan: { width, height } }: BoardSide) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${unit * width}px`,
  height: `${unit * height}px`,
});

interface CoverProps {
  readonly frame: Signal<Frame | null>;
  readonly side: BoardSide;
  readonly plain: boolean;
  /** The rim of the board is out of sight. */
  readonly isNear: boolean;
  readonly children: ComponentChildren;
}

/** Lays the grid exactly over the canvas' squares, and hides what lies beyond the host; only this is made anew while the board moves. */
const Cover = ({ frame, side, plain, isNear, children }: CoverProps) => (
  <div class="board-cover">
    <div class="board-grid" style={frame.value === null || plain ? undefined : coverStyle(frame.value, side)}>
      {children}
    </div>
    {isNear && !plain && <EdgeHeads frame={frame} side={side} />}
  </div>
);

export const Board = (props: BoardProps) => {
  const { view, near, asking, preview, lit, picked = [], onHover, onHold, onKey, attach, quiet } = props;
  const { events = NO_EVENTS, ways } = props;
  const app = useApp();
  const { letters, keys, memory } = app.settings.value;
  const host = useRef<HTMLDivElement>(null);
  const side: BoardSide = { plan: planOf(view), near };
  const face = faces.get(view.game);
  const handlers = useRef<PictureHandlers>({ onSquare: () => undefined, onHover });
  const { state, picture, sight, looks } = usePicture(host, view.game, near, handlers, attach);
  const frame = useFrame(picture.value, side, host, looks);
  const roam = (wish: Roam) => picture.value?.roam(wish);
  const keysOn = useBoardFocus();
  const focused = useRef(false);
  // whoever plays by memory is not reminded
  const notes = useReadable(app.ports.match.notes.kept)[view.viewer];
  const recalled = useMemo(() => recall(events, notes, memory === 'unaided'), [events, notes, memory]);
  const sound = useEarcons(picture, asking);
  const { onLift, onLetGo } = props;
  const drag = useRef<DragTarget | null>(null);
  drag.current =
    onLift === undefined
      ? null
      : {
          lift: onLift,
          letGo: (square) => onLetGo?.(square),
          hold: (held) => picture.value?.drag(held),
        };
  const { aim, tookPress, handlers: fingers } = useHands(frame, side, host, onHold, drag, () => sight.value.zoom > 1);
  const onSquare = (square: number, from: 'canvas' | 'grid') => {
    if (!props.onSquare(square, from)) sound('illegal');
  };
  const onFocus = (square: number | null) => {
    if (square === null && !focused.current) return;
    focused.current = square !== null;
    picture.value?.focus(square);
    if (square !== null && face.nearAlarm && isNearEnemy(view, square)) sound('near');
  };
  handlers.current = {
    onSquare: (square) => {
      if (tookPress()) return;
      keysOn.follow(square, side.plan.name(square));
      onSquare(square, 'canvas');
    },
    onHover,
  };

  useEffect(() => {
    picture.value?.ask(quiet ? null : withPicked(asking, picked), quiet ? null : preview);
  }, [picture.value, quiet, asking, preview, picked.join()]);
  useEffect(() => {
    picture.value?.lastMove(lit, ways);
  }, [picture.value, lit, ways]);
  const plain = state.value === 'missing';
  return (
    <>
      <div class="board" data-picture={state.value} data-near={near}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: pointers only; the grid over it is the keyboard's board */}
        <div
          ref={host}
          class="board-host"
          aria-hidden="true"
          onContextMenu={(event) => event.preventDefault()}
          // the focus stays on the grid or comes back to it
          onMouseDown={(event) => {
            event.preventDefault();
            keysOn.take();
          }}
          {...fingers}
        />
        {state.value === 'loading' && <p class="board-wait">{say('battle.unrolling')}</p>}
        <Cover frame={frame} side={side} plain={plain} isNear={sight.value.zoom > 1}>
          {plain && side.plan.grid === null && <MapLines side={side} />}
          <Grid
            view={view}
            side={side}
            asking={asking}
            preview={preview}
            plain={plain}
            lit={lit}
            picked={picked}
            recalled={recalled}
            glow={props.glow ?? null}
            focus={keysOn}
            keys={{ letters, keys, sight: sight.value }}
            onSquare={(square) => onSquare(square, 'grid')}
            onBorder={() => sound('border')}
            onFocus={onFocus}
            onKey={onKey}
            onRoam={roam}
          />
        </Cover>
        {aim.value !== null && !plain && (
          <Loupe aim={aim.value} view={view} side={side} asking={asking} preview={preview} host={host.current} />
        )}
        <p id="board-help" class="unseen">
          {say(face.helpKey)}
        </p>
      </div>
      <CameraButtons sight={sight.value} about={chosenSquare(asking)} onRoam={roam} />
    </>
  );
};
