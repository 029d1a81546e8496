/** Lays the steps of one turn out in time: what follows what, and what plays together. */
import type { RemovalCause } from '../../contract/event';
import { flightOf } from '../board/measure';
import type { GameLook } from '../look';
import type { Preset } from '../preset';
import { applyChange, type Change } from './change';
import type { Blow, Cue, Line, Step } from './cue';
import { bare, type Model, type Standing } from './model';
import { CALM } from './timing';

/** What a turn's events have said so far that later ones need. */
interface Memory {
  /** Where the verdict of the fight over a square falls. */
  readonly verdicts: Map<number, number>;
  clashes: number;
  placed: Standing | null;
  /** Strength lines since the last comparison, with the token each belongs to. */
  lines: (Omit<Line, 'attacker'> & { readonly token: number })[];
  /** Where tokens stood that have gone. */
  readonly fell: Map<number, number>;
  /** Where the last shot of a strike went. */
  struck: number | null;
  /** The power that was used last, and by whom. */
  used: { readonly token: number; readonly keyword: number | null } | null;
  /** Where the step of the fighters who have come forward lies. */
  meet: number | null;
  /** When the last of several like events began; null when something else came between. */
  flipped: number | null;
  lent: number | null;
  felling: { readonly cause: RemovalCause; readonly at: number } | null;
  /** Has a piece with which a side loses the match fallen in this turn? */
  toppled: boolean;
  /** When what the last blast reaches falls. */
  blast: number | null;
}

const blank = (): Memory => ({
  verdicts: new Map(),
  clashes: 0,
  placed: null,
  lines: [],
  fell: new Map(),
  struck: null,
  used: null,
  meet: null,
  flipped: null,
  lent: null,
  felling: null,
  toppled: false,
  blast: null,
});

/** What follows from what tokens do, whatever a look says: how they go, meet, are shown, and what their powers look like. */
const ALWAYS: readonly Preset[] = [
  'ring',
  'flip',
  'step',
  'charge',
  'leap',
  'teleport',
  'lunge',
  'meet',
  'topple',
  'shake',
  'magic',
  'dispel',
  'raze',
];

export class Track {
  model: Model;
  /** What the passage leads to: tokens that no event describes stand there. */
  readonly goal: Model;
  readonly look: GameLook;
  readonly calm: boolean;
  memory: Memory = blank();
  /** Squares that get new ground in this passage; each is uncovered once. */
  laid: readonly number[];
  /** Presets that the look names, and those that belong to all games. */
  private readonly wanted: ReadonlySet<Preset>;
  private made: Step[] = [];
  /** Where the next event's step begins. */
  now = 0;
  /** End of everything that a following event must wait for. */
  busy = 0;
  /** Place in the passage of the event that is being laid out. */
  event = 0;

  constructor(model: Model, goal: Model, look: GameLook, calm: boolean, laid: readonly number[]) {
    this.model = model;
    this.goal = goal;
    this.look = look;
    this.calm = calm;
    this.laid = laid;
    const { removed, ...effects } = look.effects;
    this.wanted = new Set<Preset>([...Object.values(effects), ...Object.values(removed), ...ALWAYS]);
  }

  /** Begins a new turn at 0. */
  begin(): void {
    this.made = [];
    this.now = 0;
    this.busy = 0;
    this.memory = blank();
  }

  get steps(): readonly Step[] {
    return this.made;
  }

  /** A step, and its change on the board that the following events find. */
  push(cue: Cue | null, change: Change | null, at: number, span: number): void {
    const shown = cue !== null && this.wanted.has(cue.preset) ? cue : null;
    const length = shown === null ? 0 : span;
    this.made.push({ at, span: length, cue: shown, change, event: this.event });
    this.busy = Math.max(this.busy, at + length);
    if (change !== null) this.model = applyChange(this.model, change);
  }

  span(normal: number): number {
    return this.calm ? CALM : normal;
  }

  /** Does it stand on the square on which two meet? */
  meets({ square }: Standing): boolean {
    const { meeting, tokens } = this.model;
    return tokens.some((token) => token.id === meeting?.token && token.square === square);
  }

  /** The two fighters on a square come forward, at `at`, until `part`. Nothing where they already have. */
  meet(at: number): void {
    const { meeting, tokens } = this.model;
    const came = tokens.find((token) => token.id === meeting?.token);
    const other = tokens.find((token) => token.square === came?.square && token.id !== came?.id);
    if (this.memory.meet !== null || came === undefined || other === undefined) return;
    this.memory.meet = this.made.length;
    const cue = { preset: 'meet', attacker: came.id, defender: other.id, length: 0, blow: null } as const;
    this.made.push({ at, span: 0, cue, change: null, event: null });
  }

  /** They step back, and have done so at `end`; before that one strikes (`blow.at` in the turn's time). */
  part(end: number, blow: Blow | null = null): void {
    const { meet } = this.memory;
    const step = meet === null ? undefined : this.made[meet];
    this.memory.meet = null;
    if (meet === null || step?.cue?.preset !== 'meet') return;
    const span = Math.max(0, end - step.at);
    this.made[meet] = {
      ...step,
      span,
      cue: { ...step.cue, length: span, blow: blow === null ? null : { ...blow, at: blow.at - step.at } },
    };
    this.busy = Math.max(this.busy, end);
  }

  /** From here on the next event comes after all before it. */
  wait(): number {
    this.now = Math.max(this.now, this.busy);
    return this.now;
  }

  token(id: number): Standing | undefined {
    return this.model.tokens.find((token) => token.id === id);
  }

  /** Does a side lose the match with such a piece? */
  isVital(kind: number | null): boolean {
    return kind !== null && this.look.vital(kind);
  }

  on(square: number): Standing | undefined {
    return this.model.tokens.find((token) => token.square === square);
  }

  /** A token as it comes: what the passage's end tells of its army, and nothing that is learned on the way. */
  coming(id: number, seat: number, kind: number | null, square: number): Standing {
    const army = this.goal.tokens.find((token) => token.id === id)?.army ?? seat;
    return { ...bare({ id, seat, kind, square }), army };
  }

  /** Cells between two, as an arrow flies; at least 1. */
  distance(a: number, b: number): number {
    return Math.max(1, flightOf(this.model.plan, a, b));
  }
}
