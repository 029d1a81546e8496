/** Names that gave way to the field's words, so that a search finds them: none comes back. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../src/cli/scripts/lib/files.mjs';
import { at, inside } from '../src/cli/scripts/lib/paths.mjs';

/** What stood in sources, and what is said now. */
const OLD: readonly (readonly [old: RegExp, now: string])[] = [
  [/\bhabits?\b|\bisHabit\b/i, 'set-up policy, policy weights, isSetupQuestion'],
  [/\blaps\b/i, 'sequential halving over determinizations'],
  [/luck (that )?clings/i, 'common random numbers'],
  [/thousandths of the exponent/i, 'logit weights × 1000'],
  [/\bsuppos(e|es|ed|ing)\b|SupposingEngine|isSupposing/, 'determinize'],
  [/\bdisguises?\b/i, 'resampleHidden'],
  [/\bcalm\.ts\b|\/calm'|an even time/, 'constant-delay guard'],
  [/\/sight(\.ts)?\b/, 'reduce-state'],
  [/\bbesides\(|\browsSeen\b|\bstepSeen\b/, 'orthogonalNeighbours, screenRows, screenStep'],
  [/\/told\//, 'a folder named by its content'],
];

const SELF = 'test/old-names.test.ts';
/** Sentences for players, and data, have words of their own. */
const WORDED = /^src\/(text|games\/[a-z]+\/data)\//;

const sources = ['src', 'assembly', 'test']
  .flatMap((folder) => filesBelow(at(folder)))
  .filter((file) => /\.([cm]?[jt]sx?|md|css)$/.test(file))
  .filter((file) => inside(file) !== SELF && !WORDED.test(inside(file)))
  .map((file) => ({ path: inside(file), text: readFileSync(file, 'utf8') }));

/** The lines of a source, its path among them, that say an old name. */
const oldIn = ({ path, text }: { readonly path: string; readonly text: string }): readonly string[] =>
  [path, ...text.split('\n')].flatMap((line, number) =>
    OLD.flatMap(([old, now]) => (old.test(line) ? [`${path}:${number} says ${old.source}: ${now}`] : [])),
  );

describe('old names', () => {
  test('there are sources to look at', () => expect(sources.length).toBeGreaterThan(1000));

  test('stand nowhere', () => expect(sources.flatMap(oldIn)).toEqual([]));

  test.each([
    "import { isHabit } from './habits';",
    '// laps of shared worlds',
    'core.suppose(words);',
    'game.disguise(state);',
    "import { viewerFor } from './sight';",
    'const rows = rowsSeen(side);',
    "import { a } from '../told/words';",
  ])('are found: %s', (line) => expect(oldIn({ path: 'src/match/a.ts', text: line }).length).toBeGreaterThan(0));
});
