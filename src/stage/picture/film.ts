/** One frame's picture while it is being put together: tokens at rest, then what the effects make of them. */

import type { Model, Standing } from '../director/model';
import { centreOf, type Layout, type Place } from '../layout';
import type { GameLook } from '../look';
import { unitName } from '../paint/arts';
import type { Say } from './chip';
import { DEPTH, restOf, type Sprite, seatPlace, sprite } from './sprite';

/** How far a token is from resting on its square. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  stretch: number;
  turn: number;
  alpha: number;
  /** Height over the board in cells. */
  lift: number;
  /** Shown instead of its own kind; undefined: its own. */
  kind: number | null | undefined;
}

/** What every frame of one stage has in common. */
export interface Surroundings {
  readonly layout: Layout;
  readonly look: GameLook;
  readonly say: Say;
}

export class Film {
  readonly set: Surroundings;
  readonly model: Model;
  /** Everything is a cross-fade. */
  readonly calm: boolean;
  readonly sprites: Sprite[] = [];
  /** Shift of the whole picture in CSS pixels. */
  shake: Place = { x: 0, y: 0 };
  readonly flag: Pose;
  /** How strongly each seat's sign shines on the frame. */
  readonly signs = new Map<number, number>();
  private readonly poses = new Map<number, Pose>();

  constructor(set: Surroundings, model: Model, calm: boolean) {
    this.set = set;
    this.model = model;
    this.calm = calm;
    for (const token of model.tokens) this.poses.set(token.id, this.rest(this.centre(token.square)));
    const rest = restOf(set.layout);
    const place = model.flag === null ? rest : this.centre(model.flag);
    this.flag = { ...this.rest(place), scale: model.flag === null ? rest.scale : 1 };
    if (model.turn !== null) this.signs.set(model.turn, 1);
  }

  centre(square: number): Place {
    return centreOf(this.set.layout, square);
  }

  private rest({ x, y }: Place): Pose {
    return { x, y, scale: 1, stretch: 1, turn: 0, alpha: 1, lift: 0, kind: undefined };
  }

  /** The pose of a token, to be changed by an effect. */
  pose(id: number): Pose | null {
    return this.poses.get(id) ?? null;
  }

  poseOn(square: number): Pose | null {
    const token = this.model.tokens.find((each) => each.square === square);
    return token === undefined ? null : this.pose(token.id);
  }

  add(made: Sprite): void {
    this.sprites.push(made);
  }

  nameOf(token: Standing, kind = token.kind): string {
    const terrain = this.model.ground[token.square] ?? 0;
    return unitName(token.seat, kind, kind !== null && this.set.look.sheltered(kind, terrain));
  }

  /** Tokens, the Flag and the signs as they are now posed. */
  finish(flagPhase = 0): readonly Sprite[] {
    for (const token of this.model.tokens) this.token(token);
    if (this.set.look.flag) this.banner(flagPhase);
    for (const [seat, strength] of this.signs) this.sign(seat, strength);
    return this.sprites.sort((a, b) => a.depth - b.depth);
  }

  private token(token: Standing): void {
    const pose = this.poses.get(token.id);
    if (pose === undefined || pose.alpha <= 0) return;
    const { x, y, scale, stretch, turn, alpha, lift } = pose;
    const name = this.nameOf(token, pose.kind === undefined ? token.kind : pose.kind);
    const shade = alpha * (1 - Math.min(0.6, lift * 0.7));
    this.add(
      sprite(`shadow:${token.seat}`, { x, y: y + 0.035 + lift * 0.25 }, DEPTH.shadow, {
        scale: scale * (1 + lift * 0.1),
        stretch,
        turn,
        alpha: shade,
      }),
    );
    this.add(
      sprite(name, { x, y: y - lift }, lift > 0.02 ? DEPTH.raised : DEPTH.token, { scale, stretch, turn, alpha }),
    );
  }

  private banner(phase: number): void {
    const { x, y, scale, turn, alpha, lift } = this.flag;
    this.add(
      sprite('flag:shadow', { x: x - 0.16 * scale, y: y + 0.4 * scale + lift * 0.2 }, DEPTH.shadow, {
        scale,
        alpha: alpha * (1 - Math.min(0.6, lift)),
      }),
    );
    this.add(
      sprite(`flag:${phase}`, { x, y: y - lift }, lift > 0.02 ? DEPTH.raised : DEPTH.flag, { scale, turn, alpha }),
    );
  }

  private sign(seat: number, strength: number): void {
    if (strength <= 0) return;
    const { x, y, scale } = seatPlace(this.set.layout, seat);
    const wide = (this.set.layout.frame * 1.25) / this.set.layout.cell / 2;
    this.add(sprite('glow', { x, y }, DEPTH.mark, { scale: wide, stretch: 3, alpha: strength * 0.7, light: true }));
    this.add(sprite(`side:${seat}`, { x, y }, DEPTH.token, { scale: scale * (0.7 + 0.3 * strength), alpha: strength }));
  }
}
