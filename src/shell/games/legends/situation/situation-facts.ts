/** What stands over the whole battle: the turn, the Death Curses, the quiet turns, the goals. */

import type { View } from '../../../../contract/view';
import { type Curse, cursesOf } from '../../../../games/legends/curses';
import { fightOf, sameSide, strikeOf } from '../../../../games/legends/reading/knowledge';
import { formPlayed, hasCurses, isPlainForm } from '../../../../games/legends/reading/pieces-seen';
import { castleTaker } from '../../../../games/legends/reading/reach';
import { formatSquare, manhattanDistance } from '../../../../games/shared/square';
import { fightStands } from '../../../../match/games/legends/fight-stands';
import { goalProgress, goalsOf, goalText } from '../../../../match/games/legends/goals';
import { sideOf } from '../../../../match/games/legends/sides';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { castlesKnown, castlesSeen, ownCastles } from '../seek';
import { curseText, kindName, kindThe, readerOf, sayIn } from '../words';

/** A Death Curse as it is told. */
export interface CurseTold extends Curse {
  readonly name: string;
  readonly text: string;
  /** Whose it is: who is "you" in its text. */
  readonly whose: string;
}

const told = (view: View, curse: Curse): CurseTold => ({
  ...curse,
  name: kindName(curse.kind),
  text: curseText(curse.kind, readerOf(view, curse.seat)),
  whose: say('legends.curse.whose', { side: capital(sideOf(view, curse.seat)) }),
});

export interface CursesTold {
  readonly inForce: CurseTold | null;
  readonly waiting: readonly CurseTold[];
}

/** The Death Curse in force and those that wait to follow it. */
export const cursesTold = (view: View): CursesTold => {
  const [first = null, ...others] = cursesOf(view);
  return {
    inForce: first === null ? null : told(view, first),
    waiting: others.flatMap((curse) => (curse === null ? [] : [told(view, curse)])),
  };
};

/** From so many quiet turns before the draw on they are counted down. */
const NEAR = 10;

/** Turns of each side without progress that are left before the draw (R83); null while it is far off. */
export const quietLeft = (view: View): number | null => {
  const { quiet } = formPlayed(view);
  const counts = view.lists['quiet'] ?? [];
  if (view.result !== null || counts.length === 0) return null;
  const left = quiet - Math.min(...counts);
  return left <= Math.min(NEAR, quiet - 1) ? left : null;
};

/** A goal with whose it is and how far it has come. */
export interface GoalTold {
  readonly side: string;
  readonly text: string;
  readonly progress: string | null;
}

export const goalsTold = (view: View): readonly GoalTold[] =>
  goalsOf(view).map((goal) => ({
    side: capital(sideOf(view, goal.side)),
    text: goalText(goal),
    progress: goalProgress(goal),
  }));

/** What the battle is about, in one sentence: the castle comes first in every form (goals of a form stand beside it). */
export const aimTold = (view: View): string => say(isPlainForm(view) ? 'legends.aim.flag' : 'legends.aim.castle');

/** That the enemy has seen the castle that must be kept; null while it has not. */
export const castleSeenTold = (view: View): string | null => {
  const squares = castlesSeen(view).map((square) => formatSquare(square, view));
  if (squares.length === 0 || view.result !== null) return null;
  return say(isPlainForm(view) ? 'legends.aim.flag.seen' : 'legends.aim.castle.seen', { squares: squares.join(', ') });
};

/** That the player knows where an enemy castle stands; null while they do not. */
const castleKnownTold = (view: View): string | null => {
  const squares = castlesKnown(view).map((square) => formatSquare(square, view));
  if (squares.length === 0 || view.result !== null) return null;
  return sayIn(view, 'legends.aim.castle.known', { squares: squares.join(', ') });
};

/** The view without an enemy that is falling: the open fight with it is won as it stands. */
const withoutBeaten = (view: View): View => {
  if (fightStands(view, view.viewer) !== 'won') return view;
  const { attacker, defender } = fightOf(view) ?? { attacker: -1, defender: -1 };
  const { striker, target } = strikeOf(view) ?? { striker: -1, target: -1 };
  const met = [attacker, defender, striker, target];
  const tokens = view.tokens.filter(({ id, seat }) => !met.includes(id) || sameSide(seat, view.viewer));
  return { ...view, tokens };
};

/** That a known enemy can capture the viewer's castle with its next move; null while none can. */
const castleDangerTold = (view: View): string | null => {
  const danger = view.result === null ? castleTaker(withoutBeaten(view)) : null;
  if (danger === null) return null;
  const { foe, castle } = danger;
  return sayIn(view, 'legends.aim.castle.danger', {
    foe: kindThe(foe.kind),
    from: formatSquare(foe.square, view),
    square: formatSquare(castle.square, view),
  });
};

/** That a hidden enemy stands where it could attack the viewer's castle next turn; null where none does. */
const castleNearTold = (view: View): string | null => {
  if (view.result !== null) return null;
  for (const square of ownCastles(view)) {
    const near = withoutBeaten(view).tokens.filter(
      (token) =>
        token.kind === null &&
        !sameSide(token.seat, view.viewer) &&
        manhattanDistance(token.square, square, view.width) === 1,
    );
    if (near.length === 0) continue;
    const from = near.map((token) => formatSquare(token.square, view)).join(', ');
    return sayIn(view, 'legends.aim.castle.near', { count: near.length, from, square: formatSquare(square, view) });
  }
  return null;
};

/** `Turn 12`, or what comes before the first. */
export const turnTold = (view: View): string => {
  const turn = view.counters['turn'] ?? 0;
  return turn === 0 ? say('legends.told.before') : say('legends.told.turn', { turn });
};

/** A line about a castle, and what it is about. */
export interface CastleTold {
  readonly about: 'danger' | 'near' | 'seen' | 'known';
  readonly text: string;
}

/** What there is to say of the castles, the danger first; of a hidden enemy near one only where no known one can take it. */
export const castlesTold = (view: View): readonly CastleTold[] => {
  const danger = castleDangerTold(view);
  const lines = [
    { about: 'danger', text: danger },
    { about: 'near', text: danger === null ? castleNearTold(view) : null },
    { about: 'seen', text: castleSeenTold(view) },
    { about: 'known', text: castleKnownTold(view) },
  ] as const;
  return lines.flatMap(({ about, text }) => (text === null ? [] : [{ about, text }]));
};

const forceLine = (curse: CurseTold | null): string =>
  curse === null
    ? `${say('legends.curse.none')}.`
    : say('legends.curse.spoken', { unit: curse.name, whose: curse.whose, text: curse.text });

/** Everything that stands over the battle, in lines for the ear. */
export const situationLines = (view: View): readonly string[] => {
  const { inForce, waiting } = cursesTold(view);
  const left = quietLeft(view);
  const castles = castlesTold(view).map(({ text }) => text);
  return [
    `${turnTold(view)}.`,
    ...castles,
    ...(hasCurses(view) || inForce !== null ? [forceLine(inForce)] : []),
    ...waiting.map(({ name }) => say('legends.curse.waits', { unit: name })),
    ...goalsTold(view).map(({ side, text, progress }) =>
      say('legends.goal.spoken', { side, text, progress: progress ?? 'none' }),
    ),
    ...(left === null ? [] : [say('legends.quiet', { count: left })]),
  ];
};
