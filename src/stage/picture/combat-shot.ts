/** A fight on one square: both come forward, their strengths stand, every line is added before the eyes, one strikes. */
import type { CueOf } from '../director/cue';
import { combatSpan, combatVerdict, lineAt, stopOf } from '../director/fighting';
import { CALM, COMBAT, MEET } from '../director/timing';
import type { Layout, Place } from '../layout';
import { TOKEN } from '../paint/detail';
import { TITLE } from './bearing';
import { chipName, differenceText } from './chip';
import { courseOf } from './course';
import { clamp, inCubic, inQuad, mix, outCubic, outQuad, phase, pop } from './ease';
import type { Film, Pose } from './film';
import { thread } from './lines';
import { curseSlot, DEPTH, sprite } from './sprite';

/** A fighter is at least this large on the screen, in CSS pixels, and enlarged this much. */
const LARGE = { pixels: 122, least: 1.5, most: 2.3 } as const;

/** How much larger than at rest those who fight are drawn. */
export const frontScale = ({ cell }: Layout): number =>
  Math.min(LARGE.most, Math.max(LARGE.least, LARGE.pixels / (TOKEN * cell)));

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where the middle between two fighters lies: over their square, but both on the board. */
const middleOf = (film: Film, square: number): Place & { readonly scale: number } => {
  const { layout } = film.set;
  const scale = frontScale(layout);
  const { x, y } = film.centre(square);
  const [wide, high] = [Math.min(scale, layout.width / 2), Math.min(scale * 0.55, layout.height / 2)];
  return { x: within(x, wide, layout.width - wide), y: within(y, high + scale * 0.2, layout.height - high), scale };
};

/** From the blow's begin to its end, and then back: how far the one who strikes has come towards the other. */
const blowOf = ({ blow, length }: CueOf<'meet'>, time: number): number => {
  if (blow === null) return 0;
  const release = length - MEET.shrink;
  return inCubic(phase(time, blow.at, blow.at + COMBAT.blow)) * (1 - outQuad(phase(time, release, length)));
};

const strikes = ({ blow }: CueOf<'meet'>, attacker: boolean): boolean =>
  blow !== null && (blow.by === 'both' || (blow.by === 'attacker') === attacker);

/** How far the one who strikes goes, and how far each stands from the middle, in widths of a fighter. */
const REACH = 0.2;
const APART = 0.52;
/** How much darker the board behind them is. */
const DIM = 0.34;

/** How far the two have come forward and gone back, 0 to 1 each; with reduced motion they only appear and vanish. */
const presence = (film: Film, { length }: CueOf<'meet'>, time: number): readonly [come: number, leave: number] =>
  film.calm
    ? [phase(time, 0, CALM), phase(time, length - CALM, length)]
    : [outCubic(phase(time, 0, MEET.grow)), outQuad(phase(time, length - MEET.shrink, length))];

/** The board behind them grows dim. */
const dusk = (film: Film, alpha: number): void => {
  const { width, height } = film.set.layout;
  const middle = { x: width / 2, y: height / 2 };
  film.add(sprite('veil', middle, DEPTH.dusk, { scale: height / 0.2, stretch: width / height, alpha }));
};

export const meet = (film: Film, cue: CueOf<'meet'>, share: number): void => {
  const [a, b] = [film.pose(cue.attacker), film.pose(cue.defender)];
  const token = film.model.tokens.find(({ id }) => id === cue.attacker || id === cue.defender);
  if (token === undefined) return;
  const time = share * cue.length;
  const [come, leave] = presence(film, cue, time);
  const middle = middleOf(film, token.square);
  const { scale } = middle;
  const side = a !== null && b !== null ? Math.sign(b.x - a.x) || 1 : 1;
  dusk(film, come * (1 - leave) * DIM);
  for (const [pose, id, away] of [
    [a, cue.attacker, -side],
    [b, cue.defender, side],
  ] as const) {
    if (pose === null) continue;
    const home = { ...middle, x: middle.x + away * scale * APART };
    // who falls does so where it was struck
    const forward = film.calm ? 1 : come * (film.leaving.has(id) ? 1 : 1 - leave);
    const blow = strikes(cue, id === cue.attacker) ? blowOf(cue, time) * REACH : 0;
    pose.x = mix(pose.x, home.x - (film.calm ? 0 : away * scale * blow), forward);
    pose.y = mix(pose.y, home.y, forward);
    pose.scale = mix(pose.scale, scale, forward);
    if (film.calm) pose.alpha *= come * (1 - leave);
    Object.assign(pose, { front: true, home, title: come * (1 - leave) });
  }
};

const sumOf = (lines: CueOf<'combat'>['lines'], attacker: boolean): number =>
  lines.reduce((sum, line) => sum + (line.attacker === attacker ? line.by : 0), 0);

