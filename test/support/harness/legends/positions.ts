/** Random positions in the middle of a battle: mixed armies at close quarters, curses, prisoners, goals, any options, any form, seats and size. */
import type { Setup } from '../../../../src/contract/setup';
import { STANDARD_FORM } from '../../../../src/games/legends/forms';
import type { Form, Side } from '../../../../src/games/legends/language';
import { OPTIONS } from '../../../../src/games/legends/names';
import { formatSquare } from '../../../../src/games/shared/square';
import { createRng, type Rng } from '../rng';
import { randomGoals } from './goals';
import { groundOf, landOf, sharedOut } from './position-ground';
import {
  armyOf,
  baseOf,
  type CurseText,
  curseOf,
  giftsOf,
  lowersAll,
  type PieceText,
  stateOf,
} from './position-pieces';
import { pick } from './random';

/** What the random positions of a run are to look like. */
export interface PositionTaste {
  /** The standard form without it. */
  readonly form?: Form;
  /** Two without it. */
  readonly seats?: number;
  /** Boards of more than 64 squares, which need the wide core. */
  readonly wide?: boolean;
  /** Kinds that should come up more often than others. */
  readonly often?: readonly number[];
  /** Curses that should be in force more often than others. */
  readonly curses?: readonly number[];
}

const TWO_SEATS = 2;
const MAX_ARMY = 30;
/** In a team: the field would be full of them. */
const MAX_TEAM_ARMY = 15;
/** One position in so many has keywords lent. */
const GIFT_EVERY = 5;
/** One position in so many has goals. */
const GOALS_EVERY = 4;

export const formOfTaste = ({ form }: PositionTaste): Form => form ?? STANDARD_FORM;

/** A piece without strength of its own to spare must not start at zero: such a position stands for no moment of a battle. */
const mayStart = (curse: CurseText | null, kinds: readonly number[]): boolean =>
  curse === null || !lowersAll(curse[0]) || !kinds.some((kind) => baseOf(kind) === 1);

/** A position of SCENARIOS.md, the same for the same generator. */
export function randomPosition(rng: Rng, taste: PositionTaste = {}): Readonly<Record<string, unknown>> {
  const { seats = TWO_SEATS, often = [], curses = [] } = taste;
  const form = formOfTaste(taste);
  const standard = form === STANDARD_FORM;
  const { terrain, shape } = groundOf(rng, { form, seats, wide: taste.wide === true });
  const land = [...landOf(terrain, shape.width)];
  rng.shuffle(land);
  const sides: readonly Side[] = rng.draw(2) === 0 ? ['good', 'evil'] : ['evil', 'good'];
  const sideOf = (army: number): Side => sides[army % 2] ?? 'good';
  const room = Math.floor(land.length / 2) - 1;
  const most = seats > TWO_SEATS ? MAX_TEAM_ARMY : Math.min(MAX_ARMY, Math.max(2, room));
  const armies = Array.from({ length: seats }, (_, army) =>
    armyOf(rng, form, { side: sideOf(army), size: 2 + rng.draw(most - 1), often }),
  );
  const squares = sharedOut(rng, land, shape, seats);
  const placed: (readonly [string, PieceText])[] = armies.flatMap((kinds, army) =>
    kinds.flatMap((kind) => {
      const square = squares(army);
      return square === undefined
        ? []
        : [[formatSquare(square, shape), stateOf(rng, kind, army, { liked: often.includes(kind) })] as const];
    }),
  );
  const curse = standard ? curseOf(rng, form, { sideOf, seats, curses }) : null;
  const fallen = armies.map((_, army) =>
    Array.from({ length: rng.draw(7) }, () => armyOf(rng, form, { side: sideOf(army), size: 2, often: [] })[0] ?? 1),
  );
  const grants = standard && rng.draw(GIFT_EVERY) === 0 ? giftsOf(rng, placed) : [];
  const option = (name: keyof typeof OPTIONS): string => pick(rng, OPTIONS[name]);
  const position = {
    ...(standard ? {} : { form: form.name }),
    terrain,
    pieces: Object.fromEntries(placed),
    ...(curse !== null && mayStart(curse, armies.flat()) ? { curse } : {}),
    fallen: Object.fromEntries(fallen.map((list, army) => [String(army), list])),
    ...(grants.length > 0 ? { grants } : {}),
    turn: rng.draw(seats),
    seats,
    options: { windows: option('windows'), lists: option('lists'), asks: option('asks') },
  };
  if (rng.draw(GOALS_EVERY) > 0) return position;
  return {
    ...position,
    goals: randomGoals(rng, { kinds: armies.flat(), height: shape.height, lands: form.ground === 'boards' }),
  };
}

/** A setup that starts from a random position. */
export function positionSetup(seed: number, taste: PositionTaste = {}): Setup {
  const position = randomPosition(createRng(seed), taste);
  const options = position['options'];
  return {
    game: 'legends',
    form: formOfTaste(taste).name,
    seats: Array.from({ length: taste.seats ?? TWO_SEATS }, () => ({ player: 'person' as const })),
    // the position's own, which a Setup repeats
    options: options as Setup['options'],
    seed,
    position,
  };
}
