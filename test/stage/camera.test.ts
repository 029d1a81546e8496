/** The camera of a board that does not fit: what moves it, what may not, and that it comes to rest. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sight, StageSettings } from '../../src/match/stage-port';
import type { Cue } from '../../src/stage/director/cue';
import { modelOf } from '../../src/stage/director/model';
import { centreOf, type Layout, layOut, outlineOf, type Size } from '../../src/stage/layout';
import { Attention } from '../../src/stage/scene/attention';
import { Camera } from '../../src/stage/scene/camera';
import { PhaserStage } from '../../src/stage/scene/phaser-stage';
import { bounded, seen } from '../../src/stage/viewport';
import { STANDARD } from './settings';
import { islesLook, islesView } from './support/look';
import { isles } from './support/plan';

/** Cells of the isles are smaller than a finger here. */
const SMALL: Size = { width: 120, height: 80 };

const wholeOf = (host: Size = SMALL): Layout => {
  const whole = layOut(host, isles, 2, 0);
  if (whole === null) throw new Error('no room');
  return whole;
};

const isInSight = (layout: Layout | null, cell: number): boolean =>
  layout !== null &&
  outlineOf(layout, cell).every(({ x, y }) => {
    const [right, down] = [layout.left + x * layout.cell, layout.top + y * layout.cell];
    return right >= -2 && down >= -2 && right <= layout.host.width + 2 && down <= layout.host.height + 2;
  });

/** A camera that looks closely at the upper left corner, and how often it has moved. */
const near = (calm = true): { readonly camera: Camera; readonly moves: () => number } => {
  let moves = 0;
  const camera = new Camera(
    () => calm,
    () => {
      moves += 1;
    },
  );
  camera.fit(wholeOf());
  camera.pull(2, { x: 0, y: 0 }, 0, 0);
  return { camera, moves: () => moves };
};

const FAR = isles.cellOf('moor') ?? -1;

