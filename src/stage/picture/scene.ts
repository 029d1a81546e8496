/** From a moment of a plan to the list of pictures. */
import type { Cue, CueOf } from '../director/cue';
import type { Active, Shot } from '../director/shot';
import { shot as arrow, clash, ring, shake } from './battle';
import { blast, raze, threaten } from './blast';
import { combat, meet } from './combat-shot';
import { drop, flagPhase, flip, fly, turn, unroll } from './effects';
import { crumble, fade } from './fall';
import { Film, type Surroundings } from './film';
import { charge, comeBack, leap, lunge, step, swap, teleport } from './going';
import { lantern } from './lantern';
import { convert, curse, dispel, glance, lend, magic, use, window, word } from './power';
import { free, jail } from './prison';
import { result } from './result';
import { topple } from './topple';
import { stir } from './water';

type Plays = { readonly [P in Cue['preset']]: (film: Film, cue: CueOf<P>, share: number) => void };

const PLAYS: Plays = {
  drop,
  step,
  charge,
  leap,
  teleport,
  lunge,
  return: comeBack,
  meet,
  topple,
  shake,
  magic,
  dispel,
  swap,
  clash,
  combat,
  shot: arrow,
  ring,
  blast,
  raze,
  crumble,
  fade,
  fly,
  flip,
  glance,
  lantern,
  use,
  lend,
  convert,
  jail,
  free,
  curse,
  word,
  window,
  unroll,
  turn,
  result,
};

const play = (film: Film, { cue, share }: Active): void => {
  // the table holds for each preset what plays that preset
  const effect = PLAYS[cue.preset] as (film: Film, cue: Cue, share: number) => void;
  effect(film, cue, share);
};

/** The film of a shot, effects applied, ready for marks and for `finish`. */
export const filmOf = (set: Surroundings, shot: Shot): { readonly film: Film; readonly phase: number } => {
  const film = new Film(set, shot.model, shot.calm, shot.moment?.since ?? null);
  for (const { cue } of shot.active)
    if (cue.preset === 'crumble' || cue.preset === 'fade' || cue.preset === 'topple') film.leaving.add(cue.token.id);
  stir(film, shot);
  threaten(film);
  for (const active of shot.active) play(film, active);
  const flight = shot.active.find((active) => active.cue.preset === 'fly');
  return { film, phase: flight === undefined || shot.calm ? 0 : flagPhase(flight.share) };
};
