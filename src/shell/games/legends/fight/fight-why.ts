/** Why a fight ended as it did, where the two strengths don't tell, and what else came of it. */
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { KEYWORDS } from '../../../../games/legends/language';
import type { Draft } from '../../../../games/legends/reading/drafts';
import type { Beat } from '../../../../games/legends/reading/story';
import { say } from '../../../../text';
import { cancelledText } from '../log/cancelled';
import { type Explain, linesOf, textsOnce } from '../log/lines';
import { kindName, powerText, readerOf, sayIn } from '../words';
import { isToll } from './fight-toll';

/** Ids of the attacker and the defender. */
type Two = readonly [number, number];

const isAbout = (beat: Beat, kinds: readonly GameEvent['type'][]): boolean => kinds.includes(beat.event.type);

const isOneOf = (beat: Beat, two: Two): boolean => beat.event.type === 'fought' || two.includes(beat.piece?.id ?? -1);

/** `Helliton: …`, with the text of the power that was used. */
const usedWhy = (view: View, { event, piece }: Beat): readonly string[] => {
  if (event.type !== 'used') return [];
  const keyword = event.keyword === null ? undefined : KEYWORDS[event.keyword];
  if (keyword === 'dispelMagic') return [sayIn(view, 'fight.dispels')];
  if (keyword !== undefined) return [];
  const text = powerText(piece?.kind ?? null, event.power, readerOf(view, piece?.seat ?? 0));
  return text === '' ? [] : [say('fight.by-itself', { piece: kindName(piece?.kind ?? null), text })];
};

/** What the two strengths do not say: spells, powers, what else fell. The sums and falls stand beside the pieces. */
export const notesOf = (view: View, draft: Draft, two: Two, why: readonly string[]): readonly string[] => {
  const rest = draft.rest.filter(
    (beat) =>
      !isAbout(beat, ['modifier', 'fought', 'windowOpened', 'windowClosed']) &&
      !(isAbout(beat, ['removed', 'controlled']) && two.includes(beat.piece?.id ?? -1)) &&
      !isToll(view, beat),
  );
  const explain = textsOnce(view);
  const untold: Explain = (beat) => explain(beat).filter((text) => !why.some((line) => line.endsWith(text)));
  const lines = linesOf({ ...draft, rest }, { view, result: null }, untold).map(({ text }) => text);
  return lines.filter((line) => !why.includes(line));
};

/** What decided where nothing was compared: the power used last before one of the two left, and Death Curses that cancel each other. */
export const whyOf = (view: View, draft: Draft, two: Two): readonly string[] => {
  const end = draft.rest.findIndex((beat) => isAbout(beat, ['removed', 'controlled', 'fought']) && isOneOf(beat, two));
  const cancelled = cancelledText(draft);
  const curse = cancelled === '' ? [] : [cancelled];
  if (end < 0 || draft.rest.some((beat) => isAbout(beat, ['fought']))) return curse;
  const used = draft.rest.slice(0, end).findLast((beat) => isAbout(beat, ['used']));
  return [...(used === undefined ? [] : usedWhy(view, used)), ...curse];
};
