/** What a hint says against its own move: who may take the piece where it then stands, and what is given for it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { hintText } from '../../src/shell/games/legends/advice/hint';
import { CLAUSES } from '../../src/shell/games/legends/advice/names';
import { reasonOf } from '../../src/shell/games/legends/advice/reason';
import { hasText } from '../../src/text';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

const SHOWN = 'shown';
const CASTLES = { a1: [67, 0], h8: [169, 1] };
const FLAGS = { a1: [209, 0], h8: [209, 1] };

interface Place {
  readonly form?: string;
  readonly pieces: Readonly<Record<string, unknown>>;
  readonly turn?: number;
  readonly unaided?: boolean;
  /** Moves before the one that is advised. */
  readonly before?: readonly string[];
}

/** The whole sentence for a choice of the seat whose turn it is. */
const hintFor = ({ form = 'legends', pieces, turn = 0, unaided = false, before = [] }: Place, text: string): string => {
  const position = { form, ...(form === 'legends' ? { terrain: Array(8).fill('pppppppp') } : {}), pieces, turn };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', form, seats, options: {}, position }))));
  const rows = [...engine.rows()];
  for (const one of before) {
    const asked = engine.decision();
    if (asked === null) throw new Error('over');
    must(engine.apply(asked.choices.indexOf(must(legends.parseChoice(one, asked.kind, engine.view(9))))));
    rows.push(...engine.rows());
  }
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const { seat } = decision;
  const view = engine.view(seat);
  const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
  expect(decision.choices).toContain(code);
  const events = eventsFor(rows, seat);
  return hintText(view, reasonOf({ view, events, decision, code, preview: null, unaided }));
};

/** Of ten soldiers a side: 210 Bomb, 211 Spy, 213 Miner, 214 Sergeant, 216 Captain, 219 General, 220 Marshal. */
const quick = (pieces: Readonly<Record<string, unknown>>, text: string, unaided = false): string =>
  hintFor({ form: 'quick', pieces: { ...FLAGS, ...pieces }, unaided }, text);

beforeAll(() => loadTexts('legends'));

describe('a step', () => {
  test('that threatens one enemy beside another which beats the piece says so', () => {
    const place = { e2: [216, 0], e4: [214, 1, SHOWN] };
    expect(quick(place, 'e2-e3')).toBe('From there, your Captain threatens the Sergeant.');
    expect(quick({ ...place, d3: [219, 1, SHOWN] }, 'e2-e3')).toBe(
      'Worth the risk: from there, your Captain threatens the Sergeant, though the General on d3 can beat it there.',
    );
    // a Bomb takes nobody
    expect(quick({ ...place, d3: [210, 1, SHOWN] }, 'e2-e3')).toBe('From there, your Captain threatens the Sergeant.');
  });

  test('beside something hidden that may well beat the piece says so', () => {
    // hidden are the General and a Spy: one of two beats the Captain
    const place = { e2: [216, 0], e4: [214, 1, SHOWN], d3: [211, 1], g7: [219, 1] };
    const text = 'From there, your Captain threatens the Sergeant, though what is hidden on d3 may beat it there.';
    expect(quick(place, 'e2-e3')).toBe(text);
    // whichever it is
    expect(quick({ ...place, d3: [219, 1], g7: [211, 1] }, 'e2-e3')).toBe(text);
    expect(quick(place, 'e2-e3', true)).toBe(text);
    // nothing hidden beats it
    expect(quick({ ...place, g7: [213, 1] }, 'e2-e3')).toBe('From there, your Captain threatens the Sergeant.');
  });

  test('forward is called safe or told what may come of it', () => {
    expect(quick({ e3: [213, 0], c7: [213, 1] }, 'e3-e4')).toBe('A safe step forward for your Miner.');
    expect(quick({ e3: [213, 0], d4: [220, 1, SHOWN] }, 'e3-e4')).toBe(
      'A step forward for your Miner, though the Marshal on d4 can beat it there.',
    );
  });

  test('forward is told with whom it leaves the piece', () => {
    expect(quick({ e3: [219, 0], d4: [214, 0], g7: [213, 1] }, 'e3-e4')).toBe(
      'A step forward for your General, with the Sergeant next to it.',
    );
    // a Bomb helps nobody
    expect(quick({ e3: [219, 0], d4: [210, 0], g7: [213, 1] }, 'e3-e4')).toBe('A safe step forward for your General.');
    expect(quick({ e3: [219, 0], e5: [213, 1], g7: [212, 1] }, 'e3-e4')).toBe(
      'From e4, your General can attack the hidden piece on e5.',
    );
  });

  test('to where a fight would cost both says that both fall', () => {
    const place = { e2: [216, 0], e4: [214, 1, SHOWN] };
    expect(quick({ ...place, d3: [216, 1, SHOWN] }, 'e2-e3')).toBe(
      'From there, your Captain threatens the Sergeant, though both fall if the Captain on d3 attacks it there.',
    );
    // who beats it is the greater danger
    expect(quick({ ...place, d3: [216, 1, SHOWN], f3: [219, 1, SHOWN] }, 'e2-e3')).toMatch(
      /the General on f3 can beat/,
    );
  });

  test('before the hidden piece that may beat it names the square once', () => {
    const place = { e3: [216, 0], e5: [211, 1], g7: [219, 1] };
    expect(quick(place, 'e3-e4')).toBe(
      'From e4, your Captain can attack the hidden piece on e5, which may be stronger.',
    );
  });

  test('out of the reach of an enemy is none where that one can follow', () => {
    // a Scout (212) runs after the Spy
    expect(quick({ e3: [211, 0], e4: [214, 1, SHOWN] }, 'e3-d3')).toBe('This gets your Spy away from the Sergeant.');
    expect(quick({ e3: [211, 0], e4: [212, 1, SHOWN] }, 'e3-e2')).toMatch(
      /^(?!This gets).*, though the Scout on e4 can beat it there\.$/,
    );
  });

  test('of several is told of several', () => {
    // Lockin Elves (5), 5 strong, before Gruk (103)
    const pieces = { ...CASTLES, e3: [5, 0], d4: [103, 1, SHOWN] };
    expect(hintFor({ pieces }, 'e3-e4')).toMatch(/Lockin Elves, though .+ on d4 can beat them there\.$/);
  });
});

