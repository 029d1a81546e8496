/** A core translated to JavaScript (src/cli/scripts/build-core.mjs); it may not have been built yet. */
declare module '*/build/core/legion.js' {
  /** A new instance: the exports of assembly/README.md. */
  export default function instantiate(): unknown;
}
