/** The boards of the next battle: drawn, chosen among the printed ones, or painted. */
import { useSignal } from '@preact/signals';
import { BOARDS, boardTerrain, formatBoard, formatOwnBoard, parseBoard } from '../../../../games/legends/boards';
import { TERRAINS } from '../../../../games/legends/language';
import { TERRAIN_LETTERS } from '../../../../games/legends/terrain';
import { say, terrainName } from '../../../../text';
import { Button, Choice } from '../../../parts/controls';
import { useRoving } from '../../../setup/roving';
import { Land } from '../parts/land';
import { FieldMap } from './field';
import { type BattlePlan, GROUND_WAYS } from './plan';
import { isBoardRight, ownBoardName, waterCount } from './words';

interface PartProps {
  readonly plan: BattlePlan;
  readonly change: (changes: Partial<BattlePlan>) => void;
}

const replaced = (list: readonly string[], at: number, text: string): readonly string[] =>
  list.map((old, place) => (place === at ? text : old));

/** Seven sets of four boards. */
const SETS = Array.from({ length: BOARDS.length / 4 }, (_, set) => BOARDS.slice(set * 4, set * 4 + 4));

/** All printed boards; `none` is shown where the present board is not printed. */
const BoardSelect = (props: { label: string; value: string; action: string; onChange: (name: string) => void }) => (
  <label class="select">
    <span>{props.label}</span>
    <select
      data-action={props.action}
      value={props.value}
      onChange={(event) => {
        const name = event.currentTarget.value;
        if (name !== '') props.onChange(name);
      }}
    >
      {props.value === '' && <option value="">–</option>}
      {SETS.map((set, at) => (
        <optgroup key={set[0]} label={say('plan.board.set', { set: at + 1 })}>
          {set.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

const ChosenField = ({ plan, change }: PartProps) => {
  const at = useSignal(0);
  const text = plan.chosen[at.value] ?? '1A';
  const code = parseBoard(text) ?? 0;
  const lay = (next: string) => change({ chosen: replaced(plan.chosen, at.value, next) });
  return (
    <div class="field">
      <FieldMap
        boards={plan.chosen}
        chosen={at.value}
        nameOf={(place) =>
          say('plan.field.board', { place: say(`plan.field.${place}`), board: plan.chosen[place] ?? '' })
        }
        onChoose={(place) => {
          at.value = place;
        }}
      />
      <div class="field-tools">
        <p class="field-what capital-first" aria-live="polite">
          {say('plan.field.board', { place: say(`plan.field.${at.value}`), board: text })}
        </p>
        <BoardSelect
          label={say('plan.board')}
          value={BOARDS[code >> 2] ?? ''}
          action="board-select"
          onChange={(name) => lay(formatBoard(BOARDS.indexOf(name) * 4 + (code & 3)))}
        />
        <Button icon="turn" action="board-turn" onPress={() => lay(formatBoard((code & ~3) | ((code + 1) & 3)))}>
          {say('plan.board.turn')}
        </Button>
        <Button
          icon="swap"
          action="board-swap"
          onPress={() => {
            const next = (at.value + 1) % plan.chosen.length;
            const other = plan.chosen[next] ?? text;
            change({ chosen: replaced(replaced(plan.chosen, at.value, other), next, text) });
            at.value = next;
          }}
        >
          {say('plan.board.swap')}
        </Button>
      </div>
    </div>
  );
};

const CELLS = [0, 1, 2, 3] as const;

/** The board's text with one square painted. */
const painted = (board: string, column: number, row: number, terrain: number): string =>
  board
    .split('/')
    .map((letters, at) =>
      at === row
        ? Array.from(letters, (old, place) => (place === column ? TERRAIN_LETTERS.charAt(terrain) : old)).join('')
        : letters,
    )
    .join('/');

const Painter = (props: { board: string; terrain: number; onPaint: (board: string) => void }) => {
  const { board, terrain, onPaint } = props;
  const roving = useRoving();
  const rows = board.split('/');
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set, a group of buttons
    <div class="painter" role="group" aria-label={say('plan.paint.board')} {...roving}>
      {CELLS.flatMap((row) =>
        CELLS.map((column) => {
          const ground = TERRAIN_LETTERS.indexOf(rows[row]?.charAt(column) ?? '');
          return (
            <button
              key={`${column}${row}`}
              type="button"
              class="painter-square"
              data-rove={`${column}${row}`}
              data-paint={`${column},${row}`}
              tabIndex={column + row === 0 ? 0 : -1}
              aria-label={say('plan.paint.square', {
                column: column + 1,
                row: row + 1,
                terrain: terrainName('legends', ground),
              })}
              onClick={() => onPaint(painted(board, column, row, terrain))}
            >
              <Land terrain={ground} />
            </button>
          );
        }),
      )}
    </div>
  );
};

/** A printed board as letters, to be painted over. */
const copyOf = (name: string): string => {
  const code = BOARDS.indexOf(name) * 4;
  const squares = CELLS.flatMap((row) => CELLS.map((column) => boardTerrain(code, column, 3 - row)));
  return formatOwnBoard(squares);
};

const OwnField = ({ plan, change }: PartProps) => {
  const at = useSignal(0);
  const terrain = useSignal(0);
  const board = plan.own[at.value] ?? '';
  const lay = (next: string) => change({ own: replaced(plan.own, at.value, next) });
  const water = waterCount(board);
  return (
    <div class="field">
      <FieldMap
        boards={plan.own}
        chosen={at.value}
        nameOf={(place) => ownBoardName(plan, place)}
        wrong={plan.own.flatMap((text, place) => (isBoardRight(text) ? [] : [place]))}
        onChoose={(place) => {
          at.value = place;
        }}
      />
      <div class="field-tools">
        <p class="field-what capital-first" aria-live="polite">
          {ownBoardName(plan, at.value)}
        </p>
        <div class="field-paint">
          <Painter board={board} terrain={terrain.value} onPaint={lay} />
          <Choice
            name="paint"
            legend={say('plan.paint.with')}
            value={terrain.value}
            onChange={(number) => {
              terrain.value = number;
            }}
            options={TERRAINS.map((name, number) => ({
              value: number,
              label: terrainName('legends', number),
              picture: (
                <span class="swatch" key={name}>
                  <Land terrain={number} />
                </span>
              ),
            }))}
          />
        </div>
        <p class={water === 1 ? 'setup-about' : 'setup-wrong'} aria-live="polite">
          {water === 1 ? say('plan.paint.right') : say('plan.paint.water', { count: water })}
        </p>
        <BoardSelect
          label={say('plan.paint.from')}
          value=""
          action="board-copy"
          onChange={(name) => lay(copyOf(name))}
        />
      </div>
    </div>
  );
};

export const GroundSection = ({ plan, change }: PartProps) => (
  <section class="plan-section" data-section="ground">
    <Choice
      name="plan-ground"
      legend={say('plan.ground')}
      value={plan.ground}
      onChange={(ground) => change({ ground })}
      options={GROUND_WAYS.map((way) => ({ value: way, label: say(`plan.ground.${way}`) }))}
    />
    <p class="setup-about">{say(`plan.ground.${plan.ground}.about`)}</p>
    {plan.ground === 'chosen' && <ChosenField plan={plan} change={change} />}
    {plan.ground === 'own' && <OwnField plan={plan} change={change} />}
  </section>
);
