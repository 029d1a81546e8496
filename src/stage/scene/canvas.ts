/** Runs Phaser: one canvas, one scene, a pool of images. It sleeps whenever nothing moves. */
import Phaser from 'phaser';
import type { Manner } from '../../match/stage-port';
import { NIGHT } from '../colour';
import type { Layout, Place, Size } from '../layout';
import type { GameLook } from '../look';
import { type BoardSpec, boardBox } from '../paint/board';
import type { Sprite } from '../picture/sprite';
import { openPhaserSoundDesk } from '../sound/phaser-sound-desk';
import type { OpenSoundDesk } from '../sound/sound-desk';
import { Textures } from './textures';

export interface Canvas {
  readonly element: HTMLCanvasElement;
  /** Sizes the canvas; what was painted before is stretched until it is painted anew. */
  resize(host: Size, ratio: number, layout: Layout | null): void;
  paintBoard(spec: BoardSpec): void;
  /** Paints the part of a zoomed board that is seen as sharply as it is seen, over the whole one; null: it is not needed. */
  paintPart(spec: BoardSpec | null): void;
  paintAtlas(look: GameLook, layout: Layout, manner: Manner): void;
  /** Paints these pictures now where they are not painted yet, so that no frame has to wait for them. */
  prepare(arts: readonly string[]): void;
  draw(layout: Layout, sprites: readonly Sprite[], shake: Place): void;
  /** Hides what was drawn last. */
  cover(covered: boolean): void;
  /** Asks for a frame, and for more as long as `onFrame` says so. */
  request(): void;
  /** Makes what sounds are played on. */
  readonly openDesk: OpenSoundDesk;
  destroy(): void;
}

/** Is called before each frame; true: another one is needed. */
export type OnFrame = (now: number) => boolean;

class TableScene extends Phaser.Scene {
  onUpdate: () => void = () => undefined;
  onReady: () => void = () => undefined;

  create(): void {
    this.onReady();
  }

  override update(): void {
    this.onUpdate();
  }
}

/** Where the board is drawn: the element that it lies in, and a canvas that has its context (`openContext`). */
export interface Site {
  readonly host: HTMLElement;
  readonly canvas: HTMLCanvasElement;
}

const configOf = (
  { host, canvas }: Site,
  size: Size,
  ratio: number,
  scene: TableScene,
): Phaser.Types.Core.GameConfig => ({
  type: Phaser.WEBGL,
  canvas,
  parent: host,
  scene,
  backgroundColor: NIGHT,
  banner: false,
  autoFocus: false,
  // sound comes with the first press, see openDesk
  audio: { noAudio: true },
  // the stage listens to the pointer itself
  input: { mouse: false, touch: false, keyboard: false, gamepad: false },
  // each point asks every texture in turn: the board's and the atlas's are enough, and the rest waits for its own batch
  render: { antialias: true, maxTextures: 2 },
  scale: {
    mode: Phaser.Scale.NONE,
    width: Math.max(1, Math.round(size.width * ratio)),
    height: Math.max(1, Math.round(size.height * ratio)),
    zoom: 1 / ratio,
    expandParent: false,
  },
});

/** Puts one image where a sprite says. Resting pictures lie on whole device pixels, so that they stay crisp. */
const place = (image: Phaser.GameObjects.Image, sprite: Sprite, layout: Layout, textures: Textures): boolean => {
  const ready = textures.find(sprite.art);
  if (ready === null) return false;
  const unit = layout.cell * layout.ratio;
  const size = (sprite.scale * unit) / ready.unit;
  image.setTexture(ready.texture, ready.frame);
  const [x, y] = [layout.left * layout.ratio + sprite.x * unit, layout.top * layout.ratio + sprite.y * unit];
  const rests = Math.abs(size - 1) < 0.001 && sprite.turn === 0 && sprite.stretch === 1;
  const snap = (at: number, length: number): number => (rests ? Math.round(at - length / 2) + length / 2 : at);
  image.setPosition(snap(x, image.frame.width), snap(y, image.frame.height));
  image.setScale(size * sprite.stretch, size);
  image.setRotation(sprite.turn);
  image.setAlpha(sprite.alpha);
  image.setBlendMode(sprite.light ? Phaser.BlendModes.ADD : Phaser.BlendModes.NORMAL);
  image.setVisible(true);
  return true;
};

/** A board that takes more of the canvas than this hides the table. */
const COVERED = 0.9;

/** A picture of the board, and the layout for which it was painted. */
class Ground {
  private readonly image: Phaser.GameObjects.Image;
  private painted: Layout | null = null;

  constructor(scene: Phaser.Scene) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false);
  }

  show(key: string, layout: Layout): void {
    this.image.setTexture(key);
    this.painted = layout;
  }

  hide(): void {
    this.painted = null;
  }

  /** Out of sight until it is drawn again. */
  cover(): void {
    this.image.setVisible(false);
  }

  /** Lays it where its cells are now. */
  draw(layout: Layout): void {
    const { painted, image } = this;
    image.setVisible(painted !== null);
    if (painted === null) return;
    const { ratio } = layout;
    const box = boardBox(painted);
    const by = layout.cell / painted.cell;
    image
      .setPosition(
        (layout.left + (box.x - painted.left) * by) * ratio,
        (layout.top + (box.y - painted.top) * by) * ratio,
      )
      .setDisplaySize(Math.round(box.width * by * ratio), Math.round(box.height * by * ratio));
  }
}

