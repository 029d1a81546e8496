/** Medieval's views: who knows which kind, and what the counters and lists tell (CONTRACT.md, View). */
import { describe, expect, it } from 'vitest';
import { ALL, core, guessOf, line, partsOf, play, seen, sq, stand, standing, start } from './medieval-kit';

const KINGS = 'Kh2 kh14';
const at = (pieces: string, rest?: string, extra = {}): void => stand(line(`${KINGS} ${pieces}`, rest), extra);
const shownTo = (square: string, viewer = 9): number | undefined =>
  seen(viewer).tokens.find((token) => token.square === sq(square))?.shown;

describe('kinds', () => {
  it('are known to the own seat alone', () => {
    at('Fd5 xd7');
    expect(standing(0)).toEqual(
      ['Kh2', 'Fd5', 'Ud7', 'Uh14'].map((piece, n) => (n < 2 ? piece : `u${piece.slice(1)}`)),
    );
    expect(standing(1)).toEqual(['Uh2', 'Ud5', 'xd7', 'kh14']);
    expect(standing(8)).toEqual(['Uh2', 'Ud5', 'ud7', 'uh14']);
    expect(standing(9)).toEqual(['Kh2', 'Fd5', 'xd7', 'kh14']);
    expect([shownTo('d5'), shownTo('d7', 8)]).toEqual([1, 2]);
  });

  it('of prisoners, bombs and a Mage on water are known to all', () => {
    at("P'g15 Of3 Mf5 b'e1", 'r f3R2 R1B2');
    expect(standing(8)).toEqual(["b'e1", 'Uh2', 'Of3', 'Mf5', 'uh14', "P'g15"]);
    for (const square of ['e1', 'f3', 'f5', 'g15']) expect(shownTo(square, 8)).toBe(ALL);
    // f5 is water
  });

  it('that a Spy saw are known to its seat, and that it saw them to all', () => {
    at('Sg7 pg9');
    play('g7?g9', 'e2');
    expect(standing(0)).toEqual(['Se2', 'Kh2', 'pg9', 'uh14']);
    expect(standing(8)).toEqual(['Se2', 'Uh2', 'ug9', 'uh14']);
    expect([shownTo('g9', 8), shownTo('e2', 1)]).toEqual([3, ALL]);
  });

  it('of a Footman are not told by its stepping alone', () => {
    at('Fd5 Fl5');
    play('d5-d6,', 'l5-l6');
    expect(standing(1)).toEqual(['Uh2', 'Ud6', 'Ul6', 'kh14']);
  });
});

