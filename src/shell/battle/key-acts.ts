/** What the board's keys do in a battle and in its replay. */
import type { View } from '../../contract/view';
import { PRESS_PASS, pressItem } from '../../match/press';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { ended } from '../../text/ended';
import type { App } from '../app/app';
import type { KeyAct } from '../board/keys';
import { recall } from '../board/recall';
import { focusSquare, nextOf } from '../board/seek';
import { squareLabel } from '../board/words';
import { faces } from '../games';
import { cellName } from '../games/content-of';
import type { SeekKey, Sought } from '../games/face-board';
import { showAgain } from './again';
import { focusBoard, focusList, keepFocus } from './answer/focus';
import { askHint } from './hint';
import { type KeyScene, spokenForKey } from './key-words';
import { isLeftOpen } from './passing';
import { askedNow, turnText } from './status';
import { undo } from './undo';

/** Drops what is open, the smallest thing first: the inspector, then one press. False: nothing is. */
const dropOne = ({ inspected, ports }: App): boolean => {
  if (inspected.value === null) return ports.match.back();
  inspected.value = null;
  return true;
};

/**
 * Escape goes back by one thing, from the list to the board, and with nothing to go back from to the menu; a field that is
 * written into keeps it to itself.
 */
export const goBack = (app: App, from: 'board' | 'list' | 'field'): void => {
  const dropped = dropOne(app);
  if (dropped) keepFocus();
  if (dropped || from === 'field') return;
  if (from === 'list') focusBoard();
  // the browser closes with this same press what is open by then, and the press is its own
  else setTimeout(() => app.open('menu'));
};

const isUnaided = (app: App): boolean => app.settings.value.memory === 'unaided';

const inspectSquare = (app: App, { view, square, events }: KeyScene): void => {
  app.pin({ on: 'square', square });
  const { title, lines } = faces.get(view.game).squareLines(view, square, events, isUnaided(app));
  app.voice.say([title, ...lines].map(ended).join(' '));
};

const isSeeking = (key: KeyAct): key is SeekKey => key.act === 'digit' || key.act === 'castle' || key.act === 'magic';

const soughtBy = (view: View, key: KeyAct): Sought | null =>
  isSeeking(key) ? faces.get(view.game).seek(view, key) : null;

/** To the next of the squares that a key looks for; says so where there is none, or no other one. */
const jump = (app: App, scene: KeyScene, key: SeekKey): void => {
  const { view, square, asking, recalled } = scene;
  const sought = soughtBy(view, key);
  if (sought?.on !== 'squares') return;
  const next = nextOf(sought.squares, square, key.back);
  if (next === null) app.voice.say(sought.none);
  else if (next === square) app.voice.say(squareLabel(view, square, asking, [], recalled));
  else focusSquare(cellName(view, next));
};

const sceneOf = (app: App, place: Omit<KeyScene, 'recalled'>): KeyScene => {
  const notes = app.ports.match.notes.kept.get()[place.view.viewer];
  return { ...place, recalled: recall(place.events, notes, isUnaided(app)) };
};

/** What a key does wherever a board is looked at. */
export const lookOnKey = (app: App, place: Omit<KeyScene, 'recalled'>, key: KeyAct): void => {
  const scene = sceneOf(app, place);
  const spoken = spokenForKey(key, scene);
  // of all that is said this alone stands nowhere on the screen
  if (key.act === 'moves') app.tell(spoken);
  else app.voice.say(spoken);
  if (isSeeking(key)) jump(app, scene, key);
  else if (key.act === 'inspect') inspectSquare(app, scene);
  else if (key.act === 'help') app.open('keys');
};

/** Takes up the item beside the board that a key means. */
const takeItem = (app: App, { item, refused }: Extract<Sought, { readonly on: 'item' }>): void => {
  if (app.ports.match.press(pressItem(item)) === 'refused') app.voice.say(refused);
};

const pass = (app: App, { asking, sending }: MatchState): void => {
  if (asking?.canPass === true && !sending && !isLeftOpen(asking)) app.ports.match.press(PRESS_PASS);
  else app.voice.say(say('spoken.no-pass'));
};

/** What a key does where one may act as well. */
export const actOnKey = (app: App, state: MatchState, place: Pick<KeyScene, 'square' | 'near'>, key: KeyAct): void => {
  const { match } = app.ports;
  const sought = soughtBy(state.view, key);
  if (sought?.on === 'item') takeItem(app, sought);
  else if (key.act === 'turn')
    app.voice.say(
      say('spoken.turn', { turn: ended(turnText(state)), asked: state.asking === null ? '' : askedNow(state) }).trim(),
    );
  else if (key.act === 'last') showAgain(app, state, spokenForKey(key, sceneOf(app, { ...state, ...place })));
  else if (key.act === 'answers') focusList();
  else if (key.act === 'pass') pass(app, state);
  else if (key.act === 'undo') {
    if (state.canTakeBack) void match.takeBack();
    else undo(app, state);
  } else if (key.act === 'hint') {
    if (state.asking !== null) void askHint(app, true);
  } else lookOnKey(app, { ...state, ...place }, key);
};
