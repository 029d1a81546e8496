/** The end of the match: the board dims, the wreath closes round the winner's sign, gilt falls. */
import type { CueOf } from '../director/cue';
import type { Place } from '../layout';
import { stream } from '../scatter';
import { clamp, mix, outCubic, phase, pop } from './ease';
import type { Film } from './film';
import { DEPTH, sprite } from './sprite';

const SPARKS = 60;

const sparks = (film: Film, centre: Place, share: number): void => {
  const next = stream(1, 1, 109);
  for (let i = 0; i < SPARKS; i++) {
    const [angle, speed, spin, late] = [next() * Math.PI * 2, 1.2 + next() * 2.4, next() * 12, next() * 0.25];
    const time = phase(share, 0.12 + late, 1);
    if (time <= 0) continue;
    const far = speed * outCubic(time);
    const place = {
      x: centre.x + Math.cos(angle) * far,
      y: centre.y + Math.sin(angle) * far * 0.8 + time * time * 1.6,
    };
    film.add(
      sprite('spark', place, DEPTH.banner, {
        turn: spin * time,
        stretch: Math.max(0.15, Math.abs(Math.cos(spin * time * 2))),
        scale: 0.7 + next() * 0.9,
        alpha: 1 - time,
      }),
    );
  }
};

/** The seats of one side share a sign. */
const oneEach = (film: Film, seats: Iterable<number>): readonly number[] => [
  ...new Map([...seats].map((seat) => [film.liveryOf(seat), seat])).values(),
];

export const result = (film: Film, { winners }: CueOf<'result'>, share: number): void => {
  const { layout } = film.set;
  const centre = { x: layout.width / 2, y: layout.height / 2 };
  const side = Math.min(layout.width, layout.height);
  const shown = clamp(phase(share, 0, 0.16)) * (1 - phase(share, 0.86, 1));
  const wide = Math.max(layout.width, layout.height) / 0.2;
  film.add(sprite('veil', centre, DEPTH.veil, { scale: wide * 1.02, alpha: shown * 0.42 }));
  const size = side * (film.calm ? 0.22 : mix(0.3, 0.22, outCubic(phase(share, 0, 0.2))));
  film.light('glow', centre, DEPTH.veil, { scale: side * 0.32, alpha: shown * 0.8 });
  film.add(sprite('laurel', centre, DEPTH.banner, { scale: size * 0.9, alpha: shown }));
  const signs = winners.length > 0 ? oneEach(film, winners) : oneEach(film, film.model.sides.keys());
  for (const [i, seat] of signs.entries()) {
    const beside = (i - (signs.length - 1) / 2) * side * 0.13;
    const grown = film.calm ? 1 : Math.max(0.1, pop(phase(share, 0.1, 0.26)));
    const place = { x: centre.x + beside, y: centre.y - 0.05 };
    film.add(
      sprite(`crest:${film.liveryOf(seat)}`, place, DEPTH.banner + 1, {
        scale: (side * 0.135 * grown) / Math.max(1, signs.length * 0.75),
        alpha: shown,
      }),
    );
  }
  if (!film.calm && winners.length > 0) sparks(film, centre, share);
};
