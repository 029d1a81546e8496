/** What a view must say and must not say, by the book alone: both that it hides what it should, and that it tells the rest. */
import type { Decision } from '../../../../../src/contract/decision';
import type { GameEvent } from '../../../../../src/contract/event';
import type { View } from '../../../../../src/contract/view';
import { armyOfForm } from '../../../../../src/games/legends/arrange';
import { formOf } from '../../../../../src/games/legends/forms';
import { difference, shown } from '../../difference';
import { isOwnSide, type LegendsBook } from './book';
import type { Laid } from './laid';

const EVERYBODY = 511;
const GRANT_WORDS = 4;
/** Of a grant: everybody knows who has it. */
const OPEN = 1;

function tokenFault(view: View, truth: View, book: LegendsBook): string | null {
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind]));
  for (const { id, kind, shownTo } of view.tokens) {
    const wanted = book.knows(id) ? kinds.get(id) : null;
    if (kind !== wanted) return `kind of ${id}: ${kind}, the book says ${wanted}`;
    const mask = book.isShown(id) ? EVERYBODY : book.lookersOf(id);
    if (shownTo !== mask) return `shownTo of ${id}: ${shownTo}, the book says ${mask}`;
  }
  return null;
}

/** A side knows its own armies' lists, everybody all of them where they lie open (R136) or follow from the form. */
function rosterFault(view: View, truth: View, viewer: number): string | null {
  const follows = formOf(view.form)?.setup === 'arranged';
  const seats = truth.lists['quiet']?.length ?? 0;
  for (let army = 0; army < seats; army++) {
    const name = `roster${army}`;
    const open = follows || view.counters['lists'] === 0 || isOwnSide(viewer, army);
    const wanted = open ? truth.lists[name]?.join() : '';
    if ((view.lists[name] ?? []).join() !== wanted) return `${name}: ${view.lists[name]}, expected ${wanted}`;
  }
  return null;
}

/** Recipients of keywords given unseen are known to the giver's side alone. */
function grantFault(view: View, truth: View, viewer: number): string | null {
  const real = truth.lists['grants'] ?? [];
  const told = view.lists['grants'] ?? [];
  for (let at = 0; at < Math.max(real.length, told.length); at += GRANT_WORDS) {
    const hidden = real[at + 3] !== OPEN && !isOwnSide(viewer, real[at + 2] ?? 0);
    const wanted = hidden ? -1 : real[at];
    if (told[at] !== wanted) return `recipient of grant ${at / GRANT_WORDS}: ${told[at]}, expected ${wanted}`;
    const state = hidden ? 0 : real[at + 3];
    if (told[at + 3] !== state) return `state of grant ${at / GRANT_WORDS}: ${told[at + 3]}, expected ${state}`;
  }
  return null;
}

/** The first thing in which a view is not what the book and the rules make of it; null when there is none. */
export function absoluteFault(view: View, book: LegendsBook, decision: Decision, truth: View): string | null {
  const { viewer } = book;
  if (decision.kind === 'respond' && decision.seat !== viewer && view.asked?.seat !== null)
    return `asked seat ${view.asked?.seat} in a window`;
  return tokenFault(view, truth, book) ?? rosterFault(view, truth, viewer) ?? grantFault(view, truth, viewer);
}

/** While armies are laid out a view shows the own side's pieces, of everybody else how many squares are answered, and no more. */
export function arrangingFault(view: View, laid: Laid, viewer: number): string | null {
  const own = laid.pieces().filter(({ seat }) => isOwnSide(viewer, seat));
  const wanted = own.map(({ square, kind, seat }) => ({ id: square, square, seat, kind, shownTo: 0 }));
  const found = view.tokens.map(({ id, square, seat, kind, shownTo }) => ({ id, square, seat, kind, shownTo }));
  if (difference(found, wanted) !== null) return `pieces while arranging: ${shown(found)}, laid ${shown(wanted)}`;
  const counts = laid.counts();
  if (view.lists['arranged']?.join() !== counts.join()) return `arranged: ${view.lists['arranged']}, laid ${counts}`;
  const roster = [...armyOfForm(laid.form)].sort((a, b) => a - b).join();
  const strange = counts.findIndex((_, seat) => view.lists[`roster${seat}`]?.join() !== roster);
  return strange < 0 ? null : `roster${strange}: ${view.lists[`roster${strange}`]}, the form says ${roster}`;
}

/** Once all is laid, all of it stands where it was laid. */
export function dealtFault(truth: View, laid: Laid): string | null {
  const wanted = laid.pieces();
  const found = truth.tokens.map(({ square, kind, seat }) => ({ square, kind, seat }));
  return difference(found, wanted) === null ? null : `dealt ${shown(found)}, laid ${shown(wanted)}`;
}

/** What a row must not say to this viewer: whom another side gave a keyword unseen (R14), what it looked at (R16), what it laid out. */
export function rowFault(event: GameEvent, book: LegendsBook): string | null {
  const { viewer } = book;
  if (event.type === 'placed' && !isOwnSide(viewer, event.seat))
    return `seat ${event.seat} laid ${event.kind} on ${event.square}, and the row is for ${viewer}`;
  if (event.type === 'looked' && !isOwnSide(viewer, event.seat) && event.kind !== null)
    return `seat ${event.seat} looked at ${event.token}, and the row says ${event.kind}`;
  if (event.type === 'looked' && isOwnSide(viewer, event.seat) && event.kind === null)
    return `seat ${event.seat} looked at ${event.token}, and its side is not told`;
  if (event.type === 'granted' && !isOwnSide(viewer, event.seat) && event.token !== null && book.givesUnseen())
    return `who was given a keyword unseen: ${event.token}`;
  return null;
}
