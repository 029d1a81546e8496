/**
 * The end of an attack (R42, steps 10 to 13): retreat, the fallen piece, whether the attack was successful (R49) and which powers that
 * brings, and Berserk: a raging piece must attack the next neighbour (R51).
 */
import { packChoice, unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { enter } from './attack-frame';
import { fighters, shareSpace } from './attack-state';
import { ATTACK_STEP as STEP } from './attack-steps';
import { FELL } from './destroy';
import { MODE, raise } from './event-frame';
import { hasKeyword } from './filter';
import { DONE, type FrameOf } from './frames';
import { distance } from './geometry';
import { berserkTargets } from './paths';
import { KEYWORD } from './powers';
import type { Step } from './procedure';
import { settleSoon } from './settle';
import { areAllies, isEmpty, isOnBoard, type LegendsState, NOBODY, put, type Token } from './state';
import { terrainNumber } from './terrains';

type AttackFrame = FrameOf<'attack'>;
type AttackStep = Step<'attack'>;

const WATER = terrainNumber('water');

/** Empty land nearest to where the attacker came from, by king's steps (R153). */
const retreats = (game: LegendsState, origin: number): readonly number[] => {
  if (isEmpty(game, origin)) return [origin];
  let best: number[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  for (let square = 0; square < game.geometry.squares; square++) {
    if (!isEmpty(game, square) || game.terrain[square] === WATER) continue;
    const steps = distance(game.geometry, origin, square);
    if (steps > nearest) continue;
    if (steps < nearest) best = [];
    nearest = steps;
    best.push(square);
  }
  return best;
};

/** R48: where both are left on the space, the attacker goes back. Then the attack is settled (step 10). */
export function* back(game: LegendsState, table: Table, frame: AttackFrame): Flow {
  const [attacker, defender] = fighters(game, frame);
  if (shareSpace(attacker, defender)) {
    const spaces = retreats(game, frame.origin);
    const [only] = spaces;
    const codes = spaces.map((to) => packChoice('square', { to }));
    const to =
      spaces.length > 1
        ? unpackChoice(yield ask(attacker.seat, 'pick', 'legends.retreat', [attacker.id], codes)).to
        : only;
    if (to !== undefined) {
      const from = attacker.square;
      put(game, attacker, to);
      table.tell(ALL, { type: 'moved', token: attacker.id, from, to });
      settleSoon(game, NOBODY);
    }
  }
  frame.live = 0;
  game.fight = null;
  frame.step = STEP.fallen;
}

/** R84, R146: powers on a piece that the attack has destroyed; the attacker need not survive. None on a castle (R130). */
export const fallen: AttackStep = (game, _table, frame) => {
  frame.step = STEP.won;
  const [, defender] = fighters(game, frame);
  if (frame.fell === FELL.byAttack && !defender.kind.isCastle) {
    raise(game, { event: 'fallen', mode: MODE.both, subjects: [], it: [frame.defender] });
  }
  return undefined;
};

/** R49: the defender was destroyed by the attack, and the attacker stands on the same side as before. */
const isSuccess = (attacker: Token, frame: AttackFrame): boolean =>
  frame.fell === FELL.byAttack && isOnBoard(attacker) && areAllies(attacker.seat, frame.seat);

/** R49, R50: what a success brings, innates before abilities. */
export const won: AttackStep = (game, _table, frame) => {
  const [attacker] = fighters(game, frame);
  frame.step = STEP.berserk;
  if (isSuccess(attacker, frame)) {
    raise(game, { event: 'won', mode: MODE.both, subjects: [attacker.id], foe: frame.defender });
  }
  return undefined;
};

/** R51: after a success it must go on by a standard step, onto enemies only (R154). */
export function* berserk(game: LegendsState, table: Table, frame: AttackFrame): Flow {
  const [attacker] = fighters(game, frame);
  const mad = isSuccess(attacker, frame) && hasKeyword(game, attacker, KEYWORD.berserk);
  const targets = mad ? berserkTargets(game, attacker) : [];
  if (targets.length === 0) {
    frame.step = DONE;
    return;
  }
  const codes = targets.map((to) => packChoice('square', { to }));
  const answer = yield ask(attacker.seat, 'pick', 'legends.berserk', [attacker.id], codes);
  frame.step = DONE;
  const own = attacker.kind.piece.powers.findIndex((power) => 'keyword' in power && power.keyword === 'berserk');
  table.tell(ALL, {
    type: 'used',
    token: attacker.id,
    seat: attacker.seat,
    power: own + 1,
    keyword: KEYWORD.berserk,
  });
  enter(game, attacker, unpackChoice(answer).to, table);
}
