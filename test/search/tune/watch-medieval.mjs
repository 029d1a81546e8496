/**
 * One match of Medieval as a list of turns, with what the search thought of each: to be read.
 *
 *   node test/search/tune/watch-medieval.mjs champion champion --iterations 600 --seed 3
 */
import { parseArgs } from 'node:util';
import { medieval, partSeed, play, playerOf, startOf } from './medieval.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    iterations: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1000' },
  },
});
const players = positionals.map((text) => playerOf(text, { iterations: Number(values.iterations) }));
const letters = 'FGXANBMLPSKO';
const square = (n) => `${String.fromCharCode(97 + (n % 15))}${Math.floor(n / 15) + 1}`;

const drawBoard = (view) => {
  const on = new Map(view.tokens.map((token) => [token.square, token]));
  const terrain = medieval.layout === undefined ? [] : [];
  for (let rank = 14; rank >= 0; rank--) {
    let line = `${String(rank + 1).padStart(2)} `;
    for (let file = 0; file < 15; file++) {
      const token = on.get(rank * 15 + file);
      const letter = token === undefined ? (terrain[rank * 15 + file] ?? '.') : letters[token.kind];
      const text = token !== undefined && token.seat === 1 ? letter.toLowerCase() : letter;
      line +=
        text +
        (token === undefined ? ' ' : view.lists.prisoners.includes(token.id) ? "'" : token.shownTo === 511 ? '*' : ' ');
    }
    console.log(line);
  }
};

let last = 0;
const result = play(
  startOf({ seed: Number(values.seed) }),
  players,
  partSeed(77, Number(values.seed)),
  (engine, decision, { choice, value }) => {
    const view = engine.view(9);
    if (decision.kind === 'place') return;
    const { turn, quiet } = view.counters;
    if (turn !== last && turn % Number(values.every) === 1) drawBoard(view);
    last = turn;
    const text = medieval.formatChoice(decision.choices[choice]);
    const kinds = text
      .match(/[a-o]\d+/g)
      ?.map((name) => view.tokens.find((token) => square(token.square) === name))
      .map((token) =>
        token === undefined
          ? ''
          : `${token.seat === 1 ? letters[token.kind].toLowerCase() : letters[token.kind]}${token.shownTo === 511 ? '*' : ''}`,
      );
    console.log(
      `${turn} ${'rb'[decision.seat]} ${decision.key.slice(9)} ${text} ${(kinds ?? []).join('')} ${value === undefined ? '' : value.toFixed(2)} q${quiet}`,
    );
  },
);
console.log(JSON.stringify({ ...result, rows: undefined }));
