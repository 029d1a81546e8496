/** Lines of a record that make the match easier for the player. No engine knows of them. */

/** `level@1=story`: from here on the computer of a seat plays a lower level. `takeback@0`: a seat went back before the reply. */
export type Ease =
  | { readonly kind: 'level'; readonly seat: number; readonly level: string }
  | { readonly kind: 'takeBack'; readonly seat: number };

const LEVEL = /^level@([0-7])=([a-z]+(?:-[a-z]+)*)$/;
const TAKE_BACK = /^takeback@([0-7])$/;

/** The line as it stands in a record. */
export const formatEase = (ease: Ease): string =>
  ease.kind === 'level' ? `level@${ease.seat}=${ease.level}` : `takeback@${ease.seat}`;

/** Inverse of `formatEase`; null for any other line. */
export const parseEase = (text: string): Ease | null => {
  const [, seat, level] = LEVEL.exec(text) ?? [];
  if (seat !== undefined && level !== undefined) return { kind: 'level', seat: Number(seat), level };
  const back = TAKE_BACK.exec(text)?.[1];
  return back === undefined ? null : { kind: 'takeBack', seat: Number(back) };
};
