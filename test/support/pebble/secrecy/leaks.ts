/** Leaks planted around an engine, so that the trials are seen to notice them. */
import type { Engine } from '../../../../src/contract/engine';
import type { EventRow } from '../../../../src/contract/event';
import type { View, Viewer } from '../../../../src/contract/view';
import { TRUTH } from '../../harness/masks';

/** What each leak tells, by its number less one. */
export const LEAKS = ['a look’s kind to all', 'the lowest hidden token', 'the hand of the next seat', 'the deck'];

const withTruth = (view: View, truth: View, leak: number): View => {
  const lowest = view.tokens.find(({ kind }) => kind === null)?.id;
  const tokens = view.tokens.map((token, index) =>
    leak === 2 && token.id === lowest ? { ...token, kind: truth.tokens[index]?.kind ?? null } : token,
  );
  const heaps = view.heaps.map((heap, index) => {
    const isTold =
      (leak === 3 && heap.name === 'hand' && heap.seat === (view.viewer + 1) % 3) ||
      (leak === 4 && heap.name === 'deck');
    return isTold ? (truth.heaps[index] ?? heap) : heap;
  });
  return { ...view, tokens, heaps };
};

/** The row of a look without its kind gets the kind that the row before it tells its seat. */
const telling = ({ event, mask }: EventRow, index: number, rows: readonly EventRow[]): EventRow => {
  const before = rows[index - 1]?.event;
  return event.type === 'looked' && before?.type === 'looked' ? { mask, event: before } : { mask, event };
};

/** The engine with one leak; as it is for 0. In the set-up nothing leaks. */
export const leaky = (engine: Engine, leak: number): Engine => {
  if (leak === 0) return engine;
  const view = (viewer: Viewer): View => {
    const [seen, truth] = [engine.view(viewer), engine.view(TRUTH)];
    return viewer === TRUTH || seen.tokens.length < truth.tokens.length ? seen : withTruth(seen, truth, leak);
  };
  const lies: Partial<Engine> = { view, rows: () => (leak === 1 ? engine.rows().map(telling) : engine.rows()) };
  // an engine may be an object of a class, whose methods are not its own properties
  return new Proxy(engine, {
    get: (target, key) => {
      const teller = key in lies ? lies : target;
      const value: unknown = Reflect.get(teller, key);
      return typeof value === 'function' ? value.bind(teller) : value;
    },
  });
};
