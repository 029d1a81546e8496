/** The adapter for a page of our own: the browser's storage, its language, and a rest while nobody looks. */
import { createNeighbours } from './neighbours';
import { createShelf, hostStorage } from './storage';
import type { Portal } from './types';

/**
 * A page of our own is never silenced; hosts that silence theirs are played by the query: `mute=yes` from the start,
 * `mute=seen` as soon as the page has been out of sight.
 */
const muteOf = (simulated: string | null): Pick<Portal, 'muted' | 'onMute'> => {
  const listeners: ((muted: boolean) => void)[] = [];
  let muted = simulated === 'yes';
  if (simulated === 'seen')
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden || muted) return;
      muted = true;
      for (const listener of listeners) listener(true);
    });
  return {
    muted: () => muted,
    onMute: (listener) => {
      listeners.push(listener);
    },
  };
};

/** `query`: the page's own; `storage=null|throw|full` plays a host that keeps nothing, `neighbours=locks|all` one without locks, or without a channel as well. */
export const createStandalone = (query: URLSearchParams): Portal => ({
  shelf: createShelf(hostStorage(query.get('storage'))),
  neighbours: createNeighbours(query.get('neighbours')),
  onPause: (listener) => {
    document.addEventListener('visibilitychange', () => listener(document.hidden));
  },
  ...muteOf(query.get('mute')),
  language: document.documentElement.lang || 'en',
});
