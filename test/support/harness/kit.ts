/** What the harnesses need of a game: its content and ways to make fresh engines. The list of kits is src/cli/games.ts. */
import type { Content } from '../../../src/contract/content';
import type { Engine } from '../../../src/contract/engine';
import type { Outcome } from '../../../src/contract/fault';

export const ENGINE_NAMES = ['wasm', 'reference'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** Makes a new engine; every call gives a state of its own. */
export type EngineMaker = () => Engine;

export interface Kit {
  readonly content: Content;
  readonly engines: Readonly<Record<EngineName, EngineMaker>>;
  /** Keys of the decisions at which a position of the game may stand. */
  readonly positionKeys: readonly string[];
}

/** The value of an outcome that a harness relies on; a refusal there is a fault of the program under test. */
export function must<T>(outcome: Outcome<T>, what: string): T {
  if (outcome.ok) return outcome.value;
  const { code, at, expected, found } = outcome.fault;
  throw new Error(`${what} was refused: ${code} at '${at}', expected ${expected}, found ${found ?? 'nothing'}`);
}
