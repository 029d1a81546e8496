/** Random positions in the middle of a battle: mixed armies at close quarters, curses, prisoners, any options, boards of any size. */
import type { Setup } from '../../../../src/contract/setup';
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import type { Piece, Side } from '../../../../src/games/legends/language';
import { OPTIONS } from '../../../../src/games/legends/names';
import { formatSquare } from '../../../../src/games/shared/square';
import { createRng, type Rng } from '../rng';

/** What the random positions of a run are to look like. */
export interface PositionTaste {
  /** Boards of more than 64 squares, which need the wide core. */
  readonly wide?: boolean;
  /** Kinds that should come up more often than others. */
  readonly often?: readonly number[];
  /** Curses that should be in force more often than others. */
  readonly curses?: readonly number[];
}

/** A piece as positions write it; the long form is a prisoner of this turn. */
type PieceText =
  | readonly [kind: number, army: number]
  | readonly [kind: number, army: number, state: string]
  | {
      readonly piece: number;
      readonly army: number;
      readonly seat: number;
      readonly shown: true;
      readonly fresh: true;
    };

type CurseText = readonly [kind: number, army: number] | readonly [kind: number, army: number, state: string];

const LETTERS = 'pfm^td~';
const WATER_SHARE = 8;
const SEATS = 2;
const MAX_ARMY = 30;
/** One position in so many has keywords lent. */
const GIFT_EVERY = 5;
const GIFTS = ['flying', 'flying', 'quickness', 'slashing', 'charging'];
const { pieces } = legendsCatalogue;

const pick = <T>(rng: Rng, items: readonly T[]): T => {
  const item = items[rng.draw(Math.max(1, items.length))];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const hasCurse = ({ powers }: Piece): boolean => powers.some((power) => 'kind' in power && power.kind === 'curse');
const lowers = (kind: number): boolean =>
  pieces[kind - 1]?.powers.some(
    (power) =>
      'do' in power &&
      power.kind === 'curse' &&
      power.on === undefined &&
      power.do.some((effect) => effect.op === 'modify' && typeof effect.by === 'number' && effect.by < 0),
  ) === true;

function shapeOf(rng: Rng, wide: boolean): { width: number; height: number } {
  if (!wide) return rng.draw(4) === 0 ? { width: 4 + rng.draw(5), height: 4 + rng.draw(5) } : { width: 8, height: 8 };
  const width = 9 + rng.draw(24);
  return { width, height: Math.max(8, Math.min(32, Math.floor((65 + rng.draw(192)) / width))) };
}

function terrainOf(rng: Rng, width: number, height: number): readonly string[] {
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () =>
      rng.draw(WATER_SHARE) === 0 ? '~' : LETTERS.charAt(rng.draw(LETTERS.length - 1)),
    ).join(''),
  );
}

const landOf = (terrain: readonly string[], width: number): readonly number[] =>
  terrain
    .toReversed()
    .flatMap((row, rank) => Array.from(row, (letter, file) => (letter === '~' ? -1 : rank * width + file)))
    .filter((square) => square >= 0);

/** One army's kinds: a castle in most, the others at random, with the wanted ones more often. */
function armyOf(rng: Rng, side: Side, size: number, often: readonly number[]): readonly number[] {
  const own = pieces.filter((piece) => piece.side === side);
  const castles = own.filter(({ type }) => type === 'castle');
  const rest = own.filter(({ type }) => type !== 'castle');
  const wanted = rest.filter(({ number }) => often.includes(number));
  const wantedCastles = castles.filter(({ number }) => often.includes(number));
  const draw = (all: readonly Piece[], liked: readonly Piece[]): number =>
    pick(rng, liked.length > 0 && rng.draw(3) === 0 ? liked : all).number;
  const kinds = Array.from({ length: size - 1 }, () => draw(rest, wanted));
  return rng.draw(10) === 0 ? [...kinds, draw(rest, wanted)] : [...kinds, draw(castles, wantedCastles)];
}

function stateOf(rng: Rng, kind: number, army: number, often: readonly number[]): PieceText {
  const isCastle = pieces[kind - 1]?.strength === 'castle';
  if (!isCastle && rng.draw(20) === 0) return [kind, army, `held by ${1 - army}`];
  if (!isCastle && rng.draw(often.includes(kind) ? 8 : 40) === 0)
    return { piece: kind, army, seat: 1 - army, shown: true, fresh: true };
  return rng.draw(3) === 0 ? [kind, army, 'shown'] : [kind, army];
}

