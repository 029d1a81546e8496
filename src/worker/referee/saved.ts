/** A saved match: what is written, and how everything read back is checked before anything is changed. */
import type { Fault, Outcome } from '../../contract/fault';
import { ok, refuse, within } from '../../games/shared/outcome';
import { isObject } from '../../games/shared/read-setup';
import type { Levels } from '../opponent/levels';
import { decodeBlock, encodeBlock, isBlock, MAX_SAVE } from './block';
import { isClear, parseClear } from './clear';
import { parseEase } from './ease';
import { admitEase } from './easing';
import { readEffort } from './effort';
import { checkLevels, findGame, type RefereeGame, type RefereeGames } from './games';
import { Match, type MatchParts, type MatchPlan } from './match';
import { orderedLines, readOrders, savedOrders } from './saved-orders';

/** A save as it is read: nothing in it has been checked yet but its outer shape. */
export interface SavedMatch {
  readonly setup: unknown;
  readonly record: readonly unknown[];
  readonly effort?: unknown;
  /** The result's text, where the match was over. */
  readonly result?: unknown;
  /** Standing orders, where there are any. */
  readonly orders?: unknown;
}

const KEYS = ['setup', 'record', 'effort', 'result', 'orders'];
/** Lines of the longest record that is written and read. */
const MAX_RECORD = 60_000;

/** The match as a save; `storage` when it is too long, `core-failed`. */
export const encodeSave = (match: Match): Outcome<string> => {
  const { length } = match.entries;
  if (length > MAX_RECORD) return refuse('storage', 'record', `at most ${MAX_RECORD} choices`, length);
  const result = match.read((engine) => engine.result());
  if (!result.ok) return result;
  const orders = savedOrders(match);
  return encodeBlock({
    ...(orders === null ? {} : { orders }),
    setup: match.setup,
    record: match.entries.map(({ text }) => text),
    effort: match.effort,
    result: result.value === null ? null : match.content.formatResult(result.value),
  });
};

const readSaved = (json: unknown): Outcome<SavedMatch> => {
  if (!isObject(json)) return refuse('bad-save', '', 'a saved match', json);
  const { setup, record, effort, result, orders } = json;
  const extra = Object.keys(json).find((key) => !KEYS.includes(key));
  if (extra !== undefined) return refuse('bad-save', extra, KEYS.join(', '), extra);
  if (!Array.isArray(record)) return refuse('bad-save', 'record', 'a list of choices', record);
  return ok({ setup, record, effort, result, ...(orders === undefined ? {} : { orders }) });
};

/** Reads the outer shape of a save or of a record in clear; `bad-save`. */
export const parseSaved = (text: unknown): Outcome<SavedMatch> => {
  if (typeof text !== 'string' || text.length > MAX_SAVE) {
    return refuse(
      'bad-save',
      '',
      `a text of at most ${MAX_SAVE} characters`,
      typeof text === 'string' ? text.length : text,
    );
  }
  if (isClear(text)) return parseClear(text);
  if (!isBlock(text.trimStart())) return refuse('bad-save', '', 'a save of this game, or its record', text);
  const json = decodeBlock(text);
  return json.ok ? readSaved(json.value) : json;
};

/** A fault inside a save is a bad save, wherever it came from. */
const inSave = (fault: Fault, prefix: string): { ok: false; fault: Fault } =>
  fault.code === 'core-failed' ? { ok: false, fault } : within({ ...fault, code: 'bad-save' }, prefix);

/** A line that stands for several choices, such as `A@b1xf6`: tried on the match's engine, then played. */
const playTurnText = (match: Match, text: string): Outcome<readonly string[]> => {
  const tried = match.read((engine) => {
    const before = engine.snapshot();
    const played = match.content.playTurn(engine, text);
    engine.restore(before);
    return played;
  });
  if (!tried.ok) return tried;
  return tried.value.ok ? ok(tried.value.value.texts) : tried.value;
};

const playLine = (match: Match, text: string, ordered: boolean): Outcome<null> => {
  const played = match.play(text, ordered);
  if (played.ok) return ok(null);
  const turn = playTurnText(match, text);
  if (!turn.ok || turn.value.length === 0) return played;
  for (const each of turn.value) {
    const done = match.play(each);
    if (!done.ok) return done;
  }
  return ok(null);
};

/** A line of a record, or one that makes the match easier where that may stand there. */
const readLine = (match: Match, text: string, levels: Levels, ordered: boolean): Outcome<null> => {
  const ease = parseEase(text);
  if (ease === null) return playLine(match, text, ordered);
  const admitted = admitEase(match, ease, levels);
  if (admitted.ok) match.ease(ease);
  return admitted;
};

const playRecord = (match: Match, { record, orders }: SavedMatch, levels: Levels): Outcome<null> => {
  const ordered = orderedLines(orders);
  if (record.length > MAX_RECORD) return refuse('bad-save', 'record', `at most ${MAX_RECORD} choices`, record.length);
  for (const [index, text] of record.entries()) {
    if (typeof text !== 'string') return refuse('bad-save', `record[${index}]`, 'the text of a choice', text);
    const played = readLine(match, text, levels, ordered.has(index));
    if (!played.ok) return inSave(played.fault, `record[${index}]`);
  }
  return ok(null);
};

const checkResult = (match: Match, expected: unknown): Outcome<null> => {
  const result = match.read((engine) => engine.result());
  if (!result.ok) return result;
  const text = result.value === null ? null : match.content.formatResult(result.value);
  if (expected === undefined || expected === text) return ok(null);
  return refuse('bad-save', 'result', text ?? 'none: the match goes on', expected);
};

/** Finds the game of a saved match; `bad-save` at `setup.game`. */
export const gameOfSaved = async (saved: SavedMatch, games: RefereeGames): Promise<Outcome<RefereeGame>> => {
  if (!isObject(saved.setup)) return refuse('bad-save', 'setup', 'a setup', saved.setup);
  const game = await findGame(games, saved.setup['game']);
  return game.ok ? game : inSave(game.fault, 'setup');
};

/** Reads setup and effort of a save; `bad-save` with the path (`setup.seats[1].level`). */
export const planOfSaved = (saved: SavedMatch, game: RefereeGame): Outcome<MatchPlan> => {
  const setup = game.content.readSetup(saved.setup);
  if (!setup.ok) return inSave(setup.fault, 'setup');
  const levels = checkLevels(game, setup.value.seats);
  if (!levels.ok) return inSave(levels.fault, 'setup');
  const effort = readEffort(saved.effort);
  if (!effort.ok) return inSave(effort.fault, '');
  const orders = readOrders(saved.orders);
  if (!orders.ok) return inSave(orders.fault, '');
  return ok({ setup: setup.value, effort: effort.value, orders: orders.value });
};

/**
 * Makes a match of its own from a save whose plan has been read: every choice is played, the result compared. `bad-save`
 * with the path (`setup.boards`, `record[12]`, `result`), or `core-failed`.
 */
export const openSaved = (saved: SavedMatch, parts: MatchParts, levels: Levels): Outcome<Match> => {
  const match = Match.open(parts);
  if (!match.ok) return inSave(match.fault, 'setup');
  const played = playRecord(match.value, saved, levels);
  if (!played.ok) return played;
  const agrees = checkResult(match.value, saved.result);
  return agrees.ok ? match : agrees;
};
