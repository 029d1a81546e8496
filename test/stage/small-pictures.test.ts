/** Small squares: pictures tell the pieces apart, chips leave the strength alone, lines tell a side (a player's list of 26 November, C12). */
import { describe, expect, test } from 'vitest';
import { BOXED } from '../../src/games/legends/army';
import { SMALL_CORNER } from '../../src/stage/picture/bearing';
import { SLOW, stagePage } from '../support/stage-page';
import type { FacesGallery } from './gallery/faces';

declare global {
  interface Window {
    faces: FacesGallery;
  }
}

/** Squares of 8 × 8 on hosts of 821 × 462, 390 × 844 and 640 × 360, and the smallest that a board of ten has; CSS pixels. */
const CELLS = [49, 45, 38, 31] as const;

/** A pixel differs where it is lighter or darker by a quarter of the way from black to white. */
const STEP = 64;
/** Of a square's pixels so many differ at least between any two pieces: at 31 px as many as a spot of five by five and more. */
const LEAST_APART = 0.03;

const share = (a: readonly number[], b: readonly number[], step: number): number =>
  a.filter((light, at) => Math.abs(light - (b[at] ?? 0)) > step).length / a.length;

describe('pieces on small squares', () => {
  const stage = stagePage('faces.html', 'faces', { width: 400, height: 300 });
  const open = () => stage.open({ kinds: '1', cells: '40' });

  for (const way of ['alike', 'whole'] as const)
    test(`thirty pieces of a boxed army are told apart: ${way}`, { timeout: SLOW }, async () => {
      await open();
      const kinds = [...new Set(BOXED.flatMap(({ pieces }) => pieces))];
      // a boxed army stands on 8 × 8; on the ten of the smallest board its figures would hide what tells #15 from #16
      for (const cell of way === 'alike' ? CELLS : CELLS.slice(0, 3)) {
        const drawn = await stage.page.evaluate(
          ([all, size, how]) =>
            all.map((kind) => (how === 'alike' ? window.faces.alike(kind, '8', size) : window.faces.whole(kind, size))),
          [kinds, cell, way] as const,
        );
        const picture = new Map(kinds.map((kind, at) => [kind, drawn[at] ?? []]));
        const close = BOXED.flatMap(({ name, pieces }) =>
          pieces.flatMap((a, at) =>
            pieces
              .slice(at + 1)
              .map((b) => ({ name, a, b, apart: share(picture.get(a) ?? [], picture.get(b) ?? [], STEP) }))
              .filter(({ apart }) => !(apart > LEAST_APART)),
          ),
        );
        expect(close, `${cell} px`).toEqual([]);
      }
    });

  test('the chip of a changed strength lies between two figures', { timeout: SLOW }, async () => {
    await open();
    for (const cell of [...CELLS, 35, 41]) {
      const [chip, figure] = await stage.page.evaluate(
        (size) => [window.faces.chipReach(size), window.faces.figureReach(size)] as const,
        cell,
      );
      const [top, foot] = chip.map((row) => row + SMALL_CORNER.by[1] * cell);
      expect(foot, `${cell} px, the own figure`).toBeLessThanOrEqual(figure[0] + 0.5);
      expect(top, `${cell} px, the figure of the square above`).toBeGreaterThanOrEqual(figure[1] - cell - 0.5);
    }
  });

  test('no mark hides the strength of whom it marks', { timeout: SLOW }, async () => {
    await open();
    const seen = await stage.page.evaluate(
      ([cells, marks]) =>
        cells.flatMap((cell) =>
          marks.flatMap((mark) =>
            ['4', '8', '10'].flatMap((figure) =>
              [0, 1, 2, 3].map((livery) => ({
                of: `${mark} on ${figure}, livery ${livery}, ${cell} px`,
                hidden: window.faces.hiddenBy(mark, figure, livery, cell),
              })),
            ),
          ),
        ),
      [
        [...CELLS, 35, 41, 58, 76],
        ['mark:attack', 'mark:target', 'mark:power:on', 'mark:source', 'hint:on'],
      ] as const,
    );
    expect(seen.filter(({ hidden }) => !(hidden <= 0.02))).toEqual([]);
  });

  test('the lines of a side’s field are seen', { timeout: SLOW }, async () => {
    await open();
    for (const cell of CELLS)
      for (const livery of [2, 3]) {
        const [lined, plain] = await stage.page.evaluate(
          ([size, worn]) =>
            [window.faces.lined(205, worn, true, size), window.faces.lined(205, worn, false, size)] as const,
          [cell, livery] as const,
        );
        // a field takes 0.44 of a square, picture and strength hide half of it, and lines a quarter of the rest; half of those are clear.
        // Eight of 255 steps is what a line of the least contrast makes of a pixel that it half covers
        expect(share(lined, plain, 8), `${livery} at ${cell} px`).toBeGreaterThan(0.027);
      }
  });
});
