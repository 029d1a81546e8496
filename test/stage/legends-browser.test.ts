/** Legends' stage in a real browser: sleep on a full board, hidden pieces pixel by pixel, played and skipped alike. */
import { describe, expect, test } from 'vitest';
import { FORM_LIST } from '../../src/games/legends/forms';
import { SLOW, stagePage } from '../support/stage-page';
import type { LegendsGallery } from './gallery/legends';

declare global {
  interface Window {
    legends: LegendsGallery;
  }
}

/** The form with the largest board. */
const largest = FORM_LIST.reduce((a, b) => (b.ground !== 'boards' && b.ground.length > 8 ? b : a));

describe('the stage of Legends in a browser', () => {
  const stage = stagePage('legends.html', 'legends', { width: 520, height: 480 });
  const { open, picture, settle } = stage;

  test('draws no frame while eighty pieces rest', { timeout: SLOW }, async () => {
    await open({ form: largest.name, sample: '0', plies: '82', viewer: '8' });
    expect(await stage.page.evaluate(() => window.legends.view().tokens.length)).toBe(80);
    expect(await stage.frames(1500)).toBe(0);
  });

  test('hidden pieces are the same pixel by pixel, whatever they are', { timeout: SLOW }, async () => {
    const pictures: string[] = [];
    for (const at of ['hidden-soldier', 'hidden-magic', 'hidden-castle']) {
      await open({ at, viewer: '0' });
      pictures.push(await picture());
    }
    expect(new Set(pictures).size).toBe(1);
    await open({ at: 'hidden-soldier', viewer: '1' });
    const own = await picture();
    await open({ at: 'hidden-magic', viewer: '1' });
    expect(await picture()).not.toBe(own);
  });

  test('stands still while it is paused, and goes on from there to the same end', { timeout: SLOW }, async () => {
    await open({ at: 'terrains' });
    await stage.page.evaluate(() => window.legends.hold('e5-e6', 600));
    await stage.page.waitForTimeout(300);
    const held = await picture();
    await stage.page.waitForTimeout(500);
    expect(await stage.frames(300)).toBe(0);
    expect(await picture()).toBe(held);
    await stage.page.evaluate(async () => {
      window.legends.stage.pause(false);
      await window.legends.ended();
    });
    await settle();
    const ended = await picture();
    expect(ended).not.toBe(held);
    await stage.page.evaluate(() => window.legends.show());
    await settle();
    expect(await picture()).toBe(ended);
  });

  test('ends an attack, played or skipped, at the picture of its last view', { timeout: SLOW }, async () => {
    await open({ at: 'terrains' });
    await stage.page.evaluate(() => window.legends.act('e5-e6'));
    await stage.page.evaluate(() => window.legends.stage.lastMove([]));
    await settle();
    const played = await picture();
    await stage.page.evaluate(() => window.legends.show());
    await settle();
    expect(await picture()).toBe(played);
    await open({ at: 'terrains' });
    await stage.page.evaluate(async () => {
      const done = window.legends.act('e5-e6');
      await new Promise((resolve) => setTimeout(resolve, 300));
      window.legends.stage.skip();
      await done;
      window.legends.stage.lastMove([]);
    });
    await settle();
    expect(await picture()).toBe(played);
  });
});