describe('the camera', () => {
  test('does not show the far corner at first, and brings it into view when it is wanted', () => {
    const { camera } = near();
    expect(isInSight(camera.layout, FAR)).toBe(false);
    camera.reveal([FAR], 0);
    expect(isInSight(camera.layout, FAR)).toBe(true);
    expect(camera.layout?.view.zoom).toBe(2);
  });

  test('glides there, unless nothing may glide', () => {
    const { camera } = near(false);
    const before = camera.layout?.view;
    camera.reveal([FAR], 1000);
    expect(camera.layout?.view).toEqual(before);
    expect(camera.rests).toBe(false);
    expect(camera.at(1100)).toBe(true);
    expect(isInSight(camera.layout, FAR)).toBe(false);
    expect(camera.at(2000)).toBe(false);
    expect(isInSight(camera.layout, FAR)).toBe(true);
    expect(camera.rests).toBe(true);
  });

  test('never moves under a finger; what was wanted meanwhile comes into view when it has left', () => {
    const { camera } = near();
    camera.hold(true, 0);
    const before = camera.layout;
    camera.showWhole(0);
    camera.reveal([FAR], 0);
    expect(camera.layout).toBe(before);
    // but the fingers themselves move it
    expect(camera.pull(1, { x: 0, y: 0 }, -3, 0)).toBe(true);
    camera.hold(false, 0);
    expect(isInSight(camera.layout, FAR)).toBe(true);
    expect(camera.layout?.view.zoom).toBe(2);
    camera.hold(true, 0);
    camera.showWhole(0);
    camera.hold(false, 0);
    expect(camera.layout?.view.zoom).toBe(1);
  });

  test('stops a glide where a finger comes down', () => {
    const { camera } = near(false);
    camera.reveal([FAR], 0);
    camera.at(100);
    camera.hold(true, 100);
    const held = camera.layout;
    expect(camera.at(1000)).toBe(false);
    expect(camera.layout).toBe(held);
  });

  test('zooms by steps about the cell in focus, pans by shares, shows all of it', () => {
    const { camera } = near();
    camera.roam({ do: 'whole' }, null, 0);
    expect(camera.layout?.view.zoom).toBe(1);
    camera.roam({ do: 'zoom', way: 'in' }, FAR, 0);
    expect(camera.layout?.view.zoom).toBeCloseTo(1.5, 1);
    expect(isInSight(camera.layout, FAR)).toBe(true);
    const { x } = camera.layout?.view ?? { x: 0 };
    camera.roam({ do: 'pan', dx: -1, dy: 0 }, FAR, 0);
    expect(camera.layout?.view.x).toBeLessThan(x);
    camera.roam({ do: 'zoom', way: 'out' }, null, 0);
    expect(camera.layout?.view.zoom).toBe(1);
  });

  test('brings the cell that it is to show nearer into the middle', () => {
    const { camera } = near();
    camera.roam({ do: 'whole' }, null, 0);
    const middle = FAR;
    const at = centreOf(wholeOf(), middle);
    camera.roam({ do: 'zoom', way: 'in', about: middle }, FAR, 0);
    camera.roam({ do: 'zoom', way: 'in', about: middle }, FAR, 0);
    const view = camera.layout?.view;
    expect(view?.zoom).toBeGreaterThan(1.5);
    expect(view).toEqual(bounded(wholeOf(), { zoom: view?.zoom ?? 1, x: at.x, y: at.y }));
  });

  test('keeps its place when the host changes, and forgets it where the board fits', () => {
    const { camera } = near();
    const view = camera.layout?.view;
    camera.fit(wholeOf({ width: 124, height: 84 }));
    expect(camera.layout?.view.zoom).toBe(view?.zoom);
    camera.fit(wholeOf({ width: 900, height: 620 }));
    expect(camera.roams).toBe(false);
    expect(camera.layout).toBe(camera.board);
  });

  test('on a board that fits, does nothing at all', () => {
    const { camera, moves } = near();
    camera.fit(wholeOf({ width: 900, height: 620 }));
    const before = moves();
    expect(camera.pull(2, { x: 10, y: 10 }, 30, 30)).toBe(false);
    camera.roam({ do: 'zoom', way: 'in' }, 0, 0);
    camera.roam({ do: 'pan', dx: 1, dy: 0 }, 0, 0);
    camera.reveal([FAR], 0);
    camera.settle();
    expect(moves()).toBe(before);
  });
});

describe('what happens in the match', () => {
  const model = modelOf(islesView, islesLook);
  const shot = (...cues: readonly Cue[]) => ({
    model,
    active: cues.map((cue) => ({ cue, share: 0 })),
    calm: true,
    moment: null,
  });

  test('is brought into view once, when it begins', () => {
    const { camera } = near();
    const attention = new Attention(camera);
    attention.follow(shot({ preset: 'ring', square: FAR }), 0);
    expect(isInSight(camera.layout, FAR)).toBe(true);
    // who looks elsewhere meanwhile is left alone
    camera.pull(1, { x: 0, y: 0 }, 500, 500);
    attention.follow(shot({ preset: 'ring', square: FAR }), 16);
    expect(isInSight(camera.layout, FAR)).toBe(false);
    attention.follow(shot({ preset: 'shot', from: 0, square: FAR }), 32);
    expect([0, FAR].every((cell) => isInSight(camera.layout, cell))).toBe(true);
  });

  test('shows all of the board at its end', () => {
    const { camera } = near();
    new Attention(camera).follow(shot({ preset: 'result', winners: [0] }), 0);
    expect(camera.layout?.view.zoom).toBe(1);
  });

  test('moves nothing for what has no place', () => {
    const { camera } = near();
    const before = camera.layout;
    new Attention(camera).follow(shot({ preset: 'turn', from: 0, to: 1 }, { preset: 'word', word: 'x' }), 0);
    expect(camera.layout).toBe(before);
  });

  test('is lit once: the same light again moves nothing', () => {
    const { camera } = near();
    const attention = new Attention(camera);
    attention.light([FAR], true, 0);
    expect(isInSight(camera.layout, FAR)).toBe(true);
    camera.pull(1, { x: 0, y: 0 }, 500, 500);
    attention.light([FAR], true, 0);
    expect(isInSight(camera.layout, FAR)).toBe(false);
  });
});

