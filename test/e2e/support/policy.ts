/** Hosts that send a content security policy with every file, and what they are told when something breaks it. */
import type { Request } from '@playwright/test';
import { type InlineConfig, mergeConfig, preview, type UserConfig } from 'vite';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import { POLICY, POLICY_HEADER } from '../../../src/cli/scripts/lib/policy.mjs';

/** Ours, for a host that forbids WebAssembly too. */
export const WITHOUT_WASM = POLICY.replace(" 'wasm-unsafe-eval'", '');
/** For a host that forbids workers. */
export const WITHOUT_WORKERS = POLICY.replace("worker-src 'self'", "worker-src 'none'");
export const WITHOUT_BOTH = WITHOUT_WASM.replace("worker-src 'self'", "worker-src 'none'");
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types";
/** Ours, where whatever starts a script has to pass a policy, and ours is the only one there may be. */
export const TRUSTED = `${POLICY}; ${TRUSTED_TYPES} veilwar#worker`;
export const TRUSTED_WITHOUT_WASM = `${WITHOUT_WASM}; ${TRUSTED_TYPES} veilwar#worker`;

/** Where the browser sends its reports: the only way by which a worker's come to light. */
const REPORTS = '/forbidden';

/** What it takes to serve under this policy. `onReport`: hears what the browser reports, as it was sent. */
export const underPolicy = (policy: string, onReport: (report: string) => void = () => undefined): UserConfig => ({
  preview: { headers: { [POLICY_HEADER]: `${policy}; report-uri ${REPORTS}` } },
  plugins: [
    {
      name: 'take-reports',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use(REPORTS, (request, response) => {
          const parts: Buffer[] = [];
          request.on('data', (part: Buffer) => parts.push(part));
          request.on('end', () => {
            onReport(Buffer.concat(parts).toString());
            response.writeHead(204).end();
          });
        });
      },
    },
  ],
});

export const isReport = (request: Request): boolean => new URL(request.url()).pathname === REPORTS;

/** The directive that a report says was broken; a report that cannot be read is told of as such. */
export const reportedBy = (request: Request): string => {
  const report = request.postDataJSON()?.['csp-report'];
  return String(report?.['effective-directive'] ?? 'unreadable report');
};

/** Whether a message of the console says that a policy was broken. */
export const speaksOfPolicy = (message: string): boolean =>
  /Content Security Policy|Trusted\w+' assignment/i.test(message);

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built page in this way, at a port of its own: the next one that another test does not take meanwhile. */
export const servePoliced = async (served: UserConfig): Promise<Served> => {
  const port = Number(process.env['E2E_PORT'] ?? 4273) + 1;
  const dist = process.env['E2E_DIST'];
  const own: InlineConfig = {
    configFile: at('vite.config.ts'),
    logLevel: 'warn',
    ...(dist === undefined ? {} : { build: { outDir: dist } }),
    preview: { host: '127.0.0.1', port, strictPort: false },
  };
  const server = await preview(mergeConfig(own, served));
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the page is not served');
  return { url, close: () => server.close() };
};

/** For `test.use`: the page is visited at a host that sends this policy. */
export const hostSending =
  (policy: string) =>
  // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
  async ({}, use: (url: string) => Promise<void>): Promise<void> => {
    const { url, close } = await servePoliced(underPolicy(policy));
    await use(url);
    await close();
  };
