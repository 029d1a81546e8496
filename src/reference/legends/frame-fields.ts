/** What the fields of a frame may be, each frame looked at by itself. Frames are checked when they come from a view. */
import { POWER_EVENTS } from '../../games/legends/language';
import { WINDOWS } from '../../games/legends/names';
import { ATTACK_STEP } from './attack-steps';
import { FELL } from './destroy';
import { EVENT_STEP, MODE } from './event-frame';
import type { Frame, FrameOf } from './frames';
import { pathOf, pathTargets } from './paths';
import { POWER_STEP } from './power-frame';
import { effectParts, type Power, partsOf } from './powers';
import { areEnemies, findToken, isOnBoard, type LegendsState } from './state';
import { LANDS } from './terrains';
import { WINDOW_STEP } from './window-frame';

/** What must hold, and how it is called when it doesn't. */
type Demand = readonly [holds: boolean, expected: string];

/** No piece has more powers. */
const MOST_POWERS = 16;

const isBit = (word: number): boolean => word === 0 || word === 1;
const isBelow = (word: number, end: number): boolean => word >= 0 && word < end;
const isSeat = (game: LegendsState, seat: number): boolean => isBelow(seat, game.seats);
const isSquare = (game: LegendsState, square: number): boolean => isBelow(square, game.geometry.squares);
const isPiece = (game: LegendsState, id: number): boolean => findToken(game, id) !== null;
const arePieces = (game: LegendsState, ids: readonly number[]): boolean => ids.every((id) => isPiece(game, id));
const isKind = (game: LegendsState, number: number): boolean => game.rules.kinds[number] !== undefined;

/** The power that a frame names; null when there is none like it. */
export const powerNamed = (game: LegendsState, { user, power, keyword }: FrameOf<'power'>): Power | null =>
  (power > 0 ? findToken(game, user)?.kind.powers[power - 1] : game.rules.granted[keyword]) ?? null;

const turnDemands = (game: LegendsState, { displaced }: FrameOf<'turn'>): readonly Demand[] => [
  [
    displaced.length % 3 === 0 &&
      displaced.every((word, index) => (index % 3 === 0 ? isPiece(game, word) : isSquare(game, word))),
    'displacements as id, from, to',
  ],
];

/** The first selection waits until its effect is due; then it must be one that the choice could have held. */
const isFirstDue = (game: LegendsState, frame: FrameOf<'power'>, power: Power): boolean => {
  const { first } = power;
  if (frame.first < 0) return frame.first === -1;
  if (first === null) return false;
  const { effect } = frame;
  switch (first.in) {
    case 'cost':
      return effect < 0 && isPiece(game, frame.first);
    case 'pick':
      return (
        (effect < first.effect || (effect === first.effect && frame.part <= first.part)) && isPiece(game, frame.first)
      );
    case 'space':
      return effect <= first.effect && isSquare(game, frame.first);
    case 'path': {
      const user = findToken(game, frame.user);
      const path = pathOf(power, first.effect);
      if (effect > first.effect || user === null || path === null || !isOnBoard(user)) return false;
      return pathTargets(game, user, path).includes(frame.first);
    }
  }
};

const powerDemands = (game: LegendsState, frame: FrameOf<'power'>): readonly Demand[] => {
  const power = powerNamed(game, frame);
  if (!isPiece(game, frame.user) || power === null) return [[false, 'a power of a piece']];
  const { you, opponent, event, foe, origin, named, terrain, effect, part } = frame;
  const now = power.effects[effect];
  const parts = effect < 0 ? partsOf(power.cost ?? []) : now === undefined ? [] : effectParts(now);
  return [
    [frame.keyword === power.keyword, 'the keyword of the power'],
    [isSeat(game, you), 'a seat'],
    [opponent === -1 || (isSeat(game, opponent) && areEnemies(opponent, you)), 'an opponent'],
    [event === -1 || isBelow(event, POWER_EVENTS.length), 'an event'],
    [foe === -1 || isPiece(game, foe), 'a foe'],
    [origin === -1 || isSquare(game, origin), 'a square'],
    [named === -1 || isKind(game, named), 'a chart number'],
    [terrain === -1 || LANDS.includes(terrain), 'a land terrain'],
    [effect <= power.effects.length && (effect === -1) === (frame.step === POWER_STEP.cost), 'an effect of the power'],
    [isBelow(part, parts.length + 1), 'a part of the effect'],
    [isBit(frame.spared) && isBit(frame.main) && isBit(frame.lapsed), 'marks of 0 or 1'],
    [
      [frame.it, frame.picked, frame.gathered, frame.revealed, frame.spent, frame.leapt].every((ids) =>
        arePieces(game, ids),
      ),
      'ids of pieces',
    ],
    [isFirstDue(game, frame, power), 'a first selection that is due'],
  ];
};

