/** Cores translated to JavaScript (src/cli/scripts/build-core.mjs); they may not have been built yet. */
declare module '*/build/core/legion.js' {
  /** A new instance: the exports of assembly/README.md. */
  export default function instantiate(): unknown;
}
declare module '*/build/core/legends.js' {
  /** A new instance of the common build. */
  export default function instantiate(): unknown;
}
declare module '*/build/core/legends.wide.js' {
  /** A new instance of the wide build. */
  export default function instantiate(): unknown;
}
