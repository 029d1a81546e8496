/** What is said of a cell: its label among others, and all that is known of what stands there. */
import type { TokenView, View } from '../../../../src/contract/view';
import type { Told } from '../../../../src/shell/battle/inspector-frame';
import { tokenAt } from '../../../../src/shell/board/tokens';
import type { Pointed } from '../../../../src/shell/games/face-board';
import { say, sideName, terrainName, unitName } from '../../../../src/text';
import { HEATH, nameOf } from '../content/map';
import { CHIP, GEM, KINDS, NAME, ROSTER, SEATS } from '../content/names';

const SHOWN_TO_ALL = 511;

/** Strength of a kind; undefined for a kind that there is not. */
export const strengthOf = (kind: number): number => kind - GEM;

const isHeath = (view: View, cell: number): boolean => view.terrain[cell] === HEATH;

/** What a token of this kind counts when it is attacked on a cell. */
export const defenceOn = (view: View, cell: number, kind: number): number =>
  strengthOf(kind) + (isHeath(view, cell) ? 1 : 0);

const tokenWords = (view: View, { seat, kind }: TokenView): string => {
  const side = sideName(NAME, seat);
  if (kind === null) return say('spoken.piece.hidden', { side });
  const strength = kind < CHIP ? '' : ` ${strengthOf(kind)}`;
  const args = { side, unit: unitName(NAME, kind), strength };
  return say(seat === view.viewer && view.viewer < SEATS ? 'spoken.own' : 'spoken.piece', args);
};

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** `s3, heath, Red, hidden, to attack`. */
export const pebbleLabel = (view: View, cell: number, { mark, chosen }: Pick<Pointed, 'mark' | 'chosen'>): string => {
  const token = tokenAt(view, cell);
  return joined([
    nameOf(cell),
    isHeath(view, cell) ? terrainName(NAME, HEATH) : '',
    token === null ? say('spoken.free') : tokenWords(view, token),
    chosen
      ? say('spoken.chosen')
      : mark === undefined
        ? ''
        : say(mark.mark === 'attack' ? 'spoken.attack' : 'spoken.open'),
  ]);
};

/** `s3 Red, hidden`: a cell among others. */
export const pebbleBrief = (view: View, cell: number): string => {
  const token = tokenAt(view, cell);
  return token === null ? nameOf(cell) : `${nameOf(cell)} ${tokenWords(view, token)}`;
};

/** Kinds that a hidden token of this seat can still be, by what is known of the others. */
const possibleKinds = (view: View, seat: number): readonly number[] => {
  const fallen = view.heaps.find((heap) => heap.seat === seat && heap.name === 'fallen')?.kinds ?? [];
  const seen = view.tokens.flatMap((token) => (token.seat === seat ? [token.kind] : []));
  const gone = [...fallen, ...seen];
  return KINDS.filter((kind) => gone.filter((one) => one === kind).length < (ROSTER[kind] ?? 0));
};

const knowledge = (view: View, { seat, shownTo }: TokenView): string => {
  if (shownTo === SHOWN_TO_ALL) return say('pebble.inspect.known');
  return say(seat === view.viewer ? 'pebble.inspect.own' : 'pebble.inspect.seen');
};

/** What is said of a kind, wherever it is shown. */
export const kindLines = (kind: number): readonly string[] => [say(`pebble.unit.${kind}.about`)];

const tokenLines = (view: View, token: TokenView): readonly string[] => {
  const { seat, kind, square } = token;
  if (kind === null) {
    const list = possibleKinds(view, seat).map((each) => unitName(NAME, each));
    return [say('pebble.inspect.left', { list: list.join(', ') })];
  }
  return [
    ...kindLines(kind),
    say('pebble.inspect.defence', { defence: defenceOn(view, square, kind) }),
    knowledge(view, token),
  ];
};

/** All that is said of a cell, for the eye and for the screen reader. */
export const pebbleSquare = (view: View, cell: number): Told => {
  const token = tokenAt(view, cell);
  const terrain = view.terrain[cell] ?? 0;
  const ground = `${nameOf(cell)}, ${terrainName(NAME, terrain)}`;
  const about = say(`pebble.terrain.${terrain}.about`);
  if (token === null) return { title: ground, lines: [about] };
  return {
    title: `${tokenWords(view, token)}, ${nameOf(cell)}`,
    lines: [...tokenLines(view, token), `${ground}. ${about}`],
  };
};
