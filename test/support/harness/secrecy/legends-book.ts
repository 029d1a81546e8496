/**
 * What a viewer of Legends may know, kept from the rules and from the rows that the viewer got: R13–R17, R136. It never looks
 * at what a view marks as known or hidden, so that it can be held against the views.
 *
 * Of each piece that the viewer has not been shown the book also notes what its kind can no longer be: a piece that took a step
 * is not stationary, and one that stood under a weakening curse was not brought to zero by it.
 */
import type { ChoiceCode, Decision } from '../../../../src/contract/decision';
import type { GameEvent } from '../../../../src/contract/event';
import type { View, Viewer } from '../../../../src/contract/view';
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import { type Piece, type Power, TERRAINS } from '../../../../src/games/legends/language';
import { unpackChoice } from '../../../../src/games/shared/choice';
import { Table } from '../legends/table';

/** A book that is wrong on purpose, to see that a harness with it fails. */
export type Mistake = 'none' | 'forgets-what-was-shown' | 'forgets-who-stepped';

const SEATS = 2;
const WATER = TERRAINS.indexOf('water');
const { pieces } = legendsCatalogue;

export const pieceOf = (kind: number): Piece | undefined => pieces[kind - 1];

/** Where and under which weakening curse a piece has stood. */
interface Exposure {
  readonly terrain: number;
  readonly byWater: boolean;
  readonly curse: number;
}

/** Start of a match as the harness itself made it. */
export interface BookStart {
  readonly truth: View;
  /** Ids shown to all. */
  readonly shown: readonly number[];
}

/** A power that gives a keyword without showing to whom (R14). */
export const givesUnseen = (power: Power): boolean =>
  'do' in power && power.do.some(({ op }) => op === 'grant') && !power.do.some(({ op }) => op === 'reveal');

function lowersAll(kind: number): boolean {
  return (
    pieceOf(kind)?.powers.some(
      (power) =>
        'do' in power &&
        power.kind === 'curse' &&
        power.on === undefined &&
        power.do.some((effect) => effect.op === 'modify' && typeof effect.by === 'number' && effect.by < 0),
    ) === true
  );
}

/** What a lasting curse takes from or adds to a kind: the only filters these curses have are nation, type and base. */
function curseOn(kind: number, curse: number): number {
  const piece = pieceOf(kind);
  let sum = 0;
  for (const power of pieceOf(curse)?.powers ?? []) {
    if (!('do' in power) || power.kind !== 'curse' || power.on !== undefined) continue;
    for (const effect of power.do) {
      if (effect.op !== 'modify' || typeof effect.by !== 'number' || typeof effect.who !== 'object') continue;
      const { nation, type } = 'nation' in effect.who || 'type' in effect.who ? effect.who : {};
      if ((nation === undefined || nation === piece?.nation) && (type === undefined || type === piece?.type))
        sum += effect.by;
    }
  }
  return sum;
}

/** What a piece's own nature adds where it stands. */
function ownOn(kind: number, { terrain, byWater }: Exposure): number {
  let sum = 0;
  for (const power of pieceOf(kind)?.powers ?? []) {
    if (!('do' in power) || power.kind !== 'innate' || power.on !== undefined) continue;
    const { self, foe } = power.if ?? {};
    if (foe !== undefined) continue;
    const fits =
      self === undefined ||
      ((self.terrain === undefined || self.terrain === TERRAINS[terrain]) && (self.near !== 'water' || byWater));
    if (!fits) continue;
    for (const effect of power.do) {
      if (effect.op === 'modify' && typeof effect.by === 'number') sum += effect.by;
    }
  }
  return sum;
}

const survives = (kind: number, exposure: Exposure): boolean => {
  const base = pieceOf(kind)?.strength;
  return typeof base !== 'number' || base + ownOn(kind, exposure) + curseOn(kind, exposure.curse) > 0;
};

/** One viewer's book, from the start of a match on. */
export class LegendsBook {
  readonly viewer: Viewer;
  readonly table: Table;
  private readonly mistake: Mistake;
  private readonly truth: View;
  private readonly armies = new Map<number, number>();
  private readonly shown = new Set<number>();
  /** Pieces that have attacked or been attacked. */
  private readonly met = new Set<number>();
  private readonly lookers = new Map<number, number>();
  private readonly stepped = new Set<number>();
  private readonly exposures = new Map<number, Exposure[]>();
  private curse = 0;
  private user: { readonly token: number; readonly power: number } = { token: -1, power: 0 };

  constructor(viewer: Viewer, { truth, shown }: BookStart, mistake: Mistake = 'none') {
    this.viewer = viewer;
    this.mistake = mistake;
    this.truth = truth;
    this.table = new Table(truth);
    for (const [index, { id }] of truth.tokens.entries()) this.armies.set(id, truth.lists['army']?.[index] ?? 0);
    for (const id of shown) this.shown.add(id);
    const curses = truth.lists['curses'] ?? [];
    for (let at = 0; at < curses.length; at += 4) this.shown.add(curses[at] ?? -1);
    for (const id of truth.lists['fallen'] ?? []) this.shown.add(id);
    if ((curses[1] ?? -1) > 0) this.beginCurse(curses[1] ?? 0);
  }

