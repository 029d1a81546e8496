/**
 * The combat table as scenarios: every attacker and shooter against every defender, for both sides. What must come of a
 * fight is worked out here from sections 1, 5, 6 and 7 of the rules; no engine has a say in it.
 *
 *   node test/support/medieval/combat.mjs      writes the files anew
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Letters in the order of the kinds, and their names as fragments have them. */
export const KINDS = 'FGXANBMLPSKO';
const NAMES = {
  F: 'Footman',
  G: 'Guard',
  X: 'Axeman',
  A: 'Archer',
  N: 'Knight',
  B: 'Ballista',
  M: 'Mage',
  L: 'Alchemist',
  P: 'Paladin',
  S: 'Spy',
  K: 'King',
  O: 'Bomb',
};
const RANKS = { F: 2, G: 3, X: 4, A: 5, N: 6, L: 9, P: 10 };
const IMPRISONED = 'BMLPS';
/** The highest strength that a defending Guard withstands. */
const GUARD_HOLDS = 6;

const withArticle = (kind) => `${'AXL'.includes(kind) ? 'an' : 'a'} ${NAMES[kind]}`;

/** Does a moving attack of this strength beat the defender? Ties go to the attacker. */
const beats = (strength, defender) => {
  if ('BMSK'.includes(defender)) return true;
  if (defender === 'G') return strength > GUARD_HOLDS;
  return strength >= RANKS[defender];
};

/** Does this shooter's shot? Ballista and Mage beat all but the King, whom no shot takes. */
const hits = (shooter, defender) => defender !== 'K' && (shooter !== 'A' || beats(RANKS.A, defender));

const FILES = 'abcdefghijklmno';
const RANK_COUNT = 15;

/** The same square after half a turn of the board, which exchanges the sides. */
const turned = (square) =>
  FILES[FILES.length - 1 - FILES.indexOf(square[0])] + String(RANK_COUNT + 1 - Number(square.slice(1)));
const swapped = (letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase());

/** The rows of a position's text. */
function rowsOf(pieces) {
  const rows = Array.from({ length: RANK_COUNT }, (_, index) => {
    const letters = [...FILES].map((file) => pieces.get(`${file}${RANK_COUNT - index}`) ?? ' ');
    return letters.join('').replace(/ +/g, (gap) => String(gap.length));
  });
  return rows.join('/');
}

/** How one side writes what is worked out for Red: as it is, or after half a turn with the colours exchanged. */
const SIDES = [
  { name: 'r', square: (square) => square, letter: (letter) => letter, bombs: ['B2', 'R2B1'] },
  { name: 'b', square: turned, letter: swapped, bombs: ['R2', 'R1B2'] },
];

/** Where the attacker stands; his helpers, nearest first; the defender's square; where each captor puts a prisoner. */
const FROM = 'g7';
const HELPERS = ['f7', 'f6', 'g6'];
const TARGET = 'g8';
const CELLS = { own: 'e1', other: 'e15' };
/** Of the squares used here, those that touch the defender's. */
const TOUCHING = ['g7', 'f7'];

/** All that a cell writes down, in one side's words. */
class Cell {
  constructor(side) {
    this.side = side;
    this.pieces = new Map();
    this.commands = [];
    this.events = [];
  }

  /** Puts a piece, in Red's letters: upper case for the side that attacks. */
  put(letter, square) {
    this.pieces.set(
      this.side.square(square),
      letter.length === 1 ? this.side.letter(letter) : `${this.side.letter(letter[0])}'`,
    );
  }

  square(square) {
    return this.side.square(square);
  }

  /** A piece is captured; one that is imprisoned comes to stand on the captor's square `cell`. */
  capture(square, cell) {
    const at = this.square(square);
    const letter = this.pieces.get(at);
    this.pieces.delete(at);
    this.events.push(`captured ${letter}${at}`);
    if (!IMPRISONED.includes(letter.toUpperCase())) return;
    this.commands.push(`jail ${this.square(cell)}`);
    this.pieces.set(this.square(cell), `${letter}'`);
  }

  line(side, bomb) {
    const [fuse, supply] = this.side.bombs;
    const tail = bomb ? `${this.square(TARGET)}${fuse} ${supply}` : '- R2B2';
    return `${rowsOf(this.pieces)} ${side} ${tail}`;
  }
}

const other = (side) => (side === 'r' ? 'b' : 'r');

/** A board with the attacker, his helpers, the defender, and the Kings at home. */
function laidOut(side, attacker, from, helpers, defender) {
  const cell = new Cell(side);
  cell.put('K', 'h2');
  if (defender !== 'K') cell.put('k', 'h14');
  cell.put(attacker, from);
  for (const square of helpers) cell.put('F', square);
  cell.put(defender.toLowerCase(), TARGET);
  return cell;
}

