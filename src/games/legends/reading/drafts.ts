/** Which events of a story belong together: a fight with all that it led to, a power with what it did, a single move. */
import type { GameEvent } from '../../../contract/event';
import { legendsCatalogue } from '../catalogue';
import { KEYWORDS, type Power } from '../language';
import { pieceKnown } from './pieces-seen';
import type { Beat } from './story';

/** Beats that belong together: the first one gives the entry its title. */
export interface Draft {
  readonly head: Beat;
  readonly rest: Beat[];
  /** A fight or strike that has not come to its end. */
  open: boolean;
}

const isAttack = ({ event, other }: Beat): boolean => event.type === 'moved' && other !== null;
/** Does a fight begin with it: an attack, or a Distance Strike? */
export const isFight = (beat: Beat): boolean => isAttack(beat) || beat.event.type === 'struck';

/** Told by the heading, or by other lines of the same entry. */
const SILENT: readonly GameEvent['type'][] = ['turn', 'windowClosed'];

/** What always begins an entry of its own; `used` does so outside a fight, a move when no power makes it. */
const HEADS: readonly GameEvent['type'][] = ['dealt', 'passed', 'resigned', 'over', 'placed'];

const moves = (power: Power): boolean => {
  const meaning = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  return 'do' in meaning && meaning.do.some(({ op }) => op === 'move');
};

/** May the power that is used move anything? Where its piece is not known, it may. */
const mayMove = ({ event, piece }: Beat): boolean => {
  if (event.type !== 'used') return true;
  const keyword = event.keyword === null ? undefined : KEYWORDS[event.keyword];
  const power = keyword === undefined ? pieceKnown(piece?.kind ?? null)?.powers[event.power - 1] : { keyword };
  return power === undefined || moves(power);
};

const begins = (beat: Beat, draft: Draft | undefined): boolean => {
  const { type } = beat.event;
  if (draft === undefined || HEADS.includes(type) || isFight(beat)) return true;
  if (draft.head.turn !== beat.turn) return true;
  if (type === 'used') return !draft.open;
  if (type === 'moved') return !isFight(draft.head) && (draft.head.event.type === 'moved' || !mayMove(draft.head));
  return type === 'swapped' && beat.turn === 0;
};

/** A power of the piece that attacks or strikes with it, with nothing between: the fight is told, and by what it came. */
const leadsTo = (draft: Draft | undefined, beat: Beat): boolean =>
  draft?.head.event.type === 'used' && isFight(beat) && draft.head.piece?.id === beat.piece?.id && !hasOutcome(draft);

const hasOutcome = ({ rest }: Draft): boolean => rest.some(({ event }) => event.type !== 'shown');

/** Has the fight come to its end with this event? What follows is told after it. */
const ends = ({ head }: Draft, { event }: Beat): boolean =>
  event.type === 'fought' ||
  ((event.type === 'removed' || event.type === 'controlled') &&
    (event.token === head.piece?.id || event.token === head.other?.id));

/** A piece is shown because it uses a power: one thing. */
const isPrelude = (beat: Beat, next: Beat | undefined): boolean =>
  beat.event.type === 'shown' && next?.event.type === 'used' && next.event.token === beat.event.token;

/** The beats put together, in order; what other lines say is left out. */
export const draftsOf = (story: readonly Beat[]): readonly Draft[] => {
  const drafts: Draft[] = [];
  for (const [index, beat] of story.entries()) {
    const last = drafts.at(-1);
    // outside fights windows open and close every turn
    const idle = beat.event.type === 'windowOpened' && last?.open !== true;
    if (idle || SILENT.includes(beat.event.type) || isPrelude(beat, story[index + 1])) continue;
    if (leadsTo(last, beat) && last !== undefined) {
      drafts[drafts.length - 1] = { head: beat, rest: [last.head, ...last.rest], open: true };
    } else if (last === undefined || begins(beat, last)) {
      drafts.push({ head: beat, rest: [], open: isFight(beat) });
    } else {
      last.rest.push(beat);
      if (ends(last, beat)) last.open = false;
    }
  }
  return drafts;
};
