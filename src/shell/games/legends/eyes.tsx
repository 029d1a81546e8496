/** Through whose eyes a finished battle is seen once more: everybody's, or one side's. */
import type { View } from '../../../contract/view';
import { contents } from '../../../games';
import { armyCount, TRUTH } from '../../../games/legends/reading/pieces-seen';
import { say } from '../../../text';
import { capital } from '../../../text/capital';
import { useApp } from '../../app/app';
import { sideOf } from './sides';

/** Shown where something was hidden, and after the end only. */
export const Eyes = ({ view }: { view: View }) => {
  const app = useApp();
  const over = app.state.value?.result != null;
  if (!over || contents[view.game]?.hidden !== true) return null;
  const look = async (viewer: number) => {
    const steps = await app.ports.match.replay(viewer);
    if (steps.ok) app.steps.value = steps.value;
    else app.tell(say(`fault.${steps.fault.code}`));
  };
  const seats = Array.from({ length: armyCount(view) }, (_, seat) => seat);
  return (
    <label class="eyes">
      <span>{say('replay.eyes')}</span>
      <select data-action="eyes" value={view.viewer} onChange={(event) => void look(Number(event.currentTarget.value))}>
        <option value={TRUTH}>{say('replay.eyes.all')}</option>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {capital(sideOf(view, seat))}
          </option>
        ))}
      </select>
    </label>
  );
};
