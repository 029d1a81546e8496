/** How matches come onto the table: only where no other page on the same shelf has one open, or by taking it from that page. */
import type { Outcome } from '../contract/fault';
import type { Shelf } from '../contract/host';
import type { Notice, RefereeApi, StartRequest } from '../contract/referee';
import { ok, refuse } from '../games/shared/outcome';
import type { Registry } from '../games/shared/registry';
import type { GameWords } from './face';
import type { Following } from './following';
import { elsewhere, unfinished } from './guard';
import type { Hold } from './hold';
import type { Notes, NotesKept } from './notes';
import { readKept, type Saves } from './saves';
import type { Readable } from './store';

/** What becomes of a match that is not over when another one is opened: it `ends`, or it `stays` and `unfinished` is the answer. */
export type Unfinished = 'ends' | 'stays';

export interface Opening {
  /** The match on the table goes on in another page: here it stands still, and nothing of it is written. */
  readonly elsewhere: Readable<boolean>;
  /** Starts a match; `elsewhere` while another page has one open, `unfinished` where one that is not over is to stay. */
  start(request: StartRequest, unfinished?: Unfinished): Promise<Outcome<null>>;
  /**
   * Takes up a saved text, with the notes that were saved beside it; a Fault (`elsewhere` and `unfinished` as well) leaves
   * the running match as it is.
   */
  load(text: string, unfinished?: Unfinished, noted?: NotesKept): Promise<Outcome<null>>;
  /** Takes up the kept match as whoever had it last has left it; `elsewhere`, `bad-save`, `storage` where none is kept. */
  resume(): Promise<Outcome<null>>;
  /** Takes the right to a match from the page that has it; one is then to be started or taken up here. */
  seize(): Promise<void>;
}

export interface OpeningPorts {
  readonly referee: Pick<RefereeApi, 'start' | 'load'>;
  readonly games: Pick<Registry<GameWords>, 'load'>;
  readonly shelf: Shelf;
  readonly hold: Hold;
  readonly saves: Pick<Saves, 'begin' | 'holds' | 'isKept' | 'elsewhere'>;
  readonly following: Pick<Following, 'replace'>;
  readonly notes: Notes;
}

export const createOpening = (ports: OpeningPorts): Opening => {
  const { referee, games, shelf, hold, saves, following, notes } = ports;

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: what is taken up must not have been played on meanwhile. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };

  /** Opens what `begin` finds to open, called once this page may. */
  const open = async (
    begin: () => Promise<Outcome<Notice>>,
    onBegun: () => void,
    left: Unfinished = 'ends',
  ): Promise<Outcome<null>> => {
    if (!(await hold.take())) return elsewhere();
    // asked only now: no other page can begin or end one any more
    if (left === 'stays' && (saves.isKept() || readKept(shelf) !== null)) {
      if (!saves.holds()) hold.release();
      return unfinished();
    }
    const tenure = hold.tenure();
    const begun = await following.replace(async () => {
      const outcome = await begin();
      if (outcome.ok) saves.begin(tenure);
      return outcome;
    });
    if (!saves.holds()) hold.release();
    else if (begun.ok) onBegun();
    return begun;
  };

  return {
    elsewhere: saves.elsewhere,
    start: async (request, left) => {
      // what can't be fetched ends no running match; a name that is none is the referee's to refuse
      const fetched = await games.load(request.setup.game);
      if (!fetched.ok && fetched.fault.code === 'core-failed') return fetched;
      return inTurn(() => open(() => referee.start(request), notes.clear, left));
    },
    load: (text, left, noted) => {
      let same = false;
      const begin = (): Promise<Outcome<Notice>> => {
        same = readKept(shelf)?.text === text;
        return referee.load(text);
      };
      const onBegun = (): void => {
        if (noted !== undefined) notes.take(noted);
        // what was noted belongs to the match that was left open, not to any other
        else if (same) notes.reread();
        else notes.clear();
      };
      return inTurn(() => open(begin, onBegun, left));
    },
    resume: () => {
      const begin = async (): Promise<Outcome<Notice>> => {
        const kept = readKept(shelf);
        return kept === null ? refuse('storage', '', 'a match that is kept') : referee.load(kept.text);
      };
      // one that is played here is newer than what is kept
      return inTurn(async () => (saves.isKept() ? ok(null) : open(begin, notes.reread)));
    },
    seize: () => hold.seize(),
  };
};
