/** What a hint says while the own castle is in danger: what the advised move does about it, and nothing that its player can't know. */
import { beforeAll, describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { hintWithCastle } from '../../src/shell/games/legends/advice/hint';
import { reasonOf } from '../../src/shell/games/legends/advice/reason';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';

const SHOWN = 'shown';

beforeAll(() => loadTexts('legends'));

/** 209 flag, 213 Miner, 214 Sergeant, 219 General, 220 Marshal. */
const hintFor = (pieces: Readonly<Record<string, unknown>>, text: string): string => {
  const position = {
    form: 'quick',
    pieces: { a1: [209, 0], h8: [209, 1], ...pieces },
    turn: 0,
  };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(
    engine.start(
      must(
        legends.readSetup({
          game: 'legends',
          form: 'quick',
          seats,
          options: {},
          position,
        }),
      ),
    ),
  );
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const view = engine.view(0);
  const code = must(legends.parseChoice(text, decision.kind, engine.view(9)));
  expect(decision.choices).toContain(code);
  const advised = {
    view,
    events: eventsFor(engine.rows(), 0),
    decision,
    code,
    preview: null,
    unaided: false,
  };
  return hintWithCastle(advised, reasonOf(advised));
};

describe('while an enemy can take the own castle', () => {
  test('a move that changes nothing says so, and that the castle is hidden while it is', () => {
    const place = { a2: [219, 1, SHOWN], e3: [213, 0], c7: [213, 1] };
    expect(hintFor(place, 'e3-e4')).toBe(
      'Your flag on a1 stays in danger, but it is still hidden from the enemy. A safe step forward for your Miner.',
    );
    expect(hintFor({ ...place, a1: [209, 0, SHOWN] }, 'e3-e4')).toBe(
      'Your flag on a1 stays in danger. A safe step forward for your Miner.',
    );
  });

  test('an attack that fells the enemy ends the danger, one that falls before it does not', () => {
    expect(hintFor({ a2: [214, 1, SHOWN], a3: [220, 0], c7: [213, 1] }, 'a3-a2')).toBe(
      'This ends the danger to your flag on a1. This attack beats the Sergeant.',
    );
    expect(hintFor({ a2: [219, 1, SHOWN], a3: [214, 0], c7: [213, 1] }, 'a3-a2')).toMatch(/stays in danger/);
  });

  test('an attack on what is hidden there is promised nothing', () => {
    expect(hintFor({ a2: [214, 1], a3: [220, 0], c7: [213, 1], g7: [219, 1] }, 'a3-a2')).toMatch(
      /^Your flag on a1 is in danger: an enemy can reach it next turn\. /,
    );
  });

  test('no danger, no word', () => {
    expect(hintFor({ e3: [213, 0], c7: [213, 1] }, 'e3-e4')).toBe('A safe step forward for your Miner.');
  });
});
