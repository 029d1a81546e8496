/** What the reports of the test runners say of each failure, short: where, which test, and how its message begins. */
import { stripVTControlCharacters } from 'node:util';
import { inside } from './paths.mjs';

/** As much of a message as shows what was expected and what came. */
const MESSAGE_LINES = 12;

function told(where, message) {
  const lines = stripVTControlCharacters(message ?? 'no message').split('\n');
  return [where, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n');
}

/** @returns {string[]} one text a failed test, and one a file that failed before it had a test */
export function vitestFailures(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [told(inside(name), message)] : [];
    return failed.map(({ fullName, failureMessages }) => told(`${inside(name)}: ${fullName}`, failureMessages[0]));
  });
}

/** The specs of a Playwright suite and of the suites within it, each with the titles that lead to it. */
function specsOf(suite, titles = []) {
  const own = suite.specs ?? [];
  const within = suite.suites ?? [];
  return [
    ...own.map((spec) => ({ spec, titles })),
    ...within.flatMap((inner) => specsOf(inner, [...titles, inner.title])),
  ];
}

/** @returns {string[]} one text a failed test, and one an error outside of them */
export function playwrightFailures(report) {
  const failed = specsOf(report).filter(({ spec }) => !spec.ok);
  const inTests = failed.map(({ spec, titles }) => {
    const results = spec.tests.flatMap((test) => test.results);
    const error = results.find((result) => result.error !== undefined)?.error;
    return told([...titles, spec.title].join(': '), error?.message);
  });
  return [...inTests, ...report.errors.map(({ message }) => told('outside of every test', message))];
}
