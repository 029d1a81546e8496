/** Hides everything until the other player has taken the screen; only games with secrets need it. */
import { say, sideName } from '../../text';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import { Banner } from '../parts/token';

export const Curtain = ({ game, seat }: { game: string; seat: number }) => {
  const { match } = useApp().ports;
  return (
    <main class="curtain">
      <Banner seat={seat} />
      <h1>{say('curtain.title', { side: sideName(game, seat) })}</h1>
      <Button look="primary" action="open-curtain" autofocus onPress={() => match.openCurtain()}>
        {say('curtain.open')}
      </Button>
    </main>
  );
};