const attackDemands = (game: LegendsState, frame: FrameOf<'attack'>): readonly Demand[] => {
  const { step, attacker, defender, named } = frame;
  return [
    [isPiece(game, attacker) && isPiece(game, defender) && attacker !== defender, 'two pieces'],
    [isSquare(game, frame.origin), 'a square'],
    [isSeat(game, frame.seat) && isBit(frame.own), 'a seat, and 0 or 1'],
    [isBelow(frame.fell, FELL.otherwise + 1), 'what became of the defender'],
    [named === -1 || isKind(game, named), 'a chart number'],
    [frame.live === (isBelow(step, ATTACK_STEP.fallen) ? 1 : 0), '1 up to step 10, then 0'],
  ];
};

const eventDemands = (game: LegendsState, frame: FrameOf<'event'>): readonly Demand[] => {
  const { step, event, mode, seat, foe, origin, named } = frame;
  return [
    [isBelow(event, POWER_EVENTS.length), 'an event'],
    [
      mode === MODE.both || mode === (step === EVENT_STEP.compulsory ? MODE.compulsory : MODE.optional),
      'a mode of this step',
    ],
    [step === EVENT_STEP.used ? isSeat(game, seat) : seat === -1, 'the seat whose power is used'],
    [foe === -1 || isPiece(game, foe), 'a foe'],
    [origin === -1 || isSquare(game, origin), 'a square'],
    [named === -1 || isKind(game, named), 'a chart number'],
    [arePieces(game, frame.subjects) && arePieces(game, frame.it), 'ids of pieces'],
  ];
};

const windowDemands = (game: LegendsState, { step, window, user, seats }: FrameOf<'window'>): readonly Demand[] => [
  [isBelow(window, WINDOWS.length), 'a window'],
  [step === WINDOW_STEP.used ? seats.includes(user) : user === -1, 'the seat that has used an ability'],
  [
    (seats.length === game.seats || seats.length === 2 || (seats.length === 1 && game.seats > 2)) &&
      seats.every((seat, index) => isSeat(game, seat) && seats.indexOf(seat) === index),
    'the seats asked',
  ],
  [game.form.hasWindows, 'no window, since nobody could use it'],
];

const settleDemands = (game: LegendsState, { author, old, seat, end }: FrameOf<'settle'>): readonly Demand[] => [
  [author === -1 || isSeat(game, author), 'an author'],
  [old === -1 || isPiece(game, old), 'a curse piece'],
  [seat === -1 || isSeat(game, seat), 'a seat'],
  [isBelow(end, MOST_POWERS), 'a power of the curse piece'],
];

const demandsOf = (game: LegendsState, frame: Frame): readonly Demand[] => {
  switch (frame.type) {
    case 'turn':
      return turnDemands(game, frame);
    case 'power':
      return powerDemands(game, frame);
    case 'attack':
      return attackDemands(game, frame);
    case 'event':
      return eventDemands(game, frame);
    case 'window':
      return windowDemands(game, frame);
    case 'settle':
      return settleDemands(game, frame);
  }
};

/** What is expected instead, where a field of the frame can't be; null when all is well. */
export const wrongField = (game: LegendsState, frame: Frame): string | null =>
  demandsOf(game, frame).find(([holds]) => !holds)?.[1] ?? null;
