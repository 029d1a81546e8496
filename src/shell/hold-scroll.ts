/** Inside a portal's frame, keys and wheels that scroll would move the page around us: they stay here. */

const SCROLLING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'PageUp', 'PageDown'];

const usesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, button, [tabindex], [contenteditable]') !== null;

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Is there something around the target that the wheel moves? */
const usesWheel = (target: EventTarget | null): boolean => {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    if (scrolls(at)) return true;
  }
  return false;
};

export const holdScroll = (page: Document): void => {
  page.addEventListener('keydown', (event) => {
    if (SCROLLING.includes(event.code) && !usesKeys(event.target)) event.preventDefault();
  });
  page.addEventListener(
    'wheel',
    (event) => {
      // with Control the wheel zooms
      if (!event.ctrlKey && !usesWheel(event.target)) event.preventDefault();
    },
    { passive: false },
  );
};
