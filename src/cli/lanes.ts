/** Lanes: processes of this program that are told something a line and answer with a line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fromHome } from './home';

/** A process that is asked one thing at a time. When this process ends, its input does, and so does it. */
export interface LaneProcess {
  /** Rejects when the process ends before it has answered. */
  ask(line: string): Promise<string>;
  /** Resolves when the process has ended. */
  end(): Promise<void>;
}

/** Starts a process with these arguments of the command line. */
export function laneProcess(args: readonly string[]): LaneProcess {
  const child: ChildProcess = spawn(process.execPath, [fromHome('src/cli/scripts/veil.mjs'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('a process without pipes');
  let answer: ((line: string) => void) | null = null;
  let fail: ((error: Error) => void) | null = null;
  createInterface({ input: stdout }).on('line', (line) => answer?.(line));
  child.on('close', (code) => fail?.(new Error(`a process of ${args[0]} ended with ${code}`)));
  return {
    ask: (line) =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        fail = reject;
        stdin.write(`${line}\n`);
      }),
    end: () =>
      new Promise((resolve) => {
        fail = () => resolve();
        stdin.end();
      }),
  };
}
