/** What hangs and stands on the edge of the board: the curse in force, the Flag, the signs of the seats. */
import type { Film } from './film';
import { curseSlot, DEPTH, seatPlace, sprite } from './sprite';

/** The curse in force hangs on the frame, over the sign of the side that it serves. */
export const hang = (film: Film): void => {
  const { curse } = film.model;
  if (curse === null || film.banderole <= 0) return;
  const { x, y, scale } = curseSlot(film.set.layout);
  film.add(sprite('curse', { x, y }, DEPTH.token, { scale, alpha: film.banderole }));
  const mark = { scale: scale * 1.3, alpha: film.banderole };
  film.add(sprite(`side:${film.liveryOf(curse.seat)}`, { x, y: y + scale * 0.6 }, DEPTH.token + 1, mark));
};

/** The Flag as it is posed; `phase` of the wind. */
export const raise = (film: Film, phase: number): void => {
  const { x, y, scale, turn, alpha, lift } = film.flag;
  film.add(
    sprite('flag:shadow', { x: x - 0.16 * scale, y: y + 0.4 * scale + lift * 0.2 }, DEPTH.shadow, {
      scale,
      alpha: alpha * (1 - Math.min(0.6, lift)),
    }),
  );
  film.add(
    sprite(`flag:${phase}`, { x, y: y - lift }, lift > 0.02 ? DEPTH.raised : DEPTH.flag, { scale, turn, alpha }),
  );
};

/** A seat's sign on the frame, as strongly as it shines. */
export const shine = (film: Film, seat: number, strength: number): void => {
  if (strength <= 0) return;
  const { x, y, scale } = seatPlace(film.set.layout, film.model.sides, seat);
  const wide = (film.set.layout.frame * 1.25) / film.set.layout.cell / 2;
  film.add(sprite('glow', { x, y }, DEPTH.mark, { scale: wide, stretch: 3, alpha: strength * 0.7 }));
  film.add(
    sprite(`side:${film.liveryOf(seat)}`, { x, y }, DEPTH.token, {
      scale: film.calm ? scale : scale * (0.7 + 0.3 * strength),
      alpha: strength,
    }),
  );
};
