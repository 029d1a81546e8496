/** The viewport as it stands and as it glides: where gestures, keys and what happens in the match want it. */
import type { Roam } from '../../match/stage-port';
import { boxOf, centreOf, type Layout, type Place, type Viewport } from '../layout';
import { outCubic, phase } from '../picture/ease';
import { between, bounded, moved, revealing, seen, settled, zoomed } from '../viewport';

/** How long a glide takes, in milliseconds. */
const GLIDE = 320;

/** A press of a key or button: so much nearer, or by such a share of what is seen. */
const STEP = { zoom: 1.5, pan: 0.3 } as const;

interface Glide {
  readonly from: Viewport;
  readonly to: Viewport;
  readonly start: number;
}

/** About what a key or button zooms: the cell in focus where it is seen, else the middle. */
const anchorOf = (layout: Layout, focus: number | null): Place => {
  const { width, height } = layout.host;
  const box = focus === null ? { x: -1, y: -1, size: 0 } : boxOf(layout, focus);
  const at = { x: box.x + box.size / 2, y: box.y + box.size / 2 };
  const isSeen = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
  return isSeen ? at : { x: width / 2, y: height / 2 };
};

const isSame = (a: Viewport, b: Viewport): boolean => a.zoom === b.zoom && a.x === b.x && a.y === b.y;

export class Camera {
  /** The layout with all of the board in sight; null where there is none. */
  private whole: Layout | null = null;
  private now: Layout | null = null;
  private glide: Glide | null = null;
  private held = false;
  /** What was to be brought into view while a finger was on the board; null: all of it. */
  private wanted: readonly number[] | null = [];
  private readonly isCalm: () => boolean;
  private readonly onMove: () => void;

  /** `isCalm`: nothing may glide; `onMove`: something else is seen now. */
  constructor(isCalm: () => boolean, onMove: () => void) {
    this.isCalm = isCalm;
    this.onMove = onMove;
  }

  /** The whole board, whatever is seen of it. */
  get board(): Layout | null {
    return this.whole;
  }

  /** What is seen. */
  get layout(): Layout | null {
    return this.now;
  }

  /** Does it neither glide nor follow a finger? */
  get rests(): boolean {
    return this.glide === null && !this.held;
  }

  /** Does the board not fit? Only then it ever moves. */
  get roams(): boolean {
    return this.whole !== null && this.whole.most > 1;
  }

  /** Follows a host or a board that has changed: the same place of the same board stays in the middle. */
  fit(whole: Layout | null): void {
    const before = this.now;
    this.glide = null;
    this.whole = whole;
    if (whole === null || before === null || before.plan !== whole.plan || before.view.zoom === 1) this.put(whole);
    else {
      const { zoom, x, y } = before.view;
      const isTurned = before.turned !== whole.turned;
      this.put(seen(whole, isTurned ? { zoom, x: whole.width - x, y: whole.height - y } : { zoom, x, y }));
    }
  }

  /** Goes on gliding; true until it has come to rest. */
  at(time: number): boolean {
    const { glide, whole } = this;
    if (glide === null || whole === null) return false;
    const share = phase(time, glide.start, glide.start + GLIDE);
    if (share >= 1) this.glide = null;
    this.put(seen(whole, between(glide.from, glide.to, outCubic(share))));
    return share < 1;
  }

  /** A finger that is on the board keeps everything else from moving it. */
  hold(held: boolean, time: number): void {
    if (held === this.held) return;
    this.held = held;
    if (held) {
      this.glide = null;
      return;
    }
    const { wanted } = this;
    this.wanted = [];
    if (wanted === null) this.showWhole(time);
    else this.reveal(wanted, time);
  }

  /** At once, under a gesture: so much nearer about a place of the host, then so many CSS pixels. False: at its limit. */
  pull(by: number, at: Place, dx: number, dy: number): boolean {
    const { whole, now } = this;
    if (whole === null || now === null) return false;
    this.glide = null;
    const next = moved(whole, zoomed(whole, now.view, by, at), dx, dy);
    if (isSame(next, now.view)) return false;
    this.put(seen(whole, next));
    return true;
  }

  /** Glides as the player wishes; where no cell is named, about the one in focus if there is one. */
  roam(roam: Roam, focus: number | null, time: number): void {
    const { now } = this;
    if (now === null) return;
    if (roam.do === 'whole') this.showWhole(time);
    else if (roam.do === 'pan') {
      const { width, height } = now.host;
      const [dx, dy] = [-roam.dx * STEP.pan * width, -roam.dy * STEP.pan * height];
      this.go((whole, view) => moved(whole, view, dx, dy), time);
    } else {
      const by = roam.way === 'in' ? STEP.zoom : 1 / STEP.zoom;
      const { about = null } = roam;
      const at = anchorOf(now, focus);
      const nearer = (whole: Layout, view: Viewport): Viewport =>
        about === null ? zoomed(whole, view, by, at) : { zoom: view.zoom * by, ...centreOf(whole, about) };
      this.go((whole, view) => settled(whole, nearer(whole, view)), time);
    }
  }

  /** Glides as near as may be about a place of the host. */
  nearer(at: Place, time: number): void {
    this.go((whole, view) => settled(whole, zoomed(whole, view, whole.most, at)), time);
  }

  /** All of the board comes into sight, when the finger has left it. */
  showWhole(time: number): void {
    if (this.held) this.wanted = null;
    else this.go((whole) => whole.view, time);
  }

  /** Forgets where one has looked: all of the board is in sight at once. */
  reset(): void {
    this.glide = null;
    this.held = false;
    this.wanted = [];
    this.put(this.whole);
  }

  /** Brings cells into view, at once or when the finger has left the board. */
  reveal(cells: readonly number[], time: number): void {
    if (this.held) this.wanted = cells;
    else this.go((whole, view) => revealing(whole, view, cells), time);
  }

  /** At rest a cell is a whole number of device pixels. */
  settle(): void {
    const { whole, now } = this;
    if (whole === null || now === null || now.view.zoom === 1) return;
    const view = settled(whole, now.view);
    if (!isSame(view, now.view)) this.put(seen(whole, view));
  }

  private go(to: (whole: Layout, view: Viewport) => Viewport, time: number): void {
    const { whole, now } = this;
    if (whole === null || now === null || this.held) return;
    const goal = bounded(whole, to(whole, this.glide?.to ?? now.view));
    if (isSame(goal, this.glide?.to ?? now.view)) return;
    this.glide = null;
    if (this.isCalm()) this.put(seen(whole, goal));
    else {
      this.glide = { from: now.view, to: goal, start: time };
      this.onMove();
    }
  }

  private put(layout: Layout | null): void {
    if (layout === this.now) return;
    this.now = layout;
    this.onMove();
  }
}
