/** Plays one scenario on one engine and says what is wrong, if anything. */
import type { Shape } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { EventRow } from '../../../../src/contract/event';
import type { Fault, Outcome } from '../../../../src/contract/fault';
import { ok } from '../../../../src/games/shared/outcome';
import { difference } from '../difference';
import { must } from '../kit';
import { TRUTH } from '../masks';
import { playText } from './choices';
import type { Scenario } from './model';

/** How a scenario is played: straight on, or with the state stored and taken back after every choice. */
export const PLAY_MODES = ['straight', 'restored'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

const wording = (fault: Fault): string =>
  `${fault.code}${fault.at === '' ? '' : ` at ${fault.at}`}, expected ${fault.expected}${fault.found === undefined ? '' : `, found ${fault.found}`}`;

/** Everything of a state that must survive a refusal or a return to it. */
function stateOf(engine: Engine): unknown {
  return { hash: engine.hash(), truth: engine.view(TRUTH), decision: engine.decision() };
}

/** Goes one choice further and back; the state must be the same. */
function shake(engine: Engine): string | null {
  const before = stateOf(engine);
  const bytes = engine.snapshot();
  const count = engine.decision()?.choices.length ?? 0;
  if (count > 0) must(engine.apply(count - 1), 'the last choice offered');
  must(engine.restore(bytes), 'a snapshot just taken');
  const wrong = difference(before, stateOf(engine));
  return wrong === null ? null : `restored: differs at ${wrong.at}`;
}

class Player {
  readonly rows: EventRow[] = [];
  lastRows: readonly EventRow[] = [];
  private readonly scenario: Scenario;
  private readonly engine: Engine;
  private readonly shape: Shape;
  private readonly mode: PlayMode;

  constructor(scenario: Scenario, engine: Engine, mode: PlayMode) {
    this.scenario = scenario;
    this.engine = engine;
    this.mode = mode;
    this.shape = scenario.content.shape(scenario.setup);
  }

  /** Plays all texts, then runs the checks. */
  run(): string | null {
    const { play, refuses, checks, content } = this.scenario;
    const taken = refuses === null ? play : play.slice(0, -1);
    for (const [index, text] of taken.entries()) {
      const wrong = this.take(text, index);
      if (wrong !== null) return wrong;
    }
    if (refuses !== null) return this.refused(play[play.length - 1] ?? '', refuses);
    const { engine, shape, rows, lastRows } = this;
    for (const check of checks) {
      const wrong = check({ engine, content, shape, rows, lastRows });
      if (wrong !== null) return wrong;
    }
    return null;
  }

  private take(text: string, index: number): string | null {
    const before = this.rows.length;
    const done = this.scenario.turns ? this.playTurn(text) : this.playChoice(text);
    this.lastRows = this.rows.slice(before);
    if (!done.ok) return `play[${index}] ${text}: expected to be taken, found ${wording(done.fault)}`;
    return done.value === null ? null : `play[${index}] ${text}: ${done.value}`;
  }

  private playChoice(text: string): Outcome<string | null> {
    const applied = playText(this.engine, this.scenario.content, this.shape, text);
    if (!applied.ok) return applied;
    this.rows.push(...this.engine.rows());
    return ok(this.mode === 'restored' ? shake(this.engine) : null);
  }

  /** A turn text; restored, it is taken back and played again choice by choice. */
  private playTurn(text: string): Outcome<string | null> {
    const before = this.engine.snapshot();
    const turn = this.scenario.content.playTurn(this.engine, text);
    if (!turn.ok) return turn;
    if (this.mode === 'straight') {
      this.rows.push(...turn.value.rows);
      return ok(null);
    }
    const after = stateOf(this.engine);
    must(this.engine.restore(before), 'a snapshot just taken');
    for (const choice of turn.value.texts) {
      const done = this.playChoice(choice);
      if (!done.ok || done.value !== null) return done;
    }
    const wrong = difference(after, stateOf(this.engine));
    return ok(wrong === null ? null : `its choices ${turn.value.texts.join(' ')} lead elsewhere, at ${wrong.at}`);
  }

  private refused(text: string, code: string): string | null {
    const { engine, scenario, shape } = this;
    const before = stateOf(engine);
    const outcome = scenario.turns
      ? scenario.content.playTurn(engine, text)
      : playText(engine, scenario.content, shape, text);
    if (outcome.ok) return `${text}: expected to be refused, found it taken`;
    if (code !== 'any' && outcome.fault.code !== code) {
      return `${text}: expected the refusal ${code}, found ${wording(outcome.fault)}`;
    }
    const wrong = difference(before, stateOf(engine));
    return wrong === null ? null : `${text}: refused, but it changed ${wrong.at === '' ? 'the state' : wrong.at}`;
  }
}

/** What is wrong with a scenario on an engine that stands at its start; null when nothing is. */
export function playScenario(scenario: Scenario, engine: Engine, mode: PlayMode): string | null {
  return new Player(scenario, engine, mode).run();
}
