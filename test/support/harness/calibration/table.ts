/** Predicted values beside results: bands of a tenth, how far they are apart, and how sure that is over matches. */
import { createRng } from '../rng';

/** A value that a search gave its answer, of the match with this number, and what the seat scored in it: 1, 0.5 or 0. */
export interface Prediction {
  readonly match: number;
  readonly value: number;
  readonly score: number;
}

export interface Band {
  /** From here to a tenth more. */
  readonly from: number;
  /** Means in which each match weighs the same over all bands together. */
  readonly predicted: number;
  readonly scored: number;
  readonly decisions: number;
  readonly matches: number;
}

export interface Calibration {
  readonly bands: readonly Band[];
  readonly decisions: number;
  readonly matches: number;
  /** Mean of how far bands are off, by the weight of their decisions. */
  readonly error: number;
  /** Of the error, over matches. Never below what chance alone makes of so few. */
  readonly ci95: readonly [number, number];
  /** The greatest error of a band with enough matches; null where there is none. */
  readonly worst: number | null;
}

const BANDS = 10;
/** Matches without which a band says nothing. */
export const ENOUGH = 100;
const RESAMPLES = 1000;

/** Weight, and sums by it, of one match in one band. */
type Cell = readonly [weight: number, predicted: number, scored: number];
/** Of one match, by band. */
type Row = readonly Cell[];

const EMPTY: Cell = [0, 0, 0];

export const bandOf = (value: number): number => Math.min(BANDS - 1, Math.floor(value * BANDS));

const rowOf = (predictions: readonly Prediction[]): Row =>
  Array.from({ length: BANDS }, (_, band) =>
    predictions
      .filter(({ value }) => bandOf(value) === band)
      .reduce(([weight, predicted, scored]: Cell, { value, score }) => {
        const share = 1 / predictions.length;
        return [weight + share, predicted + value * share, scored + score * share];
      }, EMPTY),
  );

const sumUp = (rows: readonly Row[]): Row =>
  Array.from({ length: BANDS }, (_, band) =>
    rows.reduce(([weight, predicted, scored]: Cell, row) => {
      const [w, p, s] = row[band] ?? EMPTY;
      return [weight + w, predicted + p, scored + s];
    }, EMPTY),
  );

/** A band's error by weight is how far its two sums are apart. */
const errorOf = (rows: readonly Row[]): number =>
  rows.length === 0
    ? 0
    : sumUp(rows).reduce((sum, [, predicted, scored]) => sum + Math.abs(predicted - scored), 0) / rows.length;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Matches drawn with replacement, again and again: what belongs to one match is no independent evidence. */
function interval(rows: readonly Row[], seed: number): readonly [number, number] {
  const rng = createRng(seed);
  const errors = Array.from({ length: RESAMPLES }, () =>
    errorOf(rows.map(() => rows[rng.draw(rows.length)] ?? [])),
  ).sort((a, b) => a - b);
  const at = (part: number): number => rounded(errors[Math.floor(part * (RESAMPLES - 1))] ?? 0);
  return [at(0.025), at(0.975)];
}

/** The table of all predictions. */
export function calibrate(predictions: readonly Prediction[], seed = 1): Calibration {
  const matches = new Set(predictions.map(({ match }) => match));
  const rows = [...matches].map((match) => rowOf(predictions.filter((one) => one.match === match)));
  const bands = sumUp(rows).map(([weight, predicted, scored], band): Band => {
    const own = predictions.filter(({ value }) => bandOf(value) === band);
    const mean = (sum: number): number => (weight === 0 ? 0 : rounded(sum / weight));
    return {
      from: band / BANDS,
      predicted: mean(predicted),
      scored: mean(scored),
      decisions: own.length,
      matches: new Set(own.map(({ match }) => match)).size,
    };
  });
  const sure = bands.filter(({ matches }) => matches >= ENOUGH);
  const off = sure.map(({ predicted, scored }) => Math.abs(predicted - scored));
  return {
    bands,
    decisions: predictions.length,
    matches: rows.length,
    error: rounded(errorOf(rows)),
    ci95: rows.length === 0 ? [0, 1] : interval(rows, seed),
    worst: off.length === 0 ? null : rounded(Math.max(...off)),
  };
}
