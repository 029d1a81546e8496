/** An engine whose matches do not end by themselves: when a battle is over, the next one of the same setup begins in its place. */
import type { Applied, Engine } from '../../../src/contract/engine';
import type { Outcome } from '../../../src/contract/fault';
import type { Setup } from '../../../src/contract/setup';
import { must } from './must';

/** Plays battle after battle on `engine`, each from the next seed; only resigning and an agreed draw end the match. */
export const endless = (engine: Engine): Engine => {
  let setup: Setup | null = null;
  let battles = 0;
  const start = (of: Setup): ReturnType<Engine['start']> => {
    setup = of;
    battles = 0;
    return engine.start(of);
  };
  const apply = (index: number): Outcome<Applied> => {
    const applied = engine.apply(index);
    if (applied.ok && engine.result() !== null && setup !== null) {
      battles++;
      must(engine.start({ ...setup, seed: setup.seed + battles }));
    }
    return applied;
  };
  return new Proxy(engine, {
    get: (of, key) => {
      if (key === 'start') return start;
      if (key === 'apply') return apply;
      const value: unknown = Reflect.get(of, key, of);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
};
