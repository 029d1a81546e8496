/**
 * Plays a form of Legends against itself and keeps what soft evidence could go by: now and then, of each piece that the seat asked
 * does not know, the facts of assembly/legends/belief-soft-facts.ts and what it truly is. Made of 16-bit numbers: form, match,
 * class, for each class how many of the kinds that are left the piece may be, facts, -1.
 *
 *   node test/search/tune/soft-legends.mjs FORM build/tune build/tune/quick-soft.bin --seconds 120 --from 50000
 *
 * The folder holds the builds of tune.ts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { generator } from '../arena.mjs';

const HOME = fileURLToPath(new URL('../../../', import.meta.url));
const source = async (path) => (await runnerImport(`${HOME}${path}`)).module;
const { playGame } = await source('test/support/harness/arena/match.ts');
const { Player } = await source('test/support/harness/arena/player.ts');
const { createCoreEngine } = await source('src/worker/core-engine.ts');
const { createCoreSearch } = await source('src/worker/core-search.ts');
const { instantiate } = await source('src/worker/instantiate.ts');
const { withTables } = await source('src/worker/tables.ts');
const { part } = await source('src/games/legends/worker.ts');
const { encodeView } = await source('src/worker/words/view.ts');
const { sizeOfSetup } = await source('src/worker/core-size.ts');
const { legendsOf } = await source('src/games/legends/index.ts');
const { FORM_LIST } = await source('src/games/legends/forms.ts');
const { followCourse } = await source('src/games/legends/evidence/course.ts');
const { suspectsOf } = await source('src/games/legends/evidence.ts');

/** Who plays: as the levels do, at low effort, and the policy alone. */
const WORDS = [2, 60, 200, 8, 24, 4, 6, 0, 30];
const POLICY = [4];
const ITERATIONS = 120;
/** One match in so many has setups of every kind; in the others those who play lay out their armies. */
const ODD = 3;
/** One question in so many is kept. */
const EVERY = 4;
const CLASSES = 13;
const OWN_LISTS = 'open';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, from: { type: 'string', default: '0' } },
});
const [name, folder, target] = positionals;
const formNumber = FORM_LIST.findIndex((form) => form.name === name);
const content = legendsOf(name);
const makers = new Map(
  ['', '.wide'].map((size) => [
    size,
    withTables(instantiate(readFileSync(`${folder}/legends${size}.wasm`)), part.tables),
  ]),
);
const kept = [];
let rows = 0;

function setupOf(n) {
  const sample = content.sampleSetup(n, (n * 7919 + 17) % 2 ** 31);
  const { army: _army, ...plain } = sample.seats[0];
  const laid = FORM_LIST[formNumber].setup === 'arranged' && n % ODD !== 0;
  return {
    ...sample,
    seats: laid ? sample.seats.map(() => plain) : sample.seats,
    options: { ...sample.options, lists: OWN_LISTS },
  };
}

/** Facts of the hidden pieces by id. */
function factsOf(core, view, evidence) {
  const words = encodeView(view, content.codec);
  new Int32Array(core.memory.buffer, core.inbox(), core.inboxWords()).set([...words, ...evidence]);
  const count = core.soft(words.length, evidence.length);
  const found = new Int32Array(core.memory.buffer, core.outbox(), count);
  const facts = new Map();
  for (let at = 0; at < count; ) {
    const end = found.indexOf(-1, at);
    facts.set(found[at], [...found.subarray(at + 1, end)]);
    at = end + 1;
  }
  return facts;
}

function keep(core, n, { setup, view, events, asked, truth }) {
  const facts = factsOf(core, view, content.evidence(setup, view, events, asked));
  const suspects = suspectsOf(view, followCourse(view, events, asked));
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind]));
  const hidden = view.tokens.filter(({ kind, seat }) => kind === null && (seat & 1) !== (view.viewer & 1));
  for (const { id } of hidden) {
    const counts = Array.from({ length: CLASSES }, () => 0);
    for (const other of hidden) {
      const kind = kinds.get(other.id);
      if (suspects.get(id)?.has(kind) ?? true) counts[core.softClass(kind)]++;
    }
    const numbers = [formNumber, n % 32000, core.softClass(kinds.get(id)), ...counts, ...facts.get(id), -1];
    kept.push(Buffer.from(Int16Array.from(numbers).buffer));
    rows++;
  }
}

/** A player who also writes down what it could not know: for tuning alone. */
function seated(n, maker, setup, draw) {
  const player = (parameters, looks) =>
    new Player({
      content: looks ? content : { ...content, evidence: undefined },
      level: { share: 1, parameters },
      search: createCoreSearch(maker(), content),
      budget: { iterations: ITERATIONS },
    });
  const [thinker, hasty] = [player(WORDS, true), player(POLICY, false)];
  const observer = maker();
  createCoreEngine(observer, content).start(setup);
  return {
    cheats: true,
    times: [],
    begin: () => undefined,
    choose: (question) => {
      if (question.decision.kind === 'main' && draw(EVERY) === 0) keep(observer, n, question);
      return (draw(3) === 0 ? hasty : thinker).choose({ ...question, truth: null });
    },
  };
}

const end = Date.now() + Number(values.seconds) * 1000;
const from = Number(values.from);
let n = from;
for (; Date.now() < end; n++) {
  const setup = setupOf(n);
  const maker = makers.get(sizeOfSetup(content, setup) === 'wide' ? '.wide' : '');
  const draw = generator(n * 31 + 7);
  const players = [seated(n, maker, setup, draw), seated(n, maker, setup, draw)];
  playGame({ engine: createCoreEngine(maker(), content), players }, setup, n, 0);
}
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, Buffer.concat(kept));
console.log(`${name}: ${n - from} matches, ${rows} pieces`);
