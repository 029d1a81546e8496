/** What a run has come to: positions, suspects and blunders by kind, and each blunder so that it can be played again. */
import type { Content } from '../../../../src/contract/content';
import type { Setup } from '../../../../src/contract/setup';
import type { Verdict } from './judge';
import type { BlunderKind } from './kinds';
import type { Found } from './positions';

interface Blunder {
  readonly found: Found;
  readonly choice: number;
  readonly kinds: readonly BlunderKind[];
  readonly verdict: Verdict;
}

/** A blunder as it is told. */
export interface Told {
  readonly setup: Setup;
  /** Everything answered before, by index. */
  readonly played: readonly number[];
  readonly seat: number;
  readonly question: string;
  readonly kind: string;
  /** All kinds that it is of. */
  readonly kinds: readonly string[];
  readonly choice: string;
  readonly value: number;
  readonly better: string;
  readonly best: number;
}

export interface Report {
  readonly matches: number;
  /** Questions of self-play with more than one answer. */
  readonly looked: number;
  /** Questions put to the level. */
  readonly decisions: number;
  /** Of these, at which each kind could be answered. */
  readonly positions: Readonly<Record<string, number>>;
  /** Answers of a kind that bring nothing, judged or not. */
  readonly suspects: Readonly<Record<string, number>>;
  /** Under the first of their kinds. */
  readonly blunders: Readonly<Record<string, number>>;
  readonly perThousand: number;
  readonly msPerAnswer: number;
  readonly list: readonly Told[];
}

export const blunderOf = (found: Found, choice: number, kinds: readonly BlunderKind[], verdict: Verdict): Blunder => ({
  found,
  choice,
  kinds,
  verdict,
});

/** Values have four places. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** An answer as text. */
export function textOf({ question }: Found, choice: number, { formatChoice }: Pick<Content, 'formatChoice'>): string {
  const { decision, view } = question;
  return formatChoice(decision.choices[choice] ?? 0, decision.kind, view);
}

const add = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

export class Tally {
  readonly positions = new Map<string, number>();
  readonly blunders: Told[] = [];
  private readonly suspects = new Map<string, number>();
  private readonly names: readonly string[];
  private readonly content: Content;
  private matches = 0;
  private looked = 0;
  private ms = 0;
  decisions = 0;

  constructor(kinds: readonly BlunderKind[], content: Content) {
    this.names = kinds.map(({ name }) => name);
    this.content = content;
  }

  /** A match was played, with so many questions. */
  match(looked: number): void {
    this.matches += 1;
    this.looked += looked;
  }

  /** The level has answered. */
  asked({ tempting }: Found, ms: number): void {
    this.decisions += 1;
    this.ms += ms;
    for (const { name } of tempting.keys()) add(this.positions, name);
  }

  /** Its answer is of these kinds, and brings nothing. */
  suspect(kinds: readonly BlunderKind[]): void {
    for (const { name } of kinds) add(this.suspects, name);
  }

  blunder({ found, choice, kinds, verdict }: Blunder): void {
    const { setup, played, question } = found;
    const names = kinds.map(({ name }) => name);
    this.blunders.push({
      setup,
      played,
      seat: question.decision.seat,
      question: question.decision.key,
      kind: names[0] ?? '',
      kinds: names,
      choice: textOf(found, choice, this.content),
      value: rounded(verdict.value),
      better: textOf(found, verdict.better, this.content),
      best: rounded(verdict.best),
    });
  }

  report(): Report {
    const { matches, looked, decisions, blunders, names } = this;
    const all = (counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
      Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0]));
    const counts = new Map<string, number>();
    for (const { kind } of blunders) add(counts, kind);
    return {
      matches,
      looked,
      decisions,
      positions: all(this.positions),
      suspects: all(this.suspects),
      blunders: all(counts),
      perThousand: Math.round((blunders.length / Math.max(1, decisions)) * 10_000) / 10,
      msPerAnswer: Math.round((this.ms / Math.max(1, decisions)) * 10) / 10,
      list: blunders,
    };
  }
}
