/** The canvas picture in its host: opened when the host stands, closed with it, told of every setting. */
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Sight, Stage, StageSettings } from '../../match/stage-port';
import { say } from '../../text';
import { useApp } from '../app/app';
import { movesLess, type Settings } from '../app/settings';

export type PictureState = 'loading' | 'ready' | 'missing';

export interface PictureHandlers {
  readonly onSquare: (square: number) => void;
  readonly onHover: (square: number | null) => void;
}

/** What the picture must know of the settings. */
const pictureSettings = (settings: Settings, near: number, mute: boolean): StageSettings => ({
  speed: settings.speed,
  reducedMotion: movesLess(settings),
  near,
  contrast: settings.contrast,
  hatching: settings.hatching,
  flashes: settings.flashes,
  shake: settings.shake,
  effects: settings.effects / 100,
  music: settings.music / 100,
  mute,
});

export interface Picture {
  readonly state: Signal<PictureState>;
  readonly picture: Signal<Stage | null>;
  /** How much of the board it shows. */
  readonly sight: Signal<Sight>;
  /** Counts how often something else of the board came to be seen. */
  readonly looks: Signal<number>;
}

const WHOLE: Sight = { zoom: 1, most: 1 };
/** What rounding may leave of a zoom. */
const ABOUT = 0.03;

/** All of it, as near as may be, or something between: no more is asked of it, and a pinch makes nothing else anew. */
const roughly = ({ zoom, most }: Sight): Sight => {
  if (zoom <= 1) return { zoom: 1, most };
  return { zoom: zoom >= most - ABOUT ? most : (1 + most) / 2, most };
};

/** Opens the picture; `attach` joins it to whatever plays passages and returns the end of that. */
export const usePicture = (
  host: RefObject<HTMLDivElement | null>,
  game: string,
  near: number,
  handlers: { readonly current: PictureHandlers },
  attach: (picture: Stage) => () => void,
): Picture => {
  const app = useApp();
  const state = useSignal<PictureState>('loading');
  const picture = useSignal<Stage | null>(null);
  const sight = useSignal<Sight>(WHOLE);
  const looks = useSignal(0);
  const settings = app.settings.value;
  const told = pictureSettings(settings, near, app.hostMuted.value);

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    state.value = 'loading';
    let closed = false;
    let detach: (() => void) | null = null;
    const options = {
      game,
      host: element,
      onSquare: (square: number) => handlers.current.onSquare(square),
      onHover: (square: number | null) => handlers.current.onHover(square),
      onLook: (now: Sight) => {
        const [before, next] = [sight.peek(), roughly(now)];
        if (before.zoom !== next.zoom || before.most !== next.most) sight.value = next;
        looks.value = looks.peek() + 1;
      },
      say,
    };
    app.ports.openStage(options, told).then(
      (opened) => {
        if (closed) return opened.destroy();
        picture.value = opened;
        detach = attach(opened);
        state.value = 'ready';
      },
      () => {
        if (closed) return;
        state.value = 'missing';
        if (!app.plain.value) app.tell(say('battle.plain'));
        app.plain.value = true;
      },
    );
    return () => {
      closed = true;
      detach?.();
      picture.peek()?.destroy();
      picture.value = null;
      sight.value = WHOLE;
    };
  }, [game]);

  useEffect(() => {
    picture.value?.settings(told);
  }, [picture.value, ...Object.values(told)]);
  const paused = app.paused.value;
  useEffect(() => {
    picture.value?.pause(paused);
  }, [picture.value, paused]);
  return { state, picture, sight, looks };
};
