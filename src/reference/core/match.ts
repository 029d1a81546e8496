/** The engine around a game's rules: it asks, settles, applies, and can start again from any record. */
import type { Applied, Engine } from '../../contract/engine';
import type { Outcome } from '../../contract/fault';
import type { Setup } from '../../contract/setup';
import type { Guess, View } from '../../contract/view';
import { ok, refuse, within } from '../../games/shared/outcome';
import { MOST_WORDS, viewSize } from '../../games/shared/view-size';
import { digestOf } from './digest';
import type { ReferenceGame } from './game';
import { createGenerator } from './generator';
import { type Flow, type Question, settles } from './question';
import { type Act, decodeRecord, encodeRecord, type Origin } from './record';
import { ALL, Table, TRUTH } from './table';

/** A view makes a state without the match's generator; the contract seeds it with 0. */
const FILL_SEED = 0;

/** One match: never reused, so that a refusal leaves the old one as it was. */
class Match<State> {
  readonly origin: Origin;
  readonly acts: Act[] = [];
  readonly state: State;
  readonly table: Table;
  private readonly game: ReferenceGame<State>;
  private readonly asksAlways: boolean;
  private flow: Flow;

  constructor(game: ReferenceGame<State>, origin: Origin, asksAlways: boolean, state: State, table: Table) {
    this.game = game;
    this.origin = origin;
    this.asksAlways = game.asksAlways?.(state) ?? asksAlways;
    this.state = state;
    this.table = table;
    this.flow = this.enter();
  }

  /** Enters the rules at the step that the state names; a flow that was interrupted is left behind. */
  private enter(): Flow {
    const flow = this.game.play(this.state, this.table);
    this.table.question = null;
    if (this.table.result === null) this.advance(flow, flow.next());
    return flow;
  }

  /** Choices that settle themselves are answered here, and nowhere else. */
  private advance(flow: Flow, step: IteratorResult<Question, void>): void {
    let now = step;
    while (!now.done && settles(now.value.decision, this.asksAlways)) {
      now = flow.next(now.value.decision.choices[0] ?? 0);
    }
    this.table.question = now.done ? null : now.value;
  }

  choose(index: number): Outcome<Applied> {
    const { table } = this;
    const { question } = table;
    if (question === null) return refuse('illegal-choice', '', 'nothing: the match is over', index);
    const { choices } = question.decision;
    const code = choices[index];
    if (code === undefined) return refuse('illegal-choice', '', `an index from 0 to ${choices.length - 1}`, index);
    this.acts.push({ type: 'choose', index });
    table.clear();
    if (!question.window) table.ply++;
    this.advance(this.flow, this.flow.next(code));
    return ok({ learned: table.learned, chance: table.chance });
  }

  resign(seat: number): Outcome<Applied> {
    const { table } = this;
    if (table.result !== null || !this.game.canResign(this.state, seat)) {
      return refuse('illegal-choice', '', 'a seat that is still playing', seat);
    }
    this.acts.push({ type: 'resign', seat });
    table.clear();
    table.tell(ALL, { type: 'resigned', seat });
    this.game.resign(this.state, seat, table);
    this.flow = this.enter();
    return ok({ learned: table.learned, chance: table.chance });
  }

  agreeDraw(): Outcome<Applied> {
    const { table } = this;
    if (table.result !== null) return refuse('illegal-choice', '', 'nothing: the match is over', 'draw');
    this.acts.push({ type: 'agree' });
    table.clear();
    table.question = null;
    table.end('agreement', []);
    return ok({ learned: false, chance: false });
  }

  act(act: Act): Outcome<Applied> {
    switch (act.type) {
      case 'choose':
        return this.choose(act.index);
      case 'resign':
        return this.resign(act.seat);
      case 'agree':
        return this.agreeDraw();
    }
  }
}

const isAlways = (setup: Setup): boolean => setup.options['asks'] === 'always';

/** A state and its table; ply as the position says. */
interface Start<State> {
  readonly state: State;
  readonly ply: number;
}

const startState = <State>(game: ReferenceGame<State>, setup: Setup, table: Table): Outcome<Start<State>> => {
  if (setup.position === undefined) return ok({ state: game.deal(setup, table), ply: 0 });
  const view = game.content.readPosition(setup.position);
  if (!view.ok) return within(view.fault, 'position');
  const state = game.fill(view.value, []);
  return state.ok ? ok({ state: state.value, ply: view.value.ply }) : within(state.fault, 'position');
};

const startMatch = <State>(game: ReferenceGame<State>, given: Setup): Outcome<Match<State>> => {
  const read = game.content.readSetup(given);
  if (!read.ok) return read;
  const setup = read.value;
  const table = new Table(createGenerator(setup.seed));
  const start = startState(game, setup, table);
  if (!start.ok) return start;
  table.ply = start.value.ply;
  game.open(start.value.state, table);
  return ok(new Match(game, { from: 'setup', setup }, isAlways(setup), start.value.state, table));
};

const fillMatch = <State>(
  game: ReferenceGame<State>,
  origin: Extract<Origin, { from: 'view' }>,
): Outcome<Match<State>> => {
  const { view, guess, asksAlways } = origin;
  if (viewSize(view, guess) > MOST_WORDS)
    return refuse('bad-position', '', `a view and a guess of at most ${MOST_WORDS} words`);
  const state = game.fill(view, guess);
  if (!state.ok) return state;
  const table = new Table(createGenerator(FILL_SEED));
  table.ply = view.ply;
  table.result = view.result;
  const match = new Match(game, origin, asksAlways, state.value, table);
  table.clear();
  return ok(match);
};

const restoreMatch = <State>(game: ReferenceGame<State>, bytes: Uint8Array): Outcome<Match<State>> => {
  const record = decodeRecord(bytes);
  if (!record.ok) return record;
  const { origin, acts } = record.value;
  const match = origin.from === 'setup' ? startMatch(game, origin.setup) : fillMatch(game, origin);
  if (!match.ok) return match;
  for (const act of acts) {
    const done = match.value.act(act);
    if (!done.ok) return refuse('bad-save', '', 'acts that the match allows', act);
  }
  match.value.table.clear();
  return match;
};

/** An engine for one game. It holds no match until the first start, fill or restore. */
export const createEngine = <State>(game: ReferenceGame<State>): Engine => {
  let match: Match<State> | null = null;
  let asksAlways = false;

  const take = (next: Outcome<Match<State>>): Outcome<null> => {
    if (!next.ok) return next;
    match = next.value;
    const { origin } = match;
    asksAlways = origin.from === 'setup' ? isAlways(origin.setup) : origin.asksAlways;
    return ok(null);
  };
  const current = (): Match<State> => {
    if (match === null) throw new Error('no match: start, fill or restore one first');
    return match;
  };
  const view = (viewer: number): View => game.view(current().state, viewer, current().table);

  return {
    name: 'reference',
    start: (setup) => take(startMatch(game, setup)),
    decision: () => current().table.question?.decision ?? null,
    apply: (index) => current().choose(index),
    resign: (seat) => current().resign(seat),
    agreeDraw: () => current().agreeDraw(),
    rows: () => current().table.rows(),
    view,
    fill: (seen: View, guess: Guess) => take(fillMatch(game, { from: 'view', asksAlways, view: seen, guess })),
    result: () => current().table.result,
    snapshot: () => encodeRecord(current()),
    restore: (bytes) => take(restoreMatch(game, bytes)),
    hash: () => digestOf(JSON.stringify(view(TRUTH))),
  };
};
