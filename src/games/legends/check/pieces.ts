/** The list of pieces and the keywords' meanings, entry by entry. */
import { EXTRAS } from '../extras';
import { KEYWORDS, type Nation, type Side } from '../language';
import { PIECE_TYPES } from '../types';
import { checkPower } from './coherence';
import { type Grammar, nation, strength } from './grammar';
import type { Report } from './report';
import { asObject, cases, isWhole, listOf, record, value, word } from './shapes';

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

/** A piece of a form without nations: either army may hold it, it may have no power, and a letter stands for it. */
const rankShape = (grammar: Grammar) =>
  record(
    {
      number: value((found) => isWhole(found, 1), 'the number after the last'),
      name: value((found) => typeof found === 'string' && /^\S(.*\S)?$/.test(found), 'a name'),
      strength,
      type: word(PIECE_TYPES, 'type of piece'),
      nation: value((found) => found === null, 'null: no nation'),
      side: word(['both']),
      stationary: value((found) => typeof found === 'boolean', 'true or false'),
      powers: cases((found) => (Array.isArray(found) && found.length === 0 ? () => {} : listOf(grammar.power))),
    },
    { letter: value((found) => typeof found === 'string' && /^[A-Z0-9]$/.test(found), 'one capital letter or digit') },
  );

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

/** Where a piece stands in its file and in the list of all. */
interface Place {
  readonly at: string;
  readonly index: number;
  readonly names: readonly unknown[];
}

const checkPiece = (found: unknown, { at, index, names }: Place, report: Report): void => {
  const piece = asObject(found);
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

/** All of pieces.json, and of ranks.json, whose numbers go on. */
export const checkPieces = (
  pieces: readonly unknown[],
  ranks: readonly unknown[],
  grammar: Grammar,
  report: Report,
): void => {
  const names = [...pieces, ...ranks].map((piece) => asObject(piece)['name']);
  const shape = pieceShape(grammar);
  for (const [index, piece] of pieces.entries()) {
    shape(piece, `pieces[${index}]`, report);
    checkPiece(piece, { at: `pieces[${index}]`, index, names }, report);
    if (index >= BOXED_PIECES && !EXTRAS.includes(index + 1))
      report.add(`pieces[${index}].number`, 'a number that is marked as an extra', index + 1);
  }
  const plain = rankShape(grammar);
  for (const [index, piece] of ranks.entries()) {
    plain(piece, `ranks[${index}]`, report);
    checkPiece(piece, { at: `ranks[${index}]`, index: pieces.length + index, names }, report);
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
