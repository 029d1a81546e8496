/** Engines, computers and evidence that tell too much or too little, each in one way: the harness must catch every one of them. */
import type { Engine } from '../../../../../src/contract/engine';
import type { EventRow, GameEvent } from '../../../../../src/contract/event';
import type { TokenView, View } from '../../../../../src/contract/view';
import { KEY } from '../../../../../src/games/medieval/codec';
import { KIND } from '../../../../../src/games/medieval/units';
import { PASS, unpackChoice } from '../../../../../src/games/shared/choice';
import { TRUTH } from '../../masks';
import { EVERYBODY, kindsOf, type Lie, mapTokens, toAll, withList } from '../../secrecy/lies';
import type { Thought } from '../../secrecy/thinker';
import { laidLies } from './lies-laid';
import { type EvidenceMaker, realEvidence } from './listener';

/** A lie of the engine, or of the computer beside it, which then knows the engine. */
export interface MedievalLie extends Lie {
  think?(thought: Thought, engine: Engine): readonly number[];
  evidence?(thought: Parameters<EvidenceMaker>[0], engine: Engine): readonly number[];
}

export type MedievalLies = Readonly<Record<string, MedievalLie>>;

const ONLOOKERS = 256;

const without = (rows: readonly EventRow[], hides: (event: GameEvent) => boolean): readonly EventRow[] =>
  rows.filter(({ event }) => !hides(event));

/** Rows of a shot that is blocked, without the names. */
const unnamed = (rows: readonly EventRow[]): readonly EventRow[] => {
  const blocked = rows.some(({ event }) => event.type === 'fought' && !event.beaten);
  const shot = rows.some(({ event }) => event.type === 'struck');
  return blocked && shot ? without(rows, ({ type }) => type === 'called' || type === 'shown') : rows;
};

/** Rows of a joined attack without those that joined. */
const unjoined = (rows: readonly EventRow[]): readonly EventRow[] => {
  const events = rows.map(({ event }) => event);
  const fight = events.find((event) => event.type === 'fought');
  if (fight?.type !== 'fought' || fight.helpers.length === 0) return rows;
  const attacker = events.find(
    (event) =>
      (event.type === 'moved' && event.from === fight.from) ||
      (event.type === 'removed' && event.square === fight.from),
  );
  const id = attacker?.type === 'moved' || attacker?.type === 'removed' ? attacker.token : -1;
  return without(rows, (event) => event.type === 'shown' && event.kind === KIND.footman && event.token !== id);
};

const sortedTriples = (list: readonly number[]): readonly number[] => {
  const triples = Array.from({ length: list.length / 3 }, (_, n) => list.slice(3 * n, 3 * n + 3));
  return triples.sort(([, a = 0], [, b = 0]) => a - b).flat();
};

/** Those that may still act in a turn that goes on: pieces of the kind of who has acted. */
const ableIn = (truth: View): readonly number[] => {
  const { acted = [] } = truth.lists;
  const kind = truth.tokens.find(({ id }) => acted.includes(id))?.kind;
  return truth.tokens.flatMap((token) =>
    token.kind === kind && token.seat === truth.counters['side'] ? [token.id] : [],
  );
};

/** What is told in rows. */
const rowLies: MedievalLies = {
  'a look told to both': { rows: (rows) => toAll(rows, (event) => event.type === 'looked' && event.kind !== null) },
  'the kind in everybody’s row of a look': {
    rows: (rows, engine) => {
      const kinds = kindsOf(engine);
      return rows.map((row) =>
        row.event.type === 'looked' && row.event.kind === null
          ? { ...row, event: { ...row.event, kind: kinds.get(row.event.token) ?? null } }
          : row,
      );
    },
  },
  'a joined group’s members not shown': { rows: unjoined },
  'a blocked shot that names nobody': { rows: unnamed },
  'a Spy who comes and goes unnamed': {
    rows: (rows) => without(rows, (event) => event.type === 'shown' && event.kind === KIND.spy),
  },
  'a blast that does not say whom it took': {
    rows: (rows) =>
      rows.map((row) =>
        row.event.type === 'removed' && row.event.cause === 'blast'
          ? { ...row, event: { ...row.event, kind: null } }
          : row,
      ),
  },
  'a King who is shown when a blast spares him': {
    rows: (rows, engine) => {
      const kings = engine
        .view(TRUTH)
        .tokens.filter(({ kind, shownTo }) => kind === KIND.king && shownTo !== EVERYBODY);
      const [king] = kings;
      const blast = rows.findIndex(({ event }) => event.type === 'exploded');
      if (blast < 0 || king === undefined) return rows;
      const event: GameEvent = { type: 'shown', token: king.id, kind: KIND.king };
      return rows.toSpliced(blast, 0, { mask: EVERYBODY, event });
    },
  },
};

