/** Lays the steps of one turn out in time: what follows what, and what plays together. */
import type { GameEvent } from '../../contract/event';
import type { GameLook, Preset } from '../look';
import type { Cue, Step } from './cue';
import { applyChange, type Change, type Model, type Standing } from './model';
import {
  CALM,
  CALM_READ,
  CLASH,
  CLASH_APART,
  CLASH_SINGLY,
  CLASH_SPAN,
  CRUMBLE,
  DROP,
  FADE,
  FLIP,
  FLY,
  RESULT,
  RING,
  SHOT,
  SLIDE,
  TURN,
  UNROLL,
} from './timing';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export class Track {
  private model: Model;
  private readonly look: GameLook;
  private readonly calm: boolean;
  /** Presets that the look names, and those that belong to a rule of all games: the crown's ring, a token that goes or is shown. */
  private readonly wanted: ReadonlySet<Preset>;
  /** Squares that get new ground in this passage; each is uncovered once. */
  private laid: readonly number[];
  private steps: Step[] = [];
  /** Where the next event's step begins. */
  private now = 0;
  /** Where the verdict of the fight over a square falls. */
  private verdicts = new Map<number, number>();
  private clashes = 0;
  /** End of everything that a following event must wait for. */
  private busy = 0;
  private placed: Standing | null = null;

  constructor(model: Model, look: GameLook, calm: boolean, laid: readonly number[]) {
    this.model = model;
    this.look = look;
    this.calm = calm;
    this.laid = laid;
    const { removed, ...effects } = look.effects;
    this.wanted = new Set<Preset>([...Object.values(effects), ...Object.values(removed), 'ring', 'flip', 'slide']);
  }

  /** The steps of one turn, beginning at 0. `last`: the passage ends with it, and then `asked` is the seat to come. */
  turn(events: readonly GameEvent[], asked: number | null, last: boolean): readonly Step[] {
    this.steps = [];
    this.now = 0;
    this.busy = 0;
    this.clashes = 0;
    this.verdicts = new Map();
    this.placed = null;
    for (const event of events) this.read(event);
    if (last && asked !== this.model.turn) this.passTurn(asked);
    return this.steps;
  }

  private read(event: GameEvent): void {
    switch (event.type) {
      case 'built':
        this.built();
        break;
      case 'placed':
        this.drop(event);
        break;
      case 'moved':
        this.slide(event);
        break;
      case 'shown':
        this.flip(event);
        break;
      case 'blurred':
        this.push(
          null,
          { type: 'renew', gone: event.gone, fresh: event.fresh, squares: event.squares },
          this.wait(),
          0,
        );
        break;
      case 'fought':
        this.clash(event);
        break;
      case 'struck':
        this.shot(event);
        break;
      case 'removed':
        this.remove(event);
        break;
      case 'flag':
        this.flag(event);
        break;
      case 'turn':
        this.passTurn(event.seat);
        break;
      case 'over':
        this.over(event);
        break;
      default:
        return;
    }
  }

  /** A step, and its change on the board that the following events find. */
  private push(cue: Cue | null, change: Change | null, at: number, span: number): void {
    const shown = cue !== null && this.wanted.has(cue.preset) ? cue : null;
    const length = shown === null ? 0 : span;
    this.steps.push({ at, span: length, cue: shown, change });
    this.busy = Math.max(this.busy, at + length);
    if (change !== null) this.model = applyChange(this.model, change);
  }

  private span(normal: number): number {
    return this.calm ? CALM : normal;
  }

  /** From here on the next event comes after all before it. */
  private wait(): number {
    this.now = Math.max(this.now, this.busy);
    return this.now;
  }

  private tokenOn(square: number): Standing | undefined {
    return this.model.tokens.find((token) => token.square === square);
  }

  private built(): void {
    if (this.laid.length === 0) return;
    this.push({ preset: 'unroll', squares: this.laid }, null, this.wait(), this.span(UNROLL));
    this.laid = [];
  }

  private drop({ seat, token, kind, square }: EventOf<'placed'>): void {
    const standing = { id: token, seat, kind, square };
    this.placed = standing;
    this.push({ preset: 'drop', token: standing }, { type: 'stand', token: standing }, this.wait(), this.span(DROP));
    this.now = this.busy;
  }

  private slide({ token, from, to }: EventOf<'moved'>): void {
    const { width } = this.model;
    const cells = Math.max(
      Math.abs((from % width) - (to % width)),
      Math.abs(Math.floor(from / width) - Math.floor(to / width)),
    );
    const span = Math.min(SLIDE.most, SLIDE.perCell * Math.max(1, cells));
    this.push({ preset: 'slide', id: token, from, to }, { type: 'go', id: token, to }, this.wait(), this.span(span));
  }

  private flip({ token, kind }: EventOf<'shown'>): void {
    const before = this.model.tokens.find((each) => each.id === token);
    if (before === undefined || before.kind === kind) return;
    this.push(
      { preset: 'flip', id: token, kind: before.kind },
      { type: 'know', id: token, kind },
      this.wait(),
      this.span(FLIP),
    );
  }

  private clash(event: EventOf<'fought'>): void {
    const { from, square, attack, defence, helpers, beaten } = event;
    const place = this.calm ? 0 : Math.min(this.clashes, CLASH_SINGLY) * CLASH_APART;
    this.clashes += 1;
    const span = this.calm ? CALM_READ : CLASH_SPAN;
    const at = this.now + place;
    this.push({ preset: 'clash', from, square, attack, defence, helpers, beaten }, null, at, span);
    this.verdicts.set(square, at + (this.calm ? span : CLASH.back + CLASH.lunge + CLASH.read));
  }

  private shot({ from, square }: EventOf<'struck'>): void {
    const at = this.wait();
    const flight = Math.min(SHOT.most, SHOT.perCell * this.distance(from, square));
    const span = this.calm ? CALM_READ : SHOT.draw + flight + SHOT.hit;
    this.push({ preset: 'shot', from, square }, null, at, span);
    this.verdicts.set(square, at + span);
  }

  private distance(a: number, b: number): number {
    const { width } = this.model;
    return Math.max(1, Math.hypot((a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width)));
  }

  /** One ring for all that the crown clears; the tokens fall when it reaches them. */
  private crownAt(square: number): number {
    const centre = this.placed?.square ?? square;
    const start = this.steps.find((step) => step.cue?.preset === 'ring')?.at;
    if (start !== undefined) return start + RING * 0.35;
    const at = this.wait();
    this.push({ preset: 'ring', square: centre }, null, at, this.span(RING));
    return at + (this.calm ? 0 : RING * 0.35);
  }

  private remove({ token, square, cause }: EventOf<'removed'>): void {
    const gone = this.model.tokens.find((each) => each.id === token) ?? this.tokenOn(square);
    if (gone === undefined) return;
    const at = cause === 'crown' ? this.crownAt(square) : (this.verdicts.get(square) ?? this.wait());
    const { removed } = this.look.effects;
    const preset = removed[cause] ?? removed.other;
    const cue: Cue = preset === 'crumble' ? { preset, token: gone } : { preset: 'fade', token: gone };
    this.push(cue, { type: 'leave', id: gone.id }, at, this.span(preset === 'crumble' ? CRUMBLE : FADE));
  }

  private flag({ to }: EventOf<'flag'>): void {
    this.push({ preset: 'fly', from: this.model.flag, to }, { type: 'flag', to }, this.wait(), this.span(FLY));
    // the next turn is announced while the Flag still flies
    this.now = this.busy - (this.calm ? 0 : TURN);
    this.busy = this.now;
  }

  private passTurn(seat: number | null): void {
    if (seat === this.model.turn) return;
    this.push(
      { preset: 'turn', from: this.model.turn, to: seat },
      { type: 'turn', seat },
      this.wait(),
      this.span(TURN),
    );
  }

  private over({ winners }: EventOf<'over'>): void {
    if (this.model.turn !== null) this.push(null, { type: 'turn', seat: null }, this.wait(), 0);
    this.push({ preset: 'result', winners }, null, this.wait(), this.calm ? CALM_READ * 2 : RESULT);
  }
}
