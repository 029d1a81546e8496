/**
 * Another match or series is to begin while one is open: that one is lost only if the players say so. As in every question the
 * button that keeps stands first.
 */
import { say } from '../../text';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';

export const DiscardDialog = () => {
  const app = useApp();
  const ask = app.discardAsk.value;
  if (ask === null) return null;
  return (
    <Dialog name="discard" title={ask.title} onClose={() => ask.answer('nothing')}>
      <p class="ask-text">{ask.text}</p>
      <div class="ask-buttons">
        <Button look="primary" action="keep-on" autofocus onPress={() => ask.answer('continue')}>
          {say('keeping.on')}
        </Button>
        {ask.saves && (
          <Button action="save-first" onPress={() => app.open('save')}>
            {say('keeping.save-first')}
          </Button>
        )}
        <Button look="danger" action="discard" onPress={() => ask.answer('discard')}>
          {say('keeping.discard')}
        </Button>
      </div>
    </Dialog>
  );
};
