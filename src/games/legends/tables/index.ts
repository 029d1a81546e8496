/**
 * A catalogue of Legends as words for the core (assembly/legends/tables.ts reads them): a mark, the number of records in
 * each section, then the sections. Records point at one another by number; -1 stands for nothing. The forms and their pools of
 * arrangements come last.
 */
import armies from '../data/armies.json';
import boards from '../data/boards.json';
import { type Catalogue, KEYWORDS, NATIONS, type Piece, type Power, TERRAINS } from '../language';
import { POOLS, type Pools } from '../pools';
import { formWords } from './forms';
import { FULL_BASES, TABLES_MARK, TRAIT_KIND } from './numbers';
import { poolWords } from './pools';
import { PowerTables } from './powers';

/** Words of a piece's record: base, type, nation (-1 none), side (0 good, 1 evil, 2 both), stationary, first power, powers. */
const PIECE_WIDTH = 7;
/** Sides by number. */
const SIDES: readonly Piece['side'][] = ['good', 'evil', 'both'];

const pieceRecords = (catalogue: Catalogue, tables: PowerTables): readonly number[] =>
  catalogue.pieces.flatMap((piece: Piece) => {
    const first = tables.powers.run(piece.powers.map((power: Power) => tables.powerRecord(power)));
    const base = FULL_BASES[String(piece.strength)] ?? 0;
    const type = tables.types.indexOf(piece.type);
    const side = SIDES.indexOf(piece.side);
    const record = [
      base,
      type,
      piece.nation === null ? -1 : NATIONS.indexOf(piece.nation),
      side,
      piece.stationary ? 1 : 0,
      first,
      piece.powers.length,
    ];
    if (record.length !== PIECE_WIDTH) throw new Error('a piece record of another width');
    return record;
  });

/** For each keyword the number of the power that it stands for, -1 for a trait. */
const keywordWords = (catalogue: Catalogue, tables: PowerTables): readonly number[] =>
  KEYWORDS.map((keyword) => {
    const record = tables.powerRecord({ keyword });
    return record[0] === TRAIT_KIND || catalogue.keywords[keyword] === undefined ? -1 : tables.powers.run([record]);
  });

const boardWords = (): readonly number[] =>
  Object.values(boards).flatMap((rows) =>
    rows.flatMap((row) => row.map((name) => (TERRAINS as readonly string[]).indexOf(name))),
  );

/** The words that the core's `tables` takes; without pools, seats arrange by the set-up policy alone. */
export const legendsTables = (catalogue: Catalogue, pools: Pools = POOLS): readonly number[] => {
  const tables = new PowerTables(catalogue);
  const pieces = pieceRecords(catalogue, tables);
  const keywords = keywordWords(catalogue, tables);
  const boxed = [...armies.good, ...armies.evil].flat();
  const sections = tables.sections();
  return [
    TABLES_MARK,
    catalogue.pieces.length,
    ...sections.map((section) => section.count),
    ...pieces,
    ...keywords,
    ...sections.flatMap((section) => section.words),
    ...boxed,
    ...boardWords(),
    ...formWords(catalogue.forms),
    ...poolWords(catalogue.forms, pools),
  ];
};
