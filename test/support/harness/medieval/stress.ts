/** Medieval's stress opponents: single-minded players, each made from what it sees and its question alone. */
import type { Decision } from '../../../../src/contract/decision';
import type { View } from '../../../../src/contract/view';
import { STOCKADE } from '../../../../src/games/medieval/board';
import { ITEM } from '../../../../src/games/medieval/items';
import { KIND } from '../../../../src/games/medieval/units';
import { PASS, unpackChoice } from '../../../../src/games/shared/choice';
import { chebyshevDistance, manhattanDistance } from '../../../../src/games/shared/square';
import type { Question, Seated } from '../arena/player';
import type { StressBook } from '../ladder/stress';
import { createRng, type Rng } from '../rng';

const WIDTH = 15;
const STEP = 0;
const GREAT = 1000;

interface Act {
  readonly item: number;
  readonly from: number;
  readonly to: number;
}

/** How good an act is for this player; of those with the most, one is drawn. Null: never while there is another. */
type Taste = (act: Act, view: View) => number | null;

const ATTACKS: readonly number[] = [ITEM.attack, ITEM.joined, ITEM.shot, ITEM.bombAttack];
const BOMBS: readonly number[] = [ITEM.bombStep, ITEM.bombAttack];

const goalOf = ({ viewer }: View): number => STOCKADE[1 - viewer] ?? 0;
const gain = ({ from, to }: Act, view: View): number =>
  manhattanDistance(from, goalOf(view), WIDTH) - manhattanDistance(to, goalOf(view), WIDTH);
const kindOn = (square: number, { tokens }: View): number | null =>
  tokens.find((token) => token.square === square)?.kind ?? null;
const enemiesRound = (square: number, { tokens, viewer }: View): number =>
  tokens.filter(({ seat, square: at }) => seat !== viewer && chebyshevDistance(square, at, WIDTH) === 1).length;

/** At whatever stands there, and forward. */
const rusher: Taste = (act, view) => {
  if (kindOn(act.from, view) === KIND.king) return null;
  return (ATTACKS.includes(act.item) ? GREAT : 0) + gain(act, view);
};

/** The King goes for the other stockade; where he can't come nearer, the others clear the way. */
const kingRunner: Taste = (act, view) => {
  const isKing = kindOn(act.from, view) === KIND.king;
  if (isKing) return gain(act, view) > 0 ? GREAT : null;
  return (ATTACKS.includes(act.item) ? GREAT / 2 : 0) + gain(act, view);
};

/** The Alchemist goes where enemies are and leaves bombs there. */
const bomber: Taste = (act, view) => {
  const isAlchemist = kindOn(act.from, view) === KIND.alchemist;
  if (BOMBS.includes(act.item)) return enemiesRound(act.from, view) > 0 ? 2 * GREAT : null;
  if (isAlchemist) return ATTACKS.includes(act.item) ? null : GREAT + gain(act, view) + enemiesRound(act.to, view);
  return ATTACKS.includes(act.item) ? GREAT / 2 : 0;
};

/** Steps, and nothing else. */
const neverAttack: Taste = ({ item }) => (item === STEP ? 0 : null);

const TASTES: Readonly<Record<string, Taste>> = {
  rusher,
  'king-runner': kingRunner,
  bomber,
  'never-attack': neverAttack,
};

const anyOf = (indices: readonly number[], rng: Rng): number => indices[rng.draw(indices.length)] ?? 0;

class StressPlayer implements Seated {
  readonly cheats = false;
  readonly times: number[] = [];
  private readonly taste: Taste;

  constructor(taste: Taste) {
    this.taste = taste;
  }

  begin(): void {
    // each answer is made from its question alone
  }

  choose({ view, decision, seed }: Question): number {
    const rng = createRng(seed);
    return decision.kind === 'main' ? this.act(decision, view, rng) : rng.draw(decision.choices.length);
  }

  /** Of the acts it likes best, or of all where it likes none; it passes where that is asked. */
  private act({ choices }: Decision, view: View, rng: Rng): number {
    const pass = choices.indexOf(PASS);
    if (pass >= 0) return pass;
    const liked = choices.map((code) => {
      const { form, item, from, to } = unpackChoice(code);
      return this.taste({ item: form === 'move' ? STEP : item, from, to }, view);
    });
    const most = Math.max(...liked.map((like) => like ?? Number.NEGATIVE_INFINITY));
    const best = liked.flatMap((like, index) => (most === Number.NEGATIVE_INFINITY || like === most ? [index] : []));
    return anyOf(best, rng);
  }
}

export const medievalStress: StressBook = {
  names: Object.keys(TASTES),
  player: (name) => {
    const taste = TASTES[name];
    return taste === undefined ? null : new StressPlayer(taste);
  },
};
