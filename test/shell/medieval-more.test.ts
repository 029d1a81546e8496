/** The screen before a siege: what most leave alone lies behind a button that is open where something of it was changed. */
import { expect, test } from 'vitest';
import { isUsual, type SiegePlan } from '../../src/shell/games/medieval/setup/plan';

const plan: SiegePlan = {
  opponent: 'champion',
  form: 'standard',
  first: 'red',
  colour: 'blue',
  character: 'bold',
  army: 'own',
  marks: 'on',
};

test('who begins, the armies and the marks are not as usual once one of them is changed; nothing else counts', () => {
  expect(isUsual(plan)).toBe(true);
  for (const change of [{ first: 'drawn' }, { form: 'seventeen' }, { marks: 'off' }] as const)
    expect(isUsual({ ...plan, ...change })).toBe(false);
});
