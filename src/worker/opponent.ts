/** The opponent: answers one question at a time from what its seat may know, and keeps nothing between questions. */
import type { Content } from '../contract/content';
import type { Outcome } from '../contract/fault';
import type { OpponentApi } from '../contract/referee';
import type { Effort, ThinkAnswer, ThinkRequest } from '../contract/search';
import type { GameName } from '../contract/setup';
import { type Foresight, foretell } from '../games/foresight';
import type { GamePart } from '../games/part';
import { ok, refuse } from '../games/shared/outcome';
import type { Registry } from '../games/shared/registry';
import type { Clock } from './clock';
import { type CoreSearch, createCoreSearch } from './core-search';
import { type CoreSize, sizeOfView } from './core-size';
import { Generator } from './generator';
import type { CoreMaker } from './instantiate';
import { beginAt } from './opponent/begin';
import type { Level, Levels } from './opponent/levels';
import { addAll, seedOfSearch } from './opponent/merge';
import { Partner, type PartnerApi } from './opponent/partner';
import { type Budget, searchInSlices } from './opponent/slices';
import { CoreTrap } from './trap';

export interface OpponentGame {
  readonly content: Content;
  readonly levels: Levels;
  /** What values of its search come to in play, by form. */
  readonly foresight?: GamePart['foresight'];
  /** Loads one build of the core once; `core-failed`. */
  loadCore(size: CoreSize): Promise<Outcome<CoreMaker>>;
}

export interface OpponentGames extends Registry<OpponentGame> {
  /** Loads the core that the first match most likely needs, and nothing else of its game. `core-failed`. */
  tryCore?(): Promise<Outcome<null>>;
}

/**
 * A level's share of an effort; where the effort names neither, there is no limit but a stop. One choice, or a level
 * without a share, takes a single iteration.
 */
const budgetOf = (effort: Effort, share: number, choices: number): Budget => {
  if (choices === 1 || share === 0) return { iterations: 1, milliseconds: Number.POSITIVE_INFINITY };
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = effort;
  return { iterations: Math.max(1, Math.round(iterations * share)), milliseconds: milliseconds * share };
};

/** The answer of a level that does not search. */
const lot = (request: ThinkRequest): ThinkAnswer => {
  const none = request.decision.choices.map(() => 0);
  const choice = new Generator(request.seed).draw(none.length);
  return { id: request.id, choice, value: 0.5, iterations: 0, visits: none, values: none, stopped: false };
};

/** A search that has begun, and what it may take. */
interface Run {
  readonly request: ThinkRequest;
  readonly level: Level;
  readonly foresight: Foresight | null;
  readonly search: CoreSearch;
  readonly budget: Budget;
  readonly isStopped: () => boolean;
}

/** What a search found, as it comes to in play. */
const foreseen = <B extends Pick<ThinkAnswer, 'value' | 'visits' | 'values'>>(best: B, foresight: Foresight): B => ({
  ...best,
  value: foretell(best.value, foresight),
  values: best.values.map((value, at) => (best.visits[at] === 0 ? value : foretell(value, foresight))),
});

/** Nothing was compared: there was one answer, or the policy drew it. Such a value is no opinion. */
const isUnjudged = ({ value, visits }: Pick<ThinkAnswer, 'value' | 'visits'>): boolean =>
  value === 0.5 && visits.every((seen) => seen <= 1);

/** From this many milliseconds on a partner is worth asking; what must come at once waits for nobody. */
const WORTH_ASKING = 100;

/** Where the parameter words say how many rounds a level makes at the most. */
const MOST_ROUNDS = 7;

/** A level that is held back, by its number of rounds or by its share of the time, is not made stronger by a device that has room for two. */
const isWorthAsking = ({ iterations, milliseconds }: Budget, { share, parameters }: Level): boolean =>
  share === 1 && iterations > 1 && milliseconds >= WORTH_ASKING && (parameters?.[MOST_ROUNDS] ?? 0) === 0;

/** The opponent as its worker has it: the referee's, and perhaps another one's partner, or with a partner of its own. */
export interface Opponent extends OpponentApi, PartnerApi {
  ready(game?: GameName): Promise<Outcome<null>>;
  /** Shares its questions with a second opponent from now on. */
  pair(partner: PartnerApi): void;
}

class OpponentCalls implements Opponent {
  readonly #games: OpponentGames;
  readonly #clock: Clock;
  /** One search a build of a core; it begins anew with each question. */
  readonly #searches = new Map<CoreMaker, CoreSearch>();
  /** Changes with every question and every stop; a search that sees it changed ends. */
  #epoch = 0;
  #last: Promise<unknown> = Promise.resolve();
  #partner: Partner | null = null;
  /** The game that is played; null before the first match. */
  #game: GameName | null = null;

