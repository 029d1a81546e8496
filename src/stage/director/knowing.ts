/** Events of knowledge and of powers: reveals, looks, what is lent, captures, curses, words, windows. */
import { shake } from './fighting';
import { isOwn } from './model';
import type { EventOf } from './moving';
import {
  CALM_READ,
  CONVERT,
  CURSE,
  CURSE_ENDS,
  FLIP,
  FLIP_APART,
  GLANCE,
  LANTERN,
  LEND,
  RING,
  SHAKE,
  USE,
  WINDOW,
  WORD,
} from './timing';
import type { Track } from './track';

/** Pieces that are shown one after the other turn nearly together. */
export const shown = (track: Track, { token, kind }: EventOf<'shown'>): void => {
  const before = track.token(token);
  if (before === undefined) return;
  const seen = isOwn(track.model, before);
  const { flipped } = track.memory;
  const at = flipped === null ? track.wait() : flipped + (track.calm ? 0 : FLIP_APART);
  const known = before.kind === kind;
  if (track.meets(before)) track.meet(at);
  // who knows it already sees it turn towards the others
  track.push(
    { preset: known ? 'glance' : 'flip', id: token, kind: before.kind },
    { type: 'know', id: token, kind, seen },
    at,
    track.span(FLIP),
  );
  track.memory.flipped = at;
};

export const looked = (track: Track, { seat, token, kind }: EventOf<'looked'>): void => {
  const before = track.token(token);
  if (before === undefined) return;
  const mine = track.model.own.includes(seat);
  const seen = isOwn(track.model, before) && !mine;
  const lit = track.look.effects.looked === 'lantern';
  // as long for all, whoever looked
  track.push(
    lit
      ? { preset: 'lantern', id: token, kind: before.kind, mine }
      : { preset: 'glance', id: token, kind: before.kind },
    { type: 'know', id: token, kind, seen },
    track.wait(),
    lit && track.calm ? CALM_READ : track.span(lit ? LANTERN : GLANCE),
  );
};

const wordOf = (track: Track, event: Parameters<Track['look']['word']>[0]): string | null => track.look.word(event);

export const used = (track: Track, event: EventOf<'used'>): void => {
  const preset = track.look.use(event, track.token(event.token)?.kind ?? null);
  const span = preset === 'magic' ? RING : USE;
  track.push({ preset, id: event.token, word: wordOf(track, event) }, null, track.wait(), track.span(span));
  track.memory.used = { token: event.token, keyword: event.keyword };
};

export const boosted = (track: Track, { token, by }: EventOf<'boosted'>): void => {
  const at = track.memory.lent ?? track.wait();
  track.push({ preset: 'lend', id: token, by, word: null }, { type: 'lend', id: token, by }, at, track.span(LEND));
  track.memory.lent = at;
};

export const granted = (track: Track, event: EventOf<'granted'>): void => {
  if (event.token === null) return;
  const at = track.memory.lent ?? track.wait();
  track.push({ preset: 'lend', id: event.token, by: 0, word: wordOf(track, event) }, null, at, track.span(LEND));
  track.memory.lent = at;
};

export const controlled = (track: Track, { token, seat }: EventOf<'controlled'>): void => {
  const before = track.token(token);
  if (before === undefined) return;
  const at = track.wait();
  track.push(
    { preset: 'convert', id: token, seat: before.seat },
    { type: 'convert', id: token, seat },
    at,
    track.span(CONVERT),
  );
  if (track.isVital(before.kind)) shake(track, at + CONVERT / 2, SHAKE.castle);
};

/** It rises where the piece fell and stays on the frame; one that is replaced has left the frame before. */
export const curse = (
  track: Track,
  { token: id, kind, seat }: EventOf<'curseBegan' | 'curseEnded'>,
  began: boolean,
): void => {
  // one that fell long ago has no place any more
  const square = track.memory.fell.get(id) ?? null;
  const change = { type: 'curse', curse: began ? { id, kind, seat } : null } as const;
  const span = track.span(began ? CURSE : CURSE_ENDS);
  track.push({ preset: 'curse', square, began, seat }, change, track.wait(), span);
};

/** A word said aloud stands long enough to be read. */
export const said = (track: Track, event: EventOf<'called' | 'chosen' | 'played'>): void => {
  const word = wordOf(track, event);
  if (word === null) return;
  track.push({ preset: 'word', word }, null, track.wait(), track.calm ? CALM_READ : WORD);
};

/** The same for everybody: who is asked in it, and whether anybody could answer, is told by nothing. */
export const windowMoved = (track: Track, opens: boolean): void => {
  const { meeting, tokens } = track.model;
  const square = tokens.find((token) => token.id === meeting?.token)?.square ?? track.memory.struck;
  track.push({ preset: 'window', square, opens }, null, track.wait(), WINDOW);
};
