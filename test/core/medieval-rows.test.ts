/** Medieval's rows moment by moment (CONTRACT.md, Rows), and what `apply` says of them. */
import { describe, expect, it } from 'vitest';
import { ARMIES, core, ENDED, LEARNED, line, play, rows, stand, standing, start, texts } from './medieval-kit';

const KINGS = 'Kh2 kh14';
const at = (pieces: string, rest?: string, extra = {}): void => stand(line(`${KINGS} ${pieces}`, rest), extra);

describe('the start', () => {
  it('is dealt at once where both armies are given', () => {
    start();
    expect(rows()).toEqual(['dealt 2', 'turn 0']);
    start(ARMIES, { first: 1 });
    expect(rows()).toEqual(['dealt 2', 'turn 1']);
  });

  it('tells an answer to the seat that gave it, and all that the armies stand', () => {
    start([[], []]);
    expect(rows()).toEqual([]);
    expect(play('S')).toBe(0);
    expect(rows()).toEqual(['placed 0 e2 S e2 @1']);
    expect(rows(1)).toEqual([]);
    expect(rows(8)).toEqual([]);
    play(...'BPLKMFXFGFGFXANNA');
    expect(play(...'ANNAXFGFGFXFMKLP')).toBe(0);
    expect(rows()).toEqual(['placed 1 i14 P i14 @2']);
    play('B');
    expect(play('S')).toBe(LEARNED);
    expect(rows()).toEqual(['placed 1 k14 S k14 @2', 'dealt 2', 'turn 0']);
  });

  it('of a position is its turn, or its end where nobody can act', () => {
    at('Fd5');
    expect(rows()).toEqual([]);
    expect(core.call('opening')).toBe(0);
    expect(rows()).toEqual(['turn 0']);
    // nobody stands but a King behind his own
    stand(line("kh14 Fd5 b'e1 Ge2 Gf1", 'b - R2B2'));
    expect(core.call('opening')).toBe(0);
    expect(rows()).toEqual(['turn 1']);
    stand(line("fd5 b'e1 Ge2 Gf1", 'r - R2B2'));
    core.call('opening');
    stand(line("Fd5 b'e1 Ge2 Gf1", 'b - R2B2'));
    expect(core.call('opening')).toBe(0);
    expect(rows()).toEqual(['turn 1', 'over no-action [0]']);
    expect(core.result()).toEqual([2, 1, 0]);
  });
});

describe('steps', () => {
  it('are one row, whoever makes them', () => {
    at('Fd5 Fl5');
    expect(play('d5-d6')).toBe(0);
    expect(rows()).toEqual(['moved d5 d5-d6', 'turn 1']);
    at('Fd5 Fl5');
    expect(play('d5-d6,')).toBe(0);
    expect(rows()).toEqual(['moved d5 d5-d6']);
    expect(play('pass')).toBe(0);
    expect(rows()).toEqual(['turn 1']);
  });

  it('onto a lake show the Mage', () => {
    at('Mf4');
    expect(play('f4-f5')).toBe(LEARNED);
    expect(rows()).toEqual(['moved f4 f4-f5', 'shown f4 M', 'turn 1']);
    expect(play('h14-h13')).toBe(0);
    expect(play('f5-f6')).toBe(0);
    expect(rows()).toEqual(['moved f4 f5-f6', 'turn 1']);
  });

  it('of a prisoner set it free', () => {
    stand(line("Ka8 kh14 b'e1", 'b - R2B2'));
    expect(play('e1-e2')).toBe(0);
    expect(rows()).toEqual(['moved e1 e1-e2', 'freed 1 e1 B e2 escaped', 'turn 0']);
  });

  it('of a King onto the stockade end the match', () => {
    stand(line('Kg13 kj10'));
    expect(play('g13-h14')).toBe(ENDED);
    expect(rows()).toEqual(['moved g13 g13-h14', 'over stockade [0]']);
    stand(line('Kj10 kg3', 'b - R2B2'));
    play('g3-h2');
    expect(rows()).toEqual(['moved g3 g3-h2', 'over stockade [1]']);
  });
});

