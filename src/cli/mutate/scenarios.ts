/** The scenarios that a mutant is shown to. */
import { existsSync } from 'node:fs';
import type { MutantScenario } from '../../../test/support/harness/mutate/run';
import { readScenarios } from '../../../test/support/harness/scenario/read-file';
import { BadInput } from '../../../test/support/harness/scenario/reader';
import { namedFiles, readJson } from '../files';
import { games } from '../games';
import { fromHome } from '../home';
import type { Io } from '../io';
import { unusableFile } from '../unusable';

/** Where a game's scenarios lie; those of a test game may lie beside its core. */
export const FOLDERS = ['test/scenarios/GAME', 'test/support/GAME/scenarios'];

const patternsOf = (game: string): readonly string[] =>
  FOLDERS.map((folder) => fromHome(folder.replace('GAME', game)))
    .filter((folder) => existsSync(folder))
    .map((folder) => `${folder}/**/*.json`);

/** Those of the files named, without any those of the game. */
export function readMutantScenarios(files: readonly string[], game: string, io: Io): readonly MutantScenario[] {
  return namedFiles(files.length > 0 ? files : patternsOf(game), io).flatMap((file) => {
    try {
      return readScenarios(readJson(file, io), games).map((scenario) => ({ scenario, file }));
    } catch (error) {
      throw error instanceof BadInput ? unusableFile(file, error.fault) : error;
    }
  });
}
