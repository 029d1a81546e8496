/** The fight's card: what it says before, during and after an attack, and what it leaves out for classic memory. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { storyOf } from '../../src/games/legends/reading/story';
import { PASS, unpackChoice } from '../../src/games/shared/choice';
import { createLegendsReference } from '../../src/reference/legends';
import { foretellLines } from '../../src/shell/games/legends/answer/foretell';
import { fightAhead } from '../../src/shell/games/legends/fight/fight-ahead';
import { fightNow } from '../../src/shell/games/legends/fight/fight-now';
import { fightPast, fightsPast, isUndecided } from '../../src/shell/games/legends/fight/fight-past';
import { fateText, verdictText } from '../../src/shell/games/legends/fight/verdict';
import { cardLines, cardOf } from '../../src/shell/games/legends/inspector/card';
import { sentenceOf } from '../../src/shell/games/legends/log/sentence';
import { newsOf } from '../../src/shell/games/legends/log/spoken';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

const GROUND = ['pppppppp', 'pppppppp', 'pppppppp', 'fmtd^ppp', 'ppp~pppp', 'pppppppp', 'pppppppp', 'pppppppp'];
const CASTLES = { a1: [67, 0], h8: [169, 1] };
const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

const begin = (pieces: Readonly<Record<string, unknown>>) => {
  const position = { terrain: GROUND, pieces: { ...CASTLES, ...pieces }, turn: 0 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, options: { lists: 'open' }, position }))));
  const events: GameEvent[] = [...eventsFor(engine.rows(), 0)];
  const decision = () => {
    const asked = engine.decision();
    if (asked === null) throw new Error('over');
    return asked;
  };
  const attack = (from: string, to: string): number =>
    decision().choices.findIndex((code) => {
      const choice = unpackChoice(code);
      return choice.form === 'move' && choice.from === sq(from) && choice.to === sq(to);
    });
  const ahead = (from: string, to: string, unaided = false) => {
    const view = engine.view(0);
    const code = decision().choices[attack(from, to)] ?? PASS;
    return fightAhead({ view, story: storyOf(events, view), decision: decision(), code, events: [], unaided });
  };
  const choose = (index: number): void => {
    must(engine.apply(index));
    events.push(...eventsFor(engine.rows(), 0));
  };
  return { engine, events, decision, attack, ahead, choose };
};

describe('before', () => {
  test('a known foe: every line of both on that square, and the end', () => {
    // Holy Knight is stronger in a town, Plague Bearer too
    const told = begin({ c4: [50, 0], c5: [155, 1, 'shown'] }).ahead('c4', 'c5');
    expect(told).toMatchObject({ when: 'ahead', square: sq('c5'), odds: null });
    const [one, other] = told?.fighters ?? [];
    expect([one?.parts.map(({ by }) => by), other?.parts.map(({ by }) => by)]).toEqual([
      ['5', '+4'],
      ['4', '+7'],
    ]);
    expect([one?.strength, other?.strength, told?.verdict]).toEqual(['9', '11', 'loses']);
    expect([one?.fate, other?.fate]).toEqual(['falls', 'stays']);
  });

  test('what its own square gives the attacker is missed by leaving it', () => {
    // Holy Knight has 5, and 4 more in a town; c5 is a town
    const leaves = 'The Holy Knight loses 4 strength by leaving the town on c5.';
    const known = begin({ c5: [50, 0], c4: [142, 1, 'shown'] }).ahead('c5', 'c4');
    expect([known?.fighters[0].strength, known?.notes.includes(leaves)]).toEqual(['5', true]);
    const hidden = begin({ c5: [50, 0], c4: [142, 1] }).ahead('c5', 'c4');
    expect(hidden?.notes).toContain(leaves);
    // from the plains into the town it loses nothing, nor does a piece that the town never helped
    expect(
      begin({ c4: [50, 0], c5: [142, 1, 'shown'] })
        .ahead('c4', 'c5')
        ?.notes.join(' '),
    ).not.toMatch(/leaving/);
    expect(
      begin({ c5: [1, 0], c4: [142, 1, 'shown'] })
        .ahead('c5', 'c4')
        ?.notes.join(' '),
    ).not.toMatch(/leaving/);
  });

  test('what decides besides strength stands under it', () => {
    const spell = begin({ e3: [5, 0], e4: [164, 1, 'shown'] }).ahead('e3', 'e4');
    expect(spell).toMatchObject({ verdict: 'ties', fighters: [{}, { strength: 'Magic' }] });
    expect(spell?.notes[0]).toMatch(/it and its attacker are destroyed/);
    const power = begin({ e3: [1, 0], e4: [162, 1, 'shown'] }).ahead('e3', 'e4');
    expect(power?.verdict).toBe('loses');
    expect(begin({ e3: [1, 0], e4: [169, 1, 'shown'] }).ahead('e3', 'e4')?.verdict).toBe('castle');
  });

  test('an unknown one: the chances; none of them where the players remember by themselves', () => {
    const started = begin({ e3: [5, 0], e4: [103, 1], g6: [150, 1] });
    expect(started.ahead('e3', 'e4')?.odds?.kinds).toBe(3);
    const unaided = started.ahead('e3', 'e4', true);
    expect([unaided?.odds, unaided?.fighters[1].strength]).toEqual([null, null]);
    expect(unaided?.notes).toContain('You have to remember what it is.');
  });

  test('a step onto a free square is no fight', () => {
    expect(begin({ e3: [5, 0], g6: [150, 1] }).ahead('e3', 'e4')).toBeNull();
  });
});

describe('during and after', () => {
  // Elementus can lend Flying to the Spirit that attacks, so that the window stands open
  const pieces = { d6: [91, 0], d5: [150, 1], a4: [70, 0], g6: [121, 1], b6: [113, 1] };

  test('while a window stands open the strengths are told so far', () => {
    const { engine, attack, choose, decision } = begin(pieces);
    choose(attack('d6', 'd5'));
    expect(decision().key).toBe('legends.window');
    expect(fightNow(engine.view(0))).toMatchObject({ when: 'now', verdict: 'ties', square: sq('d5') });
    expect(fightNow(engine.view(0))?.fighters[0].parts.map(({ by }) => by)).toEqual(['2', '+3']);
  });

  test('while a power is asked about that comes before the window nothing is decided', () => {
    // Helliton may destroy a 9 that it attacks, before the strengths are compared
    const { engine, events, attack, choose, decision } = begin({ e4: [196, 0], e3: [4, 1, 'shown'], g6: [150, 1] });
    choose(attack('e4', 'e3'));
    expect(decision().key).toBe('legends.offer');
    const view = engine.view(0);
    expect(fightsPast(view, events)).toEqual({ told: [], more: 0 });
    expect(isUndecided(view, storyOf(events, view))).toBe(true);
    const now = fightNow(view, storyOf(events, view));
    expect(now === null ? '' : verdictText(view, now)).toBe('So far: your piece falls');
    choose(decision().choices.indexOf(PASS));
    expect(fightPast(engine.view(0), events)).toMatchObject({ when: 'past', verdict: 'loses' });
    expect(isUndecided(engine.view(0), storyOf(events, engine.view(0)))).toBe(false);
  });

  test('afterwards it stays until the next own turn is made, with its lines and who fell', () => {
    const { engine, events, attack, choose, decision } = begin(pieces);
    const told = () => fightPast(engine.view(0), events);
    expect(told()).toBeNull();
    choose(attack('d6', 'd5'));
    choose(decision().choices.indexOf(PASS));
    expect(told()).toMatchObject({
      when: 'past',
      square: sq('d5'),
      verdict: 'ties',
      fighters: [
        { kind: 91, strength: '5', fate: 'falls' },
        { kind: 150, strength: '5', fate: 'falls' },
      ],
    });
    expect(told()?.fighters[0].parts.map(({ by }) => by)).toEqual(['2', '+3']);
    choose(attack('b6', 'b5'));
    expect(told()?.square).toBe(sq('d5'));
    choose(attack('a4', 'a3'));
    expect(told()).toBeNull();
  });
});

test('the own fight is still told after the other side has fought: the last one first', () => {
  // a Gold Knight takes a 2 on c5; then a 3 attacks a 1 on g5 and takes it
  const { engine, events, attack, choose } = begin({ c4: [41, 0], c5: [150, 1], g5: [92, 0], g6: [121, 1] });
  const squares = () => fightsPast(engine.view(0), events).told.map(({ square }) => square);
  choose(attack('c4', 'c5'));
  expect(squares()).toEqual([sq('c5')]);
  choose(attack('g6', 'g5'));
  expect(squares()).toEqual([sq('g5'), sq('c5')]);
});

test('a fight without a comparison tells the strength that counted there, not the printed one', () => {
  // the Holy Knight has 5, and 4 more in the town on c5, where the Fungus of Bremmuk destroys itself alone
  const { engine, events, attack, choose } = begin({ c4: [50, 0], c5: [201, 1], g6: [121, 1] });
  const told = () => fightPast(engine.view(0), events)?.fighters[0].strength;
  choose(attack('c4', 'c5'));
  expect(told()).toBe('9');
  choose(attack('g6', 'g5'));
  expect(told()).toBe('9');
});

describe('an ability in a fight tells what it makes of it', () => {
  /** What is said of the High Elf's boost for Srik, of 7, who has attacked a piece of that kind on e4. */
  const boosting = (foe: number) => {
    const { engine, events, attack, choose, decision } = begin({
      e3: [8, 0],
      e4: [foe, 1, 'shown'],
      f4: [11, 0],
      g6: [150, 1],
    });
    choose(attack('e3', 'e4'));
    const view = engine.view(0);
    const asked = decision();
    expect(asked.key).toBe('legends.window');
    const index = asked.choices.findIndex((code) => unpackChoice(code).form === 'powerTo');
    const known = events.length;
    choose(index);
    return foretellLines({
      view,
      decision: asked,
      code: asked.choices[index] ?? PASS,
      events: events.slice(known),
      past: events.slice(0, known),
    });
  };

  test.each([
    // Frinhorn has 9, and 1 more on the plains; the Skeleton Horde has 8; Akillon 7
    [174, 'Then 8 against 10: your piece still falls.'],
    [142, 'Then 8 against 8: both fall.'],
    [110, 'Then 8 against 7: your piece wins.'],
  ])('against the piece %i', (foe, line) => {
    expect(boosting(foe)).toEqual([line, 'The High Elf will be revealed.']);
  });

  test('names every own piece that it reveals', () => {
    const { engine, decision } = begin({ e3: [8, 0], f3: [11, 0], g6: [150, 1] });
    const view = engine.view(0);
    const isBoost = (one: number): boolean => {
      const { form, from } = unpackChoice(one);
      return form === 'powerTo' && from === sq('f3');
    };
    const code = decision().choices.find(isBoost) ?? PASS;
    const events: readonly GameEvent[] = [
      { type: 'shown', token: sq('f3'), kind: 11 },
      { type: 'used', token: sq('f3'), seat: 0, power: 1, keyword: null },
      { type: 'shown', token: sq('e3'), kind: 8 },
      { type: 'boosted', token: sq('e3'), by: 1 },
    ];
    expect(foretellLines({ view, decision: decision(), code, events })).toEqual([
      'The High Elf will be revealed.',
      'Srik will be revealed.',
    ]);
  });

  test('one that has not come to the comparison yet says how it stands', () => {
    // Evil may answer, too: what is sure of the boost is the boost
    const { engine, attack, choose, decision } = begin({
      e3: [8, 0],
      e4: [174, 1, 'shown'],
      f4: [11, 0],
      g6: [150, 1],
    });
    choose(attack('e3', 'e4'));
    const view = engine.view(0);
    const code = decision().choices.find((one) => unpackChoice(one).form === 'powerTo') ?? PASS;
    const events: readonly GameEvent[] = [
      { type: 'shown', token: sq('f4'), kind: 11 },
      { type: 'used', token: sq('f4'), seat: 0, power: 1, keyword: null },
      { type: 'boosted', token: sq('e3'), by: 1 },
    ];
    expect(foretellLines({ view, decision: decision(), code, events })).toEqual([
      'Then 8 against 10: your piece still falls, unless you use another ability.',
      'The High Elf will be revealed.',
    ]);
    // without a word on what comes of it nothing is said of the fight
    expect(foretellLines({ view, decision: decision(), code, events: [] })).toEqual(['The High Elf will be revealed.']);
  });
});

