/** One world of a trial on the whole page: referee, match, shell and stage, with everything they give off on a tape. */
import { render } from 'preact';
import type { Shelf } from '../../../src/contract/host';
import type { Setup } from '../../../src/contract/setup';
import type { View } from '../../../src/contract/view';
import { ok } from '../../../src/games/shared/outcome';
import { matchGames } from '../../../src/match/games';
import { createMatch, type Match } from '../../../src/match/match';
import { readKept } from '../../../src/match/saves';
import type { CreateStage, Stage, StageSettings } from '../../../src/match/stage-port';
import type { MatchState, Passage, Speed } from '../../../src/match/types';
import type { App } from '../../../src/shell/app/app';
import { fetchGame } from '../../../src/shell/app/fetch-game';
import { readSettings } from '../../../src/shell/app/settings';
import { mountShell } from '../../../src/shell/shell';
import { DELAY } from '../../../src/worker/referee/constant-delay';
import { ONLOOKER } from '../harness/masks';
import { dialogOf } from './dialogs';
import { Ears } from './ears';
import { openReferee, Truth } from './hearing';
import type { Leak } from './leaks';
import { changed, manned } from './manning';
import { Answers } from './opponent';
import type { FormPair } from './pair';
import { rehearse } from './rehearsal';
import { Tape } from './tape';
import { time } from './time';
import type { Ending, WorldOptions } from './world-options';

/** Between two looks at whether somebody at the screen has to act. */
const STEP_MS = 50;
/** A passage is skipped after a multiple of this. */
const SKIP_MS = 37;
/** After so long the last answer is told, whoever gave it, whatever came unseen after it. */
const TOLD_MS = 2 * DELAY;
/** Nothing takes longer: windows, passages and unseen answers all end before. */
const STUCK_MS = 30_000;
/** After the last answer everything comes to rest. */
const REST_MS = 2500;
/** Every so many changes of the state the page is looked into. */
const LOOK_EVERY = 4;

class World {
  readonly tape = new Tape(() => time.now);
  readonly #setup: Setup;
  readonly #viewer: number;
  readonly #options: WorldOptions;
  readonly #answers: Answers;
  readonly #truth = new Truth();
  readonly #into = document.createElement('div');
  readonly #texts = new Map<string, string>();
  readonly #index: number;
  readonly #match: Match;
  readonly #ears: Ears;
  readonly #end: () => void;
  /** What the stage was told to be like. */
  readonly #told: StageSettings[] = [];
  #app: App | null = null;
  /** Changes of the state so far. */
  changes = 0;
  #changedAt = 0;
  #looked = 0;

