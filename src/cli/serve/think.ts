/** `{"think": …}`: what the opponent would answer, from the asked seat's own view. Nothing is played. */
import type { Outcome } from '../../contract/fault';
import type { OpponentApi } from '../../contract/referee';
import { ok, refuse, within } from '../../games/shared/outcome';
import { isObject, type JsonObject } from '../../games/shared/read-setup';
import type { Match } from '../../worker/referee/match';
import { questionFor } from '../../worker/referee/questions';
import { readNumber } from './request';

const KEYS = ['level', 'character', 'variant', 'ms', 'iterations', 'seed'];
const MAX_MS = 3_600_000;
const MAX_ITERATIONS = 1_000_000_000;
const MAX_SEED = 0xffffffff;
const PRECISION = 10_000;

interface Orders {
  readonly level?: string;
  readonly character?: string;
  readonly variant?: string;
  readonly ms?: number;
  readonly iterations?: number;
  readonly seed?: number;
}

function readOrders(json: unknown): Outcome<Orders> {
  if (!isObject(json)) return refuse('bad-request', 'think', 'an object such as {"level":"veteran","ms":1000}', json);
  const extra = Object.keys(json).find((key) => !KEYS.includes(key));
  if (extra !== undefined) return refuse('bad-request', `think.${extra}`, KEYS.join(', '), extra);
  const words: Record<string, string> = {};
  for (const key of ['level', 'character', 'variant']) {
    const value = json[key];
    if (value === undefined) continue;
    if (typeof value !== 'string') return refuse('bad-request', `think.${key}`, 'a word', value);
    words[key] = value;
  }
  const numbers = readNumbers(json);
  if (!numbers.ok) return within(numbers.fault, 'think');
  if ((json['ms'] === undefined) === (json['iterations'] === undefined)) {
    return refuse('bad-request', 'think', 'either ms or iterations', json);
  }
  return ok({ ...words, ...numbers.value });
}

function readNumbers(json: JsonObject): Outcome<Orders> {
  const numbers: Record<string, number> = {};
  for (const [key, low, high] of [
    ['ms', 1, MAX_MS],
    ['iterations', 1, MAX_ITERATIONS],
    ['seed', 0, MAX_SEED],
  ] as const) {
    if (json[key] === undefined) continue;
    const value = readNumber(json, key, low, high);
    if (!value.ok) return value;
    numbers[key] = value.value;
  }
  return ok(numbers);
}

/** The answer's line: `{"best":"c4-c5","value":0.53,"iterations":2100}`. */
export async function think(
  match: Match,
  opponent: OpponentApi,
  standard: string,
  json: unknown,
): Promise<Outcome<unknown>> {
  const orders = readOrders(json);
  if (!orders.ok) return orders;
  const { level = standard, character, variant, ms, iterations, seed } = orders.value;
  const question = questionFor(match, level, 'think');
  if (!question.ok) return question;
  const { decision } = question.value;
  const answer = await opponent.think({
    id: 0,
    ...question.value,
    ...(character === undefined ? {} : { character }),
    ...(variant === undefined ? {} : { variant }),
    ...(seed === undefined ? {} : { seed }),
    effort: { ...(ms === undefined ? {} : { milliseconds: ms }), ...(iterations === undefined ? {} : { iterations }) },
  });
  if (!answer.ok) return within(answer.fault, 'think');
  const { choice, value, iterations: done } = answer.value;
  const best = match.content.formatChoice(decision.choices[choice] ?? -1, decision.kind, match.shape);
  return ok({ best, value: Math.round(value * PRECISION) / PRECISION, iterations: done });
}
