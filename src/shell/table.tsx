/** Everything that shows a match: the battle, the replay, and the sheets over them. */
import '../text/battle';
import { DrawDialog, OfferDialog, ResignDialog } from './dialogs/ask';
import { LevelDialog } from './dialogs/level';
import { LogDialog } from './dialogs/log';
import { MenuDialog } from './dialogs/menu';
import { ResultDialog } from './dialogs/result';
import { MatchScreen } from './screens/match';
import { ReplayScreen } from './screens/replay';

export const tableScreens = { battle: MatchScreen, replay: ReplayScreen } as const;

export const tableDialogs = {
  menu: MenuDialog,
  level: LevelDialog,
  log: LogDialog,
  result: ResultDialog,
  resign: ResignDialog,
  draw: DrawDialog,
  offer: OfferDialog,
} as const;
