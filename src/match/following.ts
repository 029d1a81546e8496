/** Follows the referee's notices: each one becomes the next state, a passage for the picture, and a save. */
import type { Outcome } from '../contract/fault';
import type { Notice, RefereeApi, SeatUpdate } from '../contract/referee';
import type { Viewer } from '../contract/view';
import { ok } from '../games/shared/outcome';
import type { Registry } from '../games/shared/registry';
import { sameSide } from '../games/shared/sides';
import type { GameWords } from './face';
import { leaveState, leaveTime, restTime } from './leave';
import { type Clock, createPace, type Pace } from './pace';
import type { Passages } from './passages';
import { isHandedOver, ONLOOKER, personsOf, sinceFor, stateFrom, takesBack, viewerFor } from './reduce-state';
import type { Saves } from './saves';
import type { Store } from './store';
import type { MatchState, Note, Speed } from './types';
import { heldState, type WindowTimes } from './windows';

export interface FollowingPorts {
  readonly referee: Pick<RefereeApi, 'look' | 'listen'>;
  readonly games: Pick<Registry<GameWords>, 'load' | 'find'>;
  readonly state: Store<MatchState | null>;
  readonly passages: Pick<Passages, 'push' | 'skip' | 'settled' | 'watched'>;
  readonly saves: Pick<Saves, 'keep'>;
  readonly tell: (note: Note) => void;
  readonly clock: Clock;
}

export interface Following {
  /** Takes up a notice; one that is not newer than the last is known already. */
  heard(notice: Notice): void;
  /** The same for a notice that takes something back: what is held for its time is gone, and nobody waits for it. */
  wentBack(notice: Notice): void;
  /** Looks again, after an answer that came too late. */
  refresh(): void;
  /** Replaces the match by what `begin` makes; a refusal leaves everything as it is. */
  replace(begin: () => Promise<Outcome<Notice>>): Promise<Outcome<null>>;
  openCurtain(): void;
  /** How fast the screen goes; windows stand open accordingly. */
  tempo(speed: Speed): void;
}

/** The later of two notices of one match. */
const newer = (a: Notice | null, b: Notice): Notice => (a !== null && a.version > b.version ? a : b);

const isSame = (sides: readonly number[], a: Viewer, b: Viewer): boolean => a === b || sameSide(sides, a, b);

/** What is looked at, less what the players of the match remember by themselves. */
const remembered = (update: SeatUpdate, { asRemembered }: Pick<GameWords, 'asRemembered'>): SeatUpdate =>
  asRemembered === undefined ? update : { ...update, view: asRemembered(update.view, update.setup) };

/** A match that begins or is taken up, and the eyes of whoever is handed the screen, start from nothing. */
const SILENT = { rewound: true, handed: false } as const;

class Follower implements Following {
  readonly #ports: FollowingPorts;
  readonly #pace: Pace;
  #speed: Speed = 'normal';
  #latest: Notice | null = null;
  /** Version of the last notice that was worked in. */
  #taken = -1;
  /** Look again though no notice has come; `anew`: at another match. */
  #again = false;
  #anew = false;
  /** Version of what is held back for the time of its windows; null: nothing is. */
  #holding: number | null = null;
  /** One look at a time, or an older answer could come last. */
  #running: Promise<void> | null = null;
  /** While a match is being replaced, a notice may belong to either. */
  #gated = false;
  /** Rises with every match: what was asked about an earlier one is dropped. */
  #epoch = 0;
  #listening: Promise<void> | null = null;
  /** Who has the screen in a match that is handed over, and the ply at which it was handed; null: behind the curtain. */
  #eyes: { readonly viewer: Viewer; readonly ply: number } | null = null;
  /** Who has just opened the curtain. */
  #opened: Viewer | null = null;
  /** What each side saw last. */
  readonly #seen = new Map<number, MatchState>();

  constructor(ports: FollowingPorts) {
    this.#ports = ports;
    this.#pace = createPace(ports.clock);
  }

