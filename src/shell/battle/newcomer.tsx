/** Who has never made a move in this game is offered the rules; nothing waits for it. */
import { say } from '../../text';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import { hasBegun } from './first-hint';

export const Newcomer = ({ game }: { readonly game: string }) => {
  const app = useApp();
  if (hasBegun(app.ports.shelf, game)) return null;
  return (
    <div class="newcomer">
      <Button action="how-to" icon="book" onPress={() => app.open('codex')}>
        {say('menu.controls')}
      </Button>
    </div>
  );
};
