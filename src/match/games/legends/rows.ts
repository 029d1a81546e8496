/** Answers that are no squares, as a list beside the board shows them: powers, pieces by name, lands, seats. Structure only. */
import type { Content, Press } from '../../../contract/content';
import type { Decision } from '../../../contract/decision';
import type { View } from '../../../contract/view';
import { PRIMED_TARGET, PRIMED_USER } from '../../../games/legends/names';
import { GRANTED_ITEM } from '../../../games/legends/notation';
import { tokensOn } from '../../../games/legends/reading/knowledge';
import { pieceKnown } from '../../../games/legends/reading/pieces-seen';
import { unpackChoice } from '../../../games/shared/choice';
import { type Candidate, candidatesOf, PRESS_PASS, samePress } from '../../press';
import type { Asking } from '../../types';
import { hurtsOnly } from './gain';
import { meantOn } from './meant';

/** One power of one piece. */
export interface PowerRow {
  readonly on: 'power';
  /** All presses that choose it, from the first on. */
  readonly presses: readonly Press[];
  readonly chosen: boolean;
  /** The piece's square, token and kind; token -1 where the view does not tell. */
  readonly square: number;
  readonly token: number;
  readonly kind: number | null;
  /** Number of its own power, from 1; null for one that was lent. */
  readonly power: number | null;
  /** Number of the keyword that was lent; else null. */
  readonly keyword: number | null;
  /** How many targets it may have; 0: it needs none. */
  readonly targets: number;
}

/** One of two pieces on the same square. */
export interface WhichRow {
  readonly on: 'which';
  readonly presses: readonly Press[];
  readonly chosen: boolean;
  readonly square: number;
  readonly token: number;
  readonly kind: number | null;
}

/** A numbered thing: a chart number (0: nothing), a terrain, a seat. */
export interface ItemRow {
  readonly on: 'kind' | 'terrain' | 'seat';
  readonly presses: readonly Press[];
  readonly chosen: boolean;
  readonly item: number;
}

export type AnswerRow = PowerRow | WhichRow | ItemRow;

/** What the list needs to know besides the question. */
export interface RowContext {
  readonly view: View;
  readonly content: Pick<Content, 'presses' | 'ordered'>;
}

const startsWith = (presses: readonly Press[], start: readonly Press[]): boolean =>
  start.length <= presses.length && start.every((press, at) => samePress(press, presses[at] ?? PRESS_PASS));

/** Presses up to and with the item that names the power. */
const headOf = ({ presses }: Candidate): readonly Press[] => presses.slice(0, 2);

const USES = ['power', 'powerTo', 'granted'] as const;

const usesPower = ({ code }: Candidate): boolean => USES.some((form) => form === unpackChoice(code).form);

const powerRow = (
  first: Candidate,
  all: readonly Candidate[],
  asking: Asking,
  view: View,
  presses: readonly Press[] = headOf(first),
): PowerRow => {
  const { form, item, from } = unpackChoice(first.code);
  const number = item & ~(PRIMED_TARGET | PRIMED_USER);
  const users = tokensOn(view, from, asking.decision.seat);
  const user = users[(item & PRIMED_USER) === 0 ? 0 : 1];
  return {
    on: 'power',
    presses,
    chosen: asking.presses.length >= presses.length && startsWith(asking.presses, presses),
    square: from,
    token: user?.id ?? -1,
    kind: user?.kind ?? null,
    power: form === 'granted' ? null : number,
    keyword: form === 'granted' ? number : null,
    targets: all.filter((one) => one.presses.length > 2 && startsWith(one.presses, presses)).length,
  };
};

/** The powers that lead to a square that was aimed at, each with that square. */
const aimedRows = (asking: Asking, { view, content }: RowContext): readonly PowerRow[] =>
  (asking.aim?.ways ?? []).flatMap((way) => {
    const first = candidatesOf(asking.decision, content).find(({ presses }) => startsWith(presses, way));
    return first === undefined ? [] : [powerRow(first, [], asking, view, way)];
  });

