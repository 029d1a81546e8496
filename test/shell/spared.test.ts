/** A match is replaced unasked only where nothing is lost with it: before its first choice, or as it lies in a slot. */
import { expect, test } from 'vitest';
import type { App } from '../../src/shell/app/app';
import { isSpared, noteSaved } from '../../src/shell/app/saved';
import { saveInSlot } from '../../src/shell/app/slots';
import { TestShelf } from '../match/support';

const bench = (ply: number, canUndo = false) => {
  const shelf = new TestShelf();
  const state = (version: number) => ({
    version,
    result: null,
    setup: { game: 'legends', form: 'legends', seats: [] },
    canUndo,
    view: { ply, counters: { turn: 3 } },
  });
  const ports = { shelf, match: { elsewhere: { get: () => false } } };
  const at = (version: number): App => ({ ports, kept: { value: null }, state: { value: state(version) } }) as never;
  return { shelf, at };
};

test('before the first choice', () => {
  expect(isSpared(bench(0).at(1))).toBe(true);
  expect(isSpared(bench(1).at(1))).toBe(false);
});

test('not once an answer was given that has led to no ply yet', () => {
  expect(isSpared(bench(0, true).at(2))).toBe(false);
});

test('as it lies in a slot, until it goes on or the slot changes', () => {
  const { shelf, at } = bench(9);
  shelf.texts.set('slot.1', 'the save');
  noteSaved(at(20), { at: 0, version: 20 });
  expect(isSpared(at(20))).toBe(true);
  expect(isSpared(at(21))).toBe(false);
  shelf.texts.set('slot.1', 'another');
  expect(isSpared(at(20))).toBe(false);
  shelf.texts.delete('slot.1');
  expect(isSpared(at(20))).toBe(false);
});

test('saved because another is to begin, it makes room for that one; where the save fails it does not', async () => {
  const answers: string[] = [];
  const closed: string[] = [];
  const { shelf, at } = bench(9);
  const app = at(30);
  Object.assign(app.ports.match, {
    save: async () => ({ ok: true, value: 'text' }),
    notes: { kept: { get: () => ({}) } },
  });
  Object.assign(app, {
    discardAsk: { value: { saves: true, answer: (given: string) => answers.push(given) } },
    close: (name: string) => closed.push(name),
    tell: () => undefined,
  });
  shelf.full = true;
  await saveInSlot(app, 0, { raw: null, save: null });
  expect([answers, closed]).toEqual([[], []]);
  shelf.full = false;
  await saveInSlot(app, 0, { raw: null, save: null });
  expect([answers, closed]).toEqual([['discard'], ['save']]);
});
