/** A recorded match, played up to a question, and what a level answers there. */
import type { Content } from '../../../src/contract/content';
import type { Decision } from '../../../src/contract/decision';
import type { Engine } from '../../../src/contract/engine';
import type { GameEvent } from '../../../src/contract/event';
import type { Asked, ThinkRequest } from '../../../src/contract/search';
import type { Setup } from '../../../src/contract/setup';
import { legends, legendsOf } from '../../../src/games/legends';
import { characters } from '../../../src/games/legends/characters';
import { opponents } from '../../../src/games/legends/opponents';
import { createCoreSearch } from '../../../src/worker/core-search';
import { beginAt } from '../../../src/worker/opponent/begin';
import { type Level, levelsOf } from '../../../src/worker/opponent/levels';
import { setupFor } from '../../../src/worker/referee/eyes';
import { must } from '../../support/harness/kit';
import { eventsFor } from '../../support/harness/masks';
import { coreOf, engineOf } from './table';

const levels = levelsOf(opponents, characters);

/** A level by name, as a character plays it. */
export const levelOf = (name: string, character?: string): Level => {
  const level = levels.find(name, character, undefined);
  if (level === null) throw new Error(`no level ${name}`);
  return level;
};

/** The level that gives hints. */
export const HINT = levels.hint;

export interface Answer {
  readonly text: string;
  readonly value: number;
  readonly settled: boolean;
  /** How many choices were looked at. */
  readonly looked: number;
}

export interface Question {
  readonly setup: Setup;
  readonly decision: Decision;
  /** The choices as they are written. */
  readonly texts: readonly string[];
  /** What a level answers after so many iterations of its own; 0: it was stopped before the first. */
  answer(level: Level, iterations: number, seed: number): Answer;
}

const SLICE = 256;

/** Plays one choice, or one turn's. */
type Step = (engine: Engine) => void;

/** Plays the choices of a match; the question that stands then. */
export const questionAfter = (
  json: { readonly game: string; readonly form?: string; readonly [key: string]: unknown },
  play: readonly string[],
): Question => {
  const content = json.form === undefined ? legends : legendsOf(json.form);
  const steps = play.map(
    (text): Step =>
      (engine) =>
        void must(legends.playTurn(engine, text), text),
  );
  return questionBehind(content, must(content.readSetup(json), 'a setup'), steps);
};

/** The same after choices by index. */
export const questionAt = (setup: Setup, played: readonly number[]): Question =>
  questionBehind(
    legendsOf(setup.form),
    setup,
    played.map(
      (index): Step =>
        (engine) =>
          void must(engine.apply(index), `choice ${index}`),
    ),
  );

const questionBehind = (content: Content, setup: Setup, steps: readonly Step[]): Question => {
  const engine = engineOf(setup);
  const seats = content.seatCount(engine.view(0));
  const heard = Array.from({ length: seats }, (): GameEvent[] => []);
  const asked = Array.from({ length: seats }, (): Asked[] => []);
  const listen = (): void => {
    const rows = engine.rows();
    heard.forEach((events, seat) => {
      events.push(...eventsFor(rows, seat));
    });
  };
  listen();
  for (const step of steps) {
    const open = engine.decision();
    step(engine);
    if (open !== null && open.kind !== 'respond')
      asked.forEach((all, viewer) => {
        all.push({ rows: heard[viewer]?.length ?? 0, seat: open.seat, kind: open.kind });
      });
    listen();
  }
  const decision = engine.decision();
  if (decision === null) throw new Error('the match is over');
  const view = engine.view(decision.seat);
  const texts = decision.choices.map((code) => content.formatChoice(code, decision.kind, view));
  const request: Omit<ThinkRequest, 'seed'> = {
    id: 0,
    setup: setupFor(setup, decision.seat, content),
    events: heard[decision.seat] ?? [],
    asked: asked[decision.seat] ?? [],
    view,
    decision,
    level: '',
    effort: {},
  };
  const search = createCoreSearch(coreOf(setup), content);
  return {
    setup,
    decision,
    texts,
    answer: (level, iterations, seed) => {
      must(beginAt(search, content, { ...request, seed }, level), 'a view of the match');
      for (let done = 0; done < iterations; ) done = search.step(Math.min(SLICE, iterations - done));
      const { choice, value, settled, visits } = search.best();
      return { text: texts[choice] ?? '', value, settled, looked: visits.filter((count) => count > 0).length };
    },
  };
};
