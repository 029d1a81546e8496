/** The real stage on a board of 360 by 360, one for many battles; every frame that it draws can be read. */
import type { View } from '../../../src/contract/view';
import { createStage, type Stage, type StageOptions, type StageSettings } from '../../../src/stage';
import { say } from '../../../src/text';
import { holdSizes } from './time';

const SIDE = 360;
/** Battles on one stage: then another is opened, so that its sheets of pictures never begin anew in the middle of a trial. */
const BATTLES = 30;

const SETTINGS: StageSettings = {
  speed: 'normal',
  reducedMotion: false,
  near: 0,
  contrast: 'normal',
  hatching: 'normal',
  flashes: true,
  shake: true,
  effects: 0,
  music: 0,
  mute: true,
};

type Handlers = Pick<StageOptions, 'onSquare' | 'onHover'>;

/** FNV over whole pixels. */
const hashOf = (pixels: Uint32Array): string => {
  let hash = 0x811c9dc5;
  for (const pixel of pixels) hash = Math.imul(hash ^ pixel, 0x01000193);
  return (hash >>> 0).toString(16);
};

export class FormStage {
  /** Whose pieces it draws. */
  readonly game: string;
  readonly host: HTMLDivElement;
  readonly stage: Stage;
  readonly gl: WebGLRenderingContext;
  handlers: Handlers;
  left = BATTLES;
  readonly #pixels = new Uint8Array(SIDE * SIDE * 4);
  #drawn = false;

  private constructor(
    game: string,
    host: HTMLDivElement,
    stage: Stage,
    gl: WebGLRenderingContext,
    relay: { to: FormStage | null },
  ) {
    this.game = game;
    this.host = host;
    this.stage = stage;
    this.gl = gl;
    this.handlers = { onSquare: () => undefined, onHover: () => undefined };
    relay.to = this;
    const real = { elements: gl.drawElements.bind(gl), arrays: gl.drawArrays.bind(gl) };
    gl.drawElements = (...given) => {
      this.#drawn = true;
      real.elements(...given);
    };
    gl.drawArrays = (...given) => {
      this.#drawn = true;
      real.arrays(...given);
    };
  }

  /** Opens one for a game, on the page's real time. */
  static async open(game: string): Promise<FormStage> {
    const host = document.createElement('div');
    Object.assign(host.style, { width: `${SIDE}px`, height: `${SIDE}px` });
    document.body.append(host);
    const relay: { to: FormStage | null } = { to: null };
    const restore = holdSizes();
    const stage = await createStage(
      {
        game,
        host,
        say,
        onSquare: (square) => relay.to?.handlers.onSquare(square),
        onHover: (square) => relay.to?.handlers.onHover(square),
      },
      SETTINGS,
    );
    restore();
    const canvas = host.querySelector('canvas');
    const gl = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl') ?? null;
    if (gl === null) throw new Error('the stage has no WebGL');
    return new FormStage(game, host, stage, gl, relay);
  }

  /** A hash of what was drawn since the last look; null when nothing was. Only in the task that drew it. */
  picture(after: (gl: WebGLRenderingContext) => void): string | null {
    if (!this.#drawn) return null;
    this.#drawn = false;
    const { gl } = this;
    after(gl);
    gl.readPixels(0, 0, SIDE, SIDE, gl.RGBA, gl.UNSIGNED_BYTE, this.#pixels);
    return hashOf(new Uint32Array(this.#pixels.buffer));
  }

  /** Nothing of one battle is left for the next, and both worlds of a trial begin with the same picture. */
  clear(view: View, near: number): void {
    this.stage.ask(null, null);
    this.stage.focus(null);
    this.stage.lastMove([]);
    this.stage.settings({ ...SETTINGS, near });
    this.stage.show(view);
  }

  /** The points of the last picture that was looked at. */
  get points(): Uint8Array {
    return this.#pixels.slice();
  }

  close(): void {
    this.stage.destroy();
    this.host.remove();
  }
}
