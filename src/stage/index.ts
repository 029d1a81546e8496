/** Opens a stage in a host element. */
import type { Registry } from '../games/shared/registry';
import type { CreateStage } from '../match/stage-port';
import { lookFrom, looks } from './games';
import type { Size } from './layout';
import type { GameLook } from './look';
import { type Canvas, openCanvas } from './scene/canvas';
import { openContext } from './scene/context';
import { followGestures } from './scene/gestures';
import { PhaserStage } from './scene/phaser-stage';
import { followPointer } from './scene/pointer';

export type { CreateStage, Stage, StageOptions, StageSettings } from '../match/stage-port';

/** Letters that the board shows; a board is not held back for them longer than this. */
const FAMILY = 'Alegreya Sans';
const LETTERS = `700 32px "${FAMILY}"`;
const LETTERS_WAIT = 1200;
/** What a look has in files of its own likewise; what comes later is painted then. */
const LOOK_WAIT = 1200;

const sizeOf = (host: HTMLElement): Size => ({ width: host.clientWidth, height: host.clientHeight });

const lettersReady = async (): Promise<void> => {
  const timeout = new Promise((resolve) => setTimeout(resolve, LETTERS_WAIT));
  await Promise.race([document.fonts.load(LETTERS).catch(() => []), timeout]);
};

/** Calls `act` whenever the host's size or the screen's density changes; gives back what ends it. */
const followSize = (host: HTMLElement, act: () => void): (() => void) => {
  const end = new AbortController();
  const observer = new ResizeObserver(act);
  observer.observe(host);
  // a window that moves to another screen changes density, which resizes nothing in CSS pixels
  const watch = (): void =>
    window.matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        act();
        watch();
      },
      { once: true, signal: end.signal },
    );
  watch();
  return () => {
    observer.disconnect();
    end.abort();
  };
};

const styleCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    display: 'block',
    position: 'absolute',
    left: '0',
    top: '0',
    touchAction: 'none',
    userSelect: 'none',
  });
};

/** Stages whose pictures come from a registry. */
export const stagesOf =
  (from: Registry<GameLook>): CreateStage =>
  async (options, settings) => {
    const element = openContext();
    if (element === null) throw new Error('no WebGL');
    const { host } = options;
    const look = await lookFrom(from, options.game);
    const ready = look.ready();
    const inTime = await Promise.race([
      Promise.all([lettersReady(), ready]).then(() => true),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LOOK_WAIT)),
    ]);
    const ends: (() => void)[] = [];
    const onGone = (): void => {
      for (const end of ends.splice(0)) end();
    };
    const stage = new PhaserStage({ options, look, settings, host: sizeOf(host), ratio: devicePixelRatio, onGone });
    const placed = host.style.position;
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    ends.push(() => {
      host.style.position = placed;
    });
    let drawn: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      drawn = resolve;
    });
    const canvas: Canvas = await openCanvas({ host, canvas: element }, sizeOf(host), devicePixelRatio, (now) => {
      const moving = stage.frame(now);
      drawn();
      return moving;
    });
    styleCanvas(canvas.element);
    const isNear = (): boolean => (stage.camera.layout?.view.zoom ?? 1) > 1;
    ends.push(
      followPointer({
        element: canvas.element,
        squareAt: (x, y) => stage.squareAt(x, y),
        onSquare: options.onSquare,
        onHover: (square) => stage.hover(square),
        isNear,
      }),
      followGestures({
        element: canvas.element,
        roams: () => stage.camera.roams,
        isNear,
        isCarrying: () => stage.isCarrying,
        hold: (held) => stage.hold(held),
        pull: (by, at, dx, dy) => stage.camera.pull(by, at, dx, dy),
        nearer: (at) => stage.camera.nearer(at, performance.now()),
      }),
      followSize(host, () => stage.resized(sizeOf(host), devicePixelRatio, false)),
    );
    const came = new AbortController();
    document.fonts.addEventListener(
      'loadingdone',
      (event) => {
        if (event.fontfaces.some((face) => face.family.includes(FAMILY) && face.weight === '700')) stage.lettersCame();
      },
      { signal: came.signal },
    );
    ends.push(() => came.abort());
    stage.open(canvas);
    if (!inTime) void ready.then(() => stage.lettersCame());
    await first;
    return stage;
  };

/** A stage of one of the registered games. */
export const createStage: CreateStage = stagesOf(looks);
