/** All published games' content, by name. */
import type { Content } from '../contract/content';
import type { GameName } from '../contract/setup';
import { legends } from './legends';
import { legion } from './legion';

export const contents: Readonly<Partial<Record<GameName, Content>>> = { legion, legends };
