/** The presets of knowledge and powers: a glance, a power used, something lent, a capture, a curse, a word, a window. */
import type { CueOf } from '../director/cue';
import type { Place } from '../layout';
import { chipName, differenceChip } from './chip';
import { mix, outCubic, outQuad, phase, settle } from './ease';
import { flip } from './effects';
import type { Film } from './film';
import { curseSlot, DEPTH, sprite } from './sprite';

/** Comes and goes: 0 at both ends. */
const swell = (share: number): number => Math.sin(share * Math.PI);

/** About how wide a word is, in cells. */
const wordWidth = (film: Film, text: string): number =>
  text.length * 0.52 * Math.max(0.24, 15 / film.set.layout.cell) + 0.4;

/** How high over the first row a word still fits, and how far under its place it goes where it does not. */
const OVER = { least: 0.3, under: 1.15 } as const;

/** A word over a place, inside the board; under it where there is no room above, so that it hides nobody. */
const say = (film: Film, key: string, { x, y }: Place, share: number): void => {
  const text = film.set.say(key);
  const alpha = phase(share, 0, 0.12) * (1 - phase(share, 0.85, 1));
  const rise = film.calm ? 0 : 0.06 * outQuad(share);
  const half = wordWidth(film, text) / 2;
  const inside = Math.min(Math.max(x, half), Math.max(half, film.set.layout.width - half));
  const over = y < OVER.least ? y + OVER.under : y - rise;
  film.add(sprite(chipName('word', text), { x: inside, y: over }, DEPTH.chip, { alpha }));
};

/** An eye opens over the token; whoever learns the kind sees it turn. */
export const glance = (film: Film, cue: CueOf<'glance'>, share: number): void => {
  const pose = film.pose(cue.id);
  if (pose === null) return;
  const token = film.model.tokens.find((each) => each.id === cue.id);
  if (token !== undefined && token.kind !== cue.kind) flip(film, { preset: 'flip', id: cue.id, kind: cue.kind }, share);
  const place = { x: pose.x, y: pose.y - 0.1 };
  const scale = pose.scale * (film.calm ? 1.5 : 1 + outCubic(Math.min(1, share * 2)) * 0.6);
  film.add(sprite('sign:seen', place, DEPTH.effect, { scale, alpha: Math.min(1, swell(share) * 1.6) }));
};

export const use = (film: Film, { id, word: key }: CueOf<'use'>, share: number): void => {
  const pose = film.pose(id);
  if (pose === null) return;
  const place = { x: pose.x, y: pose.y };
  if (film.calm) film.add(sprite('halo', place, DEPTH.effect, { alpha: swell(share) }));
  else {
    const grown = outCubic(share);
    film.light('glow', place, DEPTH.effect, { scale: 0.4 + grown * 0.4, alpha: (1 - share) * 0.8 });
    film.add(sprite('halo', place, DEPTH.effect, { scale: 0.6 + grown * 0.6, turn: share * 0.4, alpha: 1 - share }));
    pose.lift = Math.max(pose.lift, swell(share) * 0.06);
  }
  if (key !== null) say(film, key, { x: place.x, y: place.y - 0.5 }, share);
};

export const lend = (film: Film, { id, by, word: key }: CueOf<'lend'>, share: number): void => {
  const pose = film.pose(id);
  if (pose === null) return;
  const name = differenceChip(by);
  const rise = film.calm ? 0.5 : outQuad(share);
  const alpha = Math.min(1, swell(share) * 2);
  if (name !== null)
    film.add(sprite(name, { x: pose.x, y: mix(pose.y + 0.2, pose.y - 0.35, rise) }, DEPTH.chip, { alpha }));
  else film.add(sprite('halo', { x: pose.x, y: pose.y }, DEPTH.effect, { scale: 0.7 + rise * 0.3, alpha }));
  if (key !== null) say(film, key, { x: pose.x, y: pose.y - 0.5 }, share);
};

/** The token turns round and has another banner. */
export const convert = (film: Film, { id, seat }: CueOf<'convert'>, share: number): void => {
  const pose = film.pose(id);
  if (pose === null) return;
  if (share < 0.5) pose.seat = seat;
  film.add(sprite('halo', { x: pose.x, y: pose.y }, DEPTH.effect, { scale: 0.9, alpha: swell(share) }));
  if (film.calm) return;
  pose.stretch = Math.max(0.04, Math.abs(Math.cos(share * Math.PI)));
  pose.lift = swell(share) * 0.12;
};

