/** Saves made by hand: whole or not at all, never over what has not been seen, and read with care. */
import { describe, expect, test } from 'vitest';
import { clearSlot, readSlot, type Save, SLOTS, writeSlot } from '../../src/match/slots';
import { createSharedHost } from '../support/full-storage';

const saveOf = (text: string): Save => ({
  about: { game: 'any', form: 'any', level: null, ply: 12, turn: 7 },
  date: 1_700_000_000_000,
  text,
  noted: { 0: { 3: 'strong' } },
});

describe('a slot', () => {
  test('there are three, empty at first, and each keeps its own', () => {
    const shelf = createSharedHost().open();
    expect(SLOTS.map((at) => readSlot(shelf, at))).toEqual(SLOTS.map(() => ({ raw: null, save: null })));
    for (const at of SLOTS) expect(writeSlot(shelf, at, readSlot(shelf, at), saveOf(`match ${at}`))).toBe('done');
    expect(SLOTS.map((at) => readSlot(shelf, at).save)).toEqual(SLOTS.map((at) => saveOf(`match ${at}`)));
    expect(clearSlot(shelf, 1, readSlot(shelf, 1))).toBe('done');
    expect(SLOTS.map((at) => readSlot(shelf, at).save?.text ?? null)).toEqual(['match 0', null, 'match 2']);
  });

  test('what another page has put there since is neither replaced nor deleted', () => {
    const { open } = createSharedHost();
    const [first, second] = [open(), open()];
    const seen = readSlot(first, 0);
    writeSlot(second, 0, readSlot(second, 0), saveOf('theirs'));
    expect(writeSlot(first, 0, seen, saveOf('mine'))).toBe('changed');
    expect(clearSlot(first, 0, seen)).toBe('changed');
    expect(readSlot(first, 0).save).toEqual(saveOf('theirs'));
    expect(writeSlot(first, 0, readSlot(first, 0), saveOf('mine'))).toBe('done');
    expect(readSlot(second, 0).save).toEqual(saveOf('mine'));
  });

  test('a host that refuses leaves it as it was, and it is said', () => {
    const { host, open } = createSharedHost();
    const shelf = open();
    writeSlot(shelf, 0, readSlot(shelf, 0), saveOf('old'));
    host.full = true;
    expect(writeSlot(shelf, 0, readSlot(shelf, 0), saveOf('new'))).toBe('refused');
    expect(writeSlot(shelf, 1, readSlot(shelf, 1), saveOf('new'))).toBe('refused');
    expect(readSlot(shelf, 0).save).toEqual(saveOf('old'));
    expect(readSlot(shelf, 1)).toEqual({ raw: null, save: null });
    host.full = false;
    expect(readSlot(open(), 0).save).toEqual(saveOf('old'));
  });

  test.each([
    ['no JSON', '{"about":'],
    ['nothing about the match', JSON.stringify({ ...saveOf('x'), about: { game: 'any' } })],
    ['no text', JSON.stringify({ ...saveOf('x'), text: 5 })],
    ['no date', JSON.stringify({ ...saveOf('x'), date: 'today' })],
    ['a list', '[]'],
    ['null', 'null'],
  ])('with %s is damaged, and can be deleted', (_, raw) => {
    const { texts, open } = createSharedHost();
    texts.set('veilwar.slot.2', raw);
    const shelf = open();
    const seen = readSlot(shelf, 1);
    expect(seen).toEqual({ raw, save: null });
    expect(clearSlot(shelf, 1, seen)).toBe('done');
    expect(texts.has('veilwar.slot.2')).toBe(false);
  });
});