function scenario(cell, id, title, position, expect) {
  const { commands, events } = cell;
  return { id, title, game: 'medieval', basis: 'section 5', position, commands, expect: { ...expect, events } };
}

/** The bomb on the defender's square goes off: who touches it falls, from the lowest rank up, and from a to o. */
function explode(cell, standing) {
  cell.pieces.delete(cell.square(TARGET));
  cell.events.push(`explosion ${cell.square(TARGET)}`);
  for (const square of standing.filter((one) => TOUCHING.includes(one))) cell.capture(square, CELLS.other);
}

/** One cell of the moving attacks; `joined`: how many Footmen together, the attacker among them. */
function movingCell(side, attacker, joined, defender) {
  const helpers = HELPERS.slice(0, joined - 1);
  const strength = RANKS[attacker] * joined;
  const cell = laidOut(side, attacker, FROM, helpers, defender);
  const position = cell.line(side.name, defender === 'O');
  const [from, to] = [cell.square(FROM), cell.square(TARGET)];
  cell.commands.push(`${from}x${to}${joined > 1 ? '+' : ''}`);
  const who = `${NAMES[attacker]}${joined > 1 ? 's' : ''}(${strength})`;
  const id = `CM-${side.name}-${attacker}${joined > 1 ? joined : ''}x${defender}`;
  const title = (end) => `${who} against ${withArticle(defender)}: ${end}`;
  if (defender === 'O') {
    cell.capture(FROM, CELLS.other);
    explode(cell, helpers);
    return scenario(cell, id, title('lost, and the bomb goes off'), position, {
      position: cell.line(other(side.name)),
    });
  }
  cell.events.push(`${side.name} ${who} attacks ${NAMES[defender]}`);
  if (!beats(strength, defender)) {
    cell.capture(FROM, CELLS.other);
    return scenario(cell, id, title('lost'), position, { position: cell.line(other(side.name)) });
  }
  cell.capture(TARGET, CELLS.own);
  if (defender === 'K') return scenario(cell, id, title('the match is won'), position, { result: `${side.name}:king` });
  cell.pieces.set(to, cell.pieces.get(from));
  cell.pieces.delete(from);
  return scenario(cell, id, title('won'), position, { position: cell.line(other(side.name)) });
}

/** From where each shooter shoots. */
const SHOOTERS = { A: 'g6', B: 'g6', M: 'g7' };

/** One cell of the shots. */
function shotCell(side, shooter, defender) {
  const from = SHOOTERS[shooter];
  const cell = laidOut(side, shooter, from, [], defender);
  const position = cell.line(side.name, defender === 'O');
  cell.commands.push(`${cell.square(from)}~${cell.square(TARGET)}`);
  cell.events.push(`${side.name} ${NAMES[shooter]} shoots ${NAMES[defender]}`);
  const id = `CS-${side.name}-${shooter}~${defender}`;
  const title = (end) => `${NAMES[shooter]}’s shot at ${withArticle(defender)}: ${end}`;
  const end = () => ({ position: cell.line(other(side.name)) });
  if (defender === 'O') {
    explode(cell, [from]);
    return scenario(cell, id, title('the bomb goes off'), position, end());
  }
  if (!hits(shooter, defender)) {
    cell.events.push('blocked');
    return scenario(cell, id, title('blocked'), position, end());
  }
  cell.capture(TARGET, CELLS.own);
  return scenario(cell, id, title('taken'), position, end());
}

/** Who attacks by moving: a Footman alone and joined by up to three, and the five others. */
export const ATTACKERS = [
  ...[1, 2, 3, 4].map((joined) => ({ kind: 'F', joined })),
  ...['G', 'X', 'N', 'L', 'P'].map((kind) => ({ kind, joined: 1 })),
];

const everyCell = (cellsOf) => SIDES.flatMap((side) => [...KINDS].flatMap((defender) => cellsOf(side, defender)));

/**
 * The files of the combat table by name, each with its scenarios.
 * @returns {Readonly<Record<string, readonly { readonly id: string, readonly position: string, readonly commands: readonly string[] }[]>>}
 */
export function combatFiles() {
  return {
    'combat-moving.json': everyCell((side, defender) =>
      ATTACKERS.map(({ kind, joined }) => movingCell(side, kind, joined, defender)),
    ),
    'combat-shots.json': everyCell((side, defender) =>
      Object.keys(SHOOTERS).map((shooter) => shotCell(side, shooter, defender)),
    ),
  };
}

/** A file's text: one scenario a line. */
export const textOf = (scenarios) => `[\n${scenarios.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = fileURLToPath(new URL('../../scenarios/medieval/', import.meta.url));
  for (const [name, scenarios] of Object.entries(combatFiles())) writeFileSync(`${folder}${name}`, textOf(scenarios));
}
