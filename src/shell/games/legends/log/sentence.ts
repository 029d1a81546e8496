/** One sentence for every event of a battle, as the viewer of the story knew things then. */
import type { GameEvent, RemovalCause } from '../../../../contract/event';
import type { Result } from '../../../../contract/result';
import type { View } from '../../../../contract/view';
import { KEYWORDS, type Keyword } from '../../../../games/legends/language';
import { isPlainForm, pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import type { Beat } from '../../../../games/legends/reading/story';
import { isSpent } from '../../../../match/games/legends/deed';
import { overText } from '../../../../match/games/legends/ending';
import { purposeText } from '../../../../match/games/legends/purpose';
import { sideOf } from '../../../../match/games/legends/sides';
import { possessiveOf, say, terrainName, unitIts } from '../../../../text';
import { capital } from '../../../../text/capital';
import { eventText } from '../../../../text/events';
import type { Args } from '../../../../text/say';
import { signed } from '../../../../text/signed';
import { keywordNamed, kindName, kindThe, pieceName, powerSort, sayIn, squareName } from '../words';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** What the sentences need besides the beat. */
export interface Told {
  readonly view: View;
  readonly result: Result | null;
  /** Places of the Death Curses that ended without an effect; see idleCurses. */
  readonly idle?: ReadonlySet<number>;
  /** Is there little room? */
  readonly short?: boolean;
}

const isNamed = (number: number | null, keyword: Keyword): boolean => number !== null && KEYWORDS[number] === keyword;

/** What for, as the power has it; whom it was aimed at is told by what comes of it. */
const purposeOf = (kind: number | null, power: number): string =>
  purposeText(pieceKnown(kind)?.powers[power - 1], null);

const usedText = ({ power, keyword }: EventOf<'used'>, { piece, at }: Beat, { view, idle }: Told): string => {
  const args = { piece: pieceName(piece), whose: possessiveOf(pieceName(piece)) };
  if (isNamed(keyword, 'dispelMagic')) return sayIn(view, 'legends.log.used.dispel', args);
  if (isNamed(keyword, 'berserk')) return say('legends.log.used.berserk', args);
  if (keyword !== null) return say('legends.log.used.keyword', { ...args, keyword: keywordNamed(keyword, view) });
  const sort = powerSort(piece?.kind ?? null, power);
  if (sort === 'curse' && idle?.has(at) === true) return say('legends.log.used.curse.idle', args);
  const purpose = sort === 'ability' || sort === 'action' ? purposeOf(piece?.kind ?? null, power) : '';
  if (purpose !== '' && isSpent(pieceKnown(piece?.kind ?? null)?.powers[power - 1]))
    return say('legends.log.used.spent', { ...args, purpose });
  if (purpose !== '') return say(`legends.log.used.${sort}.to`, { ...args, purpose });
  // whose power it was is not known here, and with it what kind of power
  return sort === 'keyword' ? say('legends.log.used.power', args) : sayIn(view, `legends.log.used.${sort}`, args);
};

/** `its Bone Castle`, after the side. */
const itsName = (piece: Beat['piece']): string =>
  piece === null || piece.kind === null ? say('legends.told.hidden') : unitIts('legends', piece.kind);

/** Causes that other games have are told by what is left of them here: the piece is gone. */
const CAUSES: Readonly<Partial<Record<RemovalCause, string>>> = {
  fight: 'legends.log.removed.fight',
  shot: 'legends.log.removed.shot',
  power: 'legends.log.removed.power',
  cost: 'legends.log.removed.cost',
  zero: 'legends.log.removed.zero',
  spell: 'legends.log.removed.spell',
  curse: 'legends.log.removed.curse',
};

/** A soldier falls; the flag of forms without nations is captured. */
const removedText = ({ cause, kind }: EventOf<'removed'>, view: View, args: Args): string => {
  const strength = pieceKnown(kind)?.strength;
  if (cause === 'fight' && isPlainForm(view) && strength === 'castle') return say('legends.log.removed.flag', args);
  // the spell may be its own: of a Magic piece it is not said whose
  if (cause === 'spell' && strength === 'magic') return sayIn(view, 'legends.log.removed.power', args);
  return sayIn(view, CAUSES[cause] ?? 'legends.log.removed.other', args);
};

const boostedText = ({ by }: EventOf<'boosted'>, { piece }: Beat, square: string): string =>
  say(by < 0 ? 'legends.log.boosted.less' : 'legends.log.boosted', {
    piece: pieceName(piece),
    square,
    by: Math.abs(by),
  });

const grantedText = (
  event: EventOf<'granted'>,
  { piece }: Beat,
  square: string,
  { side, view }: { readonly side: string; readonly view: View },
): string => {
  const keyword = keywordNamed(event.keyword, view);
  return event.token === null
    ? say('legends.log.granted.hidden', { side, keyword })
    : say('legends.log.granted', { piece: pieceName(piece), square, keyword });
};

/** A Distance Strike is compared from square to square, an attack on one. */
const isStrike = ({ piece, other }: Beat): boolean => piece?.square !== other?.square;

const foughtText = (event: EventOf<'fought'>, beat: Beat): string => {
  const { attack, defence, beaten } = event;
  const outcome = isStrike(beat)
    ? beaten
      ? 'struck'
      : 'stands'
    : attack === defence
      ? 'both'
      : beaten
        ? 'other'
        : 'own';
  return say('legends.log.fought', {
    piece: pieceName(beat.piece),
    other: pieceName(beat.other),
    own: kindName(beat.piece?.kind ?? null),
    theirs: kindName(beat.other?.kind ?? null),
    attack,
    defence,
    outcome,
  });
};

const modifierText = ({ by, reason, number }: EventOf<'modifier'>, { piece }: Beat): string =>
  say('legends.log.modifier', {
    piece: pieceName(piece),
    by: signed(by),
    reason: reason === 0 ? 'own' : reason === 1 ? 'curse' : by < 0 ? 'less' : 'more',
    unit: reason === 1 ? kindThe(number) : '',
  });

const swappedText = (event: EventOf<'swapped'>, { piece, other, turn, active }: Beat, { view }: Told): string => {
  const args = { square: squareName(view, event.square), other: squareName(view, event.otherSquare) };
  if (turn === 0 && active === null)
    return say('legends.log.swapped.before', { ...args, side: sideOf(view, piece?.seat ?? 0) });
  return say('legends.log.swapped', { ...args, piece: pieceName(piece), otherPiece: pieceName(other) });
};

const movedText = (event: EventOf<'moved'>, { piece, other }: Beat, { view }: Told): string =>
  say(other === null ? 'legends.log.moved' : 'legends.log.attacks', {
    piece: pieceName(piece),
    other: pieceName(other),
    from: squareName(view, event.from),
    to: squareName(view, event.to),
  });

/** Told alike in all games, or by none of this family. */
const otherText = (event: GameEvent, { view }: Told): string =>
  event.type === 'resigned'
    ? say('log.resigned', { side: sideOf(view, event.seat) })
    : eventText(event, { game: 'legends', square: (at) => squareName(view, at) });

const overOf = ({ reason, winners }: EventOf<'over'>, { view, result }: Told): string =>
  overText(view, result ?? { reason, winners, score: [] });

/** The sentence without its capital. */
const plain = (beat: Beat, told: Told): string => {
  const { event, piece } = beat;
  const { view } = told;
  const square = squareName(view, 'square' in event ? event.square : (piece?.square ?? null));
  const side = 'seat' in event ? sideOf(view, event.seat) : '';
  const args = { side, piece: pieceName(piece), its: itsName(piece), square };
  switch (event.type) {
    case 'placed':
    case 'shown':
    case 'windowOpened':
    case 'windowClosed':
    case 'curseBegan':
    case 'curseEnded':
    case 'returned':
    case 'extraTurn':
      return say(`legends.log.${event.type}`, args);
    case 'controlled':
      return say(event.seat === view.viewer ? 'legends.log.controlled.own' : 'legends.log.controlled', args);
    case 'dealt':
      return say('legends.log.dealt', { seats: event.seats });
    case 'moved':
      return movedText(event, beat, told);
    case 'looked':
      return say(event.kind === null ? 'legends.log.looked' : 'legends.log.looked.known', args);
    case 'fought':
      return foughtText(event, beat);
    case 'struck':
      return say('legends.log.struck', { ...args, other: pieceName(beat.other) });
    case 'removed':
      // the event names the army; whoever controls the piece pays with it
      return removedText(event, view, { ...args, side: sideOf(view, piece?.seat ?? event.seat) });
    case 'passed':
      return say(beat.turn === 0 ? 'legends.log.passed.before' : 'legends.log.passed', args);
    case 'turn':
      return say('legends.log.turn', { side, turn: beat.turn });
    case 'over':
      return overOf(event, told);
    case 'swapped':
      return swappedText(event, beat, told);
    case 'used':
      return usedText(event, beat, told);
    case 'modifier':
      return modifierText(event, beat);
    case 'boosted':
      return boostedText(event, beat, square);
    case 'granted':
      return grantedText(event, beat, square, { side, view });
    case 'called':
      return say('legends.log.called', { side, unit: kindThe(event.kind) });
    case 'chosen':
      return say('legends.log.chosen', { side, what: terrainName('legends', event.what) });
    case 'named':
      return say('log.named', { side, other: sideOf(view, event.other) });
    case 'resigned':
    case 'built':
    case 'blurred':
    case 'flag':
    case 'drew':
    case 'played':
    case 'exploded':
    case 'freed':
      return otherText(event, told);
  }
};

/** What happened, as one whole sentence. */
export const sentenceOf = (beat: Beat, told: Told): string => capital(plain(beat, told));

/** The attack or strike with the named power that led to it, in one sentence. */
export const ledSentence = (beat: Beat, lead: Beat, told: Told): string => {
  const { event } = beat;
  const keyword = lead.event.type === 'used' && lead.event.keyword !== null ? lead.event.keyword : null;
  // a strike is by nothing else than Distance Strike: its own sentence says enough
  if (event.type !== 'moved' || keyword === null) return sentenceOf(beat, told);
  const args = { piece: pieceName(beat.piece), other: pieceName(beat.other), to: squareName(told.view, event.to) };
  return capital(say('legends.log.attacks.led', { ...args, keyword: keywordNamed(keyword, told.view) }));
};
