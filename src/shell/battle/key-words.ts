/** What the board's keys say: of the squares, of what happened, of what can be done. */
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import type { View } from '../../contract/view';
import { sameSide } from '../../games/legends/reading/knowledge';
import { unpackChoice } from '../../games/shared/choice';
import { formatSquare } from '../../games/shared/square';
import type { Asking } from '../../match/types';
import { eventText, say } from '../../text';
import type { KeyAct } from '../board/keys';
import { knownEnemies, scan } from '../board/seek';
import { briefLabel, naming, squareLabel } from '../board/words';
import { lossesOf, spokenOf } from '../games/legends/log/spoken';
import type { Recalled } from '../games/legends/square-label';

/** What the viewer knows where a key was pressed, in a battle or in its replay. */
export interface KeyScene {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly lastTurn: readonly GameEvent[];
  readonly result: Result | null;
  readonly asking: Asking | null;
  /** The square in focus, and the seat at the near edge. */
  readonly square: number;
  readonly near: number;
  readonly recalled: Recalled;
}

const namesOf = (view: View, squares: readonly number[]): string =>
  squares.map((square) => formatSquare(square, view)).join(' ');

/** `c4 to c5`: the attacks there are before a piece is chosen. */
const waysOf = ({ decision }: Asking, view: View): readonly string[] =>
  decision.choices.map(unpackChoice).flatMap(({ form, from, to }) => {
    const met = view.tokens.some(({ square, seat }) => square === to && !sameSide(seat, view.viewer));
    if (form !== 'move' || !met) return [];
    return [say('spoken.attack.way', { from: formatSquare(from, view), to: formatSquare(to, view) })];
  });

const attacksText = (asking: Asking, view: View): string => {
  const marked = asking.squares.filter(({ mark }) => mark === 'attack').map(({ square }) => square);
  const open = asking.decision.kind === 'main' && asking.presses.length === 0;
  const found = open ? waysOf(asking, view) : [namesOf(view, marked)].filter((names) => names !== '');
  return found.length === 0 ? say('spoken.no-attacks') : say('spoken.attacks', { list: found.join(', ') });
};

const movesText = (asking: Asking, view: View): string => {
  const squares = namesOf(
    view,
    asking.squares.map(({ square }) => square),
  );
  return squares === '' ? say('spoken.no-moves') : say('spoken.moves', { squares });
};

const LOSSES = 3;

const lossesText = ({ events, view }: KeyScene): string => {
  const removed = events.filter((event) => event.type === 'removed').slice(-LOSSES);
  if (removed.length === 0) return say('spoken.no-losses');
  if (view.game === 'legends') return lossesOf(view, events, LOSSES).join(' ');
  return removed.map((event) => eventText(event, naming(view))).join(' ');
};

const listOf = (view: View, squares: readonly number[]): string =>
  squares.map((square) => briefLabel(view, square)).join(', ');

const enemiesText = (view: View): string => {
  if (view.game !== 'legends') return '';
  const known = knownEnemies(view).map(({ square }) => square);
  return known.length === 0 ? say('spoken.no-enemies') : say('spoken.enemies', { list: listOf(view, known) });
};

const scanText = ({ view, square, near }: KeyScene, along: 'diagonals' | 'lines'): string => {
  const seen = scan(view, { shape: view, near }, square, along);
  const from = formatSquare(square, view);
  return say('spoken.scan', { along, from, list: seen.length === 0 ? say('spoken.nothing') : listOf(view, seen) });
};

/** The sentence of a key; empty where the key says nothing of its own. */
export const spokenForKey = (key: KeyAct, scene: KeyScene): string => {
  const { view, events, lastTurn, result, asking, square, recalled } = scene;
  switch (key.act) {
    case 'moves':
      if (asking === null) return say('refused.turn');
      return key.attacks ? attacksText(asking, view) : movesText(asking, view);
    case 'here':
      return squareLabel(view, square, asking, [], recalled);
    case 'last':
      return spokenOf(view, events, lastTurn, result).join(' ');
    case 'losses':
      return lossesText(scene);
    case 'enemies':
      return enemiesText(view);
    case 'scan':
      return scanText(scene, key.along);
    case 'goal':
      return say(`${view.game}.form.${view.form}.about`);
    default:
      return '';
  }
};
