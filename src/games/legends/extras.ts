/** Pieces printed apart from the two hundred and six of the boxed armies: custom armies may hold them. */
export const EXTRAS: readonly number[] = [207, 208];
