/** Words for everything that stands in the data alone: a new form, theme, layout or piece without its words is found here. */
import { describe, expect, it } from 'vitest';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { FORM_LIST } from '../../src/games/legends/forms';
import { THEMES } from '../../src/games/legends/themes';
import { english as added } from '../../src/text';

const english = added();

const missing = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => (english[key] ?? '').trim() === '');

describe('every name in the data has its words', () => {
  it('forms', () => {
    expect(missing(FORM_LIST.flatMap(({ name }) => [`legends.form.${name}`, `legends.form.${name}.about`]))).toEqual(
      [],
    );
  });

  it('pieces', () => {
    expect(missing(legendsCatalogue.pieces.map(({ number }) => `legends.unit.${number}`))).toEqual([]);
  });

  it('themes of armies', () => {
    expect(missing(THEMES.map(({ name }) => `theme.${name}`))).toEqual([]);
  });

  it('the rules say of Magic what the pieces do: some of it moves, none of it attacks', () => {
    const magic = legendsCatalogue.pieces.filter(({ nation, strength }) => nation !== null && strength === 'magic');
    const bears = (piece: (typeof magic)[number], keyword: string) =>
      piece.powers.some((power) => 'keyword' in power && power.keyword === keyword);
    const moving = magic.filter(({ stationary }) => !stationary);
    expect(moving.length).toBeGreaterThan(0);
    expect(moving.filter((piece) => !bears(piece, 'cannotAttack'))).toEqual([]);
    const rule = english['codex.battle.magic.text'] ?? '';
    expect(rule).toMatch(/never attack/);
    expect(rule).not.toMatch(/never move/);
    expect(rule).toMatch(/Most are stationary/);
    expect(moving.length * 2).toBeLessThan(magic.length);
  });

  it('finds what is not there', () => {
    expect(missing(['legends.form.none', 'shell.name'])).toEqual(['legends.form.none']);
  });
});
