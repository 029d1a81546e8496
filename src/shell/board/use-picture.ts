/** The canvas picture in its host: opened when the host stands, closed with it, told of every setting. */
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Sight, Stage, StageSettings } from '../../match/stage-port';
import { say } from '../../text';
import { type App, useApp } from '../app/app';
import { movesLess, type Settings } from '../app/settings';
import { endPicture, type Pictured, type PictureListener, useRest } from './stage-rest';

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

/** What a picture tells its board. */
const listenerOf = (
  handlers: { readonly current: PictureHandlers },
  sight: Signal<Sight>,
  looks: Signal<number>,
): PictureListener => ({
  onSquare: (square) => handlers.current.onSquare(square),
  onHover: (square) => handlers.current.onHover(square),
  onLook: (now) => {
    const [before, next] = [sight.peek(), roughly(now)];
    if (before.zoom !== next.zoom || before.most !== next.most) sight.value = next;
    looks.value = looks.peek() + 1;
  },
});

/** Opens a picture in an element of its own, which can go from board to board. */
const openPicture = async (
  app: App,
  game: string,
  outer: HTMLElement,
  first: PictureListener,
  settings: StageSettings,
): Promise<Pictured> => {
  const element = document.createElement('div');
  element.className = 'board-picture';
  outer.append(element);
  const listener = { current: first };
  const options = {
    game,
    host: element,
    onSquare: (square: number) => listener.current.onSquare(square),
    onHover: (square: number | null) => listener.current.onHover(square),
    onLook: (now: Sight) => listener.current.onLook(now),
    say,
  };
  try {
    return { game, stage: await app.ports.openStage(options, settings), element, listener };
  } catch (error) {
    element.remove();
    throw error;
  }
};

/** The picture of this board, kept or opened; `attach` joins it to whatever plays passages and returns the end of that. */
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

  const rest = useRest();
  const paused = app.paused.value;

  // before it is seen: a picture that is there already leaves no gap
  useLayoutEffect(() => {
    const outer = host.current;
    if (outer === null) return;
    state.value = 'loading';
    const listener = listenerOf(handlers, sight, looks);
    let joined: Pictured | null = null;
    let detach: (() => void) | null = null;
    let closed = false;
    const join = (next: Pictured): void => {
      joined = next;
      next.listener.current = listener;
      outer.append(next.element);
      next.stage.settings(told);
      next.stage.pause(paused);
      picture.value = next.stage;
      detach = attach(next.stage);
      state.value = 'ready';
    };
    const missing = (): void => {
      state.value = 'missing';
      if (!app.plain.value) app.tell(say('battle.plain'));
      app.plain.value = true;
    };
    const kept = rest?.take(game) ?? null;
    if (kept !== null) join(kept);
    else
      openPicture(app, game, outer, listener, told).then(
        (opened) => (closed ? endPicture(opened) : join(opened)),
        () => !closed && missing(),
      );
    return () => {
      closed = true;
      detach?.();
      picture.value = null;
      sight.value = WHOLE;
      if (joined === null) return;
      if (rest === null) endPicture(joined);
      else rest.leave(joined);
    };
  }, [game]);

  useEffect(() => {
    picture.value?.settings(told);
  }, [picture.value, ...Object.values(told)]);
  useEffect(() => {
    picture.value?.pause(paused);
  }, [picture.value, paused]);
  return { state, picture, sight, looks };
};
