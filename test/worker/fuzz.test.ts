/**
 * Bad input: spoilt saves, records, requests and positions. Nothing crashes or hangs, nothing contradictory gets in, every
 * refusal says what was expected, and the running match never notices.
 *
 *   FUZZ=17000 npx vitest run test/worker/fuzz.test.ts     as many cases of each of six kinds; FUZZ_SEED=… starts elsewhere
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../src/contract/content';
import type { Engine } from '../../src/contract/engine';
import type { Outcome } from '../../src/contract/fault';
import type { StartRequest } from '../../src/contract/referee';
import type { Setup } from '../../src/contract/setup';
import { legion } from '../../src/games/legion';
import { createLegionReference } from '../../src/reference/legion';
import { createCoreEngine } from '../../src/worker/core-engine';
import { decodeBlock, encodeBlock } from '../../src/worker/referee/block';
import { Match } from '../../src/worker/referee/match';
import { coreFromFile } from '../support/core-file';
import { Mutator } from '../support/fuzz';
import { parley } from '../support/parley/content';
import { createParleyReference } from '../support/parley/reference';
import { faultOf, must } from './support/must';
import { chooseText, gameWith, legionEngine, sessionFor, type TestSession } from './support/session';

const CASES = Number(process.env['FUZZ'] ?? 500);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** What hangs is ended; a busy machine is allowed for. */
const LIMIT = 120_000 + CASES * 100;

const parleyEngine = (): Engine => createCoreEngine(coreFromFile('parley')(), parley);
const GAMES = { legion: gameWith(legion, legionEngine), parley: gameWith(parley, parleyEngine) };
const SPECIMENS: readonly { readonly content: Content; readonly core: Engine; readonly reference: Engine }[] = [
  { content: legion, core: legionEngine(), reference: createLegionReference() },
  { content: parley, core: parleyEngine(), reference: createParleyReference() },
];

/** A match of this setup after some choices, for all seats at one screen. */
const played = async (setup: Setup, choices: number, mutator: Mutator): Promise<TestSession> => {
  const session = sessionFor(GAMES);
  let notice = must(await session.referee.start({ setup, effort: { iterations: 9 } }));
  for (let step = 0; step < choices && notice.person !== null; step++) {
    const { decision } = must(await session.referee.look(notice.person, 0));
    notice = await chooseText(session.referee, notice.person, mutator.draw(decision?.choices.length ?? 1));
  }
  return session;
};

interface Samples {
  readonly saves: string[];
  readonly records: string[];
  readonly requests: StartRequest[];
}
const samples: Samples = { saves: [], records: [], requests: [] };
let running: TestSession;
let asItWas = '';

beforeAll(async () => {
  const mutator = new Mutator(SEED);
  for (const [index, choices] of [0, 3, 20, 60, 200].entries()) {
    for (const content of [legion, parley]) {
      const setup = content.sampleSetup(index, SEED + index);
      const session = await played(setup, choices, mutator);
      samples.saves.push(must(await session.referee.save()));
      const over = await session.referee.resign(0);
      if (over.ok && over.value.result === null) await session.referee.resign(1);
      samples.records.push(must(await session.referee.exportRecord()));
      samples.requests.push({ setup, drawSeats: true, effort: { iterations: 20 } });
    }
  }
  running = await played(legion.sampleSetup(2, 5), 12, mutator);
  asItWas = must(await running.referee.save());
}, LIMIT);

/** A refusal must say something, stand for bad input and not for a broken core, and leave everything as it was. */
const checkRefusal = async (outcome: Outcome<unknown>, notices: number): Promise<void> => {
  const fault = faultOf(outcome);
  expect(fault.code).not.toBe('core-failed');
  expect(fault.found?.length ?? 0).toBeLessThanOrEqual(80);
  expect(must(await running.referee.save())).toBe(asItWas);
  expect(running.notices).toHaveLength(notices);
};

/** What was accepted must be a match: the rules in the other engine lead to the same state by the same record. */
const checkAccepted = async (): Promise<void> => {
  const text = must(await running.referee.save());
  const saved = must(decodeBlock(text)) as { setup: Setup; record: readonly string[] };
  const { content, reference } = SPECIMENS.find((one) => one.content.name === saved.setup.game) ?? {};
  if (content === undefined || reference === undefined) throw new Error('accepted a game that nobody knows');
  const setup = must(content.readSetup(saved.setup));
  const match = must(Match.open({ content, make: () => reference, setup, effort: {} }));
  for (const line of saved.record) must(match.play(line));
  const onlooker = must(await running.referee.look(8, 0));
  expect(reference.view(8)).toEqual(onlooker.view);
  must(await running.referee.load(asItWas));
};

