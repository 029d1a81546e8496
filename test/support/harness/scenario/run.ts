/** Runs scenarios on engines: each straight and with the state taken back after every choice. */
import type { Engine } from '../../../../src/contract/engine';
import type { Fault } from '../../../../src/contract/fault';
import type { EngineMaker } from '../kit';
import type { Scenario } from './model';
import { PLAY_MODES, playScenario } from './play';
import { badPart } from './reader';

/** Engines serve one scenario after the other, so that hundreds of them take seconds; one that threw is thrown away. */
const kept = new WeakMap<EngineMaker, Engine>();

function engineOf(make: EngineMaker): Engine {
  const engine = kept.get(make) ?? make();
  kept.set(make, engine);
  return engine;
}

/** Runs one engine's part; whatever it throws is its failure. */
function guarded<T>(make: EngineMaker, part: (engine: Engine) => T, failed: (why: string) => T): T {
  const engine = engineOf(make);
  try {
    return part(engine);
  } catch (error) {
    kept.delete(make);
    return failed(`threw ${error instanceof Error ? error.message : String(error)}`);
  }
}

const startRefused = ({ code, at, expected }: Fault): string =>
  `start: expected to be taken, found ${code} at ${at}: ${expected}`;

/** Starts the scenario on each engine; refused by all of them, it is the file that is wrong. */
function startFaults(scenario: Scenario, makers: readonly EngineMaker[]): readonly (string | null)[] {
  const faults = makers.map((make) =>
    guarded<Fault | string | null>(
      make,
      (engine) => {
        const started = engine.start(scenario.setup);
        return started.ok ? null : started.fault;
      },
      (why) => `start: ${why}`,
    ),
  );
  const [first = null] = faults;
  const refused = faults.every((fault) => fault !== null && typeof fault !== 'string');
  if (refused && first !== null && typeof first !== 'string') throw badPart(first, scenario.at);
  return faults.map((fault) => (fault === null || typeof fault === 'string' ? fault : startRefused(fault)));
}

/** The first way of playing that goes wrong on an engine, as one line; null when all go well. */
function playAll(scenario: Scenario, make: EngineMaker): string | null {
  for (const mode of PLAY_MODES) {
    const wrong = guarded<string | null>(
      make,
      (engine) => {
        engine.start(scenario.setup);
        return playScenario(scenario, engine, mode);
      },
      (why) => why,
    );
    if (wrong !== null) return `${mode === 'straight' ? '' : ', restored'}] ${wrong}`;
  }
  return null;
}

/** Every way in which the scenario fails, one line each, without its label. */
export function runScenario(scenario: Scenario, makers: readonly EngineMaker[]): readonly string[] {
  const faults = startFaults(scenario, makers);
  return makers.flatMap((make, index) => {
    const { name } = engineOf(make);
    const fault = faults[index] ?? null;
    if (fault !== null) return [`[${name}] ${fault}`];
    const wrong = playAll(scenario, make);
    return wrong === null ? [] : [`[${name}${wrong}`];
  });
}
