/** An army's nations as a bar in their fields, and in one line what it is good at. */
import { NATION_FIELDS } from '../../../../games/legends/look/fields';
import { say } from '../../../../text';
import { nationText } from '../../../../text/games/legends';
import { hatchId } from '../parts/hatches';
import { traitsOf } from './traits';

/** The hatching at the size that it has on a token of 64 pixels. */
const Hatched = ({ hatch }: { hatch: string | null }) => (
  <svg viewBox="0 0 8 .25" preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false">
    {hatch !== null && <rect width="8" height=".25" fill={`url(#${hatch})`} />}
  </svg>
);

export const ArmyMakeUp = ({ kinds }: { kinds: readonly number[] }) => {
  const { nations, strong } = traitsOf(kinds);
  if (nations.length === 0) return null;
  return (
    <div class="make-up">
      <div class="make-up-bar" aria-hidden="true">
        {nations.map(({ nation, count }) => (
          <span key={nation} style={{ flexGrow: count, background: NATION_FIELDS[nation].colour }}>
            <Hatched hatch={hatchId(NATION_FIELDS[nation].hatch)} />
          </span>
        ))}
      </div>
      <p>
        {nations.map(({ nation, count }) => say('plan.nation.part', { nation: nationText(nation), count })).join(', ')}.{' '}
        {strong.length > 0 && (
          <strong>
            {say('plan.strong', {
              list: strong.map(({ trait, count }) => say(`plan.strong.${trait}`, { count })).join(', '),
            })}
          </strong>
        )}
      </p>
    </div>
  );
};
