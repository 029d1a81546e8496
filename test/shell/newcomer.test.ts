/**
 * A newcomer's first battles: something happens soon, nothing is lost before it is understood, and who asks for hints wins more
 * often than not against the weakest level. `NEWCOMERS`: how many of each.
 */
import { beforeAll, expect, test } from 'vitest';
import { faces } from '../../src/shell/games';
import { LEVELS } from '../../src/shell/games/legends/setup/plan';
import { loadTexts } from '../../src/text/games';
import { type Limits, playNewcomer, type Told } from '../support/legends/newcomer/battle';

const NEWCOMERS = Number(process.env['NEWCOMERS'] ?? 0);
const FIRST = Number(process.env['NEWCOMER_SEED'] ?? 1);
/** What a slow machine comes to: a second of advice, and three of the computer's full budget. */
const EFFORT = { advice: 3000, computer: 10_000 };
const TIMEOUT = 60_000 * Math.max(10, NEWCOMERS * 4);

beforeAll(() => Promise.all([loadTexts('legends'), faces.load('legends')]));

const played = async (count: number, limits: Limits): Promise<readonly Told[]> => {
  const all: Told[] = [];
  for (let seed = FIRST; seed < FIRST + count; seed++) {
    const told = await playNewcomer(seed, EFFORT, limits);
    all.push(told);
    console.info(`${seed}: ${JSON.stringify(told)}`);
  }
  return all;
};

const isSoon = ({ firstAttack }: Told): boolean => firstAttack !== null && firstAttack <= 60;
const isLostAtOnce = ({ isOver, isWon, ownTurns }: Told): boolean => isOver && !isWon && ownTurns <= 2;

test('the first attack is seen within a minute, and nothing is lost in two turns', { timeout: TIMEOUT }, async () => {
  const count = NEWCOMERS || 4;
  const all = await played(count, { seconds: 60, turns: 2 });
  const soon = all.filter(isSoon).length;
  console.info(`${soon} of ${count} within a minute; ${all.filter(isLostAtOnce).length} lost at once`);
  expect(soon).toBeGreaterThanOrEqual(Math.floor(0.95 * count));
  expect(all.filter(isLostAtOnce)).toEqual([]);
});

test('with the hints a whole battle against the weakest level can be won', { timeout: TIMEOUT }, async () => {
  const count = NEWCOMERS || 2;
  const all = await played(count, { level: LEVELS[0] ?? '' });
  const won = all.filter(({ isWon }) => isWon).length;
  console.info(`${won} of ${count} won`);
  expect(all.filter(({ isOver }) => !isOver)).toEqual([]);
  expect(won).toBeGreaterThanOrEqual(Math.max(1, Math.floor(0.6 * count)));
});
