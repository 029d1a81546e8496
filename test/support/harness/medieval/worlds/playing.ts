/** A match with all that one of its seats got, and whether another world could have given it the same. */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import type { Engine } from '../../../../../src/contract/engine';
import type { GameEvent } from '../../../../../src/contract/event';
import type { Asked } from '../../../../../src/contract/search';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { formatArmy } from '../../../../../src/games/medieval/army';
import { formNumber, setupSquares } from '../../../../../src/games/medieval/forms';
import { difference } from '../../difference';
import { must } from '../../kit';
import { eventsFor, TRUTH } from '../../masks';
import type { Rng } from '../../rng';
import { type Battle, battleSetup, withKinds } from '../battles';

/** Kinds by id: a piece's id is the square on which it stood first. */
export type Kinds = ReadonlyMap<number, number>;

/** How a match begins: with both armies given, or from a battle. */
export interface Start {
  readonly setup: Setup;
  readonly battle: Battle | null;
}

/** Chooses an index for whoever is asked. */
export type Chooser = (view: View, decision: Decision) => number;

export const kindsOf = ({ tokens }: View): Kinds => new Map(tokens.map(({ id, kind }) => [id, kind ?? -1]));

/** The start in which pieces are of these kinds. */
const startWith = ({ setup, battle }: Start, kinds: Kinds): Setup => {
  if (battle !== null) return battleSetup(withKinds(battle, kinds), setup.seed);
  const seats = setup.seats.map((plan, seat) => {
    const army = setupSquares(formNumber(setup.form), seat).map((square) => kinds.get(square) ?? -1);
    return { ...plan, army: formatArmy(army, seat) };
  });
  return { ...setup, seats };
};

/** The sample with both armies laid by chance where they are to be arranged. */
export function settled(engine: Engine, sample: Setup, rng: Rng): Start {
  must(engine.start(sample), 'a sample setup');
  for (let open = engine.decision(); open?.kind === 'place'; open = engine.decision())
    must(engine.apply(rng.draw(open.choices.length)), 'a choice offered');
  return { setup: startWith({ setup: sample, battle: null }, kindsOf(engine.view(TRUTH))), battle: null };
}

export class Playing {
  readonly heard: GameEvent[] = [];
  readonly asked: Asked[] = [];
  readonly kinds: Kinds;
  readonly engine: Engine;
  private readonly codes: ChoiceCode[] = [];
  private readonly start: Start;
  private readonly viewer: number;

  constructor(engine: Engine, start: Start, viewer: number) {
    this.engine = engine;
    this.start = start;
    this.viewer = viewer;
    must(engine.start(start.setup), 'the start of a match');
    this.kinds = kindsOf(engine.view(TRUTH));
    this.listen();
  }

  step(choose: Chooser): void {
    const open = this.engine.decision();
    if (open === null) return;
    this.asked.push({ rows: this.heard.length, seat: open.seat, kind: open.kind });
    const index = choose(this.engine.view(open.seat), open);
    this.codes.push(open.choices[index] ?? -1);
    must(this.engine.apply(index), 'a choice offered');
    this.listen();
  }

  /** Why a world can't be, by the record played again in it on another engine; null when it can. */
  impossibility(reference: Engine, world: View): string | null {
    const { viewer } = this;
    const kinds = new Map([...this.kinds, ...kindsOf(world)]);
    const started = reference.start(startWith(this.start, kinds));
    if (!started.ok) return `armies that are none: ${started.fault.expected}`;
    const heard = [...eventsFor(reference.rows(), viewer)];
    for (const [place, code] of this.codes.entries()) {
      const index = reference.decision()?.choices.indexOf(code) ?? -1;
      if (index < 0) return `choice ${place} would not have been offered`;
      must(reference.apply(index), 'a choice offered');
      heard.push(...eventsFor(reference.rows(), viewer));
    }
    const wrong = difference(heard, this.heard) ?? difference(reference.view(viewer), this.engine.view(viewer));
    return wrong === null ? null : `${wrong.at}: ${JSON.stringify(wrong.left)}, seen ${JSON.stringify(wrong.right)}`;
  }

  private listen(): void {
    this.heard.push(...eventsFor(this.engine.rows(), this.viewer));
  }
}
