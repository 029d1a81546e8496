/** Medieval's setups: what is read, what is refused and where, the words for a core, samples. */
import { describe, expect, it } from 'vitest';
import { medieval } from '../../src/games/medieval';
import { armyOf, firstOf } from '../../src/games/medieval/setup';
import { nestedValue, untouchableList } from '../support/hostile';

const ARMY = 'SBPKLMFXFGFGFXANNA';
const SHORT = 'SBPKLMXFGFGFXANNA';
const LINE = '15/7k7/15/15/3f11/15/15/15/15/15/3F11/15/15/7K7/15 r - R2B2';

const read = (rest: object) => {
  const outcome = medieval.readSetup({ game: 'medieval', ...rest });
  if (!outcome.ok) throw new Error(`${outcome.fault.at}: ${outcome.fault.expected}`);
  return outcome.value;
};
const fault = (json: unknown) => {
  const outcome = medieval.readSetup(json);
  return outcome.ok ? null : `${outcome.fault.code} ${outcome.fault.at}`;
};

describe('a setup', () => {
  it('fills in what is left out', () => {
    expect(read({})).toEqual({
      game: 'medieval',
      form: 'standard',
      seats: [{ player: 'person' }, { player: 'person' }],
      options: { first: 'red', marks: 'on' },
      seed: 0,
    });
  });

  it('keeps what is given, and reads the same again', () => {
    const setup = read({
      form: 'seventeen',
      seats: [{ army: SHORT }, { player: 'computer', level: 'veteran' }],
      options: { first: 'drawn', marks: 'off' },
      seed: 7,
    });
    expect(setup.options).toEqual({ first: 'drawn', marks: 'off' });
    expect(medieval.readSetup(setup)).toEqual({ ok: true, value: setup });
  });

  it('has the position’s form, and tells the position its own', () => {
    expect(read({ position: LINE })).toMatchObject({ form: 'standard', position: LINE });
    expect(read({ position: { line: LINE, form: 'seventeen' } }).form).toBe('seventeen');
    expect(read({ form: 'seventeen', position: LINE }).position).toEqual({ form: 'seventeen', line: LINE });
    const again = read({ form: 'seventeen', position: { line: LINE, quiet: 4 } });
    expect(again.position).toEqual({ form: 'seventeen', line: LINE, quiet: 4 });
    expect(medieval.readSetup(again)).toEqual({ ok: true, value: again });
  });

  it.each<readonly [string, unknown, string]>([
    ['no object', 'medieval', 'bad-setup '],
    ['nothing', undefined, 'bad-setup '],
    ['a list', [], 'bad-setup '],
    ['a strange key', { game: 'medieval', boards: [] }, 'bad-setup boards'],
    ['no game', {}, 'bad-setup game'],
    ['another game', { game: 'legion' }, 'bad-setup game'],
    ['no form of this game', { game: 'medieval', form: 'twenty' }, 'bad-setup form'],
    ['a form that is no text', { game: 'medieval', form: ['standard'] }, 'bad-setup form'],
    [
      'two forms',
      { game: 'medieval', form: 'standard', position: { line: LINE, form: 'seventeen' } },
      'bad-setup form',
    ],
    ['three seats', { game: 'medieval', seats: [{}, {}, {}] }, 'bad-setup seats'],
    ['millions of seats', { game: 'medieval', seats: untouchableList(5_000_000, {}) }, 'bad-setup seats'],
    ['a seat that is none', { game: 'medieval', seats: [{}, 4] }, 'bad-setup seats[1]'],
    ['a strange option', { game: 'medieval', options: { asks: 'always' } }, 'bad-setup options.asks'],
    ['a strange value', { game: 'medieval', options: { first: 'white' } }, 'bad-setup options.first'],
    ['a seed that is none', { game: 'medieval', seed: -1 }, 'bad-setup seed'],
    ['an army of one too few', { game: 'medieval', seats: [{ army: SHORT }, {}] }, 'bad-army seats[0].army'],
    [
      'an army of one too many',
      { game: 'medieval', form: 'seventeen', seats: [{}, { army: ARMY }] },
      'bad-army seats[1].army',
    ],
    [
      'a letter that is none',
      { game: 'medieval', seats: [{}, { army: ARMY.replace('K', 'Q') }] },
      'bad-army seats[1].army[3]',
    ],
    ['a small letter', { game: 'medieval', seats: [{ army: `s${ARMY.slice(1)}` }, {}] }, 'bad-army seats[0].army[0]'],
    ['a bomb', { game: 'medieval', seats: [{ army: `${ARMY.slice(0, 17)}O` }, {}] }, 'bad-army seats[0].army[17]'],
    ['two Kings', { game: 'medieval', seats: [{ army: ARMY.replace('S', 'K') }, {}] }, 'bad-army seats[0].army'],
    ['an army as a list', { game: 'medieval', seats: [{ army: [...ARMY] }, {}] }, 'bad-army seats[0].army'],
    ['an army of nothing', { game: 'medieval', seats: [{ army: null }, {}] }, 'bad-army seats[0].army'],
    ['an endless army', { game: 'medieval', seats: [{ army: 'F'.repeat(5_000_000) }, {}] }, 'bad-army seats[0].army'],
    ['a position that is none', { game: 'medieval', position: nestedValue(64) }, 'bad-position position'],
    ['a bad line', { game: 'medieval', position: '15 r - R2B2' }, 'bad-position position.rows'],
    [
      'a bad line of the other form',
      { game: 'medieval', form: 'seventeen', position: LINE.replace('R2', 'R3') },
      'bad-position position.supply',
    ],
    ['a bad line in an object', { game: 'medieval', position: { line: 'x' } }, 'bad-position position.line'],
  ])('is refused: %s', (_what, json, expected) => expect(fault(json)).toBe(expected));

  it('says what an army lacks', () => {
    const outcome = medieval.readSetup({ game: 'medieval', seats: [{ army: ARMY.replace('SB', 'KK') }, {}] });
    expect(outcome).toMatchObject({ ok: false, fault: { found: '1 B missing, 1 S missing, 2 K too many' } });
  });
});