describe('attacks', () => {
  it('name both, show both, compare, remove, and move in', () => {
    at('Xg7 xg8');
    expect(play('g7xg8')).toBe(LEARNED);
    expect(rows()).toEqual([
      ...['called 0 X', 'called 1 X', 'shown g7 X', 'shown g8 X'],
      ...['fought g7xg8 4:4 [] beaten', 'removed 1 g8 X g8 fight', 'moved g7 g7-g8', 'turn 1'],
    ]);
  });

  it('that lose remove the attacker from where it stood', () => {
    at('Ng7 gg9', undefined, { shown: ['g7', 'g9'] });
    expect(play('g7xg9')).toBe(0);
    expect(rows()).toEqual([
      ...['called 0 N', 'called 1 G', 'fought g7xg9 6:7 [] held', 'removed 0 g7 N g7 fight', 'turn 1'],
    ]);
  });

  it('of joined Footmen show them ascending and name their squares', () => {
    at('Fg7 Ff7 Ff6 bg8', undefined, { shown: ['f6'] });
    play('g7xg8+');
    expect(rows()).toEqual([
      ...['called 0 F', 'called 1 B', 'shown g7 F', 'shown f7 F', 'shown g8 B'],
      ...['fought g7xg8 6:0 [f6 f7] beaten', 'removed 1 g8 B g8 fight', 'moved g7 g7-g8'],
    ]);
    play('g1');
    expect(rows()).toEqual(['returned g8 B g1 1 1', 'turn 1']);
  });

  it('count those that have joined meanwhile', () => {
    at('Fg7 Ff6 xg8');
    play('f6-f7,', 'g7xg8+');
    expect(rows().filter((row) => row.startsWith('fought'))).toEqual(['fought g7xg8 4:4 [f7] beaten']);
  });

  it('on a King end the match', () => {
    stand(line('Kh2 kg8 Fg7'));
    expect(play('g7xg8')).toBe(LEARNED | ENDED);
    expect(rows()).toEqual([
      ...['called 0 F', 'called 1 K', 'shown g7 F', 'shown g8 K', 'fought g7xg8 2:0 [] beaten'],
      ...['removed 1 g8 K g8 fight', 'moved g7 g7-g8', 'over king [0]'],
    ]);
    expect(core.result()).toEqual([0, 1, 0]);
  });

  it('on a bomb cost the attacker, and set it off with those that it touches', () => {
    stand(line('Kh2 kg7 Nh7 Xg10 oh8 oh9', 'r h8B2,h9B1 R2B0'));
    play('h7xh8');
    expect(rows()).toEqual([
      ...['called 0 N', 'called 1 O', 'shown h7 N', 'removed 0 h7 N h7 fight'],
      ...['exploded h8 h9 bomb2 bomb3', 'removed 0 g10 X g10 blast', 'turn 1'],
    ]);
    expect(standing()).toEqual(['Kh2', 'kg7']);
  });
});

describe('shots', () => {
  it('strike, name, show, compare, and move nothing', () => {
    at('Ag4 gg8');
    play('g4~g8');
    expect(rows()).toEqual([
      ...[
        'struck g4~g8',
        'called 0 A',
        'called 1 G',
        'shown g4 A',
        'shown g8 G',
        'fought g4~g8 5:7 [] held',
        'turn 1',
      ].map((row) => row.replace('fought g4~', 'fought g4x')),
    ]);
    at('Ag4 sg8');
    play('g4~g8');
    expect(rows().slice(5)).toEqual(['fought g4xg8 5:0 [] beaten', 'removed 1 g8 S g8 shot']);
  });

  it('never hurt a King', () => {
    stand(line('Kh2 kg8 Mg7'));
    play('g7~g8');
    expect(rows()).toContain('fought g7xg8 12:13 [] held');
  });

  it('set bombs off', () => {
    at('Bg6 fg9 og8', 'r g8B1 R2B1');
    play('g6~g8');
    expect(rows()).toEqual([
      ...[
        'struck g6~g8',
        'called 0 B',
        'called 1 O',
        'shown g6 B',
        'exploded g8 bomb2',
        'removed 1 g9 F g9 blast',
        'turn 1',
      ],
    ]);
  });
});

