/** A veiled picture: nothing of the last view is seen again, and the next one comes with its first frame. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PhaserStage } from '../../src/stage/scene/phaser-stage';
import { STANDARD } from './settings';
import { islesLook, islesView } from './support/look';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = () => {
  const log: string[] = [];
  const stage = new PhaserStage({
    options: {
      game: 'isles',
      host: {} as HTMLElement,
      say: (key) => key,
      onSquare: () => undefined,
      onHover: () => undefined,
    },
    look: islesLook,
    settings: STANDARD,
    host: { width: 800, height: 600 },
    ratio: 1,
    onGone: () => undefined,
  });
  stage.open({
    element: {} as HTMLCanvasElement,
    resize: () => undefined,
    paintBoard: () => log.push('board'),
    paintPart: () => undefined,
    paintAtlas: () => log.push('atlas'),
    prepare: () => undefined,
    draw: (_layout, sprites) => log.push(`draw ${sprites.length}`),
    cover: (covered) => log.push(covered ? 'cover' : 'uncover'),
    request: () => undefined,
    openDesk: async () => null,
    destroy: () => undefined,
  });
  stage.show(islesView);
  vi.runAllTimers();
  stage.frame(performance.now());
  return { stage, log };
};

describe('a veiled picture', () => {
  test('draws nothing, and is seen again after the first frame of the next view', () => {
    const { stage, log } = opened();
    log.length = 0;
    stage.veil();
    expect(log).toEqual(['cover']);
    stage.lastMove([3]);
    expect(stage.frame(performance.now())).toBe(false);
    stage.pause(false);
    expect(stage.frame(performance.now())).toBe(false);
    expect(log).toEqual(['cover']);
    stage.show(islesView);
    // neither the board nor its pieces are painted anew
    expect(log).toEqual(['cover']);
    stage.frame(performance.now());
    expect(log.map((line) => line.split(' ')[0])).toEqual(['cover', 'draw', 'uncover']);
  });

  test('has forgotten what was marked for the last player, and cuts what played', () => {
    const { stage, log } = opened();
    const bare = log.findLast((line) => line.startsWith('draw'));
    stage.lastMove([0, 1]);
    stage.focus(2);
    stage.frame(performance.now());
    expect(log.findLast((line) => line.startsWith('draw'))).not.toBe(bare);
    stage.veil();
    stage.show(islesView);
    stage.pause(false);
    stage.frame(performance.now());
    expect(log.findLast((line) => line.startsWith('draw'))).toBe(bare);
  });
});
