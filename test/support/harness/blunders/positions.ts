/** Positions of self-play: matches of mixed levels at low effort, and of each some questions at which something absurd could be answered. */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import { createCoreSearch } from '../../../../src/worker/core-search';
import { playGame } from '../arena/match';
import { Player, type Question, type Seated } from '../arena/player';
import { freshSetup } from '../ladder/play';
import type { Casting } from '../ladder/players';
import { createRng, partSeed } from '../rng';
import { type BlunderBook, type BlunderKind, temptations } from './kinds';

export interface Found {
  readonly setup: Setup;
  /** Everything answered before, by index. */
  readonly played: readonly number[];
  readonly question: Question;
  readonly tempting: ReadonlyMap<BlunderKind, readonly number[]>;
}

export interface SelfPlay {
  readonly found: readonly Found[];
  /** All questions with more than one answer. */
  readonly looked: number;
}

/** What matches are made of. */
export interface Source extends Casting {
  readonly book: BlunderBook;
  readonly engine: Engine;
  readonly open?: ((setup: Setup) => Setup) | undefined;
  readonly seed: number;
}

/** So little that the strong levels, too, get into what they would avoid. */
const LOW_EFFORT = 60;
const SEATS = 2;

/** What a seat was asked, and after how many answers. */
interface Note {
  readonly at: number;
  readonly question: Question;
}

/** Plays as somebody else does, and keeps what it was asked. */
function witness(player: Seated, played: number[], notes: Note[]): Seated {
  return {
    cheats: false,
    times: player.times,
    begin: () => player.begin(),
    choose: (question) => {
      const { events, asked = [] } = question;
      const choice = player.choose(question);
      // both lists grow as the match goes on
      notes.push({ at: played.length, question: { ...question, events: [...events], asked: [...asked] } });
      played.push(choice);
      return choice;
    },
  };
}

function lowPlayer({ content, levels, core }: Casting, name: string): Player {
  const level = levels.find(name, undefined, undefined);
  if (level === null) throw new Error(`no level ${name}`);
  const search = createCoreSearch(core(), content as Content);
  return new Player({ content, level: { ...level, share: 1 }, search, budget: { iterations: LOW_EFFORT } });
}

/** Matches by number: each depends on nothing but the seed and its number. */
export function selfPlay(source: Source): (match: number) => SelfPlay {
  const { levels, book, engine, seed } = source;
  // twice: nobody plays against itself on one instance
  const seats = Array.from({ length: SEATS }, () => levels.names.map((name) => lowPlayer(source, name)));
  return (match) => {
    const rng = createRng(partSeed(seed, match));
    const setup = freshSetup(source, match, partSeed(seed, match));
    const played: number[] = [];
    const notes: Note[] = [];
    const players = seats.map((all) => {
      const player = all[rng.draw(all.length)];
      if (player === undefined) throw new Error('a game without levels');
      return witness(player, played, notes);
    });
    const [first, second] = players;
    if (first === undefined || second === undefined) throw new Error('a match for two');
    playGame({ engine, players: [first, second] }, setup, rng.next(), 0);
    const open = notes.filter(({ question }) => question.decision.choices.length > 1);
    const found = open.flatMap(({ at, question }) => {
      const tempting = temptations(book, question);
      return tempting.size === 0 ? [] : [{ setup, played: played.slice(0, at), question, tempting }];
    });
    return { found, looked: open.length };
  };
}

/**
 * At most so many of a match's positions, one of each stretch of it: that whose rarest kind has come up least so far, so that
 * rare kinds are looked at as well as those that nearly every position has.
 */
export function spread(found: readonly Found[], most: number, counts: ReadonlyMap<string, number>): readonly Found[] {
  const size = found.length / Math.min(most, Math.max(1, found.length));
  const rarity = ({ tempting }: Found): number =>
    Math.min(...[...tempting.keys()].map(({ name }) => counts.get(name) ?? 0));
  const stretches = Array.from({ length: Math.min(most, found.length) }, (_, n) =>
    found.slice(Math.floor(n * size), Math.floor((n + 1) * size)),
  );
  return stretches.flatMap((stretch) => {
    const least = Math.min(...stretch.map(rarity));
    const rare = stretch.filter((one) => rarity(one) === least);
    return rare[Math.floor(rare.length / 2)] ?? [];
  });
}
