/** Two truths behind one view: the opponent answers the same, to the last number of its table. */
import { describe, expect, it } from 'vitest';
import { legendsOf } from '../../src/games/legends';
import { FORM_LIST, STANDARD_FORM } from '../../src/games/legends/forms';
import type { Form } from '../../src/games/legends/language';
import { must } from '../support/harness/kit';
import { secrecyOf } from '../support/harness/legends/secrecy/kit';
import { runTrials } from '../support/harness/secrecy/trials';
import { thinkingWorld } from '../support/harness/secrecy/world';
import { coreOf, coreOfSize } from './support/table';

const TRIALS = 6;
const LONG = 600_000;
const TEAM = 4;

const PLANS: readonly (readonly [name: string, form: Form, seats: number])[] = [
  ...FORM_LIST.map((form) => [form.name, form, form.seats[0] ?? 2] as const),
  [`${STANDARD_FORM.name} by ${TEAM}`, STANDARD_FORM, TEAM],
];

describe.each(PLANS)('%s', { timeout: LONG }, (name, form, seats) => {
  it('tells nothing of what the seat cannot know', () => {
    const content = legendsOf(form.name);
    const setup = must(content.readSetup({ game: 'legends', form: form.name }), 'a setup');
    const core = seats > 2 ? () => coreOfSize('wide')() : () => coreOf(setup);
    const make = () => thinkingWorld(core, content, secrecyOf(form).thinking);
    const report = runTrials(secrecyOf(form).trials({ make, seed: 3, seats }), { trials: TRIALS });
    expect(report.first, name).toBeNull();
    expect(report.changed).toBeGreaterThan(TRIALS / 2);
  });
});
