/** The published levels: each answers, the same way each time, and the stronger ones within their share of the time. */

import { describe, expect, it } from 'vitest';
import { characters } from '../../src/games/legends/characters';
import { legion } from '../../src/games/legion';
import { opponents } from '../../src/games/legion/opponents';
import type { Opponent } from '../../src/games/opponent';
import { ok } from '../../src/games/shared/outcome';
import { registryOf } from '../../src/games/shared/registry';
import { type Clock, systemClock } from '../../src/worker/clock';
import { createCoreEngine } from '../../src/worker/core-engine';
import { createOpponent } from '../../src/worker/opponent';
import { levelsOf } from '../../src/worker/opponent/levels';
import { setupFor } from '../../src/worker/referee/eyes';
import { coreFromFile } from '../support/core-file';
import { PacedClock } from './support/clock';
import { must } from './support/must';

const levels = levelsOf(opponents);
const loadCore = async () => ok(coreFromFile('legion'));
const opponent = (clock: Clock = systemClock) =>
  createOpponent(registryOf({ legion: { content: legion, levels, loadCore } }), clock);

describe('a level played by a character', () => {
  const plain: Opponent = { name: 'plain', share: 1, parameters: [2, 30, 5, 8, 96, 30, 8, 9], memory: 6 };
  const table = levelsOf(
    [plain],
    [
      { name: 'first', style: [1, 2, 3, 4, 5, 6] },
      { name: 'second', style: [9, 8, 7, 6, 5, 4], temperature: 70 },
    ],
  );
  const words = (character: string | undefined) => table.find('plain', character, undefined)?.parameters;

  it('has the level’s words with the style, and the higher of the two temperatures', () => {
    expect(words(undefined)).toEqual(plain.parameters);
    expect(words('first')).toEqual([2, 30, 5, 8, 96, 30, 8, 9, 0, 0, 1, 2, 3, 4, 5, 6, 0]);
    expect(words('second')).toEqual([2, 70, 5, 8, 96, 30, 8, 9, 0, 0, 9, 8, 7, 6, 5, 4, 0]);
  });

  it('has the words for danger in the same style', () => {
    const alert = levelsOf([{ ...plain, alert: [2, 20] }], [{ name: 'first', style: [1, 2, 3, 4, 5, 6] }]);
    expect(alert.find('plain', 'first', undefined)?.alert).toEqual([
      2, 20, 0, 0, 1, 1, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0,
    ]);
    expect(alert.find('plain', undefined, undefined)?.alert).toEqual([2, 20]);
    expect(table.find('plain', 'first', undefined)).not.toHaveProperty('alert');
  });

  it('cares less for what the level cares less for', () => {
    const careless = levelsOf(
      [{ ...plain, parameters: [2, 20, 0, 0, 1, 1, 0, 0, 0, 0, 50, 0, 100, 10, 0, 200] }],
      [{ name: 'first', style: [110, 130, 90, 80, 100, 100] }],
    );
    expect(careless.find('plain', 'first', undefined)?.parameters?.slice(10)).toEqual([55, 0, 90, 8, 0, 200, 0]);
  });

  it('keeps the level’s share and memory', () => {
    expect(table.find('plain', 'second', undefined)).toMatchObject({ share: 1, memory: 6 });
  });

  it('is none where the game has no such character', () => {
    expect(words('third')).toBeUndefined();
  });

  it('is one of six in Legends, each with all six words of style', () => {
    expect(characters.map(({ name }) => name).sort()).toEqual(
      ['bold', 'cautious', 'curse-weaver', 'hunter', 'swarm', 'trapper'].sort(),
    );
    for (const { name, style } of characters) {
      expect(style, name).toHaveLength(6);
      expect(style.every((word) => Number.isInteger(word) && word >= 0 && word <= 1000)).toBe(true);
    }
    expect(new Set(characters.map(({ style }) => style.join())).size).toBe(6);
  });
});

describe('Legion’s levels', () => {
  it('name the one that plays where none is named, and the strongest for hints', () => {
    expect(levels.names).toContain(levels.standard);
    expect(levels.hint).toBe(levels.names.at(-1));
    expect(levels.find('god', undefined, undefined)).toBeNull();
    expect(levels.find(levels.standard, 'bold', undefined)).toBeNull();
  });

  it.each(levels.names)('%s answers alike in every form and at every step', async (level) => {
    for (const [index, form] of legion.forms.entries()) {
      const engine = createCoreEngine(coreFromFile('legion')(), legion);
      const setup = legion.sampleSetup(index, 3);
      expect(setup.form).toBe(form);
      must(engine.start(setup));
      for (let step = 0; step < 12; step++) {
        const decision = engine.decision();
        if (decision === null) break;
        const { seat } = decision;
        const effort = { iterations: 60 };
        const question = {
          id: step,
          setup: setupFor(setup, seat, legion),
          events: [],
          view: engine.view(seat),
          decision,
          level,
          effort,
          seed: 7,
        };
        const answer = must(await opponent().think(question));
        expect(must(await opponent().think(question))).toEqual(answer);
        must(engine.apply(answer.choice));
      }
    }
  });

  it('take their share of the time', async () => {
    const engine = createCoreEngine(coreFromFile('legion')(), legion);
    const setup = legion.sampleSetup(0, 3);
    must(engine.start(setup));
    const decision = engine.decision();
    if (decision === null) throw new Error('nobody is asked');
    for (const { name, share } of opponents) {
      const effort = { milliseconds: 300 };
      const question = {
        id: 1,
        setup: setupFor(setup, 0, legion),
        events: [],
        view: engine.view(0),
        decision,
        level: name,
        effort,
        seed: 7,
      };
      const clock = new PacedClock(6);
      must(await opponent(clock).think(question));
      // the slice under way when the time is over is still finished
      expect(clock.last).toBeLessThanOrEqual(300 * share + 18);
      if (share === 1) expect(clock.last).toBeGreaterThan(300);
    }
  });
});
