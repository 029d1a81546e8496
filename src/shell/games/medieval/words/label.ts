/** What is said of the squares of the board: at most twelve words, the details are the inspector's. */
import type { TokenView, View } from '../../../../contract/view';
import { LAKE } from '../../../../games/medieval/board';
import { isByMemory } from '../../../../games/medieval/reading/memory';
import { isPrisoner, placeOf, tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import { say, terrainName } from '../../../../text';
import type { Pointed } from '../../face-board';
import { burnsNext, fuseOn } from './fuse';
import { isEnemy, isSeated, kindName, NAME, sideOf, squareName } from './names';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const tokenWords = (view: View, token: TokenView): string => {
  const { seat, kind, square } = token;
  const side = sideOf(seat);
  if (kind === KIND.bomb) return say('medieval.spoken.bomb', { side, turns: fuseOn(view, square)?.turns ?? 0 });
  if (kind === null) return isEnemy(view, token) ? say('spoken.enemy.hidden') : say('spoken.piece.hidden', { side });
  const args = { side, unit: kindName(kind), strength: '' };
  if (!isSeated(view)) return say('spoken.piece', args);
  return say(isEnemy(view, token) ? 'spoken.enemy' : 'spoken.own', args);
};

const tokenParts = (view: View, token: TokenView, { moved }: Pointed): readonly string[] => {
  const hidden = token.kind === null && isEnemy(view, token);
  return [
    tokenWords(view, token),
    isPrisoner(view, token.id) ? say('medieval.spoken.prisoner') : '',
    hidden && moved.has(token.id) && !isByMemory(view) ? say('spoken.moved') : '',
  ];
};

const placeWords = (square: number): string => {
  const place = placeOf(square);
  return place === null ? '' : say(`medieval.spoken.${place.name}`, { side: sideOf(place.seat) });
};

const markWord = ({ mark, chosen }: Pointed): string => {
  if (chosen) return say('spoken.chosen');
  switch (mark?.mark) {
    case undefined:
      return '';
    case 'attack':
      return say('spoken.attack');
    default:
      return say('spoken.open');
  }
};

/** `g9, Blue camp, hidden enemy, has moved, attack possible`. */
export const label = (view: View, square: number, pointed: Pointed): string => {
  const token = tokenOn(view, square);
  const isLake = view.terrain[square] === LAKE;
  return joined([
    squareName(square),
    isLake ? terrainName(NAME, LAKE) : '',
    placeWords(square),
    ...(token === null ? [isLake ? '' : say('spoken.free')] : tokenParts(view, token, pointed)),
    burnsNext(view, square) ? say('medieval.spoken.blast') : '',
    markWord(pointed),
  ]);
};

/** `g9 hidden enemy`: a square among others. */
export const brief = (view: View, square: number): string =>
  [squareName(square), ...view.tokens.filter((one) => one.square === square).map((one) => tokenWords(view, one))].join(
    ' ',
  );
