/** Medieval's choices in their order, from the text of RULES sections 4 to 7 and CONTRACT.md, Decisions. */
import { describe, expect, it } from 'vitest';
import { asked, core, line, play, stand, start, texts, textsOf } from './medieval-kit';

/** Kings out of the way. */
const KINGS = 'Kh2 kh14';

const at = (pieces: string, rest?: string, extra = {}): void => stand(line(`${KINGS} ${pieces}`, rest), extra);

describe('arranging', () => {
  it('asks seat 0, then seat 1, for every set-up square with the kinds that are left', () => {
    expect(start([[], []])).toBe(0);
    expect(asked()).toBe('0 arrange 19');
    expect(texts()).toEqual([...'FGXANBMLPSK']);
    play('K');
    expect(asked()).toBe('0 arrange 20');
    expect(texts()).toEqual([...'FGXANBMLPS']);
    play(...'BMLPSNNAAXXGGFFF');
    // j4 is the last of Red's: the one kind that is left is asked for all the same
    expect(asked()).toBe('0 arrange 54');
    expect(texts()).toEqual(['F']);
    play('F');
    // f12 is Blue's first
    expect(asked()).toBe('1 arrange 170');
    expect(texts()).toEqual([...'FGXANBMLPSK']);
  });

  it('leaves the stockade out with seventeen, and asks nobody who has an army', () => {
    const seventeen = [...'SBPLKMXFGFGFXANNA'].map((letter) => 'FGXANBMLPSK'.indexOf(letter));
    expect(start([seventeen, []], { form: 1 })).toBe(0);
    expect(asked()).toBe('1 arrange 170');
    play(...'SBPLKMXFGFGF');
    // g14 is followed by i14
    expect(asked()).toBe('1 arrange 200');
    play('X');
    expect(asked()).toBe('1 arrange 201');
    play('A');
    expect(asked()).toBe('1 arrange 203');
  });
});

describe('steps', () => {
  it('of one square go to the sides, over vacant land', () => {
    at('Fd5');
    expect(textsOf('d5')).toEqual(['d5-d4', 'd5-c5', 'd5-e5', 'd5-d6']);
    // e7 and g5 are water, e4 and d4 hold pieces
    at('Gf7 Xd4 fe4');
    expect(textsOf('f7')).toEqual(['f7-f6', 'f7-g7', 'f7-f8']);
  });

  it('of several squares turn corners and jump over nothing', () => {
    at('Xg8 Gg7 Gf8 Gg9');
    // only by h8: h7 and h9 round the corner, i8 straight on
    expect(textsOf('g8')).toEqual(['g8-h7', 'g8-h8', 'g8-i8', 'g8-h9']);
    at('Nd5 Gd7 Gc5 Ge5 Gd4');
    // d7, c5 and e5 are taken, e6 is water
    expect(textsOf('d5')).toEqual(['d5-b6', 'd5-c6', 'd5-d6', 'd5-c7']);
  });

  it('of the Mage enter lakes', () => {
    at('Mf4');
    expect(textsOf('f4')).toEqual(['f4-f3', 'f4-e4', 'f4-g4', 'f4-f5']);
    at('Mf5', undefined, { shown: ['f5'] });
    expect(textsOf('f5')).toEqual(['f5-f4', 'f5-e5', 'f5-g5', 'f5-f6']);
  });

  it('of the King go in eight directions, also between two pieces', () => {
    stand(line('Kd4 kh14 Fe4 Fd5'));
    // c3, d3, e3 … c5: only c4, d3 and those beyond the corner are no squares
    expect(textsOf('d4')).toEqual(['d4-e3', 'd4-c5', 'd4-e5']);
  });

  it('never lead a third time back and forth over the same two squares', () => {
    at('Nd5', undefined, { shuttle: ['0 1 d6-d5', '0 2 d5-d6 d5'] });
    expect(textsOf('d5')).not.toContain('d5-d6');
    expect(textsOf('d5')).toContain('d5-d7');
    at('Nd5', undefined, { shuttle: ['0 1 d6-d5'] });
    expect(textsOf('d5')).toContain('d5-d6');
    at('Ld5', undefined, { shuttle: ['0 1 d6-d5', '0 2 d5-d6 d5'] });
    expect(textsOf('d5')).not.toContain('!d5-d6');
  });
});

