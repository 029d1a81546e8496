/**
 * What a viewer of the Legends family may know, kept from the rules and from the rows that the viewer got: R13–R17, R136, R137.
 * It never looks at what a view marks as known or hidden, so that it can be held against the views.
 *
 * Of each piece that the viewer has not been shown the book also notes what its kind can no longer be: a piece that took a step
 * is not stationary, and one that stood under a weakening curse was not brought to zero by it.
 */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import type { GameEvent } from '../../../../../src/contract/event';
import type { View, Viewer } from '../../../../../src/contract/view';
import type { Power, Whose } from '../../../../../src/games/legends/language';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import { ONLOOKER } from '../../masks';
import { Table } from '../table';
import { type Exposure, groundAt, lowersAll, pieceOf, survives } from './exposure';
import type { LaidPiece } from './laid';

export { pieceOf } from './exposure';

/** A book that is wrong on purpose, to see that a harness with it fails. */
export type Mistake = 'none' | 'forgets-what-was-shown' | 'forgets-who-stepped' | 'forgets-allies';

/** Start of a match as the harness itself made it. */
export interface BookStart {
  readonly truth: View;
  /** Ids shown to all. */
  readonly shown: readonly number[];
}

interface UsedPower {
  readonly token: number;
  readonly power: number;
}

/** A power that gives a keyword without showing to whom (R14). */
export const givesUnseen = (power: Power): boolean =>
  'do' in power && power.do.some(({ op }) => op === 'grant') && !power.do.some(({ op }) => op === 'reveal');

/** Types of which a power shows every piece that one player controls. */
const shownTypes = (power: Power, side: Whose): readonly string[] =>
  'do' in power
    ? power.do.flatMap((effect) => {
        if (effect.op !== 'reveal' || typeof effect.who !== 'object' || !('n' in effect.who)) return [];
        const { n, type, side: whose } = effect.who;
        return n === 'all' && whose === side && type !== undefined ? [type] : [];
      })
    : [];

/** Whether a seat is the viewer's own or an ally's: these two know the same (R137). An onlooker has no side. */
export const isOwnSide = (viewer: Viewer, seat: number): boolean => viewer < ONLOOKER && viewer % 2 === seat % 2;

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
  /** Types of which all pieces of some player were shown: what was not shown then is none. */
  private readonly passedOver = new Map<number, Set<string>>();
  private curse = 0;
  private user: UsedPower = { token: -1, power: 0 };

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

  /** Both sides have laid out their armies: from now on it is seen where pieces stand. */
  deal(laid: readonly LaidPiece[]): void {
    for (const { square, kind, seat } of laid) {
      this.table.lay(square, kind, seat);
      this.armies.set(square, seat);
    }
  }

  /** A choice that everybody sees made: a step tells that the piece may move. */
  choice(decision: Decision, code: ChoiceCode): void {
    const { form, from } = unpackChoice(code);
    // an opponent has been named (R128)
    const [token = -1, power = 0] = decision.args;
    if (decision.key === 'legends.opponent') this.passOver({ token, power }, 'opponent', unpackChoice(code).item);
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
    // what is laid out is known to the book when both sides have done it
    if (event.type !== 'placed') this.table.note(event);
    if (event.type === 'used') {
      this.user = event;
      this.passOver(event, 'you', event.seat);
    }
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
    if (this.passedOver.get(id)?.has(piece.type) === true) return false;
    return (this.exposures.get(id) ?? []).every((exposure) => survives(kind, exposure));
  }

  /** A power now shows all pieces of a type that one player controls; in a team that is not a whole side (R128). */
  private passOver({ token, power }: UsedPower, side: Whose, seat: number): void {
    const used = pieceOf(this.table.kindOf(token))?.powers[power - 1];
    const types = used === undefined ? [] : shownTypes(used, side);
    for (const { id, standing, seat: holder } of types.length > 0 ? this.table.all() : []) {
      if (standing && holder === seat) this.passedOver.set(id, new Set([...(this.passedOver.get(id) ?? []), ...types]));
    }
  }

  private isSide(seat: number): boolean {
    return this.mistake === 'forgets-allies' ? seat === this.viewer : isOwnSide(this.viewer, seat);
  }

  private isOwn(id: number): boolean {
    return this.armies.has(id) && this.isSide(this.armyOf(id));
  }

  private hasLooked(id: number): boolean {
    const mask = this.lookers.get(id) ?? 0;
    for (let seat = 0; mask >> seat > 0; seat++) if (((mask >> seat) & 1) === 1 && this.isSide(seat)) return true;
    return false;
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
    this.exposures.set(id, [...list, { ...groundAt(this.truth, piece.square), curse: this.curse }]);
  }
}
