/** A 64-bit digest of any text, as 16 hexadecimal digits: two FNV-1a sums from different starts. */

const PRIME = 0x01000193;

const sum = (text: string, start: number): number => {
  let digest = start;
  for (let i = 0; i < text.length; i++) digest = Math.imul(digest ^ text.charCodeAt(i), PRIME);
  digest ^= digest >>> 16;
  digest = Math.imul(digest, 0x85ebca6b);
  return (digest ^ (digest >>> 13)) >>> 0;
};

export const digestOf = (text: string): string =>
  [0x811c9dc5, 0x2f6e2b1d].map((start) => sum(text, start).toString(16).padStart(8, '0')).join('');