describe('classic memory', () => {
  test('leaves out what was seen of a piece and what it may be', () => {
    const started = begin({ e3: [5, 0], e4: [103, 1], g6: [150, 1] });
    const view = started.engine.view(0);
    const token = view.tokens.find(({ square }) => square === sq('e4'));
    if (token === undefined) throw new Error('nobody');
    const lines = (classic: boolean) =>
      cardLines(view, cardOf(view, storyOf(started.events, view), token, classic)).lines;
    expect(lines(false).join(' ')).toMatch(/It has not moved.*It may be: /);
    expect(lines(true)).toEqual(['You have to remember its past.']);
  });
});

test('a power whose piece this viewer does not know is told without its kind', () => {
  const view = begin({ e3: [5, 0], g6: [150, 1] }).engine.view(8);
  const event: GameEvent = { type: 'used', token: 46, seat: 1, power: 1, keyword: null };
  const piece = { id: 46, army: 1, seat: 1, kind: null, square: 46 };
  const beat = { event, at: 0, turn: 1, active: 0, piece, other: null };
  expect(sentenceOf(beat, { view, result: null })).toBe('A hidden piece uses a power.');
});

test('every event of a battle is told to everybody in a whole sentence', () => {
  const told = new Set<string>();
  for (let sample = 0; sample < 3; sample++) {
    const engine = createLegendsReference();
    must(engine.start(legends.sampleSetup(sample, sample)));
    const lists: Readonly<Record<number, GameEvent[]>> = { 0: [], 1: [], 8: [] };
    let state = sample * 2 + 1;
    const take = () => {
      for (const [viewer, list] of Object.entries(lists)) list.push(...eventsFor(engine.rows(), Number(viewer)));
    };
    take();
    for (let ply = 0; ply < 100; ply++) {
      const decision = engine.decision();
      if (decision === null) break;
      state = Math.imul(state ^ (state >>> 15), 0x9e3779b1) >>> 0;
      must(engine.apply(state % decision.choices.length));
      take();
    }
    for (const [viewer, list] of Object.entries(lists)) {
      const view: View = engine.view(Number(viewer));
      for (const beat of storyOf(list, view)) {
        told.add(beat.event.type);
        expect(sentenceOf(beat, { view, result: view.result }), beat.event.type).toMatch(
          /^(?!.*[{}])(?!.*undefined)(?!.*legends\.)[A-Z].*[.?!]$/,
        );
      }
    }
  }
  expect(told.size).toBeGreaterThan(14);
}, 60_000);

