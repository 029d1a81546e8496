/** The recipe of every sound. */
import { CLASSES, kindOf, type SoundName } from '../names';
import { type Recipe, rendering } from '../render';
import { finish, type Samples } from '../samples';
import * as fights from './fights';
import * as page from './page';
import * as powers from './powers';
import * as steps from './steps';
import * as stings from './stings';

export const RECIPES: Readonly<Record<SoundName, Recipe>> = { ...page, ...steps, ...fights, ...powers, ...stings };

/** Makes a sound bit by bit; `rate` in samples a second. */
export const makingSound = (name: SoundName, variant: number, rate: number): Generator<undefined, Samples> =>
  rendering(RECIPES[name], name, variant, CLASSES[kindOf(name)].loud, rate);

/** Makes it in one go. */
export const makeSound = (name: SoundName, variant: number, rate: number): Samples =>
  finish(makingSound(name, variant, rate));
