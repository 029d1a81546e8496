/** A side beside the board: whose it is, how many pieces stand, and what fell, by strength. A press opens the army in full. */
import { useSignal } from '@preact/signals';
import type { SeatSetup } from '../../../../contract/setup';
import type { View } from '../../../../contract/view';
import { countStrengths, destroyedIn } from '../../../../games/legends/reading/pools';
import { heldBy } from '../../../../games/shared/sides';
import { sideOf } from '../../../../match/games/legends/sides';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import type { BesideProps } from '../../face-battle';
import { liveryOf, PieceFace } from '../parts/piece-face';
import { LEVELS } from '../setup/plan';
import { strengthNamed } from '../words';
import { ArmySheet } from './army-sheet';

/** The armies whose pieces the box of a seat tells of: the seat's own. */
type ArmyBoxProps = Pick<BesideProps, 'view' | 'setup' | 'seat' | 'yours'>;

const Fallen = ({ view, seat }: { view: View; seat: number }) => {
  const counts = countStrengths(destroyedIn(view, seat));
  if (counts.length === 0) return <p class="army-none">{say('legends.army.none')}</p>;
  return (
    <ul class="army-fallen" aria-label={say('legends.army.fallen', { count: destroyedIn(view, seat).length })}>
      {counts.map(({ strength, count }) => (
        <li key={strength}>{say('legends.army.chip', { strength: strengthNamed(strength, view), count })}</li>
      ))}
    </ul>
  );
};

/** Level and character of the computer that plays a seat; null for a person. */
export const playerText = (setup: SeatSetup | undefined, seat: number): string | null => {
  const plan = setup?.seats[seat];
  if (plan?.player !== 'computer' || plan.level === undefined || !LEVELS.includes(plan.level)) return null;
  const level = say(`setup.opponent.${plan.level}`);
  if (plan.character === undefined) return level;
  return say('legends.army.player', { level, character: say(`character.${plan.character}`) });
};

/** What the computer's character means, in a sentence; undefined where it has none. */
export const characterAbout = (setup: SeatSetup | undefined, seat: number): string | undefined => {
  const character = setup?.seats[seat]?.character;
  return character === undefined ? undefined : say(`character.${character}.about`);
};

export const ArmyBox = ({ view, setup, seat, yours }: ArmyBoxProps) => {
  const player = playerText(setup, seat);
  const open = useSignal(false);
  const side = capital(sideOf(view, seat));
  const turn = view.result === null && view.counters['side'] === seat;
  return (
    <section class="army-box" data-seat={seat} data-turn={turn} aria-label={side}>
      <button
        type="button"
        class="army-head"
        data-action="army"
        onClick={() => {
          open.value = true;
        }}
      >
        <PieceFace kind={null} livery={liveryOf(view, seat)} />
        <span class="army-title">
          <span class="army-name">{yours ? say('legends.army.you', { side }) : side}</span>
          {player !== null && (
            <span class="army-player" title={characterAbout(setup, seat)}>
              {player}
            </span>
          )}
          <span class="army-left">
            {say('legends.army.left', { left: heldBy(view, seat).length, fallen: destroyedIn(view, seat).length })}
          </span>
        </span>
      </button>
      <Fallen view={view} seat={seat} />
      {open.value && (
        <ArmySheet
          view={view}
          army={seat}
          about={characterAbout(setup, seat)}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </section>
  );
};
