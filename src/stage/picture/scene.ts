/** From a moment of a plan to the list of pictures. */
import type { Active, Shot } from '../director/shot';
import { shot as arrow, clash, crumble, ring } from './battle';
import { drop, fade, flagPhase, flip, fly, slide, turn, unroll } from './effects';
import { Film, type Surroundings } from './film';
import { result } from './result';

const play = (film: Film, { cue, share }: Active): void => {
  switch (cue.preset) {
    case 'drop':
      drop(film, cue, share);
      break;
    case 'slide':
      slide(film, cue, share);
      break;
    case 'clash':
      clash(film, cue, share);
      break;
    case 'shot':
      arrow(film, cue, share);
      break;
    case 'ring':
      ring(film, cue, share);
      break;
    case 'crumble':
      crumble(film, cue, share);
      break;
    case 'fade':
      fade(film, cue, share);
      break;
    case 'fly':
      fly(film, cue, share);
      break;
    case 'flip':
      flip(film, cue, share);
      break;
    case 'unroll':
      unroll(film, cue, share);
      break;
    case 'turn':
      turn(film, cue, share);
      break;
    case 'result':
      result(film, cue, share);
      break;
  }
};

/** The film of a shot, effects applied, ready for marks and for `finish`. */
export const filmOf = (set: Surroundings, shot: Shot): { readonly film: Film; readonly phase: number } => {
  const film = new Film(set, shot.model, shot.calm);
  for (const active of shot.active) play(film, active);
  const flight = shot.active.find((active) => active.cue.preset === 'fly');
  return { film, phase: flight === undefined || shot.calm ? 0 : flagPhase(flight.share) };
};
