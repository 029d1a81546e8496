/** The referee: holds the truth, deals out what each seat may know, and takes answers. Knows nothing of workers. */
import type { GameEvent } from '../contract/event';
import type { Outcome } from '../contract/fault';
import type { Notice, OpponentApi, RefereeApi, ReplayStep, SeatUpdate, StartRequest } from '../contract/referee';
import type { ThinkAnswer } from '../contract/search';
import type { GameName } from '../contract/setup';
import type { Viewer } from '../contract/view';
import { ok, refuse } from '../games/shared/outcome';
import type { Clock } from './clock';
import { Advice } from './referee/advice';
import { formatClear } from './referee/clear';
import { Desk } from './referee/desk';
import { acceptsDraw, computers, opinionOf } from './referee/draw';
import { effortForAdvice } from './referee/effort';
import { allEventsFor, isPerson, ONLOOKER, setupFor } from './referee/eyes';
import type { RefereeGame, RefereeGames } from './referee/games';
import { gameOfRequest, openRequested, planOfRequest } from './referee/open-match';
import { questionFor } from './referee/questions';
import { replaySteps } from './referee/replay';
import { encodeSave, gameOfSaved, openSaved, parseSaved, planOfSaved } from './referee/saved';
import { undoTarget } from './referee/undo';

export interface RefereeParts {
  readonly games: RefereeGames;
  readonly clock: Clock;
  /** A u32 for matches that name no seed. */
  drawSeed(): number;
  /** Makes a port that `connect` was given into the opponent behind it. */
  wrapPort(port: MessagePort): OpponentApi;
  /** Notices are numbered from behind this; a restarted referee must not begin below its forerunner. */
  readonly firstVersion: number;
}

/** A referee that runs in the same thread as its opponent can also be joined to it directly. */
export interface Referee extends RefereeApi {
  join(opponent: OpponentApi): void;
}

class RefereeCalls implements Referee {
  readonly #parts: RefereeParts;
  readonly #desk: Desk;
  readonly #advice = new Advice();

  constructor(parts: RefereeParts) {
    this.#parts = parts;
    this.#desk = new Desk(parts.clock, parts.firstVersion);
  }

  async ready(name?: GameName): Promise<Outcome<null>> {
    const { games } = this.#parts;
    if (name === undefined && games.tryCore !== undefined) return games.tryCore();
    const game = await games.load(name ?? games.names[0] ?? '');
    if (!game.ok) return game;
    const loaded = await game.value.loadEngine(null);
    return loaded.ok ? ok(null) : loaded;
  }

  async listen(onNotice: (notice: Notice) => void): Promise<void> {
    this.#desk.notices.listen(onNotice);
  }

