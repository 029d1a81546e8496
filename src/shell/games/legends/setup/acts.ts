/** Beginning battles of the family, single ones and those of a series. */
import { effect } from '@preact/signals';
import type { SeatSetup } from '../../../../contract/setup';
import { matchGames } from '../../../../match/games';
import { playedGame, type Rival, standingOf, withGame } from '../../../../match/series';
import { say } from '../../../../text';
import type { App, GameScreen } from '../../../app/app';
import { levelIn } from '../../../app/easier';
import { askToDiscard, matchLeft } from '../../../app/left';
import { oneOf } from '../../../app/one-of';
import { openMatch } from '../../../app/open';
import { pageDraw } from '../../../setup/chance';
import type { KeptSeries } from './keeping';
import { type BattlePlan, FIRST_PLAN, formOfPlan, LEVELS, PERSON } from './plan';
import { drawBeginner, requestOf, settled } from './request';
import { seriesText } from './series-note';
import { createSetting, putSetting, settingOf } from './setting';
import { planProblems } from './words';

const GAME = 'legends';

/** The family's screens. */
export type ScreenName = 'plan' | 'army' | 'arrange' | 'between';

export const screenOf = (name: ScreenName): GameScreen => ({ game: GAME, name });

/** Tells it where the host keeps nothing; the change holds all the same. */
const noteKept = (app: App, kept: boolean): void => {
  if (!kept) app.tell(say('shell.note.not-kept'));
};

/** Changes the plan of the next battle, and keeps it. */
export const changePlan = (app: App, plan: BattlePlan): void => noteKept(app, settingOf(app).change(plan));

/** The plan that the builder and the arranging change: the next battle's, or the running series'. */
export const planInHand = (app: App): BattlePlan => {
  const { origin, series, plan } = settingOf(app);
  return origin.value === 'between' ? (series.value?.plan ?? plan.value) : plan.value;
};

export const changeInHand = (app: App, plan: BattlePlan): void => {
  const { origin, series, changeSeries } = settingOf(app);
  if (origin.value === 'between' && series.value !== null) noteKept(app, changeSeries({ ...series.value, plan }));
  else changePlan(app, plan);
};

/** Opens the match of a plan, with the time that the settings give. */
const open = (app: App, plan: BattlePlan, began: Rival): Promise<boolean> =>
  openMatch(app, GAME, (unfinished) =>
    app.ports.match.start(requestOf(plan, began, pageDraw, app.settings.value.championTime), unfinished),
  );

/** Opens a game of a series; only a game that has begun changes what is kept of it. */
const openGame = async (app: App, { plan, series }: KeptSeries, began: Rival): Promise<boolean> => {
  const begun = await open(app, plan, began);
  if (!begun) return false;
  const { changeSeries, counted } = settingOf(app);
  noteKept(app, changeSeries({ plan, series, began }));
  counted.value = true;
  return true;
};

/** May a new series begin? One that has still games to come is replaced only if the players say so. */
const mayReplace = async (app: App): Promise<boolean> => {
  settingOf(app).rereadSeries();
  const kept = settingOf(app).series.value;
  if (kept === null || standingOf(kept.series).next === null) return true;
  // a game of it that is left open is asked about itself
  if (kept.began !== null && matchLeft(app) !== null) return true;
  const answer = await askToDiscard(app, {
    title: say('series.open'),
    text: say('series.replaced', { standing: seriesText(kept) }),
    saves: false,
  });
  if (answer === 'continue') app.screen.value = screenOf('between');
  return answer === 'discard';
};

const openPlan = async (app: App, plan: BattlePlan): Promise<boolean> => {
  if (plan.series === 'single') return open(app, plan, drawBeginner(plan, pageDraw));
  if (!(await mayReplace(app))) return false;
  const fixed = settled(plan, pageDraw);
  const began = drawBeginner(fixed, pageDraw);
  return openGame(app, { plan: fixed, series: { plan: plan.series, games: [] }, began: null }, began);
};

