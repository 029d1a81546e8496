/** The sentence that asks for the next press: the numbers of an Asking's prompt become names. */

import { quadrantName, unitName } from './names';
import { type Args, say } from './say';

export interface Prompt {
  readonly key: string;
  readonly args: Args;
}

const named = (game: string, { key, args }: Prompt): Args => {
  const { item, a0 } = args;
  const unit = typeof item === 'number' && key.startsWith(`${game}.place`) ? { unit: unitName(game, item) } : {};
  const board = typeof a0 === 'number' ? { board: a0 + 1, quadrant: quadrantName(a0) } : {};
  return { ...args, ...unit, ...board };
};

export const promptText = (game: string, prompt: Prompt): string => say(prompt.key, named(game, prompt));
