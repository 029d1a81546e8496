/** What the match wants to be seen: the places of what plays and of what is lit come into view once, when they are new. */
import type { Shot } from '../director/shot';
import { cellsOfCue } from '../director/where';
import type { Camera } from './camera';

export class Attention {
  private readonly camera: Camera;
  private played = '';
  private lit = '';

  constructor(camera: Camera) {
    this.camera = camera;
  }

  /** What happens is brought into view when it begins; the end shows all of the board. */
  follow({ active, model }: Shot, time: number): void {
    if (!this.camera.roams) return;
    const cells = active.map(({ cue }) => cellsOfCue(cue, model));
    const key = JSON.stringify(cells);
    if (key === this.played) return;
    this.played = key;
    if (cells.includes(null)) this.camera.showWhole(time);
    else this.camera.reveal([...new Set(cells.flatMap((each) => each ?? []))], time);
  }

  /** Cells that are lit; `shows`: nothing plays that brings its own places into view. */
  light(cells: readonly number[], shows: boolean, time: number): void {
    const key = cells.join();
    if (key !== this.lit && shows) this.camera.reveal(cells, time);
    this.lit = key;
  }
}
