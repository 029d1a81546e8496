/** The list of pieces and the keywords' meanings, entry by entry. */
import { EXTRAS } from '../extras';
import { KEYWORDS, type Nation, type Side } from '../language';
import { PIECE_TYPES } from '../types';
import { checkPower } from './coherence';
import { type Grammar, nation, strength } from './grammar';
import type { Report } from './report';
import { asObject, isWhole, listOf, record, value, word } from './shapes';

/** Each nation's side. */
export const NATION_SIDES: Readonly<Record<Nation, Side>> = {
  gold: 'good',
  green: 'good',
  blue: 'good',
  silver: 'evil',
  red: 'evil',
  purple: 'evil',
};

/** Numbers of the boxed pieces; the extras come after them. */
const BOXED_PIECES = 206;

const pieceShape = (grammar: Grammar) =>
  record({
    number: value((found) => isWhole(found, 1), 'the chart number'),
    name: value((found) => typeof found === 'string' && /^\S(.*\S)?$/.test(found), 'a name'),
    strength,
    type: word(PIECE_TYPES, 'type of piece'),
    nation,
    side: word(['good', 'evil']),
    stationary: value((found) => typeof found === 'boolean', 'true or false'),
    powers: listOf(grammar.power),
  });

const checkMagic = (piece: ReturnType<typeof asObject>, at: string, report: Report): void => {
  const powers = Array.isArray(piece['powers']) ? piece['powers'].map(asObject) : [];
  const spells = powers.filter((power) => power['kind'] === 'magic').length;
  if (piece['strength'] !== 'magic') {
    if (spells > 0) report.add(`${at}.powers`, 'no magic: only Magic pieces have spells', spells);
    return;
  }
  if (spells !== 1) report.add(`${at}.powers`, 'one power of the kind magic', spells);
  // R43 is read from the data: without a trait a Magic piece could attack
  if (piece['stationary'] !== true && !powers.some((power) => power['keyword'] === 'cannotAttack'))
    report.add(`${at}.powers`, 'the keyword cannotAttack, or a stationary piece: Magic never attacks', 'neither');
};

const checkPiece = (found: unknown, index: number, names: readonly unknown[], report: Report): void => {
  const piece = asObject(found);
  const at = `pieces[${index}]`;
  const { number, name, strength: base, type, side, stationary } = piece;
  if (number !== index + 1) report.add(`${at}.number`, `${index + 1}: numbers run without gaps`, number);
  if (names.indexOf(name) !== index) report.add(`${at}.name`, 'a name that no other piece has', name);
  const own = Object.entries(NATION_SIDES).find(([word]) => word === piece['nation'])?.[1];
  if (own !== undefined && own !== side) report.add(`${at}.side`, `${own}, the side of its nation`, side);
  for (const word of ['magic', 'castle'])
    if ((base === word) !== (type === word))
      report.add(`${at}.type`, `${word} both as strength and as type, or as neither`, type);
  if (type === 'castle' && stationary !== true)
    report.add(`${at}.stationary`, 'true: castles are stationary', stationary);
  checkMagic(piece, at, report);
  if (Array.isArray(piece['powers']))
    for (const [place, power] of piece['powers'].entries()) checkPower(power, `${at}.powers[${place}]`, report);
};

/** All of pieces.json. */
export const checkPieces = (pieces: readonly unknown[], grammar: Grammar, report: Report): void => {
  const shape = pieceShape(grammar);
  const names = pieces.map((piece) => asObject(piece)['name']);
  for (const [index, piece] of pieces.entries()) {
    shape(piece, `pieces[${index}]`, report);
    checkPiece(piece, index, names, report);
    if (index >= BOXED_PIECES && !EXTRAS.includes(index + 1))
      report.add(`pieces[${index}].number`, 'a number that is marked as an extra', index + 1);
  }
};

/** All of keywords.json: every keyword has a meaning, a trait or an action. */
export const checkKeywords = (keywords: unknown, grammar: Grammar, report: Report): void => {
  record(Object.fromEntries(KEYWORDS.map((name) => [name, grammar.meaning])))(keywords, 'keywords', report);
  for (const [name, found] of Object.entries(asObject(keywords))) {
    const meaning = asObject(found);
    if (meaning['trait'] === true) continue;
    if (meaning['kind'] !== 'action')
      report.add(`keywords.${name}.kind`, 'action: a trait has no words', meaning['kind']);
    checkPower(meaning, `keywords.${name}`, report);
  }
};
