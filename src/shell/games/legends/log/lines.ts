/** The lines under an entry of the log: comparisons with their sums, what fell, what began and ended. */
import type { View } from '../../../../contract/view';
import { sparing } from '../../../../games/legends/reading/doom';
import { type Draft, isFight } from '../../../../games/legends/reading/drafts';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import type { Beat } from '../../../../games/legends/reading/story';
import { purposeText } from '../../../../match/games/legends/purpose';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { strengthLine } from '../fight/strength-line';
import { curseText, kindName, pieceName, powerText, readerOf, squareName, strengthNamed } from '../words';
import { cancelledText } from './cancelled';
import { ledSentence, sentenceOf, type Told } from './sentence';
import { inRuns, shownLine } from './shown';

/** A line: what happened, or the text of the power that made it happen. */
export interface Line {
  readonly text: string;
  readonly says: 'fact' | 'text';
}

const fact = (text: string): Line => ({ text, says: 'fact' });
const quoted = (text: string): Line => ({ text: say('legends.log.text', { text }), says: 'text' });

/** The text of a power or a Death Curse that a line speaks of; none where that would say too much. */
export type Explain = (beat: Beat) => readonly string[];

/** Without texts. */
export const withoutTexts: Explain = () => [];

/** Does the power move its piece, and nothing else? The move is told as one. */
const isMove = (kind: number | null, number: number): boolean => {
  const power = pieceKnown(kind)?.powers[number - 1];
  return power !== undefined && 'do' in power && power.do.every(({ op, ...what }) => op === 'move' && 'path' in what);
};

/** The text of every power without a name of its own and of every Death Curse, each when it first comes up. */
export const textsOnce = (view: View): Explain => {
  const said = new Set<string>();
  return ({ event, piece }) => {
    const kind = piece?.kind ?? null;
    const text =
      event.type === 'curseBegan'
        ? curseText(event.kind, readerOf(view, event.seat))
        : event.type === 'used' && event.keyword === null && !isMove(kind, event.power)
          ? powerText(kind, event.power, readerOf(view, piece?.seat ?? 0))
          : '';
    const key = `${kind} ${text}`;
    if (text === '' || said.has(key)) return [];
    said.add(key);
    return [text];
  };
};

/** The named power by which a piece comes to its fight: used before it moved or struck. */
export const leadOf = ({ head, rest }: Draft): Beat | null => {
  const lead = rest.find(({ event, at }) => event.type === 'used' && at < head.at);
  return lead?.event.type === 'used' && lead.event.keyword !== null ? lead : null;
};

/** Who met whom, with the names that the fight itself brought to light, and by which power. */
export const fightTitle = (draft: Draft, told: Told): string => {
  const learned = (piece: Beat['piece']): Beat['piece'] =>
    draft.rest.find(({ piece: told }) => told?.id === piece?.id && told?.kind !== null)?.piece ?? piece;
  const { head } = draft;
  const beat = { ...head, piece: learned(head.piece), other: learned(head.other) };
  const lead = leadOf(draft);
  return lead === null ? sentenceOf(beat, told) : ledSentence(beat, lead, told);
};

/** A comparison with its modifiers as one line a fighter, then the outcome. */
const comparison = (beat: Beat, modifiers: readonly Beat[], told: Told): readonly string[] => {
  if (beat.event.type !== 'fought') return [];
  const { attack, defence } = beat.event;
  const sides = [
    { piece: beat.piece, total: attack },
    { piece: beat.other, total: defence },
  ];
  const lines = sides.flatMap(({ piece, total }) => {
    const own = modifiers.flatMap(({ event }) =>
      event.type === 'modifier' && event.token === piece?.id ? [event] : [],
    );
    return own.length === 0 ? [] : [strengthLine(kindName(piece?.kind ?? null), total, own)];
  });
  return [...lines, sentenceOf(beat, told)];
};

