/** Asks a level at positions of self-play, and finds which of its answers are blunders. */
import type { Engine } from '../../../../src/contract/engine';
import { parameterWords } from '../../../../src/games/opponent';
import { createCoreSearch } from '../../../../src/worker/core-search';
import type { Level } from '../../../../src/worker/opponent/levels';
import { Player, type Seated } from '../arena/player';
import type { Casting } from '../ladder/players';
import { type Bench, BLUNDER, idle, kindsOf } from './bench';
import { Judge, type Verdict } from './judge';
import type { List } from './list';
import { type Found, type Source, selfPlay, spread } from './positions';
import { blunderOf, type Report, Tally } from './report';

export interface BlunderRun extends Omit<Source, 'engine'> {
  readonly level: Level;
  /** The level by whose words answers are judged. */
  readonly strongest: Level;
  /** Questions to put to the level. */
  readonly decisions: number;
  /** Of each answer, after the level's share. */
  readonly iterations: number;
  /** Of each verdict. */
  readonly judge: number;
  engines(): { readonly wasm: Engine; readonly reference: Engine };
  /** Where positions are kept with what must not be answered at them; null: nowhere. */
  readonly list: List | null;
  readonly onDecision?: (asked: number, blunders: number) => void;
}

/** Positions asked of one match. */
const MOST_OF_A_MATCH = 12;
/** What a short look must leave of it. */
const DOUBT = 0.02;
const SHORT_LOOK = 2000;

const POLICY = parameterWords([4]);

const searchOf = ({ core, content }: Casting) => createCoreSearch(core(), content);

function benchOf(run: BlunderRun): Bench {
  const { book, content, level, strongest, iterations } = run;
  const player = (one: Level, limit: number): Seated =>
    new Player({ content, level: { ...one, share: 1 }, search: searchOf(run), budget: { iterations: limit } });
  const { wasm, reference } = run.engines();
  const policy = player({ share: 1, parameters: POLICY }, 1);
  return {
    ground: { book, reference, engine: wasm, policy },
    judge: new Judge(content, strongest, searchOf(run)),
    tested: player(level, iterations),
    effort: run.judge,
  };
}

/** A short look first: most of what brings nothing is no worse than anything else. */
function judged({ judge, effort }: Bench, { question }: Found, choice: number): Verdict | null {
  const loss = (verdict: Verdict | null): number => (verdict === null ? 0 : verdict.best - verdict.value);
  if (effort > SHORT_LOOK && loss(judge.judge(question, choice, SHORT_LOOK)) < DOUBT) return null;
  const verdict = judge.judge(question, choice, effort);
  return loss(verdict) >= BLUNDER ? verdict : null;
}

function ask(bench: Bench, found: Found, tally: Tally): void {
  const start = performance.now();
  const choice = bench.tested.choose(found.question);
  tally.asked(found, performance.now() - start);
  const suspected = kindsOf(found, choice);
  if (suspected.length === 0) return;
  const kinds = idle(bench, found, choice, suspected);
  if (kinds.length === 0) return;
  tally.suspect(kinds);
  const verdict = judged(bench, found, choice);
  if (verdict !== null) tally.blunder(blunderOf(found, choice, kinds, verdict));
}

/** Goes on with fresh matches until so many questions were put. */
export function findBlunders(run: BlunderRun): Report {
  const bench = benchOf(run);
  const match = selfPlay({ ...run, engine: run.engines().wasm });
  const tally = new Tally(run.book.kinds, run.content);
  for (let number = 0; tally.decisions < run.decisions; number++) {
    const { found, looked } = match(number);
    tally.match(looked);
    const some = spread(found, MOST_OF_A_MATCH, tally.positions);
    for (const position of some.slice(0, run.decisions - tally.decisions)) {
      ask(bench, position, tally);
      run.list?.add(bench, position);
      run.onDecision?.(tally.decisions, tally.blunders.length);
    }
  }
  return tally.report();
}
