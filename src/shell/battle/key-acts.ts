/** What the board's keys do in a battle and in its replay. */
import type { Strength } from '../../games/legends/language';
import { formatSquare } from '../../games/shared/square';
import { squaresTouched } from '../../match/last-turn';
import { pressItem } from '../../match/press';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import type { App } from '../app/app';
import type { KeyAct } from '../board/keys';
import { focusSquare, nextOf, ownOf, rankOf } from '../board/seek';
import { squareLabel } from '../board/words';
import { recall } from '../games/legends/square-label';
import { strengthNamed } from '../games/legends/words';
import { focusList } from './answer/focus';
import { squareLines } from './inspector';
import { type KeyScene, spokenForKey } from './key-words';
import { askedNow, turnText } from './status';

/** Drops what is open, the smallest thing first: the inspector, then one press. */
export const dropOne = (app: App): void => {
  if (app.inspected.value !== null) app.inspected.value = null;
  else app.ports.match.back();
};

const isUnaided = (app: App): boolean => app.settings.value.memory === 'unaided';

const inspectSquare = (app: App, { view, square, events }: KeyScene): void => {
  app.pin({ on: 'square', square });
  const { title, lines } = squareLines(view, square, events, isUnaided(app));
  app.voice.say([title, ...lines].join('. '));
};

/** To the next own piece of this printed strength; says so where there is none, or no other one. */
const jump = (app: App, { view, square, asking, recalled }: KeyScene, strength: Strength, back: boolean): void => {
  if (view.game !== 'legends') return;
  const next = nextOf(ownOf(view, strength), square, back);
  if (next === null) app.voice.say(say('spoken.no-piece', { strength: strengthNamed(strength, view) }));
  else if (next === square) app.voice.say(squareLabel(view, square, asking, [], recalled));
  else focusSquare(formatSquare(next, view));
};

/** What a key does wherever a board is looked at. */
export const lookOnKey = (app: App, place: Omit<KeyScene, 'recalled'>, key: KeyAct): void => {
  const notes = app.ports.match.notes.kept.get()[place.view.viewer];
  const scene: KeyScene = { ...place, recalled: recall(place.events, notes, isUnaided(app)) };
  app.voice.say(spokenForKey(key, scene));
  if (key.act === 'digit') jump(app, scene, rankOf(key.digit), key.back);
  else if (key.act === 'castle' || key.act === 'magic') jump(app, scene, key.act, key.back);
  else if (key.act === 'last') app.pointed.value = squaresTouched(scene.lastTurn);
  else if (key.act === 'inspect') inspectSquare(app, scene);
  else if (key.act === 'help') app.open('keys');
};

/** The digit's unit of the reserve. */
const takeUnit = (app: App, digit: number): void => {
  if (digit > 0 && app.ports.match.press(pressItem(digit - 1)) === 'refused') app.voice.say(say('legion.no.other'));
};

/** What a key does where one may act as well. */
export const actOnKey = (app: App, state: MatchState, place: Pick<KeyScene, 'square' | 'near'>, key: KeyAct): void => {
  const { match } = app.ports;
  if (key.act === 'digit' && state.view.game !== 'legends') takeUnit(app, key.digit);
  else if (key.act === 'turn')
    app.voice.say(
      say('spoken.turn', { turn: turnText(state), asked: state.asking === null ? '' : askedNow(state) }).trim(),
    );
  else if (key.act === 'answers') focusList();
  else if (key.act === 'undo') {
    if (state.canUndo) void match.undo();
  } else if (key.act === 'hint') {
    if (state.asking !== null) void match.hint();
  } else lookOnKey(app, { ...state, ...place }, key);
};
