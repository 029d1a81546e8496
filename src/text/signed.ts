/** A number with its sign: `+2`, `−2` with the sign that is as wide as the plus, `0`. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : by > 0 ? `+${by}` : '0');
