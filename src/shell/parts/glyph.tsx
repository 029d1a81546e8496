/** The strokes of the buttons, on a grid of 24. */
const STROKES = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z',
  check: 'm5 13 4.5 4.5L19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8.5 5v14M15.5 5v14',
  next: 'm9 5 7 7-7 7',
  back: 'm15 5-7 7 7 7',
  first: 'm17 5-7 7 7 7M6 5v14',
  last: 'm7 5 7 7-7 7M18 5v14',
  turn: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
  flip: 'M12 3v18M8 7 3 17h5zM16 7l5 10h-5z',
  again: 'M5 12a7 7 0 1 1 2.2 5.1M5 19v-4.5h4.5',
  file: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  open: 'M12 15V4m-4.5 4.5L12 4l4.5 4.5M5 20h14',
  book: 'M4 5.5C7 4 10 4.5 12 6c2-1.5 5-2 8-.5V19c-3-1.5-6-1-8 .5-2-1.5-5-2-8-.5ZM12 6v13',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  flag: 'M6 21V4m0 1c4-2 8 2 12 0v8c-4 2-8-2-12 0',
  hands: 'M3 12l4-4 4 2 3-2 4 4M7 8 5 6 2 9m16 3 4-4-3-2-5 2M7 15l4 4 2-1 2 1 4-4',
  keys: 'M3 7h18v10H3ZM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  home: 'M4 11 12 4l8 7M6 10v9h12v-9',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  lower: 'M4 6h5v4h5v4h5v5m-2.5-2.5L19 19l2.5-2.5',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
} as const;

export type StrokeName = keyof typeof STROKES;

export const Stroke = ({ name }: { name: StrokeName }) => (
  <svg class="stroke" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={STROKES[name]} />
  </svg>
);