describe('attacks', () => {
  it('are the last step of a walk over vacant land', () => {
    at('Ng7 xg10 Fg8 fi8');
    // g8 bars the straight way, i8 is two steps off, g10 five round Fg8 by h7 h8 h9
    expect(textsOf('g7').filter((text) => text.includes('x'))).toEqual(['g7xi8']);
    at('Ng7 xg10');
    expect(textsOf('g7').filter((text) => text.includes('x'))).toEqual(['g7xg10']);
  });

  it('of Footmen may be joined, and may go on', () => {
    at('Fg7 Ff7 xg8');
    expect(textsOf('g7')).toEqual(['g7-g6', 'g7-h7', 'g7xg8', 'g7xg8+', 'g7-g6,', 'g7-h7,', 'g7xg8,', 'g7xg8+,']);
    expect(textsOf('f7')).toEqual(['f7-f6', 'f7-f8', 'f7-f6,', 'f7-f8,']);
    // a diagonal Footman is not connected, but acts
    at('Fg7 Ff6 xg8');
    expect(textsOf('g7').filter((text) => text.includes('x'))).toEqual(['g7xg8', 'g7xg8,']);
    // one alone can't go on
    at('Fg7 xg8');
    expect(textsOf('g7').filter((text) => text.includes('x'))).toEqual(['g7xg8']);
  });

  it('are none of King, Spy, Archer, Ballista, Mage, nor on own pieces, prisoners, Mages on water', () => {
    stand(line('Kg7 kh14 xg8'));
    expect(textsOf('g7').filter((text) => text.includes('x'))).toEqual([]);
    at('Ag7 Bi7 Mh9 xg8 xi8 fh8 Oh6', 'r h6R2 R1B2');
    expect(texts().filter((text) => text.includes('x'))).toEqual([]);
    at("Ne2 p'f1 mf5 Ff4", undefined, { shown: ['f5'] });
    expect(texts().filter((text) => /[x+]/.test(text))).toEqual([]);
  });

  it('reach bombs', () => {
    at('Nh7 oh8', 'r h8B2 R2B1');
    expect(textsOf('h7')).toContain('h7xh8');
  });
});

describe('shots', () => {
  it('of Archers reach two to four squares over everything', () => {
    // g5 is water, f4 beside him, l4 five squares off
    at('Ag4 Gg7 xg8 ng6 fj4 fk4 ff4 xl4');
    expect(textsOf('g4').filter((text) => text.includes('~'))).toEqual(['g4~j4', 'g4~k4', 'g4~g6', 'g4~g8']);
  });

  it('of the Ballista reach two or three squares with nothing in between', () => {
    at('Bg6 pg9 fi6 fj6 ff6');
    expect(textsOf('g6').filter((text) => text.includes('~'))).toEqual(['g6~i6', 'g6~g9']);
    at('Bg6 pg9 Fg7');
    expect(textsOf('g6').filter((text) => text.includes('~'))).toEqual([]);
    // over water: d7 to g7 by e7
    at('Bd7 fg7');
    expect(textsOf('d7').filter((text) => text.includes('~'))).toEqual(['d7~g7']);
  });

  it('of the Mage hit what is beside it, on water too', () => {
    at('Mf5 mf6 fe5', undefined, { shown: ['f5'] });
    expect(textsOf('f5').filter((text) => text.includes('~'))).toEqual(['f5~e5', 'f5~f6']);
    at('Mf6 mf5', undefined, { shown: ['f5'] });
    expect(textsOf('f6').filter((text) => text.includes('~'))).toEqual(['f6~f5']);
  });

  it('of one Archer may be followed by the other, who ends the turn', () => {
    at('Ag4 Af4 fg8');
    expect(textsOf('g4')).toEqual(['g4-g3', 'g4-h4', 'g4~g8', 'g4-g3,', 'g4-h4,', 'g4~g8,']);
    play('g4~g8,');
    expect(asked()).toBe('0 more 3 51');
    expect(texts()).toEqual(['f4-f3', 'f4-e4', 'pass']);
  });

  it('hit no prisoners', () => {
    at("Ae1 p'g1 Ah1");
    expect(texts().filter((text) => text.includes('~'))).toEqual([]);
  });
});