/** Could the power of this row only hurt its own side? One that was lent is left where it is. */
const hurts = (row: PowerRow, uses: readonly Candidate[], { decision }: Asking, view: View): boolean => {
  const user = view.tokens.find(({ id }) => id === row.token);
  const power = row.power === null ? undefined : pieceKnown(row.kind)?.powers[row.power - 1];
  if (user === undefined || power === undefined) return false;
  const aims = uses.filter(({ presses }) => presses.length > 2 && startsWith(presses, row.presses));
  const targets = aims.flatMap(({ code }) => meantOn(view, decision, code));
  // aimed at squares, nobody is hurt
  return (aims.length === 0 || targets.length > 0) && hurtsOnly(view, power, user, targets);
};

/** Powers of the chosen piece, or of all pieces while none is chosen; last those by which nothing can be gained. */
const powerRows = (asking: Asking, { view, content }: RowContext): readonly PowerRow[] => {
  const [chosen] = asking.presses;
  const uses = candidatesOf(asking.decision, content).filter(
    (candidate) => usesPower(candidate) && (chosen === undefined || startsWith(candidate.presses, [chosen])),
  );
  const firsts = uses.filter(
    (candidate, at) => !uses.slice(0, at).some((earlier) => startsWith(earlier.presses, headOf(candidate))),
  );
  const rows = firsts.map((first) => powerRow(first, uses, asking, view));
  // of powers that are due one merely comes first
  if (asking.decision.kind === 'order') return rows;
  const last = new Set(rows.filter((row) => hurts(row, uses, asking, view)));
  return [...rows.filter((row) => !last.has(row)), ...last];
};

const whichRows = ({ presses, decision }: Asking, { view }: RowContext): readonly WhichRow[] => {
  const second: Press = { on: 'item', item: PRIMED_TARGET };
  const isSecond = samePress(presses.at(-1) ?? PRESS_PASS, second);
  const plain = isSecond ? presses.slice(0, -1) : presses;
  const last = plain.at(-1);
  if (last?.on !== 'square') return [];
  return tokensOn(view, last.square, decision.seat)
    .slice(0, 2)
    .map((token, at): WhichRow => {
      const { id, kind, square } = token;
      return {
        on: 'which',
        presses: at === 0 ? plain : [...plain, second],
        chosen: isSecond === (at === 1),
        square,
        token: id,
        kind,
      };
    });
};

const itemRows = (asking: Asking, on: ItemRow['on']): readonly ItemRow[] =>
  asking.decision.choices.flatMap((code): readonly ItemRow[] => {
    const { form, item } = unpackChoice(code);
    if (form !== 'item') return [];
    const press: Press = { on: 'item', item };
    return [{ on, presses: [press], chosen: asking.presses.some((made) => samePress(made, press)), item }];
  });

const ITEMS: Readonly<Partial<Record<Decision['kind'], ItemRow['on']>>> = {
  name: 'kind',
  pick: 'kind',
  place: 'kind',
  terrain: 'terrain',
  seat: 'seat',
};

/** Is it open which of two pieces on the pressed square is meant? */
const isDouble = (asking: Asking): boolean => {
  const last = asking.presses.at(-1);
  return asking.more || (last?.on === 'item' && last.item === PRIMED_TARGET);
};

/**
 * The list as it stands after the presses so far, in the order of the choices but for powers that could only hurt. Empty where
 * squares are all there is.
 */
export const rowsOf = (asking: Asking, context: RowContext): readonly AnswerRow[] => {
  if ((asking.aim ?? null) !== null) return aimedRows(asking, context);
  const doubles = isDouble(asking) ? whichRows(asking, context) : [];
  const on = ITEMS[asking.decision.kind];
  return [...doubles, ...(on === undefined ? powerRows(asking, context) : itemRows(asking, on))];
};

/** Is the item of a press one that was lent? Its keyword number, or null. */
export const lentKeyword = (item: number): number | null => {
  const number = item & ~(PRIMED_TARGET | PRIMED_USER);
  return number >= GRANTED_ITEM ? number - GRANTED_ITEM : null;
};
