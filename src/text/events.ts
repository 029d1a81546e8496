/** One sentence for every kind of event. */
import type { GameEvent } from '../contract/event';
import type { Result } from '../contract/result';
import { log } from './en/log';
import { namerOf } from './namers';
import { type Naming, sideName, terrainName, unitName } from './names';
import { type Args, addTexts, hasText, say } from './say';
import { signed } from './signed';

addTexts(log);

/** The lowest seat that has not won. */
const loserOf = (winners: readonly number[]): number => {
  let seat = 0;
  while (winners.includes(seat)) seat += 1;
  return seat;
};

/** Why a match ended, as a sentence. */
export const reasonText = (game: string, result: Pick<Result, 'reason' | 'winners' | 'score'>): string => {
  const winner = result.winners[0] ?? 0;
  const key = `reason.${result.reason}`;
  return say(hasText(key) ? key : 'reason.other', {
    side: sideName(game, winner),
    other: sideName(game, loserOf(result.winners)),
    first: result.score[0] ?? 0,
    second: result.score[1] ?? 0,
  });
};

/** What a side of the match is called. */
const sideOf = ({ game, side }: Naming, seat: number): string => side?.(seat) ?? sideName(game, seat);

const overText = (naming: Naming, result: Pick<Result, 'reason' | 'winners' | 'score'>): string => {
  const [winner] = result.winners;
  // who resigned has been said by the row before
  if (winner !== undefined && result.reason === 'resign')
    return say('log.over.resign', { side: sideOf(naming, winner) });
  const reason = naming.ending?.(result) ?? reasonText(naming.game, result);
  return winner === undefined
    ? say('log.over.draw', { reason, how: result.reason })
    : say('log.over.win', { side: sideOf(naming, winner), reason });
};

type Removed = Extract<GameEvent, { type: 'removed' }>;

/** The key of how a unit was lost: of the game's own sentence, where it has one. */
const lostKey = (game: string, how: 'fought' | 'shot' | 'crown'): string => {
  const own = `${game}.log.removed.${how}`;
  return hasText(own) ? own : `log.removed.${how}`;
};

const removedText = (event: Removed, naming: Naming): string => {
  const { game } = naming;
  const [side, square] = [sideOf(naming, event.seat), naming.square(event.square)];
  if (event.kind === null) return say('log.removed.hidden', { side, square });
  const args = { side, square, unit: unitName(game, event.kind) };
  // a game whose units have names of their own, `Loovius`, can put no article before them
  const own = `${game}.log.lost`;
  if (hasText(own)) return say(own, args);
  if (event.cause === 'shot') return say(lostKey(game, 'shot'), args);
  return event.cause === 'crown' ? say(lostKey(game, 'crown'), args) : say('log.removed', args);
};

type Fought = Extract<GameEvent, { type: 'fought' }>;

/** Both by their names, where the game has a sentence for it and they are known; null: it must be told by the squares. */
const namedFight = (key: string, fought: Fought, { game, fighters }: Naming): { key: string; args: Args } | null => {
  const own = `${game}.log.${key}`;
  const met = hasText(own) ? (fighters?.(fought) ?? null) : null;
  if (met === null) return null;
  return { key: own, args: { attacker: unitName(game, met.attacker), defender: unitName(game, met.defender) } };
};

/** The same with the comparison that it was lost by. */
export const lossText = (event: Removed, fought: Fought, naming: Naming): string => {
  if (event.kind === null) return removedText(event, naming);
  const { from, attack, defence } = fought;
  const named = namedFight('removed.by', fought, naming);
  return say(named?.key ?? lostKey(naming.game, 'fought'), {
    ...named?.args,
    side: sideOf(naming, event.seat),
    unit: unitName(naming.game, event.kind),
    square: naming.square(event.square),
    from: naming.square(from),
    attack,
    defence,
  });
};

const foughtText = (fought: Fought, naming: Naming): string => {
  const { from, square, attack, defence, beaten } = fought;
  const args = { from: naming.square(from), square: naming.square(square), attack, defence };
  const outcome = namerOf(naming.game).outcome?.(attack, defence);
  if (outcome !== undefined) return say('log.fought.outcome', { ...args, outcome });
  const named = namedFight('fought', fought, naming);
  return say(named?.key ?? 'log.fought', { ...args, ...named?.args, beaten: String(beaten) });
};

/** The sentence with a unit's name where it is known, another where it is not. */
const kindText = (known: string, hidden: string, game: string, kind: number | null, args: Args): string =>
  kind === null ? say(hidden, args) : say(known, { ...args, unit: unitName(game, kind) });

/** What happened, in the third person. `result` adds the numbers of a counted end. */
export const eventText = (event: GameEvent, naming: Naming, result: Result | null = null): string => {
  const { game, square } = naming;
  const side = 'seat' in event ? sideOf(naming, event.seat) : '';
  switch (event.type) {
    case 'built':
      return say('log.built', { side, name: namerOf(game).built(event.what, event.value) });
    case 'placed':
      return kindText('log.placed', 'log.placed.hidden', game, event.kind, { side, square: square(event.square) });
    case 'moved':
      return say('log.moved', { from: square(event.from), to: square(event.to) });
    case 'blurred':
      return say('log.blurred', { squares: event.squares.map(square).join(', ') });
    case 'shown':
      return say('log.shown', { unit: unitName(game, event.kind) });
    case 'looked':
      return kindText('log.looked.known', 'log.looked', game, event.kind, { side });
    case 'fought':
      return foughtText(event, naming);
    case 'struck':
      return say('log.struck', { from: square(event.from), square: square(event.square) });
    case 'removed':
      return removedText(event, naming);
    case 'played': {
      const card = namerOf(game).card?.(event.card);
      return card === undefined ? say('log.played', { side }) : say('log.played.card', { side, card });
    }
    case 'swapped':
      return say('log.swapped', { square: square(event.square), other: square(event.otherSquare) });
    case 'modifier': {
      const { by, reason, number } = event;
      return say('log.modifier', { by: signed(by), reason, unit: reason === 1 ? unitName(game, number) : '' });
    }
    case 'boosted':
      return say('log.boosted', { by: signed(event.by) });
    case 'curseBegan':
      return say('log.curseBegan', { unit: unitName(game, event.kind) });
    case 'curseEnded':
      return say('log.curseEnded', { unit: unitName(game, event.kind) });
    case 'returned':
      return say('log.returned', { unit: unitName(game, event.kind), square: square(event.square) });
    case 'called':
      return say('log.called', { side, unit: unitName(game, event.kind) });
    case 'chosen':
      return say('log.chosen', { side, what: terrainName(game, event.what) });
    case 'exploded':
      return say('log.exploded', { squares: event.squares.map(square).join(', ') });
    case 'freed':
      return say('log.freed', { unit: unitName(game, event.kind), square: square(event.square) });
    case 'flag':
      return say('log.flag', { to: square(event.to) });
    case 'named':
      return say('log.named', { side, other: sideOf(naming, event.other) });
    case 'over':
      return overText(naming, result ?? { reason: event.reason, winners: event.winners, score: [] });
    default:
      return say(`log.${event.type}`, { side });
  }
};
