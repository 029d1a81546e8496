/** A canvas that only keeps what was last drawn on it, and a stage that stands on one. */
import type { View } from '../../../src/contract/view';
import { squaresTouched, waysGone } from '../../../src/match/last-turn';
import type { StageSettings } from '../../../src/match/stage-port';
import type { Asking, Passage } from '../../../src/match/types';
import { PhaserStage } from '../../../src/stage/scene/phaser-stage';
import { lookOf } from '../looks';

const HOST = { width: 360, height: 360 };

export class Easel {
  readonly table: PhaserStage;
  #drawn: unknown = null;
  #board = '';
  frames = 0;

  constructor(game: string, settings: StageSettings) {
    const options = {
      game,
      host: {} as HTMLElement,
      say: (key: string) => key,
      onSquare: () => undefined,
      onHover: () => undefined,
    };
    this.table = new PhaserStage({
      options,
      look: lookOf(game),
      settings,
      host: HOST,
      ratio: 1,
      onGone: () => undefined,
    });
    this.table.open({
      element: {} as HTMLCanvasElement,
      resize: () => undefined,
      paintBoard: ({ look: _, ...spec }) => {
        this.#board = JSON.stringify(spec);
      },
      paintPart: () => undefined,
      paintAtlas: () => undefined,
      prepare: () => undefined,
      cover: () => undefined,
      draw: (layout, sprites, shake) => {
        this.frames += 1;
        this.#drawn = [layout, sprites, shake];
      },
      request: () => undefined,
      openDesk: async () => null,
      destroy: () => undefined,
    });
  }

  /** Draws a frame at this moment of the page's clock. */
  frame(): boolean {
    return this.table.frame(performance.now());
  }

  /** The question and the marks of the last move, as the shell tells them. */
  tell(asking: Asking | null, { events }: Passage): void {
    this.table.ask(asking, null);
    this.table.lastMove(squaresTouched(events), waysGone(events));
  }

  show(view: View): void {
    this.table.show(view);
  }

  /** Everything on the screen, as it was drawn last. */
  get picture(): string {
    return `${this.#board}\n${JSON.stringify(this.#drawn)}`;
  }
}
