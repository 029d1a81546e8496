/**
 * Which pieces of the chart have proper names in English, by number. Names of several (Lockin Elves), of a stuff (Quicksand)
 * and those that begin with their own article or owner are said like proper names, too.
 */
export const PROPER: ReadonlySet<number> = new Set([
  1, 2, 3, 4, 5, 8, 10, 12, 13, 15, 16, 19, 22, 27, 28, 35, 36, 37, 38, 39, 40, 42, 45, 55, 57, 59, 61, 64, 67, 69, 70,
  71, 72, 74, 75, 77, 80, 83, 86, 87, 89, 90, 92, 95, 103, 104, 105, 106, 107, 108, 110, 112, 113, 114, 115, 116, 119,
  122, 123, 124, 125, 126, 127, 128, 129, 137, 138, 141, 144, 145, 146, 147, 150, 151, 153, 154, 161, 162, 163, 166,
  171, 172, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 185, 186, 187, 188, 189, 190, 192, 193, 194, 195, 196,
  197, 198, 203, 205, 206, 207, 208,
]);

/** Names of several, by number: their verbs are those of several. Every other name is one, also of a horde or a legion. */
export const SEVERAL: readonly number[] = [5, 22, 59, 188];
