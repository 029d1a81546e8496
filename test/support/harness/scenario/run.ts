/** Runs scenarios on engines: each straight and with the state taken back after every choice. */
import type { Fault } from '../../../../src/contract/fault';
import type { EngineMaker } from '../kit';
import type { Scenario } from './model';
import { PLAY_MODES, playScenario } from './play';
import { badPart } from './reader';

/** Starts the scenario on each engine; refused by all of them, it is the file that is wrong. */
function startFaults(scenario: Scenario, makers: readonly EngineMaker[]): readonly (Fault | null)[] {
  const faults = makers.map((make) => {
    const started = make().start(scenario.setup);
    return started.ok ? null : started.fault;
  });
  const [first] = faults;
  if (first && faults.every((fault) => fault !== null)) throw badPart(first, scenario.at);
  return faults;
}

/** Every way in which the scenario fails, one line each, without its label. */
export function runScenario(scenario: Scenario, makers: readonly EngineMaker[]): readonly string[] {
  const faults = startFaults(scenario, makers);
  const failures: string[] = [];
  for (const [index, make] of makers.entries()) {
    const engine = make();
    const fault = faults[index];
    if (fault) {
      failures.push(
        `[${engine.name}] start: expected to be taken, found ${fault.code} at ${fault.at}: ${fault.expected}`,
      );
      continue;
    }
    for (const mode of PLAY_MODES) {
      engine.start(scenario.setup);
      const wrong = playScenario(scenario, engine, mode);
      if (wrong === null) continue;
      failures.push(`[${engine.name}${mode === 'straight' ? '' : ', restored'}] ${wrong}`);
      break;
    }
  }
  return failures;
}
