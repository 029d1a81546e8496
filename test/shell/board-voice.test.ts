/** What is heard: two live regions, what waits its turn and what does not, and silence on demand. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legends } from '../../src/games/legends';
import { createVoice } from '../../src/shell/app/voice';
import type { Spoken } from '../../src/shell/games/face-battle';
import { newsOf } from '../../src/shell/games/legends/log/spoken';
import { positionSetup } from '../support/harness/legends/positions';
import { playBattle } from '../text/legends-battle';

describe('the voice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('joins what belongs to one moment, and is empty again after three seconds', () => {
    const voice = createVoice();
    voice.say('One.');
    voice.say('Two.');
    expect(voice.polite.value).toBe('');
    vi.advanceTimersByTime(100);
    expect(voice.polite.value).toBe('One. Two.');
    expect(voice.assertive.value).toBe('');
    vi.advanceTimersByTime(2800);
    expect(voice.polite.value).not.toBe('');
    vi.advanceTimersByTime(200);
    expect(voice.polite.value).toBe('');
  });

  test('says the same again so that it is read again', () => {
    const voice = createVoice();
    voice.shout('Ended.');
    vi.advanceTimersByTime(100);
    const first = voice.assertive.value;
    voice.shout('Ended.');
    vi.advanceTimersByTime(100);
    expect(voice.assertive.value).not.toBe(first);
    expect(voice.assertive.value.trim()).toBe(first.trim());
  });

  test('forgets on demand what was said and what waits to be', () => {
    const voice = createVoice();
    voice.say('Said.');
    vi.advanceTimersByTime(100);
    voice.say('Waiting.');
    voice.shout('Waiting too.');
    voice.hush();
    expect([voice.polite.value, voice.assertive.value]).toEqual(['', '']);
    vi.advanceTimersByTime(5000);
    expect([voice.polite.value, voice.assertive.value]).toEqual(['', '']);
  });
});

describe('what interrupts', () => {
  /** Everything that both seats and an onlooker hear of these battles, change by change. */
  const heard: Spoken[] = [];
  const setups = [legends.sampleSetup(1, 1), legends.sampleSetup(2, 2), positionSetup(11), positionSetup(12)];
  for (const [seed, setup] of setups.entries()) {
    for (const viewer of [0, 1, 8]) {
      let known = 0;
      playBattle(setup, seed, 160, (moment) => {
        const events = moment.events(viewer);
        const view = moment.view(viewer);
        const part = events.slice(known);
        known = events.length;
        const lines = newsOf(view, events, part, view.result);
        heard.push(...lines);
      });
    }
  }
  const like = (pattern: RegExp) => heard.filter(({ text }) => pattern.test(text));

  test.each([
    ['sums of a fight', /\d against .* \d+: .*(falls|fall|survives|is destroyed)\.$/],
    ['Death Curses', /^The Death Curse of .* (begins|ends)\.$/],
    ['strikes', / strikes at .* on /],
  ])('%s do', (_, pattern) => {
    expect(like(pattern).length).toBeGreaterThan(3);
    expect(like(pattern).filter(({ urgent }) => !urgent)).toEqual([]);
  });

  test('moves do not', () => {
    const moves = like(/ moves from .* to /);
    expect(moves.length).toBeGreaterThan(20);
    // but for a move by which a fight or a curse came about
    expect(moves.filter(({ urgent }) => urgent).length).toBeLessThan(moves.length / 4);
  });
});
