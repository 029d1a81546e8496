/** The option `--engine`. */
import { ENGINE_NAMES, type EngineName } from '../../test/support/harness/kit';
import type { Arguments, OptionSpec } from './arguments';

export const ENGINE: OptionSpec = {
  kind: 'text',
  word: 'E',
  help: 'which engines (default both)',
  values: [...ENGINE_NAMES, 'both'],
};

/** The engines asked for. */
export function engineNames(args: Arguments): readonly EngineName[] {
  const asked = args.text('engine') ?? 'both';
  return ENGINE_NAMES.filter((name) => asked === 'both' || asked === name);
}
