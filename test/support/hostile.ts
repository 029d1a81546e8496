/** Input that is made to hurt: brackets nested thousands deep, lists of millions. */

/** `[[[…]]]` as text. */
export const nestedText = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** The same as a value; made without a stack that could run out. */
export const nestedValue = (depth: number): unknown => {
  let value: unknown[] = [];
  for (let level = 1; level < depth; level++) value = [value];
  return value;
};

/** Looks that a refusal may take to show how a list begins. */
const LOOKS = 250;

/** A list of so many times the same item that throws when more of them are looked at than a message shows. */
export const untouchableList = (length: number, item?: unknown): readonly unknown[] => {
  let looks = 0;
  const look = (): void => {
    looks++;
    if (looks > LOOKS) throw new Error(`walked through a list of ${length}`);
  };
  return new Proxy(new Array<unknown>(length), {
    get: (list, key) => {
      if (key !== 'length') look();
      return typeof key === 'string' && /^\d+$/.test(key) ? item : Reflect.get(list, key);
    },
    has: (list, key) => {
      look();
      return typeof key === 'string' && /^\d+$/.test(key) ? true : Reflect.has(list, key);
    },
    ownKeys: () => {
      throw new Error(`listed the ${length} places of a list`);
    },
  });
};
