/** The page's own workers pass where a host demands Trusted Types, and nothing else does. */
import { describe, expect, test } from 'vitest';
import { POLICY_NAME, passOnly, type TrustedTypes } from '../../src/worker/script-policy';

const OWN = 'https://veilwar.example/play/assets/role.worker-1.js';
const FOREIGN = [
  '',
  'https://elsewhere.example/assets/role.worker-1.js',
  'https://veilwar.example/play/assets/role.worker-2.js',
  `${OWN}?x`,
  `${OWN}/../other.js`,
  'data:text/javascript,0',
  'blob:https://veilwar.example/1',
];

/** Trusted Types of a browser whose host allows these policies: what passed one is marked. */
const typesOf = (allowed: readonly string[], made: string[] = []): TrustedTypes => ({
  createPolicy: (name, rules) => {
    if (!allowed.includes(name) || made.includes(name)) throw new TypeError(`no policy ${name}`);
    made.push(name);
    return { createScriptURL: (address) => `trusted ${rules.createScriptURL(address)}` };
  },
});

describe('the policy for workers', () => {
  test('has the name that hosts are told to allow', () => {
    const made: string[] = [];
    passOnly(OWN, typesOf(['veilwar#worker'], made));
    expect(POLICY_NAME).toBe('veilwar#worker');
    expect(made).toEqual(['veilwar#worker']);
  });

  test('passes our own script', () => expect(passOnly(OWN, typesOf([POLICY_NAME]))(OWN)).toBe(`trusted ${OWN}`));

  test.each(FOREIGN)('throws at a foreign address: %s', (address) => {
    expect(() => passOnly(OWN, typesOf([POLICY_NAME]))(address)).toThrow(TypeError);
    expect(() => passOnly(OWN, undefined)(address)).toThrow(TypeError);
  });

  test('leaves the address to the browser where there are no Trusted Types', () =>
    expect(passOnly(OWN, undefined)(OWN)).toBe(OWN));

  test('leaves it to the host where it allows no such policy', () => expect(passOnly(OWN, typesOf([]))(OWN)).toBe(OWN));
});
