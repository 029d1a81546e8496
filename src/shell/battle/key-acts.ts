/** What the board's keys do in a battle. */
import type { MatchState } from '../../match/types';
import { squaresTouched } from '../../match/last-turn';
import { pressItem } from '../../match/press';
import { eventText, promptText, say } from '../../text';
import { formatSquare } from '../../games/shared/square';
import type { App } from '../app/app';
import type { KeyAct } from '../board/keys';
import { naming, squareLabel } from '../board/words';
import { squareLines } from './inspector';
import { spokenLines } from './log-entries';
import { turnText } from './status';

const movesText = ({ asking, view }: MatchState): string => {
  if (asking === null) return say('legion.no.turn');
  const squares = asking.squares.map(({ square }) => formatSquare(square, view)).join(' ');
  return squares === '' ? say('spoken.no-moves') : say('spoken.moves', { squares });
};

const lossesText = ({ events, view }: MatchState): string => {
  const removed = events.filter((event) => event.type === 'removed').slice(-3);
  if (removed.length === 0) return say('spoken.no-losses');
  return removed.map((event) => eventText(event, naming(view))).join(' ');
};

const inspectSquare = (app: App, state: MatchState, square: number): void => {
  app.pin({ on: 'square', square });
  const { title, lines } = squareLines(state.view, square);
  app.voice.say([title, ...lines].join('. '));
};

/** Drops what is open, the smallest thing first. */
export const dropOne = (app: App): void => {
  if (app.inspected.value !== null) app.inspected.value = null;
  else app.ports.match.drop();
};

export const actOnKey = (app: App, state: MatchState, { act, ...more }: KeyAct, square: number): void => {
  const { voice, ports } = app;
  switch (act) {
    case 'unit':
      if ('kind' in more && ports.match.press(pressItem(more.kind)) === 'refused') voice.say(say('legion.no.other'));
      return;
    case 'drop':
      return dropOne(app);
    case 'moves':
      return voice.say(movesText(state));
    case 'here':
      return voice.say(squareLabel(state.view, square, state.asking));
    case 'last':
      app.pointed.value = squaresTouched(state.lastTurn);
      return voice.say(spokenLines(state.lastTurn, naming(state.view), state.result).join(' '));
    case 'losses':
      return voice.say(lossesText(state));
    case 'goal':
      return voice.say(say(`legion.form.${state.view.form}.about`));
    case 'turn':
      return voice.say(
        [turnText(state), state.asking === null ? '' : promptText(state.view.game, state.asking.prompt)].join(' '),
      );
    case 'inspect':
      return inspectSquare(app, state, square);
    case 'help':
      return app.open('keys');
    case 'undo':
      return void (state.canUndo && ports.match.undo());
    case 'hint':
      return void (state.asking !== null && ports.match.hint());
    default:
      return;
  }
};
