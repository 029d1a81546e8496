/** Legion's turn texts `A@b1xf6>c4`, which settle a placement, its shot and its Flag choice at once (RULES section 10). */
import type { PlayedTurn } from '../../contract/content';
import type { Engine } from '../../contract/engine';
import type { EventRow } from '../../contract/event';
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import { parseSquare } from '../shared/square';
import { SHAPE } from './boards';
import { formatChoice, parseChoice } from './notation';

interface TurnText {
  readonly place: string;
  /** Squares named after `x`; null when there is no `x`. */
  readonly felled: readonly string[] | null;
  readonly flag: string | null;
}

const TURN = /^([SNUGTCAK]@[a-f][1-6])(?:x([a-f][1-6](?:,[a-f][1-6])*))?(?:>([a-f][1-6]))?$/;

const parseTurn = (text: string): TurnText | null => {
  const parts = TURN.exec(text);
  return parts === null
    ? null
    : { place: parts[1] ?? '', felled: parts[2]?.split(',') ?? null, flag: parts[3] ?? null };
};

/** The choices of one turn as they are played: what was chosen and what it wrote. */
interface Played {
  readonly texts: string[];
  readonly rows: EventRow[];
}

const play = (engine: Engine, text: string, played: Played): Outcome<null> => {
  const decision = engine.decision();
  if (decision === null) return refuse('illegal-choice', '', 'nothing: the match is over', text);
  const code = parseChoice(text, decision.kind);
  if (!code.ok) return code;
  const index = decision.choices.indexOf(code.value);
  if (index < 0) return refuse('illegal-choice', '', 'one of the choices offered', text);
  const applied = engine.apply(index);
  if (!applied.ok) return applied;
  played.texts.push(formatChoice(code.value));
  played.rows.push(...engine.rows());
  return ok(null);
};

const removedSquares = (rows: readonly EventRow[]): readonly number[] =>
  rows.flatMap(({ event }) => (event.type === 'removed' ? [event.square] : []));

const sameSquares = (texts: readonly string[], squares: readonly number[]): boolean => {
  const named = texts.map((text) => parseSquare(text, SHAPE));
  return named.length === squares.length && squares.every((square) => named.includes(square));
};

/** Did an arrow fly, so that `x` is compulsory? */
const wasShot = (rows: readonly EventRow[]): boolean => rows.some(({ event }) => event.type === 'struck');

const playPlacement = (engine: Engine, turn: TurnText, played: Played): Outcome<null> => {
  const placed = play(engine, turn.place, played);
  if (!placed.ok) return placed;
  if (engine.decision()?.key === 'legion.shot') {
    const [target, ...more] = turn.felled ?? [];
    if (target === undefined || more.length > 0) return refuse('illegal-choice', '', 'one target after x', turn.place);
    const shot = play(engine, target, played);
    if (!shot.ok) return shot;
  }
  const fallen = removedSquares(played.rows);
  if (turn.felled === null ? wasShot(played.rows) : !sameSquares(turn.felled, fallen)) {
    return refuse(
      'illegal-choice',
      '',
      'after x the squares that are really emptied',
      turn.felled?.join(',') ?? turn.place,
    );
  }
  if (engine.decision()?.key === 'legion.flag') {
    if (turn.flag === null) return refuse('illegal-choice', '', 'the Flag’s square after >', turn.place);
    return play(engine, turn.flag, played);
  }
  const only = fallen.length === 1 ? fallen : [];
  if (turn.flag !== null && !sameSquares([turn.flag], only)) {
    return refuse('illegal-choice', '', 'no Flag choice, or the one emptied square', turn.flag);
  }
  return ok(null);
};

const playEach = (engine: Engine, texts: readonly string[], played: Played): Outcome<null> => {
  for (const text of texts) {
    const done = play(engine, text, played);
    if (!done.ok) return done;
  }
  return ok(null);
};

const playAct = (engine: Engine, text: string, played: Played): Outcome<null> | null => {
  if (text !== 'resign' && text !== 'draw!') return null;
  const seat = engine.decision()?.seat;
  if (seat === undefined) return refuse('illegal-choice', '', 'nothing: the match is over', text);
  const applied = text === 'resign' ? engine.resign(seat) : engine.agreeDraw();
  if (!applied.ok) return applied;
  played.texts.push(text === 'resign' ? `resign@${seat}` : 'draw');
  played.rows.push(...engine.rows());
  return ok(null);
};

const playText = (engine: Engine, text: string, played: Played): Outcome<null> => {
  const act = playAct(engine, text, played);
  if (act !== null) return act;
  const faces = /^faces ((?:[1-4][AB] ?){4})$/.exec(text)?.[1];
  if (faces !== undefined) return playEach(engine, faces.trim().split(' '), played);
  const build = /^build ([1-4][AB][0-3](?:,[1-4][AB][0-3]){3})$/.exec(text)?.[1];
  if (build !== undefined) return playEach(engine, build.split(','), played);
  if (text === 'pass') return play(engine, text, played);
  const turn = parseTurn(text);
  if (turn === null)
    return refuse(
      'bad-notation',
      '',
      'UNIT@square, then xsquares, then >square; faces, build, pass, resign or draw!',
      text,
    );
  return playPlacement(engine, turn, played);
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
