/** A hint's reason as a sentence: what speaks for the move, and in the same breath what speaks against it. */
import type { View } from '../../../../contract/view';
import { capital } from '../../../../text/capital';
import { sayIn } from '../words';
import { type Reason, SILENT } from './names';

const STOP = /\.$/;

/** `Your Scout is safe there, at the price of revealing it.`; empty where there is nothing to say. */
export const hintText = (view: View, { name, args, clauses = [] }: Reason): string => {
  if (SILENT.includes(name)) return '';
  const why = sayIn(view, `hint.${name}`, args);
  if (clauses.length === 0) return capital(why);
  const rest = clauses.map((clause) => sayIn(view, `but.${clause.name}`, clause.args)).join('');
  return capital(`${why.replace(STOP, '')}${rest}.`);
};
