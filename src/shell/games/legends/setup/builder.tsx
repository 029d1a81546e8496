/** Building an army: the pieces of the side, what the mix still lacks, and what each piece can do. */
import { type Form, NATIONS, type Nation, type Piece, type Side } from '../../../../games/legends/language';
import { type ArmyReport, armyReport, piecesOfForm } from '../../../../games/legends/mix';
import { say } from '../../../../text';
import { nationText, typeText } from '../../../../text/games/legends';
import { Choice, IconButton } from '../../../parts/controls';
import { liveryOfKind, PieceFace } from '../parts/piece-face';
import { PieceCard } from './pieces';
import { pieceName, pieceWords, strengthWords } from './words';

const ALL = 'all';
const INSIDE = 'inside';

export interface Filters {
  readonly strength: string;
  readonly nation: Nation | typeof ALL | typeof INSIDE;
  readonly type: string;
}

export const NO_FILTERS: Filters = { strength: ALL, nation: ALL, type: ALL };

/** The side's pieces that pass the filters. */
export const filtered = (
  form: Form,
  side: Side,
  { strength, nation, type }: Filters,
  army: readonly number[],
): readonly Piece[] =>
  piecesOfForm(form, side).filter(
    (piece) =>
      (strength === ALL || String(piece.strength) === strength) &&
      (nation === ALL || (nation === INSIDE ? army.includes(piece.number) : piece.nation === nation)) &&
      (type === ALL || piece.type === type),
  );

interface SelectProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const Select = ({ label, name, value, options, onChange }: SelectProps) => (
  <label class="select">
    <span>{label}</span>
    <select data-action={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface FilterProps {
  readonly form: Form;
  readonly side: Side;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export const FilterBar = ({ form, side, filters, onChange }: FilterProps) => {
  const pieces = piecesOfForm(form, side);
  const nations = NATIONS.filter((nation) => pieces.some((piece) => piece.nation === nation));
  const types = [...new Set(pieces.map(({ type }) => type))].sort();
  const all = [ALL, say('army.filter.all')] as const;
  return (
    <div class="army-filters">
      <Choice
        name="nation"
        legend={say('army.filter')}
        value={filters.nation}
        onChange={(nation) => onChange({ ...filters, nation })}
        options={[
          { value: ALL, label: say('army.filter.all') },
          ...nations.map((nation) => ({ value: nation, label: nationText(nation) })),
          { value: INSIDE, label: say('army.filter.inside') },
        ]}
      />
      <Select
        label={say('army.filter.strength')}
        name="filter-strength"
        value={filters.strength}
        options={[all, ...form.mix.map(([strength]) => [String(strength), strengthWords(strength)] as const)]}
        onChange={(strength) => onChange({ ...filters, strength })}
      />
      <Select
        label={say('army.filter.type')}
        name="filter-type"
        value={filters.type}
        options={[all, ...types.map((type) => [type, typeText(type)] as const)]}
        onChange={(type) => onChange({ ...filters, type })}
      />
    </div>
  );
};

interface ListProps {
  readonly pieces: readonly Piece[];
  readonly army: readonly number[];
  readonly shown: number | null;
  readonly onShow: (kind: number) => void;
  readonly onChange: (army: readonly number[]) => void;
}

const without = (army: readonly number[], kind: number): readonly number[] => {
  const at = army.lastIndexOf(kind);
  return army.filter((_, place) => place !== at);
};

export const PieceList = ({ pieces, army, shown, onShow, onChange }: ListProps) => {
  if (pieces.length === 0) return <p class="setup-about">{say('army.none')}</p>;
  return (
    <ul class="army-list" aria-label={say('army.pieces')}>
      {pieces.map((piece) => {
        const { number } = piece;
        const name = pieceName(number);
        const count = army.filter((kind) => kind === number).length;
        return (
          <li key={number} class="army-row" data-piece={number} data-inside={count > 0}>
            <button
              type="button"
              class="army-entry"
              aria-pressed={shown === number}
              onClick={() => onShow(number)}
              onMouseEnter={() => onShow(number)}
            >
              <span class="army-face">
                <PieceFace kind={number} livery={liveryOfKind(number)} />
              </span>
              <span>
                <strong>{name}</strong>
                <span class="army-kind">{pieceWords(piece)}</span>
              </span>
            </button>
            <IconButton
              icon="minus"
              action={`drop-${number}`}
              label={say('army.drop', { name })}
              disabled={count === 0}
              onPress={() => onChange(without(army, number))}
            />
            <output class="army-number" aria-label={say('army.count', { count })}>
              {count}
            </output>
            <IconButton
              icon="plus"
              action={`add-${number}`}
              label={say('army.add', { name })}
              onPress={() => {
                onShow(number);
                onChange([...army, number]);
              }}
            />
            {shown === number && (
              <div class="army-inline">
                <PieceCard piece={piece} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Every strength with what there is of it; what is wrong says so in words too. */
export const MixTable = ({ report, onPick }: { report: ArmyReport; onPick: (strength: string) => void }) => (
  <ul class="mix" aria-label={say('army.mix')}>
    {report.parts.map(({ strength, wanted, got }) => (
      <li key={String(strength)}>
        <button
          type="button"
          class="mix-part"
          data-strength={strength}
          data-state={got === wanted ? 'right' : got < wanted ? 'missing' : 'extra'}
          onClick={() => onPick(String(strength))}
        >
          {say('army.mix.row', { strength: strengthWords(strength), got, wanted })}
        </button>
      </li>
    ))}
  </ul>
);

/** A random army that keeps what is there and fits the mix, as far as it can. */
export const completed = (
  army: readonly number[],
  form: Form,
  side: Side,
  more: readonly number[],
): readonly number[] => {
  const report = armyReport(army, form, side);
  const rest = [...more];
  const added = report.missing.flatMap(({ strength, count }) =>
    Array.from({ length: count }, () => {
      const at = rest.findIndex((kind) =>
        piecesOfForm(form, side).some((p) => p.number === kind && p.strength === strength),
      );
      return at < 0 ? [] : rest.splice(at, 1);
    }).flat(),
  );
  return [...army, ...added];
};
