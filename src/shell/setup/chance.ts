/** Chance of the page: what it draws stands in the setup afterwards. */
import type { Draw } from '../../games/shared/draws';

export const pageDraw: Draw = (below) => Math.floor(Math.random() * below);
