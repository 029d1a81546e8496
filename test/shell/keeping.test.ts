import { describe, expect, test } from 'vitest';
import { legion } from '../../src/games/legion';
import { createShelf, hostStorage } from '../../src/portal/storage';
import { keptLine } from '../../src/shell/app/kept-line';
import { checkSettings, readSettings } from '../../src/shell/app/settings';
import { drawLayout, FIRST_DUEL, layoutFits, readDuel, requestOf } from '../../src/shell/games/legion/start-match';

const memory = (): Storage => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
    key: () => null,
    length: 0,
  };
};

describe('the shelf', () => {
  test('keeps, finds again, removes', () => {
    const host = memory();
    const shelf = createShelf(() => host);
    expect(shelf.write('a', 'b')).toBe(true);
    expect(createShelf(() => host).read('a')).toBe('b');
    shelf.remove('a');
    expect(shelf.read('a')).toBeNull();
  });

  test.each(['null', 'throw', 'full'])('a host that is %s: nothing is kept, nothing breaks', (kind) => {
    const shelf = createShelf(hostStorage(kind));
    expect(shelf.read('a')).toBeNull();
    expect(shelf.write('a', 'b')).toBe(false);
    // for this visit it is still there
    expect(shelf.read('a')).toBe('b');
    shelf.remove('a');
    expect(shelf.read('a')).toBeNull();
  });
});

describe('settings', () => {
  test('whatever was kept, something usable comes back', () => {
    for (const json of [null, 1, 'x', [], {}, { textSize: 3, speed: 'warp', confirm: null }]) {
      expect(checkSettings(json)).toEqual(checkSettings(null));
    }
    expect(checkSettings({ speed: 'instant', textSize: 200 })).toMatchObject({ speed: 'instant', textSize: 200 });
  });

  test('the Champion takes whole seconds from 1 to 10, 3 at first', () => {
    const kept = (championTime: unknown) => checkSettings({ championTime }).championTime;
    expect([1, 10, 7].map(kept)).toEqual([1, 10, 7]);
    expect([0, 11, 2.5, '4', null].map(kept)).toEqual([3, 3, 3, 3, 3]);
  });

  test('unreadable text is no obstacle', () => {
    const host = memory();
    host.setItem('veilwar.settings', '{');
    expect(readSettings(createShelf(() => host)).speed).toBe('normal');
  });
});

describe('the duel', () => {
  test('whatever was kept, a duel comes back', () => {
    for (const text of ['', '{', 'null', '{"form":"chess","opponent":1}', '{"layout":[0,0,0,0]}']) {
      const host = memory();
      host.setItem('veilwar.duel', text);
      expect(readDuel(createShelf(() => host))).toEqual(FIRST_DUEL);
    }
  });

  test('every combination is a setup that the game accepts', () => {
    for (const form of ['basic', 'advanced', 'king', 'caravan', 'forest'] as const) {
      for (const ground of ['drawn', 'played', 'picked'] as const) {
        for (const colour of ['drawn', 'black', 'white'] as const) {
          for (const opponent of ['story', 'person'] as const) {
            const request = requestOf({ ...FIRST_DUEL, form, ground, colour, opponent });
            expect(legion.readSetup(request.setup), `${form} ${ground} ${colour} ${opponent}`).toMatchObject({
              ok: true,
            });
          }
        }
      }
    }
  });

  test('drawn layouts meet the mode’s demand', () => {
    for (let time = 0; time < 50; time++) {
      expect(layoutFits({ form: 'forest', layout: drawLayout('forest') })).toBe(true);
      expect(new Set(drawLayout('king').map((code) => code >> 3)).size).toBe(4);
    }
  });

  test('white means that the computer begins', () => {
    expect(requestOf({ ...FIRST_DUEL, colour: 'white' }).setup.seats[0]).toEqual({
      player: 'computer',
      level: 'story',
    });
    expect(requestOf({ ...FIRST_DUEL, colour: 'drawn' }).drawSeats).toBe(true);
  });
});

test('a kept match names its computer by its level, which is nobody one plays against', () => {
  const kept = { game: 'medieval', form: 'standard', level: 'story', ply: 140, turn: 71 };
  expect(keptLine(kept)).toBe('Medieval (Story), turn 71');
  expect(keptLine({ ...kept, level: null })).toBe('Medieval (two players), turn 71');
  expect(keptLine({ ...kept, turn: 0 })).toBe('Medieval (Story), not started');
  expect(keptLine({ ...kept, turn: null })).toBe('Medieval (Story), move 140');
});