describe('the Alchemist', () => {
  it('steps, attacks, and does both leaving a bomb', () => {
    at('Lh5 fh7 Gg4 Gi4 Gh4');
    // h5 is a ford: all ways lead over h6
    const steps = ['f6', 'g6', 'h6', 'i6', 'j6', 'g7', 'i7'];
    expect(textsOf('h5')).toEqual([
      ...[...steps.map((to) => `h5-${to}`), 'h5xh7'],
      ...[...steps.map((to) => `!h5-${to}`), '!h5xh7'],
    ]);
  });

  it('leaves none without a bomb in the supply', () => {
    at('Lh5', 'r - R0B2');
    expect(texts().filter((text) => text.startsWith('!'))).toEqual([]);
  });
});

describe('the Spy', () => {
  it('looks, then rescues, then disarms', () => {
    at("Sg13 ff13 P'g15 oh12 pi13", 'r h12B1 R2B1');
    const acts = textsOf('g13').filter((text) => !text.includes('-'));
    expect(acts).toEqual(['g13?f13', 'g13?i13', 'g13?h14', 'g13^g15', 'g13%h12']);
  });
});

describe('prisoners', () => {
  it('walk out while the captor has nobody in camp or row', () => {
    stand(line("Ka8 kh14 fd11 b'e1", 'b - R2B2'));
    expect(textsOf('e1')).toEqual(['e1-e2']);
    stand(line("Ka8 kh14 fd11 p'e1", 'b - R2B2'));
    expect(textsOf('e1')).toEqual(['e1-e2', 'e1-f2', 'e1-e3']);
    for (const guard of ['Fe3', 'Ff1', 'Oh2']) {
      const bombs = guard === 'Oh2' ? 'b h2R2 R1B2' : undefined;
      stand(line(`Ka8 kh14 fd11 b'e1 ${guard}`, bombs ?? 'b - R2B2'));
      expect(textsOf('e1'), guard).toEqual([]);
    }
  });

  it('block the row, and others may cross it', () => {
    stand(line("Ka8 kh14 s'e1 p'f1 fd11", 'b - R2B2'));
    expect(textsOf('e1')).toEqual(['e1-e2', 'e1-f2', 'e1-g2', 'e1-e3', 'e1-f3', 'e1-e4']);
    // g1 is beyond the prisoner on f1
    expect(textsOf('f1')).toEqual(['f1-e2', 'f1-f2', 'f1-g2', 'f1-f3']);
  });
});

describe('several Footmen', () => {
  it('act one after the other until one ends the turn', () => {
    at('Fd5 Fd6 Fl5');
    play('d5-e5,');
    expect(asked()).toBe('0 more 0 63');
    expect(texts()).toEqual([
      ...['l5-l4', 'l5-k5', 'l5-m5', 'l5-l6', 'l5-l4,', 'l5-k5,', 'l5-m5,', 'l5-l6,'],
      ...['d6-d5', 'd6-c6', 'd6-d7', 'd6-d5,', 'd6-c6,', 'd6-d7,', 'pass'],
    ]);
    play('d6-d5,');
    expect(asked()).toBe('0 more 0 63 78');
    expect(texts()).toEqual(['l5-l4', 'l5-k5', 'l5-m5', 'l5-l6', 'pass']);
    play('pass');
    expect(core.question().seat).toBe(1);
  });

  it('are asked on also when nobody is left', () => {
    // the other Footman falls by the bomb that the first attacks
    at('Fh7 Fg8 oh8', 'r h8B2 R2B1');
    play('h7xh8,');
    expect(texts()).toEqual(['pass']);
    expect(asked()).toBe('0 more 0 97');
  });
});

