/** What a view must say and must not say, by the book alone: both that it hides what it should, and that it tells the rest. */
import type { Decision } from '../../../../src/contract/decision';
import type { GameEvent } from '../../../../src/contract/event';
import type { View } from '../../../../src/contract/view';
import type { LegendsBook } from './legends-book';

const EVERYBODY = 511;
const SEATS = 2;
const GRANT_WORDS = 4;

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

/** A seat knows its own army's list, all of them where they lie open (R136). */
function rosterFault(view: View, truth: View, viewer: number): string | null {
  for (let army = 0; army < SEATS; army++) {
    const name = `roster${army}`;
    const open = view.counters['lists'] === 0 || army === viewer;
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
    const hidden = real[at + 3] === 0 && real[at + 2] !== viewer;
    const wanted = hidden ? -1 : real[at];
    if (told[at] !== wanted) return `recipient of grant ${at / GRANT_WORDS}: ${told[at]}, expected ${wanted}`;
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

/** What a row must not say to this viewer: whom another seat gave a keyword unseen (R14), what another seat looked at (R16). */
export function rowFault(event: GameEvent, book: LegendsBook): string | null {
  const { viewer } = book;
  if (event.type === 'looked' && event.seat !== viewer && event.kind !== null)
    return `seat ${event.seat} looked at ${event.token}, and the row says ${event.kind}`;
  if (event.type === 'granted' && event.seat !== viewer && event.token !== null && book.givesUnseen())
    return `who was given a keyword unseen: ${event.token}`;
  return null;
}
