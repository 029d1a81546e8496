/** What an army must be made of: its form's mix of strengths, its side, its form's pieces (R20). */
import { legendsCatalogue, pieceOf } from './catalogue';
import { STANDARD_FORM } from './forms';
import type { Form, Piece, Side, Strength } from './language';

/** How many pieces of each strength a standard army has, the strongest first. */
export const ARMY_MIX: readonly (readonly [strength: Strength, count: number])[] = STANDARD_FORM.mix;

/** Pieces of an army of this form. */
export const armySize = (form: Form): number => form.mix.reduce((sum, [, count]) => sum + count, 0);

/** Pieces of a standard army. */
export const ARMY_SIZE = armySize(STANDARD_FORM);

export const SIDES = ['good', 'evil'] as const;

/** Does the piece belong to the form? */
export const isOfForm = (number: number, { pieces: [first, last] }: Form): boolean => number >= first && number <= last;

/** The form's pieces by number; with a side those alone that an army of that side may hold. */
export const piecesOfForm = (form: Form, side?: Side): readonly Piece[] =>
  legendsCatalogue.pieces.filter(
    (piece) => isOfForm(piece.number, form) && (side === undefined || piece.side === 'both' || piece.side === side),
  );

/** One strength of the mix: how many there must be, how many there are. */
export interface MixPart {
  readonly strength: Strength;
  readonly wanted: number;
  readonly got: number;
}

/** What is right and wrong with an army that is being made. */
export interface ArmyReport {
  /** Every strength of the mix, the strongest first; then those that are in no mix of the form. */
  readonly parts: readonly MixPart[];
  /** Pieces that are missing, by strength. */
  readonly missing: readonly { readonly strength: Strength; readonly count: number }[];
  /** Pieces that are too many, by strength. */
  readonly extra: readonly { readonly strength: Strength; readonly count: number }[];
  /** Places in the list of pieces that the army can't hold: none of this form, or of the other side. */
  readonly strange: readonly number[];
  /** The army's side: as given, else its first piece's; null when nothing says so. */
  readonly side: Side | null;
  /** Nothing is wrong. */
  readonly fits: boolean;
}

const sideOf = (pieces: readonly number[]): Side | null => {
  for (const number of pieces) {
    const side = pieceOf(number)?.side;
    if (side === 'good' || side === 'evil') return side;
  }
  return null;
};

/** Checks a list of kind numbers against a form; 0 stands for no piece. */
export const armyReport = (pieces: readonly number[], form: Form = STANDARD_FORM, wanted?: Side): ArmyReport => {
  const side = wanted ?? sideOf(pieces);
  const strengths = pieces.flatMap((number) => pieceOf(number)?.strength ?? []);
  const foreign = [...new Set(strengths)].filter((strength) => !form.mix.some(([known]) => known === strength));
  const mix = [...form.mix, ...foreign.map((strength) => [strength, 0] as const)];
  const parts = mix.map(([strength, count]) => ({
    strength,
    wanted: count,
    got: strengths.filter((other) => other === strength).length,
  }));
  const missing = parts.flatMap(({ strength, wanted, got }) =>
    got < wanted ? [{ strength, count: wanted - got }] : [],
  );
  const extra = parts.flatMap(({ strength, wanted, got }) => (got > wanted ? [{ strength, count: got - wanted }] : []));
  const strange = pieces.flatMap((number, index) => {
    if (number === 0) return [];
    const own = pieceOf(number)?.side;
    const fits = isOfForm(number, form) && own !== undefined && (own === 'both' || side === null || own === side);
    return fits ? [] : [index];
  });
  const fits = missing.length === 0 && extra.length === 0 && strange.length === 0;
  return { parts, missing, extra, strange, side, fits };
};

/** `3 pieces of strength 8`, `1 castle`; a strength that only one piece has goes by its name: `2 × Bomb`. */
const partName = (count: number, strength: Strength, form: Form): string => {
  const [only, second] = piecesOfForm(form).filter((piece) => piece.strength === strength);
  if (only !== undefined && second === undefined) return `${count} × ${only.name}`;
  const s = count === 1 ? '' : 's';
  if (strength === 'castle') return `${count} castle${s}`;
  return strength === 'magic' ? `${count} Magic piece${s}` : `${count} piece${s} of strength ${strength}`;
};

/** Where the pieces differ from the mix, in words; null when they don't. */
export const mixFault = (
  pieces: readonly number[],
  form: Form = STANDARD_FORM,
): { expected: string; found: string } | null => {
  const { parts, missing, extra } = armyReport(pieces, form);
  if (missing.length === 0 && extra.length === 0) return null;
  const say = (list: readonly { readonly strength: Strength; readonly count: number }[]): string =>
    list.map(({ strength, count }) => partName(count, strength, form)).join(', ');
  const lacks = missing.length === 0 ? [] : [`missing: ${say(missing)}`];
  const over = extra.length === 0 ? [] : [`too many: ${say(extra)}`];
  const found = parts
    .filter(({ wanted, got }) => wanted !== got)
    .map(({ strength, got }) => ({ strength, count: got }));
  return { expected: `the right mix of pieces; ${[...lacks, ...over].join('; ')}`, found: say(found) };
};
