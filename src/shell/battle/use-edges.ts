/** A box that scrolls: where something of it is cut off, its edge fades (`data-above`, `data-below`). */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A browser rounds where a scroller stands. */
const NEAR = 2;

/** Tells on a box whether something of it is cut off above or below. */
export const markEdges = (box: HTMLElement): void => {
  const { scrollTop, scrollHeight, clientHeight } = box;
  box.dataset['above'] = String(scrollTop > NEAR);
  box.dataset['below'] = String(scrollTop + clientHeight < scrollHeight - NEAR);
};

/** For the box: it is looked at whenever it is drawn, scrolled or resized, or something comes into it. */
export const useEdges = <Box extends HTMLElement>(): RefObject<Box | null> => {
  const ref = useRef<Box>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const look = () => markEdges(box);
    look();
    const sizes = new ResizeObserver(look);
    for (const each of [box, ...box.children]) sizes.observe(each);
    const comings = new MutationObserver(look);
    comings.observe(box, { childList: true });
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      comings.disconnect();
      box.removeEventListener('scroll', look);
    };
  });
  return ref;
};
