/** Why a hint of a siege proposes a step or a fight: what it covers or costs, and what a King's quiet step is good for (RULES section 5). */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { parsePlace } from '../../src/games/medieval/notation';
import { createMedievalReference } from '../../src/reference/medieval';
import { reasonOf } from '../../src/shell/games/medieval/advice';
import { say } from '../../src/text';
import { must } from '../match/support';

const squareOf = (name: string): number => parsePlace(name) ?? -1;

/** The reason of Red's answer at a position; `shown`: squares of pieces that all know; `came`: where the piece came from in its last move. */
const reasonAt = (rows: string, text: string, shown: readonly string[] = [], came?: string) => {
  const engine = createMedievalReference();
  const json = { game: 'medieval', position: { line: rows.includes(' r ') ? rows : `${rows} r - R2B2`, shown } };
  must(engine.start(must(medieval.readSetup(json))));
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  const view = engine.view(0);
  const code = decision.choices.find(
    (one) => medieval.formatChoice(one, decision.kind, medieval.shape({ game: 'medieval', form: 'standard' })) === text,
  );
  if (code === undefined) throw new Error(`${text} is not offered`);
  const from = squareOf(text.slice(0, 2));
  const token = view.tokens.find(({ square }) => square === from)?.id ?? -1;
  const events: readonly GameEvent[] =
    came === undefined ? [] : [{ type: 'moved', token, from: squareOf(came), to: from }];
  const { name, args } = reasonOf({ view, events, decision, code, preview: null, unaided: false });
  return [name, args] as const;
};

const HOME = '15/7k7/15/15/15/15';

describe('a step is advised because', () => {
  it('a piece in reach of a known Axeman is covered by one that beats it', () => {
    // the Axeman on h8 takes the Footman on h6; the Knight on j8 is one step too far from h6
    const rows = `${HOME}/15/7x1N5/15/7F7/15/15/15/7K7/15`;
    expect(reasonAt(rows, 'j8-k8', ['h8'])[0]).not.toBe('covers');
    expect(reasonAt(rows, 'j8-j7', ['h8'])[0]).toBe('covers');
    // of a hidden piece nothing is known
    expect(reasonAt(rows, 'j8-j7')[0]).not.toBe('covers');
  });

  it('a piece gets away from a known enemy that beats it, not from one that it beats', () => {
    const rows = (own: string): string => `${HOME}/15/7x7/7${own}7/15/15/15/15/7K7/15`;
    expect(reasonAt(rows('F'), 'h7-h6', ['h8'])[0]).not.toBe('flees');
    expect(reasonAt(rows('N'), 'h7-f6', ['h8'])[0]).not.toBe('flees');
    expect(reasonAt(`${HOME}/15/7x7/15/7F7/15/15/15/7K7/15`, 'h6-h5', ['h8'])[0]).toBe('flees');
  });

  it('the King is safer from an enemy that can’t get at him any more, not from one that still can', () => {
    // the Axeman goes over g2 before and after; the Knight has no three steps but over h3
    const rows = `${HOME}/15/15/15/15/7n7/15/6G8/5x1K7/15`;
    expect(reasonAt(rows, 'g3-h3', ['f2', 'h5'])).toEqual(['safer', { foe: 'Knight', square: 'h5' }]);
    // it is he who goes, three steps being four then
    expect(reasonAt(`${HOME}/15/15/15/15/7n7/15/15/7K7/15`, 'h2-g1', ['h5'])).toEqual([
      'kingFlees',
      { foe: 'Knight', square: 'h5' },
    ]);
  });

  it('a King gets away from the nearest enemy', () => {
    const rows = `${HOME}/15/15/15/15/7f7/15/15/7K7/15`;
    expect(reasonAt(rows, 'h2-g1')).toEqual(['kingAway', { foe: 'h5' }]);
  });

  it('a King has more of his own round him', () => {
    const rows = `${HOME}/15/15/15/15/15/15/4FF9/7K7/15`;
    expect(reasonAt(rows, 'h2-g2')[0]).toBe('kingHides');
  });

  it('nothing else gains more than a quiet step of the King', () => {
    expect(reasonAt(`${HOME}/15/15/15/15/15/15/15/7K7/4F10`, 'h2-i2')[0]).toBe('kingWaits');
  });
});

/** The same as it is read. */
const hintAt = (...place: Parameters<typeof reasonAt>): string => {
  const [name, args] = reasonAt(...place);
  return say(`medieval.hint.${name}`, args);
};

