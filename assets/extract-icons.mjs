/**
 * Copies the outlines of the icons we use out of @iconify-json/game-icons into src/games/legion/look/icons.ts:
 *
 *     node assets/extract-icons.mjs && npm run format
 *
 * Names and their authors stand in assets/CREDITS.md; a test checks that no icon lacks one.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const at = (path) => new URL(`../${path}`, import.meta.url);

/** Our name → the package's. */
const USED = {
  soldier: 'barbute',
  knight: 'horse-head',
  scout: 'spyglass',
  general: 'centurion-helmet',
  tower: 'white-tower',
  catapult: 'catapult',
  archer: 'high-shot',
  king: 'queen-crown',
  sword: 'gladius',
  shield: 'shield',
  immovable: 'anchor',
  flag: 'flying-flag',
  laurels: 'laurels',
};

/** Drawn by us, on the same grid. */
const OWN = {
  arrow: 'M484 28L326 88L366 128L144 350L70 356L26 434L78 434L78 486L156 442L162 368L384 146L424 186Z',
};

const { icons } = JSON.parse(readFileSync(at('node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));

/** The `d` of the one path an icon consists of. */
function outline(name) {
  const paths = [...(icons[name]?.body ?? '').matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`${name} has ${paths.length} paths`);
  return paths[0];
}

const lines = [
  ...Object.entries(USED).map(([key, name]) => `  // ${name}\n  ${key}:\n    '${outline(name)}',`),
  ...Object.entries(OWN).map(([key, path]) => `  // our own\n  ${key}: '${path}',`),
];
writeFileSync(
  at('src/games/legion/look/icons.ts'),
  [
    '/**',
    ' * Outlines on a grid of 512, nearly all from game-icons.net (CC BY 3.0; authors in assets/CREDITS.md). Written by',
    ' * assets/extract-icons.mjs, not by hand.',
    ' */',
    'export const icons = {',
    ...lines,
    '} as const;',
    '',
    'export type IconName = keyof typeof icons;',
    '',
  ].join('\n'),
);
process.stdout.write(`${lines.length} icons written\n`);