test('two things against a step make a sentence of their own', () => {
  // the Gray Knight (44), hidden, goes two squares at once and stands beside something hidden, and in front of Gruk (103)
  const pieces = { ...CASTLES, e3: [44, 0], d5: [103, 1, SHOWN], e8: [8, 1] };
  expect(hintFor({ pieces }, 'e3.2>d4')).toMatch(/\. The Gray Knight is revealed, and .+ can beat it there\.$/);
});

describe('an attack', () => {
  test('after which another enemy can take the winner says so', () => {
    const place = { e3: [216, 0], e4: [214, 1, SHOWN] };
    expect(quick(place, 'e3-e4')).toBe('This attack beats the Sergeant.');
    expect(quick({ ...place, e5: [219, 1, SHOWN] }, 'e3-e4')).toBe(
      'This attack beats the Sergeant, but the General on e5 can then beat your Captain.',
    );
    // who falls is taken by nobody
    expect(quick({ ...place, e4: [216, 1, SHOWN], e5: [219, 1, SHOWN] }, 'e3-e4')).toBe(
      'Both fall, but trading your Captain for the Captain is worth it.',
    );
  });

  test('on something hidden tells its odds and what is at stake there', () => {
    // of four, one beats the Sergeant, one falls with it, two lose
    const place = { e3: [214, 0], e4: [213, 1], g6: [212, 1], c7: [214, 1], b7: [219, 1], h8: [209, 1, SHOWN] };
    expect(quick(place, 'e3-e4')).toBe('A 50% chance to win, and you learn what is hidden on e4.');
    expect(
      quick({ ...place, e4: [212, 1], e2: [213, 0], a3: [214, 0], a4: [213, 1], g6: [219, 1], b7: [219, 1] }, 'a3-a4'),
    ).toMatch(/ what is hidden on a4, close to your flag\.$/);
    // the flag is one of two
    const two = { e3: [214, 0], e4: [215, 1] };
    expect(quick(two, 'e3-e4')).toBe(
      'A 50% chance to win, and you learn what is hidden on e4, which may be the enemy flag.',
    );
    expect(quick(two, 'e3-e4', true)).toBe('You learn what is hidden on e4.');
  });

  test('on a piece that has moved says that', () => {
    const pieces = { ...FLAGS, a3: [214, 0], e3: [214, 0], e5: [213, 1], g6: [219, 1], c7: [219, 1], b7: [219, 1] };
    expect(hintFor({ form: 'quick', pieces, before: ['a3-b3', 'e5-e4'] }, 'e3-e4')).toMatch(
      /a piece that has moved\.$/,
    );
  });
});

