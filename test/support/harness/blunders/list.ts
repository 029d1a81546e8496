/** Positions kept for later: at each what must not be answered, by the judge's verdict. */
import type { Content } from '../../../../src/contract/content';
import type { Setup } from '../../../../src/contract/setup';
import { type Bench, BLUNDER, idle, kindsOf } from './bench';
import { verdictOf } from './judge';
import type { Found } from './positions';
import { rounded, textOf } from './report';

/** An answer that a level must not give. */
export interface Forbidden {
  readonly choice: string;
  readonly kind: string;
  readonly value: number;
}

export interface Listed {
  readonly setup: Setup;
  /** Everything answered before, by index. */
  readonly played: readonly number[];
  readonly seat: number;
  readonly question: string;
  readonly better: string;
  readonly best: number;
  readonly forbidden: readonly Forbidden[];
}

const MOST = 150;
/** Or the commonest kinds take all the room. */
const MOST_OF_A_KIND = 25;

export class List {
  readonly positions: Listed[] = [];
  private readonly content: Content;

  constructor(content: Content) {
    this.content = content;
  }

  private has(kind: string): number {
    return this.positions.filter(({ forbidden }) => forbidden.some((one) => one.kind === kind)).length;
  }

  /** Keeps a position at which some answer would be a blunder, while there is room for its kind. */
  add(bench: Bench, found: Found): void {
    const wanted = [...found.tempting.keys()].some(({ name }) => this.has(name) < MOST_OF_A_KIND);
    if (this.positions.length >= MOST || !wanted) return;
    const [first, second] = bench.judge.look(found.question, bench.effort);
    const best: { at: number; value: number } = { at: -1, value: 0 };
    const forbidden = [...new Set([...found.tempting.values()].flat())].flatMap((choice): readonly Forbidden[] => {
      const verdict = verdictOf(first, second, choice);
      if (verdict === null || verdict.best - verdict.value < BLUNDER) return [];
      const [kind] = idle(bench, found, choice, kindsOf(found, choice));
      if (kind === undefined || this.has(kind.name) >= MOST_OF_A_KIND) return [];
      best.at = verdict.better;
      best.value = verdict.values.get(verdict.better) ?? verdict.best;
      return [{ choice: textOf(found, choice, this.content), kind: kind.name, value: rounded(verdict.value) }];
    });
    if (forbidden.length === 0) return;
    const { setup, played, question } = found;
    const { seat, key } = question.decision;
    this.positions.push({
      setup,
      played,
      seat,
      question: key,
      better: textOf(found, best.at, this.content),
      best: rounded(best.value),
      forbidden,
    });
  }

  /** JSON, a position a line. */
  text(): string {
    return `[\n${this.positions.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
  }
}