describe('the Spy', () => {
  it('is told, others see that it looked, and goes home', () => {
    at('Sg7 pg9');
    expect(play('g7?g9')).toBe(LEARNED);
    expect(rows()).toEqual(['shown g7 S', 'moved g7 g7-g9', 'looked 0 g9 P @1', 'looked 0 g9 ? @510']);
    expect(rows(1)).toEqual(['shown g7 S', 'moved g7 g7-g9', 'looked 0 g9 ? @510']);
    expect(play('e2')).toBe(0);
    expect(rows()).toEqual(['moved g7 g9-e2', 'turn 1']);
  });

  it('falls to a King', () => {
    stand(line('Kh2 kg8 Sg7'));
    play('g7?g8');
    expect(rows()).toEqual([
      ...[
        'shown g7 S',
        'moved g7 g7-g8',
        'looked 0 g8 K @1',
        'looked 0 g8 ? @510',
        'shown g8 K',
        'removed 0 g7 S g8 fight',
      ],
    ]);
    play('e15');
    expect(rows()).toEqual(['returned g7 S e15 0 0', 'turn 1']);
    expect(standing()).toContain("S'e15");
  });

  it('frees a prisoner', () => {
    at("Sg12 P'g15");
    expect(play('g12^g15')).toBe(LEARNED);
    expect(rows()).toEqual(['shown g12 S', 'moved g12 g12-g15']);
    expect(play('e3')).toBe(0);
    expect(rows()).toEqual(['moved g15 g15-e3', 'freed 0 g15 P e3 rescued']);
    play('f3');
    expect(rows()).toEqual(['moved g12 g15-f3', 'turn 1']);
  });

  it('disarms a bomb and stands there', () => {
    at('Sg7 oh8', 'r h8B1 R2B1');
    play('g7%h8');
    expect(rows()).toEqual(['shown g7 S', 'removed 1 bomb2 O h8 disarmed', 'moved g7 g7-h8', 'turn 1']);
  });
});

describe('bomb turns', () => {
  it('show the Alchemist, then his step, then the bomb', () => {
    at('Lh5');
    play('!h5-h8');
    expect(rows()).toEqual(['shown h5 L', 'moved h5 h5-h8', 'placed 0 bomb0 O h5', 'turn 1']);
  });

  it('leave a bomb also when the attack took a King or cost the Alchemist', () => {
    stand(line('Kh2 kh7 Lh6'));
    play('!h6xh7');
    expect(rows().slice(-3)).toEqual(['moved h6 h6-h7', 'placed 0 bomb0 O h6', 'over king [0]']);
    at('Lh6 ph7');
    play('!h6xh7');
    expect(rows()).toEqual([
      ...[
        'shown h6 L',
        'called 0 L',
        'called 1 P',
        'shown h7 P',
        'fought h6xh7 9:10 [] held',
        'removed 0 h6 L h6 fight',
      ],
      'placed 0 bomb0 O h6',
    ]);
  });

  it('are not touched by the blast that the attack sets off', () => {
    at('Lh6 oh7 Of3', 'r f3R2,h7B1 R1B1');
    play('!h6xh7');
    expect(rows()).toEqual([
      ...[
        'shown h6 L',
        'called 0 L',
        'called 1 O',
        'removed 0 h6 L h6 fight',
        'exploded h7 bomb2',
        'placed 0 bomb1 O h6',
      ],
    ]);
  });

  it('go off at the start of the second own turn', () => {
    at('Lh5 Ni4 Xg6 fi6 fd11');
    play('!h5-h8', 'd11-d10', 'h8-h9');
    expect(rows()).toEqual(['moved h5 h8-h9', 'turn 1']);
    expect(play('d10-d9')).toBe(LEARNED);
    expect(rows()).toEqual([
      ...['moved d11 d10-d9', 'turn 0', 'exploded h5 bomb0', 'removed 0 i4 N i4 blast'],
      ...['removed 0 g6 X g6 blast', 'removed 1 i6 F i6 blast'],
    ]);
    // nothing to be learned when all of it was shown
    at('Lh5 fi6 fd11', undefined, { shown: ['i6'] });
    play('!h5-h8', 'd11-d10', 'h8-h9');
    expect(play('d10-d9')).toBe(0);
  });
});