/** A piece without strength of its own to spare must not start at zero: such a position stands for no moment of a battle. */
const mayStart = (curse: CurseText | null, kinds: readonly number[]): boolean =>
  curse === null || !lowers(curse[0]) || !kinds.some((kind) => pieces[kind - 1]?.strength === 1);

function curseOf(rng: Rng, sides: readonly Side[], { curses = [] }: PositionTaste): CurseText | null {
  if (rng.draw(5) < 2) return null;
  const army = rng.draw(SEATS);
  const fitting = pieces.filter((piece) => piece.side === sides[army] && hasCurse(piece));
  const liked = fitting.filter(({ number }) => curses.includes(number));
  const { number } = pick(rng, liked.length > 0 && rng.draw(2) === 0 ? liked : fitting);
  return rng.draw(8) === 0 ? [number, army, `held by ${1 - army}`] : [number, army];
}

/** Keywords lent this turn, most of them unseen: by whoever controls the piece, or by whom it was taken from this turn. */
function giftsOf(
  rng: Rng,
  placed: readonly (readonly [string, PieceText])[],
): readonly (readonly [string, string, number, string])[] {
  return Array.from({ length: 1 + rng.draw(2) }, () => {
    const taken = placed.filter(([, piece]) => 'fresh' in piece);
    const [square, piece] = pick(rng, taken.length > 0 && rng.draw(2) === 0 ? taken : placed);
    const giver = 'army' in piece || piece[2]?.startsWith('held') !== true ? armyOfText(piece) : 1 - armyOfText(piece);
    return [square, pick(rng, GIFTS), giver, rng.draw(4) === 0 ? 'open' : 'closed'];
  });
}

const armyOfText = (piece: PieceText): number => ('army' in piece ? piece.army : piece[1]);

/** A position of SCENARIOS.md, the same for the same generator. */
export function randomPosition(rng: Rng, taste: PositionTaste = {}): Readonly<Record<string, unknown>> {
  const { width, height } = shapeOf(rng, taste.wide === true);
  const terrain = terrainOf(rng, width, height);
  const land = [...landOf(terrain, width)];
  rng.shuffle(land);
  const sides: readonly Side[] = rng.draw(2) === 0 ? ['good', 'evil'] : ['evil', 'good'];
  const most = Math.min(MAX_ARMY, Math.max(2, Math.floor(land.length / 2) - 1));
  const armies = sides.map((side) => armyOf(rng, side, 2 + rng.draw(most - 1), taste.often ?? []));
  const shape = { width, height };
  const placed = armies.flatMap((kinds, army) =>
    kinds.flatMap((kind) => {
      const square = land.pop();
      return square === undefined
        ? []
        : [[formatSquare(square, shape), stateOf(rng, kind, army, taste.often ?? [])] as const];
    }),
  );
  const curse = curseOf(rng, sides, taste);
  const fallen = sides.map((side) => Array.from({ length: rng.draw(7) }, () => armyOf(rng, side, 2, [])[0] ?? 1));
  const grants = rng.draw(GIFT_EVERY) === 0 ? giftsOf(rng, placed) : [];
  const option = (name: keyof typeof OPTIONS): string => pick(rng, OPTIONS[name]);
  return {
    terrain,
    pieces: Object.fromEntries(placed),
    ...(curse !== null && mayStart(curse, armies.flat()) ? { curse } : {}),
    fallen: { '0': fallen[0], '1': fallen[1] },
    ...(grants.length > 0 ? { grants } : {}),
    turn: rng.draw(SEATS),
    seats: SEATS,
    options: { windows: option('windows'), lists: option('lists'), asks: option('asks') },
  };
}

/** A setup that starts from a random position. */
export function positionSetup(seed: number, taste: PositionTaste = {}): Setup {
  const position = randomPosition(createRng(seed), taste);
  const options = position['options'];
  return {
    game: 'legends',
    form: 'legends',
    seats: Array.from({ length: SEATS }, () => ({ player: 'person' as const })),
    // the position's own, which a Setup repeats
    options: options as Setup['options'],
    seed,
    position,
  };
}
