/** A turn (R21), and what comes between two of them. */
import { PHASES, WINDOWS } from '../../games/legends/names';
import { unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { enter } from './attack-frame';
import { mainChoices } from './choices';
import { endMatch, loseFor } from './end';
import { MODE, raise } from './event-frame';
import { DONE, type FrameOf } from './frames';
import { lookAtGoals } from './goals';
import { begin, type Step } from './procedure';
import { settleSoon } from './settle';
import { endShuttle, noteDisplacement } from './shuttle';
import { type LegendsState, NOBODY, opensAlways, seatsFrom } from './state';
import type { Use } from './usable';
import { useFrame } from './use-frame';

type TurnFrame = FrameOf<'turn'>;

/** Steps of a turn. */
export const TURN_STEP = { begin: 0, main: 1, closing: 2, ending: 3, lapse: 4, next: 5 } as const;
const STEP = TURN_STEP;
/** Phase numbers by name. */
export const PHASE = Object.fromEntries(PHASES.map((phase, number) => [phase, number])) as Readonly<
  Record<(typeof PHASES)[number], number>
>;

/** The next turn; a state that stands at its main decision goes on there. */
export const nextTurn = (game: LegendsState): TurnFrame => ({
  type: 'turn',
  step: game.phase === PHASE.main ? STEP.main : STEP.begin,
  displaced: [],
});

const openWindow = (game: LegendsState, window: (typeof WINDOWS)[number]): void => {
  const seats = [...seatsFrom(game, game.side)];
  begin(game, { type: 'window', step: 0, window: WINDOWS.indexOf(window), user: NOBODY, seats });
};

/** R25, R77: limits a turn renew, captured pieces may act from now on. */
const beginTurn: Step<'turn'> = (game, table, frame) => {
  game.turn++;
  game.stirred = false;
  for (const token of game.tokens) {
    token.fresh = false;
    if (token.used !== 0) {
      for (const power of token.kind.powers) {
        if (power?.limit === 'turn') token.used &= ~(1 << power.number);
      }
    }
  }
  table.tell(ALL, { type: 'turn', seat: game.side });
  frame.step = STEP.main;
  if (opensAlways(game)) {
    game.phase = PHASE.opening;
    openWindow(game, 'opening');
  }
  return undefined;
};

const actOf = (game: LegendsState, table: Table, frame: TurnFrame, code: number, use: Use | null): void => {
  if (use !== null && use.power.kind !== 'action') {
    begin(game, useFrame(use, game.side));
    return;
  }
  game.phase = PHASE.consequences;
  frame.step = STEP.closing;
  if (use !== null) {
    const act = useFrame(use, game.side);
    act.main = 1;
    begin(game, act);
    return;
  }
  const { from, to } = unpackChoice(code);
  const token = game.board[from] ?? null;
  if (token === null) throw new Error('a step from an empty square');
  noteDisplacement(game, token.id, from, to);
  enter(game, token, to, table);
};

/** R22, R155: abilities until the main act is chosen; with nothing to choose the seat has lost. */
function* main(game: LegendsState, table: Table, frame: TurnFrame): Flow {
  game.phase = PHASE.main;
  // references end with the power or the attack that made them
  for (const token of game.tokens) token.memory = null;
  const { codes, uses } = mainChoices(game);
  if (codes.length === 0) loseFor(game, table, game.side, 'no-move');
  const answer = yield ask(game.side, 'main', 'legends.main', [], codes);
  actOf(game, table, frame, answer, uses[codes.indexOf(answer)] ?? null);
}

const closing: Step<'turn'> = (game, _table, frame) => {
  frame.step = STEP.ending;
  if (opensAlways(game)) {
    game.phase = PHASE.closing;
    openWindow(game, 'closing');
  }
  return undefined;
};

/** R30. */
const ending: Step<'turn'> = (game, _table, frame) => {
  game.phase = PHASE.turnEnd;
  frame.step = STEP.lapse;
  raise(game, { event: 'turnEnd', mode: MODE.both, subjects: [] });
  return undefined;
};

/** R26: what was lent stops; whoever is at zero then has no author (R151). */
const lapse: Step<'turn'> = (game, _table, frame) => {
  for (const token of game.tokens) token.boost = 0;
  game.grants = [];
  frame.step = STEP.next;
  settleSoon(game, NOBODY);
  return undefined;
};

/** R83, R158: quiet turns are each seat's own, as many as the form says; anything that counts sets all of them back. */
const countQuiet = (game: LegendsState, table: Table): void => {
  if (game.stirred) game.quiet.fill(0);
  else game.quiet[game.side] = (game.quiet[game.side] ?? 0) + 1;
  if (game.quiet.every((turns) => turns >= game.form.form.quiet)) endMatch(game, table, 'no-progress', []);
};

/** R30, R126: an extra turn follows at once; otherwise the next seat's. */
const next: Step<'turn'> = (game, table, frame) => {
  lookAtGoals(game, table);
  endShuttle(game, frame);
  frame.step = DONE;
  countQuiet(game, table);
  if (game.extra > 0) game.extra--;
  else game.side = (game.side + 1) % game.seats;
  return undefined;
};

/** By the numbers of TURN_STEP. */
export const turnSteps: readonly Step<'turn'>[] = [beginTurn, main, closing, ending, lapse, next];
