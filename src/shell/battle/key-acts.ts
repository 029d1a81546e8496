/** What the board's keys do in a battle. */

import { formatSquare } from '../../games/shared/square';
import { squaresTouched } from '../../match/last-turn';
import { pressItem } from '../../match/press';
import type { MatchState } from '../../match/types';
import { eventText, promptText, say } from '../../text';
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

/** Keys that only say something. */
const SAYS: Readonly<Partial<Record<KeyAct['act'], (state: MatchState, square: number) => string>>> = {
  moves: movesText,
  here: (state, square) => squareLabel(state.view, square, state.asking),
  last: ({ lastTurn, view, result }) => spokenLines(lastTurn, naming(view), result).join(' '),
  losses: lossesText,
  goal: ({ view }) => say(`legion.form.${view.form}.about`),
  turn: (state) =>
    [turnText(state), state.asking === null ? '' : promptText(state.view.game, state.asking.prompt)].join(' '),
};

const chooseUnit = ({ ports, voice }: App, kind: number): void => {
  if (ports.match.press(pressItem(kind)) === 'refused') voice.say(say('legion.no.other'));
};

export const actOnKey = (app: App, state: MatchState, key: KeyAct, square: number): void => {
  const { match } = app.ports;
  app.voice.say(SAYS[key.act]?.(state, square) ?? '');
  if (key.act === 'unit') chooseUnit(app, key.kind);
  else if (key.act === 'last') app.pointed.value = squaresTouched(state.lastTurn);
  else if (key.act === 'inspect') inspectSquare(app, state, square);
  else if (key.act === 'help') app.open('keys');
  else if (key.act === 'undo' && state.canUndo) void match.undo();
  else if (key.act === 'hint' && state.asking !== null) void match.hint();
};