  /** A choice that everybody sees made: a step tells that the piece may move. */
  choice(decision: Decision, code: ChoiceCode): void {
    const { form, from } = unpackChoice(code);
    if (this.mistake === 'forgets-who-stepped') return;
    if (decision.key !== 'legends.main' || form !== 'move') return;
    for (const { id, seat } of this.table.standingOn(from)) if (seat === decision.seat) this.stepped.add(id);
  }

  /** A row as the viewer got it. */
  row(event: GameEvent): void {
    switch (event.type) {
      case 'shown':
      case 'used':
      case 'removed':
      case 'controlled':
      case 'returned':
        this.show(event.token);
        break;
      case 'looked':
        this.lookers.set(event.token, (this.lookers.get(event.token) ?? 0) | (1 << event.seat));
        break;
      case 'moved':
        this.meet(event.token, event.to);
        break;
      case 'struck':
      case 'fought':
        for (const { id } of this.table.standingOn(event.square)) this.show(id);
        break;
      case 'curseEnded':
        this.curse = 0;
        break;
      default:
        break;
    }
    this.table.note(event);
    if (event.type === 'used') this.user = event;
    if (event.type === 'moved') this.expose(event.token);
    if (event.type === 'swapped') for (const id of [event.token, event.other]) this.expose(id);
    if (event.type === 'curseBegan') this.beginCurse(event.kind);
  }

  /** Whether the power used last gives a keyword without showing to whom (R14). */
  givesUnseen(): boolean {
    const power = pieceOf(this.table.kindOf(this.user.token))?.powers[this.user.power - 1];
    return power !== undefined && givesUnseen(power);
  }

  /** Whether the viewer may know this piece's kind. */
  knows(id: number): boolean {
    return this.shown.has(id) || this.isOwn(id) || this.hasLooked(id);
  }

  isShown(id: number): boolean {
    return this.shown.has(id);
  }

  /** Mask of those who looked at a piece that is not shown to all. */
  lookersOf(id: number): number {
    return this.lookers.get(id) ?? 0;
  }

  armyOf(id: number): number {
    return this.armies.get(id) ?? 0;
  }

  /** Ids of the pieces on the board that this viewer can't tell apart from others of their army. */
  unknown(army: number): readonly number[] {
    return [...this.table.all()].flatMap(({ id, standing }) =>
      standing && this.armyOf(id) === army && !this.knows(id) && !this.met.has(id) ? [id] : [],
    );
  }

  /** Whether a piece that the viewer does not know may be of this kind, for all that has happened. */
  mayBe(id: number, kind: number): boolean {
    const piece = pieceOf(kind);
    if (piece === undefined || (this.stepped.has(id) && piece.stationary)) return false;
    return (this.exposures.get(id) ?? []).every((exposure) => survives(kind, exposure));
  }

  private isOwn(id: number): boolean {
    return this.viewer < SEATS && this.armyOf(id) === this.viewer;
  }

  private hasLooked(id: number): boolean {
    return this.viewer < SEATS && (((this.lookers.get(id) ?? 0) >> this.viewer) & 1) === 1;
  }

  private show(id: number): void {
    if (this.mistake !== 'forgets-what-was-shown') this.shown.add(id);
  }

  /**
   * Entering a space where another piece stands is an attack. Both are shown (R15), the Psychic Devourer's victim after the
   * name (R91); until then a name is being weighed that fits one kind only.
   */
  private meet(id: number, to: number): void {
    const others = this.table.standingOn(to).filter((other) => other.id !== id);
    if (others.length === 0) return;
    for (const other of [id, ...others.map((piece) => piece.id)]) this.met.add(other);
  }

  private beginCurse(kind: number): void {
    this.curse = lowersAll(kind) ? kind : 0;
    for (const { id } of this.table.all()) this.expose(id);
  }

  private expose(id: number): void {
    const piece = this.table.piece(id);
    if (this.curse === 0 || piece === undefined || !piece.standing || this.knows(id)) return;
    const list = this.exposures.get(id) ?? [];
    const exposure = { ...this.ground(piece.square), curse: this.curse };
    this.exposures.set(id, [...list, exposure]);
  }

  private ground(square: number): { readonly terrain: number; readonly byWater: boolean } {
    const { terrain, width, height } = this.truth;
    const [file, rank] = [square % width, Math.floor(square / width)];
    let byWater = false;
    for (let y = Math.max(0, rank - 1); y <= Math.min(height - 1, rank + 1); y++) {
      for (let x = Math.max(0, file - 1); x <= Math.min(width - 1, file + 1); x++) {
        if ((x !== file || y !== rank) && terrain[y * width + x] === WATER) byWater = true;
      }
    }
    return { terrain: terrain[square] ?? 0, byWater };
  }
}
