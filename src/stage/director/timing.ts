/** How long things take, in milliseconds at Normal (UX 4.3). */
import type { Speed } from '../../match/types';

export const DROP = 240;
/** Ways of a token: a step, several squares in a straight line, over others in a bow, out of one place and into another. */
export const STEP = { perCell: 140, most: 420 } as const;
export const CHARGE = { perCell: 90, most: 450 } as const;
export const LEAP = 320;
export const TELEPORT = 320;
export const SWAP = 420;
/** Into a square where an enemy stands: pull back, lunge. */
export const LUNGE = { back: 90, lunge: 110 } as const;
export const LUNGE_SPAN = LUNGE.back + LUNGE.lunge;
/** Two pieces freeze when they strike: the harder, the longer. */
export const STOP = { tie: 60, decisive: 90, castle: 140 } as const;
/** A fight of neighbours: pull back, lunge, let the sum be read, verdict. */
export const CLASH = { back: 90, lunge: 110, read: 260, verdict: 90 } as const;
export const CLASH_SPAN = CLASH.back + CLASH.lunge + CLASH.read + CLASH.verdict;
/** Fights of one turn follow each other this far apart: at most three singly, the rest together. */
export const CLASH_APART = 100;
export const CLASH_SINGLY = 3;
/**
 * A fight on one square: the strengths stand, each line is added (at most three singly, then the rest together), one
 * strikes the other, both freeze; the sum fades while the loser falls.
 */
export const COMBAT = { stand: 250, line: 90, singly: 3, blow: 60, linger: 200 } as const;
/** The fighters come forward when they are revealed, and step back when it is over. */
export const MEET = { grow: 130, shrink: 200 } as const;
export const SHOT = { draw: 90, perCell: 50, most: 420, hit: 60 } as const;
export const RING = 380;
/** A blast, and when in it what it reaches begins to fall. */
export const BLAST = { span: 620, fell: 130, shake: { size: 7, span: 360 } } as const;
export const CRUMBLE = 320;
/** What is left of a fallen piece reaches its army's place in this long. */
export const GRAVE = 260;
/** A castle: both stand before all eyes, the blow, the freeze, the fall, which is longer than a soldier's. */
export const TOPPLE = { look: 240, blow: 60, fall: 560 } as const;
export const TOPPLE_SPAN = TOPPLE.blow + STOP.castle + TOPPLE.fall;
export const SHAKE = { blow: { size: 3, span: 120 }, castle: { size: 6, span: 300 }, most: 8 } as const;
export const FADE = 160;
export const FLY = 320;
export const FLIP = 220;
/** Of several pieces shown one after the other, each turns this much later. */
export const FLIP_APART = 40;
export const GLANCE = 320;
export const LANTERN = 520;
export const USE = 260;
export const LEND = 260;
export const CONVERT = 320;
export const CURSE = 500;
export const CURSE_ENDS = 250;
export const RETURN = 260;
/** A prisoner comes into his cell and the bars fall; they rise when he is free. */
export const JAIL = 360;
export const FREE = 240;
export const WORD = 620;
/** A window takes as long whether or not anybody could answer. */
export const WINDOW = 70;
/** A whole army falls into place in this long. */
export const DEAL = { each: 200, whole: 700 } as const;
export const UNROLL = 360;
export const TURN = 180;
export const RESULT = 1200;
/** With reduced motion everything is a cross-fade; sums stay long enough to be read. */
export const CALM = 120;
export const CALM_READ = 520;

/** Longest whole turn, or each fight of a turn that has several; the end of the match may add the winner's banner to it. */
const LONGEST = 1600;
const LONGEST_FAST = 700;

/** How much longer than Normal a speed takes. */
const FACTOR: Readonly<Record<Speed, number>> = { slow: 1 / 0.6, normal: 1, fast: 0.5, instant: 0 };

export const factorOf = (speed: Speed): number => FACTOR[speed];

/** Most milliseconds that one turn may take at a speed. */
export const turnLimit = (speed: Speed): number => (speed === 'fast' ? LONGEST_FAST : LONGEST * FACTOR[speed]);

/** Marks: each in this long, later ones by distance, all within the whole. */
export const MARK = { each: 120, apart: 12, whole: 200 } as const;

/** A chosen piece rises in this long, to this size. */
export const LIFT = { span: 90, scale: 1.06 } as const;
/** Water stirs while something else moves: comes and goes in this long, and swings this slowly. */
export const RIPPLE = { fade: 200, swing: 600 } as const;
