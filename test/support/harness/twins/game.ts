/**
 * Differential testing: one random match on both engines in lockstep, and what is compared after every ply and what only every so often.
 *
 * After every ply, that is every choice of every game: the rows with their masks, the decision with all its fields, the result, what `apply`
 * said, and the text of the choice made, both ways. Every fourth choice: the view of one viewer in turn, the truth among them;
 * at the start and after an interruption all of them, at the end the truth. One game in 32 is thorough: after every choice the
 * views of all viewers, the texts of all choices, the written position, refusals, snapshot and restore, and a state filled
 * from a view, which must go on like the match. One game in eight goes on from its own written position; in one of eight a seat resigns, in one of sixteen
 * all agree on a draw.
 */
import type { Setup } from '../../../../src/contract/setup';
import { type Kit, must, sampleOf, type Watcher } from '../kit';
import { TRUTH, viewersOf } from '../masks';
import { createRng, partSeed, type Rng } from '../rng';
import { both, Divided, same, sameAll, sameFacts, sameViews, type Twin } from './compare';
import {
  atPosition,
  checkFill,
  checkGoesOn,
  checkPosition,
  checkRefusals,
  checkReturn,
  checkTexts,
  type FilledTwin,
} from './thorough';

/** Which match: everything about it follows from these. */
export interface TwinMatch {
  readonly index: number;
  readonly seed: number;
  readonly seats: number | null;
}

export interface Divergence extends TwinMatch {
  readonly sample: string | null;
  readonly game: string;
  /** Choices made before it. */
  readonly ply: number;
  readonly field: string;
  readonly wasm: string;
  readonly reference: string;
  readonly setup: Setup;
  /** The texts that lead there, the last one included. */
  readonly record: readonly string[];
}

export interface TwinExtras {
  /** May alter the setup. */
  readonly change?: (setup: Setup) => Setup;
  readonly watcher?: Watcher | null;
  /** Name of the samples to play; the standard ones without it. */
  readonly sample?: string | null;
}

export interface TwinOutcome {
  readonly decisions: number;
  /** Choices in its longest turn. */
  readonly longestTurn: number;
  readonly divergence: Divergence | null;
}

/** Engines that are used match after match; thrown away after a divergence. */
export interface TwinEngines {
  readonly twin: Twin;
  /** For states filled from views. */
  readonly scratch: Twin;
}

export function freshTwins(kit: Kit): TwinEngines {
  const opaque = kit.content.codec.opaque ?? [];
  const pair = (): Twin => ({ wasm: kit.engines.wasm(), reference: kit.engines.reference(), opaque });
  return { twin: pair(), scratch: pair() };
}

const VIEWS_EVERY = 4;
const THOROUGH_EVERY = 32;
/** Choices after which going back is tried less often, and how often then. */
const EARLY = 80;
const LATE_EVERY = 16;
const INTERRUPTION_CYCLE = 16;
/** For each seat: no game is this long, one that is would never end. */
const LIMIT = 10_000;
const TWO_SEATS = 2;
/** A match's interruption, if it has one, comes before this many choices. */
const SOON = 60;

type Interruption = 'resign' | 'agree' | 'position' | 'none';

/** By the index modulo the cycle. */
const INTERRUPTIONS: Readonly<Record<number, Interruption>> = {
  3: 'resign',
  11: 'resign',
  5: 'agree',
  7: 'position',
  15: 'position',
};

class TwinGame {
  decisions = 0;
  longestTurn = 0;
  private inTurn = 0;
  readonly record: string[] = [];
  readonly setup: Setup;
  private readonly kit: Kit;
  private readonly rng: Rng;
  private readonly twin: Twin;
  private readonly seats: number;
  private readonly limit: number;
  private readonly thorough: boolean;
  private readonly scratch: Twin;
  private readonly watcher: Watcher | null;
  /** The last choice was put to states filled from views as well. */
  private filled: FilledTwin | null = null;
  private interruption: Interruption;
  private readonly interruptAt: number;

  constructor(kit: Kit, engines: TwinEngines, { index, seed, seats }: TwinMatch, extras: TwinExtras) {
    const { change = (setup) => setup, watcher = null } = extras;
    this.watcher = watcher;
    this.kit = kit;
    this.twin = engines.twin;
    this.scratch = engines.scratch;
    this.setup = change(sampleOf(kit, extras.sample)(index, partSeed(seed, 2 * index), seats ?? undefined));
    this.rng = createRng(partSeed(seed, 2 * index + 1));
    this.seats = this.setup.seats.length;
    this.limit = LIMIT * Math.max(TWO_SEATS, this.seats);
    this.thorough = index % THOROUGH_EVERY === 0;
    this.interruption = INTERRUPTIONS[index % INTERRUPTION_CYCLE] ?? 'none';
    this.interruptAt = this.rng.draw(SOON);
  }

