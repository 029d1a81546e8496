/** Saved matches, opened as the referee opens them. */
import type { Outcome } from '../contract/fault';
import { ok } from '../games/shared/outcome';
import type { RefereeGame } from '../worker/referee/games';
import type { Match } from '../worker/referee/match';
import { gameOfSaved, openSaved, parseSaved, planOfSaved } from '../worker/referee/saved';
import { type Game, games } from './games';

const refereeGame = ({ content, levels, engines }: Game): RefereeGame => ({
  content,
  levels,
  loadEngine: async () => ok(engines.wasm),
});

/** Opens a save block or a record in clear; every part of it is checked. */
export function openMatch(text: string): Outcome<Match> {
  const saved = parseSaved(text);
  if (!saved.ok) return saved;
  const known = Object.fromEntries(Object.entries(games).map(([name, game]) => [name, refereeGame(game)]));
  const game = gameOfSaved(saved.value, known);
  if (!game.ok) return game;
  const { engines } = games[game.value.content.name] ?? {};
  if (engines === undefined) throw new Error(`no engine for ${game.value.content.name}`);
  const plan = planOfSaved(saved.value, game.value);
  if (!plan.ok) return plan;
  return openSaved(saved.value, { ...plan.value, content: game.value.content, make: engines.wasm });
}
