/** `scenario`: plays scenario files. */

import type { Scenario } from '../../../test/support/harness/scenario/model';
import { readScenarios } from '../../../test/support/harness/scenario/read-file';
import { BadInput } from '../../../test/support/harness/scenario/reader';
import { runScenario } from '../../../test/support/harness/scenario/run';
import { type Command, EXIT, printJson } from '../command';
import { ENGINE, engineNames } from '../engines';
import { namedFiles, readJson } from '../files';
import { findGame, games } from '../games';
import type { Io } from '../io';
import { showProgress } from '../progress';
import { unusableFile } from '../unusable';

/** Runs `work`; a fault of the file's content becomes Unusable with the file's name. */
function ofFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? unusableFile(file, error.fault) : error;
  }
}

const readAll = (files: readonly string[], io: Io): readonly { file: string; scenario: Scenario }[] =>
  files.flatMap((file) => {
    const json = readJson(file, io);
    return ofFile(file, () => readScenarios(json, games)).map((scenario) => ({ file, scenario }));
  });

export const scenarioCommand: Command = {
  spec: {
    name: 'scenario',
    operands: 'FILE...',
    least: 1,
    most: Number.POSITIVE_INFINITY,
    summary: 'Plays scenario files. Prints one line a failure, and last `N passed, N failed`.',
    notes: [
      'A scenario passes when it passes on every engine asked for, straight on and with the state stored and taken back after',
      'every choice. File names may hold * ? and **. All files are read before the first scenario is played.',
    ],
    options: { engine: ENGINE },
  },
  async run(args, io) {
    const names = engineNames(args);
    const all = readAll(namedFiles(args.operands, io), io);
    const progress = showProgress(io, 'scenario');
    let failed = 0;
    for (const [index, { file, scenario }] of all.entries()) {
      const { engines } = findGame(scenario.content.name);
      const failures = ofFile(file, () =>
        runScenario(
          scenario,
          names.map((name) => engines[name]),
        ),
      );
      progress.at(index + 1, all.length);
      if (failures.length === 0) continue;
      failed++;
      const place = [`${file}${scenario.at === '' ? '' : `: ${scenario.at}`}`, scenario.label].filter(
        (part) => part !== '',
      );
      for (const failure of failures) io.out(`FAIL ${place.join(' ')} ${failure}`);
    }
    progress.end();
    io.out(`${all.length - failed} passed, ${failed} failed`);
    printJson(args, io, { passed: all.length - failed, failed });
    return failed === 0 ? EXIT.fine : EXIT.failed;
  },
};
