/** A match seen again by one seat: nothing in it tells what that seat was not told, its numbering included. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/cli/games';
import { allEventsFor, ONLOOKER } from '../../src/worker/referee/eyes';
import { Match } from '../../src/worker/referee/match';
import { replaySteps } from '../../src/worker/referee/replay';
import { must } from '../support/harness/kit';
import { createRng } from '../support/harness/rng';

const LONGEST = 120;

/** A random match of a game, and how often somebody was asked in secret. */
function randomMatch(name: string, seed: number): { match: Match; secret: number } {
  const game = games[name];
  if (game === undefined) throw new Error(`no game ${name}`);
  const { content, engines } = game;
  const setup = content.sampleSetup(0, seed);
  const match = must(Match.open({ content, make: engines.wasm, setup, effort: {} }), 'a sample setup');
  const rng = createRng(seed);
  let secret = 0;
  for (let left = LONGEST; left > 0; left--) {
    const asked = match.read((engine) => ({ decision: engine.decision(), open: engine.view(ONLOOKER).asked }));
    const { decision, open } = must(asked, 'the question');
    if (decision === null) break;
    if (open?.seat === null) secret++;
    must(match.choose(rng.draw(decision.choices.length)), 'a choice offered');
  }
  return { match, secret };
}

describe.each(Object.keys(games))('%s', (name) => {
  const matches = [1, 2, 3].map((seed) => randomMatch(name, seed));

  it('numbers for a seat no step of which it knows neither who chose nor what', () => {
    for (const { match } of matches) {
      for (const viewer of [...match.setup.seats.keys(), ONLOOKER]) {
        const [, ...numbered] = must(replaySteps(match, viewer, false), 'the replay');
        for (const { seat, text } of numbered) expect(seat !== null || text === 'draw').toBe(true);
      }
    }
  });

  it('shows a seat all its rows in order', () => {
    for (const { match } of matches) {
      for (const viewer of [...match.setup.seats.keys(), ONLOOKER]) {
        const steps = must(replaySteps(match, viewer, false), 'the replay');
        expect(steps.flatMap(({ events }) => events)).toEqual(allEventsFor(match, viewer));
        expect(steps.at(-1)?.view).toEqual(
          must(
            match.read((engine) => engine.view(viewer)),
            'the view',
          ),
        );
      }
    }
  });
});

it('has been tried where seats are asked in secret', () => {
  const asked = Object.keys(games).filter((name) => randomMatch(name, 3).secret > 0);
  expect(asked.length).toBeGreaterThan(1);
});
