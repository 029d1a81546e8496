/** Whether a filter fits a piece, as far as a view can tell: yes, no, or null where that would need hidden knowledge. */

import type { TokenView, View } from '../../../contract/view';
import { chebyshevDistance } from '../../shared/square';
import { legendsCatalogue } from '../catalogue';
import { curseInForce } from '../curses';
import { ENDED, entriesOf } from '../grants';
import {
  type Condition,
  type Effect,
  type Filter,
  KEYWORDS,
  type Keyword,
  type Near,
  type NearWithin,
  type Piece,
  type Ref,
  TERRAINS,
} from '../language';
import { areAllies, pieceKnown } from './pieces-seen';

/** Yes, no, or not to be told from here. */
export type Answer = boolean | null;

/** Whom the words of a power mean. `self` null: a dead piece, which stands nowhere. */
export interface Scope {
  readonly self: TokenView | null;
  readonly kind: number | null;
  readonly you: number;
  readonly foe: TokenView | null;
}

const not = (answer: Answer): Answer => (answer === null ? null : !answer);

/** No beats everything, unknown beats yes. */
const all = (answers: Iterable<Answer>): Answer => {
  let sure = true;
  for (const answer of answers) {
    if (answer === false) return false;
    if (answer === null) sure = false;
  }
  return sure ? true : null;
};

const isEffect = <Op extends Effect['op']>(effect: Effect, op: Op): effect is Extract<Effect, { op: Op }> =>
  effect.op === op;

/** Has a piece of this kind the keyword by its own lasting powers? */
const ownKeyword = (view: View, token: TokenView, piece: Piece, keyword: Keyword, foe: TokenView | null): Answer => {
  if (keyword === 'stationary' && piece.stationary) return true;
  const answers = piece.powers.map((power): Answer => {
    if ('keyword' in power) return power.keyword === keyword;
    const gives = power.do.some(
      (effect) => isEffect(effect, 'grant') && effect.who === 'self' && effect.keyword === keyword,
    );
    if (power.kind !== 'innate' || power.on !== undefined || !gives) return false;
    return conditionHolds(view, { self: token, kind: token.kind, you: token.seat, foe }, power.if);
  });
  return not(all(answers.map(not)));
};

/** Was the keyword lent to this piece, as far as the viewer knows? */
const lentKeyword = (view: View, token: TokenView, keyword: Keyword): boolean => {
  const number = KEYWORDS.indexOf(keyword);
  return entriesOf(view).some((one) => one.id === token.id && one.keyword === number && one.state !== ENDED);
};

/** Does the Death Curse in force give it? */
const cursedKeyword = (view: View, token: TokenView, keyword: Keyword): Answer => {
  const curse = curseInForce(view);
  const powers = pieceKnown(curse?.kind ?? null)?.powers ?? [];
  const answers = powers.flatMap((power): readonly Answer[] => {
    if (curse === null || 'keyword' in power || power.kind !== 'curse' || power.on !== undefined) return [];
    return power.do.flatMap((effect) =>
      isEffect(effect, 'grant') && effect.keyword === keyword
        ? [
            all([
              conditionHolds(view, curseScope(curse), power.if),
              touches(view, curseScope(curse), token, effect.who),
            ]),
          ]
        : [],
    );
  });
  return not(all(answers.map(not)));
};

/** What the words of a Death Curse mean (R69). */
export const curseScope = ({ kind, seat }: { readonly kind: number; readonly seat: number }): Scope => ({
  self: null,
  kind,
  you: seat,
  foe: null,
});

const hasKeyword = (view: View, token: TokenView, keyword: Keyword): Answer => {
  if (lentKeyword(view, token, keyword)) return true;
  const piece = pieceKnown(token.kind);
  const own = piece === null ? null : ownKeyword(view, token, piece, keyword, null);
  return own === true ? true : not(all([not(own), not(cursedKeyword(view, token, keyword))]));
};

/** R4: within so many king's steps, and not on the same square. */
const isWithin = (view: View, a: number, b: number, steps: number): boolean => {
  const apart = chebyshevDistance(a, b, view.width);
  return apart > 0 && apart <= steps;
};

const isAhead = ({ width }: View, from: number, square: number, seat: number): boolean =>
  from % width === square % width && (seat % 2 === 0 ? square > from : square < from);

const refTokens = (scope: Scope, ref: Ref): readonly TokenView[] | null => {
  if (ref === 'it') return null;
  const token = ref === 'self' ? scope.self : scope.foe;
  return token === null ? [] : [token];
};

const nearWater = (view: View, square: number, steps: number): boolean =>
  view.terrain.some((terrain, other) => TERRAINS[terrain] === 'water' && isWithin(view, square, other, steps));