/** The token with a mark for onlookers that only a certain kind has. */
const marked = (token: TokenView, kind: number | null | undefined): TokenView =>
  kind === KIND.king ? { ...token, shownTo: token.shownTo | ONLOOKERS } : token;

/** What is told in views and questions. */
const viewLies: MedievalLies = {
  'joined Footmen hidden again': {
    view: (view) =>
      mapTokens(view, (token) =>
        token.kind === KIND.footman && token.seat !== view.viewer && token.shownTo === EVERYBODY
          ? { ...token, kind: null, shownTo: 1 << token.seat }
          : token,
      ),
  },
  'prisoners queued by kind': {
    view: (view) => withList(view, 'pending', sortedTriples(view.lists['pending'] ?? [])),
  },
  'who could have answered in a turn that went on': {
    view: (view, engine) => (view.counters['phase'] === 2 ? withList(view, 'acted', ableIn(engine.view(TRUTH))) : view),
  },
  'a turn that ends unasked where nobody else can act': {
    settles: ({ key, choices }) => key === KEY.more && choices.length === 1 && choices[0] === PASS,
  },
  'choices ordered by hidden kinds': {
    order: ({ choices, seat }, engine) => {
      const { tokens } = engine.view(TRUTH);
      const weight = (index: number): number => {
        const { to } = unpackChoice(choices[index] ?? 0);
        const token = tokens.find(({ square }) => square === to);
        return token === undefined || token.seat === seat ? 0 : (token.kind ?? 0);
      };
      return choices.map((_, index) => index).sort((a, b) => weight(a) - weight(b) || a - b);
    },
  },
  'ids by army list': {
    view: (view, engine) => {
      const { tokens } = engine.view(TRUTH);
      const sorted = [...tokens].sort((a, b) => a.seat - b.seat || (a.kind ?? 0) - (b.kind ?? 0) || a.id - b.id);
      const ids = new Map(sorted.map(({ id }, index) => [id, index]));
      return mapTokens(view, (token) => ({ ...token, id: ids.get(token.id) ?? token.id }));
    },
  },
  'a mark on hidden Kings': {
    view: (view, engine) => {
      const kinds = kindsOf(engine);
      return mapTokens(view, (token) => marked(token, token.kind === null ? kinds.get(token.id) : null));
    },
  },
  'a quiet count that ends with a hidden King’s step': {
    view: (view, engine) => {
      const { tokens, lists } = engine.view(TRUTH);
      const last = lists['shuttle']?.[2] ?? -1;
      const isKing = tokens.some(({ id, kind }) => id === last && kind === KIND.king);
      return isKing ? { ...view, counters: { ...view.counters, quiet: 0 } } : view;
    },
  },
};

/** How many draws a computer takes that draws its answer again while that would strike the King. */
function draws({ view, decision, seed }: Thought, engine: Engine): readonly number[] {
  const { tokens } = engine.view(TRUTH);
  const king = tokens.find(({ kind, seat }) => kind === KIND.king && seat !== view.viewer)?.square;
  for (let drawn = 1; ; drawn++) {
    const code = decision.choices[(seed + drawn * 7) % decision.choices.length] ?? 0;
    if (unpackChoice(code).to !== king || drawn > decision.choices.length) return [drawn];
  }
}

/** What a computer in the seat's place lets slip. */
const mindLies: MedievalLies = {
  'thinking time': { think: draws },
  'evidence words made from the truth': {
    evidence: (thought, engine) => {
      const [count = 0, ...words] = realEvidence(thought);
      const [tokens = 0, id = -1, , ...rest] = words.slice(count);
      if (tokens === 0) return [count, ...words];
      // of the first hidden piece just what it is
      const set = 1 << (kindsOf(engine).get(id) ?? 0);
      return [count + 1, ...words.slice(0, count), set, tokens, id, count, ...rest];
    },
  },
  'evidence that denies too much': {
    evidence: (thought) => {
      const [count = 0, ...words] = realEvidence(thought);
      // nobody hidden is a King
      return [count, ...words.slice(0, count).map((set) => set & ~(1 << KIND.king)), ...words.slice(count)];
    },
  },
};

/** The leaks that can be planted, by what they tell. */
export const LIES: MedievalLies = { ...rowLies, ...viewLies, ...laidLies, ...mindLies };
