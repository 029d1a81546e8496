/** Answers for persons what they need not be asked: by their standing orders, or since they want no more questions in a fight. */
import type { OrderRules } from '../../contract/orders';
import { PASS } from '../../games/shared/choice';
import { isPerson } from './eyes';
import type { Match } from './match';
import { type Asked, bestPart, isPartOfUse, orderedAnswer } from './obeying';
import type { Scratch } from './scratch';

/** Two who turn a fight to and fro by orders come to an end: so many uses of a seat since the last move. */
const MOST_USES = 8;

export class Orderly {
  readonly #match: Match;
  readonly #rules: OrderRules | null;
  readonly #scratch: Scratch;
  /** The fight in which a seat wants to be asked no more. */
  readonly #waived = new Map<number, string>();

  constructor(match: Match, rules: OrderRules | null, scratch: Scratch) {
    this.#match = match;
    this.#rules = rules;
    this.#scratch = scratch;
  }

  /** Answers all that is to be answered without asking; gives how much. */
  obey(): number {
    let answered = 0;
    let using: number | null = null;
    for (let asked = this.#asked(); asked !== null; asked = this.#asked()) {
      const { seat } = asked.decision;
      const index = this.#answer(asked, using);
      if (index === null || !this.#match.choose(index, true).ok) break;
      answered++;
      if (!isPartOfUse(asked.decision)) using = asked.decision.choices[index] === PASS ? null : seat;
    }
    return answered;
  }

  /** Does this question leave room for the wish to be asked no more in its fight? Null: the index of passing is not there. */
  passOf({ view, decision }: Asked): number | null {
    const rules = this.#rules;
    if (rules === null || !rules.covers(decision) || rules.fightOf(view) === null) return null;
    const pass = decision.choices.indexOf(PASS);
    return pass < 0 ? null : pass;
  }

  /** The seat passes in all later questions of the fight that goes on. */
  waive({ view, decision }: Asked): void {
    const fight = this.#rules?.fightOf(view) ?? null;
    if (fight !== null) this.#waived.set(decision.seat, fight);
  }

  /** Another state of the match has come: whoever wanted no more questions may be asked again. */
  forget(): void {
    this.#waived.clear();
  }

  /** What a person is asked now; null while nobody, or the computer is. */
  #asked(): Asked | null {
    if (this.#rules === null) return null;
    const read = this.#match.read((engine) => {
      const decision = engine.decision();
      if (decision === null || !isPerson(this.#match.setup, decision.seat)) return null;
      return { decision, view: engine.view(decision.seat) };
    });
    return read.ok ? read.value : null;
  }

  #answer(asked: Asked, using: number | null): number | null {
    const rules = this.#rules;
    const { decision, view } = asked;
    const { seat } = decision;
    if (rules === null) return null;
    if (using === seat && isPartOfUse(decision)) return bestPart(this.#scratch, rules, asked);
    if (!rules.covers(decision)) return null;
    const waived = this.#waived.get(seat);
    if (waived !== undefined && waived === rules.fightOf(view)) return this.passOf(asked);
    const { standing } = this.#match.orders;
    const orders = this.#match.orders.of(seat);
    if (orders === null) return null;
    if (this.#uses(seat) >= MOST_USES) return decision.choices.indexOf(PASS);
    return orderedAnswer({ scratch: this.#scratch, rules, orders, standing }, asked);
  }

  /** How often orders have used powers of a seat since the last question that they do not answer. */
  #uses(seat: number): number {
    const { entries } = this.#match;
    const since = entries.findLastIndex(({ kind }) => kind === 'main' || kind === 'place' || kind === 'swap');
    return entries
      .slice(since + 1)
      .filter((entry) => entry.ordered && entry.seat === seat && entry.kind === 'respond' && entry.text !== 'pass')
      .length;
  }
}
