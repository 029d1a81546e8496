/** The stage at work: keeps the model, plays passages, and hands each frame's pictures to the canvas. */

import type { BoardPlan } from '../../contract/board-plan';
import type { View } from '../../contract/view';
import type { Way } from '../../match/last-turn';
import type { PageSound, Roam, Stage, StageOptions, StageSettings } from '../../match/stage-port';
import type { Asking, Passage, Preview } from '../../match/types';
import type { Plan } from '../director/cue';
import { type Model, modelOf } from '../director/model';
import { planOf } from '../director/plan';
import { type Shot, shotAt, still } from '../director/shot';
import { boxOf, layOut, placeAt, type Size, squareAt } from '../layout';
import type { GameLook } from '../look';
import { largeArts } from '../picture/ahead';
import { lay } from '../picture/marks';
import { filmOf } from '../picture/scene';
import { Ear } from '../sound/ear';
import { pageGestures } from '../sound/gestures';
import { Attention } from './attention';
import { Camera } from './camera';
import type { Canvas } from './canvas';
import { Laid } from './laid';
import { Painter } from './painter';

type Guard = ReturnType<typeof setTimeout>;

interface Playing {
  readonly plan: Plan;
  readonly before: Model;
  readonly to: View;
  readonly start: number;
  readonly done: () => void;
  readonly onSeen: (count: number) => void;
  /** Events that have been seen. */
  seen: number;
  readonly guard: Guard | null;
}

/** Grace after a plan's end before it is cut, for frames that never came (a hidden tab). */
const GRACE = 250;
/** A board whose host is being dragged, or that is looked at otherwise, is painted anew when it has been quiet this long. */
const QUIET = 90;

/** Tells how many events have been seen by now, when there are more. */
const tellSeen = (playing: Playing, time: number): void => {
  const { seen } = playing.plan;
  const hidden = seen.findIndex((at) => at > time);
  const count = hidden < 0 ? seen.length : hidden;
  if (count <= playing.seen) return;
  playing.seen = count;
  playing.onSeen(count);
};

/** What a stage is opened with. */
export interface Opening {
  readonly options: StageOptions;
  /** The picture of the game that the options name. */
  readonly look: GameLook;
  readonly settings: StageSettings;
  readonly host: Size;
  readonly ratio: number;
  /** Is called when the stage has been taken down. */
  readonly onGone: () => void;
}

export class PhaserStage implements Stage {
  private readonly options: StageOptions;
  private readonly onGone: () => void;
  private readonly ear: Ear;
  private now: StageSettings;
  private canvas: Canvas | null = null;
  private readonly look: GameLook;
  /** The board of the view that is shown; null before the first. */
  private plan: BoardPlan | null = null;
  private host: Size;
  private ratio: number;
  readonly camera: Camera;
  private model: Model | null = null;
  private playing: Playing | null = null;
  private readonly laid = new Laid();
  /** When the page was told to stand still. */
  private pausedAt: number | null = null;
  private readonly painter: Painter;
  private readonly attention: Attention;
  private repaint: ReturnType<typeof setTimeout> | null = null;
  /** Nothing is drawn until another view is shown. */
  private veiled = false;

  constructor({ options, look, settings, host, ratio, onGone }: Opening) {
    this.options = options;
    this.look = look;
    this.now = settings;
    this.host = host;
    this.ratio = ratio;
    this.onGone = onGone;
    this.ear = new Ear(settings, pageGestures, look);
    this.painter = new Painter(look);
    this.camera = new Camera(
      () => this.now.reducedMotion,
      () => this.looked(),
    );
    this.attention = new Attention(this.camera);
  }

  /** The canvas is there; from now on everything is drawn. */
  open(canvas: Canvas): void {
    this.canvas = canvas;
    this.paint();
    canvas.request();
    this.ear.open(canvas.openDesk);
  }

  show(view: View): void {
    this.finish();
    this.setView(view);
    this.request();
  }

