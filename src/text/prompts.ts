/** The sentence that asks for the next press: the numbers of an Asking's prompt become names. */

import { namerOf } from './namers';
import { terrainName, unitName } from './names';
import { type Args, say } from './say';

export interface Prompt {
  readonly key: string;
  readonly args: Args;
}

const named = (game: string, { key, args }: Prompt): Args => {
  const { item } = args;
  const naming = [`${game}.place`, `${game}.name`].some((start) => key.startsWith(start));
  const unit = typeof item === 'number' && naming ? { unit: unitName(game, item) } : {};
  const ground =
    typeof item === 'number' && key.startsWith(`${game}.terrain`) ? { terrain: terrainName(game, item) } : {};
  return { ...args, ...unit, ...ground, ...namerOf(game).prompt(args) };
};

export const promptText = (game: string, prompt: Prompt): string => say(prompt.key, named(game, prompt));
