/** Random positions of Medieval in the middle of a battle: armies at close quarters, bombs, prisoners, a full prison row, pieces that are known. */
import type { Setup } from '../../../../src/contract/setup';
import { PRISON, SQUARES, STOCKADE, TERRAIN, VOID } from '../../../../src/games/medieval/board';
import { countsOf, FORMS } from '../../../../src/games/medieval/forms';
import { OPTIONS } from '../../../../src/games/medieval/names';
import { formatPlace } from '../../../../src/games/medieval/notation';
import { formatRows } from '../../../../src/games/medieval/position/rows';
import { KIND, UNITS } from '../../../../src/games/medieval/units';
import { chebyshevDistance, manhattanDistance } from '../../../../src/games/shared/square';
import type { Rng } from '../rng';

/** Who knows a piece that is no prisoner: its own seat, the other one as well, or everybody. */
export type Known = 'own' | 'looked' | 'all';

/** A piece of an army; its id in the match is its square. */
export interface Fighter {
  readonly square: number;
  readonly seat: number;
  readonly kind: number;
  readonly prisoner: boolean;
  readonly known: Known;
}

interface Bomb {
  readonly square: number;
  readonly seat: number;
  readonly left: number;
}

/** A position, as it is made. */
export interface Battle {
  readonly form: (typeof FORMS)[number];
  readonly fighters: readonly Fighter[];
  readonly bombs: readonly Bomb[];
  readonly supply: readonly number[];
  readonly side: number;
  readonly quiet: number;
}

const WIDTH = 15;
const BOMBS = 2;
const DRAWN = 200;
/** One position in so many has a prison row without room. */
const FULL_ROW_EVERY = 5;
/** One position in so many is about to be drawn. */
const QUIET_EVERY = 12;
/** One King in so many is close to the enemy's stockade. */
const BOLD_KING_EVERY = 10;
/** How far from its middle a battle is spread, at the least. */
const CLOSE = 3;

/** Squares for the taking, those near the battle's middle first. */
class Ground {
  private readonly free: number[];

  constructor(rng: Rng) {
    const middle = (4 + rng.draw(7)) * WIDTH + 2 + rng.draw(11);
    const spread = CLOSE + rng.draw(9);
    const far = new Map(
      Array.from({ length: SQUARES }, (_, square) => [
        square,
        chebyshevDistance(square, middle, WIDTH) + rng.draw(spread),
      ]),
    );
    this.free = [...far.keys()]
      .filter((square) => TERRAIN[square] !== VOID)
      .sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || a - b);
  }

  /** Takes the nearest square that will do; undefined: there is none. */
  take(suits: (square: number) => boolean): number | undefined {
    const at = this.free.findIndex(suits);
    return at < 0 ? undefined : this.free.splice(at, 1)[0];
  }
}

const isLand = (square: number): boolean => TERRAIN[square] === 0;

const pick = <T>(rng: Rng, list: readonly T[]): T | undefined => list[rng.draw(Math.max(1, list.length))];

/** Some of a form's army, in any order, nearly always with the King. */
function armyOf(rng: Rng, form: number): readonly number[] {
  const all = countsOf(form).flatMap((count, kind) => Array<number>(count).fill(kind));
  rng.shuffle(all);
  const some = all.slice(0, 3 + rng.draw(all.length - 2));
  const lacksKing = !some.includes(KIND.king) && rng.draw(8) > 0;
  return lacksKing ? [KIND.king, ...some.slice(1)] : some;
}

const knownAs = (rng: Rng, often: number): Known => {
  if (rng.draw(often) > 0) return 'own';
  return rng.draw(3) === 0 ? 'looked' : 'all';
};

