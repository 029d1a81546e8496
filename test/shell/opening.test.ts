/** Opening a match where something goes wrong on the way: the page stays as it was, and can be used. */
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { createStore } from '../../src/match/store';
import { importFile } from '../../src/shell/app/acts';
import type { App, DialogName } from '../../src/shell/app/app';
import { watchElsewhere } from '../../src/shell/app/elsewhere';
import { askToDiscard } from '../../src/shell/app/left';
import { openMatch } from '../../src/shell/app/open';
import { TestShelf } from '../match/support';

const bench = () => {
  const told: string[] = [];
  const elsewhere = createStore(false);
  const dialogs = signal<readonly DialogName[]>([]);
  const app = {
    ports: { shelf: new TestShelf(), match: { elsewhere } },
    table: { fetch: async () => true },
    openings: new Set(),
    opening: signal(false),
    screen: signal('battle'),
    state: signal(null),
    kept: signal(null),
    discardAsk: signal(null),
    elsewhereAsk: signal(null),
    dialogs,
    open: (name: DialogName) => {
      dialogs.value = [...dialogs.value, name];
    },
    close: (name: DialogName) => {
      dialogs.value = dialogs.value.filter((open) => open !== name);
    },
    tell: (text: string) => void told.push(text),
  } as unknown as App;
  return { app, told, elsewhere };
};

test('the page can be used again after what begins a match has failed', async () => {
  const { app } = bench();
  const fails = async () => {
    throw new Error('the line is down');
  };
  await expect(openMatch(app, null, fails)).rejects.toThrow('the line is down');
  expect([app.opening.value, app.screen.value]).toEqual([false, 'battle']);
});

test('a file that can’t be read is told of', async () => {
  const { app, told } = bench();
  const file = { size: 10, text: () => Promise.reject(new Error('the file has gone')) } as unknown as Blob;
  expect(await importFile(app, file)).toBe(false);
  expect(told).toHaveLength(1);
  expect(app.opening.value).toBe(false);
});

describe('another page takes the match', () => {
  test('while it is asked whether it may be lost: nobody is asked any more', async () => {
    const { app, elsewhere } = bench();
    watchElsewhere(app);
    const asked = askToDiscard(app, { title: '', text: '', saves: false });
    expect(app.dialogs.value).toEqual(['discard']);
    elsewhere.set(true);
    expect(await asked).toBe('nothing');
    expect(app.discardAsk.value).toBeNull();
    expect(app.dialogs.value).toEqual(['elsewhere']);
  });
});