/** Windows are worth a line where somebody answered. */
const isAnswered = (rest: readonly Beat[], at: number): boolean => {
  const closed = rest.findIndex(({ event }, index) => index > at && event.type === 'windowOpened');
  const inside = rest.slice(at + 1, closed < 0 ? undefined : closed);
  const fought = inside.findIndex(({ event }) => event.type === 'fought' || event.type === 'modifier');
  return inside.slice(0, fought < 0 ? undefined : fought).some(({ event }) => event.type === 'used');
};

/** A piece that its own power costs: the title has said that it is sacrificed. */
const isToldPrice = ({ head }: Draft, { event, piece }: Beat): boolean => {
  if (head.event.type !== 'used' || event.type !== 'removed' || event.cause !== 'cost') return false;
  const power = pieceKnown(head.piece?.kind ?? null)?.powers[head.event.power - 1];
  return head.event.keyword === null && piece?.id === head.piece?.id && purposeText(power, null) !== '';
};

/** A piece lent a power in secret: the title has said what is lent, and nobody else may know to whom. */
const isToldGift = ({ head }: Draft, { event }: Beat): boolean =>
  head.event.type === 'used' &&
  head.event.keyword === null &&
  event.type === 'granted' &&
  event.token === null &&
  purposeText(pieceKnown(head.piece?.kind ?? null)?.powers[head.event.power - 1], null) !== '';

/** Why a piece is destroyed by its own power, which spares it only against a certain strength; empty of any other. */
const failedText = ({ head }: Draft, { event, piece }: Beat, { view }: Told): string => {
  if (head.event.type !== 'used' || event.type !== 'removed' || event.cause !== 'power') return '';
  if (piece?.id !== head.piece?.id) return '';
  const power = pieceKnown(head.piece?.kind ?? null)?.powers[head.event.power - 1];
  const [spares] = sparing(power);
  if (spares === undefined) return '';
  const square = squareName(view, event.square);
  return capital(
    say('legends.log.removed.failed', { piece: pieceName(piece), square, strength: strengthNamed(spares, view) }),
  );
};

/** What an entry led to, line by line, without what its title says. */
export const linesOf = (draft: Draft, told: Told, explain: Explain): readonly Line[] => {
  const fight = isFight(draft.head);
  const shown = new Set([draft.head.piece?.id, draft.head.other?.id]);
  const falls = new Set(
    draft.rest.flatMap(({ event }) => (event.type === 'removed' && event.cause === 'fight' ? [event.token] : [])),
  );
  // one that begins with the comparison has it as its title
  const compared = [draft.head, ...draft.rest].some(({ event }) => event.type === 'fought');
  let modifiers: Beat[] = [];
  // the title names both
  const others = draft.rest.filter(({ event, piece }) => !(fight && event.type === 'shown' && shown.has(piece?.id)));
  const rest = inRuns(others).flatMap((run): readonly Line[] => {
    const [beat] = run;
    if (beat === undefined) return [];
    if (run.length > 1) return [fact(shownLine(told.view, run, told.short === true))];
    const { event } = beat;
    if (isToldPrice(draft, beat) || isToldGift(draft, beat)) return [];
    const failed = failedText(draft, beat, told);
    if (failed !== '') return [fact(failed)];
    if (event.type === 'modifier') modifiers.push(beat);
    if (event.type === 'modifier') return [];
    if (event.type === 'windowOpened' && !isAnswered(draft.rest, draft.rest.indexOf(beat))) return [];
    // the comparison has said it
    if (compared && event.type === 'removed' && falls.has(event.token)) return [];
    if (compared && event.type === 'removed' && event.cause === 'shot') return [];
    if (event.type === 'fought') {
      const lines = comparison(beat, modifiers, told);
      modifiers = [];
      return lines.map(fact);
    }
    return [fact(sentenceOf(beat, told)), ...explain(beat).map(quoted)];
  });
  const cancelled = cancelledText(draft);
  return [...explain(draft.head).map(quoted), ...rest, ...(cancelled === '' ? [] : [fact(cancelled)])];
};
