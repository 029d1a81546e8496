/** The adapter for a page of our own: the browser's storage, its language, and a rest while nobody looks. */
import { createShelf, hostStorage } from './storage';
import type { Portal } from './types';

/** `query`: the page's own; `storage=null|throw|full` plays a host that keeps nothing. */
export const createStandalone = (query: URLSearchParams): Portal => ({
  shelf: createShelf(hostStorage(query.get('storage'))),
  onPause: (listener) => {
    document.addEventListener('visibilitychange', () => listener(document.hidden));
  },
  language: document.documentElement.lang || 'en',
});
