/** The stage at work: keeps the model, plays passages, and hands each frame's pictures to the canvas. */
import type { View } from '../../contract/view';
import type { Asking, Passage, Preview } from '../../match/types';
import type { Plan } from '../director/cue';
import { type Model, modelOf } from '../director/model';
import { planOf } from '../director/plan';
import { type Shot, shotAt, still } from '../director/shot';
import { MARK } from '../director/timing';
import { boxOf, type Layout, layOut, type Size, squareAt } from '../layout';
import { type GameLook, lookOf } from '../look';
import { lay, type Overlay } from '../picture/marks';
import { filmOf } from '../picture/scene';
import type { Stage, StageOptions, StageSettings } from '../types';
import type { Canvas } from './canvas';
import { labelsOf } from './labels';

interface Playing {
  readonly plan: Plan;
  readonly before: Model;
  readonly to: View;
  readonly start: number;
  readonly done: () => void;
  readonly guard: ReturnType<typeof setTimeout>;
}

/** Grace after a plan's end before it is cut, for frames that never came (a hidden tab). */
const GRACE = 250;
/** A board whose host is being dragged is painted anew when it has been quiet this long. */
const QUIET = 90;

/** Marks that are the same need not come in again. */
const markKey = (asking: Asking | null): string =>
  asking === null
    ? ''
    : `${asking.decision.key} ${asking.decision.seat} ${asking.squares.map((each) => `${each.square}${each.mark}`).join()}`;

export class Table implements Stage {
  private readonly options: StageOptions;
  private readonly onGone: () => void;
  private now: StageSettings;
  private canvas: Canvas | null = null;
  private look: GameLook = lookOf('legion');
  private shape = { columns: 6, rows: 6 };
  private host: Size;
  private ratio: number;
  private layout: Layout | null = null;
  private model: Model | null = null;
  private playing: Playing | null = null;
  private overlay: Overlay = { asking: null, preview: null, hover: null, focus: null, last: [], age: 0, previewAge: 0 };
  private marksSince = 0;
  private previewSince = 0;
  private boardKey = '';
  private atlasKey = '';
  private repaint: ReturnType<typeof setTimeout> | null = null;

  constructor(options: StageOptions, settings: StageSettings, host: Size, ratio: number, onGone: () => void) {
    this.options = options;
    this.now = settings;
    this.host = host;
    this.ratio = ratio;
    this.onGone = onGone;
    this.fit();
  }

  /** The canvas is there; from now on everything is drawn. */
  open(canvas: Canvas): void {
    this.canvas = canvas;
    this.paint();
    canvas.request();
  }

  show(view: View): void {
    this.finish();
    this.setView(view);
    this.request();
  }

  play(passage: Passage): Promise<void> {
    this.finish();
    const before = passage.from === null ? null : modelOf(passage.from, lookOf(passage.from.game));
    const plan = planOf(passage, lookOf(passage.to.game), { speed: this.now.speed, calm: this.now.reducedMotion });
    this.setView(passage.to);
    const after = this.model;
    this.request();
    if (before === null || after === null || plan.total === 0 || this.layout === null) return Promise.resolve();
    return new Promise((resolve) => {
      this.playing = {
        plan,
        // the new ground is painted at once; what covers it is an effect
        before: { ...before, ground: after.ground, scenery: after.scenery },
        to: passage.to,
        start: performance.now(),
        done: resolve,
        guard: setTimeout(() => this.skip(), plan.total + GRACE),
      };
    });
  }

  skip(): void {
    this.finish();
    this.request();
  }

  ask(asking: Asking | null, preview: Preview | null): void {
    const now = performance.now();
    if (markKey(asking) !== markKey(this.overlay.asking)) this.marksSince = now;
    if (preview?.choice !== this.overlay.preview?.choice) this.previewSince = now;
    this.overlay = { ...this.overlay, asking, preview };
    this.request();
  }

  focus(square: number | null): void {
    this.overlay = { ...this.overlay, focus: square };
    this.request();
  }

  lastMove(squares: readonly number[]): void {
    this.overlay = { ...this.overlay, last: squares };
    this.request();
  }

