/** The way from one game's screen to the others'. */
import { useApp } from '../app/app';
import { openScreen } from '../app/fetch-game';
import { titleCards } from '../games';
import type { TitleCard } from '../games/title-card';
import { Button } from '../parts/controls';

const Offer = ({ card: { game, start, offer } }: { card: TitleCard }) => {
  const app = useApp();
  if (offer === null) return null;
  const { action, screen } = start();
  const { label, about } = offer();
  return (
    <div class="plan-other">
      <Button icon="next" action={action} onPress={() => void openScreen(app, game, screen)}>
        {label}
      </Button>
      <p class="setup-about">{about}</p>
    </div>
  );
};

/** `but`: the game whose screen it is. */
export const OtherGames = ({ but }: { but: string }) => (
  <>{titleCards.map((card) => card.game !== but && <Offer key={card.game} card={card} />)}</>
);
