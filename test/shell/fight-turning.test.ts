/** What the preview of an attack says of powers: own ones that could turn it, and what Magic would do besides. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { foretellLines } from '../../src/shell/games/legends/answer/foretell';
import { fightAhead } from '../../src/shell/games/legends/fight/fight-ahead';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { loadGames } from '../support/games';

await loadGames(['legends']);

const SHOWN = 'shown';
const PLAINS = Array<string>(8).fill('pppppppp');

/** The preview of an attack of the seat whose turn it is. */
const preview = (pieces: Readonly<Record<string, unknown>>, text: string, turn: 0 | 1 = 0, terrain = PLAINS) => {
  const position = { terrain, pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, options: { lists: 'open' }, position }))));
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const view = engine.view(decision.seat);
  const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
  expect(decision.choices).toContain(code);
  const past: readonly GameEvent[] = eventsFor(engine.rows(), decision.seat);
  const foretold = { view, decision, code, events: [], past };
  return {
    line: foretellLines(foretold).join(' '),
    notes: fightAhead({ ...foretold, story: [], unaided: false })?.notes,
  };
};
const lineOf = (...args: Parameters<typeof preview>): string => preview(...args).line;

describe('an attack that the strengths would lose', () => {
  test('may be turned by a power of the attacker itself', () => {
    // Helliton (196) has 1 and may destroy a 9 or 10: King Migol (3) has 9, Srik (8) has 7
    expect(lineOf({ d5: [196, 1], d4: [3, 0, SHOWN] }, 'd5-d4', 1)).toContain('Helliton’s own power can turn this.');
    expect(lineOf({ d5: [196, 1], d4: [8, 0, SHOWN] }, 'd5-d4', 1)).not.toMatch(/turn/);
    // attacked, it has no such answer
    expect(lineOf({ d5: [196, 1, SHOWN], d4: [3, 0] }, 'd4-d5')).not.toMatch(/turn/);
  });

  // the Dwarven Warrior (21) has 3, the H’caor Ogre Mage (121) on plains 4, Crush (114) 6
  const mage = { d4: [21, 0], d5: [121, 1, SHOWN] };
  const crush = { d4: [21, 0], d5: [114, 1, SHOWN] };
  const migol = { c5: [3, 0] };
  const sword = { e6: [84, 0] };

  test('may be turned by a piece that boosts the attacker where it will fight', () => {
    expect(lineOf(mage, 'd4-d5')).not.toMatch(/turn/);
    // King Migol gives a dwarf next to him 2, the Dancing Sword (84) any piece next to it
    expect(lineOf({ ...mage, ...migol }, 'd4-d5')).toMatch(/ King Migol’s power can turn this\.$/);
    expect(lineOf({ ...mage, ...sword }, 'd4-d5')).toMatch(/ The Dancing Sword’s power can turn this\.$/);
    expect(lineOf({ ...mage, ...migol, ...sword }, 'd4-d5')).toMatch(
      / A power of King Migol or the Dancing Sword can turn this\.$/,
    );
    // two squares away from the one that is fought for
    expect(lineOf({ ...mage, c3: [84, 0] }, 'd4-d5')).not.toMatch(/turn/);
    // his power is used once a turn
    expect(lineOf({ ...mage, c5: { piece: 3, army: 0, used: [1] } }, 'd4-d5')).not.toMatch(/turn/);
  });

  test('may be turned by several together', () => {
    expect(lineOf({ ...crush, ...migol, ...sword }, 'd4-d5')).toMatch(
      / Together, the powers of King Migol and the Dancing Sword can turn this\.$/,
    );
    expect(lineOf({ ...crush, ...migol }, 'd4-d5')).not.toMatch(/turn/);
  });

  test('may be turned by what weakens the other, and by what is spent for the attacker', () => {
    // Fire Wall (168) takes 2 from an enemy next to it: Crimson (150) has 5, Srik (8) has 7
    const crimson = { d5: [150, 1], d4: [8, 0, SHOWN] };
    expect(lineOf(crimson, 'd5-d4', 1)).not.toMatch(/turn/);
    expect(lineOf({ ...crimson, c4: [168, 1], e4: [168, 1] }, 'd5-d4', 1)).toMatch(
      / Together, the powers of .+ can turn/,
    );
  });

  test('needs no word where it is won', () => {
    expect(lineOf({ ...migol, d4: [8, 0], d5: [121, 1, SHOWN] }, 'd4-d5')).not.toMatch(/turn/);
  });
});

describe('an attack on something hidden', () => {
  const lockin = { e3: [5, 0] };
  test('says how many of the Magic pieces that it may be destroy the attacker', () => {
    // a Zombie Grave (164) and Paranos (198) destroy it, the Fungus of Bremmuk (201) destroys itself alone
    expect(lineOf({ ...lockin, e4: [201, 1], g6: [164, 1], h6: [198, 1] }, 'e3-e4')).toMatch(
      / Of the 3 Magic pieces it may be, 2 destroy your piece\.$/,
    );
    expect(lineOf({ ...lockin, e4: [201, 1], g6: [150, 1] }, 'e3-e4')).toMatch(
      /If it is Magic, your piece survives\.$/,
    );
    expect(lineOf({ ...lockin, e4: [150, 1], g6: [164, 1] }, 'e3-e4')).toMatch(/If it is Magic, both fall\.$/);
  });

  test('says that Magic may cost another piece where it may', () => {
    const more = /If it is Magic, both fall, and you may lose another piece too\.$/;
    // Lightning Bolt (130) also strikes two squares straight ahead: e3, which is left, and e2
    const bolt = { ...lockin, e4: [130, 1], g6: [150, 1] };
    expect(lineOf(bolt, 'e3-e4')).toMatch(/If it is Magic, both fall\.$/);
    expect(lineOf({ ...bolt, e2: [8, 0] }, 'e3-e4')).toMatch(more);
    expect(lineOf({ ...bolt, d2: [8, 0] }, 'e3-e4')).not.toMatch(more);
    // Ground Lightning (131) wants a piece that flies: Aras (74) does, Lockin Elves do not
    const ground = { e4: [131, 1], g6: [150, 1] };
    expect(lineOf({ ...ground, ...lockin }, 'e3-e4')).not.toMatch(more);
    expect(lineOf({ ...ground, e3: [74, 0] }, 'e3-e4')).toMatch(more);
    // the Altar of Deliverance (65) has its attacker’s side destroy one more
    expect(lineOf({ d5: [150, 1], d4: [65, 0], b2: [8, 0] }, 'd5-d4', 1)).toMatch(more);
  });

  test('tells of a power of the attacker that the odds leave out', () => {
    const { notes } = preview({ d5: [196, 1], d4: [3, 0], b2: [8, 0] }, 'd5-d4', 1);
    expect(notes?.some((note) => /^These odds leave out its own power\. .*9 or 10/.test(note))).toBe(true);
    expect(preview({ d5: [150, 1], d4: [3, 0], b2: [8, 0] }, 'd5-d4', 1).notes?.join(' ')).not.toMatch(/leave out/);
  });
});
