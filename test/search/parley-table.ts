/** Parley's engine set up for tests: positions, rows in short. */
import { expect } from 'vitest';
import { Core } from './core';
import { type Position, truth } from './parley';

export const ALL = 511;
/** All without one seat. */
export const but = (seat: number): number => ALL & ~(1 << seat);

/** Rows by their numbers in the contract's union. */
export const [DEALT, PLACED, MOVED, BLURRED, SHOWN, LOOKED, FOUGHT, STRUCK, REMOVED] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const [OPENED, CLOSED, DREW, PLAYED, NAMED, PASSED, TURN, RESIGNED, OVER] = [11, 12, 13, 14, 15, 16, 17, 18, 19];

/** One engine a test file. */
export const core = new Core('parley');

/** A match just dealt. */
export function deal(leak = 0): void {
  expect(core.create([1, 0, 3, 0, leak])).toBe(0);
}

/** The engine stands at a position. */
export function stand(position: Position): void {
  expect(core.fill(truth(position), [])).toBe(0);
}

/** The rows of the last call: `[type, mask, ...args]`. */
export const rows = (): number[][] => core.rows().map((row) => [row.type, row.mask, ...row.args]);

/** Rows to all, written without the mask. */
export const toAll = (...lists: number[][]): number[][] => lists.map(([type = -1, ...args]) => [type, ALL, ...args]);

/** Three seats with all their tokens on the home ranks: E on file a, G on b, S on c. */
export const HOME = ['0Ea1', '0Gb1', '0Sc1', '1Ea2', '1Gb2', '1Sc2', '2Ea3', '2Gb3', '2Sc3'] as const;
