/** A blast: a flash, fire over every cell around, splinters and smoke; with reduced motion the burning cells alone. */
import { around } from '../board/measure';
import type { CueOf } from '../director/cue';
import type { Place } from '../layout';
import { stream } from '../scatter';
import { mix, outCubic, outQuad, phase } from './ease';
import type { Film } from './film';
import { DEPTH, sprite } from './sprite';

const EMBERS = 16;
const CLOUDS = 12;

/** Every cell that burns, each once: those that go off, and those around. */
const burning = (film: Film, squares: readonly number[]): ReadonlySet<number> =>
  new Set(squares.flatMap((square) => [square, ...around(film.model.plan, square)]));

/** How far from the nearest of the places. */
const farFrom = (places: readonly Place[], { x, y }: Place): number =>
  Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));

const fires = (film: Film, squares: readonly number[], share: number): void => {
  const centres = squares.map((square) => film.centre(square));
  for (const cell of burning(film, squares)) {
    const place = film.centre(cell);
    const late = farFrom(centres, place) * 0.09;
    const own = phase(share, late, Math.min(1, late + 0.62));
    if (own <= 0 || own >= 1) continue;
    const scale = film.size(cell) * mix(0.55, 1.12, outCubic(Math.min(1, own * 2)));
    const alpha = Math.min(1, own * 6) * (1 - phase(own, 0.5, 1));
    const up = { x: place.x, y: place.y - 0.1 * own };
    film.add(
      sprite(`flame:${cell % 2}`, up, DEPTH.effect, { scale, alpha, stretch: 1 + 0.12 * Math.sin(own * 19 + cell) }),
    );
  }
};

/** Splinters fly out and fall, glowing. */
const embers = (film: Film, { x, y }: Place, seed: number, share: number): void => {
  const next = stream(seed, 3, 137);
  for (let i = 0; i < EMBERS; i++) {
    const [angle, speed, late] = [next() * Math.PI * 2, 0.7 + next() * 1.3, next() * 0.1];
    const own = phase(share, late, 0.85);
    if (own <= 0 || own >= 1) continue;
    const far = speed * outQuad(own);
    const place = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.8 + own * own * 0.7 };
    film.add(
      sprite('spark', place, DEPTH.effect + 2, { scale: 0.6 + next() * 0.7, turn: own * 9 + i, alpha: 1 - own }),
    );
  }
};

const smoke = (film: Film, { x, y }: Place, seed: number, share: number): void => {
  const next = stream(seed, 5, 139);
  for (let i = 0; i < CLOUDS; i++) {
    const [angle, speed, late] = [next() * Math.PI * 2, 0.3 + next() * 0.8, 0.16 + next() * 0.2];
    const own = phase(share, late, 1);
    if (own <= 0 || own >= 1) continue;
    const far = speed * outCubic(own);
    const place = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.7 - own * 0.35 };
    film.add(sprite('smoke', place, DEPTH.effect + 1, { scale: 0.7 + own * 1.2, alpha: (1 - own) * 0.6 }));
  }
};

export const blast = (film: Film, { squares }: CueOf<'blast'>, share: number): void => {
  if (film.calm) {
    const alpha = Math.min(1, Math.sin(share * Math.PI) * 1.6);
    for (const cell of burning(film, squares)) film.layOver('burn', cell, DEPTH.target, { alpha });
    return;
  }
  fires(film, squares, share);
  for (const square of squares) {
    const place = film.centre(square);
    const grown = outCubic(share);
    film.light('glow', place, DEPTH.effect, { scale: 0.7 + 1.6 * grown, alpha: (1 - share) * 0.95 });
    const struck = phase(share, 0, 0.3);
    if (struck < 1)
      film.add(
        sprite('burst', place, DEPTH.effect + 1, { scale: 0.6 + outCubic(struck) * 1.3, alpha: 1 - struck * struck }),
      );
    film.add(sprite('ring', place, DEPTH.effect, { scale: 0.4 + 3 * grown, alpha: (1 - share) ** 2 * 0.8 }));
    embers(film, place, square, share);
    smoke(film, place, square, share);
  }
};

/** What has fallen burns, from its middle outwards, as long as the victors are shown. */
export const raze = (film: Film, { squares }: CueOf<'raze'>, share: number): void => {
  const shown = phase(share, 0, 0.12) * (1 - phase(share, 0.85, 1));
  if (film.calm) {
    for (const cell of squares) film.layOver('burn', cell, DEPTH.target, { alpha: shown });
    return;
  }
  for (const cell of squares) {
    const { x, y } = film.centre(cell);
    const next = stream(cell, 7, 149);
    const [late, beat] = [next() * 0.18, 5 + next() * 5];
    const own = phase(share, late, late + 0.12);
    const flicker = 1 + 0.16 * Math.sin(share * beat * Math.PI * 2 + cell);
    const place = { x: x + (next() - 0.5) * 0.3, y: y - 0.06 * flicker };
    const scale = film.size(cell) * mix(0.3, 0.95, outCubic(own));
    film.add(sprite(`flame:${cell % 2}`, place, DEPTH.effect, { scale: scale * flicker, alpha: own * shown }));
    const rise = (share * 1.6 + next()) % 1;
    const above = { x: place.x + (next() - 0.5) * 0.4 * rise, y: y - rise * 0.9 };
    film.add(sprite('smoke', above, DEPTH.effect + 1, { scale: 0.6 + rise, alpha: (1 - rise) * 0.5 * own * shown }));
  }
};

/** With one turn left a fuse warns: everything around will burn. */
const LAST = 1;

/** The cells that burn when the bombs whose last turn has come go off; drawn while they lie there. */
export const threaten = (film: Film): void => {
  const due = film.model.tokens.filter(({ fuse }) => fuse !== undefined && fuse <= LAST);
  const bombs = due.map(({ square }) => square);
  for (const cell of burning(film, bombs)) if (!bombs.includes(cell)) film.layOver('burn', cell, DEPTH.last);
};
