/**
 * Storage of a browser that gives every page a process: a page sees what it writes at once; the others see it later, in the
 * order in which the storage took it, and words of other kinds may come sooner.
 */
import type { HostStorage } from '../../../src/portal/storage';
import type { Fate } from './fate';

interface View {
  readonly texts: Map<string, string>;
  /** Keys whose own writes are on their way: what others wrote before them is not shown any more. */
  readonly sent: string[];
  out: Promise<void>;
  in: Promise<void>;
}

const put = (texts: Map<string, string>, key: string, text: string | null): void => {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
};

export class LateStorage {
  /** What the storage itself has taken. */
  readonly texts = new Map<string, string>();
  readonly #fate: Fate;
  readonly #views = new Map<number, View>();
  readonly #tells = new Map<number, () => void>();

  constructor(fate: Fate) {
    this.#fate = fate;
  }

  /** `tell`: something came from elsewhere. */
  of(page: number, tell: () => void): HostStorage {
    const view = this.#views.get(page) ?? {
      texts: new Map(this.texts),
      sent: [],
      out: Promise.resolve(),
      in: Promise.resolve(),
    };
    this.#views.set(page, view);
    this.#tells.set(page, tell);
    const write = (key: string, text: string | null): void => {
      if ((view.texts.get(key) ?? null) === text) return;
      put(view.texts, key, text);
      view.sent.push(key);
      view.out = view.out.then(() => this.#fate.pass(page)).then(() => this.#take(page, key, text));
    };
    return {
      getItem: (key) => view.texts.get(key) ?? null,
      setItem: (key, text) => write(key, text),
      removeItem: (key) => write(key, null),
    };
  }

  #take(writer: number, key: string, text: string | null): void {
    put(this.texts, key, text);
    for (const [page, view] of this.#views)
      view.in = view.in.then(() => this.#fate.pass(page)).then(() => this.#show(page, view, writer, key, text));
  }

  #show(page: number, { texts, sent }: View, writer: number, key: string, text: string | null): void {
    if (page === writer) {
      sent.splice(sent.indexOf(key), 1);
    } else if (!sent.includes(key)) {
      put(texts, key, text);
      this.#tells.get(page)?.();
    }
  }
}