describe('a power', () => {
  // Marbas (187) is sacrificed, and reveals an enemy wherever it stands
  const marbas = (on: readonly unknown[]) => ({ pieces: { ...CASTLES, e6: on, b3: [5, 0], g2: [8, 0] }, turn: 1 });
  test('that is paid for with its own piece names the price', () => {
    expect(hintFor(marbas([187, 1]), 'e6.2>b3')).toBe(
      'You learn what is hidden on b3, which may be the enemy castle, at the price of Marbas.',
    );
    expect(hintFor(marbas([187, 1, SHOWN]), 'e6.2>b3')).toMatch(/, at the price of Marbas\.$/);
  });

  test('that reveals its own piece names that, where the piece is hidden yet', () => {
    // the Gray Knight (44) goes two squares at once
    const knight = (on: readonly unknown[]) => ({ pieces: { ...CASTLES, e3: on, e8: [103, 1] } });
    expect(hintFor(knight([44, 0]), 'e3.2>d4')).toMatch(/Gray Knight, but the Gray Knight is revealed[.,]/);
    expect(hintFor(knight([44, 0, SHOWN]), 'e3.2>d4')).not.toMatch(/price/);
  });

  test('that boosts another piece says what it costs', () => {
    // the High Elf (11) makes Srik (8) stronger
    const elf = (on: readonly unknown[]) => ({ pieces: { ...CASTLES, c3: on, c4: [8, 0] } });
    expect(hintFor(elf([11, 0]), 'c3.1>c4')).toBe(
      'Srik rises to strength 8 until the end of the turn, but your High Elf is revealed.',
    );
    expect(hintFor(elf([11, 0, SHOWN]), 'c3.1>c4')).not.toMatch(/price/);
  });
});

describe('in a fight', () => {
  test('a boost for a piece that does not stand in it is not said to help there', () => {
    // the Enchanted Shield (118) is attacked, and is sacrificed for a piece next to it: Rotbone (163) or the attacked one
    const shield = (pieces: Readonly<Record<string, unknown>>, before: string, text: string) =>
      hintFor({ pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn: 0, before: [before] }, text);
    const attacked = { e4: [118, 1], e5: [142, 1], e3: [1, 0, SHOWN] };
    expect(shield(attacked, 'e3-e4', 'e4.1>e5')).toBe(
      'Lose the Enchanted Shield to raise the Skeleton Horde to 10 this turn.',
    );
    const beside = { e4: [142, 1], e5: [118, 1], e3: [1, 0, SHOWN] };
    expect(shield(beside, 'e3-e4', 'e5.1>e4')).toBe(
      'It helps you in this fight, at the price of your Enchanted Shield.',
    );
  });

  test('who is lent a power is named, also where it is the one that lends it', () => {
    // the Lord of Bones (139) lends Charging to a Skeleton, which it is itself
    const place = { pieces: { ...CASTLES, e6: [139, 1, SHOWN], c6: [142, 1, SHOWN] }, turn: 1 };
    expect(hintFor(place, 'e6.1>e6')).toBe('The Lord of Bones can use Charging this turn.');
    expect(hintFor(place, 'e6.1>c6')).toBe('The Skeleton Horde borrows Charging until the end of the turn.');
  });

  test('the Bloodsucker’s boost names whom it makes stronger and whom it costs', () => {
    const place = { pieces: { ...CASTLES, e6: [159, 1, SHOWN], e7: [142, 1, SHOWN] }, turn: 1 };
    expect(hintFor(place, 'e6.1>e7')).toBe('Lose the Skeleton Horde to make the Bloodsucker stronger this turn.');
  });

  test('a piece that lends Flying to itself takes flight', () => {
    // Lord Esenwein (138) is a Vampire, which it lends Flying to
    const place = { pieces: { ...CASTLES, a2: [138, 0, SHOWN], c2: [159, 0, SHOWN] } };
    expect(hintFor(place, 'a2.1>a2')).toBe('Lord Esenwein takes flight this turn.');
    expect(hintFor(place, 'a2.1>c2')).toBe('The Bloodsucker borrows Flying until the end of the turn.');
  });

  test('what a piece is the price of comes in the same breath', () => {
    const place = (kind: number) => ({ pieces: { ...CASTLES, e3: [kind, 0, SHOWN], e4: [8, 1], d3: [1, 1] } });
    expect(hintFor(place(161), 'e3.1')).toBe('Costs you Gloomis, but destroys an enemy piece.');
    expect(hintFor(place(112), 'e3.1')).toBe('Costs you Medusa, but destroys enemy pieces.');
    expect(hintFor(place(189), 'e3.1')).toBe('Sacrifice Parasitix: your opponent gives you a piece of their choice.');
  });

  test('that is won as it stands, nothing is used, and the hint says so', () => {
    // Dwarven Warrior (21) attacks; the Dancing Sword (84) beside it could be sacrificed
    const fight = (own: number) =>
      hintFor({ pieces: { ...CASTLES, e3: [own, 0], e4: [187, 1, SHOWN], d4: [84, 0] }, before: ['e3-e4'] }, 'pass');
    expect(fight(1)).toBe('So far, Landor wins this fight without help.');
    expect(fight(21)).toBe('No ability is worth using here.');
  });
});

test('every clause has its words', () => {
  expect(CLAUSES.filter((name) => !hasText(`but.${name}`) || !hasText(`and.${name}`))).toEqual([]);
});
