/** All that is said of a square and of a kind, for the eye and for the screen reader. */
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { isByMemory } from '../../../../games/medieval/reading/memory';
import { chancesOf, hiddenCounts } from '../../../../games/medieval/reading/pool';
import { covered, isShooter } from '../../../../games/medieval/reading/reach';
import { footmenWith, isPrisoner, placeOf, tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND, UNITS } from '../../../../games/medieval/units';
import { pieceName } from '../../../../match/games/medieval/who';
import { say, terrainName } from '../../../../text';
import { capital } from '../../../../text/capital';
import type { Told } from '../../../battle/inspector-frame';
import { recall } from '../../../board/recall';
import { fuseOn } from './fuse';
import { ALL, countList, faceSign, isEnemy, isSeated, kindName, NAME, sideOf, squareName } from './names';

/** What goes farther than one square, or goes diagonally or not at all, says so in its own words. */
const tellsSteps = (kind: number): boolean => kind === KIND.king || UNITS[kind]?.steps !== 1;

/** What every piece of a kind can do. */
export const kindLines = (kind: number): readonly string[] => {
  const unit = UNITS[kind];
  if (unit === undefined) return [];
  const strength = unit.attack === null || (isShooter(kind) && kind !== KIND.archer) ? null : unit.attack;
  return [
    say(`medieval.unit.${kind}.about`),
    ...(tellsSteps(kind) ? [] : [say('medieval.inspect.steps', { steps: unit.steps })]),
    ...(strength === null ? [] : [say('medieval.inspect.strength', { strength })]),
    ...(unit.imprisoned ? [say('medieval.inspect.prison')] : []),
  ];
};

const knowledge = (view: View, token: TokenView): readonly string[] => {
  if (!isSeated(view) || token.kind === KIND.bomb || isByMemory(view)) return [];
  if (token.shownTo === ALL) return [say('medieval.inspect.revealed')];
  if (isEnemy(view, token)) return [say('medieval.inspect.looked')];
  const own = 1 << token.seat;
  return [say(token.shownTo === own ? 'medieval.inspect.hidden' : 'medieval.inspect.seen')];
};

const knownLines = (view: View, token: TokenView, kind: number): readonly string[] => {
  const fuse = kind === KIND.bomb ? fuseOn(view, token.square) : null;
  const footmen = kind === KIND.footman ? footmenWith(view, token.square, token.seat).length : 1;
  const range = covered(view, kind, token.square);
  return [
    ...(isPrisoner(view, token.id) ? [say('medieval.inspect.held')] : []),
    ...kindLines(kind),
    ...(fuse === null ? [] : [say('medieval.inspect.fuse', { turns: fuse.turns, side: sideOf(fuse.seat) })]),
    ...(footmen > 1 ? [say('medieval.inspect.joins', { count: footmen, strength: 2 * footmen })] : []),
    ...(range.length === 0 ? [] : [say('medieval.inspect.shooters', { list: range.map(squareName).join(', ') })]),
    ...knowledge(view, token),
  ];
};

/** A hidden piece: whether it has moved, and what it may be. Whoever plays by memory is told neither. */
const hiddenLines = (
  view: View,
  token: TokenView,
  events: readonly GameEvent[],
  unaided: boolean,
): readonly string[] => {
  if (unaided || isByMemory(view)) return [say('medieval.inspect.memory')];
  const moved = recall(events).moved.has(token.id);
  const left = hiddenCounts(view, token.seat);
  const may = chancesOf(view, events, token.id).map(({ kind }) => ({ kind, count: left[kind] ?? 0 }));
  return [
    say(moved ? 'medieval.inspect.moved' : 'medieval.inspect.still'),
    ...(may.length === 0 ? [] : [say('medieval.inspect.may', { list: countList(may) })]),
  ];
};

const PLACES = {
  stockade: 'medieval.inspect.stockade',
  prison: 'medieval.inspect.prison-row',
  // a camp is told by its name alone
  camp: null,
} as const;

const groundLine = (view: View, square: number): string => {
  const place = placeOf(square);
  const terrain = view.terrain[square] ?? 0;
  const name = squareName(square);
  if (place === null) {
    const about = say(`medieval.terrain.${terrain}.about`);
    return say('medieval.inspect.ground', { square: name, place: terrainName(NAME, terrain), about });
  }
  const told = { square: name, place: say(`medieval.spoken.${place.name}`, { side: sideOf(place.seat) }) };
  const key = PLACES[place.name];
  return key === null
    ? say('medieval.inspect.ground.plain', told)
    : say('medieval.inspect.ground', { ...told, about: say(key) });
};

/** `your Spy` to whose it is, `Blue’s Spy` to anybody else. */
const nameFor = (view: View, token: TokenView): string =>
  isSeated(view) && !isEnemy(view, token) && token.kind !== null
    ? say('medieval.spoken.own', { unit: kindName(token.kind) })
    : pieceName(token);

export const squareTold = (view: View, square: number, events: readonly GameEvent[], unaided: boolean): Told => {
  const token = tokenOn(view, square);
  const ground = groundLine(view, square);
  if (token === null) return { title: squareName(square), lines: [ground] };
  const lines = token.kind === null ? hiddenLines(view, token, events, unaided) : knownLines(view, token, token.kind);
  return { title: `${capital(nameFor(view, token))}, ${squareName(square)}`, lines: [...lines, ground] };
};

/** A kind by itself. */
export const unitTold = (kind: number): Told => ({
  title: kindName(kind),
  lines: [
    ...(faceSign(kind) === '' ? [] : [say('medieval.inspect.sign', { sign: faceSign(kind) })]),
    ...kindLines(kind),
  ],
});
