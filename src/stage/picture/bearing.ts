/** What a token shows as it is posed: shadow, picture, the signs at its corners, the name of one who fights. */
import { isCaptured, type Standing } from '../director/model';
import { SMALL, TOKEN } from '../paint/detail';
import { armySign } from '../paint/status';
import { chipName, differenceChip } from './chip';
import { clamp } from './ease';
import type { Film, Pose } from './film';
import { cage } from './prison';
import { DEPTH, LARGE, sprite } from './sprite';

/** A fighter's name: how far under its middle, how large and at most how wide, in shares of its size; about how wide a letter and the rest are. */
export const TITLE = { down: 0.56, scale: 0.62, wide: 1.02, letter: 0.12, edge: 0.32 } as const;

/** Where the signs of a token stand, in shares of its size. */
const CORNER = {
  seen: [-0.33, -0.34],
  army: [0.27, -0.13],
  fresh: [-0.34, 0.3],
  by: [0.27, -0.37],
  lit: [-0.33, -0.34],
  fuse: [0.3, 0.3],
} as const;
/** Of two on one square each has the chip over itself, this far away from the other. */
const SHARED_BY = { away: 0.08, up: -0.62 } as const;
/**
 * On small squares, where signs are large for their token and the strength lies at the right, the army that it came from takes
 * the corner of what only own pieces bear, and the chip stands between two strengths.
 */
export const SMALL_CORNER = {
  ...CORNER,
  army: CORNER.seen,
  by: [0.27, -0.41],
  fuse: [0.14, 0.14],
} as const;

const depthOf = ({ front, lift }: Pose): number => (front ? DEPTH.fighter : lift > 0.02 ? DEPTH.raised : DEPTH.token);

/** Who fights bears its name. */
const titleOf = (film: Film, kind: number | null, pose: Pose): void => {
  const { x, y, lift, scale, stretch, title, alpha } = pose;
  if (kind === null || title <= 0) return;
  const text = film.set.say(film.set.look.unitWord(kind));
  const name = chipName('word', text);
  const place = { x, y: y - lift + TITLE.down * scale };
  const shown = alpha * title * clamp(stretch * 2 - 1);
  const size = Math.min(TITLE.scale, TITLE.wide / (text.length * TITLE.letter + TITLE.edge));
  film.add(sprite(`${name}${LARGE}`, place, DEPTH.chip, { scale: scale * size, alpha: shown }));
};

/** How near a chip may be to the middle of a sum, across and down, before one would cover the other; in cells. */
const CLEAR = { x: 1.1, y: 0.5 } as const;

type Corner = readonly [number, number];

/** Where a token's chip stands: at its other side where the sum of a fight next to it would lie over the usual corner. */
const chipCorner = (film: Film, { x, y, lift, scale }: Pose, usual: Corner): Corner => {
  const [left, top] = [x + usual[0] * scale, y - lift + usual[1] * scale];
  const isUnder = film.sums.some((sum) => Math.abs(sum.x - left) < CLEAR.x && Math.abs(sum.y - top) < CLEAR.y);
  return isUnder ? [-usual[0], usual[1]] : usual;
};

/** How much of a token's chip is seen: where the sum of its fight stands, that has it in it. */
const chipShown = (film: Film, { square }: Standing): number =>
  film.sums.reduce((shown, sum) => (sum.square === square ? Math.min(shown, 1 - sum.alpha) : shown), 1);

/** The signs at a token's corners; a hidden one has none that depends on what it is. */
const signsOf = (film: Film, token: Standing, kind: number | null, pose: Pose): void => {
  const { x, y, scale, alpha, lift, stretch } = pose;
  const depth = depthOf(pose);
  // two that share a square are small, and the eyes on them: full-grown they would hide the strengths
  const small = Math.min(1, scale / film.size(token.square));
  const put = (art: string | null, [dx, dy]: readonly [number, number], size = 1, over = depth + 1, part = 1): void => {
    if (art === null) return;
    const place = { x: x + dx * scale, y: y - lift + dy * scale };
    film.add(sprite(art, place, over, { scale: size, alpha: alpha * part * (stretch < 0.9 ? stretch : 1) }));
  };
  const corner = film.set.layout.cell * TOKEN < SMALL ? SMALL_CORNER : CORNER;
  if (token.seen) put('sign:seen', corner.seen, small);
  if (isCaptured(film.model, token)) put(armySign(film.set.look, film.liveryOf(token.army), kind), corner.army);
  if (token.lit === true) put('sign:lit', corner.lit, small);
  if (token.fresh) put('sign:fresh', corner.fresh);
  const away = Math.sign(x - film.centre(token.square).x) * SHARED_BY.away;
  const by = small < 1 ? ([away, SHARED_BY.up] as const) : chipCorner(film, pose, corner.by);
  const shown = chipShown(film, token);
  // no mark on the square lies over it
  if (kind !== null && shown > 0) put(differenceChip(token.by), by, 1, Math.max(depth + 1, DEPTH.target + 1), shown);
};

/** Where the end of a bomb's fuse burns, in shares of its size. */
const TIP = { x: -0.2, y: -0.2 } as const;
/** How the spark flickers while anything else moves. */
const FLICKER = { swing: 0.16, speed: 23 } as const;

/** A burning fuse, and how long it still burns. */
const burn = (film: Film, fuse: number, { x, y, lift, scale, alpha, stretch }: Pose, depth: number): void => {
  const swing = film.moment === null || film.calm ? 0 : Math.sin((film.moment / 1000) * FLICKER.speed + x * 3);
  const tip = { x: x + TIP.x * scale, y: y - lift + TIP.y * scale };
  film.add(sprite('fuse', tip, depth + 1, { scale: scale * (1 + FLICKER.swing * swing), turn: swing * 0.2, alpha }));
  const [dx, dy] = (film.set.layout.cell * TOKEN < SMALL ? SMALL_CORNER : CORNER).fuse;
  const plate = chipName('fuse', String(fuse));
  const shown = alpha * clamp(stretch * 2 - 1);
  film.add(sprite(plate, { x: x + dx * scale, y: y - lift + dy * scale }, depth + 1, { alpha: shown }));
};

/** A token as it is posed: its shadow, itself, and its name or its signs. */
export const bear = (film: Film, token: Standing, pose: Pose): void => {
  const { x, y, scale, stretch, turn, alpha, lift, front } = pose;
  const kind = pose.kind === undefined ? token.kind : pose.kind;
  const held = pose.seat === undefined ? token : { ...token, seat: pose.seat };
  const name = film.nameOf(held, kind, front);
  const shade = alpha * (1 - Math.min(0.6, lift * 0.7));
  const shadow = `shadow:${film.liveryOf(held.seat)}`;
  film.add(
    sprite(
      shadow,
      { x, y: y + (0.035 + (front ? 0.05 : 0)) * scale + lift * 0.25 },
      front ? DEPTH.fighter - 1 : DEPTH.shadow,
      {
        scale: scale * (1 + lift * 0.1),
        stretch,
        turn,
        alpha: shade,
      },
    ),
  );
  const depth = depthOf(pose);
  film.add(sprite(name, { x, y: y - lift }, depth, { scale, stretch, turn, alpha }));
  if (front) titleOf(film, kind, pose);
  else signsOf(film, held, kind, pose);
  if (token.fuse !== undefined) burn(film, token.fuse, pose, depth);
  cage(film, token, pose, depth);
};
