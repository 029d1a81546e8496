/** A display without a screen, where the system has one: Firefox draws WebGL on a display alone. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DISPLAY_SERVER } from '../../../src/cli/scripts/lib/firefox.mjs';

export interface Display {
  /** Its name, as programs take it from `DISPLAY`. */
  readonly name: string;
  close(): void;
}

/** Starts one; null where there is none. */
export const openDisplay = async (): Promise<Display | null> => {
  if (!existsSync(DISPLAY_SERVER)) return null;
  const args = ['-displayfd', '1', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'];
  const server = spawn(DISPLAY_SERVER, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${DISPLAY_SERVER} ended with ${code}`)));
  });
  return { name: `:${number}`, close: () => void server.kill() };
};
