/**
 * What the screen reader hears: two live regions, one that waits its turn and one that does not. Sentences of one moment
 * are joined; the same text twice gets a trailing space, so that it is read again; after three seconds it is cleared.
 */
import { type Signal, signal } from '@preact/signals';

const CLEAR_MS = 3000;
const GATHER_MS = 40;
const SPACE = ' ';

export interface Voice {
  readonly polite: Signal<string>;
  readonly assertive: Signal<string>;
  say(text: string): void;
  /** For what must not be missed: the end of a battle. */
  shout(text: string): void;
  /** Forgets everything that was said or waits to be: another player takes the screen. */
  hush(): void;
}

const region = () => {
  const text = signal('');
  let gathered: string[] = [];
  let clear: ReturnType<typeof setTimeout> | undefined;
  let coming: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const next = gathered.join(' ');
    gathered = [];
    text.value = next === text.value ? next + SPACE : next;
    clearTimeout(clear);
    clear = setTimeout(() => {
      text.value = '';
    }, CLEAR_MS);
  };
  const add = (sentence: string) => {
    if (sentence === '') return;
    if (gathered.length === 0) coming = setTimeout(flush, GATHER_MS);
    gathered.push(sentence);
  };
  const hush = () => {
    clearTimeout(coming);
    clearTimeout(clear);
    gathered = [];
    text.value = '';
  };
  return { text, add, hush };
};

export const createVoice = (): Voice => {
  const polite = region();
  const assertive = region();
  return {
    polite: polite.text,
    assertive: assertive.text,
    say: polite.add,
    shout: assertive.add,
    hush: () => {
      polite.hush();
      assertive.hush();
    },
  };
};
