/** The choices of the "new duel" screen, and the match they ask the referee for. */

import type { Shelf } from '../../../contract/host';
import type { StartRequest } from '../../../contract/referee';
import type { SeatPlan } from '../../../contract/setup';
import { legion } from '../../../games/legion';
import { formatQuadrant, hasForest, parseQuadrant } from '../../../games/legion/boards';
import { FORMS, type Form, forestDemand, isForm } from '../../../games/legion/forms';
import { keptJson } from '../../../games/shared/json';
import { oneOf } from '../../app/one-of';

/** The computer's levels, the weakest first. */
export const LEVELS = ['story', 'standard', 'veteran'] as const;
export const OPPONENTS = [...LEVELS, 'person'] as const;
export const GROUNDS = ['drawn', 'played', 'picked'] as const;
export const COLOURS = ['drawn', 'black', 'white'] as const;

export interface Duel {
  /** A level of the computer, or a second person at this screen. */
  readonly opponent: (typeof OPPONENTS)[number];
  readonly form: Form;
  /** Who lays the boards: chance, the players in the match, or this screen. */
  readonly ground: (typeof GROUNDS)[number];
  readonly colour: (typeof COLOURS)[number];
  /** The picked layout: quadrant codes NW NE SW SE. */
  readonly layout: readonly number[];
}

export const FIRST_DUEL: Duel = {
  opponent: 'story',
  form: 'basic',
  ground: 'drawn',
  colour: 'drawn',
  layout: ['1A0', '2A1', '3A2', '4A3'].map((text) => parseQuadrant(text) ?? 0),
};

const KEY = 'duel';

const isLayout = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((code) => Number.isInteger(code) && code >= 0 && code < 32) &&
  new Set(value.map((code: number) => code >> 3)).size === 4;

/** The duel of the last time; what can't be read is as on the first visit. */
export const readDuel = (shelf: Shelf): Duel => {
  const json = keptJson(shelf.read(KEY));
  const given: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {};
  const form = given['form'];
  const layout = given['layout'];
  return {
    opponent: oneOf(given['opponent'], OPPONENTS, FIRST_DUEL.opponent),
    form: typeof form === 'string' && isForm(form) ? form : FIRST_DUEL.form,
    ground: oneOf(given['ground'], GROUNDS, FIRST_DUEL.ground),
    colour: oneOf(given['colour'], COLOURS, FIRST_DUEL.colour),
    layout: isLayout(layout) ? layout : FIRST_DUEL.layout,
  };
};

export const keepDuel = (shelf: Shelf, duel: Duel): boolean => shelf.write(KEY, JSON.stringify(duel));

const PERSON: SeatPlan = { player: 'person' };

const seatsOf = ({ opponent, colour }: Duel): readonly SeatPlan[] => {
  const other: SeatPlan = opponent === 'person' ? PERSON : { player: 'computer', level: opponent };
  return colour === 'white' ? [other, PERSON] : [PERSON, other];
};

/** Does the picked layout show as much forest as the mode needs? */
export const layoutFits = ({ form, layout }: Pick<Duel, 'form' | 'layout'>): boolean =>
  layout.filter((code) => hasForest(code >> 2)).length >= forestDemand(form);

const below = (limit: number): number => Math.floor(Math.random() * limit);

/** Four boards laid by chance that meet the mode's demand. */
export const drawLayout = (form: Form): readonly number[] => {
  const boards = [0, 1, 2, 3].sort(() => Math.random() - 0.5);
  const layout = boards.map((board) => {
    const face = below(2);
    const open = forestDemand(form) === 4 && !hasForest(board * 2 + face) ? 1 - face : face;
    return board * 8 + open * 4 + below(4);
  });
  return layoutFits({ form, layout }) ? layout : drawLayout(form);
};

const boardsOf = (duel: Duel): readonly string[] | null => {
  if (duel.ground === 'picked') return duel.layout.map(formatQuadrant);
  // without boards the skirmish draws its own scenery, and the other modes ask the players
  return duel.ground === 'drawn' && duel.form !== 'basic' ? drawLayout(duel.form).map(formatQuadrant) : null;
};

export const requestOf = (duel: Duel): StartRequest => {
  const boards = boardsOf(duel);
  return {
    setup: {
      game: legion.name,
      form: duel.form,
      seats: seatsOf(duel),
      ...(boards === null ? {} : { boards }),
      options: {},
    },
    drawSeats: duel.opponent !== 'person' && duel.colour === 'drawn',
  };
};

export { FORMS };
