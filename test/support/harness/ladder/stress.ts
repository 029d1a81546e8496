/** Stress opponents: single-minded players, each made from what it sees and its question alone. */
import type { Content } from '../../../../src/contract/content';
import type { Decision } from '../../../../src/contract/decision';
import type { View } from '../../../../src/contract/view';
import { PASS, unpackChoice } from '../../../../src/games/shared/choice';
import type { Question, Seated } from '../arena/player';
import { createRng, type Rng } from '../rng';

/** Tells how the board lies before a seat. */
type Boards = Pick<Content, 'plan'>;

/** How good a move is for this player; of the moves with the most, one is drawn. Null: it would rather not. */
type Taste = (move: Move, view: View, memory: Memory, boards: Boards) => number | null;

/** A way from one square to another, onto an enemy or not. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly attacks: boolean;
}

/** What such a player keeps of its own last move. */
interface Memory {
  last: Move | null;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const placeOf = (square: number, { width }: View): Place => ({ x: square % width, y: Math.floor(square / width) });

const distance = (a: Place, b: Place): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** Who sits at the far edge of the board looks down it, towards the lower ranks. */
const forward = ({ viewer, width, height }: View, { plan }: Boards): number =>
  plan({ width, height }).isTurned(viewer) ? -1 : 1;

const enemies = (view: View): readonly Place[] =>
  view.tokens.filter(({ seat }) => seat !== view.viewer).map(({ square }) => placeOf(square, view));

const isShown = (square: number, view: View): boolean => {
  const others = 255 ^ (1 << view.viewer);
  return view.tokens.some((token) => token.square === square && (token.shownTo & others) !== 0);
};

const GREAT = 1000;

/** Always forward, and at whatever stands there. */
const rush: Taste = ({ from, to, attacks }, view, _memory, boards) => {
  const gained = (placeOf(to, view).y - placeOf(from, view).y) * forward(view, boards);
  return attacks ? GREAT + gained : gained;
};

/** There and back again, far from everybody. */
const shuffle: Taste = ({ from, to, attacks }, view, { last }) => {
  if (attacks) return null;
  if (last !== null && last.from === to && last.to === from) return GREAT;
  const place = placeOf(to, view);
  return Math.min(...enemies(view).map((enemy) => distance(place, enemy)));
};

/** Whoever is still hidden stays where it is, and tells nothing. */
const keepHidden: Taste = ({ from, attacks }, view) => {
  if (isShown(from, view)) return attacks ? GREAT : GREAT - 1;
  return attacks ? null : 0;
};

const neverAttack: Taste = ({ attacks }) => (attacks ? null : 0);

const TASTES: Readonly<Record<string, Taste>> = {
  rusher: rush,
  'draw-seeker': shuffle,
  miser: keepHidden,
  'never-attack': neverAttack,
};

/** Stress opponents of a game that has its own. */
export interface StressBook {
  readonly names: readonly string[];
  /** A new one by its name; null: there is none. */
  player(name: string): Seated | null;
}

/** What the stress opponents are called. */
export const STRESS_NAMES: readonly string[] = Object.keys(TASTES);

const movesOf = ({ choices }: Decision, view: View): ReadonlyMap<number, Move> => {
  const taken = new Map(view.tokens.map(({ square, seat }) => [square, seat]));
  const moves = new Map<number, Move>();
  choices.forEach((code, index) => {
    const { form, from, to } = unpackChoice(code);
    const seat = taken.get(to);
    if (form === 'move') moves.set(index, { from, to, attacks: seat !== undefined && seat !== view.viewer });
  });
  return moves;
};

const anyOf = (indices: readonly number[], rng: Rng): number => indices[rng.draw(indices.length)] ?? 0;

class StressPlayer implements Seated {
  readonly cheats = false;
  readonly times: number[] = [];
  private readonly taste: Taste;
  private readonly memory: Memory = { last: null };
  private readonly boards: Boards;

  constructor(taste: Taste, boards: Boards) {
    this.taste = taste;
    this.boards = boards;
  }

  begin(): void {
    this.memory.last = null;
  }

  choose({ view, decision, seed }: Question): number {
    const rng = createRng(seed);
    const moves = movesOf(decision, view);
    const index = moves.size === 0 ? this.aside(decision, rng) : this.move(moves, view, rng);
    const move = moves.get(index);
    if (move !== undefined) this.memory.last = move;
    return index;
  }

  /** Where nothing can be moved: no power that need not be used, anything otherwise. */
  private aside({ choices, kind }: Decision, rng: Rng): number {
    const pass = choices.indexOf(PASS);
    return kind === 'respond' && pass >= 0 ? pass : rng.draw(choices.length);
  }

  /** Of the moves it likes best, or of all where it likes none. */
  private move(moves: ReadonlyMap<number, Move>, view: View, rng: Rng): number {
    const liked = [...moves].flatMap(([index, move]) => {
      const worth = this.taste(move, view, this.memory, this.boards);
      return worth === null ? [] : [{ index, worth }];
    });
    if (liked.length === 0) return anyOf([...moves.keys()], rng);
    const most = Math.max(...liked.map(({ worth }) => worth));
    return anyOf(
      liked.filter(({ worth }) => worth === most).map(({ index }) => index),
      rng,
    );
  }
}

/** The stress opponent of this name; null where there is none. */
export const stressPlayer = (name: string, boards: Boards): Seated | null => {
  const taste = Object.hasOwn(TASTES, name) ? TASTES[name] : undefined;
  return taste === undefined ? null : new StressPlayer(taste, boards);
};