describe('the stage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const open = (settings: Partial<StageSettings> = {}) => {
    const sights: Sight[] = [];
    const painted: (Layout | null)[] = [];
    let [requests, atlases] = [0, 0];
    const stage = new PhaserStage({
      options: {
        game: 'isles',
        host: {} as HTMLElement,
        say: (key) => key,
        onSquare: () => undefined,
        onHover: () => undefined,
        onLook: (sight) => sights.push(sight),
      },
      look: islesLook,
      settings: { ...STANDARD, ...settings },
      host: SMALL,
      ratio: 2,
      onGone: () => undefined,
    });
    stage.open({
      element: {} as HTMLCanvasElement,
      resize: () => undefined,
      paintBoard: () => undefined,
      paintPart: (spec) => painted.push(spec?.layout ?? null),
      paintAtlas: () => {
        atlases += 1;
      },
      prepare: () => undefined,
      cover: () => undefined,
      draw: () => undefined,
      request: () => {
        requests += 1;
      },
      openDesk: async () => null,
      destroy: () => undefined,
    });
    stage.show(islesView);
    vi.runAllTimers();
    return { stage, sights, painted, requests: () => requests, atlases: () => atlases };
  };

  /** Draws frames as long as one is asked for; gives how many. */
  const play = (stage: PhaserStage): number => {
    for (let frames = 1; frames < 500; frames++) {
      vi.advanceTimersByTime(16);
      if (!stage.frame(performance.now())) return frames;
    }
    throw new Error('never comes to rest');
  };

  test('tells of every look, paints what is seen when the view has come to rest, and then draws nothing more', () => {
    const { stage, sights, painted, requests, atlases } = open();
    const [told, before] = [sights.length, atlases()];
    stage.roam({ do: 'zoom', way: 'in' });
    expect(play(stage)).toBeGreaterThan(5);
    expect(sights.length).toBeGreaterThan(told + 5);
    vi.runAllTimers();
    expect(painted).toEqual([stage.camera.layout]);
    // the pictures are painted for the larger cells, once
    expect(atlases()).toBe(before + 1);
    stage.frame(performance.now());
    const asked = requests();
    vi.advanceTimersByTime(60_000);
    expect(stage.frame(performance.now())).toBe(false);
    expect(requests()).toBe(asked);
    expect(vi.getTimerCount()).toBe(0);
    stage.roam({ do: 'whole' });
    play(stage);
    vi.runAllTimers();
    // the whole board is sharp as it is
    expect(painted.at(-1)).toBeNull();
    stage.destroy();
  });

  test('says that nothing glides to who wants less motion', () => {
    const { stage } = open({ reducedMotion: true });
    stage.roam({ do: 'zoom', way: 'in' });
    expect(stage.camera.layout?.view.zoom).toBeGreaterThan(1.4);
    expect(play(stage)).toBe(1);
    stage.destroy();
  });

  test('brings the cell in focus into view, and presses what lies under the finger', () => {
    const { stage } = open({ reducedMotion: true });
    stage.camera.pull(2, { x: 0, y: 0 }, 0, 0);
    stage.focus(FAR);
    expect(isInSight(stage.camera.layout, FAR)).toBe(true);
    const { x, y, size } = stage.box(FAR);
    expect(stage.squareAt(x + size / 2, y + size / 2)).toBe(FAR);
    stage.destroy();
  });

  test('keeps what was painted while a finger moves the board, and paints when it has left', () => {
    const { stage, painted } = open();
    stage.hold(true);
    stage.camera.pull(2, { x: 60, y: 40 }, 0, 0);
    vi.runAllTimers();
    expect(painted).toEqual([]);
    stage.hold(false);
    vi.runAllTimers();
    expect(painted).toHaveLength(1);
    stage.destroy();
  });
});

test('a viewport of zoom 1 is the whole board itself', () => {
  const whole = wholeOf();
  expect(seen(whole, { zoom: 1, x: 0, y: 0 })).toBe(whole);
});
