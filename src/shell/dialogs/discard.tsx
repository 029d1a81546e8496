/** Another match is to begin while one is open: that one is lost only if the players say so. */
import { say } from '../../text';
import { useApp } from '../app/app';
import { keptLine } from '../app/kept-line';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';

export const DiscardDialog = () => {
  const app = useApp();
  const ask = app.discardAsk.value;
  if (ask === null) return null;
  const match = ask.left === null ? null : keptLine(ask.left);
  return (
    <Dialog name="discard" title={say('keeping.open')} onClose={() => ask.answer('nothing')}>
      <p class="ask-text">{match === null ? say('keeping.lost.unnamed') : say('keeping.lost', { match })}</p>
      <div class="ask-buttons">
        <Button look="danger" action="discard" onPress={() => ask.answer('discard')}>
          {say('keeping.discard')}
        </Button>
        <Button look="primary" action="keep-on" autofocus onPress={() => ask.answer('continue')}>
          {say('keeping.on')}
        </Button>
      </div>
    </Dialog>
  );
};
