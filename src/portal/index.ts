/** The host of this build. Other hosts get an adapter of their own, chosen at build time. */
export { createStandalone as createPortal } from './standalone';
export type { Portal } from './types';