/** A seat's pieces: prisoners in the enemy's row, the others near the battle. */
function fightersOf(rng: Rng, ground: Ground, form: number, seat: number): readonly Fighter[] {
  const row = PRISON[1 - seat] ?? [];
  const crowded = rng.draw(FULL_ROW_EVERY) === 0;
  const often = 2 + rng.draw(5);
  const footmen: number[] = [];
  return armyOf(rng, form).flatMap((kind): Fighter[] => {
    const prisoner = UNITS[kind]?.imprisoned === true && rng.draw(6) === 0;
    const inRow = prisoner || (crowded && kind !== KIND.king && rng.draw(3) > 0);
    const joins = kind === KIND.footman && footmen.length > 0 && rng.draw(3) > 0;
    const bold = kind === KIND.king && rng.draw(BOLD_KING_EVERY) === 0;
    const suits = (square: number): boolean => {
      if (inRow) return row.includes(square);
      if (joins && !footmen.some((other) => manhattanDistance(square, other, WIDTH) === 1)) return false;
      if (bold && chebyshevDistance(square, STOCKADE[1 - seat] ?? 0, WIDTH) > 2) return false;
      if (kind === KIND.king && square === STOCKADE[1 - seat]) return false;
      return isLand(square) || (kind === KIND.mage && rng.draw(2) === 0);
    };
    const square =
      ground.take(suits) ?? (prisoner ? undefined : ground.take((any) => isLand(any) && !STOCKADE.includes(any)));
    if (square === undefined) return [];
    if (kind === KIND.footman) footmen.push(square);
    const open = prisoner || !isLand(square);
    return [{ square, seat, kind, prisoner, known: open ? 'all' : knownAs(rng, often) }];
  });
}

/** A battle, the same for the same generator. */
export function randomBattle(rng: Rng): Battle {
  const form = pick(rng, FORMS) ?? FORMS[0];
  const ground = new Ground(rng);
  const bombs = [0, 1].flatMap((seat) =>
    Array.from({ length: rng.draw(BOMBS + 1) }, () => ({
      seat,
      left: 1 + rng.draw(2),
      square: ground.take(isLand) ?? 0,
    })),
  );
  const fighters = [0, 1].flatMap((seat) => fightersOf(rng, ground, FORMS.indexOf(form), seat));
  return {
    form,
    fighters,
    bombs,
    supply: [0, 1].map((seat) => rng.draw(BOMBS + 1 - bombs.filter((bomb) => bomb.seat === seat).length)),
    side: rng.draw(2),
    quiet: rng.draw(QUIET_EVERY) === 0 ? DRAWN - 1 - rng.draw(12) : rng.draw(50),
  };
}

/** The battle with other kinds, by the squares on which they stand. */
export const withKinds = (battle: Battle, kinds: ReadonlyMap<number, number>): Battle => ({
  ...battle,
  fighters: battle.fighters.map((fighter) => ({ ...fighter, kind: kinds.get(fighter.square) ?? fighter.kind })),
});

/** The object form of a position (MEDIEVAL.md, Positions). */
export function positionOf({ form, fighters, bombs, supply, side, quiet }: Battle): Readonly<Record<string, unknown>> {
  const tokens = [
    ...fighters.map(({ square, seat, kind }) => ({ id: square, square, seat, kind, shownTo: 0 })),
    ...bombs.map(({ square, seat }) => ({ id: square, square, seat, kind: KIND.bomb, shownTo: 0 })),
  ];
  const prisoners = fighters.filter(({ prisoner }) => prisoner).map(({ square }) => square);
  const fuses = bombs.map(({ square, seat, left }) => `${formatPlace(square)}${seat === 0 ? 'R' : 'B'}${left}`);
  const rows = formatRows(tokens, prisoners);
  return {
    form,
    line: `${rows} ${side === 0 ? 'r' : 'b'} ${fuses.join(',') || '-'} R${supply[0] ?? 0}B${supply[1] ?? 0}`,
    shown: fighters.filter(({ known }) => known === 'all').map(({ square }) => formatPlace(square)),
    looked: Object.fromEntries(
      fighters.filter(({ known }) => known === 'looked').map(({ square, seat }) => [formatPlace(square), 1 - seat]),
    ),
    quiet,
  };
}

/** A setup that starts from a battle. */
export const battleSetup = (battle: Battle, seed: number): Setup => ({
  game: 'medieval',
  form: battle.form,
  seats: [{ player: 'person' }, { player: 'person' }],
  options: { first: OPTIONS.first[0], marks: OPTIONS.marks[seed % 2] ?? 'on' },
  seed,
  position: positionOf(battle),
});
