/** Reads the shell's page as those do who can't see it, and letter by letter. */
import type { Tape } from './tape';

/** Everything that is there for assistive technology alone. */
const ariaOf = (into: HTMLElement): string => {
  const lines: string[] = [];
  for (const element of into.querySelectorAll('*')) {
    const words = [...element.attributes].filter(({ name }) => name === 'role' || name.startsWith('aria-'));
    const said = words.map(({ name, value }) => `${name}=${value}`).join(' ');
    if (said !== '') lines.push(`${element.localName} ${said}`);
  }
  return lines.join('\n');
};

const textsOf = (into: HTMLElement, selector: string): string =>
  [...into.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');

/** What stands in fields is not part of the page's text. */
const fieldsOf = (into: HTMLElement): string =>
  [...into.querySelectorAll('input, select, textarea')]
    .map((field) => ('value' in field ? String(field.value) : '') + ('checked' in field ? String(field.checked) : ''))
    .join();

const focusOf = (): string => {
  const { activeElement } = document;
  return activeElement === null ? '' : `${activeElement.localName} ${activeElement.getAttribute('aria-label') ?? ''}`;
};

/** Follows an element and writes down what it shows whenever that has changed. */
export class Ears {
  readonly #into: HTMLElement;
  readonly #tape: Tape;
  readonly #watcher: MutationObserver;
  #changed = true;

  constructor(into: HTMLElement, tape: Tape) {
    this.#into = into;
    this.#tape = tape;
    this.#watcher = new MutationObserver(() => {
      this.#changed = true;
    });
    this.#watcher.observe(into, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  /** Writes down what has changed since the last call; `before`: right before that. */
  listen(before: () => void): void {
    if (!this.#changed) return;
    before();
    // what `before` wrote is no news
    this.#watcher.takeRecords();
    this.#changed = false;
    const [into, tape] = [this.#into, this.#tape];
    tape.change('dom', [into.innerHTML, fieldsOf(into), focusOf()].join('\n'));
    tape.change('aria', ariaOf(into));
    tape.change('live', textsOf(into, '[aria-live], [role=status]'));
    tape.change('log', textsOf(into, '.log'));
  }

  close(): void {
    this.#watcher.disconnect();
  }
}
