/** A box whose text may be longer than it. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where the texts are too long for their place they scroll, are reached by the keyboard too, and fade at the edge. */
export const useScrolls = () => {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = () => {
      // the fade itself takes room
      box.dataset['scrolls'] = 'false';
      const scrolls = box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto';
      box.dataset['scrolls'] = String(scrolls);
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return ref;
};
