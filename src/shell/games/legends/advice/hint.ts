/** A hint's reason as a sentence: what speaks for the move, and in the same breath what speaks against it. */
import type { View } from '../../../../contract/view';
import { formatSquare } from '../../../../games/shared/square';
import { hasText, say } from '../../../../text';
import { capital } from '../../../../text/capital';
import type { Advised } from '../../face-battle';
import { castlesSeen } from '../seek';
import { sayIn } from '../words';
import { castleInDanger, fateOfCastle } from './danger';
import { type Clause, type Reason, SILENT } from './names';

const STOP = /\.$/;

/** Two things that speak against a move make a sentence of their own: the first would grow too long. */
const againstText = (view: View, why: string, clauses: readonly Clause[]): string => {
  const key = clauses.length === 1 ? 'but' : 'and';
  const [first = '', ...more] = clauses.map(({ name, args }) => sayIn(view, `${key}.${name}`, args));
  if (clauses.length === 1) return `${why.replace(STOP, '')}${first}.`;
  return `${why} ${capital(more.reduce((before, one) => say('and.more', { first: before, second: one }), first))}.`;
};

const isPrice = ({ name }: Clause): boolean => name === 'sacrifices' || name === 'sacrificesOne';

/** `A step forward for your Scout, though the General on d3 can beat it there.`; empty where there is nothing to say. */
export const hintText = (view: View, { name, args, clauses = [] }: Reason): string => {
  if (SILENT.includes(name)) return '';
  const [first, ...more] = clauses;
  const spent = first !== undefined && isPrice(first) && hasText(`spent.${name}`);
  const why = spent
    ? sayIn(view, `spent.${name}`, { ...args, named: first.args['named'] ?? 'yes', paid: first.args['piece'] ?? '' })
    : sayIn(view, `hint.${name}`, args);
  const left = spent ? more : clauses;
  // what is threatened may take no harm: a known enemy takes the piece first
  const risky = !spent && clauses.some((clause) => clause.name === 'known') && hasText(`worth.${name}`);
  const said = risky ? sayIn(view, `worth.${name}`, args) : why;
  return capital(left.length === 0 ? said : againstText(view, said, left));
};

/** The same after what becomes of an own castle that is in danger. */
export const hintWithCastle = (advised: Advised, reason: Reason): string => {
  const { view, decision } = advised;
  const why = hintText(view, reason);
  const castle = decision.kind === 'main' && reason.name !== 'castle' ? castleInDanger(view) : null;
  if (castle === null) return why;
  const fate = fateOfCastle(advised, castle);
  const told = fate === 'stays' && !castlesSeen(view).includes(castle) ? 'hidden' : fate;
  return sayIn(view, `hint.danger.${told}`, {
    square: formatSquare(castle, view),
    why,
  }).trim();
};
