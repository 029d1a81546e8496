/** The music by its notes and by its loudness. */
import { describe, expect, test } from 'vitest';
import type { Hatch } from '../../../src/stage/look';
import { integrated } from '../../../src/stage/sound/loudness';
import { DRONE, toneOf } from '../../../src/stage/sound/music/instruments';
import { type Mood, moodOf } from '../../../src/stage/sound/music/mood';
import { BEATS, type Note, phraseAt, VERSE } from '../../../src/stage/sound/music/score';
import * as themes from '../../../src/stage/sound/music/themes';
import { finish, lengthOf, RATE, type Samples } from '../../../src/stage/sound/samples';
import { lookOf } from '../../support/looks';
import { formNames, legendsPassages } from '../legends-match';
import { endOf, offsetOf, peakOf } from './measure';

const { THEMES } = themes;
const names = Object.keys(THEMES) as readonly Hatch[];
const mood = (theme: Hatch, drums = false, seed = 7): Mood => ({ themes: [theme], drums, silent: false, seed });

/** Half tones of each mode from its first step to the octave, as every book on music has them. */
const MODES: Readonly<Record<Hatch, string>> = {
  dots: '2212212',
  falling: '2122212',
  horizontal: '2221221',
  plain: '1222122',
  vertical: '2122122',
  rising: '222222',
};

const phrases = (of: Mood, count: number) => Array.from({ length: count }, (_, i) => phraseAt(of, i, null));

describe.each(names)('the theme of %s', (name) => {
  const theme = THEMES[name];

  test('has its mode, a motif of five notes, and a tempo from 60 to 76', () => {
    const steps = theme.scale.map((tone, i) => (theme.scale[i + 1] ?? 12) - tone).join('');
    expect(steps).toBe(MODES[name]);
    expect(theme.motif).toHaveLength(5);
    expect(theme.beats).toHaveLength(5);
    expect(theme.tempo).toBeGreaterThanOrEqual(60);
    expect(theme.tempo).toBeLessThanOrEqual(76);
  });

  test('every note of five hundred phrases is in the mode, and in its phrase', () => {
    const inMode = ({ pitch }: Note): boolean => theme.scale.includes((((pitch - theme.root) % 12) + 12) % 12);
    for (const { notes, seconds } of phrases(mood(name, true), 500)) {
      expect(seconds).toBeCloseTo((BEATS * 60) / theme.tempo, 6);
      for (const note of notes) {
        if (note.instrument !== 'drum') expect(inMode(note), JSON.stringify(note)).toBe(true);
        expect(note.at).toBeGreaterThanOrEqual(0);
        expect(note.at).toBeLessThan(seconds);
      }
    }
  });

  test('drones under all of it, with a fifth only where the mode has one', () => {
    for (const { notes, seconds } of phrases(mood(name), 8)) {
      const drone = notes.filter(({ instrument }) => instrument === 'drone' || instrument === 'hum');
      expect(drone.map(({ at }) => at)).toEqual([0]);
      expect(drone[0]?.instrument).toBe(theme.scale.includes(7) ? 'drone' : 'hum');
      expect(DRONE.length).toBeGreaterThan(seconds + 1);
    }
  });

  test('begins each verse with its motif as it is', () => {
    for (const index of [0, VERSE, 3 * VERSE]) {
      const tune = phraseAt(mood(name), index, null).notes.filter(({ instrument }) => /lyre|bowl/.test(instrument));
      const root = tune.map(({ pitch }) => (pitch - themes.noteOf(theme, theme.motif[0] ?? 0)) % 12)[0];
      expect(root).toBe(0);
      expect(tune).toHaveLength(5);
    }
  });
});

describe('the score', () => {
  test('is the same for the same battle, and another for another', () => {
    expect(phrases(mood('dots'), 40)).toEqual(phrases(mood('dots'), 40));
    expect(phrases(mood('dots'), 40)).not.toEqual(phrases(mood('dots', false, 8), 40));
  });

  test('adds drums when few are left, and nothing else changes', () => {
    const drums = phrases(mood('plain', true), 20);
    const without = drums.map(({ notes, ...rest }) => ({
      ...rest,
      notes: notes.filter(({ instrument }) => instrument !== 'drum'),
    }));
    expect(without).toEqual(phrases(mood('plain'), 20));
    for (const { notes } of drums) expect(notes.filter(({ instrument }) => instrument === 'drum').length).toBe(7);
  });

  test('keeps a theme for a verse', () => {
    const many: Mood = { themes: names, drums: false, silent: false, seed: 3 };
    let theme: Hatch | null = null;
    const heard = Array.from({ length: 40 }, (_, i) => {
      const phrase = phraseAt(many, i, i % VERSE === 0 ? null : theme);
      theme = phrase.theme;
      return phrase.theme;
    });
    for (let i = 0; i < 40; i += 1) expect(heard[i]).toBe(heard[i - (i % VERSE)]);
    expect(new Set(heard).size).toBeGreaterThan(2);
  });
});

