/**
 * Many changes in one build: each changed expression becomes a choice by the number of the change in force, and that number is
 * written into the bytes afterwards. So a change costs no compilation of its own, unless it can't stand beside others.
 */
import type { Builds, Change, Compiler, Complaint } from './compiler';
import { SWITCH } from './compiler';
import type { Site } from './sites';

/** Changes in one build. */
const MOST = 64;
/** Takes all five bytes that a number of 32 bits can take, and stands for no number of a game. */
const NUMBER = 0x5badf00d;
const CONST = 0x41;

/** A number as the operand of `i32.const`, in five bytes. */
const operand = (number: number): readonly number[] =>
  [0, 7, 14, 21, 28].map((shift, n) => (n < 4 ? ((number >> shift) & 0x7f) | 0x80 : (number >> shift) & 0x7f));

/** The bytes with this change in force. */
function switched(bytes: Uint8Array, number: number): Uint8Array {
  const copy = Buffer.from(bytes);
  const sought = Buffer.from([CONST, ...operand(NUMBER)]);
  let found = copy.indexOf(sought);
  if (found < 0) throw new Error('a build without its switch');
  for (; found >= 0; found = copy.indexOf(sought, found + 1)) copy.set([CONST, ...operand(number)], found);
  return copy;
}

const keyOf = ({ file, start, end, text }: Change): string => `${file} ${start} ${end} ${text}`;

const overlap = (a: Change, b: Change): boolean => a.file === b.file && a.start < b.end && b.start < a.end;

/** Changes that were compiled together. */
interface Batch {
  readonly sites: readonly Site[];
  readonly builds: Builds;
}

export class Batches {
  private readonly compiler: Compiler;
  private readonly sites: readonly Site[];
  private readonly batches = new Map<string, Batch | null>();

  /** `sites`: what will be asked for, in this order. */
  constructor(compiler: Compiler, sites: readonly Site[]) {
    this.compiler = compiler;
    this.sites = sites;
  }

  /** Builds with a change, as it stands beside others; null where it has to be compiled alone. */
  async buildsOf(change: Change): Promise<Builds | null> {
    const key = keyOf(change);
    if (!this.batches.has(key)) await this.compileFrom(key);
    const batch = this.batches.get(key) ?? null;
    if (batch === null) return null;
    const number = 1 + batch.sites.findIndex((site) => keyOf(site) === key);
    const entries = Object.entries(batch.builds).map(([size, bytes]) => [size, switched(bytes, number)]);
    return Object.fromEntries(entries);
  }

  /** Compiles a change together with those behind it that leave its expression alone and each other's. */
  private async compileFrom(key: string): Promise<void> {
    const from = this.sites.findIndex((site) => keyOf(site) === key);
    let chosen: readonly Site[] = from < 0 ? [] : this.chooseFrom(from);
    this.batches.set(key, null);
    while (chosen.length > 0) {
      const edits = chosen.map(({ expression }, n) => this.choiceOf(expression, n + 1));
      const built = await this.compiler.buildSwitched({ edits, number: NUMBER });
      if ('builds' in built) {
        for (const site of chosen) this.batches.set(keyOf(site), { sites: chosen, builds: built.builds });
        return;
      }
      const refused = chosen.filter(({ file, line }) => built.complaints.some((one) => isAt(one, file, line)));
      // where nobody can be blamed all are compiled alone
      for (const site of refused.length > 0 ? refused : chosen) this.batches.set(keyOf(site), null);
      chosen = refused.length > 0 ? chosen.filter((site) => !refused.includes(site)) : [];
    }
  }

  private chooseFrom(from: number): readonly Site[] {
    const chosen: Site[] = [];
    for (const site of this.sites.slice(from)) {
      if (chosen.length >= MOST) break;
      if (this.batches.has(keyOf(site)) || site.expression.text.includes('\n')) continue;
      if (!chosen.some(({ expression }) => overlap(expression, site.expression))) chosen.push(site);
    }
    return chosen;
  }

  private choiceOf({ file, start, end, text }: Change, number: number): Change {
    const before = this.compiler.textOf(file).slice(start, end);
    return { file, start, end, text: `(${SWITCH} == ${number} ? (${text}) : (${before}))` };
  }
}

const isAt = (complaint: Complaint, file: string, line: number): boolean =>
  complaint.file === file && complaint.line === line;
