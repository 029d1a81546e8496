/** What the board's keys say: of the squares, of what happened, of what can be done. */

import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import type { View } from '../../contract/view';
import { unpackChoice } from '../../games/shared/choice';
import { sameSide } from '../../games/shared/sides';
import { marksOf } from '../../match/aim';
import type { Asking } from '../../match/types';
import { formAbout, say } from '../../text';
import type { KeyAct } from '../board/keys';
import type { Recalled } from '../board/recall';
import { knownEnemies, scan, scanWay } from '../board/seek';
import { briefLabel, squareLabel } from '../board/words';
import { faces } from '../games';
import { cellName, contentOf, planOf, sidesOf } from '../games/content-of';

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
  squares.map((square) => cellName(view, square)).join(' ');

/** `c4 to c5`: the attacks there are before a piece is chosen. */
const waysOf = ({ decision }: Asking, view: View): readonly string[] => {
  const sides = sidesOf(view);
  return decision.choices.map(unpackChoice).flatMap(({ form, from, to }) => {
    const met = view.tokens.some(({ square, seat }) => square === to && !sameSide(sides, seat, view.viewer));
    if (form !== 'move' || !met) return [];
    return [say('spoken.attack.way', { from: cellName(view, from), to: cellName(view, to) })];
  });
};

const attacksText = (asking: Asking, view: View): string => {
  const marked = asking.squares.filter(({ mark }) => mark === 'attack').map(({ square }) => square);
  const open = asking.decision.kind === 'main' && asking.presses.length === 0;
  const found = open ? waysOf(asking, view) : [namesOf(view, marked)].filter((names) => names !== '');
  return found.length === 0 ? say('spoken.no-attacks') : say('spoken.attacks', { list: found.join(', ') });
};

const movesText = (asking: Asking, view: View): string => {
  const squares = namesOf(
    view,
    marksOf(asking).map(({ square }) => square),
  );
  return squares === '' ? say('spoken.no-moves') : say('spoken.moves', { squares });
};

const LOSSES = 3;

const lossesText = ({ events, view }: KeyScene): string =>
  events.some(({ type }) => type === 'removed')
    ? faces.get(view.game).losses(view, events, LOSSES).join(' ')
    : say('spoken.no-losses');

const newsText = ({ view, events, lastTurn, result }: KeyScene): string =>
  faces
    .get(view.game)
    .news(view, events, lastTurn, result)
    .map(({ text }) => text)
    .join(' ');

const listOf = (view: View, squares: readonly number[]): string =>
  squares.map((square) => briefLabel(view, square)).join(', ');

const enemiesText = (view: View): string => {
  // where nothing is hidden they are all in sight
  if (!contentOf(view).hidden) return '';
  const known = knownEnemies(view).map(({ square }) => square);
  return known.length === 0 ? say('spoken.no-enemies') : say('spoken.enemies', { list: listOf(view, known) });
};

const scanText = ({ view, square, near }: KeyScene, along: 'diagonals' | 'lines'): string => {
  const side = { plan: planOf(view), near };
  const seen = scan(view, side, square, along);
  const from = cellName(view, square);
  return say('spoken.scan', {
    along: scanWay(side, along),
    from,
    list: seen.length === 0 ? say('spoken.nothing') : listOf(view, seen),
  });
};

/** The sentence of a key; empty where the key says nothing of its own. */
export const spokenForKey = (key: KeyAct, scene: KeyScene): string => {
  const { view, asking, square, recalled } = scene;
  switch (key.act) {
    case 'moves':
      if (asking === null) return say('refused.turn');
      return key.attacks ? attacksText(asking, view) : movesText(asking, view);
    case 'here':
      return squareLabel(view, square, asking, [], recalled);
    case 'last':
      return newsText(scene);
    case 'losses':
      return lossesText(scene);
    case 'enemies':
      return enemiesText(view);
    case 'scan':
      return scanText(scene, key.along);
    case 'goal':
      return formAbout(view.game, view.form);
    default:
      return '';
  }
};
