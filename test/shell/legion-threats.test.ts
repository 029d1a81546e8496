/** What a side could remove with its next placement, and what is said before a choice by which a duel may be lost. */
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { legion } from '../../src/games/legion';
import { UNITS } from '../../src/games/legion/units';
import { viewAfter } from '../../src/shell/games/legion/after';
import { legionBoard } from '../../src/shell/games/legion/board';
import { kingThreat, threatsTo } from '../../src/shell/games/legion/threats';
import { must } from '../match/support';
import { eventsOf } from '../reference/kit';
import { at, dealt, K, play } from '../reference/legion-kit';
import { loadGames } from '../support/games';
import { createRng } from '../support/harness/rng';

await loadGames(['legion']);

const C3 = 14;

/** `Nc4` for each placement that would remove what stands there. */
const threats = (position: string, square: number): readonly string[] => {
  const view = at(position).view(9);
  const owner = view.tokens.find((token) => token.square === square)?.seat ?? 0;
  return threatsTo(view, 1 - owner, square)
    .map(({ kind, from, by }) => `${UNITS[kind]?.letter}${legion.plan(view).name(from)} ${by}`)
    .sort();
};

describe('who would fall (rules, sections 3 and 4)', () => {
  test('swords: more than the defence, with those that touch already; the crown removes whatever its defence', () => {
    // a fort makes it 3: the Knight on b3 lends two, so two more are needed, and no arrow comes in
    expect(threats('6/6/6/1nK3/6/6 w - king =f5/6/6/2x3/6/6', C3)).toEqual(
      ['G', 'K', 'N'].flatMap((unit) =>
        ['c2', 'c4', 'd3'].map((square) => `${unit}${square} ${unit === 'K' ? 'crown' : 'swords'}`),
      ),
    );
  });

  test('no unit stands on the Flag, on another unit, or on ground that does not take it', () => {
    // d3 is the Flag's, c4 is taken, and water takes no General
    expect(threats('6/6/2T3/1nK3/6/6 w d3 king =f5/6/6/2x3/2w3/6', C3)).toEqual(['Kc2 crown', 'Nc2 swords']);
  });

  test('arrows come from any square but a forest, and hit no shield, no fort and no forest', () => {
    const arrows = (position: string) => threats(position, C3).filter((text) => text.endsWith('arrow'));
    // an Archer and a Catapult, each on 35 free squares but the forest on a6
    expect(arrows('6/6/6/2S3/6/6 w - advanced =f5/6/6/6/6/6')).toHaveLength(2 * 34);
    expect(arrows('6/6/6/2S3/6/6 w - advanced =f5/6/6/2x3/6/6')).toEqual([]);
    expect(arrows('6/6/6/2S3/6/6 w - advanced =f5/6/6/2f3/6/6')).toEqual([]);
    expect(arrows('6/6/6/2G3/6/6 w - advanced =f5/6/6/6/6/6')).toEqual([]);
  });

  test('nothing removes a Tower or a Catapult', () => {
    for (const unit of ['T', 'C']) expect(threats(`6/6/6/1n${unit}3/6/6 w - basic -`, C3)).toEqual([]);
  });
});

/** Does any choice of the side whose turn it is remove the enemy King? */
const takesKing = (engine: Engine, owner: number): boolean => {
  const start = engine.snapshot();
  const tries = (): boolean => {
    const decision = engine.decision();
    return (decision?.choices ?? []).some((_, index) => {
      const before = engine.snapshot();
      must(engine.apply(index));
      const falls = engine
        .rows()
        .some(({ event }) => event.type === 'removed' && event.kind === K && event.seat === owner);
      const taken = falls || (engine.decision()?.key === 'legion.shot' && tries());
      must(engine.restore(before));
      return taken;
    });
  };
  const taken = tries();
  must(engine.restore(start));
  return taken;
};

/** Every choice of a position is tried: few positions are enough to meet both answers. */
const [MATCHES, EVERY] = [4, 4];

