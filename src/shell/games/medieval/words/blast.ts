/** What a bomb that an act sets off takes along: told before, and missing on the board afterwards. */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { chancesOf } from '../../../../games/medieval/reading/pool';
import { caughtBy, chainOfBombs } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import type { Act } from '../../../../match/games/medieval/act';
import { say } from '../../../../text';
import { kindName, listOf, squareName } from './names';
import { goesToPrison } from './outcome';

/** An act, and who is told what it would do. */
export interface Scene {
  readonly view: View;
  readonly act: Act;
  readonly actor: TokenView;
  /** The viewer's rows. */
  readonly past: readonly GameEvent[];
  /** The player remembers without help. */
  readonly unaided: boolean;
}

/** May it be a King, whom no blast takes? By what is known; `unaided`: by what is seen on the board alone. */
const mayBeKing = ({ view, past, unaided }: Scene, { id, kind }: TokenView): boolean =>
  kind === null && (unaided || chancesOf(view, past, id).some((chance) => chance.kind === KIND.king));

/** Who shoots a bomb from next to it. */
const selfLine = ({ kind }: TokenView): string =>
  say('medieval.preview.blast.self', {
    unit: kindName(kind ?? 0),
    held: goesToPrison(kind ?? 0) ? 'yes' : 'no',
  });

/** What a blast takes, the piece that set it off by an attack being gone already. */
export const blastLines = (scene: Scene, without: number | null): readonly string[] => {
  const { view, act, actor } = scene;
  const bombs = chainOfBombs(view, act.to);
  const all = caughtBy(view, bombs).filter(({ id }) => id !== without);
  const caught = all.filter(({ id }) => id !== actor.id);
  const [sure, perhaps] = [
    caught.filter((one) => !mayBeKing(scene, one)),
    caught.filter((one) => mayBeKing(scene, one)),
  ];
  return [
    ...bombs.map((bomb) => say('medieval.preview.explodes', { square: squareName(bomb) })),
    ...(all.length > caught.length ? [selfLine(actor)] : []),
    ...(all.length === 0 ? [say('medieval.preview.blast.none')] : []),
    ...(sure.length === 0 ? [] : [say('medieval.preview.blast', { list: listOf(sure) })]),
    ...(perhaps.length === 0 ? [] : [say('medieval.preview.blast.perhaps', { list: listOf(perhaps) })]),
  ];
};

/** The board without what the bomb that is attacked or shot takes, and without the bombs that go off. */
export const afterBlast = (after: View, { view, act }: Scene): View => {
  const bombs = chainOfBombs(view, act.to);
  const caught = new Set(caughtBy(view, bombs).map(({ id }) => id));
  const tokens = after.tokens.filter(({ id, square }) => !caught.has(id) && !bombs.includes(square));
  return { ...after, tokens };
};
