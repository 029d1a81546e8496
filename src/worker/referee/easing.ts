/** What a player may make easier in a match, and what has been made easier so far. All of it is read from the record. */
import type { Outcome } from '../../contract/fault';
import type { Eased, Lowered } from '../../contract/referee';
import type { Setup } from '../../contract/setup';
import { ok, refuse } from '../../games/shared/outcome';
import type { Levels } from '../opponent/levels';
import type { Ease } from './ease';
import { isComputer, isPerson } from './eyes';
import type { Match } from './match';

type Recorded = Pick<Match, 'setup' | 'entries'>;

/** The setup with the levels that are played now. */
export const setupNow = ({ setup, entries }: Recorded): Setup => {
  const lowered = entries.flatMap(({ ease }) => (ease?.kind === 'level' ? [ease] : []));
  if (lowered.length === 0) return setup;
  const seats = setup.seats.map((plan, seat) => {
    const last = lowered.findLast((line) => line.seat === seat);
    return last === undefined ? plan : { ...plan, level: last.level };
  });
  return { ...setup, seats };
};

/** The level that a seat's computer plays now. */
export const levelNow = (match: Recorded, seat: number, levels: Pick<Levels, 'standard'>): string =>
  setupNow(match).seats[seat]?.level ?? levels.standard;

const seatsOf = (setup: Setup, is: (setup: Setup, seat: number) => boolean): readonly number[] =>
  [...setup.seats.keys()].filter((seat) => is(setup, seat));

/** How often one player, alone against computers, may go back before their reply: as often as each of their levels grants. */
const grantOf = (match: Recorded, levels: Levels): number => {
  const computers = seatsOf(match.setup, isComputer);
  if (seatsOf(match.setup, isPerson).length !== 1 || computers.length === 0) return 0;
  return Math.min(
    ...computers.map((seat) => levels.find(levelNow(match, seat, levels), undefined, undefined)?.takeBacks ?? 0),
  );
};

const loweredIn = ({ setup, entries }: Recorded, levels: Levels): readonly Lowered[] => {
  const now = new Map<number, string>();
  return entries.flatMap(({ ease }) => {
    if (ease?.kind !== 'level') return [];
    const from = now.get(ease.seat) ?? setup.seats[ease.seat]?.level ?? levels.standard;
    now.set(ease.seat, ease.level);
    return [{ seat: ease.seat, from, to: ease.level }];
  });
};

/** See `Eased`. */
export const easedOf = (match: Recorded, levels: Levels): Eased => {
  const takenBack = match.entries.filter(({ ease }) => ease?.kind === 'takeBack').length;
  return {
    takenBack,
    left: Math.max(0, grantOf(match, levels) - takenBack),
    lowered: loweredIn(match, levels),
  };
};

/** Computers that play a stronger level than this one, weakest named first. */
export const strongerThan = (match: Recorded, level: string, levels: Levels): readonly number[] => {
  const rank = levels.names.indexOf(level);
  if (rank < 0) return [];
  return seatsOf(match.setup, isComputer).filter((seat) => levels.names.indexOf(levelNow(match, seat, levels)) > rank);
};

/** May this line stand next in the record? `bad-request` at `level` or `seat`. */
export const admitEase = (match: Match, ease: Ease, levels: Levels): Outcome<null> => {
  const over = match.read((engine) => engine.result() !== null);
  if (!over.ok) return over;
  if (over.value) return refuse('bad-request', '', 'a match that goes on');
  if (ease.kind === 'level') {
    const fits = strongerThan(match, ease.level, levels).includes(ease.seat);
    return fits ? ok(null) : refuse('bad-request', 'level', 'a level below that of a computer', ease.level);
  }
  const fits = isPerson(match.setup, ease.seat) && easedOf(match, levels).left > 0;
  return fits ? ok(null) : refuse('bad-request', 'seat', 'a seat that may go back before the reply', ease.seat);
};
