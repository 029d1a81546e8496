/** The opponent: answers one question at a time from what its seat may know, and keeps nothing between questions. */
import type { Content } from '../contract/content';
import type { Outcome } from '../contract/fault';
import type { OpponentApi } from '../contract/referee';
import type { Effort, ThinkAnswer, ThinkRequest } from '../contract/search';
import type { GameName } from '../contract/setup';
import type { View } from '../contract/view';
import { ok, refuse } from '../games/shared/outcome';
import type { Clock } from './clock';
import { type CoreSearch, createCoreSearch, type SearchStart } from './core-search';
import { type CoreSize, sizeOfView } from './core-size';
import { Generator } from './generator';
import type { CoreMaker } from './instantiate';
import type { Level, Levels } from './opponent/levels';
import { remembered } from './opponent/memory';
import { type Budget, searchInSlices } from './opponent/slices';
import { CoreTrap } from './trap';

export interface OpponentGame {
  readonly content: Content;
  readonly levels: Levels;
  /** Loads one build of the core once; `core-failed`. */
  loadCore(size: CoreSize): Promise<Outcome<CoreMaker>>;
}

export type OpponentGames = Readonly<Partial<Record<GameName, OpponentGame>>>;

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

class Opponent implements OpponentApi {
  readonly #games: OpponentGames;
  readonly #clock: Clock;
  /** One search a build of a core; it begins anew with each question. */
  readonly #searches = new Map<CoreMaker, CoreSearch>();
  /** Changes with every question and every stop; a search that sees it changed ends. */
  #epoch = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(games: OpponentGames, clock: Clock) {
    this.#games = games;
    this.#clock = clock;
  }

  async ready(): Promise<Outcome<null>> {
    const [game] = Object.values(this.#games);
    if (game === undefined) return refuse('core-failed', '', 'a game to play');
    const loaded = await game.loadCore('common');
    return loaded.ok ? ok(null) : loaded;
  }

  think(request: ThinkRequest): Promise<Outcome<ThinkAnswer>> {
    const epoch = ++this.#epoch;
    // the question before this one ends within a slice, and must be done with the core first
    const answer = this.#last.then(() => this.#answer(request, () => epoch !== this.#epoch));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async stop(): Promise<void> {
    this.#epoch++;
  }

  async #answer(request: ThinkRequest, isStopped: () => boolean): Promise<Outcome<ThinkAnswer>> {
    const game = this.#games[request.setup.game];
    if (game === undefined) return refuse('bad-request', 'setup.game', 'a game of this opponent', request.setup.game);
    const level = game.levels.find(request.level, request.character, request.variant);
    if (level === null) return refuse('bad-request', 'level', game.levels.names.join(', '), request.level);
    if (level.parameters === null) return ok(lot(request));
    const make = await game.loadCore(sizeOfView(request.view));
    if (!make.ok) return make;
    try {
      return await this.#search(request, level, game, make.value, isStopped);
    } catch (error) {
      if (!(error instanceof CoreTrap)) throw error;
      this.#searches.delete(make.value);
      return refuse('core-failed', '', `a core that works (${error.message})`);
    }
  }

  /** What the seat knows, or, at a level that forgets, what it still knows. */
  #knowledge(
    { setup, view, events, seed, decision }: ThinkRequest,
    { memory }: Level,
    { content }: OpponentGame,
    search: CoreSearch,
  ): Pick<SearchStart, 'view' | 'evidence'> {
    if (memory === undefined) return { view, evidence: content.evidence?.(setup, view, events) ?? [] };
    const fits = (tried: View): boolean => {
      const choices = search.choices({ setup, view: tried, seed });
      return choices?.length === decision.choices.length && choices.every((code, at) => code === decision.choices[at]);
    };
    return { view: remembered(view, events, memory, fits), evidence: [] };
  }

  async #search(
    request: ThinkRequest,
    level: Level,
    game: OpponentGame,
    make: CoreMaker,
    isStopped: () => boolean,
  ): Promise<Outcome<ThinkAnswer>> {
    const { setup, seed, id, decision, effort } = request;
    const search = this.#searches.get(make) ?? createCoreSearch(make(), game.content);
    this.#searches.set(make, search);
    const begin = (knows: Pick<SearchStart, 'view' | 'evidence'>) =>
      search.begin({ setup, ...knows, parameters: level.parameters ?? [], seed });
    const knows = this.#knowledge(request, level, game, search);
    const begun = begin(knows);
    // what was forgotten may leave nothing that could be
    if (!begun.ok && knows.view === request.view) return begun;
    const anew = begun.ok ? begun : begin({ view: request.view });
    if (!anew.ok) return anew;
    const budget = budgetOf(effort, level.share, decision.choices.length);
    const stopped = await searchInSlices(search, budget, this.#clock, isStopped);
    const { settled: _settled, ...best } = search.best();
    if (best.visits.length === decision.choices.length) return ok({ id, ...best, stopped });
    return refuse('core-failed', '', `${decision.choices.length} choices`, best.visits.length);
  }
}

/** An opponent for these games. A repeated question at a fixed number of iterations gets the same answer. */
export const createOpponent = (games: OpponentGames, clock: Clock): OpponentApi => new Opponent(games, clock);
