/** The facts of Legends' policy that belong to single kinds and powers, and to strengths as they stand (assembly/legends/policy-kinds.ts), worked out by hand. */
import { describe, expect, it } from 'vitest';
import { legendsOf } from '../../../src/games/legends';
import { legendsCatalogue } from '../../../src/games/legends/catalogue';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { must } from '../../support/harness/kit';
import { choiceTexts, playText } from '../../support/harness/scenario/choices';
import { tuneForTests } from './compiled';

const make = tuneForTests('TUNE=NaN');

/** The farthest rank first: forest at d4, plains elsewhere. */
const TERRAIN = ['pppppppp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppfpppp', 'pppppppp', 'pppppppp', 'pppppppp'];
const [SRIK, GRUNDIN, WOOD_ELF, BLOODSUCKER, DWARVEN_WARRIOR] = [8, 16, 23, 159, 21];
const [LANDOR, GRAY_KNIGHT, RENIL] = [1, 44, 144];
const [LOCKIN_ELVES, CLEVUT] = [5, 27];
const [TOWER, BONE_CASTLE, SARRO] = [33, 170, 153];
type Pieces = Readonly<Record<string, readonly (number | string)[]>>;
const CASTLES: Pieces = { a1: [TOWER, 0], h8: [BONE_CASTLE, 1] };

/** Of each choice its facts of kinds and powers, by its text. */
function kindFacts(
  pieces: Pieces,
  form = 'legends',
  { turn = 0, played = '' } = {},
): ReadonlyMap<string, readonly number[]> {
  const core = make();
  const content = legendsOf(form);
  const engine = createCoreEngine(core, content);
  const position = { terrain: TERRAIN, pieces, turn };
  must(engine.start(must(content.readSetup({ game: form, position }), 'a setup')), 'a start');
  if (played !== '') must(playText(engine, content, { width: 8, height: 8 }, played), played);
  const texts = choiceTexts(engine, content, { width: 8, height: 8 });
  const words = [...new Int32Array(core.memory.buffer, core.outbox(), core.acts())].slice(1);
  const rows: number[][] = [[]];
  for (const word of words) {
    if (word === -1) rows.push([]);
    else if (word >= FROM) rows.at(-1)?.push(word);
  }
  expect(rows).toHaveLength(texts.length + 1);
  return new Map(texts.map((text, i) => [text, rows[i] ?? []]));
}

/** Facts of acts and answers come first; then 224 places for kinds three times, 320 for powers three times, five leads a way to end. */
const FROM = 1069;
const [STEP, VENTURE, ATTACK] = [FROM, FROM + 224, FROM + 448];
const POWERS = FROM + 672;
const [USE, OFFER] = [POWERS + 320, POWERS + 640];
const LEAD = POWERS + 960;
const [WON, BOTH, LOST] = [0, 5, 10];
const [LESS, LEVEL, MORE, BY_THREE_MORE] = [1, 2, 3, 4];

describe('facts of kinds', () => {
  it('of a step, an attack on what is not known and on what is', () => {
    const facts = kindFacts({ ...CASTLES, c3: [SRIK, 0], c4: [SARRO, 1], d3: [SARRO, 1, 'shown'] });
    expect(facts.get('c3-b3')).toEqual([STEP + SRIK]);
    expect(facts.get('c3-c4')).toEqual([VENTURE + SRIK]);
    // strength 7 against 4
    expect(facts.get('c3-d3')).toEqual([ATTACK + SRIK, LEAD + WON + BY_THREE_MORE]);
  });

  it('of strengths as they stand on the contested square, and against this foe', () => {
    const against = (own: readonly (number | string)[], foe: readonly (number | string)[], more: Pieces = {}) =>
      kindFacts({ ...CASTLES, ...more, d3: own, d4: foe }).get('d3-d4');
    // Grundin has 5 and 2 more in the forest
    expect(against([GRUNDIN, 0], [SARRO, 1, 'shown'])).toEqual([ATTACK + GRUNDIN, LEAD + WON + BY_THREE_MORE]);
    // the Wood Elf has 2 and 2 more in the forest: by the kinds alone it loses
    expect(against([WOOD_ELF, 0], [SARRO, 1, 'shown'])).toEqual([ATTACK + WOOD_ELF, LEAD + LOST + LEVEL]);
    // the same two on plains
    const plain = kindFacts({ ...CASTLES, e3: [WOOD_ELF, 0], e4: [SARRO, 1, 'shown'] });
    expect(plain.get('e3-e4')).toEqual([ATTACK + WOOD_ELF, LEAD + LOST + LESS]);
    // the Gray Knight has 7, and 1 more against red: level by kinds, but ahead
    expect(against([GRAY_KNIGHT, 0], [RENIL, 1, 'shown'])).toEqual([ATTACK + GRAY_KNIGHT, LEAD + BOTH + MORE]);
    // a piece of strength 3 against its like
    expect(against([DWARVEN_WARRIOR, 0], [156, 1, 'shown'])).toEqual([ATTACK + DWARVEN_WARRIOR, LEAD + BOTH + LEVEL]);
    expect(against([BLOODSUCKER, 0], [SARRO, 1, 'shown'])).toEqual([ATTACK + BLOODSUCKER, LEAD + LOST + LESS]);
  });

  it('are none in a form with weights of its own', () => {
    expect([...kindFacts({ a1: [209, 0], d3: [219, 0], h8: [209, 1] }, 'quick').values()].flat()).toEqual([]);
  });
});

describe('facts of powers', () => {
  it('tell one action from another', () => {
    // Landor steps aslant; the Woodland Tower looks for castles
    const facts = kindFacts({ ...CASTLES, c3: [LANDOR, 0] });
    const powersOf = (start: string): readonly (readonly number[])[] =>
      [...facts]
        .filter(([text]) => text.startsWith(start))
        .map(([, places]) => places.filter((place) => place >= POWERS));
    const slants = powersOf('c3.1>');
    const [tower] = powersOf('a1.1');
    expect(slants).toHaveLength(4);
    expect(new Set(slants.flat()).size).toBe(1);
    expect(tower).toHaveLength(1);
    expect(slants.flat()).not.toContain(tower?.[0]);
  });

  /** The number of a kind's power: all kinds' powers are counted in order. */
  const powerOf = (kind: number, power: number): number =>
    legendsCatalogue.pieces.slice(0, kind - 1).reduce((sum, piece) => sum + piece.powers.length, power);

  it('of a use in a window: the power of the Lockin Elves for Srik, who fights beside them', () => {
    const pieces: Pieces = { ...CASTLES, c3: [SRIK, 0], d3: [LOCKIN_ELVES, 0], c4: [SARRO, 1] };
    const facts = kindFacts(pieces, 'legends', { played: 'c3-c4' });
    const uses = [...facts].filter(([text]) => text.startsWith('d3.1'));
    expect(uses.length).toBeGreaterThan(0);
    for (const [, places] of uses) expect(places).toEqual([USE + powerOf(LOCKIN_ELVES, 0)]);
    expect(facts.get('pass')).toEqual([]);
  });

  it('of a use at a trigger: Clevut, who is attacked', () => {
    const pieces: Pieces = { ...CASTLES, c3: [CLEVUT, 0], c4: [SARRO, 1] };
    const facts = kindFacts(pieces, 'legends', { turn: 1, played: 'c4-c3' });
    const uses = [...facts].filter(([text]) => text !== 'pass');
    expect(uses).toHaveLength(1);
    for (const [, places] of uses) expect(places).toEqual([OFFER + powerOf(CLEVUT, 1)]);
    expect(facts.get('pass')).toEqual([]);
  });
});
