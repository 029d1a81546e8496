/** Moments of a battle that pictures are taken of, found by playing the reference engine from fixed seeds. */
import type { Decision } from '../../../src/contract/decision';
import type { Engine } from '../../../src/contract/engine';
import type { GameEvent } from '../../../src/contract/event';
import type { SeatPlan, Setup } from '../../../src/contract/setup';
import type { View } from '../../../src/contract/view';
import { legends } from '../../../src/games/legends';
import { unpackChoice } from '../../../src/games/shared/choice';
import { formatSquare } from '../../../src/games/shared/square';
import { isSeen } from '../../../src/match/replay-stops';
import { createLegendsReference } from '../../../src/reference/legends';
import { createRng, type Rng } from '../harness/rng';

/**
 * A record in clear that leads to the moment; `press`: the squares that are pressed there; `fight`: the last stop of its replay at
 * which seat 0 sees a piece flip and a strength change, 0 for none.
 */
export interface Scene {
  readonly name: string;
  readonly record: string;
  readonly press: readonly string[];
  readonly fight: number;
}

/** The computer thinks longer than any picture takes, so that it changes nothing under the camera. */
const THINKS = { milliseconds: 60_000 } as const;
const AGAINST: readonly SeatPlan[] = [{ player: 'person' }, { player: 'computer', level: 'veteran' }];
const TOGETHER: readonly SeatPlan[] = [{ player: 'person' }, { player: 'person' }];
const MOST = 400;
const SEEDS = 400;

const setupOf = (seats: readonly SeatPlan[], seed: number): Setup => {
  const armies = ['good 1', 'evil 1'];
  const read = legends.readSetup({
    game: 'legends',
    seats: seats.map((seat, at) => ({ ...seat, army: { boxed: armies[at] } })),
    seed,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
};

const recordOf = (setup: Setup, texts: readonly string[]): string => {
  const headers: readonly (readonly [string, unknown])[] = [
    ['Game', setup.game],
    ['Mode', setup.form],
    ['Seats', setup.seats],
    ['Options', setup.options],
    ['Seed', setup.seed],
    ['Effort', THINKS],
  ];
  return [...headers.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`), '', ...texts, ''].join('\n');
};

const foeOn = (view: View, seat: number, square: number): boolean =>
  view.tokens.some((token) => token.square === square && token.seat !== seat);

/** Attacks where it can, as a rule; else by lot. */
const pick = ({ choices, seat, kind }: Decision, view: View, rng: Rng): number => {
  const attacks = choices.flatMap((code, at) => {
    const { form, to } = unpackChoice(code);
    return form === 'move' && foeOn(view, seat, to) ? [at] : [];
  });
  const moves = choices.flatMap((code, at) => (unpackChoice(code).form === 'move' ? [at] : []));
  const among = kind !== 'main' ? [...choices.keys()] : attacks.length > 0 && rng.draw(10) < 6 ? attacks : moves;
  return among.length > 0 ? (among[rng.draw(among.length)] ?? 0) : rng.draw(choices.length);
};

interface Moment {
  readonly engine: Engine;
  readonly setup: Setup;
  readonly texts: readonly string[];
  /** Null: the battle is over. */
  readonly decision: Decision | null;
  readonly fight: number;
}

type Fits = (moment: Moment) => readonly string[] | null;

/** A fight that says all a fight can say: whom the piece met, and why it is as strong as it is. */
const TELLING = ['shown', 'modifier', 'fought'] as const;

/** What seat 0 has seen of the last choice. */
const seenOf = (engine: Engine): readonly GameEvent[] =>
  engine.rows().flatMap(({ mask, event }) => ((mask & 1) === 1 ? [event] : []));

const tells = (engine: Engine): boolean => {
  const seen = seenOf(engine).map(({ type }) => type);
  return TELLING.every((type) => seen.includes(type)) && seen.filter((type) => type === 'fought').length === 1;
};

/** The first moment of this battle that fits, with what is to be pressed there. */
const search = (setup: Setup, fits: Fits): Omit<Scene, 'name'> | null => {
  const engine = createLegendsReference();
  if (!engine.start(setup).ok) throw new Error('the battle does not begin');
  const rng = createRng(setup.seed);
  const texts: string[] = [];
  let [fight, stops] = [0, 0];
  for (let count = 0; count <= MOST; count++) {
    const decision = engine.decision();
    const press = fits({ engine, setup, texts, decision, fight });
    if (press !== null) return { record: recordOf(setup, texts), press, fight };
    if (decision === null) return null;
    const at = pick(decision, engine.view(decision.seat), rng);
    texts.push(legends.formatChoice(decision.choices[at] ?? 0, decision.kind, legends.shape(setup)));
    if (!engine.apply(at).ok) throw new Error('a choice of the list is refused');
    if (isSeen(seenOf(engine))) stops++;
    if (tells(engine)) fight = stops;
  }
  return null;
};

const find = (name: string, seats: readonly SeatPlan[], fits: Fits): Scene => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const found = search(setupOf(seats, seed), fits);
    if (found !== null) return { name, ...found };
  }
  throw new Error(`no battle leads to ${name}`);
};

const isOwnTurn = (decision: Decision | null): boolean => decision?.seat === 0 && decision.kind === 'main';

const strengthOn = (view: View, square: number): number => {
  const at = view.tokens.findIndex((token) => token.square === square);
  return view.lists['strengths']?.[at] ?? -1;
};

/** A strong piece that can attack one which nobody knows yet, late enough that the armies have met. */
const attack: Fits = ({ engine, texts, decision }) => {
  if (decision === null || texts.length < 24 || !isOwnTurn(decision)) return null;
  const view = engine.view(0);
  for (const code of decision.choices) {
    const { form, from, to } = unpackChoice(code);
    const foe = view.tokens.find((token) => token.square === to && token.seat === 1);
    if (form === 'move' && foe?.kind === null && strengthOn(view, from) > 4)
      return [formatSquare(from, view), formatSquare(to, view)];
  }
  return null;
};

const curse: Fits = ({ engine, texts, decision }) =>
  isOwnTurn(decision) && texts.length > 20 && (engine.view(0).lists['curses']?.[0] ?? -1) >= 0 ? [] : null;

const won: Fits = ({ engine, decision }) => {
  const result = decision === null ? engine.result() : null;
  return result?.reason === 'castle' && result.winners.includes(0) ? [] : null;
};

/** All scenes. */
export const scenes = (): readonly Scene[] => [
  find('start', AGAINST, ({ decision }) => (isOwnTurn(decision) ? [] : null)),
  find('attack', AGAINST, attack),
  find('curse', AGAINST, curse),
  find('curtain', TOGETHER, ({ decision, texts }) => (texts.length > 6 && decision?.seat === 1 ? [] : null)),
  find('result', AGAINST, won),
  find('fight', AGAINST, (moment) => (moment.fight > 0 ? won(moment) : null)),
];
