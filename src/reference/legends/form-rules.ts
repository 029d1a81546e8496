/** A form made ready: what the rules ask of its pieces taken together. No rule asks for its name. */
import type { Catalogue, Filter, Form, Side } from '../../games/legends/language';
import type { Kind } from './kinds';
import { EVENT } from './powers';

export interface FormRules {
  readonly form: Form;
  /** The kinds that belong to it, ascending. */
  readonly kinds: readonly Kind[];
  /** Has one of them an ability without a trigger? Without such no window ever opens. */
  readonly hasWindows: boolean;
  /** Bits of the events that one of them has a power for (`asks: always`). */
  readonly events: number;
  /** The `it` filters of their powers that wait for `fallen` (`asks: always`). */
  readonly fallenFilters: readonly Filter[];
}

const fallenFiltersOf = ({ triggers }: Kind): readonly Filter[] =>
  triggers.flatMap(({ on, condition }) => (((on >> EVENT.fallen) & 1) === 1 ? [condition?.it ?? {}] : []));

/** By form number. */
export const readForms = (catalogue: Catalogue, all: readonly (Kind | undefined)[]): readonly FormRules[] =>
  catalogue.forms.map((form) => {
    const [first, last] = form.pieces;
    const kinds = all.slice(first, last + 1).flatMap((kind) => kind ?? []);
    return {
      form,
      kinds,
      hasWindows: kinds.some(({ abilities }) => abilities.length > 0),
      events: kinds.reduce((bits, { waitsFor }) => bits | waitsFor, 0),
      fallenFilters: kinds.flatMap(fallenFiltersOf),
    };
  });

/** Does the seat lay its army out itself, in secret? */
export const isArrangedForm = ({ form }: FormRules): boolean => form.setup === 'arranged';

/** Exchanges a seat has before the battle; who lays the army out has none. */
export const exchangesOf = (rules: FormRules): number => (isArrangedForm(rules) ? 0 : rules.form.exchanges);

/** Kinds that an army with such a piece may hold: a piece of both sides stands in either. */
export const kindsOfSide = ({ kinds }: FormRules, side: Side | 'both'): readonly Kind[] =>
  kinds.filter(({ piece }) => side === 'both' || piece.side === 'both' || piece.side === side);

/** Does the piece belong to the form? */
export const isOfForm = ({ form }: FormRules, number: number): boolean =>
  number >= form.pieces[0] && number <= form.pieces[1];
