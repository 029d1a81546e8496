/** What the screens before a battle share: the plan, what is kept, which army is being built. Changes are kept at once. */
import { type Signal, signal } from '@preact/signals';
import type { Shelf } from '../../../../contract/host';
import type { Rival } from '../../../../match/series';
import type { App } from '../../../app/app';
import { type Places, placed } from '../../../setup/places';
import {
  type KeptArmy,
  type KeptSeries,
  keepArmies,
  keepPlan,
  keepSeries,
  keptArmies,
  keptPlan,
  keptSeries,
} from './keeping';
import type { BattlePlan } from './plan';

/** Where the builder of armies and the arranging lead back to. */
export type Origin = 'plan' | 'between';

export interface Setting {
  readonly plan: Signal<BattlePlan>;
  readonly armies: Signal<Places<KeptArmy>>;
  readonly series: Signal<KeptSeries | null>;
  /** The match on the screen is a game of the series. */
  readonly counted: Signal<boolean>;
  /** Whose army is being built or chosen. */
  readonly builder: Signal<Rival>;
  readonly origin: Signal<Origin>;
  /** The rest of the choices of a new battle lies open. */
  readonly more: Signal<boolean>;
  /** What was last begun on this visit. */
  readonly last: Signal<BattlePlan | null>;
  /** Each gives false when the host did not keep it: the change holds until the page is closed. */
  readonly change: (plan: BattlePlan) => boolean;
  readonly saveArmy: (at: number, army: KeptArmy | null) => boolean;
  readonly changeSeries: (series: KeptSeries | null) => boolean;
  /** Takes the series as the shelf has it: another page may have played on in it. */
  readonly rereadSeries: () => void;
}

/** What this shelf holds. `playing`: a battle was left open; else a game of the series that was begun is lost and comes again. */
export const createSetting = (shelf: Shelf, playing = true): Setting => {
  const plan = signal(keptPlan(shelf));
  const armies = signal(keptArmies(shelf));
  const kept = keptSeries(shelf);
  const series = signal(kept === null || playing ? kept : { ...kept, began: null });
  return {
    plan,
    armies,
    series,
    counted: signal(false),
    builder: signal<Rival>(0),
    origin: signal<Origin>('plan'),
    more: signal(false),
    last: signal<BattlePlan | null>(null),
    change: (next) => {
      plan.value = next;
      return keepPlan(shelf, next);
    },
    saveArmy: (at, army) => {
      // another page may have written meanwhile
      armies.value = placed(keptArmies(shelf), at, army);
      return keepArmies(shelf, armies.value);
    },
    changeSeries: (next) => {
      series.value = next;
      return keepSeries(shelf, next);
    },
    rereadSeries: () => {
      series.value = keptSeries(shelf);
    },
  };
};

const settings = new WeakMap<App, Setting>();

export const putSetting = (app: App, setting: Setting): void => void settings.set(app, setting);

/** What Legends keeps for this page. Throws before the face is attached. */
export const settingOf = (app: App): Setting => {
  const setting = settings.get(app);
  if (setting === undefined) throw new Error('the face is not attached');
  return setting;
};
