/**
 * What standing orders answer. They are asked as the player would be: with the seat's own view, and what guesses of the rest
 * come to; the true position is never looked at.
 */
import type { Decision, DecisionKind } from '../../contract/decision';
import type { Engine } from '../../contract/engine';
import type { OrderCost, OrderRules, SeatOrders } from '../../contract/orders';
import type { View } from '../../contract/view';
import { PASS } from '../../games/shared/choice';
import { isDeterminizing } from '../core-engine';
import { eventsFor, TRUTH } from './eyes';
import type { Scratch } from './scratch';

/** Answers looked ahead before a question counts as settled. */
const AHEAD = 24;
/** Guesses that each answer is tried on. */
const GUESSES = 4;
/** So many answers of a question are tried, the cheapest: what orders take must not show (constant-delay.ts). */
const MOST_TRIED = 12;

/** Questions that belong to a power that is being used. */
const PARTS: readonly DecisionKind[] = ['pick', 'name', 'terrain', 'seat', 'order'];

/** Is this asked about a power that its seat has just used? */
export const isPartOfUse = ({ kind }: Pick<Decision, 'kind'>): boolean => PARTS.includes(kind);

/** What the seat that is asked has before it. */
export interface Asked {
  readonly view: View;
  readonly decision: Decision;
}

const passIn = ({ choices }: Pick<Decision, 'choices'>): number => choices.indexOf(PASS);

/** The strengths that were compared. */
const comparedIn = (engine: Engine): readonly string[] =>
  eventsFor(engine.rows(), TRUTH).flatMap((event) =>
    event.type === 'fought' ? [`${event.from}-${event.square} ${event.attack} ${event.defence}`] : [],
  );

/** Nobody does anything more: everybody passes, and what must be chosen is the first that is offered. Gives what was compared. */
const playOut = (engine: Engine, rules: OrderRules): readonly string[] => {
  const compared: string[] = [];
  for (let step = 0; step < AHEAD; step++) {
    const decision = engine.decision();
    const goesOn = decision !== null && (rules.covers(decision) || isPartOfUse(decision));
    if (!goesOn || !engine.apply(Math.max(0, passIn(decision))).ok) break;
    compared.push(...comparedIn(engine));
  }
  return compared;
};

/** What comes of an answer in one guess. */
interface Outcome {
  readonly worth: number;
  /** The strengths with which the fight was decided; empty where there was none. */
  readonly compared: string;
}

/** What comes of an answer, by guess of what the view hides; null where the core can't tell. */
const outcomesOf = (scratch: Scratch, rules: OrderRules, { view }: Asked, index: number): readonly Outcome[] | null =>
  scratch.try((engine) => {
    if (!isDeterminizing(engine)) return null;
    const outcomes: Outcome[] = [];
    for (let seed = 1; seed <= GUESSES; seed++) {
      if (!engine.determinize(view, seed).ok || !engine.apply(index).ok) return null;
      const compared = [...comparedIn(engine), ...playOut(engine, rules)].join(', ');
      outcomes.push({ worth: rules.worth(view, engine.view(TRUTH)), compared });
    }
    return outcomes;
  });

const leastOf = (scratch: Scratch, rules: OrderRules, asked: Asked, index: number): number | null => {
  const outcomes = outcomesOf(scratch, rules, asked, index);
  return outcomes === null ? null : Math.min(...outcomes.map(({ worth }) => worth));
};

/**
 * Would all of these uses pass the fight by, and leave it as passing does? Of those that cost the same one is tried; more than can
 * be tried are not taken to. Outside of a fight nothing is better for them, and nothing is kept.
 */
const areIdle = (scratch: Scratch, rules: OrderRules, asked: Asked, uses: readonly number[]): boolean => {
  const { view, decision } = asked;
  const tried = new Map<string, number>();
  for (const index of uses) {
    const word = rules.idle(view, decision, decision.choices[index] ?? PASS);
    if (word === null) return false;
    if (!tried.has(word)) tried.set(word, index);
  }
  if (tried.size > MOST_TRIED) return false;
  const stands = outcomesOf(scratch, rules, asked, passIn(decision));
  if (stands === null) return false;
  const fights = rules.fightOf(view) !== null;
  return [...tried.values()].every((index) => {
    const then = outcomesOf(scratch, rules, asked, index);
    return (
      then?.every(({ worth, compared }, guess) => {
        const as = stands[guess];
        return as !== undefined && (fights ? worth === as.worth && compared === as.compared : worth <= as.worth);
      }) ?? false
    );
  });
};

const isCheaper = (one: OrderCost, other: OrderCost): boolean => {
  const at = one.findIndex((cost, index) => cost !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** Indexes of choices, the cheapest first; those that cost the same as they are listed. */
const byCost = (rules: OrderRules, { view, decision }: Asked, indexes: readonly number[]): readonly number[] => {
  const costs = new Map(indexes.map((index) => [index, rules.costOf(view, decision, decision.choices[index] ?? 0)]));
  const of = (index: number): OrderCost => costs.get(index) ?? [];
  return [...indexes].sort((a, b) => {
    if (isCheaper(of(a), of(b))) return -1;
    return isCheaper(of(b), of(a)) ? 1 : a - b;
  });
};

/** The cheapest of these uses that makes it better than passing does; passing where none does. */
const turning = (scratch: Scratch, rules: OrderRules, asked: Asked, uses: readonly number[]): number => {
  const pass = passIn(asked.decision);
  const stands = uses.length === 0 ? null : leastOf(scratch, rules, asked, pass);
  if (stands === null || stands >= rules.good(asked.view)) return pass;
  const tried = byCost(rules, asked, uses).slice(0, MOST_TRIED);
  const better = tried.find((index) => (leastOf(scratch, rules, asked, index) ?? stands) > stands);
  return better ?? pass;
};

/** What decides besides the question. */
export interface Obeying {
  readonly scratch: Scratch;
  readonly rules: OrderRules;
  readonly orders: SeatOrders;
  /** No player may be asked. */
  readonly standing: boolean;
}

/**
 * The index that the orders choose at a question which they cover. Null: the player is asked, since one of the powers that
 * could be used stands on `always`, or on `ask` and may matter, or nothing is offered but passing, which the player wished to
 * be asked for.
 */
export const orderedAnswer = ({ scratch, rules, orders, standing }: Obeying, asked: Asked): number | null => {
  const { view, decision } = asked;
  const pass = passIn(decision);
  if (pass < 0) return null;
  const uses = decision.choices.flatMap((code, index) => {
    if (code === PASS) return [];
    const word = rules.wordOf(view, decision, code);
    const usual = standing ? (word === null ? 'never' : rules.usual(word)) : 'ask';
    return [{ index, order: word === null ? usual : (orders[word] ?? usual) }];
  });
  if (!standing) {
    if (uses.length === 0 || uses.some(({ order }) => order === 'always')) return null;
    const asking = uses.filter(({ order }) => order === 'ask').map(({ index }) => index);
    if (asking.length > 0 && !areIdle(scratch, rules, asked, asking)) return null;
  }
  const wanted = uses.filter(({ order }) => order === 'turn').map(({ index }) => index);
  return turning(scratch, rules, asked, wanted);
};

/** The best answer to a question about a power that the orders use; the first of several. */
export const bestPart = (scratch: Scratch, rules: OrderRules, asked: Asked): number => {
  const worths = asked.decision.choices
    .slice(0, MOST_TRIED)
    .map((_, index) => leastOf(scratch, rules, asked, index) ?? 0);
  return Math.max(0, worths.indexOf(Math.max(...worths)));
};
