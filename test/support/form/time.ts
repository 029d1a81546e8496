/**
 * Time of a page in a test's hands. Must be loaded before everything else: timers, frames and clocks of the whole page are
 * replaced, so that what happens when can be compared to the millisecond.
 */

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
  /** Milliseconds after which it falls due again; null: once. */
  readonly every: number | null;
}

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets everything that waits for nothing but promises finish, however long the chain: until the page's next real task. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

export class VirtualTime {
  /** Milliseconds between two frames: slow screens, whose every frame is looked at. */
  frame = 100;
  #now = 0;
  #ids = 0;
  #timers: Timer[] = [];
  #frames: { readonly id: number; readonly run: FrameRequestCallback }[] = [];
  /** When those who wait for a frame get it. */
  #frameAt = 0;
  /** Is called after every timer and every frame, when promises have settled. */
  onTick: (frame: boolean) => void = () => undefined;

  get now(): number {
    return this.#now;
  }

  /** Runs something later; gives its number. */
  add(run: () => void, milliseconds: number, every = false): number {
    const wait = Math.max(0, Math.round(milliseconds) || 0);
    const timer = { id: ++this.#ids, at: this.#now + wait, run, every: every ? Math.max(1, wait) : null };
    this.#timers.push(timer);
    return timer.id;
  }

  remove(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  addFrame(run: FrameRequestCallback): number {
    if (this.#frames.length === 0) this.#frameAt = (Math.floor(this.#now / this.frame) + 1) * this.frame;
    this.#frames.push({ id: ++this.#ids, run });
    return this.#ids;
  }

  removeFrame(id: number): void {
    this.#frames = this.#frames.filter((frame) => frame.id !== id);
  }

  /** Begins at nought. Whoever still waits for a frame gets it; timers of what has ended are forgotten. */
  restart(): void {
    this.#timers = [];
    this.#now = 0;
    this.#frameAt = this.frame;
  }

  /** How many wait for a frame. */
  get frames(): number {
    return this.#frames.length;
  }

  /** Goes on by so many milliseconds, timers and frames in the order in which they fall due. */
  async pass(milliseconds: number): Promise<void> {
    await settle();
    this.onTick(false);
    const end = this.#now + milliseconds;
    for (;;) {
      const timer = this.#due(end);
      const framed = this.#frames.length > 0 && this.#frameAt <= Math.min(end, timer?.at ?? end);
      if (framed) await this.#frame();
      else if (timer !== undefined) await this.#run(timer);
      else break;
    }
    this.#now = end;
    await settle();
  }

  #due(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers)
      if (timer.at <= end && (first === undefined || timer.at < first.at)) first = timer;
    return first;
  }

  async #run(timer: Timer): Promise<void> {
    this.#now = Math.max(this.#now, timer.at);
    if (timer.every === null) this.remove(timer.id);
    else this.#timers = this.#timers.map((one) => (one === timer ? { ...one, at: one.at + (one.every ?? 0) } : one));
    timer.run();
    await settle();
    this.onTick(false);
  }

  async #frame(): Promise<void> {
    this.#now = Math.max(this.#now, this.#frameAt);
    const frames = this.#frames;
    this.#frames = [];
    for (const { run } of frames) run(this.#now);
    // before anything waits: the canvas is read while what was drawn stands in it
    this.onTick(true);
    await settle();
    this.onTick(false);
  }
}

/** The page's time: stands until it is told to pass. `install` hands it to the page. */
export const time = new VirtualTime();

/** An observer of sizes that never calls back: nothing changes its size here. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing that is opened now follows its size; gives what ends that. */
export const holdSizes = (): (() => void) => {
  const real = window.ResizeObserver;
  Object.assign(window, { ResizeObserver: StillObserver });
  return () => Object.assign(window, { ResizeObserver: real });
};

/** Replaces the page's timers, frames and clocks; gives what puts the real ones back. */
export const install = (): (() => void) => {
  const real = {
    setTimeout: window.setTimeout,
    clearTimeout: window.clearTimeout,
    setInterval: window.setInterval,
    clearInterval: window.clearInterval,
    requestAnimationFrame: window.requestAnimationFrame,
    cancelAnimationFrame: window.cancelAnimationFrame,
    ResizeObserver: window.ResizeObserver,
  };
  const realNow = performance.now;
  Object.assign(window, {
    setTimeout: (run: () => void, wait = 0, ...rest: unknown[]) =>
      time.add(() => Reflect.apply(run, window, rest), wait),
    clearTimeout: (id: number) => time.remove(id),
    setInterval: (run: () => void, wait = 0) => time.add(run, wait, true),
    clearInterval: (id: number) => time.remove(id),
    requestAnimationFrame: (run: FrameRequestCallback) => time.addFrame(run),
    cancelAnimationFrame: (id: number) => time.removeFrame(id),
    ResizeObserver: StillObserver,
  });
  performance.now = () => time.now;
  return () => {
    Object.assign(window, real);
    performance.now = realNow;
  };
};
