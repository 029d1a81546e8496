/**
 * A stage on the reference engine, to look at and to drive by hand or from a test:
 * ?position=<line>&moves=K@c3,...&speed=normal&near=0&calm   and `window.gallery` in the console.
 */
import '../../support/texts';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import { legion } from '../../../src/games/legion';
import { ask, press } from '../../../src/match/asking';
import { legionWords } from '../../../src/match/games/legion';
import { squaresTouched, waysGone } from '../../../src/match/last-turn';
import type { Asking, Preview } from '../../../src/match/types';
import { createLegionReference } from '../../../src/reference/legion';
import { createStage, type Stage } from '../../../src/stage';
import { say } from '../../../src/text';
import { settingsOf } from '../settings';

const query = new URLSearchParams(location.search);
const host = document.getElementById('host');
if (host === null) throw new Error('no host');

const engine = createLegionReference();
const position = query.get('position');
const setup =
  position === null
    ? {
        game: 'legion',
        form: query.get('form') ?? 'basic',
        seats: [{ player: 'person' }, { player: 'person' }],
        seed: Number(query.get('seed') ?? 1),
      }
    : {
        game: 'legion',
        form: position.split(' ')[3],
        seats: [{ player: 'person' }, { player: 'person' }],
        position,
        seed: 1,
      };
const read = legion.readSetup(setup);
if (!read.ok) throw new Error(JSON.stringify(read.fault));
const started = engine.start(read.value);
if (!started.ok) throw new Error(JSON.stringify(started.fault));

// a number of moves by chance, to get to a board with something on it
let dice = Number(query.get('dice') ?? 7);
for (let i = 0; i < Number(query.get('plies') ?? 0); i++) {
  const decision = engine.decision();
  if (decision === null) break;
  dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
  engine.apply((dice >>> 8) % decision.choices.length);
}

const heard: (string | number | null)[] = [];
const settings = settingsOf(query, 0);
const open = (): Promise<Stage> =>
  createStage(
    {
      game: 'legion',
      host,
      say,
      onSquare: (square) => heard.push(`press ${square}`),
      onHover: (square) => heard.push(`hover ${square}`),
    },
    settings,
  );
let stage = await open();
const view = () => engine.view(8);
stage.show(view());

const context = () => ({ view: view(), ...legionWords });
/** Presses items (`i3`) and squares (`14`) on the open question and shows the marks. */
const asks = (text: string): Asking | null => {
  const decision = engine.decision();
  if (decision === null) return null;
  let asking = ask(decision, [], context());
  for (const part of text.split(' ').filter((each) => each !== '')) {
    const answer = press(
      asking,
      part.startsWith('i') ? { on: 'item', item: Number(part.slice(1)) } : { on: 'square', square: Number(part) },
      context(),
    );
    if (answer.kind === 'asking') asking = answer.asking;
  }
  return asking;
};
/** What a choice would do, found by doing it and going back. */
const preview = (asking: Asking | null): Preview | null => {
  if (asking === null || asking.choice === null) return null;
  const before = engine.snapshot();
  engine.apply(asking.choice);
  const events = engine.rows().map((row) => row.event);
  engine.restore(before);
  return { choice: asking.choice, events };
};
const act = async (text: string): Promise<void> => {
  const decision = engine.decision();
  const code = decision === null ? null : legion.parseChoice(text, decision.kind, { width: 6, height: 6 });
  // `#n` is the n-th answer
  const index = text.startsWith('#')
    ? Number(text.slice(1))
    : decision === null || code === null || !code.ok
      ? -1
      : decision.choices.indexOf(code.value);
  if (index < 0) throw new Error(`not offered: ${text}`);
  const from = view();
  engine.apply(index);
  const events = engine.rows().map((row) => row.event);
  const done = stage.play({ from, to: view(), events });
  stage.lastMove(squaresTouched(events), waysGone(events));
  await done;
};

const gallery = {
  get stage() {
    return stage;
  },
  engine,
  heard,
  show: () => stage.show(view()),
  ask: (text: string) => {
    const asking = asks(text);
    stage.ask(asking, preview(asking));
  },
  act,
  /** A second stage in a host of its own, for tests of opening and closing. */
  openIn: (element: HTMLElement) =>
    createStage({ game: 'legion', host: element, say, onSquare: () => undefined, onHover: () => undefined }, settings),
  view,
  reopen: async () => {
    stage.destroy();
    stage = await open();
    stage.show(view());
  },
};
export type Gallery = typeof gallery;
Object.assign(window, { gallery });
for (const move of (query.get('moves') ?? '').split(',').filter((each) => each !== '')) await act(move);
const marks = query.get('ask');
if (marks !== null) gallery.ask(marks);
document.documentElement.dataset['ready'] = 'stage';
