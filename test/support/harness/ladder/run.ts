/** Plays a row until it shows what it has to, on as many lanes as there are. */
import type { Row } from './rows';
import { judge, type Played, type Verdict } from './verdict';

/** Where pairs are played: in this process or in another. */
export interface Lane {
  play(row: Row, pair: number): Promise<Played>;
}

export interface RowRun {
  readonly row: Row;
  /** What has been played before; pairs are added as they end. */
  readonly played: Map<number, Played>;
  readonly lanes: readonly Lane[];
  /** After each pair, in the order in which they end. */
  readonly onPair: (pair: Played) => void;
}

/** Plays the pairs that are missing, lowest numbers first. */
export async function runRow({ row, played, lanes, onPair }: RowRun): Promise<Verdict> {
  const begun = new Set(played.keys());
  let verdict = judge(row, played);
  const next = (): number | null => {
    for (let pair = 0; pair < row.pairs; pair++) if (!begun.has(pair)) return pair;
    return null;
  };
  const work = async (lane: Lane): Promise<void> => {
    for (let pair = next(); pair !== null && verdict.state === 'open'; pair = next()) {
      begun.add(pair);
      const done = await lane.play(row, pair);
      played.set(pair, done);
      onPair(done);
      verdict = judge(row, played);
    }
  };
  await Promise.all(lanes.map(work));
  return verdict;
}