  constructor({ worlds, viewer, index }: FormPair, which: 0 | 1, options: WorldOptions) {
    this.#setup = manned(worlds[which].setup, viewer);
    this.#viewer = viewer;
    this.#index = index;
    this.#options = options;
    this.#answers = new Answers(worlds[which]);
    this.#texts.set('settings', options.settings);
    const { games, leak } = options;
    const referee = openReferee(games, this.#truth, this.#answers, { hurry: 1 + 2 * which, leak });
    this.#match = createMatch({ referee, games: matchGames, shelf: this.#shelf() });
    this.#end = this.#match.state.subscribe((state) => state !== null && this.#changed(state));
    this.#ears = new Ears(this.#into, this.tape);
    // nobody looks yet: passages are worked out and not drawn
    this.#match.passages.watch({
      show: () => undefined,
      skip: () => undefined,
      play: (passage) => this.#play(passage),
    });
  }

  /** Plays the whole world; its tape is full then. */
  async play(): Promise<void> {
    await this.#playAll();
    // counted from what all could see: the last answer may have been one that nobody noticed, and is told only now
    await time.pass(TOLD_MS);
    await time.pass(Math.max(STEP_MS, this.#changedAt + REST_MS - time.now));
    // a computer whose answer is not part of the trial is asked no longer
    this.#match.pause(true);
    if (this.#app !== null) await this.#lookAround(this.#app);
  }

  /** Starts the match and gives all its answers. */
  async #playAll(): Promise<void> {
    time.onTick = (frame) => (frame ? this.#frame() : this.#page());
    void this.#match.start({ setup: this.#setup });
    await time.pass(STEP_MS);
    let stuck = 0;
    while (this.#answers.left > 0) {
      if (stuck > STUCK_MS) throw new Error(`nothing goes on, ${this.#answers.left} answers are left`);
      if (this.changes >= this.#options.opens) this.#app ??= await this.#open();
      await this.#skip();
      const state = this.#match.state.get();
      const acts = state !== null && state.asking !== null && !state.sending && !this.#match.passages.playing.get();
      if (acts) await this.#act(state);
      else await time.pass(STEP_MS);
      stuck = acts ? 0 : stuck + STEP_MS;
      if (this.#app !== null) await this.#lookInto(this.#app);
    }
  }

  /** Brings what is played to its end, if that is wanted. */
  async #skip(): Promise<void> {
    const { passages } = this.#match;
    if (this.#options.skips !== true || this.#app === null || !passages.playing.get()) return;
    await time.pass((this.changes * SKIP_MS) % (SKIP_MS * STEP_MS));
    passages.skip();
    await time.pass(1);
  }

  /** Until nothing has changed for a while: what was held back of the last answer comes later than the answer. */
  async #rest(): Promise<void> {
    for (let quiet = 0, last = this.#match.state.get(); quiet < REST_MS; quiet += STEP_MS) {
      await this.#skip();
      await time.pass(STEP_MS);
      const state = this.#match.state.get();
      if (state !== last || this.#match.passages.playing.get()) quiet = 0;
      last = state;
    }
  }

  /** Plays the world to its end and says how it looks there. */
  async end(): Promise<Ending> {
    await this.#playAll();
    await this.#rest();
    this.#app ??= await this.#open();
    await this.#rest();
    // the next turn, of a computer that is not part of the trial, must not begin while everything is painted anew
    this.#match.pause(true);
    await this.#rest();
    const { stage } = this.#options.stage;
    const [page, picture] = [this.#into.innerHTML, this.#options.stage.points];
    for (const settings of this.#told.slice(-1)) {
      stage.settings({ ...settings, hatching: settings.hatching === 'strong' ? 'normal' : 'strong' });
      await time.pass(REST_MS);
      stage.settings(settings);
      await time.pass(REST_MS);
    }
    return { page, picture, redrawn: this.#options.stage.points };
  }

  /** Puts the page up around the running match, all that it needs fetched as when a match is opened; our time stands meanwhile. */
  async #open(): Promise<App> {
    document.body.append(this.#into);
    const app = mountShell(
      this.#into,
      {
        match: this.#match,
        ready: async () => ok(null),
        openStage: this.#openStage(),
        paintTable: async () => undefined,
        shelf: this.#shelf(),
        thrifty: false,
        muted: () => true,
        onMute: () => undefined,
        onPause: () => undefined,
      },
      null,
    );
    this.#overhear(app);
    const fetched = (await app.table.fetch()) && (await fetchGame(app, this.#setup.game)) !== null;
    app.screen.value = 'battle';
    await time.pass(0);
    if (!fetched || this.#into.querySelector('.board') === null) throw new Error('the page shows no battle');
    return app;
  }

  /** Takes everything down. */
  async close(): Promise<void> {
    time.onTick = () => undefined;
    this.#end();
    this.#ears.close();
    render(null, this.#into);
    this.#into.remove();
    await time.pass(REST_MS);
    if (time.frames > 0) throw new Error('the picture does not come to rest');
  }

  /** Makes the next answer in the person's place, as a face of the board would. */
  async #act(state: MatchState): Promise<void> {
    const { asking } = state;
    const content = matchGames.find(state.setup.game)?.content;
    const code = this.#answers.take();
    if (asking === null || content === undefined || code === null) return;
    const choice = asking.decision.choices.indexOf(code);
    if (choice < 0) throw new Error(`the person is not offered ${code} at ${asking.decision.key}`);
    const match = this.#match;
    match.pressAll(content.presses(code, asking.decision.kind));
    await time.pass(STEP_MS);
    const pressed = match.state.get();
    if (pressed?.sending === true || pressed?.asking?.decision !== asking.decision) return;
    // two choices can be made by the same presses: then the advice tells which is meant
    if (pressed.asking.choice !== choice)
      match.advise({ id: 0, choice, value: 0.5, iterations: 1, visits: [], values: [], stopped: false });
    await time.pass(STEP_MS);
    match.confirm();
    await time.pass(STEP_MS);
  }

  /** Now and then something is inspected, most of all what is hidden. */
  async #lookInto(app: App): Promise<void> {
    if (this.changes < this.#looked + LOOK_EVERY) return;
    this.#looked = this.changes;
    const { view } = this.#match.state.get() ?? {};
    const hidden = view?.tokens.filter(({ kind }) => kind === null) ?? [];
    const token = hidden[this.changes % Math.max(1, hidden.length)];
    if (token === undefined || app.screen.value !== 'battle') return;
    app.pin({ on: 'square', square: token.square });
    this.#match.hover(token.square);
    await time.pass(STEP_MS);
    this.#match.hover(null);
    app.inspected.value = null;
  }

  /** At the end a dialog is opened, and the title tells of the match that is left. */
  async #lookAround(app: App): Promise<void> {
    const dialog = dialogOf(this.#index);
    if (dialog !== null) {
      app.open(dialog);
      await time.pass(STEP_MS);
      app.close(dialog);
    }
    app.kept.value = readKept(this.#shelf())?.about ?? null;
    app.screen.value = 'title';
    await time.pass(STEP_MS);
  }

  get #leak(): Leak | null {
    return this.#options.leak;
  }

  #secret(): number {
    return this.#truth.secret(this.#viewer);
  }

  #shelf(): Shelf {
    const texts = this.#texts;
    const kept = (key: string, text: string): string => {
      const told = key === 'match.about' ? (this.#leak?.keep?.(text, this.#secret()) ?? text) : text;
      // the save itself is the whole match, and nobody reads it
      if (key !== 'match') this.tape.add('shelf', `${key} ${told}`);
      return told;
    };
    return {
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => {
        texts.set(key, kept(key, text));
        return true;
      },
      remove: (key) => {
        texts.delete(key);
        this.tape.add('shelf', `${key} removed`);
      },
    };
  }

  /** A planted leak may speak otherwise. */
  #overhear({ voice }: App): void {
    const { say, shout } = voice;
    const said = (text: string): string => this.#leak?.say?.(text, this.#secret()) ?? text;
    Object.assign(voice, { say: (text: string) => say(said(text)), shout: (text: string) => shout(said(text)) });
  }

  /** The stage as the shell opens it: one for many battles, put into this one's host. */
  #openStage(): CreateStage {
    const { stage } = this.#options;
    const real = stage.stage;
    return async (options, settings) => {
      stage.handlers = options;
      options.host.append(stage.host);
      real.settings(settings);
      this.#told.push(settings);
      const otherwise: Partial<Stage> = {
        show: (view) => real.show(this.#drawn(view)),
        play: (passage) => this.#play(passage),
        sound: (sound) => this.#sound(`page ${sound}`),
        settings: (next) => {
          this.#told.push(next);
          real.settings(next);
        },
        destroy: () => real.skip(),
      };
      return changed(real, otherwise);
    };
  }

  /** The view as it is drawn: a planted leak may draw another. */
  #drawn(view: View): View {
    const truth = this.#truth.view();
    return truth === null ? view : (this.#leak?.picture?.(view, truth) ?? view);
  }

  get #speed(): Speed {
    return readSettings(this.#shelf()).speed;
  }

  #sound(text: string): void {
    this.tape.add('sound', this.#leak?.sound?.(text, this.#secret()) ?? text);
  }

  #play(passage: Passage): Promise<void> {
    const { stage } = this.#options.stage;
    const { events } = passage;
    const played: Passage = {
      from: passage.from === null ? null : this.#drawn(passage.from),
      to: this.#drawn(passage.to),
      events: this.#leak?.events?.(events, this.#secret()) ?? events,
    };
    const { plan, sprites, sounds } = rehearse(played, this.#speed, this.#viewer);
    this.tape.add('plan', plan);
    for (const list of sprites) this.tape.add('sprites', list);
    for (const sound of sounds) this.#sound(sound);
    return this.#app === null ? Promise.resolve() : stage.play(played);
  }

  /** The state without what it is derived from once more. */
  #changed(state: MatchState): void {
    this.changes++;
    this.#changedAt = time.now;
    const { events, news, setup, recap: _, lastTurn: _last, missed: _missed, ...rest } = state;
    this.tape.add('state', JSON.stringify({ ...rest, news, setup, events: events.length }));
  }

  #frame(): void {
    const picture = this.#options.stage.picture((gl) => this.#leak?.frame?.(gl, this.#secret()));
    if (picture !== null) this.tape.add('pixels', picture);
  }

  #page(): void {
    this.#ears.listen(() => this.#leak?.page?.(this.#into, this.#secret()));
  }
}

export interface PlayedWorld {
  readonly tape: Tape;
  /** How often the state changed. */
  readonly changes: number;
}

/** A stage and a clock on which a world begins. */
const begin = async (pair: FormPair, which: 0 | 1, options: WorldOptions): Promise<World> => {
  await matchGames.load(pair.worlds[which].setup.game);
  time.restart();
  options.stage.clear(options.first, pair.viewer === ONLOOKER ? 0 : pair.viewer);
  await time.pass(REST_MS);
  time.restart();
  return new World(pair, which, options);
};

/** Plays one world of a pair. */
export const playWorld = async (pair: FormPair, which: 0 | 1, options: WorldOptions): Promise<PlayedWorld> => {
  const world = await begin(pair, which, options);
  try {
    await world.play();
  } finally {
    await world.close();
  }
  return { tape: world.tape, changes: world.changes };
};

/** How the first world of a pair looks at its end. */
export const endOf = async (pair: FormPair, options: WorldOptions): Promise<Ending> => {
  const world = await begin(pair, 0, options);
  try {
    return await world.end();
  } finally {
    await world.close();
  }
};
