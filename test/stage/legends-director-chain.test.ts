/** A turn of several fights: each can be followed. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { legends } from '../../src/games/legends';
import { PASS, unpackChoice } from '../../src/games/shared/choice';
import { createLegendsReference } from '../../src/reference/legends';
import { planOf } from '../../src/stage/director/plan';
import { turnLimit } from '../../src/stage/director/timing';
import { eventsFor } from '../../src/worker/referee/eyes';
import { must } from '../match/support';
import { lookOf } from '../support/looks';

const look = lookOf('legends');
const PLAIN = Array<string>(8).fill('pppppppp');
const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

/** Emeraldis (7, Berserk) attacks one weak piece after the other in a single turn. */
const chain = () => {
  // two of strength 2, and one that does not take part
  const pieces = { a1: [67, 0], h8: [169, 1], d4: [10, 0], d5: [150, 1], d6: [150, 1], a8: [121, 1] };
  const position = { terrain: PLAIN, pieces, turn: 0 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, options: { lists: 'open' }, position }))));
  const from = engine.view(0);
  const events: GameEvent[] = [];
  for (
    let asked = engine.decision();
    asked !== null && !events.some(({ type }) => type === 'turn');
    asked = engine.decision()
  ) {
    const wanted = asked.choices.findIndex((code) => {
      const { form, from: start, to } = unpackChoice(code);
      return asked?.kind === 'main' ? form === 'move' && start === sq('d4') && to === sq('d5') : code !== PASS;
    });
    engine.rows();
    const passes = asked.kind === 'respond' ? asked.choices.indexOf(PASS) : wanted;
    must(engine.apply(passes));
    events.push(...eventsFor(engine.rows(), 0));
  }
  return { from, to: engine.view(0), events };
};

test.each(['normal', 'slow', 'fast'] as const)('each of its fights has the time of a turn at %s', (speed) => {
  const passage = chain();
  const fights = passage.events.filter(({ type }) => type === 'fought').length;
  expect(fights).toBe(2);
  const plan = planOf(passage, look, { speed, calm: false });
  const [first, second] = plan.steps.filter(({ cue }) => cue?.preset === 'combat');
  expect(plan.total).toBeLessThanOrEqual(turnLimit(speed) * fights + 1e-6);
  // one alone takes more than half of a turn's time: two are not pressed into one
  expect(plan.total).toBeGreaterThan(turnLimit(speed));
  expect(second?.at).toBeGreaterThanOrEqual((first?.at ?? 0) + (first?.span ?? 0));
});
