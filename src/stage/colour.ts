/** The stage's colours (UX 4.1) and how to mix them. */

export const INK = '#15120F';
export const PARCHMENT = '#F3E6C8';
export const SLATE = '#2B313B';
export const NIGHT = '#1B1F2A';
export const FOCUS = '#FFD84D';
export const GOLD = '#E7C145';
export const BRASS = { light: '#F6DF9B', mid: '#C79A45', dark: '#7C5722', deep: '#4A3315' } as const;
/** Enamel of the badges and marks: the only full colours on the board. */
export const ENAMEL = { red: '#A0210A', blue: '#24487F', green: '#2F7D4F' } as const;

type Channels = readonly [number, number, number];

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** `#rrggbb` with an alpha. */
export const tint = (hex: string, alpha: number): string => `rgba(${channels(hex).join(',')},${alpha})`;

/** A colour between two, 0 the first and 1 the second. */
export const blend = (from: string, to: string, share: number): string => {
  const [a, b] = [channels(from), channels(to)];
  const part = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
};

export const darker = (hex: string, share: number): string => blend(hex, '#1d1510', share);
export const lighter = (hex: string, share: number): string => blend(hex, '#fffaf0', share);

const linear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance after WCAG 2.2, from 0 to 1. */
export const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

/** Contrast of two colours after WCAG 2.2, from 1 to 21. */
export const contrastOf = (a: string, b: string): number => {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
};
