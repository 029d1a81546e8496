/** What `npm test` tells of failures once more at its end. */
import { describe, expect, it } from 'vitest';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { playwrightFailures, vitestFailures } from '../../src/cli/scripts/lib/reports.mjs';

describe('vitest', () => {
  it('a failed test: its file, its name, the beginning of its message; nothing of those that passed', () => {
    const message = `\u001b[31mexpected 1 to be 2\u001b[39m\n${'    at a line\n'.repeat(30)}`;
    const [told, ...others] = vitestFailures({
      testResults: [
        {
          name: at('test/cli/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'failed', fullName: 'a rule holds', failureMessages: [message] },
            { status: 'passed', fullName: 'another holds', failureMessages: [] },
          ],
        },
        { name: at('test/cli/b.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    });
    expect(others).toEqual([]);
    expect(told?.split('\n').slice(0, 2)).toEqual(['test/cli/a.test.ts: a rule holds', '    expected 1 to be 2']);
    expect(told?.split('\n')).toHaveLength(13);
  });

  it('a file that failed before it had a test', () => {
    const broken = {
      name: at('test/cli/c.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    };
    expect(vitestFailures({ testResults: [broken] })).toEqual(['test/cli/c.test.ts\n    no such module']);
  });
});

describe('playwright', () => {
  it('a failed test with the titles above it, and what went wrong outside of every test', () => {
    const spec = (title: string, ok: boolean, message?: string) => ({
      title,
      ok,
      tests: [{ results: [{ error: message === undefined ? undefined : { message } }] }],
    });
    const report = {
      suites: [
        {
          title: 'battle.spec.ts',
          specs: [spec('by keyboard', true)],
          suites: [{ title: 'on a phone', specs: [spec('by touch', false, 'nothing to press')] }],
        },
      ],
      errors: [{ message: 'no server' }],
    };
    expect(playwrightFailures(report)).toEqual([
      'battle.spec.ts: on a phone: by touch\n    nothing to press',
      'outside of every test\n    no server',
    ]);
  });
});
