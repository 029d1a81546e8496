/** A copycat: it has once seen a seat win, and answers what was answered there. */
import type { Setup } from '../../../../src/contract/setup';
import { type Game, outcomeOf, type PairOutcome, playGame, type Table } from '../arena/match';
import type { Question, Seated } from '../arena/player';
import { createRng, partSeed } from '../rng';

/** Repeats a seat's answers, in their order, for as long as they are offered; then it draws lots. */
export class Copycat implements Seated {
  readonly cheats = false;
  readonly times: number[] = [];
  private readonly codes: readonly number[];
  private at = 0;
  private lost = false;

  /** `codes`: what the seat answered in the match that it won. */
  constructor(codes: readonly number[]) {
    this.codes = codes;
  }

  begin(): void {
    this.at = 0;
    this.lost = false;
  }

  choose({ decision, seed }: Question): number {
    const code = this.codes[this.at++];
    const index = this.lost || code === undefined ? -1 : decision.choices.indexOf(code);
    if (index >= 0) return index;
    this.lost = true;
    return createRng(seed).draw(decision.choices.length);
  }
}

/** Lets a player play, and keeps what it answered. */
class Watched implements Seated {
  readonly codes: number[] = [];
  private readonly player: Seated;

  constructor(player: Seated) {
    this.player = player;
  }

  get cheats(): boolean {
    return this.player.cheats;
  }

  get times(): number[] {
    return this.player.times;
  }

  begin(): void {
    this.codes.length = 0;
    this.player.begin();
  }

  choose(question: Question): number {
    const index = this.player.choose(question);
    this.codes.push(question.decision.choices[index] ?? -1);
    return index;
  }
}

/** Matches to look at until one is won: two that play well do not often draw. */
const SOURCES = 4;

/** Part numbers of a pair's seed: its sources first, then its two games. */
const FIRST_GAME = 100;

interface Won {
  readonly seat: number;
  readonly codes: readonly number[];
}

/** A match that the player at one seat won against another of its kind. */
function source({ engine, players: [, other] }: Table, model: Seated, setup: Setup, seed: number): Won {
  const first = new Watched(model);
  const second = new Watched(other);
  for (let part = 0; part < SOURCES; part++) {
    const { result } = playGame({ engine, players: [first, second] }, setup, partSeed(seed, part), 0);
    if (result !== 0.5) return { seat: result === 1 ? 0 : 1, codes: [...(result === 1 ? first : second).codes] };
  }
  return { seat: 0, codes: [...first.codes] };
}

/**
 * Two games of the copycat against the second player, from the setup and at the seat of a match that was won against it by the
 * first; the second player's seeds are others. The results are the copycat's.
 */
export function playCopied(table: Table, setup: Setup, seed: number): PairOutcome {
  const [model, other] = table.players;
  const { seat, codes } = source(table, model, setup, seed);
  const copycat = new Copycat(codes);
  const again = (game: number): Game =>
    playGame({ engine: table.engine, players: [copycat, other] }, setup, partSeed(seed, FIRST_GAME + game), seat);
  return outcomeOf(again(0), again(1));
}
