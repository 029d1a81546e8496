/** What the harnesses need of a game: its content and ways to make fresh engines. The list of kits is src/cli/games.ts. */
import type { Content } from '../../../src/contract/content';
import type { Decision } from '../../../src/contract/decision';
import type { Engine } from '../../../src/contract/engine';
import type { EventRow } from '../../../src/contract/event';
import type { Outcome } from '../../../src/contract/fault';
import type { Setup } from '../../../src/contract/setup';
import type { View } from '../../../src/contract/view';

export const ENGINE_NAMES = ['wasm', 'reference'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** Makes a new engine; every call gives a state of its own. */
export type EngineMaker = () => Engine;

export interface WatchReport {
  readonly summary: string;
  /** All counts, one line each. */
  readonly lines: readonly string[];
  /** Further keys of the command's JSON. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** Follows matches from start to end and says afterwards what came up in them. */
export interface Watcher {
  /** A match stands at its start, or goes on from a position. */
  begin(truth: View): void;
  /** Before each choice. */
  asked(decision: Decision): void;
  /** After the start and after each choice. */
  rows(rows: readonly EventRow[]): void;
  report(): WatchReport;
}

/** The setup of this number to try at random. */
export type Sample = (index: number, seed: number, seats?: number) => Setup;

export interface Kit {
  /** What the command line calls it: a game, or a form that goes by its own name. */
  readonly name: string;
  readonly content: Content;
  readonly engines: Readonly<Record<EngineName, EngineMaker>>;
  /** Keys of the decisions at which a position of the game may stand. */
  readonly positionKeys: readonly string[];
  /** What random matches of this game should be watched for. */
  readonly watcher?: () => Watcher;
  /** Setups for random matches by name, beside the content's own; the first is what harnesses play unless told otherwise. */
  readonly samples?: Readonly<Record<string, Sample>>;
  /** Setups of the benchmark; the content's own without it. */
  readonly benchSample?: Sample;
  /** Whether the engines check views as strictly as positions, so that damaged ones may be put to them. */
  readonly checksViews?: boolean;
  /** Choices in one turn that no match of this game goes beyond. */
  readonly turnLimit?: number;
}

/** The samples of this name, or the standard ones. */
export function sampleOf({ content, samples }: Kit, name?: string | null): Sample {
  const known = samples ?? {};
  const first = Object.values(known)[0] ?? content.sampleSetup;
  return name === null || name === undefined ? first : (known[name] ?? first);
}

/** The value of an outcome that a harness relies on; a refusal there is a fault of the program under test. */
export function must<T>(outcome: Outcome<T>, what: string): T {
  if (outcome.ok) return outcome.value;
  const { code, at, expected, found } = outcome.fault;
  throw new Error(`${what} was refused: ${code} at '${at}', expected ${expected}, found ${found ?? 'nothing'}`);
}
