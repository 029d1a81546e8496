import { describe, expect, test } from 'vitest';
import { legion } from '../../src/games/legion';
import { TERRAINS } from '../../src/games/legion/boards';
import { legionLook } from '../../src/games/legion/look';
import { icons } from '../../src/games/legion/look/icons';
import { UNITS } from '../../src/games/legion/units';
import { createLegionReference } from '../../src/reference/legion';
import { ENAMEL, FOCUS, INK, NIGHT, PARCHMENT, SLATE } from '../../src/stage/colour';
import { TONES } from '../../src/stage/paint/shield';
import { contrast, difference, luminance, parseHex } from './colour-science';
import { ONLOOKER, randomPassages } from './match';

const grounds = legionLook.terrains.map((terrain) => parseHex(terrain.colour));

describe('colours', () => {
  test('every ground carries ink at 4.5:1', () => {
    for (const ground of grounds) expect(contrast(ground, parseHex(INK))).toBeGreaterThanOrEqual(4.5);
  });

  test('grounds differ by 13.6 for every kind of sight', () => {
    for (const [i, a] of grounds.entries())
      for (const b of grounds.slice(i + 1)) expect(difference(a, b)).toBeGreaterThanOrEqual(13.6);
  });

  test('each ground has a motif of its own beside its colour', () => {
    expect(new Set(legionLook.terrains.map((terrain) => terrain.motif)).size).toBe(TERRAINS.length);
  });

  test('the sides differ in grey, by rim and by field, and in silhouette', () => {
    expect(contrast(parseHex(PARCHMENT), parseHex(SLATE))).toBeGreaterThan(7);
    for (const i of [0, 1] as const) {
      const [light, dark] = [TONES.heater.field[i], TONES.kite.field[i]].map((colour) => luminance(parseHex(colour)));
      expect((light ?? 0) - (dark ?? 0)).toBeGreaterThan(0.5);
    }
    expect(new Set(legionLook.liveries.map(({ silhouette }) => silhouette)).size).toBe(2);
  });

  test('icons and figures stand out from what they lie on', () => {
    for (const tone of Object.values(TONES))
      for (const field of tone.field) expect(contrast(parseHex(tone.icon), parseHex(field))).toBeGreaterThan(4.5);
    for (const enamel of Object.values(ENAMEL))
      expect(contrast(parseHex('#FFFDF5'), parseHex(enamel))).toBeGreaterThan(4.5);
    expect(contrast(parseHex(FOCUS), parseHex(NIGHT))).toBeGreaterThan(3);
    // the focus ring carries an ink halo for light ground
    for (const ground of grounds)
      expect(Math.max(contrast(parseHex(FOCUS), ground), contrast(parseHex(INK), ground))).toBeGreaterThan(3);
  });
});

describe('icons', () => {
  test('every unit has an icon and the symbols of its rules', () => {
    for (const [kind, unit] of UNITS.entries()) {
      const shown = legionLook.units[kind];
      expect(shown?.name).toBe(unit.name);
      expect(shown?.guard).toBe(unit.defence);
      expect(shown?.shield).toBe(unit.shield);
      expect(Object.keys(icons)).toContain(shown?.icon);
      const act = unit.arrow ? 'arrow' : unit.crown ? 'king' : 'sword';
      expect(shown?.act).toEqual({ icon: act, count: Math.max(1, unit.swords) });
    }
    expect(new Set(legionLook.units.map((unit) => unit.icon)).size).toBe(UNITS.length);
  });
});

describe('ground', () => {
  test('is bare exactly where no board lies yet', () => {
    for (const passage of randomPassages(1, 12)) {
      const ground = legionLook.ground(passage.to);
      const laid = (passage.to.lists['quadrants'] ?? []).filter((code) => code >= 0).length;
      expect(ground.filter((terrain) => terrain < 0)).toHaveLength((4 - laid) * 9);
      for (const [square, terrain] of ground.entries())
        if (terrain >= 0) expect(terrain).toBe(passage.to.terrain[square]);
    }
  });

  test('in the basic game is plain, with the boards as ornament', () => {
    const engine = createLegionReference();
    const setup = legion.readSetup({
      game: 'legion',
      form: 'basic',
      seats: [{ player: 'person' }, { player: 'person' }],
      seed: 3,
    });
    if (setup.ok) engine.start(setup.value);
    const view = engine.view(ONLOOKER);
    expect(new Set(legionLook.ground(view))).toEqual(new Set([0]));
    expect(new Set(legionLook.scenery(view)).size).toBeGreaterThan(2);
  });

  test('shelters on a fortification what the rules say (section 4)', () => {
    const fortification = TERRAINS.indexOf('fortification');
    const sheltered = UNITS.filter((_, kind) => legionLook.sheltered(kind, fortification)).map((unit) => unit.letter);
    expect(sheltered).toEqual(['S', 'N', 'A', 'K']);
    for (const [terrain] of TERRAINS.entries()) {
      if (terrain !== fortification) expect(UNITS.some((_, kind) => legionLook.sheltered(kind, terrain))).toBe(false);
    }
  });
});
