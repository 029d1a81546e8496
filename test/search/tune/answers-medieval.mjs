/**
 * What players of Medieval do with the same positions: whom they move, whether a piece that a known stronger enemy may take is
 * tended, what a hint says of it, and how often a piece goes back to where it came from in matches of their own.
 *
 *   node test/search/tune/answers-medieval.mjs champion story 'champion@build/tune/a.wasm' --positions 200 --iterations 600
 *
 * Positions come of matches that `--by` plays against itself, or as Red against `--and`; `--seat 0`: of Red's alone;
 * `--behind 3`: where the seat has three pieces less at the least. Players are those of duel-medieval.mjs.
 */
import { parseArgs } from 'node:util';
import { medieval, partSeed, play, playerOf, source, startOf, think } from './medieval.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '200' },
    iterations: { type: 'string', default: '600' },
    by: { type: 'string', default: 'champion' },
    and: { type: 'string' },
    seat: { type: 'string' },
    show: { type: 'boolean', default: false },
    behind: { type: 'string', default: '-99' },
    'by-iterations': { type: 'string', default: '150' },
    every: { type: 'string', default: '9' },
    matches: { type: 'string', default: '0' },
    from: { type: 'string', default: '500' },
  },
});
const { actOf } = await source('src/match/games/medieval/act.ts');
const { reasonOf } = await source('src/shell/games/medieval/advice/index.ts');
const { viewAfter } = await source('src/shell/games/medieval/words/after.ts');
const { strikersOf, threatsTo } = await source('src/games/medieval/reading/reach.ts');
const { isPrisoner, tokenOn } = await source('src/games/medieval/reading/standing.ts');
const { UNITS, KIND } = await source('src/games/medieval/units.ts');
const LETTERS = 'FGXANBMLPSKO';

const beaters = (view, { seat, kind, square }) =>
  strikersOf(view, 1 - seat, square).filter((enemy) => {
    const unit = UNITS[kind];
    const reach = UNITS[enemy.kind]?.reach ?? null;
    return (UNITS[enemy.kind]?.attack ?? 0) >= (reach === null ? unit.defence : unit.againstShot);
  });
/** Own pieces that a known enemy may take next. */
const hanging = (view, seat) =>
  view.tokens.filter(
    (token) =>
      token.seat === seat &&
      token.kind !== KIND.king &&
      token.kind !== KIND.bomb &&
      !isPrisoner(view, token.id) &&
      beaters(view, token).length > 0,
  );

/** By how many pieces a seat is behind. */
const behind = ({ viewer, tokens }) =>
  tokens.reduce((sum, { seat, kind }) => (kind === KIND.bomb ? sum : sum + (seat === viewer ? -1 : 1)), 0);

/** Positions: questions of matches, with all that the seat knows. */
const positions = [];
const generators = [values.by, values.and ?? values.by].map((text) =>
  playerOf(text, { iterations: Number(values['by-iterations']) }),
);
for (let n = Number(values.from); positions.length < Number(values.positions); n++) {
  let main = 0;
  play(startOf({ seed: n }), generators, partSeed(91, n), (engine, decision, _best, question) => {
    if (decision.kind !== 'main' || decision.choices.length < 2 || question === undefined) return;
    if (values.seat !== undefined && decision.seat !== Number(values.seat)) return;
    if (behind(question.view) < Number(values.behind)) return;
    if (main++ % Number(values.every) !== 4 || positions.length >= Number(values.positions)) return;
    positions.push({ ...question, events: [...question.events], asked: [...question.asked] });
  });
}

const percent = (count, of) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
const table = (counts, of) =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${percent(count, of)}`)
    .join(', ');
const bump = (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1);

const name = ({ kind, square }) =>
  `${LETTERS[kind] ?? '?'}${String.fromCharCode(97 + (square % 15))}${Math.floor(square / 15) + 1}`;

/** A position in which pieces may be taken, and what was answered. */
function show({ view, decision }, code, best, before, isTended) {
  const lines = before.map((token) => `${name(token)} by ${beaters(view, token).map(name).join(' ')}`);
  const text = medieval.formatChoice(code, decision.kind, medieval.shape(view));
  console.log(
    `    ${isTended ? '+' : '-'} ${text} ${best.value.toFixed(3)} turn ${view.counters.turn}: ${lines.join(', ')}`,
  );
}

for (const text of positionals) {
  const player = playerOf(text, { iterations: Number(values.iterations) });
  const [reasons, acts] = [new Map(), new Map()];
  let [king, calmKing, calm, hung, tended] = [0, 0, 0, 0, 0];
  for (const question of positions) {
    const { view, decision, events } = question;
    const best = think(player, question);
    const code = decision.choices[best.choice];
    const act = actOf(code);
    bump(reasons, reasonOf({ view, events, decision, code, preview: null, unaided: false }).name);
    const actor = act === null ? null : tokenOn(view, act.from);
    bump(acts, actor === null ? 'pass' : `${LETTERS[actor.kind]}-${act.name}`);
    const seat = view.viewer;
    const isCalm = threatsTo(view, seat).length === 0;
    if (isCalm) calm++;
    if (actor?.kind === KIND.king) {
      king++;
      if (isCalm) calmKing++;
    }
    const before = hanging(view, seat);
    if (before.length === 0) continue;
    hung++;
    const takes = act !== null && before.some((token) => beaters(view, token).some(({ square }) => square === act.to));
    const left = act === null ? before : hanging(viewAfter(view, act, false), seat);
    const isTended = takes || left.length < before.length;
    if (isTended) tended++;
    if (values.show) show(question, code, best, before, isTended);
  }
  console.log(`${text}: ${positions.length} positions`);
  console.log(
    `  King ${percent(king, positions.length)}, while no known enemy may take him ${percent(calmKing, calm)}`,
  );
  console.log(`  a piece may be taken by a known enemy ${hung}, tended ${percent(tended, hung)}`);
  console.log(`  reasons: ${table(reasons, positions.length)}`);
  console.log(`  acts: ${table(acts, positions.length)}`);
  backAndForth(player);
}

/** Steps that lead back to where the piece came from by its last one, within six own turns. */
function backAndForth(player) {
  let [steps, back, kings] = [0, 0, 0];
  for (let n = 0; n < Number(values.matches); n++) {
    const last = new Map();
    const turns = [0, 0];
    play(startOf({ seed: 7000 + n }), [player, player], partSeed(93, n), (engine, decision, best) => {
      if (decision.kind !== 'main') return;
      const act = actOf(decision.choices[best.choice]);
      turns[decision.seat]++;
      if (act?.name !== 'step') return;
      const token = tokenOn(engine.view(9), act.from);
      const before = last.get(token.id);
      steps++;
      if (before !== undefined && before.from === act.to && turns[decision.seat] - before.turn <= 6) {
        back++;
        if (token.kind === KIND.king) kings++;
      }
      last.set(token.id, { from: act.from, turn: turns[decision.seat] });
    });
  }
  if (steps > 0) console.log(`  steps ${steps}, back ${percent(back, steps)}, of the King ${percent(kings, steps)}`);
}