describe('an army', () => {
  // the example of RULES section 2, and rotated by half a turn for Blue
  const setup = read({ seats: [{ army: ARMY }, { army: ARMY }] });

  it('begins in the own back row, from the left as its owner sees it', () => {
    const red = armyOf(setup, 0) ?? [];
    const blue = armyOf(setup, 1) ?? [];
    const [S, K, F, A] = [9, 10, 0, 3];
    // e2 S, h2 K, k2 F, f4 A
    expect([red[0], red[3], red[6], red[14]]).toEqual([S, K, F, A]);
    // ascending from f12: f12 A, g12 N, …; e14 F, h14 K, k14 S
    expect([blue[0], blue[11], blue[14], blue[17]]).toEqual([A, F, K, S]);
    expect(blue).toEqual([...red].reverse());
  });

  it('may be left to be arranged', () => {
    const open = read({ seats: [{}, { army: ARMY }] });
    expect(armyOf(open, 0)).toBeNull();
    expect(medieval.codec.setupWords(open)).toEqual([0, 0, 18, ...(armyOf(open, 1) ?? [])]);
    expect(medieval.codec.setupWords(read({ options: { first: 'drawn' } }))).toEqual([2, 0, 0]);
    expect(['red', 'blue', 'drawn'].map((first) => firstOf(read({ options: { first } })))).toEqual([0, 1, 2]);
  });
});

describe('samples', () => {
  const samples = Array.from({ length: 48 }, (_, index) => medieval.sampleSetup(index, 5));

  it('can all be read, and are the same for the same numbers', () => {
    for (const [index, setup] of samples.entries()) {
      expect(medieval.readSetup(setup)).toEqual({ ok: true, value: setup });
      expect(medieval.sampleSetup(index, 5)).toEqual(setup);
    }
    expect(medieval.sampleSetup(0, 6)).not.toEqual({ ...samples[0], seed: 6 });
  });

  it('have every form, option and way of bringing armies', () => {
    const seen = new Set(
      samples.flatMap(({ form, options, seats }) => [
        form,
        `first ${options['first']} ${form}`,
        `marks ${options['marks']}`,
        `armies ${seats.map(({ army }) => (army === undefined ? 0 : 1)).join('')} ${form}`,
      ]),
    );
    expect(seen.size).toBe(2 + 6 + 2 + 8);
  });
});