describe('going home', () => {
  it('leads to vacant squares of the camp, where the Spy set out too', () => {
    at('Sg3 pg4 Ge2 Gf2');
    play('g3?g4');
    expect(asked()).toBe('0 home 36');
    expect(texts()).toEqual(['g2', 'i2', 'j2', 'k2', 'e3', 'f3', 'g3', 'h3', 'i3', 'j3', 'k3']);
  });

  it('asks for the prisoner first, then for the Spy', () => {
    at("Sg13 P'g15 Fe2 Ff2 Fg2 Gi2");
    play('g13^g15');
    // the id of a piece is the square on which it stood first
    expect(asked()).toBe('0 free 216');
    expect(texts()).toEqual(['j2', 'k2', 'e3', 'f3', 'g3', 'h3', 'i3', 'j3', 'k3']);
    play('e3');
    expect(asked()).toBe('0 home 186');
    expect(texts()).toEqual(['j2', 'k2', 'f3', 'g3', 'h3', 'i3', 'j3', 'k3']);
  });

  it('leads to the nearest land when the camp is full', () => {
    const camp = 'Ae2 Af2 Gg2 Gi2 Xj2 Xk2 Ne3 Nf3 Fg3 Fh3 Fi3 Fj3 Lk3';
    at(`${camp} Sg12 pg13`);
    play('g12?g13');
    // one step from the camp: the prison row behind it, rank 4 before it
    const beside = ['e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1', 'e4', 'f4', 'g4', 'h4', 'i4', 'j4', 'k4'];
    expect(texts()).toEqual(beside);
  });

  it('settles itself when one square is left', () => {
    at('Ae2 Af2 Gg2 Gi2 Xj2 Xk2 Ne3 Nf3 Fg3 Fh3 Fi3 Fj3 Sg12 pg13');
    play('g12?g13');
    expect(asked()).toBe('1 act');
  });
});

describe('prisons', () => {
  it('are vacant squares of the row of the seat across', () => {
    at("Bg6 pg9 b'f1 Fh1");
    play('g6~g9');
    expect(asked()).toBe('0 jail 126 8');
    expect(texts()).toEqual(['e1', 'g1', 'i1', 'j1', 'k1']);
  });

  it('that are full make room: own pieces first, then enemies, then bombs', () => {
    at("Bg6 pg9 b'e1 Ff1 fg1 Gh1 Xi1 Oj1 ok1", 'r j1R2,k1B2 R1B1');
    play('g6~g9');
    expect(asked()).toBe('0 room 126 8');
    expect(texts()).toEqual(['f1', 'h1', 'i1']);
    at("Bg6 pg9 b'e1 ff1 fg1 gh1 xi1 Oj1 ok1", 'r j1R2,k1B2 R1B1');
    play('g6~g9');
    expect(texts()).toEqual(['f1', 'g1', 'h1', 'i1']);
  });

  it('ask where the piece goes that makes room: the nearest vacant squares, counted over land', () => {
    at("Bg6 pg9 b'e1 Ff1 fg1 Gh1 Xi1 Xj1 xk1 Ff2");
    play('g6~g9', 'f1');
    expect(asked()).toBe('0 aside 5');
    // f2 is taken; e2 and g2 are two steps away, over it, and f3 too
    expect(texts()).toEqual(['e2', 'g2', 'f3']);
    play('e2');
    expect(asked()).toBe('1 act');
  });
});
