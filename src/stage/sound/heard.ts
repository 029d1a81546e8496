/**
 * What is heard of a plan. It reads the director's cues and public ground, nothing else: whatever a viewer does not know,
 * no cue knows, and so nobody hears it. Two players share one pair of ears, so a rank is told only where both know it.
 */
import type { Cue, CueOf, Plan, Step } from '../director/cue';
import { combatSpan, combatVerdict, lineAt } from '../director/fighting';
import type { Model, Standing } from '../director/model';
import { COMBAT } from '../director/timing';
import type { GameLook } from '../look';
import { type SoundName, stepOn, VARIANTS } from './names';

export interface Heard {
  /** Milliseconds from the plan's start. */
  readonly at: number;
  readonly sound: SoundName;
  readonly variant: number;
  /** Of playing: below 1 is lower. */
  readonly rate: number;
  readonly gain: number;
  /** Does the music give way? */
  readonly duck: boolean;
}

/** Whose ears: seats that win for this viewer; none where nobody in particular looks on. */
export interface Hearing {
  readonly before: Model;
  readonly look: GameLook;
  readonly mine: readonly number[];
}

/** A strength in the middle, and strengths to an octave lower. */
const MIDDLE = 5.5;
const OCTAVE = 18;
const RANKS = { least: 0, most: 12 } as const;
/** A blow with more than this behind it is a heavy one. */
const HEAVY = 7;
/** The same sound again within so many milliseconds is not heard apart. */
const APART = 60;

/** The higher the rank, the lower the tone: factor of playing. */
export const rateOf = (rank: number): number =>
  2 ** ((MIDDLE - Math.min(RANKS.most, Math.max(RANKS.least, rank))) / OCTAVE);

const rankRate = (look: GameLook, kind: number | null): number => {
  const unit = kind === null ? null : look.units[kind];
  const rank = unit?.style === 'rank' && unit.figure !== null ? Number(unit.figure) : Number.NaN;
  return Number.isNaN(rank) ? 1 : rateOf(rank);
};

/** The kind of a token if whoever brought it and the other side both know it. */
const bothKnow = ({ own }: Model, { army, seat, kind, seen }: Standing): number | null =>
  own.includes(army) && own.includes(seat) && !seen ? null : kind;

type Part = readonly [
  sound: SoundName,
  given?: { readonly share?: number; readonly rate?: number; readonly gain?: number },
];

const ground = ({ before, look }: Hearing, square: number): SoundName =>
  stepOn(look.terrains[before.ground[square] ?? -1]?.motif ?? null);

/** A fight's lines tick, up or down; then the two meet. */
const combat = (cue: CueOf<'combat'>): readonly Part[] => {
  const whole = combatSpan(cue) + COMBAT.linger;
  const ticks = cue.lines.map(
    ({ by }, i): Part => ['press', { share: lineAt(i) / whole, rate: by < 0 ? 0.8 : 1 + 0.06 * i, gain: 0.9 }],
  );
  const most = Math.max(cue.attack, cue.defence);
  const sound = cue.attack === cue.defence ? 'tie' : most > HEAVY ? 'heavy' : 'light';
  return [...ticks, [sound, { share: (combatVerdict(cue.lines.length) + COMBAT.blow) / whole, rate: rateOf(most) }]];
};

const clash = ({ attack, helpers, beaten }: CueOf<'clash'>): readonly Part[] => {
  const sound = !beaten ? 'tie' : helpers.length > 1 || attack > HEAVY ? 'heavy' : 'light';
  return [[sound, { share: 0.37, gain: beaten ? 1 : 0.7 }]];
};

/** One that turns is told by its rank where it is now known to both. */
const turned = (step: Step, { look }: Hearing): number =>
  step.change?.type === 'know' && (step.change.seen || step.cue?.preset === 'flip')
    ? rankRate(look, step.change.kind)
    : 1;

const result = ({ winners }: CueOf<'result'>, { mine }: Hearing): Part => {
  if (winners.length === 0) return ['tie'];
  return mine.length > 0 && !mine.some((seat) => winners.includes(seat)) ? ['lose'] : ['win'];
};

type Knowing = CueOf<
  'flip' | 'glance' | 'lantern' | 'use' | 'magic' | 'dispel' | 'lend' | 'convert' | 'curse' | 'ring' | 'word' | 'window'
>;

/** What is learned, lent, spoken or laid on somebody. */
const knowing = (cue: Knowing, step: Step, hearing: Hearing): readonly Part[] => {
  switch (cue.preset) {
    case 'flip':
      return [['reveal', { rate: turned(step, hearing) }]];
    case 'glance':
    case 'lantern':
      return [['reveal', { rate: turned(step, hearing), gain: 0.6 }]];
    case 'use':
      return [['magic', { rate: 1.12, gain: 0.5 }]];
    case 'ring':
    case 'magic':
      return [['magic']];
    case 'dispel':
      return [['dispel']];
    case 'lend':
      return [['near', { rate: cue.by < 0 ? 0.75 : 1.1 }]];
    case 'convert':
      return [['control']];
    case 'curse':
      return [[cue.began ? 'cursed' : 'lifted']];
    // a window sounds like no window, whoever is asked
    case 'word':
    case 'window':
      return [];
  }
};

