/** How long things take, in milliseconds at Normal (UX 4.3). */
import type { Speed } from '../../match/types';

export const DROP = 240;
export const SLIDE = { perCell: 140, most: 420 } as const;
/** A fight: pull back, lunge, let the sum be read, verdict. */
export const CLASH = { back: 90, lunge: 110, read: 260, verdict: 90 } as const;
export const CLASH_SPAN = CLASH.back + CLASH.lunge + CLASH.read + CLASH.verdict;
/** Fights of one turn follow each other this far apart: at most three singly, the rest together. */
export const CLASH_APART = 100;
export const CLASH_SINGLY = 3;
export const SHOT = { draw: 90, perCell: 50, most: 420, hit: 60 } as const;
export const RING = 380;
export const CRUMBLE = 320;
export const FADE = 160;
export const FLY = 320;
export const FLIP = 220;
export const UNROLL = 360;
export const TURN = 180;
export const RESULT = 1200;
/** With reduced motion everything is a cross-fade; sums stay long enough to be read. */
export const CALM = 120;
export const CALM_READ = 520;

/** Longest whole turn; the end of the match may add the winner's banner to it. */
const LONGEST = 1600;
const LONGEST_FAST = 700;

/** How much longer than Normal a speed takes. */
const FACTOR: Readonly<Record<Speed, number>> = { slow: 1 / 0.6, normal: 1, fast: 0.5, instant: 0 };

export const factorOf = (speed: Speed): number => FACTOR[speed];

/** Most milliseconds that one turn may take at a speed. */
export const turnLimit = (speed: Speed): number => (speed === 'fast' ? LONGEST_FAST : LONGEST * FACTOR[speed]);

/** Marks: each in this long, later ones by distance, all within the whole. */
export const MARK = { each: 120, apart: 12, whole: 200 } as const;
