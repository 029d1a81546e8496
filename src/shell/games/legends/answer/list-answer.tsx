/** An answer of Legends as the list shows it: its picture, its words, by what it is found. */
import type { View } from '../../../../contract/view';
import { pieceOf } from '../../../../games/legends/catalogue';
import { armyOf } from '../../../../games/legends/reading/pieces-seen';
import { actName } from '../../../../match/games/legends/question';
import type { AnswerRow, PowerRow } from '../../../../match/games/legends/rows';
import { say } from '../../../../text';
import { strengthText } from '../../../../text/games/legends';
import type { AnswerGroup, ListAnswer } from '../../../battle/answer/row';
import { Land } from '../parts/land';
import { PieceBanner } from '../parts/piece-banner';
import { liveryOf, liveryOfKind, PieceFace } from '../parts/piece-face';
import { keywordLine, rowWords, searchText } from './words';

const FaceOf = ({ row, view }: { row: AnswerRow; view: View }) => {
  switch (row.on) {
    case 'power':
    case 'which': {
      const token = view.tokens.find(({ id }) => id === row.token);
      if (token === undefined) return <PieceFace kind={row.kind} livery={0} />;
      return (
        <PieceFace kind={row.kind} livery={liveryOf(view, token.seat)} from={liveryOf(view, armyOf(view, token))} />
      );
    }
    case 'kind':
      return row.item === 0 ? (
        <span class="answer-blank" />
      ) : (
        <PieceFace kind={row.item} livery={liveryOfKind(row.item)} />
      );
    case 'terrain':
      return <Land terrain={row.item} />;
    case 'seat':
      return <PieceBanner view={view} seat={row.item} />;
  }
};

const countOf = (row: AnswerRow): string => (row.on === 'power' ? say('answers.targets', { count: row.targets }) : '');

/** How strong a piece is, where the row is about a kind of piece. */
const strengthOf = (row: AnswerRow): string => {
  const piece = row.on === 'kind' ? pieceOf(row.item) : undefined;
  return piece === undefined ? '' : strengthText(piece.strength, piece.nation === null);
};

const rankOf = (strength: number | 'magic' | 'castle' | undefined): number => {
  if (typeof strength === 'number') return -strength;
  return strength === undefined ? 3 : strength === 'magic' ? 1 : 2;
};

/** Own powers come first; a keyword that was lent does the same for every piece that has it. */
const powerGroup = ({ kind, power, keyword }: PowerRow): AnswerGroup =>
  power === null
    ? { title: actName(kind, power, keyword), rank: 1, text: keywordLine(keyword ?? -1) }
    : { title: say('answers.powers'), rank: 0, text: '' };

/** Pieces go by strength, the strongest first. */
const groupOf = (row: AnswerRow): AnswerGroup | null => {
  if (row.on === 'power') return powerGroup(row);
  if (row.on !== 'kind') return null;
  const strength = pieceOf(row.item)?.strength;
  const text = strengthOf(row);
  const title = typeof strength === 'number' ? say('answers.strength', { strength: text }) : text;
  return { title, rank: rankOf(strength), text: '' };
};

/** `left`: so many of these are left; 0 says nothing. */
export const listAnswer = (row: AnswerRow, view: View, left: number): ListAnswer => {
  const { title, act, text } = rowWords(row, view);
  const targets = countOf(row);
  const more = left > 0 ? say('answers.left', { count: left }) : '';
  return {
    on: row.on,
    item: row.on === 'kind' || row.on === 'terrain' || row.on === 'seat' ? row.item : null,
    presses: row.presses,
    chosen: row.chosen,
    picture: <FaceOf row={row} view={view} />,
    title,
    act,
    text,
    count: targets === '' ? more : targets,
    spoken: [title, strengthOf(row), act, text, targets, more].filter((part) => part !== '').join(', '),
    search: searchText(row, view),
    group: groupOf(row),
  };
};
