/** The seals on hidden pieces' backs; faces refer to them. The finest lines stay on the canvas. */
import { SEALS } from '../../games/shared/look/seals';
import type { Silhouette } from '../../games/shared/look/silhouettes';

export const sealId = (side: Silhouette): string => `seal-${side}`;

const SIDES: readonly Silhouette[] = ['heater', 'kite', 'targe', 'pavise'];

/** The seal's heart lies a little above the middle, where the shield is broadest. */
const HEART = 'translate(0 -.045)';

export const Seals = () => (
  <defs>
    {SIDES.map((side) => (
      <symbol key={side} id={sealId(side)} overflow="visible">
        <g transform={HEART}>
          {SEALS[side]
            .filter(({ fine }) => !fine)
            .map(({ path, tone, width }) =>
              width === null ? (
                <path key={path} class={`seal-${tone}`} d={path} />
              ) : (
                <path key={path} class={`seal-${tone} drawn`} d={path} stroke-width={width * 1.4} />
              ),
            )}
        </g>
      </symbol>
    ))}
  </defs>
);
