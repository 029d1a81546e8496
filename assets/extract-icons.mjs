/**
 * Takes the outlines of the icons we use out of @iconify-json/game-icons, by the table in assets/icons.json, and writes
 * all that follows from it: the looks' outlines, the authors' names for the page, and the icons' part of CREDITS.md.
 *
 *     node assets/extract-icons.mjs && npm run format
 *
 * `authors` in the table is the folder in which the contributors' repository (game-icons/icons) keeps an icon; `pieces`
 * says which icon stands for which piece of the Legends family. A test checks that nothing lacks an author, and that what
 * we ship is what the package holds.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { shortened } from './outline.mjs';

const at = (path) => new URL(`../${path}`, import.meta.url);
const read = (path) => readFileSync(at(path), 'utf8');

/** Legion's: our name → the package's, and what it stands for. */
const LEGION = {
  soldier: ['barbute', 'Soldier'],
  knight: ['horse-head', 'Knight'],
  scout: ['spyglass', 'Scout'],
  general: ['centurion-helmet', 'General'],
  tower: ['white-tower', 'Tower'],
  catapult: ['catapult', 'Catapult'],
  archer: ['high-shot', 'Archer'],
  king: ['queen-crown', 'King; crown symbol'],
  sword: ['gladius', 'sword symbol'],
  shield: ['shield', 'shield'],
  immovable: ['anchor', 'cannot be removed'],
};

/** Medieval's, likewise. */
const MEDIEVAL = {
  footman: ['pikeman', 'Footman'],
  guard: ['visored-helm', 'Guard'],
  axeman: ['battle-axe', 'Axeman'],
  archer: ['bow-arrow', 'Archer'],
  knight: ['horse-head', 'Knight'],
  ballista: ['ballista', 'Ballista'],
  mage: ['pointy-hat', 'Mage'],
  alchemist: ['round-bottom-flask', 'Alchemist'],
  paladin: ['winged-sword', 'Paladin'],
  spy: ['cloak-dagger', 'Spy'],
  king: ['crown', 'King'],
  bomb: ['unlit-bomb', 'Bomb'],
  lantern: ['lantern-flame', 'seen by a look'],
};

/** What several games and the page itself show. */
const SHARED = {
  flag: ['flying-flag', 'the Flag'],
  laurels: ['laurels', "the victor's wreath"],
};

/** Drawn by us, on the same grid. */
const OWN = {
  arrow: 'M484 28L326 88L366 128L144 350L70 356L26 434L78 434L78 486L156 442L162 368L384 146L424 186Z',
};

/** Folder → the name under which its author is thanked, and where they are found. */
const AUTHORS = {
  'carl-olsen': ['Carl Olsen', 'twitter.com/unstoppableCarl'],
  'caro-asercion': ['Caro Asercion', null],
  cathelineau: ['Cathelineau', null],
  darkzaitzev: ['DarkZaitzev', 'darkzaitzev.deviantart.com'],
  delapouite: ['Delapouite', 'delapouite.com'],
  generalace135: ['GeneralAce135', null],
  'heavenly-dog': ['HeavenlyDog', 'gnomosygoblins.blogspot.com'],
  'kier-heyl': ['Kier Heyl', null],
  lorc: ['Lorc', 'lorcblog.blogspot.com'],
  sbed: ['Sbed', 'opengameart.org/content/95-game-icons'],
  skoll: ['Skoll', null],
};

/** Decimals of the pieces' outlines: half a unit of 512 is a twelfth of a pixel on a token of 90. */
const DECIMALS = 0;

const { icons } = JSON.parse(read('node_modules/@iconify-json/game-icons/icons.json'));
const { authors, pieces } = JSON.parse(read('assets/icons.json'));

/** The `d` of the one path an icon consists of. */
function outline(name) {
  const paths = [...(icons[name]?.body ?? '').matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`${name} has ${paths.length} paths`);
  return paths[0];
}

/** Icon → what it stands for. */
const uses = new Map();
const use = (icon, what) => uses.set(icon, [...(uses.get(icon) ?? []), what]);
for (const [icon, what] of [...Object.values(LEGION), ...Object.values(MEDIEVAL), ...Object.values(SHARED)])
  use(icon, what);
for (const [piece, icon] of Object.entries(pieces)) use(icon, piece);

const thanked = (icon) => {
  const [name] = AUTHORS[authors[icon]] ?? [];
  if (name === undefined) throw new Error(`${icon} has no author`);
  return name;
};

const names = [...new Set([...uses.keys()].map(thanked))].sort((a, b) => a.localeCompare(b, 'en'));

const HEAD = [
  '/**',
  ' * Outlines on a grid of 512, nearly all from game-icons.net (CC BY 3.0; authors in assets/CREDITS.md). Written by',
  ' * assets/extract-icons.mjs, not by hand.',
  ' */',
];
const listed = (table) =>
  Object.entries(table).map(([key, [name]]) => `  // ${name}\n  ${key}:\n    '${outline(name)}',`);

writeFileSync(
  at('src/games/shared/look/emblems.ts'),
  [...HEAD, 'export const emblems = {', ...listed(SHARED), '} as const;', ''].join('\n'),
);

writeFileSync(
  at('src/games/legion/look/icons.ts'),
  [
    ...HEAD,
    "import { emblems } from '../../shared/look/emblems';",
    '',
    'export const icons = {',
    '  ...emblems,',
    ...listed(LEGION),
    ...Object.entries(OWN).map(([key, path]) => `  // our own\n  ${key}: '${path}',`),
    '} as const;',
    '',
    'export type IconName = keyof typeof icons;',
    '',
  ].join('\n'),
);

const short = ([key, [name]]) => `  // ${name}\n  ${key}:\n    '${shortened(outline(name), DECIMALS)}',`;

writeFileSync(
  at('src/games/medieval/look/icons.ts'),
  [...HEAD, 'export const icons = {', ...Object.entries(MEDIEVAL).map(short), '} as const;', ''].join('\n'),
);

const drawn = Object.fromEntries(
  Object.entries(pieces).map(([piece, icon]) => [piece, shortened(outline(icon), DECIMALS)]),
);
writeFileSync(at('src/games/legends/look/outlines.json'), `${JSON.stringify(drawn, null, 2)}\n`);
writeFileSync(at('src/games/shared/look/credits.json'), `${JSON.stringify({ authors: names }, null, 2)}\n`);

const links = Object.values(AUTHORS).flatMap(([name, link]) => (link === null ? [] : [`${name}: ${link}`]));
const table = [
  'From [game-icons.net](https://game-icons.net), used under',
  '[Creative Commons Attribution 3.0](https://creativecommons.org/licenses/by/3.0/). Only the outlines are used, some with fewer',
  'decimals; colours, plates and shadows are ours. Author by the folder in which the contributors’ repository (game-icons/icons)',
  'keeps the icon; where a name stands in two folders, the outlines were compared. No icon here is one of the contributors’ CC0 ones.',
  '',
  '| icon | author | used for |',
  '|---|---|---|',
  ...[...uses.keys()].sort().map((icon) => `| ${icon} | ${thanked(icon)} | ${uses.get(icon).join('; ')} |`),
  '',
  `Icons made by ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
  links.join(' · '),
];
const parts = read('assets/CREDITS.md').split(/^(?=## )/m);
writeFileSync(
  at('assets/CREDITS.md'),
  parts.map((part) => (part.startsWith('## Icons') ? `## Icons\n${table.join('\n')}\n\n` : part)).join(''),
);
process.stdout.write(`${uses.size} icons by ${names.length} authors written\n`);