  heard(notice: Notice): void {
    if (!this.#gated && this.#latest !== null && notice.version <= this.#latest.version) return;
    this.#latest = notice;
    void this.#pump();
  }

  wentBack(notice: Notice): void {
    if (this.#holding !== null && this.#holding < notice.version) {
      this.#holding = null;
      this.#pace.release();
    }
    this.heard(notice);
  }

  refresh(): void {
    this.#again = true;
    void this.#pump();
  }

  async replace(begin: () => Promise<Outcome<Notice>>): Promise<Outcome<null>> {
    // listened to from the first match on, so that the page can stand before the referee is loaded
    this.#listening ??= this.#ports.referee
      .listen((notice) => this.heard(notice))
      .catch((error: unknown) => {
        this.#listening = null;
        throw error;
      });
    await this.#listening;
    const earlier = this.#latest;
    this.#gated = true;
    this.#latest = null;
    const begun = await begin();
    this.#gated = false;
    if (begun.ok) {
      this.#latest = newer(this.#latest, begun.value);
      this.#epoch += 1;
      this.#anew = true;
      // nobody sees out a match that has ended
      this.#ports.passages.skip();
    }
    this.#latest ??= earlier;
    await this.#pump();
    return begun.ok ? { ok: true, value: null } : begun;
  }

  openCurtain(): void {
    const curtain = this.#ports.state.get()?.curtain ?? null;
    if (curtain === null) return;
    this.#opened = curtain;
    this.#again = true;
    void this.#pump();
  }

  tempo(speed: Speed): void {
    this.#speed = speed;
  }

  #pump(): Promise<void> {
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<void> {
    // the caller keeps this promise before anything happens
    await null;
    for (let notice = this.#due(); notice !== null; notice = this.#due()) {
      const before = this.#anew ? null : this.#ports.state.get();
      const told = notice.version === this.#taken;
      this.#taken = notice.version;
      this.#anew = false;
      this.#again = false;
      if (notice.fault !== null && !told) this.#ports.tell({ kind: 'fault', fault: notice.fault });
      if (before === null) await this.#takeFirst(notice);
      else await this.#take(notice, before);
    }
    this.#running = null;
  }

  /** The notice to work in next; null: nothing is to be done now. */
  #due(): Notice | null {
    const notice = this.#latest;
    if (this.#gated || notice === null) return null;
    return this.#anew || this.#again || notice.version > this.#taken ? notice : null;
  }

  /** Another match: who sits at this screen is read from its setup. */
  async #takeFirst(notice: Notice): Promise<void> {
    this.#seen.clear();
    this.#eyes = null;
    this.#opened = null;
    const open = await this.#look(ONLOOKER, 0);
    if (open === null) return;
    const { update, words } = open;
    const persons = personsOf(update.setup.seats);
    const viewer = notice.person ?? persons[0] ?? ONLOOKER;
    if (isHandedOver(update.setup, words.content) && notice.result === null) {
      this.#drawCurtain(stateFrom(update, notice, null, words, { ...SILENT, tenure: null }), viewer);
      return;
    }
    const own = viewer === ONLOOKER ? open : await this.#look(viewer, 0);
    if (own === null) return;
    const next = stateFrom(own.update, notice, null, words, { ...SILENT, tenure: null });
    this.#show(next, null, true);
  }

  /** The same match, one notice or one look later. */
  async #take(notice: Notice, shown: MatchState): Promise<void> {
    const words = this.#ports.games.find(shown.setup.game);
    const viewer = viewerFor(notice, shown);
    if (words === null || viewer === null) return;
    const { sides } = shown.setup;
    const hands = isHandedOver(shown.setup, words.content);
    if (hands && !this.#mayLook(viewer, notice, sides)) {
      await this.#takeLeave(notice, shown, words);
      const open = await this.#look(ONLOOKER, 0);
      if (open !== null)
        this.#drawCurtain(stateFrom(open.update, notice, null, words, { ...SILENT, tenure: null }), viewer);
      return;
    }
    const side = sides[viewer] ?? viewer;
    const handed = hands && !this.#sees(viewer, sides);
    const before = handed ? (this.#seen.get(side) ?? null) : shown;
    const since = notice.ply < (before?.view.ply ?? 0) ? 0 : sinceFor(viewer, before, words.content);
    const looked = await this.#look(viewer, since);
    if (looked === null) return;
    const { update } = looked;
    const rewound = before === null || takesBack(update, before);
    if (handed) this.#eyes = { viewer, ply: update.view.ply };
    const tenure = hands ? (this.#eyes?.ply ?? 0) : null;
    const next = stateFrom(update, notice, before, words, { rewound, handed, tenure });
    if (hands) this.#seen.set(side, next);
    if (handed || rewound || before === null) this.#show(next, before, rewound || next.news.length === 0);
    else await this.#showNext(next, before, words);
  }

  /** What has happened to whoever has the screen: at the pace of its windows, where they must tell nothing. */
  async #showNext(next: MatchState, before: MatchState, { windows, content }: GameWords): Promise<void> {
    if (content.hidden && windows !== null && !windows.areAllAsked(next.view))
      await this.#showHeld(next, before, windows);
    else this.#show(next, before, false);
  }

