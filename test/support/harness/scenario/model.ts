/** A scenario once it is read: a start, what is played, and what is checked afterwards. */
import type { Content, Shape } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { EventRow } from '../../../../src/contract/event';
import type { FaultCode } from '../../../../src/contract/fault';
import type { Setup } from '../../../../src/contract/setup';

/** What a check sees when all is played. */
export interface Scene {
  readonly engine: Engine;
  readonly content: Content;
  readonly shape: Shape;
  /** All rows since the start, the start's own left out. */
  readonly rows: readonly EventRow[];
  /** The rows of the last text played. */
  readonly lastRows: readonly EventRow[];
}

/** What is wrong, as `expected …, found …`; null when nothing is. */
export type Check = (scene: Scene) => string | null;

export interface Scenario {
  /** Its path inside the file, e.g. `scenarios[3]`; empty for the whole file. */
  readonly at: string;
  /** Its id and name. */
  readonly label: string;
  readonly content: Content;
  readonly setup: Setup;
  /** Texts in order: choice texts, or turn texts that may settle several decisions. */
  readonly play: readonly string[];
  readonly turns: boolean;
  /** The code with which the last text must be refused, `any` for any, null when all must be taken. */
  readonly refuses: FaultCode | 'any' | null;
  readonly checks: readonly Check[];
}

/** All of these checks; the first that fails speaks. */
export function firstOf(checks: readonly Check[]): Check {
  return (scene) => {
    for (const check of checks) {
      const wrong = check(scene);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}
