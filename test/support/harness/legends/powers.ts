/**
 * How often each power of a form's pieces was used, read off the rows of random matches.
 *
 * Most powers write a `used` row. A continuous one counts by a `modifier` row of a comparison, a curse's gift of a keyword by
 * the curse's beginning, Dumes' licence by an attack on its own side, and the bar on attacking by a decision at which such a
 * piece has an enemy beside it and may step elsewhere.
 */
import type { Decision } from '../../../../src/contract/decision';
import type { EventRow, GameEvent } from '../../../../src/contract/event';
import type { View } from '../../../../src/contract/view';
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import type { Form, Piece, Power } from '../../../../src/games/legends/language';
import { isOfForm } from '../../../../src/games/legends/mix';
import { unpackChoice } from '../../../../src/games/shared/choice';
import type { Watcher, WatchReport } from '../kit';
import { Table, type TablePiece } from './table';

/** A power by its piece's chart number and its place in the piece's list, from 1. */
export interface PowerRef {
  readonly kind: number;
  readonly number: number;
}

const PIECES_A_LINE = 10;
const OWN_POWER = 0;
const CURSE_IN_FORCE = 1;
const { pieces } = legendsCatalogue;

const pieceOf = (kind: number): Piece | undefined => pieces[kind - 1];

export const powerName = ({ kind, number }: PowerRef): string => `#${kind}.${number}`;

/** Every power of the catalogue, by piece, then number. */
export const ALL_POWERS: readonly PowerRef[] = pieces.flatMap(({ number: kind, powers }) =>
  powers.map((_power, index) => ({ kind, number: index + 1 })),
);

/** Those of a form's pieces. */
export const powersOf = (form: Form): readonly PowerRef[] => ALL_POWERS.filter(({ kind }) => isOfForm(kind, form));

/** A curse that works all the time it is in force. */
const isLastingCurse = (power: Power): boolean => 'kind' in power && power.kind === 'curse' && power.on === undefined;

const gives = (power: Power, op: 'modify' | 'grant'): boolean =>
  'do' in power && power.do.some((effect) => effect.op === op);

/** Numbers of a piece's powers that fit. */
const numbersWhere = (kind: number, fits: (power: Power) => boolean): readonly number[] =>
  (pieceOf(kind)?.powers ?? []).flatMap((power, index) => (fits(power) ? [index + 1] : []));

const hasTrait =
  (trait: string) =>
  (power: Power): boolean =>
    'keyword' in power && power.keyword === trait;

const isBesides = (a: TablePiece, b: TablePiece, width: number): boolean =>
  Math.abs((a.square % width) - (b.square % width)) +
    Math.abs(Math.floor(a.square / width) - Math.floor(b.square / width)) ===
  1;

export class PowerCount implements Watcher {
  private readonly form: Form;
  private readonly all: readonly PowerRef[];
  private readonly counts: Map<string, number>;
  private table: Table | null = null;
  private width = 8;

  constructor(form: Form) {
    this.form = form;
    this.all = powersOf(form);
    this.counts = new Map(this.all.map((power) => [powerName(power), 0]));
  }

  begin(truth: View): void {
    this.table = new Table(truth);
    this.width = truth.width;
  }

  /** Before each choice: pieces that may not attack, though an enemy stands beside them and they may step. */
  asked(decision: Decision): void {
    const { table } = this;
    if (decision.key !== 'legends.main' || table === null) return;
    const steppers = new Set(
      decision.choices.map(unpackChoice).flatMap(({ form, from }) => (form === 'move' ? [from] : [])),
    );
    for (const piece of table.all()) {
      const numbers = numbersWhere(piece.kind, hasTrait('cannotAttack'));
      if (numbers.length === 0 || !piece.standing || piece.seat !== decision.seat || !steppers.has(piece.square))
        continue;
      const faces = [...table.all()].some(
        (other) => other.standing && other.seat !== piece.seat && isBesides(piece, other, this.width),
      );
      if (faces) for (const number of numbers) this.add(piece.kind, number);
    }
  }

  rows(rows: readonly EventRow[]): void {
    for (const { event } of rows) {
      this.count(event);
      this.table?.note(event);
    }
  }

  /** Powers that no match has used so far, as `#37.3`. */
  unused(): readonly string[] {
    return [...this.counts].flatMap(([name, times]) => (times === 0 ? [name] : []));
  }

  times(power: PowerRef): number {
    return this.counts.get(powerName(power)) ?? 0;
  }

  report(): WatchReport {
    const own = pieces.filter(({ number, powers }) => isOfForm(number, this.form) && powers.length > 0);
    const entries = own.map(({ number: kind, powers }) => {
      const times = powers.map((_power, index) => this.times({ kind, number: index + 1 }));
      return `#${kind} ${times.join(' ')}`;
    });
    const lines = [];
    for (let at = 0; at < entries.length; at += PIECES_A_LINE)
      lines.push(entries.slice(at, at + PIECES_A_LINE).join(' | '));
    const powersUnused = this.unused();
    const used = this.all.length - powersUnused.length;
    const never = powersUnused.length === 0 ? '' : `, never ${powersUnused.join(' ')}`;
    return {
      summary: `${used}/${this.all.length} powers used${never}`,
      lines,
      json: { powersUsed: used, powersUnused },
    };
  }

  private add(kind: number, number: number): void {
    const name = powerName({ kind, number });
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  private count(event: GameEvent): void {
    const { table } = this;
    if (table === null) return;
    switch (event.type) {
      case 'used': {
        const kind = table.kindOf(event.token);
        if (event.power > 0) this.add(kind, event.power);
        break;
      }
      case 'modifier': {
        if (event.reason === OWN_POWER) this.add(table.kindOf(event.token), event.number);
        if (event.reason === CURSE_IN_FORCE) this.addAll(event.number, (p) => isLastingCurse(p) && gives(p, 'modify'));
        break;
      }
      case 'curseBegan':
        this.addAll(event.kind, (power) => isLastingCurse(power) && gives(power, 'grant'));
        break;
      case 'moved':
        this.countAttackOnOwn(event.token, event.to);
        break;
      default:
        break;
    }
  }

  private addAll(kind: number, fits: (power: Power) => boolean): void {
    for (const number of numbersWhere(kind, fits)) this.add(kind, number);
  }

  private countAttackOnOwn(token: number, to: number): void {
    const mover = this.table?.piece(token);
    if (mover === undefined) return;
    const own = this.table?.standingOn(to).some(({ id, seat }) => id !== token && seat === mover.seat) === true;
    if (own) this.addAll(mover.kind, hasTrait('attacksOwn'));
  }
}
