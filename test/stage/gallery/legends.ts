/**
 * A Legends stage on the reference engine, to look at and to drive by hand or from a test:
 * ?at=<name of a position>&viewer=0&near=0&play=c4-c5,pass&ask=18&speed=normal&calm   and `window.legends` in the console.
 */
import '../../support/texts';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import { legends, legendsOf } from '../../../src/games/legends';
import { ask, press } from '../../../src/match/asking';
import { legendsWords } from '../../../src/match/games/legends';
import { squaresTouched, waysGone } from '../../../src/match/last-turn';
import type { Asking } from '../../../src/match/types';
import { createLegendsReference } from '../../../src/reference/legends';
import { createStage, type Stage } from '../../../src/stage';
import { say } from '../../../src/text';
import { settingsOf } from '../settings';
import { POSITIONS } from './positions';

const query = new URLSearchParams(location.search);
const host = document.getElementById('host');
if (host === null) throw new Error('no host');

const engine = createLegendsReference();
const at = query.get('at');
const position = at === null ? null : POSITIONS[at];
const seats = Number(query.get('seats') ?? 2);
const content = legendsOf(query.get('form') ?? 'legends') ?? legends;
const setupOf = () => {
  if (position === null)
    return content.sampleSetup(Number(query.get('sample') ?? 0), Number(query.get('seed') ?? 7), seats);
  const players = [...Array(seats).keys()].map(() => ({ player: 'person' }));
  const read = content.readSetup({ game: 'legends', seats: players, seed: 1, position });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
};
const started = engine.start(setupOf());
if (!started.ok) throw new Error(JSON.stringify(started.fault));

let dice = Number(query.get('dice') ?? 7);
for (let i = 0; i < Number(query.get('plies') ?? 0); i++) {
  const decision = engine.decision();
  if (decision === null) break;
  dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
  engine.apply((dice >>> 8) % decision.choices.length);
}

const viewer = Number(query.get('viewer') ?? 0);
const settings = settingsOf(query, viewer < 8 ? viewer : 0);
const stage: Stage = await createStage(
  { game: 'legends', host, say, onSquare: () => undefined, onHover: () => undefined },
  settings,
);
const view = () => engine.view(viewer);
const show = (): void => stage.show(view());
show();

const asks = (text: string): Asking | null => {
  const decision = engine.decision();
  if (decision === null) return null;
  const context = { view: view(), ...legendsWords };
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

/** One answer, played as this viewer sees it. */
const act = async (text: string): Promise<void> => {
  const decision = engine.decision();
  if (decision === null) throw new Error('the match is over');
  const from = view();
  const code = legends.parseChoice(text, decision.kind, from);
  const index = code.ok ? decision.choices.indexOf(code.value) : -1;
  if (index < 0) throw new Error(`not offered: ${text}`);
  engine.apply(index);
  const events = engine
    .rows()
    .filter((row) => viewer > 8 || (row.mask & (1 << viewer)) !== 0)
    .map((row) => row.event);
  const done = stage.play({ from, to: view(), events });
  stage.lastMove(squaresTouched(events), waysGone(events));
  await done;
};

let held: ReturnType<typeof engine.snapshot> | null = null;
let acting: Promise<unknown> = Promise.resolve();
const gallery = {
  stage,
  engine,
  view,
  show,
  act,
  /** The picture that many milliseconds after an answer; `release` goes back before it. */
  hold: (text: string, time: number): void => {
    const [real, start] = [performance.now.bind(performance), performance.now()];
    held = engine.snapshot();
    performance.now = () => start;
    acting = act(text);
    performance.now = () => start + time;
    stage.pause(true);
    performance.now = real;
  },
  /** Resolves when the passage that was held has been shown to its end. */
  ended: () => acting,
  release: (): void => {
    stage.skip();
    stage.pause(false);
    if (held !== null) engine.restore(held);
    held = null;
    stage.lastMove([]);
    show();
  },
  ask: (text: string) => stage.ask(asks(text), null),
};
export type LegendsGallery = typeof gallery;
Object.assign(window, { legends: gallery });
for (const text of (query.get('play') ?? '').split(',').filter((each) => each !== '')) await act(text);
const marks = query.get('ask');
if (marks !== null) gallery.ask(marks);
document.documentElement.dataset['ready'] = 'legends';
