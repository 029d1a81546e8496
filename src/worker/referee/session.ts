/** The state around a match: who has looked, what was told, who is asked. The referee's calls are made of these steps. */

import type { Decision } from '../../contract/decision';
import type { Fault, Outcome } from '../../contract/fault';
import type { Notice, OpponentApi } from '../../contract/referee';
import type { Viewer } from '../../contract/view';
import { ok, refuse } from '../../games/shared/outcome';
import type { Clock } from '../clock';
import type { Levels } from '../opponent/levels';
import { Computer } from './computer';
import { ConstantDelay, DELAY, ORDERED_DELAY } from './constant-delay';
import { computers, Offer, partners } from './draw';
import type { Ease } from './ease';
import { levelNow } from './easing';
import { isComputer, isPerson, ONLOOKER, TRUTH } from './eyes';
import type { RefereeGame } from './games';
import type { LiveMatch } from './live-match';
import type { Match, MatchParts, MatchPlan } from './match';
import { Notices, newsOf, standingOf } from './notices';
import { Orderly } from './orderly';
import { Preview } from './preview';
import { questionFor } from './questions';
import { Reading } from './reading';
import { Scratch } from './scratch';

/** A viewer who may look, and whether the match is over. */
export interface Admitted {
  readonly live: LiveMatch;
  readonly match: Match;
  readonly over: boolean;
}

export class MatchSession {
  readonly notices: Notices;
  readonly computer: Computer;
  readonly offer = new Offer();
  readonly reading = new Reading();
  readonly #clock: Clock;
  readonly #delay: ConstantDelay;
  #live: LiveMatch | null = null;
  #fault: Fault | null = null;
  #paused = false;
  /** Counts changes of the state, hidden ones too; never leaves the referee. */
  #serial = 0;
  /** How often a match was to be opened, and the last of these calls that could be followed so far. */
  #calls = 0;
  #load = 0;
  /** The change after which each seat last looked: an answer must be to a question that its seat has seen. */
  readonly #looked = new Map<Viewer, number>();

  constructor(clock: Clock, firstVersion: number) {
    this.notices = new Notices(firstVersion);
    this.#clock = clock;
    this.#delay = new ConstantDelay(clock, () => this.#tellOn());
    this.computer = new Computer({
      clock,
      onChoice: (seat, choice, value) => this.#computerChose(seat, choice, value),
      onFault: (fault) => this.#report(fault),
    });
  }

  /** Differs after every change of the state. */
  get serial(): number {
    return this.#serial;
  }

  get isOver(): boolean {
    return this.notices.last.result !== null;
  }

  join(opponent: OpponentApi): void {
    this.computer.join(opponent);
  }

