/** What a passage is to look and sound like, worked out by the same pure parts that the stage uses. */
import type { Passage, Speed } from '../../../src/match/types';
import type { Plan } from '../../../src/stage/director/cue';
import { modelOf } from '../../../src/stage/director/model';
import { planOf } from '../../../src/stage/director/plan';
import { shotAt } from '../../../src/stage/director/shot';
import { layOut } from '../../../src/stage/layout';
import { filmOf } from '../../../src/stage/picture/scene';
import { soundsOf } from '../../../src/stage/sound/heard';
import { moodOf } from '../../../src/stage/sound/music/mood';
import { say } from '../../../src/text';
import { lookOf } from '../looks';

const SIDE = 360;
const ONLOOKER = 8;
/** Moments of a plan, in shares of its length, at which its pictures are listed. */
const MOMENTS = [0.1, 0.45, 0.8, 1];

export interface Rehearsal {
  /** Every step with its times. */
  readonly plan: string;
  /** Lists of pictures. */
  readonly sprites: readonly string[];
  readonly sounds: readonly string[];
}

/** The passage's sounds with their moments, and the music that goes with its end; as the stage's ear hears them. */
const heardIn = ({ from, to }: Passage, plan: Plan): readonly string[] => {
  const look = lookOf(to.game);
  const after = modelOf(to, look);
  const mood = JSON.stringify(moodOf(to, look));
  if (from === null) return [mood];
  const before = { ...modelOf(from, look), ground: after.ground };
  const own = after.own.length > 0 ? after.own : [to.viewer];
  const heard = soundsOf(plan, { before, look, mine: to.viewer < ONLOOKER ? own : [] });
  return [...heard.map((each) => JSON.stringify(each)), mood];
};

/** `near`: the seat at the near edge. */
export const rehearse = (passage: Passage, speed: Speed, near: number): Rehearsal => {
  const { from, to } = passage;
  const look = lookOf(to.game);
  const plan = planOf(passage, look, { speed, calm: false });
  const layout = layOut({ width: SIDE, height: SIDE }, look.plan(to), 1, near);
  const before = modelOf(from ?? to, look);
  const sprites =
    layout === null
      ? []
      : MOMENTS.map((share) => {
          const { film, phase } = filmOf(
            { layout, look, say, flashes: true, shake: true },
            shotAt(plan, before, share * plan.total),
          );
          return JSON.stringify([film.finish(phase), film.shake]);
        });
  return { plan: JSON.stringify(plan), sprites, sounds: heardIn(passage, plan) };
};
