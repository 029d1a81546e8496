/** Medieval's evidence, held against the truth: it may exclude much, but never what is so. */

/** The id of a piece that can't be what it is, or of a group that is not all alike; null where all is right. */
export function excluded(told: readonly number[], truth: ReadonlyMap<number, number>): number | null {
  const words = [...told];
  const many = (): number[] => words.splice(0, words.shift() ?? 0);
  const sets = many();
  for (let left = words.shift() ?? 0; left > 0; left--) {
    const [id = -1, set = -1] = words.splice(0, 2);
    if ((((sets[set] ?? 0) >> (truth.get(id) ?? 31)) & 1) === 0) return id;
  }
  for (let left = words.shift() ?? 0; left > 0; left--) {
    const ids = many();
    const [first = -1] = ids;
    // all of them Footmen, or all Archers
    if (ids.some((id) => truth.get(id) !== truth.get(first)) || ![0, 3].includes(truth.get(first) ?? -1)) return first;
  }
  return words.length === 0 ? null : -1;
}