  play(passage: Passage, onSeen: (count: number) => void = () => undefined): Promise<void> {
    this.finish();
    const from = passage.from === null ? null : modelOf(passage.from, this.look);
    const speed = passage.again === true ? 'slow' : this.now.speed;
    const plan = planOf(passage, this.look, { speed, calm: this.now.reducedMotion });
    this.setView(passage.to);
    const after = this.model;
    // the new ground is painted at once; what covers it is an effect
    const before =
      from === null || after === null
        ? null
        : { ...from, ground: after.ground, scenery: after.scenery, fold: after.fold };
    if (before !== null) this.prepare(plan, before);
    this.ear.passage(passage, plan);
    this.request();
    if (before === null || plan.total === 0 || this.camera.layout === null) return Promise.resolve();
    return new Promise((resolve) => {
      const start = this.pausedAt ?? performance.now();
      const guard = this.guard(plan.total);
      this.playing = { plan, before, to: passage.to, start, done: resolve, onSeen, seen: 0, guard };
    });
  }

  skip(): void {
    this.finish();
    this.request();
  }

  ask(asking: Asking | null, preview: Preview | null): void {
    this.laid.ask(asking, preview, performance.now());
    this.request();
  }

  focus(square: number | null): void {
    this.laid.focus(square);
    if (square !== null) this.camera.reveal([square], performance.now());
    this.request();
  }

  lastMove(squares: readonly number[], ways: readonly Way[] = []): void {
    this.laid.lastMove(squares, ways);
    this.attention.light(squares, this.playing === null, performance.now());
    this.request();
  }

  drag(drag: { readonly square: number; readonly x: number; readonly y: number } | null): void {
    const { layout } = this.camera;
    const held =
      drag === null || layout === null ? null : { square: drag.square, place: placeAt(layout, drag.x, drag.y) };
    this.laid.drag(held);
    this.request();
  }

  /** Does a piece follow the pointer? */
  get isCarrying(): boolean {
    return this.laid.isDragged;
  }

  roam(roam: Roam): void {
    this.camera.roam(roam, this.laid.focused, performance.now());
  }

  /** A finger is on the board, or has left it: nothing else moves it then. */
  hold(held: boolean): void {
    this.camera.hold(held, performance.now());
    if (!held && this.camera.roams) this.paintSoon();
  }

  veil(): void {
    this.finish();
    this.veiled = true;
    this.laid.clear();
    this.camera.reset();
    this.canvas?.cover(true);
    this.pause(true);
  }

  pause(paused: boolean): void {
    if (paused === (this.pausedAt !== null)) return;
    const now = performance.now();
    const { playing } = this;
    this.ear.pause(paused);
    if (paused) {
      this.pausedAt = now;
      clearTimeout(playing?.guard ?? undefined);
      this.request();
      return;
    }
    const away = now - (this.pausedAt ?? now);
    this.pausedAt = null;
    if (playing !== null) {
      const start = playing.start + away;
      this.playing = { ...playing, start, guard: this.guard(playing.plan.total - (now - start)) };
    }
    this.request();
  }

  hover(square: number | null): void {
    this.laid.hover(square);
    this.options.onHover(square);
    this.request();
  }

  settings(settings: StageSettings): void {
    const turned = settings.near !== this.now.near;
    this.now = settings;
    this.ear.settings(settings);
    if (turned) this.resized(this.host, this.ratio, true);
    else this.paint();
    this.request();
  }

  sound(sound: PageSound): void {
    this.ear.page(sound);
  }

  /** Follows the host; a host without room keeps everything for later. */
  resized(host: Size, ratio: number, atOnce: boolean): void {
    this.host = host;
    this.ratio = ratio;
    this.fit();
    const { layout } = this.camera;
    if (layout === null) return;
    this.canvas?.resize(host, ratio, layout);
    if (this.repaint !== null) clearTimeout(this.repaint);
    this.repaint = null;
    if (atOnce || !this.painter.hasBoard) this.paint();
    else this.paintSoon();
    this.request();
  }

  /** Letters have come: everything with letters is painted anew. */
  lettersCame(): void {
    this.painter.forget();
    this.paint();
    this.request();
  }

