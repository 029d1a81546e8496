/**
 * Medieval's turn texts, which settle all that the side to move decides in a turn (RULES section 10), and `jail`, which settles
 * what the prison's owner decides.
 */
import type { PlayedTurn } from '../../contract/content';
import type { Engine } from '../../contract/engine';
import type { EventRow, GameEvent } from '../../contract/event';
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import { KEY } from './names';
import { formatChoice, formatPlace, parseChoice } from './notation';

/** The choices of a text as they are played: what was chosen and what it wrote. */
interface Played {
  readonly texts: string[];
  readonly rows: EventRow[];
}

const illegal = (expected: string, found: string): Outcome<never> => refuse('illegal-choice', '', expected, found);

const isOffered = (engine: Engine, text: string): boolean => {
  const decision = engine.decision();
  const code = decision === null ? null : parseChoice(text, decision.kind);
  return code?.ok === true && decision?.choices.includes(code.value) === true;
};

/** Plays one choice text. */
const play = (engine: Engine, text: string, played: Played): Outcome<null> => {
  const decision = engine.decision();
  if (decision === null) return illegal('nothing: the match is over', text);
  const code = parseChoice(text, decision.kind);
  if (!code.ok) return code;
  const index = decision.choices.indexOf(code.value);
  if (index < 0) return illegal('one of the choices offered', text);
  const applied = engine.apply(index);
  if (!applied.ok) return applied;
  played.texts.push(formatChoice(code.value));
  played.rows.push(...engine.rows());
  return ok(null);
};

const isAsked = (engine: Engine, key: string): boolean => engine.decision()?.key === key;

/** Plays an act; a Footman that nobody can join attacks alone. */
const playAct = (engine: Engine, text: string, played: Played): Outcome<null> => {
  const alone = text.replace('+', '');
  const joins = text === alone || isOffered(engine, text) || !isOffered(engine, alone);
  return play(engine, joins ? text : alone, played);
};

/** The events of the turn itself, without those that begin the next one. */
const eventsOf = ({ rows }: Played): readonly GameEvent[] => {
  const events = rows.map(({ event }) => event);
  const next = events.findIndex(({ type }) => type === 'turn');
  return next < 0 ? events : events.slice(0, next);
};

/** Where a rescued prisoner, then the Spy ended. */
const homesIn = (played: Played): readonly string[] => {
  const events = eventsOf(played);
  const spy = events.find((event) => event.type === 'moved');
  const free = events.flatMap((event) => (event.type === 'freed' ? [event.square] : []));
  const ways = events.flatMap((event) => (event.type === 'moved' && event.token === spy?.token ? [event.to] : []));
  return [...free, ...ways.slice(-1)].map(formatPlace);
};

/** The questions where somebody goes home that follow this act. */
const homeKeys = (act: string, played: Played): readonly string[] => {
  if (act.includes('^')) return [KEY.free, KEY.home];
  const fell = eventsOf(played).some(({ type }) => type === 'removed');
  return act.includes('?') && !fell ? [KEY.home] : [];
};

const WAYS_HOME = 'behind > where each goes home that does, the rescued prisoner first';

/** Gives what is named after `>` to those that go home. Who had a single square has gone there: it is named, or left out. */
const playHomes = (
  engine: Engine,
  keys: readonly string[],
  names: readonly string[],
  played: Played,
): Outcome<null> => {
  const found = names.join('>');
  const all = names.length === keys.length;
  let used = 0;
  for (const [at, key] of keys.entries()) {
    if (!isAsked(engine, key)) continue;
    const name = names[all ? at : used];
    if (name === undefined) return illegal(WAYS_HOME, found);
    used++;
    const done = play(engine, name, played);
    if (!done.ok) return done;
  }
  const fits = all ? homesIn(played).join('>') === found || names.length === 0 : used === names.length;
  return fits ? ok(null) : illegal(WAYS_HOME, found);
};

const ACT = /^!?[a-o][0-9]+[-x~?^%][a-o][0-9]+\+?$/;
const TURN = 'acts such as d5-d6 with commas between, then >squares of those that go home; jail, resign or draw!';

