/** Starts our workers: one script, whose name is its role. */
// the bundler makes a worker of it, and this is where it lies; `new Worker(new URL(…))` would leave no room for a policy
import script from './role.worker.ts?worker&url';
import { passOnly, type TrustedTypes } from './script-policy';

/** What a worker is; it reads it from its name. */
export type Role = 'referee' | 'opponent';

const { trustedTypes }: { readonly trustedTypes?: TrustedTypes } = globalThis as object;
// once a page: a second policy of the same name would be refused
const pass = passOnly(script, trustedTypes);

/** A worker of this role. Throws where the host allows none at once; others tell by an `error` event. */
export const newThread = (role: Role): Worker => new Worker(pass(script), { type: 'module', name: role });