test('a piece that changes sides in a fight has not fallen: the verdict says what the row says', () => {
  // Daemin takes control of what it attacks, here of base strength 2
  const { engine, events, attack, choose } = begin({ e3: [141, 0], e4: [25, 1], g6: [150, 1] });
  const seen: GameEvent[] = [
    { type: 'turn', seat: 1 },
    { type: 'turn', seat: 0 },
  ];
  choose(attack('e3', 'e4'));
  seen.push(...eventsFor(engine.rows(), 1));
  const told = fightPast(engine.view(0), events);
  const theirs = fightPast(engine.view(1), seen);
  if (told === null || theirs === null) throw new Error('no fight');
  expect(told.fighters.map(({ fate }) => fate)).toEqual(['stays', 'taken']);
  expect(verdictText(engine.view(0), told)).toBe('The enemy changes sides');
  expect(verdictText(engine.view(1), theirs)).toBe('Your piece changes sides');
  expect(verdictText(engine.view(8), told)).toBe('The defender changes sides');
  // who has it is told so, the other side whose it is
  const lines = (seat: number, all: readonly GameEvent[]) =>
    newsOf(engine.view(seat), all, all, null).map(({ text }) => text);
  expect(lines(0, events)).toContain('The Flood Bringer on e3 is yours now.');
  expect(lines(1, seen).filter((text) => /takes control of/.test(text))).toEqual([
    'Good takes control of the Flood Bringer on e3.',
  ]);
  // a strike that fails is no fight
  const failed = { ...told, verdict: 'open', form: 'strike' } as const;
  expect(verdictText(engine.view(0), failed)).toBe('Nothing falls');
  expect(verdictText(engine.view(0), { ...failed, form: 'attack' })).toBe('Nobody falls');
});

