/** A stage on a board of polygons with three seats: ?near=0&turnable&bare&marks   and `window.isles` in the console. */
import '@fontsource/alegreya-sans/700.css';
import { createRegistry } from '../../../src/games/shared/registry';
import type { Asking } from '../../../src/match/types';
import { stagesOf } from '../../../src/stage';
import { say } from '../../../src/text';
import { settingsOf } from '../settings';
import { islesView, lookOn } from '../support/look';
import { isles, turnable } from '../support/plan';

const query = new URLSearchParams(location.search);
const host = document.getElementById('host');
if (host === null) throw new Error('no host');

const plan = query.has('turnable') ? turnable : isles;
const heard: string[] = [];
const stage = await stagesOf(createRegistry({ isles: async () => lookOn(plan) }))(
  {
    game: 'isles',
    host,
    say,
    onSquare: (square) => heard.push(`press ${plan.name(square)}`),
    onHover: (square) => heard.push(square === null ? 'hover nothing' : `hover ${plan.name(square)}`),
  },
  settingsOf(query, 0),
);
const terrain = query.has('bare') ? islesView.terrain.map((kind, cell) => (cell < 4 ? -1 : kind)) : islesView.terrain;
const view = { ...islesView, terrain };
stage.show(view);

const asking: Asking = {
  decision: { seat: 2, kind: 'main', key: 'isles.move', args: [], choices: [0] },
  prompt: { key: 'isles.move', args: {} },
  presses: [{ on: 'square', square: 5 }],
  squares: [
    { square: 1, mark: 'move' },
    { square: 6, mark: 'move' },
    { square: 4, mark: 'source' },
    { square: 2, mark: 'attack' },
    { square: 9, mark: 'target' },
  ],
  items: [],
  canPass: false,
  choice: null,
  more: false,
};

/** A token's walk over the cells that it passes. */
const walk = async (from: number, to: number): Promise<void> => {
  const before = view.tokens.find(({ square }) => square === from);
  if (before === undefined) throw new Error(`nothing stands on ${from}`);
  const after = { ...view, tokens: view.tokens.map((token) => (token === before ? { ...token, square: to } : token)) };
  await stage.play({ from: view, to: after, events: [{ type: 'moved', token: before.id, from, to }] });
};

const gallery = { stage, plan, heard, walk, mark: () => stage.ask(asking, null) };
export type PlanGallery = typeof gallery;
Object.assign(window, { isles: gallery });
if (query.has('marks')) {
  gallery.mark();
  stage.focus(7);
  stage.lastMove([3, 10], [{ from: 10, to: 3 }]);
}
document.documentElement.dataset['ready'] = 'plan';
