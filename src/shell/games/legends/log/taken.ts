/** Which of the viewer's own pieces fell in these fights, and to whom: a line for each enemy that beat some. */
import type { View } from '../../../../contract/view';
import { KEYWORDS } from '../../../../games/legends/language';
import { type Draft, isFight } from '../../../../games/legends/reading/drafts';
import { isOwn } from '../../../../games/legends/reading/pieces-seen';
import type { Beat, PieceThen } from '../../../../games/legends/reading/story';
import { say, unitYours } from '../../../../text';
import { capital } from '../../../../text/capital';
import { pieceName, squareName } from '../words';
import { sentenceOf } from './sentence';

interface Loss {
  /** The piece of the viewer's that fell, as it was known when it did. */
  readonly fallen: Beat;
  /** Whom it fought; null: something else of the fight destroyed it. */
  readonly foe: PieceThen | null;
  /** The enemy fell with it. */
  readonly both: boolean;
  readonly berserk: boolean;
}

/** The piece with the name that the fight brought to light. */
const named = ({ rest }: Draft, piece: PieceThen): PieceThen =>
  rest.find(({ piece: told }) => told?.id === piece.id && told.kind !== null)?.piece ?? piece;

const isBerserk = ({ event }: Beat): boolean =>
  event.type === 'used' && event.keyword !== null && KEYWORDS[event.keyword] === 'berserk';

const lossesIn = (view: View, draft: Draft): readonly Loss[] => {
  const { head, rest } = draft;
  const falls = rest.filter(({ event }) => event.type === 'removed');
  return falls.flatMap((fallen): readonly Loss[] => {
    const { piece } = fallen;
    if (piece === null || !isOwn(view, piece.seat)) return [];
    const other = piece.id === head.piece?.id ? head.other : piece.id === head.other?.id ? head.piece : null;
    const foe = other === null || isOwn(view, other.seat) ? null : named(draft, other);
    const both = falls.some(({ piece: one }) => one?.id === foe?.id);
    return [{ fallen, foe, both, berserk: rest.some(isBerserk) }];
  });
};

const yours = ({ fallen: { piece } }: Loss, view: View): string =>
  say('legends.told.yours', {
    yours: piece === null || piece.kind === null ? pieceName(piece) : unitYours('legends', piece.kind),
    square: squareName(view, piece?.square ?? null),
  });

const listed = (names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).join(', ');
  return before === '' ? last : say('legends.say.and', { first: before, second: last });
};

/** Losses to the same enemy one after another, together. */
const byFoe = (losses: readonly Loss[]): readonly (readonly Loss[])[] => {
  const groups: Loss[][] = [];
  for (const loss of losses) {
    const last = groups.at(-1)?.at(-1);
    const together = last !== undefined && loss.foe !== null && last.foe?.id === loss.foe.id && !last.both;
    if (together && !loss.both) groups.at(-1)?.push(loss);
    else groups.push([loss]);
  }
  return groups;
};

/** Such a line, and where in the viewer's list what it tells began. */
interface Taken {
  readonly at: number;
  readonly text: string;
}

const takenText = (view: View, group: readonly Loss[], first: Loss): string => {
  if (first.foe === null) return sentenceOf(first.fallen, { view, result: null });
  const args = { foe: pieceName(first.foe), list: listed(group.map((loss) => yours(loss, view))) };
  if (first.both) return capital(say('legends.told.both', args));
  const berserk = group.some((loss) => loss.berserk) ? 'yes' : 'no';
  return capital(say('legends.told.beats', { ...args, berserk }));
};

/** `Akillon beats your High Elf on e4 and your Lockin Elves on f4 (Berserk).` */
export const takenLines = (view: View, drafts: readonly Draft[]): readonly Taken[] => {
  const fights = drafts.filter(({ head }) => isFight(head));
  // the card of the last fight says all there is to say of one
  if (fights.length < 2) return [];
  return byFoe(fights.flatMap((draft) => lossesIn(view, draft))).flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ at: first.fallen.at, text: takenText(view, group, first) }];
  });
};