  pause(paused: boolean): void {
    if (this.#paused === paused) return;
    this.#paused = paused;
    if (paused) {
      this.computer.cancel();
      this.#delay.release();
    } else if (this.#live !== null) this.#poke(this.#live);
  }

  /** Reads what is to be played, loads what that needs and opens the match; only then does the match before it end. */
  async open(
    found: Promise<Outcome<RefereeGame>>,
    read: (game: RefereeGame) => Outcome<MatchPlan>,
    open: (parts: MatchParts, levels: Levels) => Outcome<Match>,
  ): Promise<Outcome<Notice>> {
    const load = ++this.#calls;
    const game = await found;
    if (!game.ok) return game;
    const plan = read(game.value);
    if (!plan.ok) return plan;
    if (load < this.#load) return refuse('bad-request', '', 'one match at a time');
    this.#load = load;
    this.computer.prepare(game.value.content.name);
    const make = await game.value.loadEngine(plan.value.setup);
    if (!make.ok) return make;
    if (load !== this.#load) return refuse('bad-request', '', 'one match at a time');
    const opened = open({ ...plan.value, content: game.value.content, make: make.value }, game.value.levels);
    if (!opened.ok) return opened;
    const match = opened.value;
    this.#delay.release();
    this.computer.cancel();
    this.offer.clear();
    this.reading.reset();
    this.#looked.clear();
    const scratch = new Scratch(match);
    const preview = new Preview(match.content, scratch);
    const orderly = new Orderly(match, game.value.orders ?? null, scratch);
    this.#live = { match, game: game.value, preview, orderly, values: new Map() };
    return this.advance(this.#live, true);
  }

  /** After every change of the state: tells it, soon or at once, and turns to whoever is asked now. */
  async advance(live: LiveMatch, anew = false): Promise<Outcome<Notice>> {
    // the time runs from here on, however long orders take
    const from = this.#clock.now();
    this.#serial += 1 + live.orderly.obey();
    this.#fault = null;
    if (!anew && this.#mayBeUnseen(live.match)) {
      const unseen = this.#isUnseen(live.match);
      if (unseen) this.#poke(live);
      return this.#delay.hold(unseen, from, live.match.orders.standing ? ORDERED_DELAY : DELAY);
    }
    const told = this.tell(live, anew);
    this.#delay.release();
    if (told.ok) this.#poke(live);
    return told;
  }

  /** Back to the first lines of the record, where there are so many; `ease` is written behind them. */
  async goBack(live: LiveMatch, lines: number, ease: Ease | null = null): Promise<Outcome<Notice>> {
    const { match } = live;
    const rewound = match.rewind(lines);
    if (!rewound.ok) return rewound;
    if (ease !== null) match.ease(ease);
    this.reading.cut(match, [...match.setup.seats.keys(), ONLOOKER]);
    this.offer.clear();
    live.values.clear();
    live.orderly.forget();
    return this.advance(live, true);
  }

  /** Tells what was held back. */
  #tellOn(): Outcome<Notice> {
    const seated = this.seated();
    if (!seated.ok) return seated;
    const told = this.tell(seated.value);
    if (told.ok && !this.#isUnseen(seated.value.match)) this.#poke(seated.value);
    return told;
  }

  /** After the choice made last a computer, or standing orders, may be asked unseen: in the open part of a game with secrets. */
  #mayBeUnseen(match: Match): boolean {
    const last = match.entries.at(-1);
    const asksUnseen = computers(match).length > 0 || match.orders.standing;
    if (last === undefined || last.outside || !match.content.hidden || !asksUnseen) return false;
    const open = match.read((engine) => engine.decision()?.kind ?? null);
    // while armies are laid out and exchanged everybody knows who is asked; what the last exchange leads to is in play
    return open.ok && open.value !== 'place' && open.value !== 'swap';
  }

  /** Is a computer asked of which nobody else knows? */
  #isUnseen(match: Match): boolean {
    if (this.#paused) return false;
    const unseen = match.read((engine) => {
      const seat = engine.decision()?.seat ?? null;
      return isComputer(match.setup, seat) && engine.view(ONLOOKER).asked?.seat === null;
    });
    return unseen.ok && unseen.value;
  }

  /** Resolves when everything is told: who looks before that would see how far unseen answers have come. */
  told(): Promise<void> {
    return this.#delay.told();
  }

  /** Tells what there is to tell; `anew`: in any case. */
  tell(live: LiveMatch, anew = false): Outcome<Notice> {
    const standing = standingOf(live.match);
    if (!standing.ok) return standing;
    const news = newsOf(live.match, standing.value, this.offer, this.#fault);
    return ok(this.notices.tell(live.match, news, anew));
  }

  /** This viewer has seen the state as it is. */
  hasLooked(viewer: Viewer): void {
    this.reading.done(viewer);
    this.#looked.set(viewer, this.#serial);
  }

  seated(): Outcome<LiveMatch> {
    return this.#live === null ? refuse('bad-request', '', 'a match') : ok(this.#live);
  }

  /** The live, if a person sits there and the match goes on. */
  playing(seat: number): Outcome<LiveMatch> {
    const seated = this.seated();
    if (!seated.ok) return seated;
    if (!isPerson(seated.value.match.setup, seat)) return refuse('not-asked', 'seat', 'the seat of a person', seat);
    return this.isOver ? refuse('not-asked', '', 'a match that goes on') : seated;
  }

  /** The same for what concerns a draw: who has resigned has no say in it. */
  partner(seat: number): Outcome<LiveMatch> {
    const playing = this.playing(seat);
    if (!playing.ok || partners(playing.value.match).includes(seat)) return playing;
    return refuse('not-asked', 'seat', 'a seat that has not resigned', seat);
  }

  /** The question, if this answer to it is in time and allowed. */
  asked(seat: number, version: number, index: number): Outcome<{ live: LiveMatch; decision: Decision }> {
    const playing = this.playing(seat);
    if (!playing.ok) return playing;
    if (version !== this.notices.last.version || this.#looked.get(seat) !== this.#serial) {
      return refuse('not-asked', 'version', 'an answer to the question as it stands', version);
    }
    const decision = playing.value.match.read((engine) => engine.decision());
    if (!decision.ok) return decision;
    if (decision.value?.seat !== seat) return refuse('not-asked', 'seat', 'the seat that is asked', seat);
    const { choices } = decision.value;
    return Number.isInteger(index) && choices[index] !== undefined
      ? ok({ live: playing.value, decision: decision.value })
      : refuse('illegal-choice', 'index', `0 to ${choices.length - 1}`, index);
  }

  /** Who may look through whose eyes: persons and onlookers always, all seats after the end; the truth only in a replay. */
  admit(viewer: Viewer, replay = false): Outcome<Admitted> {
    const seated = this.seated();
    if (!seated.ok) return seated;
    const { match } = seated.value;
    const own = isPerson(match.setup, viewer) || (viewer === ONLOOKER && !replay);
    const later = match.setup.seats[viewer] !== undefined || viewer === ONLOOKER || (viewer === TRUTH && replay);
    return own || (this.isOver && later)
      ? ok({ live: seated.value, match, over: this.isOver })
      : refuse('bad-request', 'viewer', this.isOver ? 'a viewer of this match' : 'the seat of a person', viewer);
  }

  /** Asks the opponent when a computer's seat is asked. */
  #poke(live: LiveMatch): void {
    const { match, game } = live;
    const decision = match.read((engine) => engine.decision());
    const seat = decision.ok ? (decision.value?.seat ?? null) : null;
    if (this.#paused || !isComputer(match.setup, seat)) {
      this.computer.cancel();
      return;
    }
    const question = questionFor(match, levelNow(match, seat, game.levels), 'think', this.#delay.left);
    if (question.ok) this.computer.ask(question.value);
    else this.#report(question.fault);
  }

  #computerChose(seat: number, choice: number, value: number | null): void {
    const live = this.#live;
    if (live === null) return;
    const chosen = live.match.choose(choice);
    if (!chosen.ok) {
      this.#report(chosen.fault);
      return;
    }
    if (value !== null) live.values.set(seat, value);
    this.offer.playedOn(seat);
    void this.advance(live);
  }

  #report(fault: Fault): void {
    this.#fault = fault;
    if (this.#live !== null) this.tell(this.#live);
  }
}
