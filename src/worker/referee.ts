/** The referee: holds the truth, deals out what each seat may know, and takes answers. Knows nothing of workers. */
import type { Outcome } from '../contract/fault';
import type { SeatOrders } from '../contract/orders';
import type {
  Foreseen,
  Notice,
  OpponentApi,
  RefereeApi,
  ReplayStep,
  SeatUpdate,
  StartRequest,
} from '../contract/referee';
import type { ThinkAnswer } from '../contract/search';
import type { GameName } from '../contract/setup';
import type { Viewer } from '../contract/view';
import { ok, refuse } from '../games/shared/outcome';
import type { Clock } from './clock';
import { Advice } from './referee/advice';
import { formatClear } from './referee/clear';
import { acceptsDraw, computers, opinionOf } from './referee/draw';
import { easedOf, setupNow, strongerThan } from './referee/easing';
import { effortForAdvice } from './referee/effort';
import { allEventsFor, isPerson, setupFor } from './referee/eyes';
import type { RefereeGame, RefereeGames } from './referee/games';
import { gameOfRequest, openRequested, planOfRequest } from './referee/open-match';
import { readSeatOrders } from './referee/orders';
import { questionFor } from './referee/questions';
import { replaySteps } from './referee/replay';
import { encodeSave, gameOfSaved, openSaved, parseSaved, planOfSaved } from './referee/saved';
import { MatchSession } from './referee/session';
import { takenBackTo, undoTarget } from './referee/undo';

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
  readonly #session: MatchSession;
  readonly #advice = new Advice();

  constructor(parts: RefereeParts) {
    this.#parts = parts;
    this.#session = new MatchSession(parts.clock, parts.firstVersion);
  }

  async ready(name?: GameName): Promise<Outcome<null>> {
    const { games } = this.#parts;
    if (name === undefined && games.tryCore !== undefined) return games.tryCore();
    const game = await games.load(name ?? games.names[0] ?? '');
    if (!game.ok) return game;
    // the opponents load theirs at the same time
    this.#session.computer.prepare(game.value.content.name);
    const loaded = await game.value.loadEngine(null);
    return loaded.ok ? ok(null) : loaded;
  }

  async listen(onNotice: (notice: Notice) => void): Promise<void> {
    this.#session.notices.listen(onNotice);
  }

  async connect(port: MessagePort): Promise<void> {
    this.join(this.#parts.wrapPort(port));
  }

  join(opponent: OpponentApi): void {
    this.#advice.interrupt();
    this.#session.join(opponent);
  }

  async pause(paused: boolean): Promise<void> {
    this.#session.pause(paused);
  }

  async start(request: StartRequest): Promise<Outcome<Notice>> {
    const read = (game: RefereeGame) => planOfRequest(request, game, () => this.#parts.drawSeed());
    return this.#session.open(gameOfRequest(request, this.#parts.games), read, openRequested);
  }

  async load(text: string): Promise<Outcome<Notice>> {
    const saved = parseSaved(text);
    if (!saved.ok) return saved;
    return this.#session.open(
      gameOfSaved(saved.value, this.#parts.games),
      (game) => planOfSaved(saved.value, game),
      (parts, levels) => openSaved(saved.value, parts, levels),
    );
  }

  async look(viewer: Viewer, since: number): Promise<Outcome<SeatUpdate>> {
    const session = this.#session;
    await session.told();
    const admitted = session.admit(viewer);
    if (!admitted.ok) return admitted;
    const { live, match, over } = admitted.value;
    const read = match.read((engine) => ({ view: engine.view(viewer), decision: engine.decision() }));
    if (!read.ok) return read;
    const events = allEventsFor(match, viewer);
    const from = Math.min(
      session.reading.limit(viewer),
      events.length,
      Number.isInteger(since) ? Math.max(0, since) : 0,
    );
    session.hasLooked(viewer);
    const { view, decision } = read.value;
    return ok({
      version: session.notices.last.version,
      setup: setupFor(setupNow(match), viewer, match.content),
      viewer,
      since: from,
      events: events.slice(from),
      view,
      decision: decision?.seat === viewer ? decision : null,
      canUndo: isPerson(match.setup, viewer) && undoTarget(match, viewer, over) !== null,
      canTakeBack: takenBackTo(admitted.value, viewer) !== null,
      eased: easedOf(match, live.game.levels),
      orders: match.orders.told(viewer),
    });
  }

  async choose(seat: number, version: number, index: number): Promise<Outcome<Notice>> {
    const asked = this.#session.asked(seat, version, index);
    if (!asked.ok) return asked;
    const { live } = asked.value;
    const chosen = live.match.choose(index);
    if (!chosen.ok) return chosen;
    // an answer is also an answer to another side's offer
    this.#session.offer.playedOn(seat);
    return this.#session.advance(live);
  }

  async waive(seat: number, version: number): Promise<Outcome<Notice>> {
    const session = this.#session;
    const asked = session.asked(seat, version, 0);
    if (!asked.ok) return asked;
    const { live, decision } = asked.value;
    const view = live.match.read((engine) => engine.view(seat));
    if (!view.ok) return view;
    const question = { view: view.value, decision };
    const pass = live.orderly.passOf(question);
    if (pass === null) return refuse('bad-request', '', 'a question in a fight');
    live.orderly.waive(question);
    return this.choose(seat, version, pass);
  }

  async order(seat: number | null, orders: SeatOrders): Promise<Outcome<Notice>> {
    const session = this.#session;
    const seated = session.seated();
    if (!seated.ok) return seated;
    const { match, game } = seated.value;
    if (game.orders === undefined) return refuse('bad-request', '', 'a game in which orders can be given');
    const read = readSeatOrders(orders);
    if (!read.ok) return read;
    const together = match.orders.standing ? [] : [...match.setup.seats.keys()];
    const given = (seat === null ? together : [seat]).filter((each) => match.orders.set(each, read.value));
    if (given.length === 0) return refuse('bad-request', 'seat', 'a seat whose orders count', seat);
    // the question that stands open stays: whoever gives an order has not answered yet
    return ok(session.notices.last);
  }

  async preview(seat: number, version: number, index: number): Promise<Outcome<Foreseen>> {
    const asked = this.#session.asked(seat, version, index);
    if (!asked.ok) return asked;
    const { match, preview } = asked.value.live;
    const view = match.read((engine) => engine.view(seat));
    return view.ok ? ok(preview.of(view.value, index)) : view;
  }

  async resign(seat: number): Promise<Outcome<Notice>> {
    const live = this.#session.playing(seat);
    if (!live.ok) return live;
    const resigned = live.value.match.resign(seat);
    if (!resigned.ok) return resigned;
    this.#session.offer.clear();
    return this.#session.advance(live.value);
  }

  async offerDraw(seat: number): Promise<Outcome<Notice>> {
    const session = this.#session;
    const partner = session.partner(seat);
    if (!partner.ok) return partner;
    const live = partner.value;
    const { serial, offer } = session;
    offer.add(seat);
    for (const computer of computers(live.match).filter((each) => !offer.has(each))) {
      this.#advice.interrupt();
      const accepts = acceptsDraw(await opinionOf(live, computer, session.computer));
      // while a computer thought it over, the match went on or the offer was taken back
      if (serial !== session.serial || offer.by === null) return ok(session.notices.last);
      if (accepts) offer.add(computer);
      else offer.clear();
    }
    if (!offer.isComplete(live.match)) return session.tell(live);
    const agreed = live.match.agreeDraw();
    offer.clear();
    return agreed.ok ? session.advance(live) : agreed;
  }

  async declineDraw(seat: number): Promise<Outcome<Notice>> {
    const live = this.#session.partner(seat);
    if (!live.ok) return live;
    this.#session.offer.clear();
    return this.#session.tell(live.value);
  }

  async undo(seat: number): Promise<Outcome<Notice>> {
    const session = this.#session;
    const admitted = session.admit(seat);
    if (!admitted.ok) return admitted;
    const { live, match, over } = admitted.value;
    const target = isPerson(match.setup, seat) ? undoTarget(match, seat, over) : null;
    if (target === null) return refuse('bad-request', 'seat', 'a seat that can take back its last answer', seat);
    return session.goBack(live, target);
  }

  async takeBack(seat: number): Promise<Outcome<Notice>> {
    const session = this.#session;
    const admitted = session.admit(seat);
    if (!admitted.ok) return admitted;
    const target = takenBackTo(admitted.value, seat);
    if (target === null) return refuse('bad-request', 'seat', 'a seat that may go back before the reply', seat);
    return session.goBack(admitted.value.live, target, { kind: 'takeBack', seat });
  }

  async lower(level: string): Promise<Outcome<Notice>> {
    const session = this.#session;
    const seated = session.seated();
    if (!seated.ok) return seated;
    const { match, game } = seated.value;
    const lowered = strongerThan(match, level, game.levels);
    if (session.isOver || lowered.length === 0)
      return refuse('bad-request', 'level', 'a level below that of a computer', level);
    for (const seat of lowered) match.ease({ kind: 'level', seat, level });
    return session.advance(seated.value, true);
  }

  async save(): Promise<Outcome<string>> {
    const live = this.#session.seated();
    return live.ok ? encodeSave(live.value.match) : live;
  }

  async exportRecord(): Promise<Outcome<string>> {
    const live = this.#session.seated();
    if (!live.ok) return live;
    const { match } = live.value;
    const result = match.read((engine) => engine.result());
    if (!result.ok) return result;
    return result.value === null
      ? refuse('bad-request', '', 'a match that is over')
      : ok(formatClear(match, result.value));
  }

  async replay(viewer: Viewer): Promise<Outcome<readonly ReplayStep[]>> {
    await this.#session.told();
    const admitted = this.#session.admit(viewer, true);
    return admitted.ok ? replaySteps(admitted.value.match, viewer, admitted.value.over) : admitted;
  }

  async hint(seat: number): Promise<Outcome<ThinkAnswer>> {
    await this.#session.told();
    const playing = this.#session.playing(seat);
    if (!playing.ok) return playing;
    const { match, game } = playing.value;
    const question = questionFor(match, game.levels.hint, 'hint');
    if (!question.ok) return question;
    if (question.value.decision.seat !== seat) return refuse('not-asked', 'seat', 'the seat that is asked', seat);
    const { serial } = this.#session;
    const effort = effortForAdvice(match.effort);
    const answer = await this.#advice.at(serial, () => this.#session.computer.consult({ ...question.value, effort }));
    return serial === this.#session.serial ? answer : refuse('not-asked', 'seat', 'the question as it was', seat);
  }
}

/** A referee without a match. All its methods refuse with a Fault and change nothing when they refuse. */
export const createReferee = (parts: RefereeParts): Referee => new RefereeCalls(parts);
