/** The pieces of random positions: armies, what is known of them, curses, what was lent. */
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import type { Form, Piece, Side, Strength } from '../../../../src/games/legends/language';
import { piecesOfForm } from '../../../../src/games/legends/mix';
import type { Rng } from '../rng';
import { pick } from './random';

/** A piece as positions write it; the long form is a prisoner of this turn. */
export type PieceText =
  | readonly [kind: number, army: number]
  | readonly [kind: number, army: number, state: string]
  | {
      readonly piece: number;
      readonly army: number;
      readonly seat: number;
      readonly shown: true;
      readonly fresh: true;
    };

export type CurseText = readonly [kind: number, army: number] | readonly [kind: number, army: number, state: string];

const GIFTS = ['flying', 'flying', 'quickness', 'slashing', 'charging'];
const { pieces } = legendsCatalogue;

export const baseOf = (kind: number): Strength | undefined => pieces[kind - 1]?.strength;

const hasCurse = ({ powers }: Piece): boolean => powers.some((power) => 'kind' in power && power.kind === 'curse');

/** A curse that takes strength as long as it is in force. */
export const lowersAll = (kind: number): boolean =>
  pieces[kind - 1]?.powers.some(
    (power) =>
      'do' in power &&
      power.kind === 'curse' &&
      power.on === undefined &&
      power.do.some((effect) => effect.op === 'modify' && typeof effect.by === 'number' && effect.by < 0),
  ) === true;

interface ArmyPlan {
  readonly side: Side;
  readonly size: number;
  readonly often: readonly number[];
}

/** One army's kinds: a castle in most, the others at random, with the wanted ones more often. */
export function armyOf(rng: Rng, form: Form, { side, size, often }: ArmyPlan): readonly number[] {
  const own = piecesOfForm(form, side);
  const castles = own.filter(({ type }) => type === 'castle');
  const rest = own.filter(({ type }) => type !== 'castle');
  // a kind that is named twice is wanted twice as much
  const wantedOf = (all: readonly Piece[]): readonly Piece[] =>
    often.flatMap((kind) => all.find(({ number }) => number === kind) ?? []);
  const [wanted, wantedCastles] = [wantedOf(rest), wantedOf(castles)];
  const draw = (all: readonly Piece[], liked: readonly Piece[]): number =>
    pick(rng, liked.length > 0 && rng.draw(3) === 0 ? liked : all).number;
  const kinds = Array.from({ length: size - 1 }, () => draw(rest, wanted));
  return rng.draw(10) === 0 ? [...kinds, draw(rest, wanted)] : [...kinds, draw(castles, wantedCastles)];
}

/** The other side, by the number that stands for it in a position. */
const otherSide = (army: number): number => 1 - (army % 2);

/** Hidden, shown, or a prisoner, of this turn or before. */
export function stateOf(rng: Rng, kind: number, army: number, { liked }: { readonly liked: boolean }): PieceText {
  const isCastle = baseOf(kind) === 'castle';
  if (!isCastle && rng.draw(20) === 0) return [kind, army, `held by ${otherSide(army)}`];
  if (!isCastle && rng.draw(liked ? 8 : 40) === 0)
    return { piece: kind, army, seat: otherSide(army), shown: true, fresh: true };
  return rng.draw(3) === 0 ? [kind, army, 'shown'] : [kind, army];
}

interface CursePlan {
  readonly sideOf: (army: number) => Side;
  readonly seats: number;
  readonly curses: readonly number[];
}

/** The curse in force, in some positions. */
export function curseOf(rng: Rng, form: Form, { sideOf, seats, curses }: CursePlan): CurseText | null {
  if (rng.draw(5) < 2) return null;
  const army = rng.draw(seats);
  const fitting = piecesOfForm(form, sideOf(army)).filter(hasCurse);
  const liked = fitting.filter(({ number }) => curses.includes(number));
  const { number } = pick(rng, liked.length > 0 && rng.draw(2) === 0 ? liked : fitting);
  return rng.draw(8) === 0 ? [number, army, `held by ${otherSide(army)}`] : [number, army];
}

const armyOfText = (piece: PieceText): number => ('army' in piece ? piece.army : piece[1]);

/** Keywords lent this turn, most of them unseen: by whoever controls the piece, or by whom it was taken from this turn. */
export function giftsOf(
  rng: Rng,
  placed: readonly (readonly [string, PieceText])[],
): readonly (readonly [string, string, number, string])[] {
  return Array.from({ length: 1 + rng.draw(2) }, () => {
    const taken = placed.filter(([, piece]) => 'fresh' in piece);
    const [square, piece] = pick(rng, taken.length > 0 && rng.draw(2) === 0 ? taken : placed);
    const army = armyOfText(piece);
    const giver = 'army' in piece || piece[2]?.startsWith('held') !== true ? army : otherSide(army);
    return [square, pick(rng, GIFTS), giver, rng.draw(4) === 0 ? 'open' : 'closed'];
  });
}
