/** Inside a portal's frame, keys and wheels that scroll would move the page around us: they stay here. */

interface Way {
  readonly across: boolean;
  readonly sign: 1 | -1;
}

const UP: Way = { across: false, sign: -1 };
const DOWN: Way = { across: false, sign: 1 };
const LEFT: Way = { across: true, sign: -1 };
const RIGHT: Way = { across: true, sign: 1 };

/** By the key's meaning: the number pad has all of them, too. */
const SCROLLING: Readonly<Record<string, Way | undefined>> = {
  ArrowUp: UP,
  ArrowDown: DOWN,
  ArrowLeft: LEFT,
  ArrowRight: RIGHT,
  ' ': DOWN,
  PageUp: UP,
  PageDown: DOWN,
  Home: UP,
  End: DOWN,
};

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

/** A browser rounds where a scroller stands, so that its end may be a pixel away. */
const NEAR = 1;

/** Has it a scroll bar with room left that way? At its end the browser would scroll what lies around it: our host. */
const hasRoom = (element: Element, { across, sign }: Way): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  if (!/auto|scroll/.test(across ? overflowX : overflowY)) return false;
  const at = across ? element.scrollLeft : element.scrollTop;
  const most = across ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
  return sign < 0 ? at > NEAR : at < most - NEAR;
};

/** Is there something around the target that moves that way? */
const scrolls = (target: EventTarget | null, way: Way): boolean => {
  for (let at = elementOf(target); at !== null; at = at.parentElement) if (hasRoom(at, way)) return true;
  return false;
};

const ACROSS = ['ArrowLeft', 'ArrowRight'];
const ARROWS = [...ACROSS, 'ArrowUp', 'ArrowDown'];
const ALL = Object.keys(SCROLLING);

/** The keys that a field has a use for, by its type; any other type is a line that is written into. */
const FIELDS: Readonly<Record<string, readonly string[] | undefined>> = {
  radio: [...ARROWS, ' '],
  checkbox: [' '],
  range: ALL.filter((key) => key !== ' '),
  number: [...ARROWS, 'Home', 'End', ' '],
  file: [' '],
};
const LINE = [...ACROSS, 'Home', 'End', ' '];

/** Has what the key is pressed on a use of its own for it? What is only pressed takes the space bar, a link not even that. */
const usesKey = (target: EventTarget | null, key: string): boolean => {
  const at = elementOf(target);
  if (at === null) return false;
  if (at.closest('textarea, select, [contenteditable]') !== null) return true;
  if (at instanceof HTMLInputElement) return (FIELDS[at.type] ?? LINE).includes(key);
  return key === ' ' && at.closest('button, summary, [role="button"]') !== null;
};

const waysOf = ({ deltaX, deltaY }: WheelEvent): readonly Way[] => [
  ...(deltaY === 0 ? [] : [deltaY < 0 ? UP : DOWN]),
  ...(deltaX === 0 ? [] : [deltaX < 0 ? LEFT : RIGHT]),
];

export const holdScroll = (page: Document): void => {
  page.addEventListener(
    'keydown',
    (event) => {
      const way = event.key === ' ' && event.shiftKey ? UP : SCROLLING[event.key];
      if (way !== undefined && !usesKey(event.target, event.key) && !scrolls(event.target, way)) event.preventDefault();
    },
    // before a sheet keeps its keys to itself
    { capture: true },
  );
  page.addEventListener(
    'wheel',
    (event) => {
      // with Control the wheel zooms
      if (!event.ctrlKey && !waysOf(event).some((way) => scrolls(event.target, way))) event.preventDefault();
    },
    { passive: false },
  );
};