/** Begins the battle of a plan, or the first game of its series. */
export const startPlan = async (app: App, plan: BattlePlan): Promise<boolean> => {
  const begun = await openPlan(app, plan);
  // where players went on with what was open, that is still what was last begun
  if (begun) settingOf(app).last.value = plan;
  return begun;
};

/** Begins the next game of the running series; without a word who begins, lots are drawn. */
export const startNext = async (app: App, begins: Rival | null): Promise<boolean> => {
  settingOf(app).rereadSeries();
  const kept = settingOf(app).series.value;
  if (kept === null || standingOf(kept.series).next === null) return false;
  return openGame(app, kept, begins ?? (pageDraw(2) === 0 ? 0 : 1));
};

/** What the title's button begins: the battle of the last time against the computer, where nothing has to be laid out first. */
export const titlePlan = (app: App): BattlePlan => {
  const plan = settingOf(app).plan.value;
  const ready = plan.opponent !== PERSON && formOfPlan(plan).setup === 'dealt' && planProblems(plan).length === 0;
  return ready ? { ...plan, series: 'single' } : FIRST_PLAN;
};

/** The title's one button. */
export const play = (app: App): Promise<boolean> => startPlan(app, titlePlan(app));

/** The plan of a match that was played, as far as it is known: of a battle that was loaded from a file the form and the level are. */
const playedPlan = (app: App, { form, seats }: Pick<SeatSetup, 'form' | 'seats'>): BattlePlan => {
  const { last, plan } = settingOf(app);
  const level = levelIn({ seats });
  const opponent = level === null ? PERSON : oneOf(level, LEVELS, plan.value.opponent);
  return { ...(last.value ?? plan.value), form, opponent, series: 'single' };
};

/** The same again, as it was last begun and at the level that was played last. A level that is asked for is kept. */
export const again = (app: App, setup: Pick<SeatSetup, 'form' | 'seats'>, level?: string): Promise<boolean> => {
  const played = playedPlan(app, setup);
  if (level === undefined) return startPlan(app, played);
  changePlan(app, { ...settingOf(app).plan.value, opponent: level });
  return startPlan(app, { ...played, opponent: level });
};

/** Where the sides are drawn, so are the armies. */
export const redrawn = (app: App, setup: Pick<SeatSetup, 'form' | 'seats'>): string | null => {
  const plan = playedPlan(app, setup);
  return plan.side === 'drawn' && formOfPlan(plan).setup === 'dealt' ? say('legends.redrawn') : null;
};

/** Gives the running series up. */
export const endSeries = (app: App): void => {
  settingOf(app).changeSeries(null);
  app.screen.value = 'title';
};

/** A match has been opened: unless it is the one that was left open, the game of the series that was on is lost. */
const watchOpenings = (app: App): void => {
  const { series, counted, changeSeries, rereadSeries } = settingOf(app);
  app.openings.add((how) => {
    rereadSeries();
    if (how === 'new' && series.value !== null) changeSeries({ ...series.value, began: null });
    counted.value = series.value !== null && series.value.began !== null;
  });
};

/** Counts a game of the series when it has come to its end. */
const watchEnds = (app: App): void => {
  const { series, changeSeries } = settingOf(app);
  effect(() => {
    const state = app.state.value;
    const kept = series.peek();
    if (state === null || state.result === null || kept === null || kept.began === null) return;
    // what is being opened was played some other time
    if (app.opening.peek() || state.setup.game !== GAME) return;
    const { destroyed } = matchGames.get(GAME);
    const view = { ...state.view, result: state.result };
    const game = playedGame({ view, sides: state.setup.sides, destroyed }, kept.began);
    if (game !== null) noteKept(app, changeSeries({ ...kept, series: withGame(kept.series, game), began: null }));
  });
};

/** Reads what is kept, and follows the running series. */
export const attach = (app: App): void => {
  putSetting(app, createSetting(app.ports.shelf, matchLeft(app)?.game === GAME));
  watchOpenings(app);
  watchEnds(app);
};
