/** Medieval as it is drawn: ways square by square, what joined Footmen bring together, and what lies over what. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { medievalLook } from '../../src/games/medieval/look';
import { ask, press } from '../../src/match/asking';
import { medievalWords } from '../../src/match/games/medieval';
import { createMedievalReference } from '../../src/reference/medieval';
import { modelOf } from '../../src/stage/director/model';
import { still } from '../../src/stage/director/shot';
import { layOut } from '../../src/stage/layout';
import type { GameLook } from '../../src/stage/look';
import { lay, type Overlay } from '../../src/stage/picture/marks';
import { filmOf } from '../../src/stage/picture/scene';
import type { Sprite } from '../../src/stage/picture/sprite';
import { at, passageOf, squares, viewAt } from './medieval-match';

const LOOK: GameLook = medievalLook;
const layout = layOut(
  { width: 720, height: 720 },
  LOOK.plan(viewAt('15/7k7/15/15/3f11/15/15/15/15/15/15/15/15/7K7/15 r - R2B2', 0)),
  1,
  0,
);
if (layout === null) throw new Error('no room');
const set = { layout, look: LOOK, say: (key: string) => key };

/** A Knight on i7, his Footman on i8, an enemy beside that on j8. Footmen on f6, f7 and g7, an enemy Knight on g8. */
const ROUND = '15/7k7/15/15/3f11/15/15/8Fg5/8N6/15/15/15/15/7K7/15 r - R2B2';
const JOINED = '15/7k7/15/15/3f11/15/15/6n8/5FF8/5F9/15/15/15/7K7/15 r - R2B2';
const SHOT = '15/7k7/15/15/3f11/15/6p8/15/15/6B8/15/15/15/7K7/15 r - R2B2';

const EMPTY: Overlay = {
  asking: null,
  preview: null,
  hover: null,
  drag: null,
  focus: null,
  last: [],
  ways: [],
  age: 1000,
  previewAge: 1000,
};

const drawn = (position: string, overlay: Partial<Overlay>): readonly Sprite[] => {
  const { film } = filmOf(set, still(modelOf(viewAt(position, 0), LOOK)));
  lay(film, { ...EMPTY, ...overlay });
  return film.finish();
};

/** The cells over which these pictures lie, each once, in the order of the list. */
const cellsUnder = (sprites: readonly Sprite[], art: string): readonly number[] => [
  ...new Set(
    sprites.flatMap((one) => (one.art.startsWith(art) ? [(14 - Math.floor(one.y)) * 15 + Math.floor(one.x)] : [])),
  ),
];

const pressed = (position: string, names: readonly string[]) => {
  const read = medieval.readSetup({
    game: 'medieval',
    seats: [{ player: 'person' }, { player: 'person' }],
    seed: 1,
    position,
  });
  const engine = createMedievalReference();
  if (read.ok) engine.start(read.value);
  const decision = engine.decision();
  if (decision === null) throw new Error('nothing is asked');
  const context = { view: engine.view(0), ...medievalWords };
  return names.reduce(
    (asking, name) => {
      const answer = press(asking, { on: 'square', square: at(name) }, context);
      return answer.kind === 'asking' ? answer.asking : asking;
    },
    ask(decision, [], context),
  );
};

const forecastOf = (position: string, turn: string): readonly GameEvent[] => passageOf(position, [turn], 0).events;

describe('a way', () => {
  test('of the last move goes over the squares that were walked, with one head', () => {
    // the Knight has gone from g4 over h4 and h5: g5 is water
    const after = '15/7k7/15/15/3f11/15/15/15/15/7N7/15/15/15/7K7/15 b - R2B2';
    const sprites = drawn(after, { ways: [{ from: at('g4'), to: at('h6') }] });
    // the head points to the square on which it stands now
    expect(cellsUnder(sprites, 'trail')).toEqual(squares('g4 h4 h5'));
    const [head, ...more] = sprites.filter(({ art }) => art === 'trail:head');
    expect([head?.turn, more]).toEqual([-Math.PI / 2, []]);
  });

  test('of a forecast goes round whoever stands in between', () => {
    const position = '15/7k7/15/15/3f11/15/15/8F6/8N6/15/15/15/15/7K7/15 r - R2B2';
    const events = forecastOf(position, 'i7-j8');
    const under = cellsUnder(drawn(position, { preview: { choice: 0, events } }), 'thread');
    expect(under).toContain(at('j7'));
    expect(under).not.toContain(at('i8'));
  });

  test('of an attack on a hidden piece is drawn, though nobody can tell how it ends', () => {
    const asking = pressed(ROUND, ['i7', 'j8']);
    const under = cellsUnder(drawn(ROUND, { asking, preview: { choice: 0, events: [] } }), 'thread');
    expect(under).toContain(at('j7'));
    expect(under).not.toContain(at('i8'));
  });

  test('of a shot is its flight alone', () => {
    const sprites = drawn(SHOT, { preview: { choice: 0, events: forecastOf(SHOT, 'g6~g9') } });
    expect(sprites.filter(({ art }) => art === 'thread')).toEqual([]);
    expect(sprites.filter(({ art }) => art === 'aim').length).toBeGreaterThan(3);
  });
});

describe('a joined attack', () => {
  const sprites = drawn(JOINED, { focus: at('g8'), preview: { choice: 0, events: forecastOf(JOINED, 'g7xg8+') } });
  const chips = sprites.filter(({ art }) => art.startsWith('chip|'));

  test('has its strength beside the attacker, where nobody stands', () => {
    const total = chips.find(({ art }) => art === 'chip|total|6');
    // g7's free neighbours are g6 below and h7: below is the farther from g8
    expect([total?.x, Math.sign((total?.y ?? 0) - 8.9)]).toEqual([6.5, 1]);
  });

  test('keeps its numbers before the frame of the square that has the focus', () => {
    const frame = sprites.find(({ art }) => art === 'focus')?.depth ?? Number.POSITIVE_INFINITY;
    expect(chips).toHaveLength(2);
    for (const { depth } of chips) expect(depth).toBeGreaterThan(frame);
  });
});
