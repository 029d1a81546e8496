/** Saved matches, opened as the referee opens them. */
import type { Outcome } from '../contract/fault';
import { ok, refuse } from '../games/shared/outcome';
import { isObject } from '../games/shared/read-setup';
import type { Match } from '../worker/referee/match';
import { openSaved, parseSaved, planOfSaved } from '../worker/referee/saved';
import { games } from './games';

/** Opens a save block or a record in clear; every part of it is checked. */
export function openMatch(text: string): Outcome<Match> {
  const saved = parseSaved(text);
  if (!saved.ok) return saved;
  const { setup } = saved.value;
  if (!isObject(setup)) return refuse('bad-save', 'setup', 'a setup', setup);
  const name = setup['game'];
  const game = typeof name === 'string' && Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined) return refuse('bad-save', 'setup.game', Object.keys(games).join(', '), name);
  const { content, levels, engines } = game;
  const plan = planOfSaved(saved.value, { content, levels, loadEngine: async () => ok(engines.wasm) });
  return plan.ok ? openSaved(saved.value, { ...plan.value, content, make: engines.wasm }, levels) : plan;
}
