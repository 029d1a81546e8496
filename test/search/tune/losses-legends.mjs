/**
 * Takes every piece off the board, one at a time, in positions of a form's matches against itself, and tells how often its own
 * side is then judged to stand better: in all, without those whose death brings something (bearers of curses, spells), and by kind.
 *
 *   node test/search/tune/losses-legends.mjs FORM build/tune --positions 10000 [--players FOLDER] [--iterations 64 --words '[2,10,0,12,32,4,0,0,30]']
 *
 * The folder holds builds of tune.ts. Openings and every twelfth choice are by the policy.
 */
import { parseArgs } from 'node:util';
import { parameterWords } from '../arena.mjs';
import { generator, kindsOf, nameOfKind, piecesOf, search, setupOf, started, without } from './legends.mjs';

const POLICY = [4, 0, 0, 0, 1, 1, 0, 0];
/** One main decision in so many. */
const EVERY = 4;
const MOST_CHOICES = 3000;
/** What brings something when it dies, among what a kind's words say that it can: a curse, a spell. */
const BRINGS = 1 | 16;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '10000' },
    from: { type: 'string', default: '7000000' },
    iterations: { type: 'string', default: '64' },
    words: { type: 'string', default: '[1,150,0,0,4094,1,0,2]' },
    players: { type: 'string' },
    most: { type: 'string', default: '12' },
  },
});
const [form, folder] = positionals;
const words = JSON.parse(values.words);
const brings = new Set(kindsOf(folder, form).flatMap(({ kind, traits }) => (traits & BRINGS ? [kind] : [])));
const tally = new Map();
let positions = 0;

/** An engine at a match's start that judges by the plain style: which is that of the search begun last. */
function judging(setup) {
  const engine = started(folder, setup);
  const { core } = engine;
  const view = engine.take(core.view(core.askedSeat()));
  engine.put([...view, ...parameterWords(words)]);
  core.searchBegin(view.length, 1, 0);
  core.create(engine.put(setup.words));
  return engine;
}

/** Counts what the pieces of a position are worth. */
function count(engine) {
  positions++;
  const { core } = engine;
  const before = [core.value(0), core.value(1)];
  for (const piece of piecesOf(engine)) {
    const gain = without(engine, piece, () => core.value(piece.side)) - before[piece.side];
    const key = `${piece.kind} ${piece.isShown ? 'shown' : 'hidden'}`;
    const one = tally.get(key) ?? { kind: piece.kind, cases: 0, raised: 0, most: 0 };
    one.cases++;
    if (gain > 0) one.raised++;
    one.most = Math.max(one.most, gain);
    tally.set(key, one);
  }
}

function play(n) {
  const setup = setupOf(form, n);
  const engine = judging(setup);
  const player = started(values.players ?? folder, setup);
  const draw = generator(n * 31 + 7);
  const { core } = engine;
  let opening = draw(24);
  let mains = draw(EVERY);
  for (let ply = 0; core.choiceCount() > 0 && ply < MOST_CHOICES; ply++) {
    const choices = core.choiceCount();
    // 1: a main decision
    if (engine.take(core.facts())[1] === 1 && ++mains % EVERY === 0 && positions < Number(values.positions))
      count(engine);
    const byPolicy = opening-- > 0 || draw(12) === 0;
    const iterations = byPolicy ? 1 : Number(values.iterations);
    core.apply(choices === 1 ? 0 : search(engine, player, byPolicy ? POLICY : words, n * 4096 + ply, iterations)[0]);
  }
}

for (let n = Number(values.from); positions < Number(values.positions); n++) play(n);
const share = (list) => {
  const [cases, raised] = [
    list.reduce((sum, one) => sum + one.cases, 0),
    list.reduce((sum, one) => sum + one.raised, 0),
  ];
  return `${raised} of ${cases} (${((100 * raised) / Math.max(1, cases)).toFixed(3)} %)`;
};
const all = [...tally].map(([key, one]) => ({ key, ...one }));
console.log(`${form}: ${positions} positions; stands better without a piece: ${share(all)}`);
console.log(`  pieces whose death brings nothing: ${share(all.filter(({ kind }) => !brings.has(kind)))}`);
console.log(`  the others: ${share(all.filter(({ kind }) => brings.has(kind)))}`);
const worst = all.filter(({ raised }) => raised > 0).sort((a, b) => b.raised - a.raised);
for (const one of worst.slice(0, Number(values.most))) {
  const [, shown] = one.key.split(' ');
  console.log(`  ${nameOfKind(one.kind)} (${one.kind}), ${shown}: ${share([one])}, by ${one.most} of 10000 at most`);
}