  play(): void {
    const { twin } = this;
    must(
      both('start', twin, (engine) => engine.start(this.setup)),
      'the sample setup',
    );
    if (this.thorough) both('start', this.scratch, (engine) => engine.start(this.setup));
    sameAll(twin, this.seats);
    this.watchStart();
    while (twin.reference.decision() !== null) {
      if (this.decisions > this.limit) throw new Divided('length', `${this.limit} choices`, 'an end');
      if (this.decisions >= this.interruptAt) this.interrupt();
      this.choose();
    }
    sameViews(twin, [TRUTH]);
    both('apply after the end', twin, (engine) => engine.apply(0));
    both('resign after the end', twin, (engine) => engine.resign(0));
  }

  private choose(): void {
    const { twin, kit } = this;
    const decision = twin.reference.decision();
    if (decision === null) return;
    const index = this.rng.draw(decision.choices.length);
    const code = decision.choices[index] ?? -1;
    const shape = kit.content.shape(this.setup);
    const text = kit.content.formatChoice(code, decision.kind, shape);
    const parsed = kit.content.parseChoice(text, decision.kind, shape);
    same(`choice text ${text}`, parsed.ok ? parsed.value : parsed.fault.code, code);
    this.record.push(text);
    this.watcher?.asked(decision);
    const applied = must(
      both('apply', twin, (engine) => engine.apply(index)),
      `choice ${text}`,
    );
    this.decisions++;
    sameFacts(twin);
    this.watcher?.rows(twin.reference.rows());
    this.countTurn();
    if (this.filled !== null) checkGoesOn(twin, this.filled, index, applied);
    this.filled = null;
    if (this.thorough) this.checkThoroughly();
    else if (this.decisions % VIEWS_EVERY === 0) sameViews(twin, [this.someViewer()]);
  }

  /** All viewers in turn. */
  private someViewer(): number {
    const viewers = viewersOf(this.seats);
    return viewers[Math.floor(this.decisions / VIEWS_EVERY) % viewers.length] ?? TRUTH;
  }

  private checkThoroughly(): void {
    const { twin, kit } = this;
    sameViews(twin, viewersOf(this.seats));
    checkRefusals(twin);
    // the reference goes back by playing the match again: late in a long one not after every choice
    if (this.decisions < EARLY || this.decisions % LATE_EVERY === 0) checkReturn(twin);
    checkTexts(twin, kit.content, kit.content.shape(this.setup));
    const viewers = viewersOf(this.seats);
    if (twin.reference.decision() !== null)
      this.filled = checkFill(twin, this.scratch, kit.content, viewers[this.decisions % viewers.length] ?? TRUTH);
    if (this.atPositionKey()) checkPosition(twin, kit.content);
  }

  private atPositionKey(): boolean {
    const decision = this.twin.reference.decision();
    return decision !== null && this.kit.positionKeys.includes(decision.key);
  }

  /** A turn must come to an end. */
  private countTurn(): void {
    const turned = this.twin.reference.rows().some(({ event }) => event.type === 'turn');
    this.inTurn = turned ? 0 : this.inTurn + 1;
    const limit = this.kit.turnLimit ?? this.limit;
    if (this.inTurn > limit) throw new Divided('turn', `more than ${limit} choices`, 'an end of the turn');
    this.longestTurn = Math.max(this.longestTurn, this.inTurn);
  }

  private watchStart(): void {
    this.watcher?.begin(this.twin.reference.view(TRUTH));
    this.watcher?.rows(this.twin.reference.rows());
  }

  /** Does what this game has in store, once. */
  private interrupt(): void {
    const { twin, interruption } = this;
    if (interruption === 'position' && !this.atPositionKey()) return;
    this.interruption = 'none';
    if (interruption === 'none') return;
    this.filled = null;
    if (interruption === 'position') {
      const position = checkPosition(twin, this.kit.content);
      this.record.push('(from the position)');
      both('start from the position', twin, (engine) => engine.start(atPosition(this.setup, position)));
      this.watchStart();
    } else {
      const seat = this.rng.draw(this.seats);
      this.record.push(interruption === 'resign' ? `resign@${seat}` : 'draw');
      both(interruption, twin, (engine) => (interruption === 'resign' ? engine.resign(seat) : engine.agreeDraw()));
    }
    sameAll(twin, this.seats);
  }
}

/** Plays one match. */
export function playTwinMatch(kit: Kit, engines: TwinEngines, match: TwinMatch, extras: TwinExtras = {}): TwinOutcome {
  const game = new TwinGame(kit, engines, match, extras);
  try {
    game.play();
    return { decisions: game.decisions, longestTurn: game.longestTurn, divergence: null };
  } catch (error) {
    const { field, wasm, reference } = error instanceof Divided ? error : new Divided('harness', String(error), '');
    const { setup, record, decisions } = game;
    return {
      decisions,
      longestTurn: game.longestTurn,
      divergence: {
        ...match,
        sample: extras.sample ?? null,
        game: kit.name,
        ply: decisions,
        field,
        wasm,
        reference,
        setup,
        record,
      },
    };
  }
}
