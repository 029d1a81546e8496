/** Verbs agree with the names of several: `Lockin Elves attack`, where every other piece attacks. */

/** What one does, as several do it; the longest first. */
const PLURAL: ReadonlyMap<string, string> = new Map(
  [
    ['is Berserk: choose the enemy it attacks', 'are Berserk: choose the enemy they attack'],
    ['is Berserk and attacks', 'are Berserk and attack'],
    ['casts its', 'cast their'],
    ['uses its', 'use their'],
    ['rushes', 'rush'],
    ['slashes', 'slash'],
    ['flies', 'fly'],
    ['goes', 'go'],
    ['does', 'do'],
    ['has', 'have'],
    ['is', 'are'],
    ...'attacks borrows changes charges comes defuses dispels exchanges falls gets grows leaves loses moves rises stays strikes surrounds survives threatens turns uses wins'
      .split(' ')
      .map((verb) => [verb, verb.slice(0, -1)] as const),
  ].map(([one = '', several = '']) => [one, several]),
);

let names: readonly string[] = [];
let pattern = /(?!)/g;

/** Adds names of several, as they stand in sentences. */
export const addPlurals = (more: readonly string[]): void => {
  names = [...new Set([...names, ...more])];
  // what stands behind a preposition is not who does it: `the Death Curse of Lockin Elves begins`
  pattern = new RegExp(
    `(?<!\\b(?:of|on|to|at|by|with|for|from|than|against) )(${names.join('|')})( on [a-p]\\d+)? (${[...PLURAL.keys()].join('|')})\\b`,
    'g',
  );
};

/** The sentence with its verbs in agreement; any other one as it is. */
export const agreed = (text: string): string =>
  names.some((name) => text.includes(name))
    ? text.replace(
        pattern,
        (_, name: string, where: string | undefined, verb: string) =>
          `${name}${where ?? ''} ${PLURAL.get(verb) ?? verb}`,
      )
    : text;
