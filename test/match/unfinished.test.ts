/** A match that is not over is lost only where whoever opens another one says so. */
import { describe, expect, test } from 'vitest';
import { readKept } from '../../src/match/saves';
import { AGAINST, createBench, must, passDelay, place, stateOf, TWO } from './support';

const KNIGHT = 1;
const C3 = 14;
const codeOf = (outcome: { ok: true } | { ok: false; fault: { code: string } }): string | null =>
  outcome.ok ? null : outcome.fault.code;

describe('a match that is not over', () => {
  test('stays, on the table and on the shelf, unless it is to end', async () => {
    const { match, shelf } = createBench();
    expect(codeOf(await match.start(AGAINST, 'stays'))).toBeNull();
    await place(match, KNIGHT, C3);
    const [kept, before] = [readKept(shelf), stateOf(match)];
    expect(codeOf(await match.start(TWO, 'stays'))).toBe('unfinished');
    expect(codeOf(await match.load(kept?.text ?? '', 'stays'))).toBe('unfinished');
    await passDelay();
    expect(readKept(shelf)).toEqual(kept);
    expect(stateOf(match)).toBe(before);
    expect(codeOf(await match.start(TWO, 'ends'))).toBeNull();
    expect(stateOf(match).setup.seats.map(({ player }) => player)).toEqual(['person', 'person']);
  });

  test('of an earlier visit stays as well', async () => {
    const first = createBench();
    must(await first.match.start(TWO));
    await place(first.match, KNIGHT, C3);
    const { match, shelf } = createBench();
    for (const [key, text] of first.shelf.texts) shelf.write(key, text);
    expect(codeOf(await match.start(AGAINST, 'stays'))).toBe('unfinished');
    expect(match.state.get()).toBeNull();
    must(await match.resume());
    expect(stateOf(match).view.ply).toBe(1);
  });

  test('is none once it is over', async () => {
    const { match } = createBench();
    must(await match.start(AGAINST));
    await passDelay();
    await match.resign();
    await passDelay();
    expect(codeOf(await match.start(TWO, 'stays'))).toBeNull();
  });
});

describe('a save of two at one screen', () => {
  test('opens behind the curtain, with nothing of either side', async () => {
    const start = { setup: { game: 'legends', form: 'legends', seats: TWO.setup.seats, options: {}, seed: 5 } };
    const first = createBench();
    must(await first.match.start(start));
    first.match.openCurtain();
    await passDelay();
    const saved = must(await first.match.save());
    const { match } = createBench();
    must(await match.load(saved, 'stays'));
    const { curtain, view, asking } = stateOf(match);
    expect(curtain).toBe(0);
    expect(asking).toBeNull();
    expect(view.tokens.filter(({ kind }) => kind !== null)).toEqual([]);
  });

  test('brings the notes that were saved with it', async () => {
    const { match } = createBench();
    must(await match.start(TWO));
    match.notes.put(0, 3, 'weak');
    const saved = must(await match.save());
    must(await match.load(saved, 'ends', { 1: { 4: 'strong' } }));
    await passDelay();
    expect(match.notes.on(1, 4)).toBe('strong');
    expect(match.notes.on(0, 3)).toBeNull();
  });
});
