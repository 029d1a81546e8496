/** What the title knows of a game before anything of it is fetched. */

import type { Shelf } from '../../contract/host';
import type { View } from '../../contract/view';
import type { KeptMatch } from '../../match/saves';
import type { StrokeName } from '../parts/glyph';
import type { GameFace } from './face';

/** A button of the title that leads to one of the game's screens. */
export interface TitleButton {
  readonly action: string;
  readonly icon: StrokeName;
  readonly label: string;
  readonly screen: string;
}

export interface TitleCard {
  /** The game's word, as setups name it. */
  readonly game: string;
  /** Key of its name. */
  readonly title: string;
  /** Its place among the games on the title: the first is the one that *Play* begins. */
  readonly place: number;
  /** Leads to what is chosen before a match. */
  readonly start: () => TitleButton;
  /** How the screens of other games point to it; null: they do not. */
  readonly offer: (() => { readonly label: string; readonly about: string }) | null;
  /** What a match of it is called, by its form where there are several. */
  readonly matchName: (kept: Pick<KeptMatch, 'form'>) => string;
  /** What *Play* would begin, from what is kept; null: that can't be told before the game is fetched. */
  readonly playLine: (shelf: Shelf) => string | null;
  /** What waits to be gone on with besides a match. `onTable`: the game of the match that was left open. */
  readonly waiting: (shelf: Shelf, onTable: string | null) => TitleButton | null;
  /** The battle on the title's map; null: it has none to show. */
  readonly picture: (() => Promise<View | null>) | null;
  readonly load: () => Promise<GameFace>;
}
