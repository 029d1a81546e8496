/** A fight or a shot as its rows tell it: who attacked whom, with how many, and how it ended. */
import type { GameEvent, RemovalCause } from '../../../contract/event';
import { SHAPE } from '../../../games/medieval/board';
import { formatPlace } from '../../../games/medieval/notation';
import { KIND, UNITS } from '../../../games/medieval/units';
import { manhattanDistance } from '../../../games/shared/square';
import { say, sideName } from '../../../text';
import { capital } from '../../../text/capital';
import { pieceName, type Who } from './who';

type Fought = Extract<GameEvent, { type: 'fought' }>;
type Removed = Extract<GameEvent, { type: 'removed' }>;

/** What became of a fight. */
export interface FightSeen {
  readonly own: Who;
  readonly other: Who;
  readonly from: number;
  readonly square: number;
  readonly shot: boolean;
  /** Footmen that attacked, the attacker counted. */
  readonly footmen: number;
  /** Null: a bomb was attacked or shot, and went off. */
  readonly fought: Pick<Fought, 'attack' | 'defence' | 'beaten'> | null;
  readonly removed: Removed | null;
  /** How many rows tell of it, from the first `called` on. */
  readonly rows: number;
}

/** What became of a piece that was beaten. */
export const fallText = ({
  seat,
  kind,
  square,
  cause,
}: Pick<Removed, 'seat' | 'kind' | 'square' | 'cause'>): string => {
  const held = kind !== null && UNITS[kind]?.imprisoned === true;
  const args = { piece: pieceName({ seat, kind }), square: formatPlace(square) };
  return capital(say(keyOfFall(kind, held, cause), args));
};

const keyOfFall = (kind: number | null, held: boolean, cause: RemovalCause): string => {
  if (kind === KIND.king) return 'medieval.told.captured';
  if (cause === 'blast') return held ? 'medieval.told.caught.prisoner' : 'medieval.told.caught';
  return held ? 'medieval.told.prisoner' : 'medieval.told.falls';
};

/** Which of the bombs that went off was attacked: rows name it by nothing but where its attacker was lost. */
const bombStruck = (squares: readonly number[], attacker: number | null): number => {
  const far = (square: number): number => (attacker === null ? 0 : manhattanDistance(square, attacker, SHAPE.width));
  const [nearest] = [...squares].sort((a, b) => far(a) - far(b));
  return nearest ?? 0;
};

const isOfFight = ({ type }: GameEvent): boolean => type === 'shown' || type === 'fought';

/** Rows come one by one: has every one come that says how this ends? Until then nothing may be told of it. */
const isWhole = ({ other, shot, fought, removed }: Omit<FightSeen, 'rows'>, came: GameEvent | undefined): boolean => {
  if (fought === null) return other.kind === KIND.bomb && came?.type === 'exploded';
  return removed !== null || (shot && !fought.beaten);
};

/** The fight whose first `called` row stands at this place; null where none begins there, or while it is being fought. */
export const fightAt = (events: readonly GameEvent[], at: number): FightSeen | null => {
  const [one, two] = [events[at], events[at + 1]];
  if (one?.type !== 'called' || two?.type !== 'called') return null;
  const struck = events[at - 1];
  const shot = struck?.type === 'struck';
  let end = at + 2;
  let fought: Fought | null = null;
  for (let row = events[end]; row !== undefined && isOfFight(row); row = events[++end])
    if (row.type === 'fought') fought = row;
  const next = events[end];
  // what a blast takes is told by itself
  const removed = next?.type === 'removed' && (next.cause === 'fight' || next.cause === 'shot') ? next : null;
  if (removed !== null) end += 1;
  const came = events[end];
  if (fought?.beaten === true && !shot && came?.type === 'moved') end += 1;
  const bomb = came?.type === 'exploded' ? bombStruck(came.squares, removed?.square ?? null) : 0;
  const seen = {
    own: { seat: one.seat, kind: one.kind },
    other: { seat: two.seat, kind: two.kind },
    from: struck?.type === 'struck' ? struck.from : (fought?.from ?? removed?.square ?? 0),
    square: struck?.type === 'struck' ? struck.square : (fought?.square ?? bomb),
    shot,
    footmen: 1 + (fought?.helpers.length ?? 0),
    fought,
    removed,
  };
  return isWhole(seen, came) ? { ...seen, rows: end - at } : null;
};

/** Where the last fight of these rows begins; -1 where there was none. */
export const lastFightAt = (events: readonly GameEvent[]): number =>
  events.findLastIndex((_, at) => fightAt(events, at) !== null);

/** What becomes of a piece of this kind that is beaten: each has words of its own. */
const fateOf = (kind: number | null): 'captured' | 'prisoner' | 'falls' => {
  if (kind === KIND.king) return 'captured';
  return kind !== null && UNITS[kind]?.imprisoned === true ? 'prisoner' : 'falls';
};

/** The sentence of a fight; one without shots tells of the fall as well, unless several Footmen attacked and one of them fell. */
const keyOf = ({ shot, fought, footmen, own, other }: FightSeen): string => {
  if (fought === null) return shot ? 'medieval.told.shoots-bomb' : 'medieval.told.strikes-bomb';
  if (shot) return fought.beaten ? 'medieval.told.hit' : 'medieval.told.blocked';
  const fate = fateOf(fought.beaten ? other.kind : own.kind);
  if (footmen === 1) return fought.beaten ? `medieval.told.wins.${fate}` : `medieval.told.loses.${fate}`;
  return fought.beaten ? `medieval.told.joined.wins.${fate}` : 'medieval.told.joined.loses';
};

/** Does the sentence itself say who fell? */
const tellsFall = ({ shot, fought, footmen }: FightSeen): boolean =>
  fought !== null && !shot && (fought.beaten || footmen === 1);

/** Did a Guard beat a strength that its own figure would not have beaten? */
const holdsByRule = ({ other, shot, fought }: FightSeen): boolean =>
  other.kind === KIND.guard &&
  !shot &&
  fought?.beaten === false &&
  fought.attack >= Number.parseInt(UNITS[KIND.guard]?.sign ?? '', 10);

/** The fight at this place in a sentence or two. */
export const readFight = (
  events: readonly GameEvent[],
  at: number,
): { readonly text: string; readonly squares: readonly number[]; readonly rows: number } | null => {
  const fight = fightAt(events, at);
  if (fight === null) return null;
  const text = say(keyOf(fight), {
    piece: pieceName(fight.own),
    other: pieceName(fight.other),
    side: sideName('medieval', fight.own.seat),
    from: formatPlace(fight.from),
    square: formatPlace(fight.square),
    count: fight.footmen,
    guard: holdsByRule(fight) ? 'yes' : 'no',
  });
  const fall = fight.removed === null || tellsFall(fight) ? '' : ` ${fallText(fight.removed)}`;
  return { text: `${capital(text)}${fall}`, squares: [fight.from, fight.square], rows: fight.rows };
};