/** Tries one input on the running match. */
const attempt = async (what: unknown, run: () => Promise<Outcome<unknown>>): Promise<boolean> => {
  const notices = running.notices.length;
  try {
    const outcome = await run();
    if (outcome.ok) await checkAccepted();
    else await checkRefusal(outcome, notices);
    return outcome.ok;
  } catch (error) {
    await running.referee.load(asItWas);
    const shown = typeof what === 'string' ? what : JSON.stringify(what);
    throw new Error(`with ${shown}: ${error instanceof Error ? error.stack : String(error)}`);
  }
};

/** Runs the cases and checks that they were worth something: most are refused, but not all for the same reason. */
const run = async (salt: number, one: (mutator: Mutator) => Promise<boolean>): Promise<number> => {
  const mutator = new Mutator(SEED * 1000 + salt);
  let accepted = 0;
  for (let index = 0; index < CASES; index++) if (await one(mutator)) accepted++;
  return accepted;
};

describe('spoilt input', () => {
  it('saves whose letters changed', { timeout: LIMIT }, async () => {
    const accepted = await run(1, (mutator) => {
      const text = mutator.text(mutator.pick(samples.saves));
      return attempt(text, () => running.referee.load(text));
    });
    expect(accepted).toBeLessThan(CASES / 4);
  });

  it('saves whose inside changed, under a checksum that fits', { timeout: LIMIT }, async () => {
    const accepted = await run(2, (mutator) => {
      const json = mutator.json(must(decodeBlock(mutator.pick(samples.saves))));
      const block = encodeBlock(json);
      return block.ok ? attempt(json, () => running.referee.load(block.value)) : Promise.resolve(false);
    });
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(CASES);
  });

  it('records in clear', { timeout: LIMIT }, async () => {
    const accepted = await run(3, (mutator) => {
      const text = mutator.text(mutator.pick(samples.records));
      return attempt(text, () => running.referee.load(text));
    });
    expect(accepted).toBeLessThan(CASES);
  });

  it('requests to start', { timeout: LIMIT }, async () => {
    const accepted = await run(4, (mutator) => {
      const request = mutator.json(mutator.pick(samples.requests)) as StartRequest;
      return attempt(request, () => running.referee.start(request));
    });
    expect(accepted).toBeGreaterThan(0);
  });

  it('what is no text at all', async () => {
    for (const thing of [undefined, null, 7, {}, [], Symbol.iterator]) {
      await attempt(String(thing), () => running.referee.load(thing as unknown as string));
      await attempt(String(thing), () => running.referee.start(thing as unknown as StartRequest));
    }
    const deep = `[Game ${'['.repeat(20_000)}`;
    await attempt('deep', () => running.referee.load(deep));
  });
});

/** Positions that matches of this game really reach. */
const positionsOf = ({ content, reference }: (typeof SPECIMENS)[number]): readonly unknown[] => {
  const found: unknown[] = [];
  const mutator = new Mutator(SEED);
  for (let index = 0; index < 10; index++) {
    must(reference.start(content.sampleSetup(index, index)));
    for (let step = 0; step < 120; step++) {
      const decision = reference.decision();
      if (decision === null) break;
      const position = content.formatPosition(reference.view(9));
      if (step % 17 === index && content.readPosition(position).ok) found.push(position);
      must(reference.apply(mutator.draw(decision.choices.length)));
    }
  }
  return found;
};

const checkPosition = (specimen: (typeof SPECIMENS)[number], position: unknown): boolean => {
  const { content, core, reference } = specimen;
  const read = content.readPosition(position);
  if (!read.ok) {
    expect(faultOf(read).code).toBe('bad-position');
    return false;
  }
  const setup = content.readSetup({ game: content.name, form: read.value.form, position, seed: 3 });
  if (!setup.ok) {
    faultOf(setup);
    return false;
  }
  const started = core.start(setup.value);
  if (!started.ok) {
    // a core may see contradictions that a reader of positions leaves to it
    expect(faultOf(started).code).toBe('bad-position');
    return false;
  }
  must(reference.start(setup.value));
  for (const viewer of [0, 1, 8, 9]) expect(core.view(viewer)).toEqual(reference.view(viewer));
  expect(core.decision()).toEqual(reference.decision());
  // what a position says is what the state is
  expect(content.readPosition(content.formatPosition(core.view(9)))).toEqual({ ok: true, value: core.view(9) });
  return true;
};

describe.each(SPECIMENS)('spoilt positions', (specimen) => {
  it(`of ${specimen.content.name}`, { timeout: LIMIT }, () => {
    const positions = positionsOf(specimen);
    const mutator = new Mutator(SEED + 50);
    let accepted = 0;
    for (const position of positions) expect(checkPosition(specimen, position)).toBe(true);
    for (let index = 0; index < CASES; index++) {
      const position = mutator.json(mutator.pick(positions));
      try {
        if (checkPosition(specimen, position)) accepted++;
      } catch (error) {
        throw new Error(`with ${JSON.stringify(position)}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
    expect(accepted).toBeLessThan(CASES);
  });
});
