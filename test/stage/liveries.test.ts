/** The liveries of up to eight seats: told apart by more than colour, and legible. */
import { describe, expect, test } from 'vitest';
import { SEAT_LIVERIES } from '../../src/games/shared/look/liveries';
import { SEALS } from '../../src/games/shared/look/seals';
import { FIELD_SHARE, SILHOUETTES } from '../../src/games/shared/look/silhouettes';
import { TONES } from '../../src/stage/paint/shield';
import { contrast, difference, parseHex } from './colour-science';

describe('liveries', () => {
  test('of any two seats differ in silhouette or hatching, and those of the first four in silhouette', () => {
    expect(SEAT_LIVERIES).toHaveLength(8);
    const signs = SEAT_LIVERIES.map(({ silhouette, field }) => `${silhouette} ${field.hatch}`);
    expect(new Set(signs).size).toBe(8);
    expect(new Set(SEAT_LIVERIES.slice(0, 4).map(({ silhouette }) => silhouette)).size).toBe(4);
  });

  test('of any two seats differ in colour for every kind of sight', () => {
    for (const [i, { field }] of SEAT_LIVERIES.entries())
      for (const other of SEAT_LIVERIES.slice(i + 1))
        expect(difference(parseHex(field.colour), parseHex(other.field.colour))).toBeGreaterThanOrEqual(13.6);
  });

  test('carry their ink at 4.5:1', () => {
    for (const { field } of SEAT_LIVERIES)
      expect(contrast(parseHex(field.ink), parseHex(field.colour))).toBeGreaterThanOrEqual(4.5);
  });

  test('have an outline, a tone and a seal for every silhouette', () => {
    expect(FIELD_SHARE).toBeLessThan(1);
    for (const name of Object.keys(SILHOUETTES) as (keyof typeof SILHOUETTES)[]) {
      expect(SEALS[name].some(({ tone }) => tone === 'metal')).toBe(true);
      expect(SEALS[name].every(({ path }) => !path.includes('NaN'))).toBe(true);
      expect(TONES[name].rim).toHaveLength(2);
    }
  });
});
