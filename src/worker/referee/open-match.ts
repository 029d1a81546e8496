/** How a match begins: from the page's request. */
import type { Outcome } from '../../contract/fault';
import type { StartRequest } from '../../contract/referee';
import type { SeatPlan, Setup } from '../../contract/setup';
import { ok, refuse, within } from '../../games/shared/outcome';
import { isObject } from '../../games/shared/read-setup';
import { deriveSeed, Generator } from '../generator';
import { readEffort } from './effort';
import { checkLevels, findGame, type RefereeGame, type RefereeGames } from './games';
import { Match, type MatchParts, type MatchPlan } from './match';
import { NO_ORDERS } from './orders';

/** The plans in the order that lots give (L1), from a stream of its own: the deal is the same with and without. */
export const drawSeats = (seats: readonly SeatPlan[], seed: number): readonly SeatPlan[] =>
  new Generator(deriveSeed(seed, 'seats')).shuffle(seats);

/** The game that a request is for; `bad-setup` at `setup.game`, `bad-request`. */
export const gameOfRequest = async (request: unknown, games: RefereeGames): Promise<Outcome<RefereeGame>> => {
  const setup = isObject(request) ? request['setup'] : undefined;
  if (!isObject(setup)) return refuse('bad-request', 'setup', 'a setup', setup);
  const game = await findGame(games, setup['game']);
  return game.ok ? game : within(game.fault, 'setup');
};

/** Reads what the page asked for; faults with their path inside the request. */
export const planOfRequest = (request: StartRequest, game: RefereeGame, drawSeed: () => number): Outcome<MatchPlan> => {
  const read = game.content.readSetup({ ...request.setup, seed: request.setup.seed ?? drawSeed() });
  if (!read.ok) return within(read.fault, 'setup');
  const levels = checkLevels(game, read.value.seats);
  if (!levels.ok) return within(levels.fault, 'setup');
  const effort = readEffort(request.effort);
  if (!effort.ok) return effort;
  const { seats, seed } = read.value;
  const setup: Setup = request.drawSeats === true ? { ...read.value, seats: drawSeats(seats, seed) } : read.value;
  const { standing } = request;
  if (standing !== undefined && typeof standing !== 'boolean') {
    return refuse('bad-request', 'standing', 'true or false', standing);
  }
  return ok({ setup, effort: effort.value, orders: { ...NO_ORDERS, standing: standing === true } });
};

/** Starts what `planOfRequest` has read; the engine's refusal with its path, `core-failed`. */
export const openRequested = (parts: MatchParts): Outcome<Match> => {
  const opened = Match.open(parts);
  return opened.ok ? opened : within(opened.fault, 'setup');
};
