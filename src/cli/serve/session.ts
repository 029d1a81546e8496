/** One match that is told what to do line by line. A refused request changes nothing. */

import { choiceTexts } from '../../../test/support/harness/scenario/choices';
import { overOf } from '../../../test/support/harness/scenario/over';
import type { Engine } from '../../contract/engine';
import type { EventRow, GameEvent } from '../../contract/event';
import type { Outcome } from '../../contract/fault';
import type { OpponentApi } from '../../contract/referee';
import type { Setup } from '../../contract/setup';
import { ok, refuse, within } from '../../games/shared/outcome';
import { isObject, type JsonObject } from '../../games/shared/read-setup';
import { Offer } from '../../worker/referee/draw';
import { allEventsFor, eventCount, ONLOOKER } from '../../worker/referee/eyes';
import { Match } from '../../worker/referee/match';
import type { Game } from '../games';
import { localOpponent } from '../opponent';
import { type Request, readAs, readNumber, readView } from './request';
import { type Asker, DRAW, mayAnswer, mayPlay, mayView, resignText, toldFault } from './rights';
import { think } from './think';

type Games = Readonly<Record<string, Game>>;
type EngineChoice = keyof Game['engines'];

interface OpenMatch {
  readonly game: Game;
  readonly match: Match;
  readonly opponent: OpponentApi;
  /** Seats that want a draw, each in its own name. */
  readonly offer: Offer;
  /** How many of its rows each viewer has been told. */
  readonly told: Map<number, number>;
}

const MAX_SEED = 0xffffffff;
const NO_MATCH = 'a match: {"setup":...} or {"position":...} first';

export class Session {
  private readonly games: Games;
  private readonly engine: EngineChoice;
  private table: OpenMatch | null = null;

  constructor(games: Games, engine: EngineChoice) {
    this.games = games;
    this.engine = engine;
  }

  /** The answer to a request: the object of its line. */
  async answer({ act, json }: Request): Promise<Outcome<unknown>> {
    switch (act) {
      case 'setup':
        return this.setUp(json);
      case 'position':
        return this.setPosition(json);
      case 'choose':
        return this.play(json, () => this.choiceText(json));
      case 'resign':
        return this.play(json, ({ match }) => {
          const seat = readNumber(json, 'resign', 0, match.setup.seats.length - 1);
          return seat.ok ? ok(resignText(seat.value)) : seat;
        });
      case 'draw':
        return this.play(json, () =>
          json['draw'] === true ? ok(DRAW) : refuse('bad-request', 'draw', 'true', json['draw']),
        );
      case 'think':
        return this.asAsker(json, async ({ match, opponent, game }, asker) => {
          const may = mayAnswer(match, asker, 'think');
          return may.ok ? think(match, opponent, game.levels.standard, json['think']) : may;
        });
      case 'view':
        return this.asAsker(json, async ({ match }, asker) => {
          const viewer = readView(json, match.setup.seats.length);
          if (!viewer.ok) return viewer;
          const may = mayView(asker, viewer.value);
          return may.ok ? match.read((engine) => ({ view: engine.view(viewer.value) })) : may;
        });
      case 'quit':
        return ok(null);
    }
  }

