/** The themes of armies: known words, and pieces for each side that may have it. */
import type { Piece } from '../language';
import { KEYWORDS, POWER_KINDS } from '../language';
import { fitsTheme, type Theme } from '../themes';
import { PIECE_TYPES } from '../types';
import { nation } from './grammar';
import type { Report } from './report';
import { asObject, listOf, record, value, word } from './shapes';

const shape = record({
  name: value((found) => typeof found === 'string' && /^[a-z]+$/.test(found), 'a name of small letters'),
  side: word(['good', 'evil', 'both']),
  wants: listOf(
    record(
      {},
      {
        nation,
        type: word(PIECE_TYPES, 'type of piece'),
        keyword: word(KEYWORDS, 'keyword'),
        power: word(POWER_KINDS, 'kind of power'),
      },
    ),
  ),
});

/** All of themes.json; `pieces` are those of the standard form. */
export const checkThemes = (themes: unknown, pieces: readonly unknown[], report: Report): void => {
  const list = Array.isArray(themes) ? themes : [];
  if (list.length === 0) report.add('themes', 'a list of themes', themes);
  const names = list.map((theme) => asObject(theme)['name']);
  for (const [index, found] of list.entries()) {
    const at = `themes[${index}]`;
    const before = report.faults.length;
    shape(found, at, report);
    if (names.indexOf(names[index]) !== index) report.add(`${at}.name`, 'a name that no other theme has', names[index]);
    if (report.faults.length > before) continue;
    const theme = found as Theme;
    for (const side of theme.side === 'both' ? ['good', 'evil'] : [theme.side])
      if (!pieces.some((piece) => asObject(piece)['side'] === side && fitsTheme(piece as Piece, theme)))
        report.add(`${at}.wants`, `something that a ${side} piece has`, JSON.stringify(theme.wants));
  }
};