const nearPieces = (view: View, scope: Scope, square: number, near: NearWithin, to: Filter): Answer => {
  const answers = view.tokens
    .filter((token) => isWithin(view, square, token.square, near.within ?? 1))
    .filter((token) => near.ahead !== true || isAhead(view, token.square, square, scope.you))
    .map((token): Answer => fits(view, scope, token, to));
  const needed = near.count ?? 1;
  if (answers.filter((answer) => answer === true).length >= needed) return true;
  return answers.filter((answer) => answer !== false).length >= needed ? null : false;
};

const isNear = (view: View, scope: Scope, square: number, near: Near): Answer => {
  const { to, within = 1, ahead }: NearWithin = typeof near === 'string' ? { to: near } : near;
  if (to === 'water') return nearWater(view, square, within);
  if (typeof to === 'object') return nearPieces(view, scope, square, typeof near === 'string' ? { to } : near, to);
  const tokens = refTokens(scope, to);
  if (tokens === null) return null;
  return tokens.some(
    (token) =>
      isWithin(view, square, token.square, within) &&
      (ahead !== true || isAhead(view, token.square, square, scope.you)),
  );
};

/** Whose it is and where it stands: everybody sees that. */
const publicAnswers = (view: View, scope: Scope, token: TokenView, filter: Filter): readonly Answer[] => {
  const { side, terrain, near } = filter;
  const nears: readonly Near[] =
    near === undefined ? [] : typeof near === 'string' || !Array.isArray(near) ? [near as Near] : near;
  const here = TERRAINS[view.terrain[token.square] ?? -1];
  const wanted = terrain === 'same' && scope.self !== null ? TERRAINS[view.terrain[scope.self.square] ?? -1] : terrain;
  return [
    side === undefined || (side === 'you' ? token.seat === scope.you : !areAllies(token.seat, scope.you)),
    terrain === undefined ? true : wanted === 'choice' || wanted === 'same' ? null : here === wanted,
    ...nears.map((one) => isNear(view, scope, token.square, one)),
  ];
};

/** What only its kind tells. */
const secretAnswers = (view: View, scope: Scope, token: TokenView, filter: Filter): readonly Answer[] => {
  const { name, type, nation, base, has, lacks, weaker } = filter;
  const piece = pieceKnown(token.kind);
  const ask = (asked: boolean, test: (known: Piece) => boolean): Answer =>
    asked ? (piece === null ? null : test(piece)) : true;
  return [
    ask(name !== undefined, (known) => name?.includes(known.name) === true),
    type === 'same'
      ? ask(true, (known) => token !== scope.self && known.type === pieceKnown(scope.kind)?.type)
      : ask(type !== undefined, (known) => known.type === type),
    ask(nation !== undefined, (known) => known.nation === nation),
    ask(base !== undefined, (known) => base?.includes(known.strength) === true),
    has === undefined ? true : hasKeyword(view, token, has),
    lacks === undefined ? true : not(hasKeyword(view, token, lacks)),
    weaker === undefined ? true : null,
  ];
};

/** Does the piece on the board fit? */
export const fits = (view: View, scope: Scope, token: TokenView, filter: Filter): Answer =>
  all([...publicAnswers(view, scope, token, filter), ...secretAnswers(view, scope, token, filter)]);

/** Does a lasting effect on `who` touch this piece? */
export const touches = (
  view: View,
  scope: Scope,
  token: TokenView,
  who: Extract<Effect, { op: 'modify' }>['who'],
): Answer => {
  if (who === 'self') return token === scope.self;
  if (typeof who === 'string' || Array.isArray(who) || 'named' in who) return false;
  return fits(view, scope, token, who as Filter);
};

/** Do all conditions of a lasting power hold now? One about a foe fails where nobody is fought. */
export const conditionHolds = (view: View, scope: Scope, condition: Condition | undefined): Answer => {
  const { self, foe, it, none } = condition ?? {};
  return all([
    self === undefined ? true : scope.self === null ? null : fits(view, scope, scope.self, self),
    foe === undefined ? true : scope.foe === null ? false : fits(view, scope, scope.foe, foe),
    it === undefined ? true : null,
    none === undefined ? true : all(view.tokens.map((token) => not(fits(view, scope, token, none)))),
  ]);
};

/** The keywords that a piece has now, with what is known; unknown ones are left out. */
export const keywordsNow = (view: View, token: TokenView): readonly Keyword[] =>
  KEYWORDS.filter((keyword) => keyword in legendsCatalogue.keywords && hasKeyword(view, token, keyword) === true);
