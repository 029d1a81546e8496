/** Which games have a picture: those that are registered, and no game in place of another. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { View } from '../../src/contract/view';
import { createRegistry } from '../../src/games/shared/registry';
import { matchGames } from '../../src/match/games';
import type { Passage } from '../../src/match/types';
import { lookFrom, looks } from '../../src/stage/games';
import type { GameLook } from '../../src/stage/look';
import { PhaserStage } from '../../src/stage/scene/phaser-stage';
import { lookOf } from '../support/looks';
import { legendsPassages } from './legends-match';
import { randomPassages } from './match';
import { STANDARD } from './settings';
import { islesLook } from './support/look';

afterEach(() => vi.unstubAllGlobals());

const viewsOf = (passages: readonly Passage[]): readonly View[] => passages.map(({ to }) => to);
const VIEWS = [
  ...viewsOf(randomPassages(0, 6)),
  ...viewsOf(legendsPassages('legends', 1, 6, 0)),
  ...viewsOf(legendsPassages('legends', 0, 6, 1, 4)),
];

describe('the pictures of the games', () => {
  test('are there for every game that is published', () => {
    expect([...looks.names].sort()).toEqual([...matchGames.names].sort());
  });

  test('stand in for no other game', async () => {
    await expect(lookFrom(looks, 'isles')).rejects.toThrow(/one of .*, not isles/);
    await expect(lookFrom(looks, 'toString')).rejects.toThrow(/not toString/);
    const own = createRegistry<GameLook>({ isles: async () => islesLook });
    expect(await lookFrom(own, 'isles')).toBe(islesLook);
    await expect(lookFrom(own, 'medley')).rejects.toThrow(/one of isles, not medley/);
  });

  test('say that they could not be fetched', async () => {
    const broken = createRegistry<GameLook>({ isles: () => Promise.reject(new Error('no such file')) });
    await expect(lookFrom(broken, 'isles')).rejects.toThrow(/isles/);
  });

  test.each(matchGames.names)('tell the same board and sides as the content of %s', async (game) => {
    const words = await matchGames.load(game);
    if (!words.ok) throw new Error(`no content of ${game}`);
    const { content } = words.value;
    for (const view of VIEWS.filter((each) => each.game === game)) {
      expect(lookOf(game).plan(view)).toBe(content.plan(view));
      expect(lookOf(game).sides(view)).toEqual(content.sides(content.seatCount(view)));
      expect(lookOf(game).livery(view).length).toBeGreaterThanOrEqual(content.seatCount(view));
    }
  });

  test('belong to one stage, which shows no other game', () => {
    vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
    vi.stubGlobal('navigator', {});
    const options = {
      game: 'isles',
      host: {} as HTMLElement,
      say: (key: string) => key,
      onSquare: () => undefined,
      onHover: () => undefined,
    };
    const host = { width: 300, height: 300 };
    const stage = new PhaserStage({
      options,
      look: islesLook,
      settings: STANDARD,
      host,
      ratio: 1,
      onGone: () => undefined,
    });
    const other = randomPassages(0, 2)[0]?.to;
    if (other === undefined) throw new Error('nothing was played');
    expect(() => stage.show(other)).toThrow(/a stage of isles was shown a view of/);
  });
});
