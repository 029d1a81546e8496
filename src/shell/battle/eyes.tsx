/** Through whose eyes a finished battle is seen once more: everybody's, or one side's. */
import type { View } from '../../contract/view';
import { matchGames } from '../../match/games';
import { say } from '../../text';
import { capital } from '../../text/capital';
import { useApp } from '../app/app';
import { contentOf, sidesOf } from '../games/content-of';

/** The viewer that knows everything. */
const TRUTH = 9;

/** Shown where something was hidden, and after the end only. */
export const Eyes = ({ view }: { view: View }) => {
  const app = useApp();
  const over = app.state.value?.result != null;
  if (!over || !contentOf(view).hidden) return null;
  const { sideName } = matchGames.get(view.game);
  const look = async (viewer: number) => {
    const steps = await app.ports.match.replay(viewer);
    if (steps.ok) app.steps.value = steps.value;
    else app.tell(say(`fault.${steps.fault.code}`));
  };
  return (
    <label class="eyes">
      <span>{say('replay.eyes')}</span>
      <select data-action="eyes" value={view.viewer} onChange={(event) => void look(Number(event.currentTarget.value))}>
        <option value={TRUTH}>{say('replay.eyes.all')}</option>
        {sidesOf(view).map((_, seat) => (
          <option key={seat} value={seat}>
            {capital(sideName(view, seat))}
          </option>
        ))}
      </select>
    </label>
  );
};