describe('an attack on a castle', () => {
  test('the card says what fell, and who stays', () => {
    const { engine, events, attack, choose } = begin({ c4: [41, 0], c5: [170, 1] });
    choose(attack('c4', 'c5'));
    const told = fightPast(engine.view(0), events);
    expect(told?.fighters.map(({ name, fate }) => [name, fate])).toEqual([
      ['Gold Knight', 'stays'],
      ['Bone Castle', 'falls'],
    ]);
    expect(fateText('Gold Knight', 'stays')).toBe('survives');
    expect([told?.verdict, told?.notes]).toEqual(['wins', []]);
  });

  test('ahead: the castle’s fall is said once', () => {
    const { engine, decision, attack } = begin({ c4: [41, 0], c5: [170, 1, 'shown'] });
    const code = decision().choices[attack('c4', 'c5')] ?? PASS;
    const view = engine.view(0);
    const events: readonly GameEvent[] = [
      { type: 'moved', token: sq('c4'), from: sq('c4'), to: sq('c5') },
      { type: 'shown', token: sq('c4'), kind: 41 },
      { type: 'removed', seat: 1, token: sq('c5'), kind: 170, square: sq('c5'), cause: 'fight' },
      { type: 'over', reason: 'castle', winners: [0] },
    ];
    const lines = foretellLines({ view, decision: decision(), code, events });
    expect(lines).toEqual(['The enemy castle: you win the battle.']);
    const told = fightAhead({ view, story: storyOf([], view), decision: decision(), code, events, unaided: false });
    expect(told?.verdict).toBe('castle');
    expect(told?.notes).toEqual(['The Gold Knight will be revealed.']);
  });

  test('the strength beside a castle is the one on the board, what was lent included', () => {
    const { engine, events, attack, choose } = begin({ c4: [41, 0], c5: [170, 1] });
    const before = engine.view(0);
    choose(attack('c4', 'c5'));
    const view = engine.view(0);
    const at = view.tokens.findIndex(({ id }) => id === sq('c4'));
    const strengths = (view.lists['strengths'] ?? []).map((now, i) => (i === at ? now + 12 : now));
    const raised = { ...view, lists: { ...view.lists, strengths } };
    const printed = before.lists['strengths']?.[before.tokens.findIndex(({ id }) => id === sq('c4'))] ?? Number.NaN;
    expect(fightPast(raised, events)?.fighters[0].strength).toBe(String(printed + 12));
  });
});
