/**
 * What a viewer of Medieval may know, kept from the rules, the choices and where pieces stand: RULES section 8. It never reads what
 * a view or a row marks as known or hidden, so that both can be held against it: that they hide what they should, and tell the rest.
 */
import type { ChoiceCode, Decision } from '../../../../../src/contract/decision';
import type { GameEvent } from '../../../../../src/contract/event';
import type { View, Viewer } from '../../../../../src/contract/view';
import { LAKE, TERRAIN } from '../../../../../src/games/medieval/board';
import { KEY } from '../../../../../src/games/medieval/codec';
import { ITEM } from '../../../../../src/games/medieval/items';
import { KIND } from '../../../../../src/games/medieval/units';
import { type Mistake as ClueMistake, Clues } from './clues';
import { type Act, actOf, blastFacts, type Fact, factOf, factsOf } from './due';
import type { KindOf, Table } from './table';

/** A book that is wrong on purpose, to see that a harness with it fails. */
export type Mistake = ClueMistake | 'forgets-what-was-shown';

const EVERYBODY = 511;

/** What is known of pieces when a match begins: ids that all know, and those at which the other seat has looked. */
export interface KnownAtStart {
  readonly all: readonly number[];
  readonly looked: readonly number[];
}

export class MedievalBook {
  readonly viewer: Viewer;
  readonly table: Table;
  readonly clues: Clues;
  private readonly shown: Set<number>;
  private readonly looked: Set<number>;
  private readonly mistake: Mistake;
  /** What has still to be told. */
  private due: Fact[] = [];

  constructor(viewer: Viewer, table: Table, known: KnownAtStart, mistake: Mistake) {
    this.viewer = viewer;
    this.table = table;
    this.mistake = mistake;
    this.clues = new Clues(mistake === 'forgets-what-was-shown' ? 'none' : mistake);
    this.shown = new Set(known.all);
    this.looked = new Set(known.looked);
    // bombs hide nothing, nor do prisoners, nor who stands on a lake
    for (const { id, kind, prisoner, square } of table.standing())
      if (kind === KIND.bomb || prisoner || TERRAIN[square] === LAKE) this.shown.add(id);
  }

  readonly isShown = (id: number): boolean => this.shown.has(id);

  /** Whether the viewer may know this piece's kind. */
  knows(id: number): boolean {
    const { seat } = this.table.piece(id) ?? {};
    return this.shown.has(id) || seat === this.viewer || (this.looked.has(id) && seat === 1 - this.viewer);
  }

  /** Pieces of a seat that stand and are not known to the viewer. */
  unknown(seat: number): readonly number[] {
    return this.table.standing().flatMap((piece) => (piece.seat === seat && !this.knows(piece.id) ? [piece.id] : []));
  }

  /** A choice about to be made, which everybody sees done. */
  choice(decision: Decision, code: ChoiceCode): void {
    const act = actOf(this.table, decision, code);
    if (act === null) return;
    this.due.push(...factsOf(this.table, act, this.isShown, this.viewer));
    this.clues.act(this.table, act);
    this.reveal(act);
  }

  /** A row as the viewer got it; gives what it tells that it should not, or does not tell that it should. */
  row(event: GameEvent): string | null {
    const fact = factOf(event);
    const wanted = fact === null ? null : (this.due.shift() ?? 'nothing');
    if (event.type === 'exploded') this.blast(event.tokens);
    const late = event.type === 'turn' || event.type === 'returned' ? this.lateFault() : null;
    const waiting = event.type === 'returned' ? this.table.pending[0] : undefined;
    this.table.note(event);
    if (event.type === 'turn') this.turn(event.seat);
    if (event.type === 'returned' || event.type === 'placed') this.shown.add(event.token);
    if (fact !== wanted) return `told ${fact}, due ${wanted}`;
    if (event.type === 'returned' && event.token !== waiting) return `${event.token} put away, ${waiting} is next`;
    return late;
  }

  /** What should have been told by now, between two questions. */
  lateFault(open: Decision | null = null): string | null {
    const [next] = this.due;
    // a prisoner is free when he has his place
    return next === undefined || (open?.key === KEY.free && next.startsWith('freed')) ? null : `not told: ${next}`;
  }

  /** The first thing in which a view is not what the book makes of it; null when there is none. */
  viewFault({ tokens, lists, heaps }: View): string | null {
    const standing = this.table.standing();
    if (tokens.length !== standing.length) return `${tokens.length} pieces, ${standing.length} stand`;
    for (const [index, { id, square, kind, shownTo, seat }] of tokens.entries()) {
      const piece = standing[index];
      if (piece?.id !== id || piece.square !== square || piece.seat !== seat)
        return `${id} of seat ${seat} on ${square}, expected ${piece?.id} of seat ${piece?.seat} on ${piece?.square}`;
      const wanted = this.knows(id) ? piece.kind : null;
      if (kind !== wanted) return `kind of ${id}: ${kind}, the book says ${wanted}`;
      const mask = this.shown.has(id) ? EVERYBODY : this.looked.has(id) ? 3 : 1 << seat;
      if (shownTo !== mask) return `shownTo of ${id}: ${shownTo}, the book says ${mask}`;
    }
    const pending = this.table.pending.flatMap((id) => [id, this.table.truth(id), this.table.piece(id)?.seat ?? -1]);
    if (lists['pending']?.join() !== pending.join()) return `waiting: ${lists['pending']}, the book says ${pending}`;
    const strange = heaps.findIndex(({ kinds }, seat) => kinds.join() !== this.table.fallen[seat]?.join());
    return strange < 0 ? null : `fallen of seat ${strange}: ${heaps[strange]?.kinds}`;
  }

  /** Whether a world in which pieces are of these kinds agrees with all that the viewer has seen. */
  allows(kindOf: KindOf): boolean {
    return this.clues.allow(kindOf);
  }

  /** Who is known from an act on. */
  private reveal({ piece, target, item, isAttack, isShot, isBombTurn, group, to }: Act): void {
    if (this.mistake === 'forgets-what-was-shown') return;
    const isSpy = item === ITEM.look || item === ITEM.rescue || item === ITEM.disarm;
    const onLake = TERRAIN[to] === LAKE && !isAttack && !isShot;
    if (isAttack || isShot || isBombTurn || isSpy || onLake) this.shown.add(piece.id);
    for (const id of group) this.shown.add(id);
    if (target === undefined) return;
    if (isAttack || isShot || (item === ITEM.look && target.kind === KIND.king)) this.shown.add(target.id);
    if (item !== ITEM.look || target.kind === KIND.king) return;
    this.looked.add(target.id);
    this.clues.looked(target.id);
  }

  /** A turn has begun: own fuses at their end go off. */
  private turn(seat: number): void {
    this.clues.turn();
    const ended = [...this.table.fuses].flatMap(([bomb, left]) => (left === 0 ? [bomb] : []));
    if (ended.length > 0) this.due.push(...blastFacts(this.table, ended));
    if (ended.some((bomb) => this.table.piece(bomb)?.seat !== seat))
      throw new Error('a fuse ends in its own side’s turn');
  }

  /** Bombs go off: whoever is named next falls, and whoever is not and stands there is a King. */
  private blast(bombs: readonly number[]): void {
    const caught = this.table.beside(bombs);
    this.clues.spared(caught.filter((id) => this.table.truth(id) === KIND.king));
  }
}
