/** The board on the screen: the canvas in its host, the grid lying over it, and what pointers do there. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { View } from '../../contract/view';
import type { Asking, Preview } from '../../match/types';
import { say } from '../../text';
import type { Picture } from '../app/ports';
import { type BoardSide, rowsSeen } from './geometry';
import { Grid } from './grid';
import type { KeyAct } from './keys';
import { useLongPress } from './long-press';
import { type PictureHandlers, usePicture } from './use-picture';

export interface BoardProps {
  readonly view: View;
  readonly near: number;
  readonly asking: Asking | null;
  readonly preview: Preview | null;
  /** Squares lit for the last move, or because the log was pressed. */
  readonly lit: readonly number[];
  readonly onSquare: (square: number, from: 'canvas' | 'grid') => void;
  readonly onHover: (square: number | null) => void;
  readonly onHold: (square: number) => void;
  readonly onKey: (act: KeyAct, square: number) => void;
  /** Joins the picture to what plays passages. */
  readonly attach: (picture: Picture) => () => void;
  /** Marks wait until the picture has caught up. */
  readonly quiet: boolean;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Where the squares lie inside the host, told by the picture. */
const useFrame = (picture: Picture | null, side: BoardSide, host: { readonly current: HTMLElement | null }) => {
  const frame = useSignal<Frame | null>(null);
  useEffect(() => {
    const element = host.current;
    if (picture === null || element === null) {
      frame.value = null;
      return;
    }
    let pending = 0;
    const measure = () => {
      const { x, y, size } = picture.box(rowsSeen(side)[0]?.[0] ?? 0);
      const old = frame.peek();
      if (old?.left !== x || old.top !== y || old.size !== size) frame.value = { left: x, top: y, size };
    };
    // the picture follows its host one frame later
    const soon = () => {
      cancelAnimationFrame(pending);
      pending = requestAnimationFrame(() => {
        measure();
        pending = requestAnimationFrame(measure);
      });
    };
    const watcher = new ResizeObserver(soon);
    watcher.observe(element);
    measure();
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(pending);
    };
  }, [picture, side.near, side.shape.width, side.shape.height]);
  return frame;
};

export const Board = (props: BoardProps) => {
  const { view, near, asking, preview, lit, onSquare, onHover, onHold, onKey, attach, quiet } = props;
  const host = useRef<HTMLDivElement>(null);
  const side: BoardSide = { shape: view, near };
  const handlers = useRef<PictureHandlers>({ onSquare: () => undefined, onHover });
  const { state, picture } = usePicture(host, near, handlers, attach);
  const frame = useFrame(picture.value, side, host);
  const focused = useRef(false);
  const hold = useLongPress((x, y) => {
    const seen = frame.value;
    if (seen === null) return null;
    return rowsSeen(side)[Math.floor((y - seen.top) / seen.size)]?.[Math.floor((x - seen.left) / seen.size)] ?? null;
  }, onHold);
  handlers.current = {
    onSquare: (square) => {
      if (!hold.tookPress()) onSquare(square, 'canvas');
    },
    onHover,
  };

  useEffect(() => {
    picture.value?.ask(quiet ? null : asking, quiet ? null : preview);
  }, [picture.value, quiet, asking, preview]);
  useEffect(() => {
    picture.value?.lastMove(lit);
  }, [picture.value, lit]);
  const place = frame.value;
  const plain = state.value === 'missing';
  return (
    <div class="board" data-picture={state.value} data-near={near}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointers only; the grid over it is the keyboard's board */}
      <div
        ref={host}
        class="board-host"
        aria-hidden="true"
        onContextMenu={(event) => event.preventDefault()}
        // the focus stays on the grid, whose keys go on working
        onMouseDown={(event) => event.preventDefault()}
        {...hold.handlers}
      />
      {state.value === 'loading' && <p class="board-wait">{say('battle.unrolling')}</p>}
      <div
        class="board-grid"
        style={
          place === null || plain
            ? undefined
            : {
                left: `${place.left}px`,
                top: `${place.top}px`,
                width: `${place.size * view.width}px`,
                height: `${place.size * view.height}px`,
              }
        }
      >
        <Grid
          view={view}
          side={side}
          asking={asking}
          preview={preview}
          plain={plain}
          lit={lit}
          onSquare={(square) => onSquare(square, 'grid')}
          onFocus={(square) => {
            if (square === null && !focused.current) return;
            focused.current = square !== null;
            picture.value?.focus(square);
          }}
          onKey={onKey}
        />
      </div>
      <p id="board-help" class="unseen">
        {say('spoken.board.help')}
      </p>
    </div>
  );
};
