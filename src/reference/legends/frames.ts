/**
 * What is going on, as plain data: a stack of frames, the innermost last. A frame names its procedure, the step that comes
 * next and what that procedure must remember while somebody is asked. It holds public facts only: neither a list of
 * candidates nor who could answer stands in it, so that the whole stack may lie in every viewer's view.
 */

/** Fields of each kind of frame: numbers, then lists of numbers. */
const SHAPES = {
  /** A seat's turn. `displaced`: id, from, to of what the main act moved (R156). */
  turn: { numbers: ['step'], lists: ['displaced'] },
  /**
   * The use of one power. `user` the piece that bears it, `power` its number (0 granted), `you` whose use it is, `event` and
   * `foe` what triggered it, `origin` where an attacking user came from, `effect` and `part` what is being settled, `first`
   * what the choice selected (id or square, -1 none), `spared` 1 when the user left by this power itself (R11), `main` 1 for
   * the main act, `lapsed` 1 when only the user's own end is left of it (R147).
   */
  power: {
    numbers: [
      'step',
      'user',
      'power',
      'keyword',
      'you',
      'opponent',
      'event',
      'foe',
      'origin',
      'named',
      'terrain',
      'effect',
      'part',
      'first',
      'spared',
      'main',
      'lapsed',
    ],
    lists: ['it', 'picked', 'gathered', 'revealed', 'spent', 'leapt'],
  },
  /** One attack (R42). `seat` the attacker's, `own` 1 for an own target, `fell` see FELL, `live` 1 until step 10 is over. */
  attack: { numbers: ['step', 'attacker', 'defender', 'origin', 'seat', 'own', 'fell', 'named', 'live'], lists: [] },
  /**
   * The powers that one event triggers. `mode` see MODE; `subjects` whose powers (empty: everybody's); `done` those that have
   * had their turn, as id * 16 + number. `seat` is that of a power being used.
   */
  event: {
    numbers: ['step', 'event', 'mode', 'seat', 'foe', 'origin', 'named'],
    lists: ['subjects', 'it', 'done'],
  },
  /** A window for abilities (R27); `seats` are asked in this order, `user` is the one that has just used an ability. */
  window: { numbers: ['step', 'window', 'user'], lists: ['seats'] },
  /** Zero checks and curses until all is quiet; `author` the side behind deaths by strength zero, or -1 (R151). */
  settle: { numbers: ['step', 'author', 'old', 'seat', 'end'], lists: [] },
} as const;

export type FrameType = keyof typeof SHAPES;
type Numbers<T extends FrameType> = (typeof SHAPES)[T]['numbers'][number];
type Lists<T extends FrameType> = (typeof SHAPES)[T]['lists'][number];
export type Fields<T extends FrameType> = { [K in Numbers<T>]: number } & { [K in Lists<T>]: number[] };
export type FrameOf<T extends FrameType> = { readonly type: T } & Fields<T>;
export type Frame = { [T in FrameType]: FrameOf<T> }[FrameType];

/** The step of a frame that has nothing left to do. */
export const DONE = -1;

const TYPES = Object.keys(SHAPES) as readonly FrameType[];

/** Frames as words: per frame its type, its numbers, then each list's length and items. */
export const encodeFrames = (frames: readonly Frame[]): readonly number[] =>
  frames.flatMap((frame) => {
    const fields = frame as unknown as Readonly<Record<string, number & readonly number[]>>;
    const shape = SHAPES[frame.type];
    return [
      TYPES.indexOf(frame.type),
      ...shape.numbers.map((name): number => fields[name] ?? 0),
      ...shape.lists.flatMap((name): readonly number[] => [fields[name]?.length ?? 0, ...(fields[name] ?? [])]),
    ];
  });

/** How many words encodeFrames makes of a frame. */
export const frameLength = (frame: Frame): number => encodeFrames([frame]).length;

/** Inverse of encodeFrames; null for words that it never makes. */
export const decodeFrames = (words: readonly number[]): Frame[] | null => {
  const frames: Frame[] = [];
  let at = 0;
  while (at < words.length) {
    const type = TYPES[words[at++] ?? -1];
    if (type === undefined) return null;
    const frame: Record<string, number | number[] | string> = { type };
    for (const name of SHAPES[type].numbers) frame[name] = words[at++] ?? Number.NaN;
    for (const name of SHAPES[type].lists) {
      const length = words[at++] ?? -1;
      if (length < 0 || at + length > words.length) return null;
      frame[name] = words.slice(at, at + length);
      at += length;
    }
    if (at > words.length) return null;
    frames.push(frame as unknown as Frame);
  }
  return frames;
};
