/** What a game's face shows around the battle: new match, once more, what the title says, codex, result, reminders. */
import type { ComponentType } from 'preact';
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import type { SeatSetup } from '../../contract/setup';
import type { View } from '../../contract/view';
import type { MatchState } from '../../match/types';
import type { App } from '../app/app';
import type { LetterAct } from '../board/keys';
import type { Part } from '../parts/part';
import type { Standing, TurnCount } from '../result/course';

/** A thing worth saying again when a battle pauses. */
export interface Reminder {
  readonly title: string;
  readonly text: string;
}

/** A side in tables and charts, whole also where it has several players. */
export interface SideNamed {
  readonly side: number;
  readonly name: string;
  /** How its line is drawn: a word that result.css knows. */
  readonly colour: 'good' | 'evil' | 'dark' | 'light' | 'first' | 'second' | 'third' | 'fourth';
}

/** Which keys the game's boards have. */
export interface KeyList {
  /** Keys that can't be laid elsewhere, beside those of every board: names of texts `keys.<name>`. */
  readonly fixed: readonly string[];
  /** Letters that mean nothing here. */
  readonly without: readonly LetterAct[];
  /** Letters that do less or more here: keys of what they do. */
  readonly about: Readonly<Partial<Record<LetterAct, string>>>;
}

/** What the sheet shows on which an army is laid out in secret. */
export interface LayingFace {
  readonly Piece: ComponentType<{ readonly kind: number; readonly seat: number }>;
  /** `cell`: its number on the board, where it matters what it is. */
  readonly Ground: ComponentType<{ readonly terrain: number; readonly cell: number }>;
  readonly kindName: (kind: number) => string;
  /** The name under which a form's layouts are kept on the shelf; no two games' are the same. */
  readonly shelfName: (form: string) => string;
}

/** How the result looks when a side of this kind has won. */
export interface VictoryTheme {
  /** A word that result.css knows. */
  readonly name: string;
  /** Fetches what only this theme needs. */
  readonly fetch: () => Promise<unknown>;
}

export interface AroundFace {
  /** Key of the game's name. */
  readonly title: string;
  /** Called once for a page, when the game is fetched: what it keeps on the shelf is read. */
  readonly attach: (app: App) => void;
  /** Its screens before and between matches, by name. */
  readonly screens: Part<Readonly<Record<string, ComponentType>>>;
  /** What the title's one button begins, and how it is announced. */
  readonly play: (app: App) => Promise<boolean>;
  readonly playLine: (app: App) => string;
  /** Levels of the computer that people play against, the weakest first. */
  readonly levels: readonly string[];
  /** The same match again; what was drawn is drawn anew. `level`: another one for the computer, from now on. */
  readonly again: (app: App, setup: SeatSetup, level?: string) => Promise<boolean>;
  /** What a rematch draws anew, where it may change the player's side; missing or null: nothing that needs to be told. */
  readonly redrawn?: (app: App, setup: SeatSetup) => string | null;
  /** What comes after a match; null: it can be played again. */
  readonly Onward: ComponentType | null;
  /** The rules; `view`: of the match on the table, null where none is. */
  readonly Codex: ComponentType<{ readonly view: View | null }>;
  /** What is worth saying again in a pause, beside the form and the controls. */
  readonly reminders: (view: View) => readonly Reminder[];
  readonly keys: KeyList;
  /** All sides of a match, by their number. */
  readonly sides: (view: View) => readonly SideNamed[];
  /** What else is worth knowing of how it ended, after the sentence that says why: one line each. */
  readonly endLines?: (state: Pick<MatchState, 'view' | 'events' | 'result'>) => readonly string[];
  /** How long the match was. */
  readonly lengthLine: (view: View) => string;
  /** What the match came to in numbers; null: the course is all there is. */
  readonly Numbers: ComponentType<{ readonly state: MatchState }> | null;
  /** What happened in a turn of the course. */
  readonly turnLine: (events: readonly GameEvent[], view: View, result: Result | null) => (turn: TurnCount) => string;
  /** Places of the events that count as a fight; without it every comparison and every fall in an attack does. */
  readonly fightsAt?: (events: readonly GameEvent[], view: View) => readonly number[];
  /** Which pieces the course counts; without it all that a side has on the board. */
  readonly standing?: Standing;
  readonly victoryTheme: (view: View, winner: number) => VictoryTheme | null;
  /** Null where nothing is laid out in secret. */
  readonly laying: LayingFace | null;
}
