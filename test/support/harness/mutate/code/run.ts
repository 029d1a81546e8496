/** Draws changes of a game's source at random and tells which of them nobody notices. */
import type { CoreSize } from '../../../../../src/worker/core-size';
import { type CoreMaker, instantiate } from '../../../../../src/worker/instantiate';
import type { Game } from '../../game';
import { createRng } from '../../rng';
import { Batches } from './batches';
import { type Builds, type Change, type Compiler, createCompiler, loadNames } from './compiler';
import { type Site, sitesOf } from './sites';
import { type Candidate, Trial, type TrialSetup } from './trial';

/** What became of a change. `skipped`: it does not compile, or gives the same program. */
export type Verdict =
  | { readonly end: 'noticed'; readonly by: string }
  | { readonly end: 'survived' }
  | { readonly end: 'skipped' };

export interface Tried {
  readonly verdict: Verdict;
  /** Scenarios and games found so far that fail with nothing changed. */
  readonly broken: readonly string[];
}

/** Somebody who tries one change after the other. */
export interface MutantLane {
  tries(change: Change): Promise<Tried>;
}

const sameBytes = (left: Builds, right: Builds): boolean =>
  (['common', 'wide'] as const).every((size) => {
    const [a, b] = [left[size], right[size]];
    return a === undefined || b === undefined ? a === b : Buffer.compare(a, b) === 0;
  });

/** Engines on these builds, each of which is compiled when it is needed. */
function candidateOf(game: Game, builds: Builds): Candidate {
  const makers = new Map<CoreSize, CoreMaker>();
  const coreOf = (size: CoreSize): CoreMaker => {
    const bytes = builds[size] ?? builds.common ?? new Uint8Array();
    const maker = makers.get(size) ?? instantiate(Uint8Array.from(bytes));
    makers.set(size, maker);
    return maker;
  };
  return { make: () => game.engineOn(coreOf), coreOf };
}

export interface LaneSetup extends TrialSetup {
  /** What will be tried, in this order, as far as it is known: these changes are compiled many at a time. */
  readonly sites?: readonly Site[];
}

/** Tries changes in this process. */
export async function ownMutantLane(setup: LaneSetup): Promise<MutantLane> {
  const compiler = await createCompiler(setup.game.content.name);
  const whole = await compiler.build(null);
  if (whole === null) throw new Error(`${compiler.folder} does not compile`);
  const trial = new Trial(setup);
  const batches = new Batches(compiler, setup.sites ?? []);
  const verdictOf = (by: string | null): Verdict => (by === null ? { end: 'survived' } : { end: 'noticed', by });
  const judge = async (change: Change): Promise<Verdict> => {
    const among = await batches.buildsOf(change);
    const early = among === null ? null : trial.noticedEarlyBy(candidateOf(setup.game, among));
    if (early !== null) return verdictOf(early);
    const alone = await compiler.build(change);
    if (alone === null || sameBytes(alone, whole)) return { end: 'skipped' };
    const candidate = candidateOf(setup.game, alone);
    return verdictOf((among === null ? trial.noticedEarlyBy(candidate) : null) ?? trial.noticedLateBy(candidate));
  };
  return { tries: async (change) => ({ verdict: await judge(change), broken: [...trial.broken] }) };
}

/** Every change of a game's source, in the order of a seed. */
export async function drawSites(game: string, seed: number): Promise<readonly Site[]> {
  const compiler: Compiler = await createCompiler(game);
  const compiled = await compiler.compile('common');
  if (compiled === null) throw new Error(`${compiler.folder} does not compile`);
  const sites = [...sitesOf(compiler, compiled.program, await loadNames())];
  const rng = createRng(seed);
  // from the back, so that a longer sample begins with the shorter one
  return Array.from({ length: sites.length }, () => {
    const [site] = sites.splice(rng.draw(sites.length), 1);
    if (site === undefined) throw new Error('more draws than sites');
    return site;
  });
}

export interface CodeRun {
  /** In the order in which they are tried. */
  readonly sites: readonly Site[];
  /** How many that give another program are wanted. */
  readonly sample: number;
  readonly lanes: readonly MutantLane[];
  readonly onMutant?: (done: number, survivors: number) => void;
}

export interface CodeReport {
  /** Changes that gave another program. */
  readonly mutants: number;
  readonly noticed: number;
  /** Those that nobody noticed, in the order of the source. */
  readonly survivors: readonly Pick<Site, 'file' | 'line' | 'before' | 'after'>[];
  /** Changes that did not compile, or gave the same program. */
  readonly skipped: number;
  /** Scenarios and games that fail with nothing changed. */
  readonly broken: number;
}

/** Tries changes until so many have given another program. The same ones however many lanes there are. */
export async function runCode({ sites, sample, lanes, onMutant }: CodeRun): Promise<CodeReport> {
  const broken = new Set<string>();
  const survivors: Site[] = [];
  let [next, pending, noticed, skipped] = [0, 0, 0, 0];
  const judged = (): number => noticed + survivors.length;
  const climb = async (lane: MutantLane): Promise<void> => {
    for (;;) {
      const site = judged() + pending < sample ? sites[next] : undefined;
      if (site === undefined) return;
      next++;
      pending++;
      const { verdict, broken: found } = await lane.tries(site);
      pending--;
      for (const name of found) broken.add(name);
      if (verdict.end === 'noticed') noticed++;
      else if (verdict.end === 'survived') survivors.push(site);
      else skipped++;
      onMutant?.(judged(), survivors.length);
    }
  };
  // a lane may find nothing to do while others still may skip what they have: they go on until there is nothing left
  while (judged() < sample && next < sites.length) await Promise.all(lanes.map(climb));
  const inOrder = survivors.toSorted((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
  return {
    mutants: judged(),
    noticed,
    survivors: inOrder.map(({ file, line, before, after }) => ({ file, line, before, after })),
    skipped,
    broken: broken.size,
  };
}