describe('a quiet step is advised by what it gains, or else as a quiet one', () => {
  it('makes room for a piece that had nowhere to go and gets somewhere', () => {
    // the Axeman on g1 goes two steps: over f1, which the Guard leaves, to f2
    const rows = (back: string): string => `${HOME}/15/15/15/15/15/15/15/6G3K4/${back}`;
    expect(hintAt(rows('5GXG7'), 'f1-e1')).toBe('This makes room for your Axeman, which could not move.');
    // it could move before, over h1
    expect(reasonAt(rows('5GX8'), 'f1-e1')[0]).not.toBe('room');
    // a Footman gets no further than the one square that is left to it
    expect(reasonAt(rows('5GFG7'), 'f1-e1')[0]).not.toBe('room');
  });

  // within two steps there are nine squares from e3, which has a wall at its side, and ten from f2
  const axeman = (at: string, from: string): string => `${HOME}/15/15/15/15/15/15/${at}/${from}K4/15`;

  it('has more squares to go to only where there are more', () => {
    expect(hintAt(axeman('4X10', '10'), 'e3-f2')).toBe('From f2, your Axeman can go to more squares.');
    expect(hintAt(axeman('15', '5X4'), 'f2-e2')).toBe('No strong move here; a quiet step with your Axeman is fine.');
  });

  it('goes back to where it came from for no other reason than the quiet of it', () => {
    expect(reasonAt(axeman('4X10', '10'), 'e3-f2', [], 'f2')[0]).toBe('quiet');
    expect(reasonAt(axeman('4X10', '10'), 'e3-f2', [], 'e4')[0]).toBe('aside');
  });
});

describe('a piece is said to come closer', () => {
  // the camps are on ranks 2 and 3, and 13 and 14; the only ways out of one lead over its front
  const rows = (four: string): string => `${HOME}/15/15/15/15/15/${four}/15/4K10/15`;

  it('only by fewer steps to the enemy camp, and not to the side', () => {
    expect(reasonAt(rows('9A5'), 'j4-i4')[0]).toMatch(/^(aside|quiet)$/);
    expect(reasonAt(rows('5A9'), 'f4-g4')[0]).toMatch(/^(aside|quiet)$/);
    expect(reasonAt(rows('10B4'), 'k4-j4')[0]).toMatch(/^(aside|quiet)$/);
    expect(reasonAt(rows('9B5'), 'j4-k4')[0]).toMatch(/^(aside|quiet)$/);
    expect(reasonAt(`${HOME}/15/15/15/15/15/15/8A6/4K10/15`, 'i3-h3')[0]).toMatch(/^(aside|quiet)$/);
    // from d7 the way goes round the lake on e7, d8 being one step farther on it
    expect(reasonAt(`${HOME}/15/15/3X11/15/15/15/15/7K7/15`, 'd7-d8')[0]).toBe('advance');
  });

  it('as a King only by fewer of his own steps to the stockade, the diagonal ones among them', () => {
    // h14 is the enemy stockade, and the lakes leave h5 free
    expect(reasonAt(`${HOME}/15/15/15/15/15/7K7/15/15/15`, 'h4-h5')[0]).toBe('kingForward');
    expect(reasonAt(`${HOME}/15/8K6/15/15/15/15/15/15/15`, 'i8-h8')[0]).not.toBe('kingForward');
  });
});

it('a piece is covered by one that can take whoever takes it, and the sides are told apart', () => {
  const rows = `${HOME}/15/7x1N5/15/7F7/15/15/15/7K7/15`;
  expect(hintAt(rows, 'j8-j7', ['h8'])).toBe(
    'Your Knight covers your Footman on h6: if Blue’s Axeman takes it, you can take it back.',
  );
});

describe('a bomb is advised at its price', () => {
  it('which is who stands next to it of one’s own', () => {
    const rows = (own: string): string => `${HOME}/6xgx6/${own}/15/15/15/15/15/7K7/15`;
    const threatens = 'The bomb on h8 threatens 3 enemies next to it';
    expect(hintAt(rows('7L7'), '!h8-e8')).toBe(`${threatens}.`);
    expect(hintAt(rows('7L7'), '!h8-g8')).toBe(`${threatens}, but also your Alchemist unless it moves away in time.`);
    expect(hintAt(rows('7LF6'), '!h8-g8')).toBe(
      `${threatens}, but also 2 of your own pieces unless they move away in time.`,
    );
  });

  it('or the attacker', () => {
    const rows = `${HOME}/15/7o7/7N7/7A7/15/15/15/7K7/15 r h8B2 R2B1`;
    expect(hintAt(rows, 'h7xh8')).toBe('This sets off the bomb on h8 when it suits you, at the cost of your Knight.');
    expect(hintAt(rows, 'h6~h8')).toBe('This sets off the bomb on h8 when it suits you.');
  });
});

describe('a fight is advised', () => {
  it('as a loss where all that may stand there beats it, not as a gamble', () => {
    // the King being known, the hidden piece is the Paladin
    const rows = `${HOME}/15/7p7/7F7/15/15/15/15/7K7/15`;
    expect(reasonAt(rows, 'h7xh8', ['h14'])).toEqual(['gives', { yours: 'Footman', square: 'h8' }]);
    expect(reasonAt(rows, 'h7xh8')[0]).toBe('gamble');
  });

  it('as a shot that can’t cost the shooter', () => {
    const [name, args] = reasonAt(`${HOME}/15/7n7/15/7A7/15/15/15/7K7/15`, 'h6~h8', ['h8']);
    expect(say(`medieval.hint.${name}`, args)).toBe('This shot will be blocked, but can’t cost you your Archer.');
  });
});
