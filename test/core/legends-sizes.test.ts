/** States of every form and of teams survive their views, guesses and snapshots, at every decision. */
import { describe, expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { encodeGuess, encodeView } from '../../src/worker/words/view';
import { Core, MATCHES, walkOn } from './legends-load';

const GAMES = Number(process.env['LEGENDS_SIZES'] ?? 1);
/** Choices looked at in a match of teams, which may have some thousand. */
const MOST = 150;
const ONLOOKER = 8;
const RESTORED_EVERY = 20;

/** A viewer's view with the right guess makes the very state. */
const expectSeen = (played: Core, filled: Core, viewer: number): void => {
  const [truth, seen] = [played.see(), played.see(viewer)];
  const words = encodeView(seen, legends.codec);
  expect(words).toEqual(played.view(viewer));
  const guess = encodeGuess(legends.guessOf(truth, seen));
  expect(filled.fill(words, guess), `viewer ${viewer}, ply ${truth.ply}`).toBe(0);
  expect(filled.view()).toEqual(played.view());
  expect(filled.hash()).toBe(played.hash());
  expect(filled.decision()).toEqual(played.decision());
};

/** Every piece on the board is its side's player's in whose zone it stands (R125). */
const expectZones = (core: Core): void => {
  const { tokens, width, lists } = core.see();
  if ((lists['quiet'] ?? []).length === 2) return;
  for (const { square, seat } of tokens) expect(seat >> 1).toBe(Math.floor((square % width) / 8));
};

describe.each(MATCHES.map((match, index) => ({ ...match, index })))(
  'match $index on $build',
  ({ build, setup, index }) => {
    it('is made again from every view and from its snapshots', () => {
      const [played, filled] = [new Core(build), new Core(build)];
      for (let game = 0; game < GAMES; game++) {
        played.start({ ...setup, seed: game * 31 + index });
        const seats = played.see().lists['quiet']?.length ?? 2;
        walkOn(
          played,
          game,
          (made) => {
            expectSeen(played, filled, 9);
            expectSeen(played, filled, made % 5 === 0 ? ONLOOKER : made % seats);
            expectZones(played);
            const words = played.snapshot();
            expect(filled.restore(words)).toBe(0);
            expect(filled.snapshot()).toEqual(words);
            if (made % RESTORED_EVERY !== 0) return;
            expect(filled.calls.playout(made, 40)).toBe(played.calls.playout(made, 40));
            expect(filled.hash()).toBe(played.hash());
            played.restore(words);
          },
          MOST,
        );
      }
    });

    it('comes to its end', () => {
      const core = new Core(build);
      core.start({ ...setup, seed: index });
      core.calls.playout(index, 1_000_000);
      expect(core.calls.choiceCount()).toBe(0);
      expect(core.see().result).not.toBeNull();
    });
  },
);
