/** Presses on this page: browsers let it sound only after one. */
import type { Gestures } from './sound-desk';

/** A finger may unlock on its way up only. */
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;

export const pageGestures: Gestures = {
  // a browser that can't tell is asked by the next press
  had: () => navigator.userActivation?.hasBeenActive ?? false,
  follow: (act) => {
    for (const press of PRESSES) window.addEventListener(press, act, { capture: true, passive: true });
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, act, { capture: true });
    };
  },
};
