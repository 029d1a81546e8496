/** An army in full: what fell, with its texts; what stands, and who knows of it; what the hidden pieces can be. */
import type { View } from '../../../../contract/view';
import { countKinds, destroyedIn, type KindCount, poolOf } from '../../../../games/legends/reading/pools';
import { sideOf } from '../../../../match/games/legends/sides';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { useApp } from '../../../app/app';
import { Sheet } from '../../../parts/sheet';
import { PieceRow } from '../inspector/piece-row';
import { liveryOf } from '../parts/piece-face';
import { strengthNamed } from '../words';
import { armyList } from './army-parts';

interface KindsProps {
  readonly title: string;
  readonly kinds: readonly KindCount[];
  readonly livery: number;
  readonly from?: number;
  readonly none: string;
}

const Kinds = ({ title, kinds, livery, from = livery, none }: KindsProps) => (
  <section class="army-part">
    <h3>{title}</h3>
    {kinds.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul class="piece-rows">
        {kinds.map(({ kind, count }) => (
          <PieceRow key={kind} kind={kind} count={count} livery={livery} from={from} />
        ))}
      </ul>
    )}
  </section>
);

const Hidden = ({ view, army, livery }: { view: View; army: number; livery: number }) => {
  const { hidden, kinds, strengths } = poolOf(view, army);
  if (hidden === 0) return null;
  const title = say('legends.army.hidden', { count: hidden });
  if (kinds !== null) return <Kinds title={title} kinds={kinds} livery={livery} none="" />;
  return (
    <section class="army-part">
      <h3>{title}</h3>
      <p>{say('legends.army.closed')}</p>
      <p>
        {strengths
          .map(({ strength, count }) => say('legends.inspect.count', { what: strengthNamed(strength, view), count }))
          .join(' · ')}
      </p>
    </section>
  );
};

interface ArmySheetProps {
  readonly view: View;
  readonly army: number;
  /** What is to be said of its player. */
  readonly about?: string | undefined;
  readonly onClose: () => void;
}

export const ArmySheet = ({ view, army, about, onClose }: ArmySheetProps) => {
  const unaided = useApp().settings.value.memory === 'unaided';
  const livery = liveryOf(view, army);
  const fallen = countKinds(destroyedIn(view, army));
  return (
    <Sheet name="army" title={say('legends.army.title', { side: capital(sideOf(view, army)) })} wide onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section class="army-sheet" tabIndex={0} aria-label={say('legends.army.title', { side: sideOf(view, army) })}>
        {about !== undefined && <p>{about}</p>}
        <Kinds
          title={say('legends.army.fallen', { count: destroyedIn(view, army).length })}
          kinds={fallen}
          livery={livery}
          none={say('legends.army.none')}
        />
        {!unaided && <Hidden view={view} army={army} livery={livery} />}
        {armyList(view, army, unaided).map(({ title, kinds, seats }) => (
          <Kinds
            key={title}
            title={title}
            kinds={countKinds(kinds)}
            livery={liveryOf(view, seats?.held ?? army)}
            from={liveryOf(view, seats?.from ?? army)}
            none=""
          />
        ))}
      </section>
    </Sheet>
  );
};
