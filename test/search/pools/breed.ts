/** A pool of arrangements bred by matches among them: those that win stay and have changed copies, no two alike. */
import type { Draw } from '../../../src/games/legends/draws';
import { shapeOfForm } from '../../../src/games/legends/forms';
import type { Form } from '../../../src/games/legends/language';
import { type Arrangement, castlePlace, changed, distance, flipped, forSeat } from './arrangement';
import type { Board } from './board';

/** Rounds of matches between players of one strength. */
export interface Stage {
  readonly rounds: number;
  readonly parameters: readonly number[];
  readonly iterations: number;
}

export interface Breeding {
  readonly form: Form;
  readonly board: Board;
  readonly draw: Draw;
  readonly stages: readonly Stage[];
  /** Arrangements of the pool in the end, and while it is bred. */
  readonly size: number;
  readonly kept: number;
  readonly young: number;
  /** Two of the pool differ on at least so many squares. */
  readonly apart: number;
  /** One that nobody has seen yet. */
  readonly fresh: () => Arrangement;
  readonly tell: (line: string) => void;
}

interface Member {
  readonly kinds: Arrangement;
  /** What it is expected to score before it has played. */
  readonly hope: number;
  score: number;
  matches: number;
}

/** How many matches a member's hope counts for. */
const HOPE_MATCHES = 6;
/** Matches of earlier rounds were against weaker ones. */
const FORGET = 0.85;
/** The most of a pool that has its castle on one square, mirror images counted together. */
const CASTLE_SHARE = 0.3;
/** Ranks on which a castle may stand in the end. */
const CASTLE_RANKS = 2;
const SEEDS = 2 ** 31;

const worth = ({ hope, score, matches }: Member): number => (hope * HOPE_MATCHES + score) / (HOPE_MATCHES + matches);

const member = (kinds: Arrangement, hope: number): Member => ({ kinds, hope, score: 0, matches: 0 });

/** Two matches, seats exchanged, each side mirrored or not. */
function playPair({ board, form, draw }: Breeding, stage: Stage, pair: readonly [Member, Member]): void {
  const laid = pair.map(({ kinds }) => (draw(2) === 0 ? kinds : flipped(kinds, form)));
  const seed = draw(SEEDS);
  for (const first of [0, 1]) {
    const [front = [], back = []] = [laid[first], laid[1 - first]];
    board.begin([forSeat(front, 0), forSeat(back, 1)], seed);
    const score = board.finish(stage.parameters, stage.iterations, seed);
    for (const [seat, one] of [pair[first], pair[1 - first]].entries()) {
      if (one === undefined) continue;
      one.score += seat === 0 ? score : 1 - score;
      one.matches++;
    }
  }
}

/** The best of them that are far enough apart, no castle square too often. */
function select({ form, apart }: Breeding, members: readonly Member[], size: number): Member[] {
  const chosen: Member[] = [];
  const castles = new Map<number, number>();
  for (const one of [...members].sort((a, b) => worth(b) - worth(a))) {
    if (chosen.length === size) break;
    const castle = castlePlace(one.kinds, form);
    const there = castles.get(castle) ?? 0;
    if (there >= Math.floor(CASTLE_SHARE * size)) continue;
    if (chosen.some((other) => distance(one.kinds, other.kinds, form) < apart)) continue;
    castles.set(castle, there + 1);
    chosen.push(one);
  }
  return chosen;
}

/** Changed copies of members that did better than another one drawn beside them. */
function litter({ draw, young }: Breeding, members: readonly Member[]): Member[] {
  return Array.from({ length: young }, () => {
    const [first, second] = [members[draw(members.length)], members[draw(members.length)]];
    if (first === undefined || second === undefined) throw new Error('nobody to have young');
    const parent = worth(first) >= worth(second) ? first : second;
    return member(changed(parent.kinds, draw), worth(parent));
  });
}

function playRound(breeding: Breeding, stage: Stage, members: readonly Member[]): void {
  const left = [...members];
  while (left.length > 1) {
    const [first] = left.splice(breeding.draw(left.length), 1);
    const [second] = left.splice(breeding.draw(left.length), 1);
    if (first !== undefined && second !== undefined) playPair(breeding, stage, [first, second]);
  }
}

/** The pool, the best first. */
export function breed(breeding: Breeding, first: readonly Arrangement[]): readonly Arrangement[] {
  const { form, kept, fresh, size, stages, tell } = breeding;
  let members = select(
    breeding,
    first.map((kinds) => member(kinds, 0.5)),
    kept,
  );
  for (const [number, stage] of stages.entries()) {
    for (let round = 0; round < stage.rounds; round++) {
      while (members.length < kept) members.push(member(fresh(), 0.5));
      const all = [...members, ...litter(breeding, members)];
      playRound(breeding, stage, all);
      members = select(breeding, all, kept);
      for (const one of members) {
        one.score *= FORGET;
        one.matches *= FORGET;
      }
      const [best] = members;
      tell(
        `stage ${number + 1} round ${round + 1}: ${members.length} kept, the best at ${best ? worth(best).toFixed(2) : '-'}`,
      );
    }
  }
  // a castle before its last two ranks wins against those who look for it there, and loses once they don't
  const back = CASTLE_RANKS * shapeOfForm(form, 2).width;
  const safe = members.filter(({ kinds }) => castlePlace(kinds, form) < back);
  return select(breeding, safe, size).map(({ kinds }) => kinds);
}
