/** Medieval's positions: lines and objects, what they say, and what is refused where. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/contract/view';
import { medieval } from '../../src/games/medieval';
import { SHAPE } from '../../src/games/medieval/board';
import { KIND } from '../../src/games/medieval/units';
import { parseSquare } from '../../src/games/shared/square';
import published from '../scenarios/medieval/published.json';
import { untouchableList } from '../support/hostile';

const at = (name: string): number => parseSquare(name, SHAPE) ?? -1;

const read = (json: unknown): View => {
  const outcome = medieval.readPosition(json);
  if (!outcome.ok) throw new Error(`${outcome.fault.at}: ${outcome.fault.expected}, ${outcome.fault.found}`);
  return outcome.value;
};
const fault = (json: unknown): string => {
  const outcome = medieval.readPosition(json);
  return outcome.ok ? 'accepted' : `${outcome.fault.code} ${outcome.fault.at}`;
};
const tokenOn = (view: View, square: string) => view.tokens.find((token) => token.square === at(square));

/** Rows by rank from the far one; `rows` gives other ranks by number. */
const line = (rows: Readonly<Record<number, string>> = {}, rest = 'r - R2B2'): string =>
  `${Array.from({ length: 15 }, (_, row) => rows[15 - row] ?? '15').join('/')} ${rest}`;