  squareAt(x: number, y: number): number | null {
    const { layout } = this.camera;
    return layout === null ? null : squareAt(layout, x, y);
  }

  box(square: number): { readonly x: number; readonly y: number; readonly size: number } {
    const { layout } = this.camera;
    return layout === null ? { x: 0, y: 0, size: 0 } : boxOf(layout, square);
  }

  destroy(): void {
    this.finish();
    this.ear.destroy();
    if (this.repaint !== null) clearTimeout(this.repaint);
    this.canvas?.destroy();
    this.canvas = null;
    this.onGone();
  }

  /** Draws a frame; true while something moves. */
  frame(time: number): boolean {
    const now = this.pausedAt ?? time;
    if (this.playing !== null && now - this.playing.start >= this.playing.plan.total) this.finish();
    const { model, playing } = this;
    if (model === null || this.canvas === null || this.veiled) return false;
    const shot: Shot =
      playing === null
        ? { ...still(model), calm: this.now.reducedMotion }
        : shotAt(playing.plan, playing.before, now - playing.start);
    if (playing !== null) tellSeen(playing, now - playing.start);
    this.attention.follow(shot, time);
    const glides = this.camera.at(time);
    const { layout } = this.camera;
    if (layout === null) return false;
    const { flashes, shake } = this.now;
    const { film, phase } = filmOf({ layout, look: this.look, say: this.options.say, flashes, shake }, shot);
    const overlay = this.laid.at(now);
    lay(film, playing === null ? overlay : Laid.whilePlaying(overlay));
    this.canvas.draw(layout, film.finish(phase), film.shake);
    this.canvas.cover(false);
    return glides || (this.pausedAt === null && (playing !== null || Laid.moves(overlay)));
  }

  /** Something else of the board is seen: the page hears of it, and it is painted as sharply once it rests. */
  private looked(): void {
    const { layout } = this.camera;
    if (layout !== null) this.options.onLook?.({ zoom: layout.view.zoom, most: layout.most });
    if (this.painter.hasBoard && this.camera.roams) this.paintSoon();
    this.request();
  }

  private paintSoon(): void {
    if (this.repaint !== null) clearTimeout(this.repaint);
    this.repaint = setTimeout(() => this.paint(), QUIET);
  }

  /** Paints what the fighters of a plan need before it begins: they are large, and nobody waits for them then. */
  private prepare(plan: Plan, before: Model): void {
    const { layout } = this.camera;
    if (layout !== null)
      this.canvas?.prepare(largeArts({ layout, look: this.look, say: this.options.say }, plan, before));
  }

  /** Cuts what plays when no frame has ended it in time; not while the page stands still. */
  private guard(left: number): Guard | null {
    return this.pausedAt === null ? setTimeout(() => this.skip(), left + GRACE) : null;
  }

  private request(): void {
    this.canvas?.request();
  }

  private finish(): void {
    const { playing } = this;
    if (playing === null) return;
    this.playing = null;
    this.ear.skip();
    clearTimeout(playing.guard ?? undefined);
    this.laid.begin(performance.now());
    playing.done();
  }

  private setView(view: View): void {
    const { game } = this.options;
    if (view.game !== game) throw new Error(`a stage of ${game} was shown a view of ${view.game}`);
    this.model = modelOf(view, this.look);
    this.veiled = false;
    const same = this.model.plan === this.plan;
    this.plan = this.model.plan;
    if (!same) this.fit();
    this.ear.view(view);
    this.paint();
  }

  private fit(): void {
    this.camera.fit(this.plan === null ? null : layOut(this.host, this.plan, this.ratio, this.now.near));
  }

  /** Paints what is not yet painted as it should be. */
  private paint(): void {
    this.repaint = null;
    const { canvas, model, camera } = this;
    if (camera.rests) camera.settle();
    const { board, layout, rests } = camera;
    if (board === null || layout === null || canvas === null) return;
    const toPaint = { whole: board, layout, model, settings: this.now, moving: !rests };
    if (this.painter.paint(canvas, toPaint)) this.request();
  }
}