/** Everything that is on the screen: the board and as many images as the longest list so far had. */
class Pool {
  private readonly scene: Phaser.Scene;
  private readonly textures: Textures;
  readonly board: Ground;
  readonly part: Ground;
  private readonly lamp: Phaser.GameObjects.Image;
  private readonly images: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene, textures: Textures) {
    this.scene = scene;
    this.textures = textures;
    this.lamp = scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.board = new Ground(scene);
    this.part = new Ground(scene);
  }

  draw(layout: Layout, sprites: readonly Sprite[], shake: Place): void {
    const { ratio } = layout;
    this.scene.cameras.main.setScroll(-shake.x * ratio, -shake.y * ratio);
    this.board.draw(layout);
    this.part.draw(layout);
    this.drawLamp(layout);
    let used = 0;
    this.textures.begin();
    for (const sprite of sprites) {
      const image = this.images[used] ?? this.more();
      if (place(image, sprite, layout, this.textures)) used += 1;
    }
    this.textures.end();
    for (const image of this.images.slice(used)) image.setVisible(false);
  }

  /** Nothing is shown until the next frame is drawn: behind a curtain textures may go that the last one showed. */
  cover(): void {
    this.board.cover();
    this.part.cover();
    for (const image of [this.lamp, ...this.images]) image.setVisible(false);
  }

  /** Warm light on the table round the board. */
  private drawLamp(layout: Layout): void {
    const ready = this.textures.find('lamp');
    const { host, ratio } = layout;
    const box = boardBox(layout);
    // under a board that fills the canvas nobody would see it, and it costs as much as the board
    const hidden = box.width * box.height > COVERED * host.width * host.height;
    if (ready === null || hidden) return void this.lamp.setVisible(false);
    this.lamp.setTexture(ready.texture, ready.frame).setVisible(true);
    this.lamp.setPosition((host.width * ratio) / 2, (host.height * ratio) / 2);
    this.lamp.setDisplaySize(host.width * ratio * 1.15, host.height * ratio * 1.25);
  }

  private more(): Phaser.GameObjects.Image {
    const image = this.scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.images.push(image);
    return image;
  }
}

const build = (game: Phaser.Game, scene: TableScene, onFrame: OnFrame): Canvas => {
  const textures = new Textures(scene.textures);
  const pool = new Pool(scene, textures);
  let moving = false;
  let asked: number | null = null;
  let gone = false;
  const request = (): void => {
    if (gone || game.loop.running || asked !== null) return;
    asked = requestAnimationFrame(() => {
      asked = null;
      if (!gone) game.loop.wake();
    });
  };
  scene.onUpdate = () => {
    moving = onFrame(performance.now());
  };
  game.events.on(Phaser.Core.Events.POST_RENDER, () => {
    if (!moving) game.loop.sleep();
  });
  game.renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, request);
  return {
    element: game.canvas,
    resize: (host, ratio, layout) => {
      const [width, height] = [
        Math.max(1, Math.round(host.width * ratio)),
        Math.max(1, Math.round(host.height * ratio)),
      ];
      game.scale.setZoom(1 / ratio);
      game.scale.resize(width, height);
      // Phaser leaves the style as it was when it happens to agree with the canvas' own size
      Object.assign(game.canvas.style, { width: `${width / ratio}px`, height: `${height / ratio}px` });
      if (layout !== null) request();
    },
    paintBoard: (spec) => {
      const key = textures.paintBoard(spec);
      if (key !== null) pool.board.show(key, spec.layout);
    },
    paintPart: (spec) => {
      const key = textures.paintPart(spec);
      if (key === null || spec === null) pool.part.hide();
      else pool.part.show(key, spec.layout);
    },
    paintAtlas: (look, layout, manner) => textures.paintAtlas(look, layout, manner),
    prepare: (arts) => textures.prepare(arts),
    draw: (layout, sprites, shake) => pool.draw(layout, sprites, shake),
    cover: (covered) => {
      game.canvas.style.visibility = covered ? 'hidden' : '';
      if (covered) pool.cover();
    },
    request,
    openDesk: async () => (gone ? null : openPhaserSoundDesk(game)),
    destroy: () => {
      gone = true;
      if (asked !== null) cancelAnimationFrame(asked);
      end(game);
    },
  };
};

/** Takes the game down at once, whether it sleeps or not, and gives the graphics context back. */
const end = (game: Phaser.Game): void => {
  const gl = game.renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer ? game.renderer.gl : null;
  game.loop.sleep();
  game.destroy(true);
  // the game ends in its next step, and a waking loop makes one
  game.loop.wake();
  game.loop.sleep();
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
};

export const openCanvas = (site: Site, size: Size, ratio: number, onFrame: OnFrame): Promise<Canvas> =>
  new Promise((resolve, reject) => {
    const scene = new TableScene('table');
    try {
      const game = new Phaser.Game(configOf(site, size, ratio, scene));
      scene.onReady = () => resolve(build(game, scene, onFrame));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
