/** The engraved seal on the back of a hidden token: the same for every token of a side. */
import { SEALS, type SealTone } from '../../games/shared/look/seals';
import { BRASS, lighter, tint } from '../colour';
import type { Field, Silhouette } from '../look';
import { type Brush, fill, stroke, within } from './brush';

type Tones = Readonly<Record<Exclude<SealTone, 'enamel'>, string>> & { readonly enamel: readonly [string, string] };

const TONES: Readonly<Record<Silhouette, Tones>> = {
  heater: { line: '#A4752B', enamel: ['#34619F', '#16315F'], metal: '#F8E3A0', shade: 'rgba(122,84,22,0.16)' },
  kite: { line: '#D9B25A', enamel: ['#4A2036', '#150D18'], metal: '#E9EDF4', shade: 'rgba(226,190,110,0.1)' },
  targe: { line: '#7C5722', enamel: ['#8A4A1E', '#54280C'], metal: '#F8E3A0', shade: 'rgba(90,56,12,0.16)' },
  pavise: { line: '#C9B47A', enamel: ['#33543C', '#142619'], metal: '#E9EDF4', shade: 'rgba(216,196,140,0.12)' },
};

/** On a seat's own field the seal is engraved in the field's ink. */
const onField = ({ colour, ink }: Field): Tones => ({
  line: tint(ink, 0.85),
  enamel: [lighter(colour, 0.12), colour],
  metal: ink,
  shade: tint(ink, 0.1),
});

/** From this size in CSS pixels the finest lines are drawn. */
const FINE = 50;
/** The seal's heart lies a little above the token's middle, where the shield is broadest. */
export const HEART = -0.045;

/** Paints the seal into the clipped field of a token `size` cells high. */
export const seal = (brush: Brush, side: Silhouette, field: Field | null, size: number): void => {
  const tones = field === null ? TONES[side] : onField(field);
  const fine = size / brush.px >= FINE;
  const px = brush.px / size;
  const { ctx } = brush;
  within(brush, () => {
    ctx.scale(size, size);
    ctx.translate(0, HEART);
    ctx.lineJoin = 'round';
    const enamel = ctx.createRadialGradient(-0.08, -0.12, 0.02, 0, 0, 0.3);
    enamel.addColorStop(0, tones.enamel[0]);
    enamel.addColorStop(1, tones.enamel[1]);
    for (const part of SEALS[side]) {
      if (part.fine && !fine) continue;
      const path = new Path2D(part.path);
      const style = part.tone === 'enamel' ? enamel : tones[part.tone];
      if (part.width !== null) {
        stroke(brush, path, style, Math.max(part.width, px * (part.fine ? 0.5 : 0.9)));
        continue;
      }
      if (part.tone === 'metal') {
        // metal stands out of its ground: a dark edge below it, away from the light
        within(brush, () => {
          ctx.translate(0, Math.max(0.008, px * 0.8));
          fill(brush, path, 'rgba(0,0,0,0.45)');
        });
        if (field === null) {
          const metal = ctx.createLinearGradient(0, -0.2, 0, 0.2);
          metal.addColorStop(0, lighter(tones.metal, 0.55));
          metal.addColorStop(0.55, tones.metal);
          metal.addColorStop(1, side === 'kite' ? '#9AA6BC' : BRASS.mid);
          fill(brush, path, metal);
          continue;
        }
      }
      fill(brush, path, style);
    }
  });
};
