/** Why a move is advised: the reason fits the position, and is told from nothing but what the player knows. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { castleInDanger } from '../../src/shell/games/legends/advice/danger';
import { hintText } from '../../src/shell/games/legends/advice/hint';
import { REASONS, type Reason, SILENT } from '../../src/shell/games/legends/advice/names';
import { reasonOf } from '../../src/shell/games/legends/advice/reason';
import { hasText, say } from '../../src/text';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { createRng } from '../support/harness/rng';

const FLAGS = { a1: [209, 0], h8: [209, 1] };

/** The reason for a choice of seat 0 at the start of a position: 210 bomb, 211 spy, 213 miner, 214 to 220 strengths 4 to 10. */
const reasonFor = (
  pieces: Readonly<Record<string, unknown>>,
  text: string,
  unaided = false,
  preview: readonly GameEvent[] | null = null,
): Reason => reasonIn({ form: 'quick', pieces: { ...FLAGS, ...pieces }, turn: 0 }, text, unaided, preview);

interface Position {
  readonly form: string;
  readonly pieces: Readonly<Record<string, unknown>>;
  readonly terrain?: readonly string[];
  readonly turn: number;
}

const reasonIn = (
  position: Position,
  text: string,
  unaided = false,
  preview: readonly GameEvent[] | null = null,
): Reason => {
  const engine = createLegendsReference();
  const { form } = position;
  const seats = [{ player: 'person' }, { player: 'computer' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', form, seats, options: {}, position }))));
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
  expect(decision.choices).toContain(code);
  return reasonOf({
    view: engine.view(0),
    events: eventsFor(engine.rows(), 0),
    decision,
    code,
    preview,
    unaided,
  });
};

const SHOWN = 'shown';

describe('the reason of an attack', () => {
  test('on a piece that is known is how it ends', () => {
    expect(reasonFor({ e3: [220, 0], e4: [214, 1, SHOWN] }, 'e3-e4')).toEqual({
      name: 'beats',
      args: { foe: 'the Sergeant' },
    });
    expect(reasonFor({ e3: [214, 0], e4: [214, 1, SHOWN] }, 'e3-e4').name).toBe('trade');
    expect(reasonFor({ e3: [214, 0], e4: [220, 1, SHOWN] }, 'e3-e4').name).toBe('risk');
    expect(reasonFor({ e3: [213, 0], e4: [210, 1, SHOWN] }, 'e3-e4').name).toBe('beats');
    expect(reasonFor({ g8: [214, 0], h8: [209, 1, SHOWN], c7: [213, 1] }, 'g8-h8').name).toBe('castle');
  });

  test('on a hidden one is its chances where they are good, and else what is learned', () => {
    const hidden = { e4: [214, 1], g6: [213, 1], c7: [211, 1] };
    expect(reasonFor({ e3: [220, 0], ...hidden }, 'e3-e4')).toEqual({ name: 'odds', args: { percent: '100%' } });
    expect(reasonFor({ e3: [220, 0], ...hidden }, 'e3-e4', true).name).toBe('looks');
    expect(reasonFor({ e3: [211, 0], e4: [219, 1], g6: [217, 1], c7: [215, 1] }, 'e3-e4').name).toBe('probes');
  });

  test('is not its chances where all that is not won outweighs what is', () => {
    // of seven, three fall, one falls with it, three beat it: more won or both fallen than lost, and no good odds
    const seven = { e4: [213, 1], g6: [212, 1], h6: [211, 1], g7: [214, 1], f7: [217, 1], c7: [218, 1], b7: [219, 1] };
    expect(reasonFor({ e3: [214, 0], ...seven }, 'e3-e4').name).toBe('close');
    // the flag and one that falls, against two that are alike
    const four = { e4: [213, 1], h6: [214, 1], g7: [214, 1] };
    expect(reasonFor({ e3: [214, 0], ...four }, 'e3-e4').name).toBe('close');
  });

  test('says that the attacker probably falls where strength and traps together fell it in most cases', () => {
    // of five, two beat it, two are bombs, one is the flag: it falls in 80 of 100
    const five = { e4: [219, 1], g6: [217, 1], c7: [210, 1], b7: [210, 1] };
    const { name, args } = reasonFor({ e3: [214, 0], ...five }, 'e3-e4');
    expect(name).toBe('probes');
    expect(say(`hint.${name}`, args)).toBe(
      'A long shot: you will probably lose your Sergeant, but you will learn what is hidden on e4, which may be the enemy flag.',
    );
  });

  test('says that the attacker falls where nothing that may stand there spares it', () => {
    // one beats the Sergeant, one is like it, one is a Bomb; the flag is known
    const all = { e4: [219, 1], g6: [214, 1], c7: [210, 1], h8: [209, 1, SHOWN] };
    const { name, args } = reasonFor({ e3: [214, 0], ...all }, 'e3-e4');
    expect(name).toBe('givesUp');
    expect(say('hint.givesUp.plain', args)).toBe('your Sergeant will fall, but you learn what is hidden on e4.');
    expect(reasonFor({ e3: [213, 0], ...all }, 'e3-e4').name).toBe('probes');
  });

  test('is how the preview of the same choice has it end, where that is sure', () => {
    const ends = (attack: number, defence: number): string => {
      const fought = {
        type: 'fought',
        from: 20,
        square: 28,
        attack,
        defence,
        helpers: [],
        beaten: attack > defence,
      } as const;
      return reasonFor({ e3: [220, 0], e4: [214, 1, SHOWN] }, 'e3-e4', false, [fought]).name;
    };
    expect([ends(6, 5), ends(5, 5), ends(4, 5)]).toEqual(['beats', 'trade', 'risk']);
  });

  test('is the same whatever stands there unseen', () => {
    const other = (kind: number, far: number) => reasonFor({ e3: [217, 0], e4: [kind, 1], g6: [far, 1] }, 'e3-e4');
    expect(other(214, 220)).toEqual(other(220, 214));
  });
});

describe('the reason of a step', () => {
  test('is the threat that it leaves', () => {
    const place = { e3: [214, 0], e4: [220, 1, SHOWN] };
    expect(reasonFor(place, 'e3-d3')).toMatchObject({
      name: 'escapes',
      args: { yours: 'your Sergeant', foe: 'the Marshal' },
    });
    // unseen, it is no threat that anybody knows of
    expect(reasonFor({ ...place, e4: [220, 1] }, 'e3-d3').name).not.toBe('escapes');
    // and what can't move threatens nobody
    expect(reasonFor({ ...place, e4: [210, 1, SHOWN] }, 'e3-d3').name).not.toBe('escapes');
  });

  test('is the threat that it makes', () => {
    expect(reasonFor({ e2: [220, 0], e4: [214, 1, SHOWN] }, 'e2-e3')).toMatchObject({
      name: 'threatens',
      args: { yours: 'your Marshal', foe: 'the Sergeant' },
    });
  });

  test('is the way to the enemy castle where that is known, and the way back to the own one when an enemy comes near', () => {
    const place = { e4: [214, 0], c7: [213, 1] };
    expect(reasonFor({ ...place, h8: [209, 1, SHOWN] }, 'e4-e5').name).toBe('castleNearer');
    expect(reasonFor(place, 'e4-e5').name).toBe('forward');
    expect(reasonFor(place, 'e4-d4').name).toBe('aside');
    expect(reasonFor(place, 'e4-e3').name).toBe('back');
    expect(reasonFor({ e4: [214, 0], b3: [213, 1] }, 'e4-e3').name).toBe('guards');
  });
});

describe('a piece is said to come closer to the enemy castle', () => {
  const PLAINS: readonly string[] = Array(8).fill('pppppppp');
  // Moridium (145) flies over others by its second power; the castle (169) is known
  const nameOf = (text: string, terrain = PLAINS): string => {
    const others = Object.fromEntries(['a3', 'a4', 'b2', 'c2', 'd2', 'e2'].map((at) => [at, [8, 0]]));
    const pieces = { a1: [67, 0], ...others, [text.slice(0, 2)]: [145, 0, SHOWN], d8: [169, 1, SHOWN] };
    return reasonIn({ form: 'legends', terrain, pieces, turn: 0 }, text).name;
  };

  test('where it has fewer steps to go from there', () => {
    expect(nameOf('b4-b5')).toBe('castleNearer');
    expect(nameOf('b4-c4')).toBe('castleNearer');
    // a lake from c4 to c8, round which the way leads back from b5
    expect(nameOf('b4-b5', [...Array(5).fill('pp~ppppp'), ...PLAINS.slice(5)])).not.toBe('castleNearer');
  });

  test('and saves more than half of the way that it goes', () => {
    // from a2 to a5 three steps of three, to f2 one of five
    expect(nameOf('a2.2>a5')).toBe('castleNearer');
    expect(nameOf('a2.2>f2')).not.toBe('castleNearer');
  });
});

describe('a step forward', () => {
  // 220 is the Marshal, 213 a Miner, 212 a Scout that runs in a straight line
  test('is safe only where nothing that is known to beat the piece can come', () => {
    const place = { e3: [213, 0], c7: [213, 1] };
    expect(reasonFor({ ...place, e6: [212, 1, SHOWN] }, 'e3-e4').name).toBe('forward');
    expect(reasonFor({ ...place, d5: [220, 1, SHOWN] }, 'e3-e4').name).toBe('forward');
    expect(reasonFor({ ...place, d4: [220, 1, SHOWN] }, 'e3-e4')).toMatchObject({
      name: 'ventures',
      args: { piece: 'the Miner', yours: 'your Miner', whose: 'the Miner’s' },
    });
    expect(reasonFor({ ...place, e5: [214, 1, SHOWN] }, 'e3-e4').name).toBe('ventures');
    // two that are alike both fall
    expect(reasonFor({ ...place, e5: [213, 1, SHOWN] }, 'e3-e4').name).toBe('ventures');
    // what can't move takes nobody
    expect(reasonFor({ e3: [214, 0], c7: [213, 1], e5: [210, 1, SHOWN] }, 'e3-e4').name).toBe('forward');
    // a Scout comes from afar
    const spy = { e3: [211, 0], c7: [213, 1] };
    expect(reasonFor({ ...spy, e7: [212, 1, SHOWN] }, 'e3-e4').name).toBe('ventures');
    expect(reasonFor({ ...spy, e7: [212, 1, SHOWN], e6: [210, 1, SHOWN] }, 'e3-e4').name).toBe('forward');
  });

  test('is safe only where nothing hidden may well beat the piece', () => {
    // 220 is hidden among three of whom one beats the Miner
    const place = { e3: [213, 0], e5: [212, 1], c7: [211, 1], g7: [220, 1] };
    const danger = (pieces: Readonly<Record<string, unknown>>, unaided = false) =>
      reasonFor(pieces, 'e3-e4', unaided).clauses?.map(({ name }) => name);
    expect(danger(place)).toEqual(['hiddenFaced']);
    expect(danger(place, true)).toEqual(['hiddenFaced']);
    expect(danger({ ...place, g7: [212, 1] })).toBeUndefined();
    expect(danger({ ...place, e5: [220, 1], g7: [212, 1] })).toEqual(['hiddenFaced']);
  });
});

describe('a step that leads nowhere', () => {
  const place = { e4: [214, 0], c7: [213, 1] };
  test('is not praised: sideways away from all enemies, or back to where the piece came from', () => {
    expect(reasonFor(place, 'e4-d4').name).toBe('aside');
    expect(reasonFor({ e3: [214, 0], c7: [213, 1] }, 'e3-f3').name).toBe('waits');
    const engine = createLegendsReference();
    const position = { form: 'quick', pieces: { ...FLAGS, ...place }, turn: 0 };
    const seats = [{ player: 'person' }, { player: 'computer' }];
    must(engine.start(must(legends.readSetup({ game: 'legends', form: 'quick', seats, options: {}, position }))));
    const decision = engine.decision();
    const view = engine.view(0);
    if (decision === null) throw new Error('over');
    const code = must(legends.parseChoice('e4-d4', decision.kind, view));
    const token = view.tokens.find(({ kind }) => kind === 214)?.id ?? -1;
    const came: GameEvent = { type: 'moved', token, from: 27, to: 28 };
    expect(reasonOf({ view, events: [came], decision, code, preview: null, unaided: false }).name).toBe('waits');
  });
});

describe('the reason of a power', () => {
  // 74 sees what stands up to two squares away
  const place = (foe: readonly unknown[]) => ({
    form: 'legends',
    terrain: Array(8).fill('pppppppp'),
    pieces: { a1: [67, 0], h8: [169, 1], e3: [74, 0], e5: foe },
    turn: 0,
  });

  test('that shows something is what is learned', () => {
    expect(reasonIn(place([103, 1]), 'e3.1>e5').name).toBe('looks');
  });

  test('that brings its piece to an empty square is what speaks for going there', () => {
    // the Gray Knight (44) goes two squares at once
    const {
      pieces: { e5: _, ...pieces },
      ...rest
    } = place([103, 1]);
    const position = { ...rest, pieces: { ...pieces, e3: [44, 0], e8: [103, 1] } };
    const { name } = reasonIn(position, 'e3.2>e5');
    expect(['castleNearer', 'forward', 'ventures', 'threatens']).toContain(name);
  });

  test('of any other kind is what it gains', () => {
    const { pieces, ...rest } = place([103, 1]);
    // the High Elf (11) makes Srik (8) stronger
    const boost = { ...rest, pieces: { ...pieces, c3: [11, 0], c4: [8, 0] } };
    expect(reasonIn(boost, 'c3.1>c4').name).toBe('powerBoostOf');
  });
});

describe('the own castle in danger', () => {
  const viewOf = (pieces: Readonly<Record<string, unknown>>) => {
    const engine = createLegendsReference();
    const position = { form: 'quick', pieces: { ...FLAGS, e3: [214, 0], ...pieces }, turn: 0 };
    const seats = [{ player: 'person' }, { player: 'computer' }];
    must(engine.start(must(legends.readSetup({ game: 'legends', form: 'quick', seats, options: {}, position }))));
    return engine.view(0);
  };

  test('is one that an enemy can reach with its next move', () => {
    expect(castleInDanger(viewOf({ e6: [214, 1, SHOWN] }))).toBeNull();
    expect(castleInDanger(viewOf({ a2: [214, 1, SHOWN] }))).toBe(0);
    // whatever is hidden next to it
    expect(castleInDanger(viewOf({ b1: [214, 1] }))).toBe(0);
    // a Bomb goes nowhere
    expect(castleInDanger(viewOf({ a2: [210, 1, SHOWN], e6: [214, 1] }))).toBeNull();
  });
});

describe('any advice at all', () => {
  test('has a sentence without a gap, in every kind of question, and no name of what is hidden', () => {
    const met = new Set<string>();
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const setup = legends.sampleSetup(index, 60 + index);
      const engine = createLegendsReference();
      must(engine.start(setup));
      const rows = [...engine.rows()];
      const rng = createRng(index);
      for (let step = 0; step < 160; step++) {
        const decision = engine.decision();
        if (decision === null) break;
        const { seat, choices } = decision;
        const code = choices[rng.draw(choices.length)] ?? 0;
        const view = engine.view(seat);
        const events = eventsFor(rows, seat);
        const reason = reasonOf({ view, events, decision, code, preview: null, unaided: false });
        const { name, clauses = [] } = reason;
        met.add(name);
        for (const clause of clauses) met.add(`but.${clause.name}`);
        const text = hintText(view, reason);
        if (!SILENT.includes(name)) expect(text, `${name} ${decision.key}`).toMatch(/^\S.*\S\.$/);
        expect(text).not.toMatch(/\{|undefined|NaN|reason\./);
        must(engine.apply(choices.indexOf(code)));
        rows.push(...engine.rows());
      }
    }
    expect(met.size).toBeGreaterThan(10);
    expect([...met]).toEqual(expect.arrayContaining(['but.reveals', 'but.known', 'but.hidden']));
  });

  test('comes from a closed set with a sentence each', () => {
    expect(REASONS.filter((name) => !hasText(`hint.${name}`))).toEqual(SILENT);
    expect(new Set(REASONS).size).toBe(REASONS.length);
  });
});
