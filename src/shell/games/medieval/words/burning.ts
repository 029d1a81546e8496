/** Whether the piece that acts ends up in a blast: one that goes off now, or one that a fuse has begun. */
import type { TokenView, View } from '../../../../contract/view';
import { around, bombsIn, chainOfBombs, fuseOf } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import { type Act, isAttack, setsBomb } from '../../../../match/games/medieval/act';
import { say } from '../../../../text';
import { kindName, squareName } from './names';
import { goesToPrison, type Outcome } from './outcome';

/** Own turns that a bomb set now still lets begin before it goes off. */
const NEW_FUSE = 2;

/** Bombs as they lie after the act, with the turns of their owners until each goes off. */
const fusesAfter = (view: View, act: Act): ReadonlyMap<number, number> => {
  const gone = act.name === 'disarm' ? act.to : null;
  const lying = bombsIn(view).flatMap(({ id, square }) =>
    square === gone ? [] : [[square, fuseOf(view, id) ?? NEW_FUSE] as const],
  );
  return new Map(setsBomb(act) ? [...lying, [act.from, NEW_FUSE] as const] : lying);
};

interface Burning {
  readonly bomb: number;
  /** It goes off before the piece can act again. */
  readonly soon: boolean;
}

/** The bomb in whose blast whoever stands on this square will be, the one that goes off first; null: none. */
const burningOn = (view: View, act: Act, square: number): Burning | null => {
  const fuses = fusesAfter(view, act);
  const near = around(square).filter((other) => fuses.has(other));
  // one that touches another goes off with it (M20)
  const turns = (bomb: number): number =>
    Math.min(...chainOfBombs(withBombs(view, fuses), bomb).map((one) => fuses.get(one) ?? NEW_FUSE));
  const [first] = near.map((bomb) => ({ bomb, turns: turns(bomb) })).sort((a, b) => a.turns - b.turns);
  return first === undefined ? null : { bomb: first.bomb, soon: first.turns === 1 };
};

const withBombs = (view: View, fuses: ReadonlyMap<number, number>): View => ({
  ...view,
  tokens: [...fuses.keys()].map((square) => ({ id: square, seat: 0, kind: KIND.bomb, square, shownTo: 0 })),
});

/** Where the actor stands if all goes well; null where it goes home, shoots or can't win. */
const standsOn = (act: Act, actor: TokenView, outcome: Outcome | null): number | null => {
  if (act.name === 'look' || act.name === 'rescue') return null;
  if (act.name === 'shot') return actor.square;
  if (!isAttack(act)) return act.to;
  return outcome?.ends === 'wins' || outcome?.ends === 'open' ? act.to : null;
};

/** What a bomb that burns already, or is set by the act itself, will do to the piece that acts. Kings are safe from any. */
export const burnLines = (view: View, act: Act, actor: TokenView, outcome: Outcome | null): readonly string[] => {
  const { kind } = actor;
  const square = standsOn(act, actor, outcome);
  // what goes off at once is told of by itself
  if (square === null || kind === null || kind === KIND.king || outcome?.ends === 'explodes') return [];
  const found = burningOn(view, act, square);
  if (found === null) return [];
  const args = {
    unit: kindName(kind),
    square: squareName(found.bomb),
    sure: outcome?.ends === 'open' && isAttack(act) ? 'no' : 'yes',
    held: goesToPrison(kind) ? 'yes' : 'no',
  };
  return [say(found.soon ? 'medieval.preview.burns.soon' : 'medieval.preview.burns.later', args)];
};
