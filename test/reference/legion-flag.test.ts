import { expect, test } from 'vitest';
import { eventsOfType, must } from './kit';
import { at, options, play, position, unitsFor } from './legion-kit';

test('one fallen unit: the Flag moves there by itself, from where it stood', () => {
  const engine = at('6/6/2A3/6/6/6 b a1 basic -');
  play(engine, 'G@c3');
  expect(eventsOfType(engine, 'flag')).toEqual([{ type: 'flag', from: 0, to: 20 }]);
  expect(position(engine)).toBe('6/6/6/2g3/6/6 w c4 basic -');
});

test('its former square is free again at once, the new one is not', () => {
  const engine = at('6/6/2A3/6/6/6 b a1 basic -');
  expect(unitsFor(engine, 'a1')).toBe('');
  play(engine, 'G@c3');
  expect(unitsFor(engine, 'a1')).toBe('SNUGTCAK');
  expect(unitsFor(engine, 'c4')).toBe('');
});

test('several fallen units: the mover picks one of the emptied squares', () => {
  const engine = at('6/6/2S3/1S4/6/6 b f6 basic -');
  play(engine, 'K@c3');
  expect(options(engine)).toEqual(['b3', 'c4']);
  expect(engine.view(1)).toMatchObject({
    asked: { seat: 0, kind: 'pick' },
    counters: { side: 0, step: 4, placements: 0 },
    lists: { active: [14], emptied: [13, 20] },
    flag: 35,
  });
  play(engine, 'c4');
  expect(eventsOfType(engine, 'flag')).toEqual([{ type: 'flag', from: 35, to: 20 }]);
  expect(engine.view(1)).toMatchObject({
    flag: 20,
    lists: { active: [], emptied: [] },
    counters: { side: 1, step: 2 },
  });
});

test('a shot fells one unit only, so the Flag follows without a question', () => {
  const engine = at('S4S/6/6/6/6/6 b - basic -');
  play(engine, 'A@c3', 'f6');
  expect(engine.view(9).flag).toBe(35);
  expect(engine.decision()).toMatchObject({ seat: 1, key: 'legion.place' });
});

test('a wrong index at the Flag pick is refused', () => {
  const engine = at('6/6/2S3/1S4/6/6 b - basic -');
  play(engine, 'K@c3');
  expect(engine.apply(2)).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
  must(engine.apply(0));
  expect(engine.view(9).flag).toBe(13);
});
