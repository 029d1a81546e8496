/** What answers are worth, by two independent searches with the words of the strongest level. */
import type { Content } from '../../../../src/contract/content';
import type { CoreSearch } from '../../../../src/worker/core-search';
import type { Level } from '../../../../src/worker/opponent/levels';
import { Player, type Question } from '../arena/player';
import { partSeed } from '../rng';

export interface Verdict {
  /** The answer that both searches together value most. */
  readonly better: number;
  /** Of the answer that is judged, 0 to 1. */
  readonly value: number;
  /** What the best one is worth: the value and what is lost to it, measured fairly. */
  readonly best: number;
  /** All that were looked at, by index. */
  readonly values: ReadonlyMap<number, number>;
}

/** One search's values, by index; what it did not look at is not there. */
export type Values = ReadonlyMap<number, number>;

const bestOf = (values: Values): number =>
  [...values].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, Number.NEGATIVE_INFINITY] as const)[0];

/** How much less this search gives for the answer than for what the other one prefers. */
const lossBy = (values: Values, preferred: number, choice: number): number | null => {
  const [best, own] = [values.get(preferred), values.get(choice)];
  return best === undefined || own === undefined ? null : best - own;
};

/**
 * The verdict of two searches; null where one of them did not look at the answer. Each says what the other's favourite is
 * worth: the highest of many noisy values is too high by itself.
 */
export function verdictOf(first: Values, second: Values, choice: number): Verdict | null {
  const losses = [lossBy(first, bestOf(second), choice), lossBy(second, bestOf(first), choice)];
  const known = losses.filter((loss) => loss !== null);
  const [one, other] = [first.get(choice), second.get(choice)];
  if (one === undefined || other === undefined || known.length === 0) return null;
  const both = new Map([...first].flatMap(([at, value]) => [[at, (value + (second.get(at) ?? value)) / 2] as const]));
  const value = (one + other) / 2;
  const loss = known.reduce((sum, part) => sum + part, 0) / known.length;
  return { better: bestOf(both), value, best: value + Math.max(0, loss), values: both };
}

const CANDIDATES = 4;
/** More than any question has. */
const ALL = 4095;

export class Judge {
  private readonly content: Content;
  private readonly level: Level;
  private readonly search: CoreSearch;

  constructor(content: Content, level: Level, search: CoreSearch) {
    this.content = content;
    this.level = { ...level, share: 1 };
    this.search = search;
  }

  private values(question: Question, level: Level, iterations: number, n: number): Values {
    const { content, search } = this;
    new Player({ content, level, search, budget: { iterations } }).choose({
      ...question,
      seed: partSeed(question.seed, n),
    });
    const { visits, values } = search.best();
    return new Map(values.flatMap((value, at) => ((visits[at] ?? 0) > 0 ? [[at, value] as const] : [])));
  }

  /** What the two searches give, so many iterations together. */
  look(question: Question, iterations: number, level: Level = this.level): readonly [Values, Values] {
    const half = Math.max(1, Math.floor(iterations / 2));
    return [this.values(question, level, half, 1), this.values(question, level, half, 2)];
  }

  /** Values an answer beside all others; where the level's candidates leave it out, among everything that is offered. */
  judge(question: Question, choice: number, iterations: number): Verdict | null {
    const [first, second] = this.look(question, iterations);
    const verdict = verdictOf(first, second, choice);
    if (verdict !== null) return verdict;
    const parameters = this.level.parameters?.map((word, at) => (at === CANDIDATES ? ALL : word)) ?? null;
    const [wide, other] = this.look(question, iterations, { ...this.level, parameters });
    return verdictOf(wide, other, choice);
  }
}
