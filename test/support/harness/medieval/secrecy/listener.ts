/** What one viewer of a match gets, and what a computer in its place makes of it: its evidence and its thoughts. */
import type { Decision } from '../../../../../src/contract/decision';
import type { GameEvent } from '../../../../../src/contract/event';
import type { Asked } from '../../../../../src/contract/search';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { medieval } from '../../../../../src/games/medieval';
import { setupFor } from '../../../../../src/worker/referee/eyes';
import { eventsFor, TRUTH } from '../../masks';
import type { Thought } from '../../secrecy/thinker';
import type { World } from '../../secrecy/world';
import { excluded } from '../excluded';

/** The words of what was learned before; a planted leak has others. */
export type EvidenceMaker = (thought: Omit<Thought, 'decision' | 'seed'>) => readonly number[];

export interface MedievalWorld extends World {
  readonly evidence: EvidenceMaker;
}

/** What the opponent's worker itself makes. */
export const realEvidence: EvidenceMaker = ({ setup, view, events, asked }) =>
  medieval.evidence?.(setupFor(setup, view.viewer, medieval), view, events, asked) ?? [];

/** Evidence is read through at one own question in so many. */
const EVIDENCE_EVERY = 4;

export class Listener {
  readonly heard: GameEvent[] = [];
  readonly asked: Asked[] = [];
  private readonly world: MedievalWorld;
  private readonly setup: Setup;
  private readonly viewer: number;

  constructor(world: MedievalWorld, setup: Setup, viewer: number) {
    this.world = world;
    this.setup = setup;
    this.viewer = viewer;
  }

  /** Takes in the viewer's rows of the last call, and gives them. */
  listen(): readonly GameEvent[] {
    const events = eventsFor(this.world.engine.rows(), this.viewer);
    this.heard.push(...events);
    return events;
  }

  /** A question that all could see asked. */
  ask({ seat, kind }: Decision): void {
    this.asked.push({ rows: this.heard.length, seat, kind });
  }

  /** Null where nobody thinks. */
  thoughts(view: View, decision: Decision): readonly number[] | null {
    return this.world.think?.({ ...this.known(view), decision, seed: (this.heard.length * 0x9e3779b1) >>> 0 }) ?? null;
  }

  /** Null where it is not asked for. */
  evidence(view: View): readonly number[] | null {
    if (view.counters['turn'] === 0 || this.asked.length % EVIDENCE_EVERY > 0) return null;
    return this.world.evidence(this.known(view));
  }

  /** What evidence denies although it is so; null where it denies nothing. */
  excluded(evidence: readonly number[], view: View): string | null {
    const kinds = new Map(this.world.engine.view(TRUTH).tokens.map(({ id, kind }) => [id, kind ?? -1]));
    const wrong = excluded(evidence, kinds);
    return wrong === null ? null : `evidence at turn ${view.counters['turn']} denies what ${wrong} is`;
  }

  private known(view: View): Omit<Thought, 'decision' | 'seed'> {
    return { setup: this.setup, view, events: this.heard, asked: this.asked };
  }
}
