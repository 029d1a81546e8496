/** What the rows of the answer list say. */
import type { View } from '../../../../contract/view';
import { pieceOf } from '../../../../games/legends/catalogue';
import { KEYWORDS } from '../../../../games/legends/language';
import { formatSquare } from '../../../../games/shared/square';
import { actName } from '../../../../match/games/legends/question';
import type { AnswerRow } from '../../../../match/games/legends/rows';
import { sideOf } from '../../../../match/games/legends/sides';
import { say, terrainName, unitName } from '../../../../text';
import { capital } from '../../../../text/capital';
import { keywordAbout, strengthText, typeText } from '../../../../text/games/legends';
import { powerText } from '../words';

/** What a lent keyword lets a piece do. */
export const keywordLine = (keyword: number): string => {
  const name = KEYWORDS[keyword];
  return name === undefined ? '' : keywordAbout(name);
};

export interface RowWords {
  /** What is chosen. */
  readonly title: string;
  /** What sort of thing it is; may be empty. */
  readonly act: string;
  /** What it does, in sentences; may be empty. */
  readonly text: string;
}

const kindWords = (kind: number): RowWords => {
  const piece = pieceOf(kind);
  if (piece === undefined) return { title: say('answers.empty'), act: '', text: '' };
  const act = typeof piece.strength === 'number' ? typeText(piece.type) : '';
  return { title: unitName('legends', kind), act, text: '' };
};

export const rowWords = (row: AnswerRow, view: View): RowWords => {
  switch (row.on) {
    case 'power': {
      const name = row.kind === null ? say('legends.hidden') : unitName('legends', row.kind);
      return {
        title: `${name} ${formatSquare(row.square, view)}`,
        act: actName(row.kind, row.power, row.keyword),
        text: row.power === null ? keywordLine(row.keyword ?? -1) : powerText(row.kind, row.power, 'own'),
      };
    }
    case 'which':
      return { title: row.kind === null ? say('legends.hidden') : unitName('legends', row.kind), act: '', text: '' };
    case 'kind':
      return kindWords(row.item);
    case 'terrain':
      return { title: capital(terrainName('legends', row.item)), act: '', text: '' };
    case 'seat':
      return { title: sideOf(view, row.item), act: '', text: '' };
  }
};

/** Everything by which a row can be found. */
export const searchText = (row: AnswerRow, view: View): string => {
  const { title, act } = rowWords(row, view);
  const strength = row.on === 'kind' ? pieceOf(row.item)?.strength : undefined;
  return `${title} ${act} ${strength === undefined ? '' : strengthText(strength)}`.toLowerCase();
};
