/** Inside a portal's frame, keys that scroll would move the page around us: they stay here while the game has the focus. */

const SCROLLING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'PageUp', 'PageDown'];

const usesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, button, [tabindex], [contenteditable]') !== null;

export const holdScroll = (page: Document): void => {
  page.addEventListener('keydown', (event) => {
    if (SCROLLING.includes(event.code) && !usesKeys(event.target)) event.preventDefault();
  });
};
