/** The one room in which everything sounds: sparse reflections, others for each ear, made from a seed. */
import { chance } from './samples';

interface Reflection {
  /** Seconds. */
  readonly after: number;
  readonly gain: number;
}

/** First and last reflection, in seconds; how many an ear hears; how much weaker the last is, in dB. */
const ROOM = { first: 0.006, last: 0.16, count: 14, fade: 34, seed: 0x7e11 } as const;
/** What the walls give back of the high tones: share of the step to each new sample, at 48,000 a second. */
const DULL = 0.38;

const wallsOf = (ear: number): readonly Reflection[] => {
  const random = chance(ROOM.seed + ear);
  return Array.from({ length: ROOM.count }, (_, i) => {
    const along = (i + 0.1 + 0.8 * random()) / ROOM.count;
    const after = ROOM.first * (ROOM.last / ROOM.first) ** along;
    return { after, gain: (random() < 0.5 ? -1 : 1) * 10 ** ((-ROOM.fade * along) / 20) };
  });
};

const WALLS = [wallsOf(0), wallsOf(1)] as const;

/** What the walls give back: duller than what came. */
const dulled = (dry: Float32Array, rate: number): Float32Array => {
  const dull = new Float32Array(dry.length);
  const share = 1 - (1 - DULL) ** (48_000 / rate);
  let level = 0;
  for (let i = 0; i < dry.length; i += 1) {
    level += share * ((dry[i] ?? 0) - level);
    dull[i] = level;
  }
  return dull;
};

/**
 * What two ears hear of a dry sound, as long as it; `wet`: how strong the room is beside it. Made bit by bit: each `next`
 * adds one reflection to an ear.
 */
export function* inRoom(
  dry: Float32Array,
  rate: number,
  wet: number,
): Generator<undefined, readonly Float32Array<ArrayBuffer>[]> {
  const ears = WALLS.map(() => Float32Array.from(dry));
  if (wet === 0) return ears;
  const dull = dulled(dry, rate);
  for (const [side, ear] of ears.entries())
    for (const { after, gain } of WALLS[side] ?? []) {
      const shift = Math.round(after * rate);
      const share = gain * wet;
      for (let i = shift; i < ear.length; i += 1) ear[i] = (ear[i] ?? 0) + (dull[i - shift] ?? 0) * share;
      yield;
    }
  return ears;
}
