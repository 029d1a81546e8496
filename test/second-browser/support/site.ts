/** The built page as a careful host sends it, with dice that fall the same way in every run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import { POLICY_HEADER } from '../../../src/cli/scripts/lib/policy.mjs';
import { type Served, servePoliced, underPolicy } from '../../e2e/support/policy';

export interface Site extends Served {
  /** What the browser said was forbidden. */
  readonly reports: string[];
}

/** The workers' script with loaded dice before it: no driver of Firefox can change what a worker fetches. */
const loadedDice = (policy: string, seed: number): Plugin => ({
  name: 'loaded-dice',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const file = /^\/(assets\/role\.worker-[^/]*\.js)$/.exec(request.url ?? '')?.[1];
      if (file === undefined) return next();
      const script = readFileSync(join(at('dist'), file), 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/javascript', [POLICY_HEADER]: policy });
      response.end(`crypto.getRandomValues = (into) => into.fill(${seed});\n${script}`);
    });
  },
});

export const openSite = async (policy: string, seed: number): Promise<Site> => {
  const reports: string[] = [];
  const dice: UserConfig = { plugins: [loadedDice(policy, seed)] };
  const served = await servePoliced(
    mergeConfig(
      underPolicy(policy, (report) => reports.push(report)),
      dice,
    ),
  );
  return { ...served, reports };
};