type Going = CueOf<'drop' | 'step' | 'charge' | 'leap' | 'teleport' | 'lunge' | 'swap' | 'fly' | 'return'>;

/** What comes to a square. */
const going = (cue: Going, hearing: Hearing): readonly Part[] => {
  switch (cue.preset) {
    case 'drop':
      return [['drop', { share: 0.75 }]];
    case 'step':
      return [[ground(hearing, cue.to), { share: 0.8 }]];
    case 'charge':
      return [['charge'], [ground(hearing, cue.to), { share: 0.9 }]];
    case 'leap':
      return [
        ['fly', { gain: 0.8 }],
        [ground(hearing, cue.to), { share: 0.9 }],
      ];
    case 'teleport':
      return [
        ['magic', { gain: 0.7 }],
        ['lifted', { share: 0.5, gain: 0.4 }],
      ];
    case 'lunge':
      return [[ground(hearing, cue.to), { share: 0.9, gain: 1.2 }]];
    case 'swap':
      return [
        ['fly', { gain: 0.5 }],
        ['drop', { share: 0.9 }],
      ];
    case 'fly':
      return [['fly', { gain: 0.7 }]];
    case 'return':
      return [
        ['lifted', { gain: 0.7 }],
        ['drop', { share: 0.75 }],
      ];
  }
};

const partsOf = (cue: Cue, step: Step, hearing: Hearing): readonly Part[] => {
  switch (cue.preset) {
    case 'clash':
      return clash(cue);
    case 'combat':
      return combat(cue);
    case 'topple':
      return [['castle', { share: 0.2 }]];
    case 'shot':
      return [['shot']];
    case 'blast':
      return [
        ['heavy', { rate: 0.72, gain: 1.2 }],
        ['fall', { share: 0.2, rate: 0.7 }],
      ];
    case 'jail':
      return [
        ['drop', { share: 0.4 }],
        ['tie', { share: 0.8, rate: 0.85, gain: 0.5 }],
      ];
    case 'raze':
      return [['fall', { rate: 0.6 }]];
    case 'free':
      return [['lifted', { gain: 0.6 }]];
    case 'crumble':
      return [['fall', { rate: rankRate(hearing.look, bothKnow(hearing.before, cue.token)) }]];
    case 'fade':
      return [['drop', { rate: 0.75 }]];
    case 'unroll':
      return [['fly', { rate: 0.8, gain: 0.5 }]];
    case 'turn':
      return cue.to === null ? [] : [['turn']];
    case 'result':
      return [result(cue, hearing)];
    // pictures only
    case 'meet':
    case 'shake':
      return [];
    case 'drop':
    case 'step':
    case 'charge':
    case 'leap':
    case 'teleport':
    case 'lunge':
    case 'swap':
    case 'fly':
    case 'return':
      return going(cue, hearing);
    default:
      return knowing(cue, step, hearing);
  }
};

/** Everything that is heard of a plan, in order. The same plan gives the same sounds. */
export const soundsOf = (plan: Plan, hearing: Hearing): readonly Heard[] => {
  const all = plan.steps.flatMap((step, i) => {
    const { at, span, cue } = step;
    if (cue === null) return [];
    return partsOf(cue, step, hearing).map(([sound, { share = 0, rate = 1, gain = 1 } = {}], part): Heard => {
      const duck = cue.preset === 'flip' || sound === 'castle';
      return { at: at + span * share, sound, variant: (i * 5 + part * 2 + 1) % VARIANTS, rate, gain, duck };
    });
  });
  const last = new Map<SoundName, number>();
  return all
    .sort((a, b) => a.at - b.at)
    .filter(({ sound, at }) => {
      const before = last.get(sound);
      if (before !== undefined && at - before < APART) return false;
      last.set(sound, at);
      return true;
    });
};

/** What matters most comes first. */
const WEIGHT: readonly SoundName[] = [
  'win',
  'lose',
  'castle',
  'cursed',
  'heavy',
  'light',
  'tie',
  'control',
  'magic',
  'dispel',
  'shot',
  'lifted',
  'reveal',
  'fall',
];

/** The one sound that stands for a passage that is not played, at once: the weightiest, else the first; none of none. */
export const essenceOf = (heard: readonly Heard[]): readonly Heard[] => {
  const weight = ({ sound }: Heard): number => (WEIGHT.includes(sound) ? WEIGHT.indexOf(sound) : WEIGHT.length);
  const [first, ...rest] = heard;
  if (first === undefined) return [];
  return [{ ...rest.reduce((best, each) => (weight(each) < weight(best) ? each : best), first), at: 0 }];
};
