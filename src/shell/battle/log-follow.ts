/** The end of the log stays in sight: what stands above it grows and shrinks, with a hint for example, and takes its room. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A browser rounds where a scroller stands. */
const NEAR = 2;

/** What is scrolled, as a browser measures it. */
export type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Scrolled): boolean =>
  scrollTop + clientHeight >= scrollHeight - NEAR;

/** Told of every scroll and of every new height; says whether the end is to be kept in sight. */
export const createFollow = () => {
  let follows = true;
  let known = '';
  const measured = ({ scrollHeight, clientHeight }: Scrolled): string => `${scrollHeight} ${clientHeight}`;
  return {
    follows: (): boolean => follows,
    onScroll: (list: Scrolled): void => {
      // only who scrolls leaves the end: one that lies elsewhere since the last look was moved from under the eyes
      follows = isAtEnd(list) || (follows && measured(list) !== known);
      known = measured(list);
    },
    onSize: (list: Scrolled): void => {
      known = measured(list);
    },
  };
};

export const useFollow = (ref: RefObject<HTMLElement | null>): void => {
  const follow = useRef(createFollow());
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const scrolled = () => follow.current.onScroll(list);
    const watch = new ResizeObserver(() => {
      if (follow.current.follows()) list.scrollTop = list.scrollHeight;
      follow.current.onSize(list);
    });
    watch.observe(list);
    list.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watch.disconnect();
      list.removeEventListener('scroll', scrolled);
    };
  }, []);
};