describe('a line', () => {
  const lines = published.scenarios.flatMap(({ position, expect: expected }) => [
    position,
    ...('position' in expected && typeof expected.position === 'string' ? [expected.position] : []),
  ]);

  it.each([...new Set(lines)])('is written as it was read: %s', (text) =>
    expect(medieval.formatPosition(read(text))).toBe(text),
  );

  const view = read(
    line(
      { 15: "4S'10", 14: '7k7', 9: '7o7', 8: '7O5o1', 7: '7N7', 5: '5M9', 2: '7K7', 1: "4b'4p'5" },
      'b h8R2,h9B1,n8B2 R1B0',
    ),
  );

  it('stands at an act of its side, as if a match had just begun', () => {
    expect(view).toMatchObject({
      game: 'medieval',
      form: 'standard',
      viewer: 9,
      ply: 0,
      asked: { seat: 1, kind: 'main' },
      width: 15,
      height: 15,
      flag: null,
      history: [],
      result: null,
      counters: { side: 1, turn: 1, phase: 1, begun: 0, quiet: 0, supply0: 1, supply1: 0, first: 0, form: 0 },
    });
    expect(view.terrain).toHaveLength(225);
  });

  it('names pieces by their squares, bombs by their own numbers, each side’s ascending', () => {
    expect(view.tokens.map(({ id, square }) => [id, square])).toEqual([
      [at('e1'), at('e1')],
      [at('j1'), at('j1')],
      [at('h2'), at('h2')],
      [at('f5'), at('f5')],
      [at('h7'), at('h7')],
      [256, at('h8')],
      [259 - 1, at('n8')],
      [259, at('h9')],
      [at('h14'), at('h14')],
      [at('e15'), at('e15')],
    ]);
    expect(view.lists['fuses']).toEqual([256, 2, 258, 2, 259, 1]);
    expect(view.lists['prisoners']).toEqual([at('e1'), at('j1'), at('e15')]);
  });

  it('shows to all nobody but prisoners, bombs and a Mage on a lake', () => {
    const shown = view.tokens.filter(({ shownTo }) => shownTo === 511).map(({ square }) => square);
    expect(shown).toEqual(['e1', 'j1', 'f5', 'h8', 'n8', 'h9', 'e15'].map(at));
    expect([tokenOn(view, 'h7')?.shownTo, tokenOn(view, 'h14')?.shownTo]).toEqual([1, 2]);
  });

  it('counts what the armies lack as fallen, whatever it is', () => {
    // Red has M N K S on the board, Blue b p k
    expect(view.heaps).toEqual([
      { seat: 0, name: 'fallen', kinds: [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 7, 8] },
      { seat: 1, name: 'fallen', kinds: [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 6, 7, 9] },
    ]);
    expect(view.lists['army']).toEqual([4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
  });

  it('may hold more of what is no single piece than the form has', () => {
    const many = read(line({ 8: 'FFFFFGGG7' }));
    expect(many.lists['army']?.slice(0, 11)).toEqual([5, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
    expect(many.heaps[0]?.kinds).toEqual([2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10]);
    expect(many.heaps[0]?.kinds).not.toContain(KIND.footman);
  });

  it('of a viewer has U for what it does not know', () => {
    const hidden = {
      ...view,
      tokens: view.tokens.map((token) =>
        [KIND.knight, KIND.king].some((kind) => kind === token.kind) ? { ...token, kind: null } : token,
      ),
    };
    const text = line(
      { 15: "4S'10", 14: '7u7', 9: '7o7', 8: '7O5o1', 7: '7U7', 5: '5M9', 2: '7U7', 1: "4b'4p'5" },
      'b h8R2,h9B1,n8B2 R1B0',
    );
    expect(medieval.formatPosition(hidden)).toBe(text.replace('h8R2,h9B1,n8B2', 'h8R2,n8B2,h9B1'));
  });

  const FULL = line({ 2: '7K7' });
  it.each<readonly [string, unknown, string]>([
    ['no text', 7, ''],
    ['nothing', undefined, ''],
    ['a list', [FULL], ''],
    ['an empty text', '', ''],
    ['a part too few', FULL.split(' ').slice(0, 3).join(' '), ''],
    ['a part too many', `${FULL} x`, ''],
    ['a million letters', 'x '.repeat(500_000), ''],
    ['fourteen rows', FULL.replace('15/', ''), 'rows'],
    ['a row too short', line({ 15: '14' }), 'rows[0]'],
    ['a row too long', line({ 1: '15F' }), 'rows[14]'],
    ['a run of none', line({ 8: '0F14' }), 'rows[7]'],
    ['a letter that is none', line({ 8: '7Q7' }), 'rows[7]'],
    ['an unknown piece', line({ 8: '7U7' }), 'rows[7]'],
    ['a stroke behind nobody', line({ 8: "'15" }), 'rows[7]'],
    ['two strokes', line({ 15: "4S''10" }), 'rows[0]'],
    ['another side', line({}, 'w - R2B2'), 'side'],
    ['bombs without an owner', line({ 8: '7O7' }, 'r h82 R1B2'), 'bombs[0]'],
    ['a bomb off the board', line({ 8: '7O7' }, 'r h8R1,a1R1 R0B2'), 'bombs[1]'],
    ['a fuse of 0', line({ 8: '7O7' }, 'r h8R0 R1B2'), 'bombs[0]'],
    ['a fuse of 3', line({ 8: '7O7' }, 'r h8R3 R1B2'), 'bombs[0]'],
    ['a bomb twice', line({ 8: '7O7' }, 'r h8R1,h8R2 R0B2'), 'bombs[1]'],
    ['a bomb without a fuse', line({ 8: '7O7' }, 'r - R1B2'), 'bombs'],
    ['a fuse without a bomb', line({ 8: '7O7' }, 'r h8R1,h9B1 R1B1'), 'bombs[1]'],
    ['another’s fuse', line({ 8: '7O7' }, 'r h8B1 R1B1'), 'bombs'],
    ['three bombs off the board', line({}, 'r - R3B2'), 'supply'],
    ['supplies of nobody', line({}, 'r - 22'), 'supply'],
    ['three bombs on both together', line({ 8: '7OO6' }, 'r h8R1,i8R1 R1B2'), 'supply'],
    ['a piece where no square is', line({ 4: 'F14' }), 'rows[11]'],
    ['a bomb where no square is', line({ 4: 'O14' }, 'r a4R1 R1B2'), 'bombs[0]'],
    ['a Knight on a lake', line({ 5: '5N9' }), 'rows[10]'],
    ['a bomb on a lake', line({ 5: '5O9' }, 'r f5R1 R1B2'), 'rows[10]'],
    ['a prisoner in the field', line({ 8: "7S'7" }), 'rows[7]'],
    ['a prisoner on the own row', line({ 1: "4S'10" }), 'rows[14]'],
    ...['F', 'G', 'X', 'A', 'N', 'K', 'O'].map((letter): readonly [string, unknown, string] => [
      `${letter} in prison`,
      line({ 15: `4${letter}'10` }),
      'rows[0]',
    ]),
    ['nineteen pieces', line({ 8: 'FFFFFFFFFFFFFFF', 7: 'FFFF11' }), 'rows'],
    ['two Kings', line({ 8: 'KK13' }), 'rows'],
    ['two Spies, one held', line({ 15: '4s10', 8: 's14' }), 'rows'],
  ])('is refused: %s', (_what, json, path) => expect(fault(json)).toBe(`bad-position ${path}`));

  it('may hold eighteen pieces and any number of bombs beside them', () => {
    expect(fault(line({ 8: 'FFFFFFFFFFFFFFF', 7: 'FFF9OO1' }, 'r m7R1,n7R2 R0B2'))).toBe('accepted');
  });
});

describe('an object', () => {
  const LINE = line({ 14: '7k7', 9: '6x8', 6: '3F11', 5: '3N11', 2: '7K7' });

  it('adds to its line what is known and what has been', () => {
    const view = read({
      line: LINE,
      shown: ['g9'],
      looked: { h14: 0 },
      quiet: 199,
      turn: 12,
      first: 1,
      shuttle: ['0:d5-d6 d6-d5', '1:- h15-h14'],
    });
    expect([tokenOn(view, 'g9')?.shownTo, tokenOn(view, 'h14')?.shownTo, tokenOn(view, 'd5')?.shownTo]).toEqual([
      511, 3, 1,
    ]);
    expect(view.counters).toMatchObject({ quiet: 199, turn: 12, first: 1 });
    const [d5, d6, h14, h15] = ['d5', 'd6', 'h14', 'h15'].map(at);
    // seat, age, id, from, to: by seat, age, id
    expect(view.lists['shuttle']).toEqual([0, 1, d5, d6, d5, 0, 2, d5, d5, d6, 1, 1, h14, h15, h14]);
  });

  it('with a line alone says what the line says', () => {
    expect(read({ line: LINE })).toEqual(read(LINE));
  });

  it('is written as its line; a line of the smaller army has its form beside it', () => {
    expect(medieval.formatPosition(read({ line: LINE, quiet: 3, shown: ['g9'] }))).toBe(LINE);
    const small = { form: 'seventeen', line: LINE };
    expect(medieval.formatPosition(read(small))).toEqual(small);
    expect(read(small)).toMatchObject({ form: 'seventeen', counters: { form: 1 } });
    expect(read(small).lists['army']?.slice(0, 2)).toEqual([3, 2]);
  });

  it.each<readonly [string, object, string]>([
    ['a strange key', { fuses: [] }, 'fuses'],
    ['no line', { line: undefined }, 'line'],
    ['a line that is none', { line: LINE.replace('K', 'Q') }, 'line.rows[13]'],
    [
      'eighteen pieces of seventeen',
      { form: 'seventeen', line: line({ 8: 'FFFFFFFFFFFFFFF', 7: 'FFF12' }) },
      'line.rows',
    ],
    ['another form', { form: 'eighteen' }, 'form'],
    ['shown that is no list', { shown: 'g9' }, 'shown'],
    ['millions shown', { shown: untouchableList(5_000_000, 'g9') }, 'shown'],
    ['nobody shown', { shown: ['g9', 'g10'] }, 'shown[1]'],
    ['looked that is no object', { looked: ['g9'] }, 'looked'],
    ['nobody looked at', { looked: { g10: 0 } }, 'looked.g10'],
    ['the own side looking', { looked: { g9: 1 } }, 'looked.g9'],
    ['nobody looking', { looked: { g9: null } }, 'looked.g9'],
    ['quiet beyond a draw', { quiet: 200 }, 'quiet'],
    ['quiet before the beginning', { quiet: -1 }, 'quiet'],
    ['a fraction of a turn', { turn: 1.5 }, 'turn'],
    ['no turn', { turn: 0 }, 'turn'],
    ['another first', { first: 2 }, 'first'],
    ['steps that are no list', { shuttle: '0:d5-d6 d6-d5' }, 'shuttle'],
    ['millions of steps', { shuttle: untouchableList(5_000_000, '0:d5-d6 d6-d5') }, 'shuttle'],
    ['steps of nobody', { shuttle: ['0:d6-d7 d7-d8'] }, 'shuttle[0]'],
    ['steps of the other side', { shuttle: ['1:d5-d6 d6-d5'] }, 'shuttle[0]'],
    ['no steps', { shuttle: ['0:- -'] }, 'shuttle[0]'],
    ['one step', { shuttle: ['0:d6-d5'] }, 'shuttle[0]'],
    ['a step to itself', { shuttle: ['0:d5-d5 d6-d5'] }, 'shuttle[0]'],
    ['a step off the board', { shuttle: ['0:d3-d4 d4-d5'] }, 'shuttle[0]'],
    ['a piece twice', { shuttle: ['0:d5-d6 d6-d5', '0:- d4-d5'] }, 'shuttle[1]'],
    ['an endless step', { shuttle: [`0:${'d'.repeat(100_000)}-d6 d6-d5`] }, 'shuttle[0]'],
  ])('is refused: %s', (_what, rest, path) => expect(fault({ line: LINE, ...rest })).toBe(`bad-position ${path}`));

  it('knows no steps of prisoners and bombs', () => {
    const held = line({ 15: "4S'10", 8: '7O7' }, 'r h8R2 R1B2');
    for (const text of ['0:- e14-e15', '0:- h7-h8'])
      expect(fault({ line: held, shuttle: [text] })).toBe('bad-position shuttle[0]');
  });
});
