/** Where the board lies inside its host: the picture tells, the grid over it and the pointers follow. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlanPoint } from '../../contract/board-plan';
import type { Stage } from '../../match/stage-port';
import { type BoardSide, screenBox, screenRows } from './geometry';

/** In CSS pixels: the upper left corner of the drawing, and how long a plan unit is. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

const middle = ({ x, y, size }: PlanPoint & { readonly size: number }): PlanPoint => ({
  x: x + size / 2,
  y: y + size / 2,
});

const apart = (a: PlanPoint, b: PlanPoint): number => Math.hypot(b.x - a.x, b.y - a.y);

/**
 * The frame from where two far cells are drawn. On a rectangle a square is one unit, to the last digit; elsewhere tokens may
 * be drawn smaller than their room, and only their middles count.
 */
export const frameOf = (picture: Pick<Stage, 'box'>, side: BoardSide): Frame => {
  const rows = screenRows(side);
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.at(-1) ?? 0];
  const shown = picture.box(first);
  const planned = screenBox(side, first);
  if (side.plan.grid !== null) return { left: shown.x - planned.x, top: shown.y - planned.y, unit: shown.size };
  const [from, to] = [middle(planned), middle(screenBox(side, last))];
  const unit = apart(middle(shown), middle(picture.box(last))) / apart(from, to);
  return { left: middle(shown).x - from.x * unit, top: middle(shown).y - from.y * unit, unit };
};

const isSame = (a: Frame, b: Frame | null): boolean =>
  b !== null && a.left === b.left && a.top === b.top && a.unit === b.unit;

/** Null until the picture stands. `looks` changes whenever the picture shows something else of the board. */
export const useFrame = (
  picture: Stage | null,
  side: BoardSide,
  host: { readonly current: HTMLElement | null },
  looks: ReadonlySignal<number>,
): Signal<Frame | null> => {
  const frame = useSignal<Frame | null>(null);
  useEffect(() => {
    const element = host.current;
    if (picture === null || element === null) {
      frame.value = null;
      return;
    }
    let pending = 0;
    const measure = () => {
      const next = frameOf(picture, side);
      if (!isSame(next, frame.peek())) frame.value = next;
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
    const unlook = looks.subscribe(measure);
    return () => {
      unlook();
      watcher.disconnect();
      cancelAnimationFrame(pending);
    };
  }, [picture, side.near, side.plan]);
  return frame;
};
