/** The log as a sheet, where the screen has no room for it beside the board. */
import { say } from '../../text';
import { useApp } from '../app/app';
import { Log } from '../battle/log';
import { Dialog } from '../parts/dialog';

export const LogDialog = () => {
  const state = useApp().seen.value;
  return state === null ? null : (
    <Dialog name="log" title={say('battle.log')} wide>
      <Log state={state} />
    </Dialog>
  );
};