const tones = new Map<string, Samples>();
const sampled = (note: Note): Samples => {
  const { key, making } = toneOf(note);
  const known = tones.get(key) ?? finish(making());
  tones.set(key, known);
  return known;
};

/** Mixes phrases as they are played, at full volume. */
const mix = (of: Mood, count: number): Samples => {
  const list = phrases(of, count);
  const whole = list.reduce((sum, { seconds }) => sum + seconds, 0);
  const ears = [0, 1].map(() => new Float32Array(Math.ceil(whole * RATE)));
  let start = 0;
  for (const { notes, seconds } of list) {
    for (const note of notes) {
      const tone = sampled(note);
      const pace = (toneOf(note).rate * tone.rate) / RATE;
      for (const [side, ear] of ears.entries()) {
        const from = tone.ears[Math.min(side, tone.ears.length - 1)] ?? new Float32Array();
        const first = Math.round((start + note.at) * RATE);
        for (let i = 0; i * pace < from.length && first + i < ear.length; i += 1)
          ear[first + i] = (ear[first + i] ?? 0) + (from[Math.floor(i * pace)] ?? 0) * note.gain;
      }
    }
    start += seconds;
  }
  return { rate: RATE, ears };
};

describe('the music as it sounds', () => {
  test.each(names)('%s is about −20 LUFS and below −1 dBFS, with drums too', (name) => {
    for (const drums of [false, true]) {
      const heard = mix(mood(name, drums), 4);
      expect(Math.abs(integrated(heard) + 20), `${integrated(heard)}`).toBeLessThan(2);
      expect(peakOf(heard)).toBeLessThan(-1);
      expect(offsetOf(heard)).toBeLessThan(0.002);
    }
  });

  test('every tone ends without a click', () => {
    expect(tones.size).toBeGreaterThan(8);
    for (const tone of tones.values()) {
      expect(endOf(tone)).toBeLessThan(-50);
      expect(lengthOf(tone)).toBeLessThan(10);
    }
  });
});

describe('what the music follows', () => {
  const look = lookOf('legends');

  test('is the same for both players and an onlooker', () => {
    for (const form of formNames) {
      const [a, b, c] = [0, 1, 8].map((viewer) => legendsPassages(form, 3, 90, viewer));
      for (const [i, { to }] of (a ?? []).entries()) {
        const moods = [to, b?.[i]?.to ?? to, c?.[i]?.to ?? to].map((view) => moodOf(view, look));
        for (const other of moods) {
          expect(other.drums).toBe(moods[0]?.drums);
          expect(other.seed).toBe(moods[0]?.seed);
          expect(other.silent).toBe(moods[0]?.silent);
        }
      }
    }
  });

  test('tells nothing of an army that has not been shown', () => {
    const MINE = 1;
    let hidden = 0;
    for (const { to } of legendsPassages(formNames[0] ?? '', 3, 60, 0)) {
      // all that only its owner knows becomes one kind, a different one each time
      for (const kind of [1, 40, 80, 120, 160, 200]) {
        const other = to.tokens.map((token) =>
          token.kind !== null && token.seat === 0 && (token.shownTo & ~MINE) === 0 ? { ...token, kind } : token,
        );
        hidden += other.filter((token, i) => token !== to.tokens[i]).length;
        expect(moodOf({ ...to, tokens: other }, look)).toEqual(moodOf(to, look));
      }
    }
    expect(hidden).toBeGreaterThan(500);
  });

  test('drums come in when at most eight are left of more, and not before', () => {
    let few = 0;
    for (const form of formNames)
      for (const { to } of legendsPassages(form, 6, 90, 8)) {
        const some = { ...to, tokens: to.tokens.slice(0, 8) };
        const fell = to.heaps.some(({ name, kinds }) => name === 'fallen' && kinds.length > 0);
        if (fell) few += 1;
        expect(moodOf(some, look).drums).toBe(fell);
        if (to.tokens.length > 8) expect(moodOf(to, look).drums).toBe(false);
      }
    expect(few).toBeGreaterThan(5);
  });

  test('has always a theme, and falls silent at the end', () => {
    for (const form of formNames)
      for (const { to } of legendsPassages(form, 4, 150, 8)) {
        const now = moodOf(to, look);
        expect(now.themes.length).toBeGreaterThan(0);
        expect(now.silent).toBe(to.result !== null);
      }
  });
});
