/** Where on the board something happens: the cells that must be in sight while an effect plays. */
import { around } from '../board/measure';
import type { Cue } from './cue';
import type { Model } from './model';

const cellOf = (model: Model, id: number): readonly number[] =>
  model.tokens.filter((token) => token.id === id).map(({ square }) => square);

const given = (cell: number | null): readonly number[] => (cell === null ? [] : [cell]);

/** None for what happens on the frame or nowhere; null: the whole board, however large. */
export const cellsOfCue = (cue: Cue, model: Model): readonly number[] | null => {
  switch (cue.preset) {
    case 'step':
      return [cue.from, ...(cue.by ?? []), cue.to];
    case 'charge':
    case 'leap':
    case 'teleport':
    case 'lunge':
      return [cue.from, cue.to];
    case 'drop':
    case 'topple':
    case 'crumble':
    case 'fade':
    case 'return':
    case 'jail':
      return [cue.token.square];
    case 'swap':
      return [cue.a, cue.b];
    case 'clash':
      return [cue.from, cue.square];
    case 'combat':
    case 'meet':
      // who fights is drawn larger than a cell
      return cellOf(model, cue.defender).flatMap((cell) => [cell, ...around(model.plan, cell)]);
    case 'shot':
      return [cue.from, cue.square];
    case 'blast':
      return cue.squares.flatMap((cell) => [cell, ...around(model.plan, cell)]);
    case 'free':
    case 'ring':
      return [cue.square];
    case 'window':
    case 'curse':
      return given(cue.square);
    case 'fly':
      return [...given(cue.from), cue.to];
    case 'flip':
    case 'glance':
    case 'lantern':
    case 'use':
    case 'magic':
    case 'dispel':
    case 'lend':
    case 'convert':
      return cellOf(model, cue.id);
    case 'unroll':
      return cue.squares;
    case 'shake':
    case 'word':
    case 'turn':
      return [];
    case 'raze':
    case 'result':
      return null;
  }
};
