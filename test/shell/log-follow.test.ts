/** The log follows the match: every new line is seen, whatever stands above the log, until somebody scrolls back. */
import { describe, expect, test } from 'vitest';
import { endOf, type LogEntry } from '../../src/shell/battle/log-entries';
import { createFollow } from '../../src/shell/battle/log-follow';

const entry = (number: number, details: readonly string[]): LogEntry => ({
  number,
  seat: 0,
  title: `${number}`,
  details,
  squares: [],
  fallen: 0,
});

describe('another last line', () => {
  const eight = [...Array(8).keys()].map((at) => entry(at + 1, at === 7 ? ['one', 'two'] : []));

  test('is known from a new entry with fewer details than the one before', () => {
    expect(endOf([...eight, entry(9, ['one'])])).not.toBe(endOf(eight));
    expect(endOf([...eight, entry(9, ['one']), entry(10, [])])).not.toBe(endOf([...eight, entry(9, ['one'])]));
  });

  test('is known from another detail', () =>
    expect(endOf([entry(1, ['one', 'two'])])).not.toBe(endOf([entry(1, ['one'])])));

  test('is the same while nothing happens', () => expect(endOf([...eight])).toBe(endOf(eight)));
});

describe('the end of the log', () => {
  const box = (scrollTop: number, clientHeight: number, scrollHeight = 600) => ({
    scrollTop,
    clientHeight,
    scrollHeight,
  });
  const atEnd = () => {
    const follow = createFollow();
    follow.onSize(box(200, 400));
    follow.onScroll(box(200, 400));
    return follow;
  };

  test('is kept when the box has shrunk before the scroll is told', () => {
    const follow = atEnd();
    follow.onScroll(box(200, 340));
    expect(follow.follows()).toBe(true);
  });

  test('is kept when lines have come before the scroll is told', () => {
    const follow = atEnd();
    follow.onScroll(box(200, 400, 640));
    expect(follow.follows()).toBe(true);
  });

  test('is left by who scrolls back, and found again by who scrolls down', () => {
    const follow = atEnd();
    follow.onScroll(box(120, 400));
    expect(follow.follows()).toBe(false);
    follow.onSize(box(120, 340));
    follow.onScroll(box(120, 340));
    expect(follow.follows()).toBe(false);
    follow.onScroll(box(260, 340));
    expect(follow.follows()).toBe(true);
  });
});
