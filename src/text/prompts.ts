/** The sentence that asks for the next press: the numbers of an Asking's prompt become names. */

import { quadrantName, terrainName, unitName } from './names';
import { type Args, say } from './say';

export interface Prompt {
  readonly key: string;
  readonly args: Args;
}

const named = (game: string, { key, args }: Prompt): Args => {
  const { item, a0 } = args;
  const naming = [`${game}.place`, `${game}.name`].some((start) => key.startsWith(start));
  const unit = typeof item === 'number' && naming ? { unit: unitName(game, item) } : {};
  const ground =
    typeof item === 'number' && key.startsWith(`${game}.terrain`) ? { terrain: terrainName(game, item) } : {};
  const board = typeof a0 === 'number' ? { board: a0 + 1, quadrant: quadrantName(a0) } : {};
  return { ...args, ...unit, ...ground, ...board };
};

export const promptText = (game: string, prompt: Prompt): string => say(prompt.key, named(game, prompt));
