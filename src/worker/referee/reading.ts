/** Which of a viewer's events the page still needs, when undo takes some back. */
import type { Viewer } from '../../contract/view';
import { eventCount } from './eyes';
import type { Match } from './match';

/** Remembers, for each viewer, how many of the events that the page has read still stand. */
export class Reading {
  readonly #standing = new Map<Viewer, number>();

  /** Another match: nothing that anybody read stands any more. */
  reset(): void {
    this.#standing.clear();
  }

  /** Lines were taken back; called with the match as it is now. */
  cut(match: Match, viewers: readonly Viewer[]): void {
    for (const viewer of viewers) this.#standing.set(viewer, Math.min(this.limit(viewer), eventCount(match, viewer)));
  }

  /** From which event on a viewer must be told, at the latest; 0 for one that never read. */
  limit(viewer: Viewer): number {
    return this.#standing.get(viewer) ?? 0;
  }

  /** The viewer has read everything there is. */
  done(viewer: Viewer): void {
    this.#standing.set(viewer, Number.POSITIVE_INFINITY);
  }
}
