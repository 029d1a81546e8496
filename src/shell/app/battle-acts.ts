/** Beginning battles of the Legends family, single ones and those of a series. */
import { effect } from '@preact/signals';
import { matchGames } from '../../match/games';
import { playedGame, type Rival, standingOf, withGame } from '../../match/series';
import { say } from '../../text';
import { type BattlePlan, FIRST_PLAN, formOfPlan, PERSON } from '../setup/plan';
import { drawBeginner, pageDraw, requestOf, settled } from '../setup/request';
import { planProblems } from '../setup/words';
import type { App } from './app';
import { openMatch } from './open';

/** Tells it where the host keeps nothing; the change holds all the same. */
const noteKept = (app: App, kept: boolean): void => {
  if (!kept) app.tell(say('shell.note.not-kept'));
};

/** Changes the plan of the next battle, and keeps it. */
export const changePlan = (app: App, plan: BattlePlan): void => noteKept(app, app.setting.change(plan));

/** The plan that the builder and the arranging change: the next battle's, or the running series'. */
export const planInHand = ({ setting }: App): BattlePlan =>
  setting.origin.value === 'between' ? (setting.series.value?.plan ?? setting.plan.value) : setting.plan.value;

export const changeInHand = (app: App, plan: BattlePlan): void => {
  const { setting } = app;
  if (setting.origin.value === 'between' && setting.series.value !== null)
    noteKept(app, setting.changeSeries({ ...setting.series.value, plan }));
  else changePlan(app, plan);
};

/** The match that is asked for, with the time that the settings give. */
const requested = (app: App, plan: BattlePlan, began: Rival) =>
  requestOf(plan, began, pageDraw, app.settings.value.championTime);

const startOne = (app: App, plan: BattlePlan): Promise<boolean> => {
  const began = drawBeginner(plan, pageDraw);
  return openMatch(app, () => app.ports.match.start(requested(app, plan, began)));
};

/** Begins the battle of a plan, or the first game of its series. */
export const startPlan = async (app: App, plan: BattlePlan): Promise<boolean> => {
  app.setting.last.value = plan;
  if (plan.series === 'single') return startOne(app, plan);
  const fixed = settled(plan, pageDraw);
  const before = app.setting.series.value;
  const began = drawBeginner(fixed, pageDraw);
  noteKept(app, app.setting.changeSeries({ plan: fixed, series: { plan: plan.series, games: [] }, began: null }));
  const begun = await openMatch(app, () => app.ports.match.start(requested(app, fixed, began)), began);
  if (!begun) app.setting.changeSeries(before);
  return begun;
};

/** Begins the next game of the running series; without a word who begins, lots are drawn. */
export const startNext = async (app: App, begins: Rival | null): Promise<boolean> => {
  const kept = app.setting.series.value;
  if (kept === null || standingOf(kept.series).next === null) return false;
  const began = begins ?? (pageDraw(2) === 0 ? 0 : 1);
  return openMatch(app, () => app.ports.match.start(requested(app, kept.plan, began)), began);
};

/** What the title's button begins: the battle of the last time against the computer, where nothing has to be laid out first. */
export const titlePlan = ({ setting }: App): BattlePlan => {
  const plan = setting.plan.value;
  const ready = plan.opponent !== PERSON && formOfPlan(plan).setup === 'dealt' && planProblems(plan).length === 0;
  return ready ? { ...plan, series: 'single' } : FIRST_PLAN;
};

/** The title's one button. */
export const play = (app: App): Promise<boolean> => startPlan(app, titlePlan(app));

/** Gives the running series up. */
export const endSeries = (app: App): void => {
  app.setting.changeSeries(null);
  app.screen.value = 'title';
};

/** Counts a game of the series when it has come to its end. */
export const watchSeries = (app: App): void => {
  effect(() => {
    const state = app.state.value;
    const kept = app.setting.series.peek();
    if (state === null || state.result === null || kept === null || kept.began === null) return;
    const { game: name, sides } = state.setup;
    const { destroyed } = matchGames.get(name);
    // a game that counts nothing is never part of a series
    if (destroyed === null) return;
    const game = playedGame({ view: { ...state.view, result: state.result }, sides, destroyed }, kept.began);
    if (game !== null)
      noteKept(app, app.setting.changeSeries({ ...kept, series: withGame(kept.series, game), began: null }));
  });
};