  constructor(games: OpponentGames, clock: Clock) {
    this.#games = games;
    this.#clock = clock;
  }

  async ready(name?: GameName): Promise<Outcome<null>> {
    const games = this.#games;
    if (name !== undefined) {
      this.#game = name;
      this.#partner?.prepare(name);
    }
    if (name === undefined && games.tryCore !== undefined) return games.tryCore();
    const game = await games.load(name ?? games.names[0] ?? '');
    if (!game.ok) return game;
    const loaded = await game.value.loadCore('common');
    return loaded.ok ? ok(null) : loaded;
  }

  pair(partner: PartnerApi): void {
    this.#partner = new Partner(partner, this.#clock);
    if (this.#game !== null) this.#partner.prepare(this.#game);
  }

  think(request: ThinkRequest): Promise<Outcome<ThinkAnswer>> {
    return this.#next(
      request,
      () => ok(lot(request)),
      (run) => this.#best(run),
    );
  }

  sums(request: ThinkRequest): Promise<Outcome<readonly number[]>> {
    return this.#next<readonly number[]>(
      request,
      () => refuse('bad-request', 'level', 'a level that searches', request.level),
      async ({ search, budget, isStopped }) => {
        await searchInSlices(search, budget, this.#clock, isStopped);
        return ok(search.sums());
      },
    );
  }

  async stop(): Promise<void> {
    this.#epoch++;
    this.#partner?.stop();
  }

  /** Turns to a question as soon as the core is free. `drawn`: the answer of a level that searches nothing. */
  #next<T>(
    request: ThinkRequest,
    drawn: () => Outcome<T>,
    search: (run: Run) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const epoch = ++this.#epoch;
    this.#partner?.stop();
    // the question before this one ends within a slice, and must be done with the core first
    const answer = this.#last.then(() => this.#answer(request, () => epoch !== this.#epoch, drawn, search));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #answer<T>(
    request: ThinkRequest,
    isStopped: () => boolean,
    drawn: () => Outcome<T>,
    run: (run: Run) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const { game: name } = request.setup;
    if (!this.#games.names.includes(name)) return refuse('bad-request', 'setup.game', 'a game of this opponent', name);
    const found = await this.#games.load(name);
    if (!found.ok) return found;
    const game = found.value;
    const level = game.levels.find(request.level, request.character, request.variant);
    if (level === null) return refuse('bad-request', 'level', game.levels.names.join(', '), request.level);
    if (level.parameters === null) return drawn();
    const make = await game.loadCore(sizeOfView(game.content, request.view));
    if (!make.ok) return make;
    try {
      const search = this.#searches.get(make.value) ?? createCoreSearch(make.value(), game.content);
      this.#searches.set(make.value, search);
      const begun = beginAt(search, game.content, request, level);
      if (!begun.ok) return begun;
      const budget = budgetOf(request.effort, level.share, request.decision.choices.length);
      const foresight = game.foresight?.(request.setup.form) ?? null;
      return await run({ request, level, foresight, search, budget, isStopped });
    } catch (error) {
      if (!(error instanceof CoreTrap)) throw error;
      this.#searches.delete(make.value);
      return refuse('core-failed', '', `a core that works (${error.message})`);
    }
  }

  /** The answer of the search, and of the partner's where there is one. */
  async #best({ request, level, foresight, search, budget, isStopped }: Run): Promise<Outcome<ThinkAnswer>> {
    const { id, decision, seed } = request;
    const partner = this.#partner?.isLost === false && isWorthAsking(budget, level) ? this.#partner : null;
    const found = partner?.ask({ ...request, seed: seedOfSearch(seed, 1) });
    const stopped = await searchInSlices(search, budget, this.#clock, isStopped);
    const sums = found === undefined ? null : await found();
    const added = addAll(search, sums === null ? [] : [sums]);
    if (!added.ok) return added;
    const { settled: _settled, ...best } = search.best();
    if (best.visits.length === decision.choices.length) {
      const iterations = isUnjudged(best) ? 0 : best.iterations;
      return ok({ id, ...(foresight === null ? best : foreseen(best, foresight)), iterations, stopped });
    }
    return refuse('core-failed', '', `${decision.choices.length} choices`, best.visits.length);
  }
}

/** An opponent for these games. A repeated question at a fixed number of iterations gets the same answer. */
export const createOpponent = (games: OpponentGames, clock: Clock): Opponent => new OpponentCalls(games, clock);
