/** Short words for the reference's rule tests: start somewhere, answer by text, read what happened. */
import { expect } from 'vitest';
import type { Content } from '../../src/contract/content';
import type { Applied, Engine } from '../../src/contract/engine';
import type { EventRow, GameEvent } from '../../src/contract/event';
import type { Outcome } from '../../src/contract/fault';

/** The value of an outcome that must not be a refusal. */
export const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
};

/** The texts of the open question's answers, in order. */
export const offered = (engine: Engine, content: Content): readonly string[] => {
  const decision = engine.decision();
  const shape = { width: engine.view(9).width, height: engine.view(9).height };
  return (decision?.choices ?? []).map((code) => content.formatChoice(code, decision?.kind ?? 'main', shape));
};

/** Answers by text; fails where the text is not offered. */
export const choose = (engine: Engine, content: Content, text: string): Applied => {
  const index = offered(engine, content).indexOf(text);
  expect(index, `${text} among ${offered(engine, content).join(' ')}`).toBeGreaterThanOrEqual(0);
  return must(engine.apply(index));
};

export const eventsOf = (engine: Engine): readonly GameEvent[] => engine.rows().map((row) => row.event);

export const eventsOfType = <T extends GameEvent['type']>(
  engine: Engine,
  type: T,
): readonly Extract<GameEvent, { type: T }>[] =>
  eventsOf(engine).filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** A row for every seat and onlookers. */
export const toAll = (event: GameEvent): EventRow => ({ mask: 511, event });

/** The generator of the contract in arbitrary precision, as a second opinion. */
export const slowGenerator = (seed: number) => {
  const limit = 2n ** 64n;
  let s = 0n;
  const next = (): bigint => {
    const o = s;
    s = (s * 6364136223846793005n + 1442695040888963407n) % limit;
    const x = (((o >> 18n) ^ o) >> 27n) % 2n ** 32n;
    const r = o >> 59n;
    return ((x >> r) | (x << (32n - r))) % 2n ** 32n;
  };
  next();
  s = (s + BigInt(seed)) % limit;
  next();
  const draw = (n: number): number => Number((next() * BigInt(n)) >> 32n);
  const shuffle = <T>(items: readonly T[]): readonly T[] => {
    const out = [...items];
    for (let i = out.length - 1; i >= 1; i--) {
      const j = draw(i + 1);
      const [a, b] = [out[i], out[j]];
      if (a !== undefined && b !== undefined) [out[i], out[j]] = [b, a];
    }
    return out;
  };
  return { next: () => Number(next()), draw, shuffle, state: () => s.toString(16).padStart(16, '0') };
};
