/** One frame's picture while it is being put together: tokens at rest, then what the effects make of them. */

import { tokenSize } from '../board/measure';
import { isCaptured, type Model, type Standing } from '../director/model';
import { centreOf, type Layout, outlineOf, type Place } from '../layout';
import type { GameLook } from '../look';
import { areaName, boxAround } from '../paint/area';
import { unitName } from '../paint/arts';
import { bear } from './bearing';
import type { Say } from './chip';
import { hang, raise, shine } from './edge';
import { LARGE, type More, restOf, type Sprite, sprite } from './sprite';

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
  /** Before all others, and painted for its size. */
  front: boolean;
  /** Where it stands while it fights, and how large; null: it does not. */
  home: (Place & { readonly scale: number }) | null;
  /** How much of its name is seen under it, where the viewer knows it. */
  title: number;
  /** How far the bars before a prisoner are down. */
  bars: number;
  /** Shown instead of its own kind; undefined: its own. */
  kind: number | null | undefined;
  /** Shown instead of who holds it. */
  seat: number | undefined;
}

/** What every frame of one stage has in common. */
export interface Surroundings {
  readonly layout: Layout;
  readonly look: GameLook;
  readonly say: Say;
  /** Bright light at blows and powers, and a board that trembles; both where nothing else is said. */
  readonly flashes?: boolean;
  readonly shake?: boolean;
}

/** Two on one square: how far each stands from its middle, and how large. */
const APART = 0.24;
const SHARED = 0.66;

export class Film {
  readonly set: Surroundings;
  readonly model: Model;
  /** Everything is a cross-fade. */
  readonly calm: boolean;
  readonly sprites: Sprite[] = [];
  /** Where the sums of fights stand, and over which cells: no other number lies under them. */
  readonly sums: (Place & { readonly square: number; readonly alpha: number })[] = [];
  /** Shift of the whole picture in CSS pixels. */
  shake: Place = { x: 0, y: 0 };
  readonly flag: Pose;
  /** How much of the curse on the frame is seen. */
  banderole = 1;
  /** Ids of tokens that are about to go. */
  readonly leaving = new Set<number>();
  /** How strongly each seat's sign shines on the frame. */
  readonly signs = new Map<number, number>();
  private readonly poses = new Map<number, Pose>();

  /** Milliseconds since the plan began; null at rest. */
  readonly moment: number | null;

  constructor(set: Surroundings, model: Model, calm: boolean, moment: number | null = null) {
    this.moment = moment;
    this.set = set;
    this.model = model;
    this.calm = calm;
    const shared = sharedSquares(model);
    for (const token of model.tokens) {
      const place = this.centre(token.square);
      const pose = this.rest(place, this.size(token.square));
      this.poses.set(token.id, shared.has(token.square) ? this.beside(token, place, pose) : pose);
    }
    const rest = restOf(set.layout);
    const [place, size] = model.flag === null ? [rest, rest.scale] : [this.centre(model.flag), this.size(model.flag)];
    this.flag = this.rest(place, size);
    if (model.turn !== null) this.signs.set(model.turn, 1);
  }

  centre(square: number): Place {
    return centreOf(this.set.layout, square);
  }

  /** How large a token stands on a cell: 1 the usual size. */
  size(square: number): number {
    return tokenSize(this.set.layout.plan, square);
  }

  get isGrid(): boolean {
    return this.set.layout.plan.grid !== null;
  }

  /** Lays a picture over a whole cell: a square one on a grid, else one that follows the cell's outline. */
  layOver(name: string, square: number, depth: number, more: More = {}): void {
    const { layout } = this.set;
    const outline = outlineOf(layout, square);
    // the picture that follows an outline is painted as the upright plan has it
    const turn = layout.turned ? Math.PI : 0;
    const made = this.isGrid
      ? sprite(name, this.centre(square), depth, more)
      : sprite(areaName(name, square), boxAround(outline), depth, { ...more, turn });
    this.add(made);
  }

  private rest({ x, y }: Place, scale: number): Pose {
    return {
      x,
      y,
      scale,
      stretch: 1,
      turn: 0,
      alpha: 1,
      lift: 0,
      front: false,
      title: 0,
      home: null,
      bars: 1,
      kind: undefined,
      seat: undefined,
    };
  }

  /** Side by side, so that both figures can be read: who came stands on the side from which it came, else on the left. */
  private beside(token: Standing, place: Place, pose: Pose): Pose {
    const { meeting } = this.model;
    const from = meeting === null ? place : this.centre(meeting.from);
    const first = this.model.tokens.find((other) => other.square === token.square)?.id;
    const came = token.id === (meeting?.token ?? first);
    const side = came === from.x > place.x ? 1 : -1;
    return { ...pose, x: place.x + side * APART * pose.scale, scale: SHARED * pose.scale };
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

  /** Light that adds to what it falls on; none where the players want no flashes. */
  light(art: string, place: Place, depth: number, more: Partial<Pick<Sprite, 'scale' | 'alpha' | 'stretch'>>): void {
    if (this.set.flashes !== false) this.add(sprite(art, place, depth, { ...more, light: true }));
  }

  liveryOf(seat: number): number {
    return this.model.liveries[seat] ?? 0;
  }

  /** Its picture, in the shape and colour of the side that holds it; `large`: painted for the size of one who fights. */
  nameOf(token: Standing, kind = token.kind, large = false): string {
    const terrain = this.model.ground[token.square] ?? 0;
    const sheltered = kind !== null && this.set.look.sheltered(kind, terrain);
    const name = unitName(this.liveryOf(token.seat), kind, sheltered, isCaptured(this.model, token));
    return large ? `${name}${LARGE}` : name;
  }

  /** Tokens, the Flag and the signs as they are now posed. */
  finish(flagPhase = 0): readonly Sprite[] {
    for (const token of this.model.tokens) {
      const pose = this.poses.get(token.id);
      if (pose !== undefined && pose.alpha > 0) bear(this, token, pose);
    }
    if (this.set.look.flag) raise(this, flagPhase);
    for (const [seat, strength] of this.signs) shine(this, seat, strength);
    hang(this);
    return this.sprites.sort((a, b) => a.depth - b.depth);
  }
}

const sharedSquares = (model: Model): ReadonlySet<number> => {
  const shared = new Set<number>();
  for (const [i, token] of model.tokens.entries())
    if (model.tokens[i + 1]?.square === token.square) shared.add(token.square);
  return shared;
};