  hover(square: number | null): void {
    this.overlay = { ...this.overlay, hover: square };
    this.options.onHover(square);
    this.request();
  }

  settings(settings: StageSettings): void {
    const turned = settings.near !== this.now.near;
    this.now = settings;
    if (turned) this.resized(this.host, this.ratio, true);
    this.request();
  }

  /** Follows the host; a host without room keeps everything for later. */
  resized(host: Size, ratio: number, atOnce: boolean): void {
    this.host = host;
    this.ratio = ratio;
    this.fit();
    if (this.layout === null) return;
    this.canvas?.resize(host, ratio, this.layout);
    if (this.repaint !== null) clearTimeout(this.repaint);
    this.repaint = null;
    if (atOnce || this.boardKey === '') this.paint();
    else this.repaint = setTimeout(() => this.paint(), QUIET);
    this.request();
  }

  /** Letters have come: everything with letters is painted anew. */
  lettersCame(): void {
    this.boardKey = '';
    this.atlasKey = '';
    this.paint();
    this.request();
  }

  squareAt(x: number, y: number): number | null {
    return this.layout === null ? null : squareAt(this.layout, x, y);
  }

  box(square: number): { readonly x: number; readonly y: number; readonly size: number } {
    return this.layout === null ? { x: 0, y: 0, size: 0 } : boxOf(this.layout, square);
  }

  destroy(): void {
    this.finish();
    if (this.repaint !== null) clearTimeout(this.repaint);
    this.canvas?.destroy();
    this.canvas = null;
    this.onGone();
  }

  /** Draws a frame; true while something moves. */
  frame(now: number): boolean {
    if (this.playing !== null && now - this.playing.start >= this.playing.plan.total) this.finish();
    const { layout, model } = this;
    if (layout === null || model === null || this.canvas === null) return false;
    const { playing } = this;
    const shot: Shot =
      playing === null
        ? { ...still(model), calm: this.now.reducedMotion }
        : shotAt(playing.plan, playing.before, now - playing.start);
    const { film, phase } = filmOf({ layout, look: this.look, say: this.options.say }, shot);
    const overlay = { ...this.overlay, age: now - this.marksSince, previewAge: now - this.previewSince };
    // while something plays nobody is asked
    lay(film, playing === null ? overlay : { ...overlay, asking: null, preview: null, hover: null });
    this.canvas.draw(layout, film.finish(phase), film.shake);
    return (
      playing !== null ||
      (overlay.asking !== null && overlay.age < MARK.whole) ||
      (overlay.preview !== null && overlay.previewAge < MARK.each)
    );
  }

  private request(): void {
    this.canvas?.request();
  }

  private finish(): void {
    const { playing } = this;
    if (playing === null) return;
    this.playing = null;
    clearTimeout(playing.guard);
    this.marksSince = performance.now();
    playing.done();
  }

  private setView(view: View): void {
    this.look = lookOf(view.game);
    const same = view.width === this.shape.columns && view.height === this.shape.rows;
    this.shape = { columns: view.width, rows: view.height };
    if (!same) this.fit();
    this.model = modelOf(view, this.look);
    this.paint();
  }

  private fit(): void {
    const { columns, rows } = this.shape;
    this.layout = layOut(this.host, columns, rows, this.ratio, this.now.near === 1);
  }

  /** Paints what is not yet painted as it should be. */
  private paint(): void {
    this.repaint = null;
    const { layout, model, canvas } = this;
    if (layout === null || canvas === null) return;
    const atlasKey = [layout.cell, layout.ratio, this.look.units.length].join();
    if (atlasKey !== this.atlasKey) {
      this.atlasKey = atlasKey;
      canvas.paintAtlas(this.look, layout);
    }
    const ground = model?.ground ?? new Array<number>(layout.columns * layout.rows).fill(-1);
    const scenery = model?.scenery ?? null;
    const boardKey = JSON.stringify([layout, ground, scenery]);
    if (boardKey === this.boardKey) return;
    this.boardKey = boardKey;
    canvas.paintBoard({ layout, look: this.look, ground, scenery, labels: labelsOf(layout) });
    this.request();
  }
}