describe('prisons', () => {
  it('are filled in the order of the captures, each by its owner', () => {
    // Red's Spy and Blue's Mage and Ballista stand round the bomb that Red's Paladin attacks
    at('Ph7 Sg7 mg9 bi9 oh8', 'r h8B1 R2B1');
    play('h7xh8');
    expect(rows().slice(3)).toEqual([
      ...['removed 0 h7 P h7 fight', 'exploded h8 bomb2', 'removed 0 g7 S g7 blast'],
      ...['removed 1 g9 M g9 blast', 'removed 1 i9 B i9 blast'],
    ]);
    play('e15');
    expect(rows()).toEqual(['returned h7 P e15 0 0']);
    play('f15');
    play('e1');
    play('k1');
    expect(rows()).toEqual(['returned i9 B k1 1 1', 'turn 1']);
  });

  it('move a piece aside for who comes', () => {
    at("Bg6 pg9 b'e1 Ff1 fg1 Gh1 Xi1 Xj1 xk1");
    play('g6~g9', 'f1');
    expect(rows()).toEqual(['moved f1 f1-f2', 'returned g9 P f1 1 1', 'turn 1']);
  });

  it('hold bombs that go aside with their fuse', () => {
    at("Bg6 pg9 b'e1 Of1 og1 m'h1 l'i1 s'j1 Ok1", 'r f1R2,k1R1,g1B2 R0B1');
    play('g6~g9');
    expect(texts()).toEqual(['f1', 'k1']);
    play('k1');
    expect(rows()).toEqual(['moved bomb1 k1-k2', 'returned g9 P k1 1 1', 'turn 1']);
  });
});

describe('other ends', () => {
  it('are a resignation and an agreed draw', () => {
    start();
    expect(core.call('resign', 1)).toBe(ENDED);
    expect(rows()).toEqual(['resigned 1', 'over resign [0]']);
    expect(core.call('resign', 0)).toBe(-1);
    expect(core.call('agree')).toBe(-1);
    start();
    expect(core.call('agree')).toBe(ENDED);
    expect(rows()).toEqual(['over agreement []']);
  });

  it('are 200 quiet turns', () => {
    at('Fd5', undefined, { quiet: 199 });
    play('d5-d6');
    expect(rows()).toEqual(['moved d5 d5-d6', 'over no-progress []']);
    // a blocked shot is quiet, a look is not
    at('Ag4 gg8', undefined, { quiet: 199 });
    play('g4~g8');
    expect(rows().at(-1)).toBe('over no-progress []');
    at('Sg7 pg9', undefined, { quiet: 199 });
    play('g7?g9', 'e2');
    expect(rows().at(-1)).toBe('turn 1');
  });

  it('come when the side to move has no act', () => {
    // Blue's King stands between Guards and Knights that he may not attack, one square left to Red's Axeman
    stand(line('Ge4 Kg2 Xh13 Gg15 kh15 Gi15 Ng14 Ni14'));
    play('h13-h14');
    expect(rows()).toEqual(['moved h13 h13-h14', 'turn 1', 'over no-action [0]']);
  });
});
