/**
 * One random match on both engines in lockstep.
 *
 * After every choice of every game: the rows with their masks, the decision with all its fields, the result, what `apply`
 * said, and the text of the choice made, both ways. Every fourth choice: the view of one viewer in turn, the truth among them;
 * at the start and after an interruption all of them, at the end the truth. One game in 32 is thorough: after every choice the
 * views of all viewers, the texts of all choices, the written position, refusals, snapshot and restore, and a state filled
 * from a view. One game in eight goes on from its own written position; in one of eight a seat resigns, in one of sixteen
 * all agree on a draw.
 */
import type { Setup } from '../../../../src/contract/setup';
import { type Kit, must } from '../kit';
import { TRUTH, viewersOf } from '../masks';
import { createRng, partSeed, type Rng } from '../rng';
import { both, Divided, same, sameAll, sameFacts, sameViews, type Twin } from './compare';
import { atPosition, checkFill, checkPosition, checkRefusals, checkReturn, checkTexts } from './thorough';

/** Which match: everything about it follows from these. */
export interface TwinMatch {
  readonly index: number;
  readonly seed: number;
  readonly seats: number | null;
}

export interface Divergence extends TwinMatch {
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

export interface TwinOutcome {
  readonly decisions: number;
  readonly divergence: Divergence | null;
}

/** Engines that are used match after match; thrown away after a divergence. */
export interface TwinEngines {
  readonly twin: Twin;
  /** For states filled from views. */
  readonly scratch: Twin;
}

export function freshTwins(kit: Kit): TwinEngines {
  const pair = (): Twin => ({ wasm: kit.engines.wasm(), reference: kit.engines.reference() });
  return { twin: pair(), scratch: pair() };
}

const VIEWS_EVERY = 4;
const THOROUGH_EVERY = 32;
const INTERRUPTION_CYCLE = 16;
/** No game is this long; one that is would never end. */
const LIMIT = 20_000;
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
  readonly record: string[] = [];
  readonly setup: Setup;
  private readonly kit: Kit;
  private readonly rng: Rng;
  private readonly twin: Twin;
  private readonly seats: number;
  private readonly thorough: boolean;
  private readonly scratch: Twin;
  private interruption: Interruption;
  private readonly interruptAt: number;

  constructor(kit: Kit, engines: TwinEngines, { index, seed, seats }: TwinMatch, change: (setup: Setup) => Setup) {
    this.kit = kit;
    this.twin = engines.twin;
    this.scratch = engines.scratch;
    this.setup = change(kit.content.sampleSetup(index, partSeed(seed, 2 * index), seats ?? undefined));
    this.rng = createRng(partSeed(seed, 2 * index + 1));
    this.seats = this.setup.seats.length;
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
    while (twin.reference.decision() !== null) {
      if (this.decisions > LIMIT) throw new Divided('length', `${LIMIT} choices`, 'an end');
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
    must(
      both('apply', twin, (engine) => engine.apply(index)),
      `choice ${text}`,
    );
    this.decisions++;
    sameFacts(twin);
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
    checkReturn(twin);
    checkTexts(twin, kit.content, kit.content.shape(this.setup));
    const viewers = viewersOf(this.seats);
    checkFill(twin, this.scratch, kit.content, viewers[this.decisions % viewers.length] ?? TRUTH);
    if (this.atPositionKey()) checkPosition(twin, kit.content);
  }

  private atPositionKey(): boolean {
    const decision = this.twin.reference.decision();
    return decision !== null && this.kit.positionKeys.includes(decision.key);
  }

  /** Does what this game has in store, once. */
  private interrupt(): void {
    const { twin, interruption } = this;
    if (interruption === 'position' && !this.atPositionKey()) return;
    this.interruption = 'none';
    if (interruption === 'none') return;
    if (interruption === 'position') {
      const position = checkPosition(twin, this.kit.content);
      this.record.push('(from the position)');
      both('start from the position', twin, (engine) => engine.start(atPosition(this.setup, position)));
    } else {
      const seat = this.rng.draw(this.seats);
      this.record.push(interruption === 'resign' ? `resign@${seat}` : 'draw');
      both(interruption, twin, (engine) => (interruption === 'resign' ? engine.resign(seat) : engine.agreeDraw()));
    }
    sameAll(twin, this.seats);
  }
}

/** Plays one match. `change` may alter the setup. */
export function playTwinMatch(
  kit: Kit,
  engines: TwinEngines,
  match: TwinMatch,
  change: (setup: Setup) => Setup = (setup) => setup,
): TwinOutcome {
  const game = new TwinGame(kit, engines, match, change);
  try {
    game.play();
    return { decisions: game.decisions, divergence: null };
  } catch (error) {
    const { field, wasm, reference } = error instanceof Divided ? error : new Divided('harness', String(error), '');
    const { setup, record, decisions } = game;
    return {
      decisions,
      divergence: { ...match, game: kit.content.name, ply: decisions, field, wasm, reference, setup, record },
    };
  }
}