/** A spell: rings that run out over the neighbours. */
export const magic = (film: Film, { id, word: key }: CueOf<'magic'>, share: number): void => {
  const pose = film.pose(id);
  if (pose === null) return;
  const place = { x: pose.x, y: pose.y };
  if (film.calm) film.add(sprite('halo', place, DEPTH.effect, { scale: 1.4, alpha: swell(share) }));
  else {
    film.light('glow', place, DEPTH.effect, { scale: 0.5 + outCubic(share) * 1.1, alpha: (1 - share) * 0.8 });
    for (const late of [0, 0.16, 0.32]) {
      const own = outQuad(phase(share, late, late + 0.68));
      if (own <= 0 || own >= 1) continue;
      const scale = mix(0.5 * pose.scale, 2.9 - late * 2, own);
      film.add(sprite('halo', place, DEPTH.effect, { scale, turn: own * 0.8, alpha: (1 - own) * 0.95 }));
    }
    pose.lift = Math.max(pose.lift, swell(share) * 0.1);
  }
  if (key !== null) say(film, key, { x: place.x, y: place.y - 0.5 }, share);
};

/** A spell undone: its rings run together and go out. */
export const dispel = (film: Film, { id, word: key }: CueOf<'dispel'>, share: number): void => {
  const pose = film.pose(id);
  if (pose === null) return;
  const place = { x: pose.x, y: pose.y };
  const size = film.calm ? 1 : 2 - 1.7 * outCubic(share);
  film.add(sprite('halo', place, DEPTH.effect, { scale: size, turn: film.calm ? 0 : -share, alpha: swell(share) }));
  if (key !== null) say(film, key, { x: place.x, y: place.y - 0.5 }, share);
};

/** Shares of a curse's time: it rises where the piece fell, and goes to its place on the frame. */
const RISEN = 0.55;

const curseBegins = (film: Film, from: Place, large: number, share: number): void => {
  const slot = curseSlot(film.set.layout);
  const [rise, way] = [outCubic(phase(share, 0, RISEN)), settle(phase(share, RISEN, 1))];
  const place = { x: mix(from.x, slot.x, way), y: mix(from.y, slot.y, way) - swell(way) * 0.4 };
  film.light('glow', place, DEPTH.effect, { scale: 0.9 * rise * (1 - way), alpha: 0.7 * (1 - way) });
  film.add(
    sprite('sigil', place, DEPTH.effect, {
      scale: mix((0.5 + rise * 1.1) * large, slot.scale, way),
      turn: rise * 0.5 * (1 - way),
      alpha: phase(share, 0, 0.15) * (1 - phase(share, 0.92, 1)),
    }),
  );
  film.banderole = phase(share, 0.9, 1);
};

/** It leaves its place before another takes it. */
const curseEnds = (film: Film, share: number): void => {
  const { x, y, scale } = curseSlot(film.set.layout);
  const away = outQuad(share);
  const place = { x: x - away * 0.8, y: y - away * 0.5 };
  const size = scale * (1 + away * 2.2);
  film.add(sprite('sigil', place, DEPTH.effect, { scale: size, turn: -away * 0.6, alpha: 1 - share * share }));
};

/** The sigil rises where the piece fell; one whose place nobody remembers stands over the middle of the board. */
export const curse = (film: Film, { square, began }: CueOf<'curse'>, share: number): void => {
  const { width, height } = film.set.layout;
  if (film.calm) {
    film.banderole = share;
    return;
  }
  const from = square === null ? { x: width / 2, y: height / 2 } : film.centre(square);
  const large = square === null ? Math.max(1, Math.min(width, height) / 5) : 1;
  if (began) curseBegins(film, from, large, share);
  else curseEnds(film, share);
};

export const word = (film: Film, { word: key }: CueOf<'word'>, share: number): void => {
  const { width, height } = film.set.layout;
  say(film, key, { x: width / 2, y: height / 2 }, share);
};

/** A ring round the fight: the same whoever is asked in it, and whether anybody could answer. */
export const window = (film: Film, { square, opens }: CueOf<'window'>, share: number): void => {
  if (square === null) return;
  const alpha = film.calm ? 0.5 : opens ? share : 1 - share;
  film.add(sprite('ring', film.centre(square), DEPTH.verdict, { scale: 1.1, alpha: alpha * 0.7 }));
};
