/**
 * What `"as"` allows: a request in a viewer's name does and learns what that viewer may. A refusal says nothing of what only
 * others know: it comes before the request is held against the question that is open.
 */
import type { Fault, Outcome } from '../../contract/fault';
import type { Viewer } from '../../contract/view';
import { ok, refuse } from '../../games/shared/outcome';
import { partners } from '../../worker/referee/draw';
import type { Match } from '../../worker/referee/match';

/** The name that a request gives itself; null: it names nobody, and may do everything. */
export type Asker = Viewer | null;

const RESIGN = 'resign@';
export const DRAW = 'draw';

/** The text of a record's line by which a seat gives up. */
export const resignText = (seat: number): string => RESIGN + seat;

/** May this viewer answer the question that is open? Over, nobody has to be kept from it. */
export const mayAnswer = (match: Match, asker: Asker, at: string): Outcome<null> => {
  if (asker === null) return ok(null);
  const asked = match.read((engine) => engine.decision()?.seat ?? asker);
  if (!asked.ok) return asked;
  return asked.value === asker ? ok(null) : refuse('not-asked', at, 'the seat that is asked');
};

/** May this viewer add the line to the record: a choice of its own, its own resignation, its own word for a draw? */
export const mayPlay = (match: Match, asker: Asker, text: string, at: string): Outcome<null> => {
  if (asker === null) return ok(null);
  if (text === DRAW)
    return partners(match).includes(asker) ? ok(null) : refuse('not-asked', at, 'a seat that has not resigned');
  if (!text.startsWith(RESIGN)) return mayAnswer(match, asker, at);
  return text === resignText(asker) ? ok(null) : refuse('not-asked', at, `the own seat, ${asker}`);
};

/** May this viewer look through these eyes? */
export const mayView = (asker: Asker, viewer: Viewer): Outcome<null> =>
  asker === null || asker === viewer ? ok(null) : refuse('bad-request', 'view', `the own view, ${asker}`);

/** The refusal as this viewer may read it: what a core stumbled over may be somebody's secret. */
export const toldFault = (fault: Fault, asker: Asker): Fault =>
  asker !== null && fault.code === 'core-failed' ? { ...fault, expected: 'a core that works' } : fault;