  /** Does something at the table in the name that the request gives itself. */
  private async asAsker(
    json: JsonObject,
    use: (table: OpenMatch, asker: Asker) => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> {
    if (this.table === null) return refuse('bad-request', '', NO_MATCH);
    const asker = readAs(json, this.table.match.setup.seats.length);
    if (!asker.ok) return asker;
    const answer = await use(this.table, asker.value);
    return answer.ok ? answer : { ok: false, fault: toldFault(answer.fault, asker.value) };
  }

  private findGame(name: unknown, at: string): Outcome<Game> {
    const game = typeof name === 'string' && Object.hasOwn(this.games, name) ? this.games[name] : undefined;
    return game === undefined ? refuse('bad-setup', at, Object.keys(this.games).join(' or '), name) : ok(game);
  }

  private setUp(json: JsonObject): Outcome<unknown> {
    const setup = json['setup'];
    if (!isObject(setup)) return refuse('bad-setup', 'setup', 'an object', setup);
    const game = this.findGame(setup['game'], 'setup.game');
    if (!game.ok) return game;
    const read = game.value.content.readSetup(setup);
    return read.ok ? this.open(game.value, read.value, json, 'setup') : within(read.fault, 'setup');
  }

  /** A position without a game's name belongs to the game that is on, or to the one that can read it. */
  private setPosition(json: JsonObject): Outcome<unknown> {
    const { position } = json;
    const named = json['game'] === undefined ? this.gameOfPosition(position) : this.findGame(json['game'], 'game');
    if (!named.ok) return named;
    const { content } = named.value;
    const view = content.readPosition(position);
    if (!view.ok) return within(view.fault, 'position');
    const seed = json['seed'] === undefined ? ok(0) : readNumber(json, 'seed', 0, MAX_SEED);
    if (!seed.ok) return seed;
    const setup = content.readSetup({ game: content.name, form: view.value.form, position, seed: seed.value });
    return setup.ok ? this.open(named.value, setup.value, json, 'position') : setup;
  }

  private gameOfPosition(position: unknown): Outcome<Game> {
    if (this.table !== null) return ok(this.table.game);
    const fitting = Object.values(this.games).find(({ content }) => content.readPosition(position).ok);
    if (fitting !== undefined) return ok(fitting);
    return refuse(
      'bad-position',
      'position',
      `a position; with "game" beside it (${Object.keys(this.games).join(', ')}) the fault is told in full`,
      position,
    );
  }

  private open(game: Game, setup: Setup, json: JsonObject, at: string): Outcome<unknown> {
    const viewer = readAs(json, setup.seats.length);
    if (!viewer.ok) return viewer;
    const opened = Match.open({ content: game.content, make: game.engines[this.engine], setup, effort: {} });
    if (!opened.ok) return within(opened.fault, at);
    const match = opened.value;
    this.table = { game, match, opponent: localOpponent(game), offer: new Offer(), told: new Map() };
    return this.state(this.table, match.opening, viewer.value);
  }

  private choiceText(json: JsonObject): Outcome<string> {
    const text = json['choose'];
    if (typeof text !== 'string') return refuse('bad-request', 'choose', 'the text of a choice', text);
    return ok(text);
  }

  private async play(json: JsonObject, textOf: (table: OpenMatch) => Outcome<string>): Promise<Outcome<unknown>> {
    return this.asAsker(json, async (table, asker) => {
      const { match, offer } = table;
      const at = Object.keys(json).find((key) => key !== 'as') ?? '';
      const text = textOf(table);
      if (!text.ok) return text;
      const may = mayPlay(match, asker, text.value, at);
      if (!may.ok) return may;
      if (text.value === DRAW && asker !== null && !this.isOver(match)) {
        offer.add(asker);
        if (!offer.isComplete(match)) return this.state(table, [], asker);
      }
      const played = match.play(text.value);
      if (!played.ok) return within(played.fault, at);
      if (played.value.outside || played.value.seat === null) offer.clear();
      else offer.playedOn(played.value.seat);
      return this.state(table, played.value.rows, asker);
    });
  }

  private isOver(match: Match): boolean {
    const result = match.read((engine) => engine.result());
    return result.ok && result.value !== null;
  }

  /** `{"decision":…,"events":[…],"over":…}`, whole or as one viewer gets it. */
  private state(table: OpenMatch, rows: readonly EventRow[], asker: Asker): Outcome<unknown> {
    const { match } = table;
    return match.read((engine) => ({
      decision: this.decisionFor(match, engine, asker),
      events: asker === null ? this.tellAll(table, rows) : this.tell(table, asker),
      over: overOf(engine.result()),
    }));
  }

  /** What a viewer has not been told yet: the rows of others' choices come with the answer to its next request. */
  private tell({ match, told }: OpenMatch, viewer: number): readonly GameEvent[] {
    const all = allEventsFor(match, viewer);
    const fresh = all.slice(told.get(viewer) ?? 0);
    told.set(viewer, all.length);
    return fresh;
  }

  /** Every row with its mask, for somebody who sees to it who gets which: with that all have been told. */
  private tellAll({ match, told }: OpenMatch, rows: readonly EventRow[]): readonly object[] {
    for (const viewer of [...match.setup.seats.keys(), ONLOOKER]) told.set(viewer, eventCount(match, viewer));
    return rows.map(({ mask, event }) => ({ ...event, mask }));
  }

  /** The choices of another seat are nobody's business in a game that hides something. */
  private decisionFor(match: Match, engine: Engine, viewer: Asker): unknown {
    const decision = engine.decision();
    if (decision === null) return null;
    if (viewer === null || viewer === decision.seat || !match.content.hidden) {
      return { seat: decision.seat, kind: decision.kind, choices: choiceTexts(engine, match.content, match.shape) };
    }
    const { asked } = engine.view(viewer);
    return asked === null ? null : { seat: asked.seat, kind: asked.kind, choices: [] };
  }
}
