/** A box whose text may be longer than it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { markEdges } from './use-edges';

/** Where the texts are too long for their place they scroll, are reached by the keyboard too, and fade at the edge while more lies below. */
export const useScrolls = () => {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const look = () => markEdges(box);
    const measure = () => {
      // the fade itself takes room
      box.dataset['scrolls'] = 'false';
      const scrolls = box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto';
      box.dataset['scrolls'] = String(scrolls);
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
      look();
    };
    measure();
    addEventListener('resize', measure);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      removeEventListener('resize', measure);
      box.removeEventListener('scroll', look);
    };
  });
  return ref;
};