describe('arranging', () => {
  it('shows the own answers, and of the others how many', () => {
    start([[], []]);
    play('S', 'B', 'K');
    expect(standing(0)).toEqual(['Se2', 'Bf2', 'Kg2']);
    expect(standing(1)).toEqual([]);
    expect(standing(8)).toEqual([]);
    for (const viewer of [0, 1, 8, 9]) {
      expect(seen(viewer).lists['arranged']).toEqual([3, 0]);
      expect(seen(viewer)).toMatchObject({ ply: 3, asked: 0, kind: 1 });
      expect(seen(viewer).counters).toMatchObject({ side: 0, turn: 0, phase: 0, quiet: 0, supply0: 2, supply1: 2 });
    }
  });

  it('counts an army that is given whole, and goes on hiding when the match ends', () => {
    const army = [...'SBPLKMFXFGFGFXANNA'].map((letter) => 'FGXANBMLPSK'.indexOf(letter));
    start([army, []]);
    play('A');
    expect(seen(1).lists['arranged']).toEqual([18, 1]);
    expect(standing(1)).toEqual(['af12']);
    expect(guessOf(seen(), seen(1), 1)).toEqual(army);
    core.call('resign', 0);
    expect(seen(1).lists['arranged']).toEqual([18, 1]);
    expect(standing(1)).toEqual(['af12']);
    expect(standing(8)).toEqual([]);
    expect(seen(1)).toMatchObject({ asked: -2, result: [5, 2, 0] });
    const view = core.view(8);
    const truth = core.view(9);
    expect(core.fill(view, guessOf(partsOf(truth), partsOf(view), 8))).toBe(0);
    expect(core.view(9)).toEqual(truth);
  });

  it('is over with the last answer', () => {
    start([[], []]);
    play(...'SBPLKMFXFGFGFXANNA', ...'ANNAXFGFGFXFMKLPBS');
    expect(seen().lists['arranged']).toEqual([]);
    expect(seen(0).counters).toMatchObject({ side: 0, turn: 1, phase: 1, first: 0 });
    expect(standing(1).filter((piece) => !piece.startsWith('U')).length).toBe(18);
    expect(seen(0).ply).toBe(36);
    expect(seen(0).lists['army']).toEqual([4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
  });

  it('draws the seat that begins where it is to be drawn', () => {
    const firsts = new Set<number | undefined>();
    for (let seed = 0; seed < 12; seed++) {
      start([[], []], { first: 2, seed });
      firsts.add(seen(8).counters['first']);
    }
    expect(firsts).toEqual(new Set([0, 1]));
    // contract's README: seed 42 gives draw(6) 4, so draw(2) 1
    start([[], []], { first: 2, seed: 42 });
    expect(seen().counters['first']).toBe(1);
  });
});

describe('counters and lists', () => {
  it('tell fuses, supply and the turn', () => {
    at('Lh5 fd11');
    play('!h5-h8');
    expect(seen(1).lists['fuses']).toEqual([256, 2]);
    expect(seen(1).counters).toMatchObject({ side: 1, turn: 2, supply0: 1, supply1: 2, quiet: 0 });
    play('d11-d10');
    expect(seen(1).lists['fuses']).toEqual([256, 1]);
    expect(seen(1).counters).toMatchObject({ quiet: 1 });
    play('h8-h9', 'd10-d9');
    expect(seen(1).lists['fuses']).toEqual([]);
    expect(seen(1).counters).toMatchObject({ supply0: 2 });
  });

  it('tell steps by seat, age and piece', () => {
    at('Fd5 Fl5 Ff3 fd11 fl11');
    play('d5-d6,', 'l5-l6,');
    expect(seen(8).lists).toMatchObject({
      acted: [sq('d5'), sq('l5')],
      shuttle: [
        [0, 0, sq('d5'), sq('d5'), sq('d6')],
        [0, 0, sq('l5'), sq('l5'), sq('l6')],
      ].flat(),
    });
    play('pass');
    expect(seen(8).lists).toMatchObject({
      acted: [],
      shuttle: [
        [0, 1, sq('d5'), sq('d5'), sq('d6')],
        [0, 1, sq('l5'), sq('l5'), sq('l6')],
      ].flat(),
    });
    play('d11-d10', 'd6-d5', 'd10-d11');
    expect(seen(8).lists['shuttle']).toEqual(
      [
        [0, 1, sq('d5'), sq('d6'), sq('d5')],
        [0, 2, sq('d5'), sq('d5'), sq('d6')],
        [0, 2, sq('l5'), sq('l5'), sq('l6')],
        [1, 1, sq('d11'), sq('d10'), sq('d11')],
        [1, 2, sq('d11'), sq('d11'), sq('d10')],
      ].flat(),
    );
  });

  it('keep the fallen in order, captured pieces apart', () => {
    at('Bg6 Xf7 xf8 pg9');
    play('f7xf8');
    const { fallen } = seen();
    expect(fallen[1]?.endsWith('X')).toBe(true);
    expect(fallen[1]?.length).toBe(16);
  });

  it('are open to all while somebody is asked', () => {
    at('Bg6 pg9');
    play('g6~g9');
    for (const viewer of [0, 1, 8]) expect(seen(viewer)).toMatchObject({ asked: 0, kind: 5 });
    expect(seen(1).lists['pending']).toEqual([sq('g9'), 8, 1]);
    expect(standing(8)).toEqual(['Uh2', 'Bg6', 'uh14']);
  });

  it('leave who waits in a match that is over', () => {
    stand(line('Kh2 kg9 Fg7 Fg8 bg6'));
    play('g7xg6,');
    expect(seen().lists).toMatchObject({ pending: [sq('g6'), 5, 1], acted: [sq('g7')] });
    play('g8xg9');
    expect(seen().lists).toMatchObject({ pending: [sq('g6'), 5, 1], acted: [], home: [] });
    expect(seen().counters['phase']).toBe(8);
    expect(seen().fallen[1]?.endsWith('K')).toBe(true);
  });
});
