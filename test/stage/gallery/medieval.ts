/**
 * A Medieval stage on the reference engine, to look at and to drive by hand or from a test:
 * ?at=<name of a position>&viewer=0&near=0&play=g7xg8+;jail e1&ask=66&speed=normal&calm   and `window.medieval` in the console.
 */
import '../../support/texts';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import type { GameEvent } from '../../../src/contract/event';
import { medieval } from '../../../src/games/medieval';
import { medievalLook } from '../../../src/games/medieval/look';
import { ask, press } from '../../../src/match/asking';
import { squaresTouched, waysGone } from '../../../src/match/last-turn';
import type { Asking } from '../../../src/match/types';
import { createMedievalReference } from '../../../src/reference/medieval';
import { createStage, type Stage } from '../../../src/stage';
import { planOf } from '../../../src/stage/director/plan';
import { say } from '../../../src/text';
import { settingsOf } from '../settings';
import { MEDIEVAL_POSITIONS } from './medieval-positions';

const query = new URLSearchParams(location.search);
const host = document.getElementById('host');
if (host === null) throw new Error('no host');

const engine = createMedievalReference();
const setupOf = () => {
  const at = query.get('at');
  if (at === null) return medieval.sampleSetup(Number(query.get('sample') ?? 0), Number(query.get('seed') ?? 7), 2);
  const seats = [{ player: 'person' }, { player: 'person' }];
  const read = medieval.readSetup({ game: 'medieval', seats, seed: 1, position: MEDIEVAL_POSITIONS[at] });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
};
const started = engine.start(setupOf());
if (!started.ok) throw new Error(JSON.stringify(started.fault));

const viewer = Number(query.get('viewer') ?? 0);
const settings = settingsOf(query, viewer < 2 ? viewer : 0);
const stage: Stage = await createStage(
  { game: 'medieval', host, say, onSquare: () => undefined, onHover: () => undefined },
  settings,
);
const view = () => engine.view(viewer);
const show = (): void => stage.show(view());
show();

/** The question after presses on squares (numbers) and items (`i1`). */
const asks = (text: string): Asking | null => {
  const decision = engine.decision();
  if (decision === null) return null;
  const context = { view: view(), content: medieval, markOf: () => null };
  let asking = ask(decision, [], context);
  for (const part of text.split(' ').filter((each) => each !== '')) {
    const on = part.startsWith('i')
      ? ({ on: 'item', item: Number(part.slice(1)) } as const)
      : ({ on: 'square', square: Number(part) } as const);
    const answer = press(asking, on, context);
    if (answer.kind === 'asking') asking = answer.asking;
  }
  return asking;
};

/** What this viewer gets told of a turn; only the telling is kept unless `keep` says so. */
const told = (text: string, keep: boolean): readonly GameEvent[] => {
  const before = engine.snapshot();
  const played = medieval.playTurn(engine, text);
  if (!played.ok) throw new Error(`${text}: ${JSON.stringify(played.fault)}`);
  if (!keep) engine.restore(before);
  return played.value.rows.filter(({ mask }) => viewer > 8 || (mask & (1 << viewer)) !== 0).map(({ event }) => event);
};

/** One turn, played as this viewer sees it. */
const act = async (text: string): Promise<void> => {
  const from = view();
  const events = told(text, true);
  const done = stage.play({ from, to: view(), events });
  stage.lastMove(squaresTouched(events), waysGone(events));
  await done;
};

const gallery = {
  stage,
  engine,
  view,
  show,
  act,
  /** The picture that many milliseconds after a turn, which stays on the screen. */
  hold: (text: string, time: number): void => {
    const [real, start] = [performance.now.bind(performance), performance.now()];
    performance.now = () => start;
    void act(text);
    performance.now = () => start + time;
    stage.pause(true);
    performance.now = real;
  },
  ask: (text: string) => stage.ask(asks(text), null),
  /** A question with what a turn would do. */
  preview: (presses: string, text: string) => stage.ask(asks(presses), { choice: 0, events: told(text, false) }),
  /** Milliseconds that a turn takes. */
  length: (text: string): number => {
    const from = view();
    const before = engine.snapshot();
    const events = told(text, true);
    const plan = planOf({ from, to: view(), events }, medievalLook, {
      speed: settings.speed,
      calm: settings.reducedMotion,
    });
    engine.restore(before);
    return plan.total;
  },
};
export type MedievalGallery = typeof gallery;
Object.assign(window, { medieval: gallery });
for (const text of (query.get('play') ?? '').split(';').filter((each) => each !== '')) await act(text);
const [presses, text, hold] = [query.get('ask'), query.get('preview'), query.get('hold')];
if (presses !== null && text !== null) gallery.preview(presses, text);
else if (presses !== null) gallery.ask(presses);
if (hold !== null) gallery.hold(hold, Number(query.get('time') ?? 400));
document.documentElement.dataset['ready'] = 'medieval';
