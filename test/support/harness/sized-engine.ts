/**
 * One Engine over two builds of a core: the common one for small boards and duels, the wide one for the rest. Which of them
 * plays is settled whenever a state is made: by `start`, `fill` or `restore`.
 */
import type { Content } from '../../../src/contract/content';
import type { Engine } from '../../../src/contract/engine';
import type { Outcome } from '../../../src/contract/fault';
import type { Setup } from '../../../src/contract/setup';
import type { View } from '../../../src/contract/view';
import { refuse } from '../../../src/games/shared/outcome';
import { type CoreSize, sizeOfSetup, sizeOfView } from '../../../src/worker/core-size';

/** Bytes behind a snapshot that say which build made it; its own length stays a multiple of four. */
const MARK = 4;

class SizedEngine implements Engine {
  readonly name = 'wasm';
  private readonly content: Content;
  private readonly make: (size: CoreSize) => Engine;
  private readonly made = new Map<CoreSize, Engine>();
  private size: CoreSize = 'common';

  constructor(content: Content, make: (size: CoreSize) => Engine) {
    this.content = content;
    this.make = make;
  }

  start(setup: Setup): Outcome<null> {
    return this.become(sizeOfSetup(this.content, setup), (engine) => engine.start(setup));
  }

  decision = () => this.now().decision();
  apply = (index: number) => this.now().apply(index);
  resign = (seat: number) => this.now().resign(seat);
  agreeDraw = () => this.now().agreeDraw();
  rows = () => this.now().rows();
  view = (viewer: number) => this.now().view(viewer);
  result = () => this.now().result();
  hash = () => this.now().hash();

  fill(view: View, guess: readonly number[]): Outcome<null> {
    return this.become(sizeOfView(this.content, view), (engine) => engine.fill(view, guess));
  }

  snapshot(): Uint8Array {
    const bytes = this.now().snapshot();
    const marked = new Uint8Array(bytes.length + MARK);
    marked.set(bytes);
    marked[bytes.length] = this.size === 'wide' ? 1 : 0;
    return marked;
  }

  restore(bytes: Uint8Array): Outcome<null> {
    const length = bytes.length - MARK;
    if (length < 0) return refuse('bad-request', '', 'a snapshot of this engine', `${bytes.length} bytes`);
    const size = bytes[length] === 1 ? 'wide' : 'common';
    return this.become(size, (engine) => engine.restore(bytes.slice(0, length)));
  }

  /** Makes a state on the build that fits; when that is refused the match stays where it was. */
  private become(size: CoreSize, how: (engine: Engine) => Outcome<null>): Outcome<null> {
    const done = how(this.of(size));
    if (done.ok) this.size = size;
    return done;
  }

  private now(): Engine {
    return this.of(this.size);
  }

  private of(size: CoreSize): Engine {
    const engine = this.made.get(size) ?? this.make(size);
    this.made.set(size, engine);
    return engine;
  }
}

/** See above; `make` is called at most once a build. */
export const createSizedEngine = (content: Content, make: (size: CoreSize) => Engine): Engine =>
  new SizedEngine(content, make);
