/** The forms entry by entry: what each says must go together, and be playable with the pieces there are. */
import type { Shape } from '../../../contract/content';
import { setupSquares } from '../forms';
import { readGoal } from '../goals';
import type { Form } from '../language';
import { TERRAIN_LETTERS, terrainOfRows } from '../terrain';
import { strength } from './grammar';
import type { Report } from './report';
import { asObject, isWhole, record, value, whole, word } from './shapes';

const MAX_WIDTH = 32;
const MAX_SQUARES = 256;
const MAX_SEATS = 8;
const BOARD_FIELD: Shape = { width: 8, height: 8 };
/** Land squares of a seat whose four boards have one water square each. */
const BOARD_SQUARES = 30;

const listIn = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);
const isRange = (found: unknown): found is readonly [number, number] =>
  Array.isArray(found) && found.length === 2 && isWhole(found[0], 1) && isWhole(found[1], found[0]);
const isSeats = (found: unknown): boolean =>
  Array.isArray(found) && found.length > 0 && found.every((seats) => isWhole(seats, 2, MAX_SEATS) && seats % 2 === 0);

const formShape = record({
  pieces: value(isRange, 'the first and the last number'),
  mix: value((found) => Array.isArray(found) && found.length > 0, 'a list of strengths with their numbers'),
  ground: value(
    (found) => found === 'boards' || (Array.isArray(found) && found.length > 0),
    'boards, or rows of letters',
  ),
  setup: word(['dealt', 'arranged']),
  ranks: whole(1, MAX_WIDTH),
  exchanges: whole(0, 9),
  quiet: whole(1, 255),
  seats: value(isSeats, 'a list of even numbers from 2 to 8'),
  goals: value(Array.isArray, 'a list of goals'),
});

type Ground = { readonly terrain: readonly number[]; readonly shape: Shape };

/** The form's own ground; null for boards, and where the rows are no ground. */
const checkGround = (ground: unknown, at: string, report: Report): Ground | null => {
  if (!Array.isArray(ground)) return null;
  const rows = ground.map((row) => (typeof row === 'string' ? row : ''));
  const width = rows[0]?.length ?? 0;
  if (width === 0 || width > MAX_WIDTH || width * rows.length > MAX_SQUARES) {
    report.add(`${at}.ground`, `at most ${MAX_WIDTH} files and ${MAX_SQUARES} squares`, `${width} by ${rows.length}`);
    return null;
  }
  let fine = true;
  for (const [index, row] of rows.entries())
    if (row.length !== width || Array.from(row).some((letter) => !TERRAIN_LETTERS.includes(letter))) {
      report.add(`${at}.ground[${index}]`, `${width} letters of p f m ^ t d ~`, ground[index]);
      fine = false;
    }
  return fine ? { terrain: terrainOfRows(rows), shape: { width, height: rows.length } } : null;
};

type Found = ReturnType<typeof asObject>;

/** The parts of a mix that are strengths with numbers. */
const mixOf = (form: Found): readonly (readonly [strength: unknown, count: number])[] =>
  listIn(form['mix']).flatMap((part) => {
    const [base, count] = listIn(part);
    return isWhole(count, 1) ? [[base, count] as const] : [];
  });

const checkMix = (form: Found, at: string, own: readonly Found[], report: Report): void => {
  const seen: unknown[] = [];
  for (const [index, part] of listIn(form['mix']).entries()) {
    const here = `${at}.mix[${index}]`;
    const [base, count] = listIn(part);
    strength(base, `${here}[0]`, report);
    if (!isWhole(count, 1)) report.add(`${here}[1]`, 'a number from 1', count);
    if (seen.includes(base)) report.add(`${here}[0]`, 'a strength that the mix has not had yet', base);
    seen.push(base);
    for (const side of ['good', 'evil'])
      if (!own.some((piece) => piece['strength'] === base && (piece['side'] === side || piece['side'] === 'both')))
        report.add(`${here}[0]`, `a strength that a ${side} piece of the form has`, base);
  }
};

