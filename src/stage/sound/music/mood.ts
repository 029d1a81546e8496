/** What the music follows: public facts only, the same for whoever looks on. */
import type { View } from '../../../contract/view';
import { sameSide } from '../../../games/shared/sides';
import { modelOf } from '../../director/model';
import type { GameLook, Hatch, Livery } from '../../look';
import { seedOf } from '../samples';
import { THEMES } from './themes';

export interface Mood {
  /** Themes to choose from, at least one. */
  readonly themes: readonly Hatch[];
  /** Few pieces remain. */
  readonly drums: boolean;
  /** The battle is over, or has not begun. */
  readonly silent: boolean;
  readonly seed: number;
}

/** With so many pieces left the drums come in (UX 4.4). */
const FEW = 8;

const hatches = Object.keys(THEMES) as readonly Hatch[];
/** The themes of a side without nations: those that belong to its silhouette, else its field's own. */
const themesOf = (livery: Livery | undefined): readonly Hatch[] => {
  const found = hatches.filter((hatch) => THEMES[hatch].side === livery?.silhouette);
  return found.length > 0 ? found : [livery?.field?.hatch ?? 'plain'];
};

const inHeaps = (view: View, wanted: View['heaps'][number]['name']): number =>
  view.heaps.filter(({ name }) => name === wanted).reduce((sum, { kinds }) => sum + kinds.length, 0);

/** Few pieces are left: on the board, once some have fallen, or beside it where a game puts them there one by one. */
const fewLeft = (view: View): boolean => {
  const beside = inHeaps(view, 'reserve');
  if (beside > 0) return beside <= FEW;
  return inHeaps(view, 'fallen') > 0 && view.tokens.length <= FEW;
};

export const moodOf = (view: View, look: GameLook): Mood => {
  const model = modelOf(view, look);
  const seat = model.turn ?? 0;
  const livery = look.liveries[model.liveries[seat] ?? 0];
  // an own piece counts once the other side has seen it; what is known of the others they know themselves
  const shown = model.tokens.filter(
    ({ army, kind, seen }) => sameSide(model.sides, army, seat) && kind !== null && (seen || !model.own.includes(army)),
  );
  const fields = shown.flatMap(({ kind }) => {
    const unit = kind === null ? null : look.units[kind];
    return unit?.style === 'rank' && unit.field !== null ? [unit.field.hatch] : [];
  });
  const themes = hatches.filter((hatch) => fields.includes(hatch));
  return {
    themes: themes.length > 0 ? themes : themesOf(livery),
    drums: fewLeft(view),
    silent: view.result !== null,
    seed: seedOf(`${view.game} ${view.terrain.join()}`),
  };
};