/** All acts but the last go on. */
const playActs = (engine: Engine, text: string, played: Played): Outcome<null> => {
  const [body = '', ...homes] = text.split('>');
  const acts = body.split(',');
  const last = acts.at(-1) ?? '';
  if (!acts.every((act, at) => ACT.test(act) || (act === 'pass' && at > 0 && at === acts.length - 1)))
    return refuse('bad-notation', '', TURN, text);
  for (const [at, act] of acts.entries()) {
    const done = playAct(engine, at < acts.length - 1 ? `${act},` : act, played);
    if (!done.ok) return done;
  }
  return playHomes(engine, homeKeys(last, played), homes, played);
};

const JAIL = /^jail ([a-o][0-9]+)(?:>([a-o][0-9]+))?$/;
const A_PRISONER = 'the square of a prisoner who is put away now, behind > where a piece makes room for him';

/** Was a prisoner put here, a piece having gone aside from here to `aside`? Rows are not kept with a state. */
const wasJailed = (
  engine: Engine,
  events: readonly GameEvent[],
  square: string,
  aside: string | undefined,
): boolean => {
  if (events.length === 0) {
    const { tokens, lists } = engine.view(engine.decision()?.seat ?? 0);
    return tokens.some(({ id, square: at }) => formatPlace(at) === square && lists['prisoners']?.includes(id) === true);
  }
  const went = (event: GameEvent): boolean =>
    event.type === 'moved' && formatPlace(event.from) === square && formatPlace(event.to) === aside;
  const came = events.some((event) => event.type === 'returned' && formatPlace(event.square) === square);
  return came && (aside === undefined || events.some(went));
};

/** The square of the piece that has to make room. */
const roomOf = (engine: Engine): string => {
  const { tokens, lists } = engine.view(engine.decision()?.seat ?? 0);
  const piece = tokens.find(({ id }) => id === lists['home']?.[0]);
  return piece === undefined ? '' : formatPlace(piece.square);
};

/** Gives a prisoner his square, and the piece that stands there its own. What had no choice is settled: named, or left out. */
const playJail = (engine: Engine, square: string, aside: string | undefined, played: Played): Outcome<null> => {
  const found = aside === undefined ? square : `${square}>${aside}`;
  const events = (): readonly GameEvent[] => played.rows.map(({ event }) => event);
  switch (engine.decision()?.key) {
    case KEY.jail:
      return aside === undefined ? play(engine, square, played) : illegal(A_PRISONER, found);
    case KEY.room: {
      const done = play(engine, square, played);
      if (!done.ok) return done;
      if (isAsked(engine, KEY.aside))
        return aside === undefined ? illegal(A_PRISONER, found) : play(engine, aside, played);
      return wasJailed(engine, events(), square, aside) ? ok(null) : illegal(A_PRISONER, found);
    }
    case KEY.aside:
      if (aside === undefined) return play(engine, square, played);
      return square === roomOf(engine) ? play(engine, aside, played) : illegal(A_PRISONER, found);
    default: {
      const before = engine.rows().map(({ event }) => event);
      return wasJailed(engine, before, square, aside) ? ok(null) : illegal(A_PRISONER, found);
    }
  }
};

const playEnd = (engine: Engine, text: string, played: Played): Outcome<null> => {
  const seat = engine.decision()?.seat;
  if (seat === undefined) return illegal('nothing: the match is over', text);
  const applied = text === 'resign' ? engine.resign(seat) : engine.agreeDraw();
  if (!applied.ok) return applied;
  played.texts.push(text === 'resign' ? `resign@${seat}` : 'draw');
  played.rows.push(...engine.rows());
  return ok(null);
};

const playText = (engine: Engine, text: string, played: Played): Outcome<null> => {
  if (text === 'resign' || text === 'draw!') return playEnd(engine, text, played);
  const [, square, aside] = JAIL.exec(text) ?? [];
  if (square !== undefined) return playJail(engine, square, aside, played);
  // before the battle a turn is one letter
  return isAsked(engine, KEY.arrange) ? play(engine, text, played) : playActs(engine, text, played);
};

/** See Content.playTurn. */
export const playTurn = (engine: Engine, text: string): Outcome<PlayedTurn> => {
  const before = engine.snapshot();
  const played: Played = { texts: [], rows: [] };
  const done = playText(engine, text.trim(), played);
  if (done.ok) return ok(played);
  engine.restore(before);
  return done;
};
