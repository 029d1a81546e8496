/** What the screens before a battle share: the plan, what is kept, which army is being built. Changes are kept at once. */
import { type Signal, signal } from '@preact/signals';
import type { Rival } from '../../match/series';
import type { Shelf } from '../../match/types';
import {
  type KeptArmy,
  type KeptSeries,
  keepArmies,
  keepLayouts,
  keepPlan,
  keepSeries,
  keptArmies,
  keptLayouts,
  keptPlan,
  keptSeries,
  type Layouts,
  type Places,
  placed,
} from './keeping';
import type { BattlePlan } from './plan';

/** Where the builder of armies and the arranging lead back to. */
export type Origin = 'plan' | 'between';

export interface Setting {
  readonly plan: Signal<BattlePlan>;
  readonly armies: Signal<Places<KeptArmy>>;
  readonly layouts: Signal<Layouts>;
  readonly series: Signal<KeptSeries | null>;
  /** The match on the screen is a game of the series. */
  readonly counted: Signal<boolean>;
  /** Whose army is being built or chosen. */
  readonly builder: Signal<Rival>;
  readonly origin: Signal<Origin>;
  /** What was last begun on this visit. */
  readonly last: Signal<BattlePlan | null>;
  /** Each gives false when the host did not keep it: the change holds until the page is closed. */
  readonly change: (plan: BattlePlan) => boolean;
  readonly saveArmy: (at: number, army: KeptArmy | null) => boolean;
  readonly saveLayout: (form: string, at: number, layout: string | null) => boolean;
  readonly changeSeries: (series: KeptSeries | null) => boolean;
}

const EMPTY: Places<string> = Array.from({ length: 6 }, () => null);

/** The six arrangements of a form. */
export const layoutsOf = (layouts: Layouts, form: string): Places<string> => layouts[form] ?? EMPTY;

export const createSetting = (shelf: Shelf): Setting => {
  const plan = signal(keptPlan(shelf));
  const armies = signal(keptArmies(shelf));
  const layouts = signal(keptLayouts(shelf));
  const series = signal(keptSeries(shelf));
  return {
    plan,
    armies,
    layouts,
    series,
    counted: signal(false),
    builder: signal<Rival>(0),
    origin: signal<Origin>('plan'),
    last: signal<BattlePlan | null>(null),
    change: (next) => {
      plan.value = next;
      return keepPlan(shelf, next);
    },
    saveArmy: (at, army) => {
      armies.value = placed(armies.value, at, army);
      return keepArmies(shelf, armies.value);
    },
    saveLayout: (form, at, layout) => {
      layouts.value = { ...layouts.value, [form]: placed(layoutsOf(layouts.value, form), at, layout) };
      return keepLayouts(shelf, layouts.value);
    },
    changeSeries: (next) => {
      series.value = next;
      return keepSeries(shelf, next);
    },
  };
};
