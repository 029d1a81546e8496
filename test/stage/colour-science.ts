/** Colour measures for the palette's tests: WCAG contrast, CIEDE2000, and three kinds of colour blindness (Machado 2009, severity 1). */

export type Rgb = readonly [number, number, number];

export const parseHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const linear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

export const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

export const contrast = (a: Rgb, b: Rgb): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

type Matrix = readonly [Rgb, Rgb, Rgb];
export const SIGHTS: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear light as an eye with this matrix gets it. */
const seen = (colour: Rgb, sight: Matrix): Rgb => {
  const light = colour.map(linear) as unknown as Rgb;
  const row = (m: Rgb): number => Math.min(1, Math.max(0, m[0] * light[0] + m[1] * light[1] + m[2] * light[2]));
  return [row(sight[0]), row(sight[1]), row(sight[2])];
};

const lab = ([r, g, b]: Rgb): Rgb => {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 841) / 108 + 4 / 29);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const degrees = (radians: number): number => ((radians * 180) / Math.PI + 360) % 360;
const sine = (d: number): number => Math.sin((d * Math.PI) / 180);
const cosine = (d: number): number => Math.cos((d * Math.PI) / 180);

const ciede2000 = ([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number => {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, a1 * (1 + g))), degrees(Math.atan2(b2, a2 * (1 + g)))];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * sine(turn / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sine(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
};

/** The smallest difference between two colours over all four sights. */
export const difference = (a: Rgb, b: Rgb): number =>
  Math.min(...Object.values(SIGHTS).map((sight) => ciede2000(lab(seen(a, sight)), lab(seen(b, sight)))));