describe('over random play, as the rules have it', () => {
  test('a King is in danger exactly where the other side can remove it, and a view is told rightly', {
    timeout: 900_000,
  }, () => {
    let [dangers, safe] = [0, 0];
    for (let match = 0; match < MATCHES; match++) {
      const engine = dealt({ form: 'king', seed: match, boards: ['1A0', '2B3', '3A1', '4A2'] });
      const rng = createRng(match);
      for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
        const owner = 1 - decision.seat;
        const view = engine.view(decision.seat);
        const stands = view.tokens.some((token) => token.kind === K && token.seat === owner);
        if (decision.key === 'legion.place' && stands && view.ply % EVERY === 0) {
          const threat = kingThreat(view, owner);
          expect(threat !== null).toBe(takesKing(engine, owner));
          if (threat === null) safe++;
          else dangers++;
        }
        must(engine.apply(rng.draw(decision.choices.length)));
        const [told, real] = [viewAfter(view, eventsOf(engine)), engine.view(decision.seat)];
        const pieces = ({ tokens }: typeof told) => tokens.map(({ square, seat, kind }) => [square, seat, kind]);
        const heaps = ({ heaps: all }: typeof told) => all.map(({ kinds }) => [...kinds].sort());
        expect([pieces(told), heaps(told), told.flag]).toEqual([pieces(real), heaps(real), real.flag]);
      }
    }
    expect(Math.min(dangers, safe)).toBeGreaterThan(0);
  });
});

/** What is said before the last of these choices. */
const foretold = (position: string, ...texts: readonly string[]) => {
  const engine = at(position);
  play(engine, ...texts.slice(0, -1));
  const view = engine.view(engine.decision()?.seat ?? 0);
  play(engine, ...texts.slice(-1));
  const preview = { choice: 0, events: eventsOf(engine) };
  const foretelling = { view, asking: null };
  return {
    warning: legionBoard.warning?.(foretelling, preview) ?? null,
    lines: legionBoard.preview(foretelling, preview),
  };
};

test('before a choice is said of each unit what the log will say of it: it goes back to the reserve', () => {
  expect(foretold('6/6/2s3/6/6/6 w - basic -', 'K@c3').lines[0]).toBe(
    'Your King sends the Soldier on c4 back to the reserve.',
  );
});

describe('what is said before a choice by which the duel may be lost', () => {
  const DANGER = '5k/6/6/SnK3/6/6 w - king =f5/6/6/2x3/6/6';

  test('the King could be beaten, or shot, next turn: who could, and from where', () => {
    const beaten = foretold(DANGER, 'N@e1');
    expect(beaten.warning).toBe('Next turn the enemy Knight could beat your King on c3 from c2.');
    expect(beaten.lines).toEqual([beaten.warning, 'Nothing falls.']);
    const shot = foretold('5k/6/6/2K3/6/6 w - king =f5/6/6/6/6/6', 'S@a1');
    expect(shot.warning).toBe('Next turn the enemy Catapult could shoot your King on c3.');
  });

  test('nothing is said where the King is out of reach, or its fall loses nothing (L17)', () => {
    expect(foretold(DANGER, 'N@b4').warning).toBeNull();
    expect(foretold('5k/6/6/2K3/6/6 w - king =f5/6/6/2f3/6/6', 'S@a1').warning).toBeNull();
    expect(foretold('5k/6/6/2K3/6/6 w - basic -', 'S@a1').warning).toBeNull();
  });

  test('nor while the turn goes on: the shot may save it', () => {
    expect(foretold(DANGER, 'A@e1').lines).toEqual(['It shoots an enemy of your choice.']);
    expect(foretold(DANGER, 'A@e1', 'b3').warning).toBeNull();
  });

  test('a choice that loses at once says so, and why (section 6)', () => {
    const said = (position: string, text: string) => foretold(position, text).lines.at(0);
    expect(said('s1s3/n1n3/u5/g5/t5/c4S b - king =f5/6/6/6/6/6', 'A@d1')).toBe(
      'You lose the battle: only your King would be left to place.',
    );
    expect(said('KNNGUu/6/a1c1g1/6/5k/ssnn2 b - caravan -', 'T@f4')).toBe(
      'You lose the battle: the enemy line is longer.',
    );
    expect(said('KNNG1u/6/a1c1g1/6/5k/ssnn2 b - forest =fff3/6/6/6/6/ff4', 'T@f4')).toBe(
      'You lose the battle: the enemy has more units in forests.',
    );
  });

  test('a choice that wins says that', () => {
    const won = foretold('KNNG1u/6/a1c1g1/6/5k/ssnn2 b - caravan -', 'T@f4');
    expect([won.warning, won.lines]).toEqual([null, ['You win the battle.']]);
  });
});
