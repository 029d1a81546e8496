/** Two pages write to one storage: lists and settings of the one are not lost to the other. */
import { describe, expect, test } from 'vitest';
import { createNotes } from '../../src/match/notes';
import { createOrders } from '../../src/match/orders';
import { createSetting } from '../../src/shell/games/legends/setup/setting';
import { layoutShelf, layoutsOf } from '../../src/shell/setup/layouts';
import { createSharedHost } from '../support/full-storage';

describe('what one page keeps, the other does not lose', () => {
  test('notes', () => {
    const { open } = createSharedHost();
    const [a, b] = [createNotes(open()), createNotes(open())];
    a.put(0, 3, 'strong');
    b.put(0, 4, 'weak');
    expect(createNotes(open()).kept.get()).toEqual({ 0: { 3: 'strong', 4: 'weak' } });
    a.reread();
    expect(a.on(0, 4)).toBe('weak');
  });

  test('standing orders', () => {
    const { open } = createSharedHost();
    const [a, b] = [createOrders(open()), createOrders(open())];
    a.set('one', 'never');
    b.set('two', 'never');
    expect(createOrders(open()).kept.get()).toEqual({ one: 'never', two: 'never' });
  });

  test('layouts', () => {
    const { open } = createSharedHost();
    const [a, b] = [layoutShelf(open()), layoutShelf(open())];
    a.save('classic', 0, 'first');
    b.save('classic', 1, 'second');
    b.save('quick', 0, 'third');
    const { layouts } = layoutShelf(open());
    expect(layoutsOf(layouts.value, 'classic').slice(0, 2)).toEqual(['first', 'second']);
    expect(layoutsOf(layouts.value, 'quick')[0]).toBe('third');
  });

  test('armies', () => {
    const { open } = createSharedHost();
    const [a, b] = [createSetting(open()), createSetting(open())];
    a.saveArmy(0, { side: 'good', pieces: [] });
    b.saveArmy(1, { side: 'evil', pieces: [] });
    expect(
      createSetting(open())
        .armies.value.slice(0, 2)
        .map((army) => army?.side),
    ).toEqual(['good', 'evil']);
  });
});

test('what the host refused is there until another page has written in its place', () => {
  const { host, open } = createSharedHost();
  const [a, b] = [open(), open()];
  a.write('match', 'old');
  host.full = true;
  expect(a.write('match', 'refused')).toBe(false);
  expect(a.read('match')).toBe('refused');
  host.full = false;
  b.write('match', 'newer');
  expect(a.read('match')).toBe('newer');
});
