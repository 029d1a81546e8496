/** What is said of the squares of a Legends board: at most twelve words, the details are the inspector's. */
import type { TokenView, View } from '../../../contract/view';
import { legends } from '../../../games/legends';
import { sameSide, strengthNow } from '../../../games/legends/reading/knowledge';
import { armyOf } from '../../../games/legends/reading/pieces-seen';
import { formatSquare } from '../../../games/shared/square';
import { sideOf } from '../../../match/games/legends/sides';
import { possessiveOf, say, terrainName, unitName } from '../../../text';
import type { Recalled } from '../../board/recall';
import type { Pointed } from '../face-board';
import { noteSpoken } from './notes/note-words';

/** No label has more words than this (UX 3.4). */
export const MOST_WORDS = 12;

const SHOWN_TO_ALL = 511;
const SEATS = 8;
const PLAINS = 0;

/** A piece of a label; where the whole would be too long, what is needed least (the highest number) is left out first. */
interface Part {
  readonly text: string;
  readonly need: number;
}

const strengthAfter = (view: View, id: number): string => {
  const strength = strengthNow(view, id);
  return typeof strength === 'number' ? ` ${strength}` : '';
};

const isSeated = (view: View): boolean => view.viewer < SEATS;

const isEnemy = (view: View, { seat }: TokenView): boolean => isSeated(view) && !sameSide(seat, view.viewer);

/** `alone`: nothing else stands there. Of two that fight the strengths are told by the fight itself. */
const tokenWords = (view: View, token: TokenView, alone = true): string => {
  const { id, seat, kind } = token;
  if (kind === null)
    return isEnemy(view, token) ? say('spoken.enemy.hidden') : say('spoken.piece.hidden', { side: sideOf(view, seat) });
  const args = { unit: unitName('legends', kind), strength: alone ? strengthAfter(view, id) : '' };
  if (!isSeated(view)) return say('spoken.piece', { ...args, side: sideOf(view, seat) });
  return say(isEnemy(view, token) ? 'spoken.enemy' : 'spoken.own', args);
};

/** Which of the viewer's pieces stand beside an enemy: the one by its name, or how many they are. */
const besideWords = (view: View, square: number): string => {
  const near = legends
    .plan(view)
    .neighbours(square)
    .flatMap((other) =>
      view.tokens.filter((token) => token.square === other && token.kind !== null && sameSide(token.seat, view.viewer)),
    );
  const [only] = near;
  if (only === undefined || only.kind === null) return '';
  return near.length === 1
    ? say('spoken.beside', { unit: unitName('legends', only.kind) })
    : say('spoken.beside.several', { count: near.length });
};

/** From whose army a piece came that has changed sides. */
const fromWords = (view: View, token: TokenView): string => {
  const army = armyOf(view, token);
  return sameSide(army, token.seat) ? '' : say('spoken.from', { whose: possessiveOf(sideOf(view, army)) });
};

const tokenParts = (view: View, token: TokenView, { moved, notes }: Recalled, alone: boolean): readonly Part[] => {
  const enemy = isEnemy(view, token);
  const whole: Part = { text: tokenWords(view, token, alone), need: 0 };
  const shown = isSeated(view) && !enemy && token.kind !== null && token.shownTo === SHOWN_TO_ALL;
  const note = token.kind === null ? notes[token.id] : undefined;
  return [
    whole,
    { text: fromWords(view, token), need: 2 },
    ...(note === undefined ? [] : [{ text: noteSpoken(note, view), need: 2 }]),
    ...(shown ? [{ text: say('spoken.shown'), need: 4 }] : []),
    ...(enemy && moved.has(token.id) ? [{ text: say('spoken.moved'), need: 3 }] : []),
    ...(enemy ? [{ text: besideWords(view, token.square), need: 5 }] : []),
  ];
};

const wordsIn = (parts: readonly Part[]): number => parts.reduce((sum, { text }) => sum + text.split(' ').length, 0);

const shortened = (parts: readonly Part[]): readonly Part[] => {
  const least = Math.max(...parts.map(({ need }) => need));
  if (wordsIn(parts) <= MOST_WORDS || least === 0) return parts;
  const left = parts.findLastIndex(({ need }) => need === least);
  return shortened(parts.filter((_, at) => at !== left));
};

const markWord = ({ mark, chosen }: Pointed): string => {
  if (chosen) return say('spoken.chosen');
  if (mark === undefined) return '';
  if (mark.mark === 'attack') return say('spoken.attack');
  return say(mark.mark === 'power' ? 'spoken.power' : 'spoken.open');
};

/** `d4, forest, enemy unknown, has moved, adjacent to your Srik, to attack`. */
export const legendsLabel = (view: View, square: number, pointed: Pointed): string => {
  const terrain = view.terrain[square] ?? PLAINS;
  const tokens = view.tokens.filter((token) => token.square === square);
  const parts: readonly Part[] = [
    { text: formatSquare(square, view), need: 0 },
    { text: terrain === PLAINS ? '' : terrainName('legends', terrain), need: 2 },
    { text: tokens.length === 0 && terrain === PLAINS ? say('spoken.free') : '', need: 2 },
    ...tokens.flatMap((token) => tokenParts(view, token, pointed, tokens.length === 1)),
    { text: markWord(pointed), need: 1 },
  ];
  return shortened(parts.filter(({ text }) => text !== ''))
    .map(({ text }) => text)
    .join(', ');
};

/** `d4 enemy Srik 7`: a square among others. */
export const legendsBrief = (view: View, square: number): string =>
  [
    formatSquare(square, view),
    ...view.tokens.filter((token) => token.square === square).map((token) => tokenWords(view, token)),
  ].join(' ');
