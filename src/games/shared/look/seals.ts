/**
 * The engraved seals on the backs of hidden pieces, as SVG paths round their middle, in tokens: a citadel in the sun for
 * good, a thorned moon for evil, a compass rose and a knot for further sides. Every token of a side carries the same one.
 */
import type { Silhouette } from './silhouettes';

/** What a part of a seal is painted with; the painter knows the colours. */
export type SealTone = 'line' | 'enamel' | 'metal' | 'shade';

export interface SealPart {
  readonly path: string;
  readonly tone: SealTone;
  /** Null: filled; else the width of the line. */
  readonly width: number | null;
  /** Too fine for a small token. */
  readonly fine: boolean;
}

const TURN = Math.PI * 2;

type Pair = readonly [number, number];

const at = (radius: number, angle: number): Pair => [Math.sin(angle) * radius, -Math.cos(angle) * radius];

const digits = (value: number): string => String(Math.round(value * 1000) / 1000);
const pair = ([x, y]: Pair): string => `${digits(x)} ${digits(y)}`;

const closed = (points: readonly Pair[]): string => `M${points.map(pair).join('L')}Z`;

const circle = (radius: number, x = 0, y = 0): string =>
  `M${pair([x - radius, y])}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;

const steps = (count: number): readonly number[] => [...Array(count).keys()];

/** A wave round a ring: several of them, moved against each other, make an engraver's lace. */
const wave = (radius: number, swing: number, waves: number, phase: number): string =>
  closed(
    steps(waves * 10).map((i) => {
      const angle = (i / (waves * 10)) * TURN;
      return at(radius + swing * Math.cos(waves * angle + phase), angle);
    }),
  );

const lace = (radius: number, swing: number, waves: number, strands: number): string =>
  steps(strands)
    .map((i) => wave(radius, swing, waves, (i / strands) * TURN))
    .join('');

/** Rays from one ring to another, each a slim wedge. */
const rays = (count: number, from: number, to: number, breadth: number, turn = 0): string =>
  steps(count)
    .map((i) => {
      const angle = ((i + turn) / count) * TURN;
      const half = (breadth / count) * TURN * 0.5;
      return closed([at(from, angle - half), at(to, angle), at(from, angle + half)]);
    })
    .join('');

const beads = (count: number, radius: number, size: number): string =>
  steps(count)
    .map((i) => circle(size, ...at(radius, (i / count) * TURN)))
    .join('');

function closedMoon(): string {
  const [outer, inner] = [0.176, 0.142];
  const horns = 0.62;
  const crescent = `M${pair(at(outer, horns))}A${outer} ${outer} 0 1 1 ${pair(at(outer, -horns))}A${inner} ${inner} 0 1 0 ${pair(at(outer, horns))}Z`;
  const thorns = steps(7).map((i) => {
    const angle = Math.PI + (i - 3) * 0.62;
    const bend = (i - 3) * 0.045;
    return closed([at(outer - 0.012, angle - 0.15), at(outer + 0.072, angle + bend), at(outer - 0.012, angle + 0.15)]);
  });
  return crescent + thorns.join('');
}

/** Keep, two towers and a wall with its gate, cut out by the direction of its outline. */
const CITADEL =
  'M-.145.115V-.045H-.16V-.1H-.138V-.08H-.115V-.1H-.092V-.08H-.07V-.1H-.05V-.115H-.062V-.175H-.038V-.152H-.013V-.175H.013V-.152H.038V-.175H.062V-.115H.05V-.1H.07V-.08H.092V-.1H.115V-.08H.138V-.1H.16V-.045H.145V.115H.04V.04A.04.04 0 0 0-.04.04V.115ZM-.013-.09V-.04H.013V-.09ZM-.118-.03V.012H-.094V-.03ZM.094-.03V.012H.118V-.03Z';

/** A moon nearly swallowed, its horns upwards, with thorns on its back; in its arms a slit of an eye. */
const MOON = closedMoon();
const EYE =
  'M0-.098C.045-.055 .045.03 0 .082C-.045.03-.045-.055 0-.098ZM0-.05C-.016-.025-.016.012 0 .036C.016.012 .016-.025 0-.05Z';

/** A briar: two twisting stems, and thorns outwards. */
const briar = (radius: number, swing: number, waves: number): string => lace(radius, swing, waves, 2);

const part = (path: string, tone: SealTone, width: number | null = null, fine = false): SealPart => ({
  path,
  tone,
  width,
  fine,
});

const good: readonly SealPart[] = [
  part(rays(72, 0.3, 0.56, 0.34), 'shade', null, true),
  part(rays(16, 0.235, 0.405, 0.62), 'line'),
  part(rays(16, 0.235, 0.33, 0.5, 0.5), 'line', null, true),
  part(circle(0.252), 'enamel'),
  part(lace(0.228, 0.014, 24, 3), 'metal', 0.005, true),
  part(circle(0.25), 'metal', 0.014),
  part(circle(0.205), 'metal', 0.008, true),
  part(CITADEL, 'metal'),
];

const evil: readonly SealPart[] = [
  part(rays(72, 0.3, 0.56, 0.34), 'shade', null, true),
  part(rays(12, 0.3, 0.4, 0.42), 'line'),
  part(rays(12, 0.3, 0.352, 0.3, 0.5), 'line', null, true),
  part(circle(0.29), 'enamel'),
  part(briar(0.29, 0.016, 12), 'line', 0.015),
  part(beads(12, 0.29, 0.008), 'metal', null, true),
  part(MOON, 'metal'),
  part(EYE, 'line'),
];

/** A compass rose in a beaded ring. */
const rose: readonly SealPart[] = [
  part(rays(72, 0.3, 0.5, 0.34), 'shade', null, true),
  part(circle(0.3), 'enamel'),
  part(beads(24, 0.3, 0.01), 'metal', null, true),
  part(circle(0.27), 'metal', 0.012),
  part(rays(8, 0.04, 0.17, 0.5, 0.5), 'line'),
  part(rays(4, 0.05, 0.25, 0.42), 'metal'),
  part(circle(0.05), 'metal'),
];

/** A knot of four bights, laid twice through itself. */
const knot: readonly SealPart[] = [
  part(rays(72, 0.3, 0.56, 0.34), 'shade', null, true),
  part(rays(20, 0.29, 0.38, 0.5), 'line', null, true),
  part(circle(0.28), 'enamel'),
  part(circle(0.28), 'metal', 0.014),
  part(lace(0.15, 0.075, 4, 2), 'metal', 0.026),
  part(lace(0.235, 0.012, 20, 2), 'line', 0.006, true),
  part(circle(0.035), 'metal'),
];

/** The parts of a side's seal, from the lowest to the uppermost. */
export const SEALS: Readonly<Record<Silhouette, readonly SealPart[]>> = {
  heater: good,
  kite: evil,
  targe: rose,
  pavise: knot,
};