  async connect(port: MessagePort): Promise<void> {
    this.join(this.#parts.wrapPort(port));
  }

  join(opponent: OpponentApi): void {
    this.#advice.interrupt();
    this.#desk.join(opponent);
  }

  async pause(paused: boolean): Promise<void> {
    this.#desk.pause(paused);
  }

  async start(request: StartRequest): Promise<Outcome<Notice>> {
    const read = (game: RefereeGame) => planOfRequest(request, game, () => this.#parts.drawSeed());
    return this.#desk.open(gameOfRequest(request, this.#parts.games), read, openRequested);
  }

  async load(text: string): Promise<Outcome<Notice>> {
    const saved = parseSaved(text);
    if (!saved.ok) return saved;
    return this.#desk.open(
      gameOfSaved(saved.value, this.#parts.games),
      (game) => planOfSaved(saved.value, game),
      (parts) => openSaved(saved.value, parts),
    );
  }

  async look(viewer: Viewer, since: number): Promise<Outcome<SeatUpdate>> {
    const desk = this.#desk;
    await desk.told();
    const admitted = desk.admit(viewer);
    if (!admitted.ok) return admitted;
    const { match, over } = admitted.value;
    const read = match.read((engine) => ({ view: engine.view(viewer), decision: engine.decision() }));
    if (!read.ok) return read;
    const events = allEventsFor(match, viewer);
    const from = Math.min(desk.reading.limit(viewer), events.length, Number.isInteger(since) ? Math.max(0, since) : 0);
    desk.hasLooked(viewer);
    const { view, decision } = read.value;
    return ok({
      version: desk.notices.last.version,
      setup: setupFor(match.setup, viewer, match.content),
      viewer,
      since: from,
      events: events.slice(from),
      view,
      decision: decision?.seat === viewer ? decision : null,
      canUndo: isPerson(match.setup, viewer) && undoTarget(match, viewer, over) !== null,
    });
  }

  async choose(seat: number, version: number, index: number): Promise<Outcome<Notice>> {
    const asked = this.#desk.asked(seat, version, index);
    if (!asked.ok) return asked;
    const { table } = asked.value;
    const chosen = table.match.choose(index);
    if (!chosen.ok) return chosen;
    // an answer is also an answer to the other side's offer
    if (this.#desk.offer.by !== seat) this.#desk.offer.clear();
    return this.#desk.advance(table);
  }

  async preview(seat: number, version: number, index: number): Promise<Outcome<readonly GameEvent[]>> {
    const asked = this.#desk.asked(seat, version, index);
    if (!asked.ok) return asked;
    const { match, preview } = asked.value.table;
    const view = match.read((engine) => engine.view(seat));
    return view.ok ? ok(preview.of(view.value, index)) : view;
  }

  async resign(seat: number): Promise<Outcome<Notice>> {
    const table = this.#desk.playing(seat);
    if (!table.ok) return table;
    const resigned = table.value.match.resign(seat);
    if (!resigned.ok) return resigned;
    this.#desk.offer.clear();
    return this.#desk.advance(table.value);
  }

  async offerDraw(seat: number): Promise<Outcome<Notice>> {
    const desk = this.#desk;
    const playing = desk.playing(seat);
    if (!playing.ok) return playing;
    const table = playing.value;
    const { serial, offer } = desk;
    offer.add(seat);
    for (const computer of computers(table.match)) {
      this.#advice.interrupt();
      const accepts = acceptsDraw(await opinionOf(table, computer, desk.computer));
      // while a computer thought it over, the match went on or the offer was taken back
      if (serial !== desk.serial || offer.by === null) return ok(desk.notices.last);
      if (accepts) offer.add(computer);
      else offer.clear();
    }
    if (!offer.isComplete(table.match)) return desk.tell(table);
    const agreed = table.match.agreeDraw();
    offer.clear();
    return agreed.ok ? desk.advance(table) : agreed;
  }

  async declineDraw(seat: number): Promise<Outcome<Notice>> {
    const table = this.#desk.playing(seat);
    if (!table.ok) return table;
    this.#desk.offer.clear();
    return this.#desk.tell(table.value);
  }

  async undo(seat: number): Promise<Outcome<Notice>> {
    const desk = this.#desk;
    const admitted = desk.admit(seat);
    if (!admitted.ok) return admitted;
    const { table, match, over } = admitted.value;
    const target = isPerson(match.setup, seat) ? undoTarget(match, seat, over) : null;
    if (target === null) return refuse('bad-request', 'seat', 'a seat that can take back its last answer', seat);
    const rewound = match.rewind(target);
    if (!rewound.ok) return rewound;
    desk.reading.cut(match, [...match.setup.seats.keys(), ONLOOKER]);
    desk.offer.clear();
    table.values.clear();
    return desk.advance(table, true);
  }

  async save(): Promise<Outcome<string>> {
    const table = this.#desk.seated();
    return table.ok ? encodeSave(table.value.match) : table;
  }

  async exportRecord(): Promise<Outcome<string>> {
    const table = this.#desk.seated();
    if (!table.ok) return table;
    const { match } = table.value;
    const result = match.read((engine) => engine.result());
    if (!result.ok) return result;
    return result.value === null
      ? refuse('bad-request', '', 'a match that is over')
      : ok(formatClear(match, result.value));
  }

  async replay(viewer: Viewer): Promise<Outcome<readonly ReplayStep[]>> {
    await this.#desk.told();
    const admitted = this.#desk.admit(viewer, true);
    return admitted.ok ? replaySteps(admitted.value.match, viewer, admitted.value.over) : admitted;
  }

  async hint(seat: number): Promise<Outcome<ThinkAnswer>> {
    await this.#desk.told();
    const playing = this.#desk.playing(seat);
    if (!playing.ok) return playing;
    const { match, game } = playing.value;
    const question = questionFor(match, game.levels.hint, 'hint');
    if (!question.ok) return question;
    if (question.value.decision.seat !== seat) return refuse('not-asked', 'seat', 'the seat that is asked', seat);
    const { serial } = this.#desk;
    const effort = effortForAdvice(match.effort);
    const answer = await this.#advice.at(serial, () => this.#desk.computer.consult({ ...question.value, effort }));
    return serial === this.#desk.serial ? answer : refuse('not-asked', 'seat', 'the question as it was', seat);
  }
}

/** A referee without a match. All its methods refuse with a Fault and change nothing when they refuse. */
export const createReferee = (parts: RefereeParts): Referee => new RefereeCalls(parts);
