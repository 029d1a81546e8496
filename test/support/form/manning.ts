/** Small changes to what a trial brings: who sits where, and single methods of an object. */
import type { Setup } from '../../../src/contract/setup';

/** The setup of a trial with a person in the viewer's seat and computers in all others. */
export const manned = (setup: Setup, viewer: number): Setup => ({
  ...setup,
  seats: setup.seats.map((plan, seat) => ({ ...plan, player: seat === viewer ? 'person' : 'computer' })),
});

/** The same object with some of its methods replaced. */
export const changed = <T extends object>(real: T, otherwise: Partial<T>): T =>
  new Proxy(real, {
    get: (target, name) => {
      const value: unknown = Reflect.get(name in otherwise ? otherwise : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