  /**
   * Another is asked: whoever has the screen sees out what one's own eyes may see of it, before it is handed over. Nobody does
   * where nothing is drawn, or all of it comes at once; then it is told when that side has the screen again.
   */
  async #takeLeave(notice: Notice, shown: MatchState, words: GameWords): Promise<void> {
    const { passages } = this.#ports;
    if (this.#eyes === null || !passages.watched || this.#speed === 'instant') return;
    const { viewer, setup } = shown;
    const epoch = this.#epoch;
    const looked = await this.#look(viewer, sinceFor(viewer, shown, words.content));
    const next = looked === null ? null : leaveState(looked.update, notice, shown, words);
    if (next === null) return;
    this.#seen.set(setup.sides[viewer] ?? viewer, next);
    await this.#showNext(next, shown, words);
    if (epoch === this.#epoch) await passages.settled(leaveTime(next.news, this.#speed));
  }

  /** Has this viewer the screen, or an ally, who sees the same? */
  #sees(viewer: Viewer, sides: readonly number[]): boolean {
    return this.#eyes !== null && isSame(sides, this.#eyes.viewer, viewer);
  }

  /** May this viewer look? Behind the curtain only who has just opened it; at the end everybody looks. */
  #mayLook(viewer: Viewer, notice: Notice, sides: readonly number[]): boolean {
    const opened = this.#opened !== null && isSame(sides, this.#opened, viewer);
    this.#opened = null;
    return opened || this.#sees(viewer, sides) || notice.result !== null;
  }

  /** The screen goes to another: nothing of it is left but what an onlooker may see. */
  #drawCurtain(open: MatchState, viewer: Viewer): void {
    this.#eyes = null;
    const { state, passages, saves } = this.#ports;
    const hidden = { ...open, asking: null, curtain: viewer, thinking: false };
    state.set(hidden);
    passages.push({ from: null, to: hidden.view, events: [] });
    saves.keep(hidden);
  }

  /** Shows what came with a window after the time for which every window stands open. */
  async #showHeld(next: MatchState, before: MatchState, windows: WindowTimes): Promise<void> {
    const epoch = this.#epoch;
    const isGone = () => epoch !== this.#epoch || this.#holding === null;
    this.#holding = next.version;
    // chosen is chosen: it is kept before its windows have been seen
    if (next.result === null) this.#ports.saves.keep(next);
    const answered = before.sending && windows.isOpen(before.view);
    if (answered) this.#pace.hold(windows.lasts(before.view, this.#speed));
    await this.#pace.rest();
    let shown = before;
    for (const held of windows.held(before.view, next.news)) {
      if (isGone()) return;
      const state = heldState(next, shown, held);
      this.#ports.state.set(state);
      // no event tells strengths: with nothing left to tell, the board has them as the question has
      const to = state.events.length < next.events.length ? state.view : next.view;
      const rest = restTime(state.news, this.#speed);
      this.#ports.passages.push({ from: shown.view, to, events: state.news, rest });
      this.#pace.hold(windows.lasts(state.view, this.#speed));
      await this.#pace.rest();
      shown = state;
    }
    if (isGone()) return;
    this.#holding = null;
    const news = next.events.slice(Math.min(shown.events.length, next.events.length));
    this.#show({ ...next, news: shown === before ? next.news : news }, shown, false);
    const goesOn = news.length > 0 && windows.isOpen(next.view) && next.asking === null;
    if (goesOn) this.#pace.hold(windows.lasts(next.view, this.#speed));
  }

  #show(next: MatchState, before: MatchState | null, silent: boolean): void {
    const { state, passages, saves } = this.#ports;
    state.set(next);
    if (silent || next.news.length > 0) {
      const rest = restTime(next.news, this.#speed);
      passages.push({ from: silent ? null : (before?.view ?? null), to: next.view, events: next.news, rest });
    }
    saves.keep(next);
  }

  /** Looks through someone's eyes; null when it was refused (and told), or another match has begun meanwhile. */
  async #look(viewer: Viewer, since: number): Promise<{ update: SeatUpdate; words: GameWords } | null> {
    const { referee, games, tell } = this.#ports;
    const epoch = this.#epoch;
    const update = await referee.look(viewer, since);
    if (epoch !== this.#epoch) return null;
    if (!update.ok) {
      tell({ kind: 'fault', fault: update.fault });
      return null;
    }
    const { game } = update.value.setup;
    const known = games.find(game);
    const words = known === null ? await games.load(game) : ok(known);
    if (epoch !== this.#epoch) return null;
    if (words.ok) return { update: remembered(update.value, words.value), words: words.value };
    tell({ kind: 'fault', fault: words.fault });
    return null;
  }
}

export const createFollowing = (ports: FollowingPorts): Following => new Follower(ports);