/** Lines that count already at a moment, in milliseconds of the combat. */
const counted = (lines: CueOf<'combat'>['lines'], time: number): number =>
  lines.filter((_, place) => time >= lineAt(place)).length;

interface Side {
  readonly pose: Pose;
  readonly foe: Pose;
  readonly attacker: boolean;
  readonly total: number;
}

/** Where a line's cause lies; null: nowhere that can be pointed at. */
const causePlace = (film: Film, { cause }: CueOf<'combat'>['lines'][number], foe: Pose): Place | null => {
  if (cause === null) return null;
  if (cause === 'foe') return foe;
  return cause === 'curse' ? curseSlot(film.set.layout) : film.centre(cause);
};

const lineText = (film: Film, { by, word }: CueOf<'combat'>['lines'][number]): string =>
  film.set.say('stage.line', { by: differenceText(by), reason: film.set.say(word) });

/** The lines that have come to a fighter, one over the other, each with a thread to what causes it. */
const lines = (film: Film, { pose, foe, attacker }: Side, cue: CueOf<'combat'>, time: number, alpha: number): void => {
  const { x, y: middle, scale } = pose.home ?? pose;
  const size = scale * 0.72;
  const high = Math.max(0.19, 11 / (film.set.layout.cell * scale)) * 1.3 * size + 0.06;
  let row = 0;
  for (const [place, line] of cue.lines.entries()) {
    if (line.attacker !== attacker || line.by === 0) continue;
    row += 1;
    const rise = film.calm ? 1 : phase(time, lineAt(place) - COMBAT.line * 0.6, lineAt(place) + COMBAT.line * 0.4);
    if (rise <= 0) continue;
    const from = causePlace(film, line, foe);
    if (from !== null && time < combatVerdict(cue.lines.length))
      thread(film, courseOf([from, pose]), rise, 0.9 * alpha);
    const name = chipName(line.by > 0 ? 'more' : 'less', lineText(film, line));
    const y = middle + scale * (TITLE.down + 0.04) + high * (row + 0.15);
    const at = { x, y: y - high * 0.6 * (1 - outQuad(rise)) };
    film.add(sprite(`${name}^`, at, DEPTH.chip, { alpha: alpha * clamp(rise * 3), scale: size }));
  }
};

/** The strength so far over a fighter; when they have struck it says who holds. */
const strength = (film: Film, side: Side, cue: CueOf<'combat'>, time: number, alpha: number): void => {
  const { pose, attacker, total } = side;
  const count = film.calm ? cue.lines.length : counted(cue.lines, time);
  const now = total - sumOf(cue.lines.slice(count), attacker);
  const other = attacker ? cue.defence : cue.attack;
  const decided = film.calm || time >= combatVerdict(cue.lines.length);
  const tone = !decided ? 'total' : total > other ? 'beats' : 'holds';
  const grown = film.calm ? 1 : Math.max(0.2, pop(phase(time, 0, 120)));
  const verdict = film.calm || !decided ? 0 : phase(time, combatVerdict(cue.lines.length), combatSpan(cue));
  const { x, y, scale } = pose.home ?? pose;
  const size = scale * 0.85 * grown * (total > other ? 1 + 0.18 * outCubic(verdict) : 1);
  const place = { x, y: y - 0.5 * scale };
  film.add(sprite(`${chipName(tone, String(now))}^`, place, DEPTH.chip + 1, { scale: size, alpha }));
};

/** Steel on steel between them, and a mark under who stands. */
const verdict = (film: Film, a: Pose, b: Pose, cue: CueOf<'combat'>, share: number): void => {
  const place = { x: mix(a.x, b.x, 0.5), y: mix(a.y, b.y, 0.5) };
  const size = a.scale;
  const tie = cue.attack === cue.defence;
  film.add(
    sprite('burst^', place, DEPTH.effect, {
      scale: size * (0.35 + outCubic(share) * (tie ? 0.25 : 0.5)),
      turn: share * 0.3,
      alpha: 1 - share * share * 0.6,
    }),
  );
};

export const combat = (film: Film, cue: CueOf<'combat'>, share: number): void => {
  const [a, b] = [film.pose(cue.attacker), film.pose(cue.defender)];
  if (a === null || b === null) return;
  const length = combatSpan(cue);
  const time = share * (length + COMBAT.linger);
  const alpha = film.calm
    ? phase(share, 0, 0.1) * (1 - phase(share, 0.94, 1))
    : phase(time, 0, 60) * (1 - phase(time, length + COMBAT.linger * 0.4, length + COMBAT.linger));
  for (const side of [
    { pose: a, foe: b, attacker: true, total: cue.attack },
    { pose: b, foe: a, attacker: false, total: cue.defence },
  ]) {
    lines(film, side, cue, time, alpha);
    strength(film, side, cue, time, alpha);
  }
  const stop = length - stopOf(cue);
  if (!film.calm && time >= stop && time < length) verdict(film, a, b, cue, inQuad(phase(time, stop, length)));
};
