/** Short questions: resign, offer a draw, answer an offer. */
import { answeringSeat } from '../../match/acts';
import { matchGames } from '../../match/games';
import { personsOf } from '../../match/reduce-state';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { capital } from '../../text/capital';
import { type DialogName, useApp } from '../app/app';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';

interface AskProps {
  readonly name: DialogName;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly danger?: boolean;
  readonly onYes: () => void;
  /** Closing the sheet says no as well. */
  readonly onNo?: () => void;
}

const Ask = ({ name, title, text, yes, no, danger = false, onYes, onNo }: AskProps) => {
  const app = useApp();
  const close = (then: (() => void) | undefined) => {
    app.dialogs.value = [];
    then?.();
  };
  return (
    <Dialog name={name} title={title} {...(onNo === undefined ? {} : { onClose: onNo })}>
      <p class="ask-text">{text}</p>
      <div class="ask-buttons">
        <Button action="no" autofocus onPress={() => (onNo === undefined ? app.close(name) : close(onNo))}>
          {no}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} action="yes" onPress={() => close(onYes)}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
};

export const ResignDialog = () => {
  const { match } = useApp().ports;
  return (
    <Ask
      name="resign"
      title={say('menu.resign')}
      text={say('ask.resign')}
      yes={say('ask.resign.yes')}
      no={say('ask.no')}
      danger
      onYes={() => void match.resign()}
    />
  );
};

export const DrawDialog = () => {
  const { match } = useApp().ports;
  return (
    <Ask
      name="draw"
      title={say('menu.draw')}
      text={say('ask.draw')}
      yes={say('ask.draw.yes')}
      no={say('ask.no')}
      onYes={() => void match.offerDraw()}
    />
  );
};

/** Who offers; among three and more also who is asked now. */
const offerText = (state: MatchState, by: number): string => {
  const { sideName } = matchGames.get(state.view.game);
  const offer = capital(say('ask.offer', { side: sideName(state.view, by) }));
  const next = answeringSeat(state);
  if (next === null || personsOf(state.setup.seats).length <= 2) return offer;
  return `${offer} ${capital(say('ask.offer.next', { side: sideName(state.view, next) }))}`;
};

export const OfferDialog = () => {
  const app = useApp();
  const { match } = app.ports;
  const state = app.state.value;
  const seat = state?.offer;
  if (state === null || seat === null || seat === undefined) return null;
  return (
    <Ask
      name="offer"
      title={say('menu.draw')}
      text={offerText(state, seat)}
      yes={say('ask.offer.yes')}
      no={say('ask.offer.no')}
      onYes={() => void match.offerDraw()}
      onNo={() => void match.declineDraw()}
    />
  );
};
