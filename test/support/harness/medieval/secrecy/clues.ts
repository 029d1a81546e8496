/**
 * What the acts that everybody sees say of pieces that a viewer does not know: kinds that a piece can be, and whole worlds that
 * can't be. Made from the rules, where pieces stand and the choices, so that no engine and no evidence has a part in it.
 */
import { STOCKADE } from '../../../../../src/games/medieval/board';
import { KIND } from '../../../../../src/games/medieval/units';
import type { Act } from './due';
import { steppers } from './ground';
import { connected, type KindOf, type Table } from './table';

/** Clues that are wrong on purpose, to see that a harness with them fails. */
export type Mistake = 'none' | 'forgets-how-far' | 'forgets-who-went-on';

/** Whether a world, a kind for each piece, agrees with what was seen. */
type Clue = (kindOf: KindOf) => boolean;

const MOST_ARCHERS = 2;
const PAIRED: readonly number[] = [KIND.footman, KIND.archer];

export class Clues {
  private readonly mistake: Mistake;
  private readonly clues: Clue[] = [];
  /** Who has acted in this turn. */
  private acted: number[] = [];

  constructor(mistake: Mistake) {
    this.mistake = mistake;
  }

  /** Everything that has been seen is so in this world. */
  allow(kindOf: KindOf): boolean {
    return this.clues.every((clue) => clue(kindOf));
  }

  turn(): void {
    this.acted = [];
  }

  /** An act that is about to be done, with what it tells by being possible. */
  act(table: Table, act: Act): void {
    const { piece, isAttack, isShot, group, item, goesOn } = act;
    const isStep = !isAttack && !isShot && (item === 0 || goesOn);
    if (isStep && !piece.prisoner && this.mistake !== 'forgets-how-far') this.step(table, act);
    if ((this.acted.length > 0 || goesOn) && this.mistake !== 'forgets-who-went-on') this.pair(table, act);
    // all that are connected join (M7)
    if (group.length > 0) {
      const places = table.places();
      this.clues.push((kindOf) => connected(places, piece.id, kindOf).join() === group.join());
    }
    this.acted.push(piece.id);
  }

  /** A Spy looked at a piece and came back: it is no King. */
  looked(id: number): void {
    this.clues.push((kindOf) => kindOf(id) !== KIND.king);
  }

  /** Beside a blast nobody stays but Kings; prisoners and bombs are none of those caught. */
  spared(ids: readonly number[]): void {
    for (const id of ids) this.clues.push((kindOf) => kindOf(id) === KIND.king);
  }

  private step(table: Table, { piece, from, to }: Act): void {
    const { id, seat, kind } = piece;
    const kinds = steppers(from, to, table.taken(id));
    this.clues.push((kindOf) => kinds.has(kindOf(id)));
    const isKing = kind === KIND.king;
    // there a King ends the match
    if (to === STOCKADE[1 - seat]) this.clues.push((kindOf) => (kindOf(id) === KIND.king) === isKing);
  }

  /** Going on takes another piece of the kind, one that has not acted; Archers do so once (M37). */
  private pair(table: Table, { piece, goesOn }: Act): void {
    const [first = piece.id] = this.acted;
    const before = [...this.acted];
    const mates = table
      .standing()
      .filter(({ id, seat }) => seat === piece.seat && id !== piece.id && !before.includes(id));
    const ids = mates.map(({ id }) => id);
    this.clues.push((kindOf) => {
      const kind = kindOf(piece.id);
      if (!PAIRED.includes(kind) || kindOf(first) !== kind) return false;
      if (kind === KIND.archer && before.length + (goesOn ? 1 : 0) >= MOST_ARCHERS) return false;
      return !goesOn || ids.some((id) => kindOf(id) === kind);
    });
  }
}
