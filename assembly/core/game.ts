/** Of `prospect`: nothing that is known for sure. */
export const PROSPECT_OPEN: i32 = 0;
/** A piece is lost to what the seat knows, or its castle can be taken. */
export const PROSPECT_LOSS: i32 = 1;
/** What the seat knows is taken, and nothing that it knows takes it back. */
export const PROSPECT_GAIN: i32 = 2;
/** Something is spent or lent, and the turn goes on. */
export const PROSPECT_SPENT: i32 = 3;
/** The match is lost to what the seat knows, with the next turn. */
export const PROSPECT_END: i32 = 4;
/** So it is, unless this wins it at once: what it strikes at is hidden. */
export const PROSPECT_STAKE: i32 = 5;

/**
 * What the search needs of a game, bound when the module is compiled.
 *
 * A game has one class that extends `Game`; it is never instantiated. The search is generic:
 *
 *     export function searchStep<G extends Game>(iterations: i32): i32 {
 *       const game = changetype<G>(0);
 *       … game.apply(state, index) …           // a direct call, inlined where small
 *     }
 *
 * and the game's `index.ts` binds it: `export function searchStep(n: i32): i32 { return stepSearch<ThatGame>(n); }`.
 * All methods here are abstract and use no `this`: a method with a body here would be a virtual call on nothing.
 *
 * **States.** A state is `stateBytes()` bytes at an address divisible by 16 that its user chooses (the search takes its
 * scratch states from `memory.data`). It is copied by `copy` and by nothing else, may lie anywhere, and always stands at
 * a decision or at the end of the match: what answers itself has been answered. The live state is not reachable from
 * here; the search sees the view that `readView` took from the inbox, and the guesses that `sample` makes of it.
 *
 * **What copies share.** A game may keep a growing log beside its states (its earlier positions). A state says
 * how much of it is its own, copies share that part, and playing on writes behind it. So, of states that come from one
 * ancestor, play on one and be done with it before you play on another: a tree keeps choices and replays them from a
 * copy of the root; depth-first nests of copies are sound. Each `sample` starts anew from the view's log.
 *
 * **Rows** must be off (`rowsSwitch(false)`) while the search plays, and on again before its export returns.
 */
export abstract class Game {
  /** Bytes of a state, a multiple of 16. */
  abstract stateBytes(): i32;

  /** Makes the state at `to` the same as the one at `from`. */
  abstract copy(to: usize, from: usize): void;

  /** The number of seats in the match. */
  abstract seatCount(state: usize): i32;

  /** The seat asked; -1 when the match is over. */
  abstract askedSeat(state: usize): i32;

  /** The number of the decision's kind (`numbers.ts`); undefined when over. */
  abstract decisionKind(state: usize): i32;

  /** Is the open question part of a set-up before the match, which the policy answers better than any search? Not over. */
  abstract isSetupQuestion(state: usize): bool;

  /** Does evaluation tell what an answer to this set-up question is worth? Searches over worlds then judge every answer by it. */
  abstract isSetupJudged(state: usize): bool;

  /**
   * Is nothing under way? False between an attack and its end, or while a power is being carried out: what a state is worth
   * can't be told then, and it is played on before it is judged. Not over.
   */
  abstract isResting(state: usize): bool;

  /** The number of choices; 0 when over. */
  abstract choiceCount(state: usize): i32;

  /** The ChoiceCode of an offered index. */
  abstract choiceCode(state: usize, index: i32): i32;

  /**
   * Can this choice change nothing that matters, so that a search may pass it over as long as another is left? Rules offer
   * it all the same. Only of what the asked seat knows.
   */
  abstract isIdle(state: usize, index: i32): bool;

  /**
   * What a choice of a resting question brings for all that the asked seat knows: one of PROSPECT_…. Levels that leave something
   * to chance leave no loss to it, spend nothing by it, and pass no gain over; none lets the match end that could do otherwise.
   */
  abstract prospect(state: usize, index: i32): i32;

  /** Applies an offered index; any other is undefined behaviour of the game (never of the memory around it). */
  abstract apply(state: usize, index: i32): void;

  /** Of a finished match: 10000 for each winner, 0 for each loser, 5000 for every seat in a draw. Undefined before the end. */
  abstract score(state: usize, seat: i32): i32;

  /** The score expected by this seat, 0 to 10000, at any state; of a finished match its `score`. */
  abstract evaluate(state: usize, seat: i32): i32;

  /**
   * Writes one weight a choice (i32, 1 to 65535, higher is likelier to be good for the asked seat) from the address on,
   * in the order of the choices; gives their count. Room for 4096 is needed.
   */
  abstract weigh(state: usize, weights: usize): i32;

  /**
   * Draws one choice for a rollout: cheap, better than uniform, from the generator at `rng`, which may stay as it is where the
   * state tells one question from the next. `again`, 0 to 3: how often the same question was drawn before. Not over.
   */
  abstract policy(state: usize, rng: usize, again: i32): i32;

  /**
   * Resamples, with the generator at `rng`, what this seat hides, within what the other seats' views allow; false where the
   * game can't (an attack or power is being resolved), with the state as it was.
   */
  abstract resampleHidden(state: usize, seat: i32, rng: usize): bool;

  /**
   * Reads a seat's view, `words` words from word `from` of the inbox on, and what the seat has learned before (`evidence`
   * words from word `evidenceFrom` on; the game says which, none is always allowed), and keeps in the game's own scratch
   * memory what `sample` needs; gives 0, or a fault number (then `sample` must not be called).
   */
  abstract readView(from: i32, words: i32, evidenceFrom: i32, evidence: i32): i32;

  /**
   * Makes one whole state that the view read last allows; what it hides is drawn with the generator at `rng`, and so is
   * the state's own generator's seed. Gives 0, or a fault number where no guess fits.
   */
  abstract sample(state: usize, rng: usize): i32;
}
