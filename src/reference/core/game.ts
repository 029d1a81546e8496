/** What a game brings to the reference: its state, its rules as a flow that can be entered at any step, its views. */
import type { Content } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import type { Setup } from '../../contract/setup';
import type { Guess, View, Viewer } from '../../contract/view';
import type { Flow } from './question';
import type { Table } from './table';

export interface ReferenceGame<State> {
  readonly content: Content;
  /** A dealt start (no position). May draw from the table's generator; writes no rows. */
  deal(setup: Setup, table: Table): State;
  /** The state that a view and a guess describe. `bad-position` when they do not fit. */
  fill(view: View, guess: Guess): Outcome<State>;
  /** What everybody is told first: whose turn it is. */
  open(state: State, table: Table): void;
  /** The rules, from the step that the state names to the end. */
  play(state: State, table: Table): Flow;
  /** Is this seat still playing, so that it may resign? */
  canResign(state: State, seat: number): boolean;
  /** What a resignation changes, after its row; unless that ends the match, `play` is then entered again. */
  resign(state: State, seat: number, table: Table): void;
  view(state: State, viewer: Viewer, table: Table): View;
  /** Is a lone `pass` in a window asked too? Where it is missing the setup's option `asks` says so. */
  asksAlways?(state: State): boolean;
}
