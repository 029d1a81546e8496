/** A viewer can tell two worlds apart that it must not. */
export class Leak extends Error {}
