import { describe, expect, test } from 'vitest';
import { legion } from '../../src/games/legion';
import { plan } from '../../src/games/legion/plan';
import { ask, press } from '../../src/match/asking';
import { legionWords } from '../../src/match/games/legion';
import type { Asking } from '../../src/match/types';
import { createLegionReference } from '../../src/reference/legion';
import { modelOf } from '../../src/stage/director/model';
import { still } from '../../src/stage/director/shot';
import { layOut } from '../../src/stage/layout';
import { pack } from '../../src/stage/paint/art';
import { artsOf, unitArtNamed } from '../../src/stage/paint/arts';
import { chipName, parseChip, sumText } from '../../src/stage/picture/chip';
import { lay, type Overlay } from '../../src/stage/picture/marks';
import { filmOf } from '../../src/stage/picture/scene';
import type { Sprite } from '../../src/stage/picture/sprite';
import { lookOf } from '../support/looks';
import { ONLOOKER, passageFrom } from './match';

const look = lookOf('legion');
const layout = layOut({ width: 700, height: 700 }, plan({ width: 6, height: 6 }), 1, 0);
if (layout === null) throw new Error('no room');
const set = { layout, look, say: (key: string) => key };

const EMPTY: Overlay = {
  asking: null,
  preview: null,
  hover: null,
  drag: null,
  focus: null,
  last: [],
  ways: [],
  age: 1000,
  previewAge: 1000,
};
const POSITION = '6/2n3/2SN2/1S4/6/6 b - basic -';
const passage = passageFrom(POSITION, 'N@c3');
if (passage.from === null) throw new Error('no view');
const from = passage.from;

const drawn = (overlay: Partial<Overlay>, calm = false): readonly Sprite[] => {
  const { film } = filmOf(set, { ...still(modelOf(from, look)), calm });
  lay(film, { ...EMPTY, ...overlay });
  return film.finish();
};
const named = (sprites: readonly Sprite[], start: string): readonly Sprite[] =>
  sprites.filter((sprite) => sprite.art.startsWith(start));

const asking = (...presses: readonly Parameters<typeof press>[1][]): Asking => {
  const engine = createLegionReference();
  const setup = legion.readSetup({
    game: 'legion',
    form: 'basic',
    seats: [{ player: 'person' }, { player: 'person' }],
    seed: 1,
    position: POSITION,
  });
  if (setup.ok) engine.start(setup.value);
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const context = { view: engine.view(ONLOOKER), ...legionWords };
  let open = ask(decision, [], context);
  for (const each of presses) {
    const answer = press(open, each, context);
    if (answer.kind === 'asking') open = answer.asking;
  }
  return open;
};

describe('the atlas', () => {
  const arts = artsOf(look);

  test('has one picture a name, and packs without overlap at every size of square', () => {
    expect(new Set(arts.map((art) => art.name)).size).toBe(arts.length);
    for (const unit of [16, 40, 57, 105, 160, 210, 320, 400]) {
      const sheet = pack(arts, unit, 4096);
      if (sheet === null) throw new Error(`no sheet at ${unit}`);
      expect(sheet.slots.size).toBe(arts.length);
      const slots = [...sheet.slots.values()];
      for (const [i, a] of slots.entries()) {
        expect(a.x + a.width).toBeLessThanOrEqual(sheet.width);
        expect(a.y + a.height).toBeLessThanOrEqual(sheet.height);
        for (const b of slots.slice(i + 1)) {
          const apart = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
          expect(apart).toBe(true);
        }
      }
    }
  });

  test('has every picture that marks and tokens ask for', () => {
    const names = new Set(arts.map((art) => art.name));
    const shown = drawn({
      asking: asking(),
      hover: 0,
      focus: 3,
      last: [1],
      preview: { choice: 0, events: passage.events },
    });
    for (const { art } of shown)
      if (parseChip(art) === null && unitArtNamed(look, art) === null) expect(names).toContain(art);
  });
});

describe('chips', () => {
  test('carry tone and text through their name', () => {
    expect(parseChip(chipName('beats', '4 > 2 | x'))).toEqual({ tone: 'beats', text: '4 > 2 | x' });
    expect(parseChip('unit:0:1')).toBeNull();
  });

  test('say the sum with a sign, in the words of src/text where there are any', () => {
    expect(sumText((key) => key, 4, 2)).toBe('4 > 2');
    expect(sumText((key) => key, 2, 2)).toBe('2 = 2');
    expect(sumText((key) => key, 1, 3)).toBe('1 < 3');
    expect(sumText((_, args) => `${args?.['attack']}:${args?.['defence']}`, 1, 3)).toBe('1:3');
  });
});

describe('marks', () => {
  test('show every offered square, one mark each', () => {
    const open = asking();
    expect(named(drawn({ asking: open }), 'mark:place')).toHaveLength(open.squares.length);
  });

  test('the ghost of the chosen unit stands under the pointer on an offered square only', () => {
    const open = asking({ on: 'item', item: 7 });
    expect(named(drawn({ asking: open, hover: 0 }), 'unit:0:7')).toHaveLength(1);
    const taken = from.tokens[0]?.square ?? 0;
    expect(named(drawn({ asking: open, hover: taken }), 'unit:0:7')).toHaveLength(0);
  });

  test('a preview shows sums, threads, who would fall and where the Flag would go', () => {
    const shown = drawn({ asking: asking(), preview: { choice: 0, events: passage.events } });
    expect(named(shown, 'chip|beats|4 > 2')).toHaveLength(1);
    expect(named(shown, 'chip|holds|2 = 2')).toHaveLength(1);
    expect(named(shown, 'fall')).toHaveLength(1);
    expect(named(shown, 'stand')).toHaveLength(1);
    expect(named(shown, 'thread').length).toBeGreaterThan(6);
    expect(named(shown, 'flag:0')).toHaveLength(2);
  });

  test('are all there within 200 ms, and at once but faded with reduced motion', () => {
    const open = asking();
    const settled = named(drawn({ asking: open }), 'mark:');
    expect(named(drawn({ asking: open, age: 200 }), 'mark:')).toEqual(settled);
    expect(named(drawn({ asking: open, age: 60 }, true), 'mark:').every((mark) => mark.scale === 1)).toBe(true);
  });
});

describe('hidden tokens', () => {
  test('look the same whatever they are called', () => {
    const hide = (ids: readonly number[]) => ({
      ...from,
      tokens: from.tokens.map((token, i) => ({ ...token, id: ids[i] ?? 0, kind: null })),
    });
    const ids = from.tokens.map((token) => token.id);
    const pictures = [ids, [...ids].reverse()].map((order) =>
      filmOf(set, still(modelOf(hide(order), look))).film.finish(),
    );
    expect(pictures[0]).toEqual(pictures[1]);
    expect(named(pictures[0] ?? [], 'unit:')).toHaveLength(0);
  });
});