/** Arranged forms write an army as one letter a square, and know from its strength which piece is meant. */
const checkLetters = (at: string, own: readonly Found[], report: Report): void => {
  const letters = own.map((piece) => piece['letter']);
  for (const [index, piece] of own.entries()) {
    const letter = letters[index];
    if (letter === undefined || letters.indexOf(letter) !== index)
      report.add(`${at}.pieces`, `a letter of its own for ${piece['name']}`, letter);
    if (own.findIndex((other) => other['strength'] === piece['strength']) !== index)
      report.add(`${at}.pieces`, 'one piece of each strength in an arranged form', piece['name']);
  }
};

const checkSetup = (form: Found, at: string, ground: Ground | null, report: Report): void => {
  const size = mixOf(form).reduce((sum, [, count]) => sum + count, 0);
  const arranged = form['setup'] === 'arranged';
  if (arranged && form['exchanges'] !== 0)
    report.add(`${at}.exchanges`, '0: arranged forms have none', form['exchanges']);
  if (form['ground'] === 'boards') {
    if (arranged) report.add(`${at}.ground`, 'rows of letters: who arranges must know the ground', 'boards');
    if (size !== BOARD_SQUARES) report.add(`${at}.mix`, `${BOARD_SQUARES} pieces, as boards have land`, size);
  }
  if (ground === null) return;
  const { ranks, seats } = form;
  if (listIn(seats).some((count) => count !== 2)) report.add(`${at}.seats`, '2: teams play on boards', seats);
  if (typeof ranks !== 'number') return;
  if (2 * ranks > ground.shape.height) report.add(`${at}.ranks`, 'at most half the ranks of the ground', ranks);
  const plan = { ranks } as Form;
  const [near = 0, far = 0] = [0, 1].map((seat) => setupSquares(plan, ground, seat).length);
  if (near !== far) report.add(`${at}.ground`, 'as many land squares for both set-ups', `${near} and ${far}`);
  if (arranged ? size > near : size !== near)
    report.add(`${at}.mix`, `${arranged ? 'at most ' : ''}${near} pieces, as the set-up has land`, size);
};

const checkForm = (found: unknown, at: string, pieces: readonly unknown[], report: Report): void => {
  formShape(found, at, report);
  const form = asObject(found);
  const range = form['pieces'];
  const inside = isRange(range) ? pieces.slice(range[0] - 1, range[1]) : [];
  if (isRange(range) && range[1] > pieces.length)
    report.add(`${at}.pieces`, `a number up to ${pieces.length}`, range[1]);
  const own = inside.map(asObject);
  const ground = checkGround(form['ground'], at, report);
  checkMix(form, at, own, report);
  if (form['setup'] === 'arranged') checkLetters(at, own, report);
  checkSetup(form, at, ground, report);
  const plan = { pieces: isRange(range) ? range : [1, 1] } as unknown as Form;
  for (const [index, goal] of listIn(form['goals']).entries()) {
    const read = readGoal(goal, `${at}.goals[${index}]`, plan, ground?.shape ?? BOARD_FIELD);
    if (!read.ok) report.add(read.fault.at, read.fault.expected, read.fault.found);
    if (asObject(goal)['progress'] !== undefined)
      report.add(`${at}.goals[${index}].progress`, 'nothing: only positions have come some way', 'progress');
  }
};

/** All of forms.json, with the pieces of all forms in the order of their numbers. */
export const checkForms = (forms: unknown, pieces: readonly unknown[], report: Report): void => {
  const entries = Object.entries(asObject(forms));
  if (entries.length === 0) report.add('forms', 'an object from names to forms', forms);
  for (const [name, form] of entries) {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) report.add(`forms.${name}`, 'a name of small letters', name);
    checkForm(form, `forms.${name}`, pieces, report);
  }
};
