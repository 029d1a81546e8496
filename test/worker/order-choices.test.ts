/** Only orders that make a difference are offered: by what an ability can do at the moments at which it can be used (R27, R29). */
import { describe, expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { orderChoices, orderShown } from '../../src/games/legends/order-choices';
import { createLegendsReference } from '../../src/reference/legends';
import { must } from './support/must';
import { answersOf, type Battle, GROUND, played, standing } from './support/ordered';

/** A view of a battle whose lists are open; `armies` stand on the board, and a position's lists are what stands there. */
const viewOf = (lists: 'open' | 'closed', pieces: Battle['pieces'] = {}) => {
  const engine = createLegendsReference();
  const position = { terrain: GROUND, pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn: 0 };
  const seats = [{ player: 'person' }, { player: 'computer' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', seats, options: { lists }, position }))));
  return engine.view(0);
};

const offered = (kind: number, power = 1, alone = true) =>
  orderChoices(viewOf('open', { d4: [8, 0] }), kind, power, !alone).offered;

describe('the orders offered', () => {
  it('are all for a boost, which can turn a fight or pass it by', () => {
    expect(offered(11)).toEqual(['ask', 'always', 'turn', 'never']);
    expect(offered(11, 1, false)).toEqual(['turn', 'never']);
  });

  it('leave out turning a fight for what lends something that makes no fighter stronger', () => {
    // Bone Castle lends Slashing, the Lord of Bones Charging, Elementus Flying
    for (const kind of [170, 139, 70]) expect(offered(kind)).toEqual(['ask', 'always', 'never']);
    // nothing is left to choose where nobody is asked
    for (const kind of [170, 139, 70]) expect(offered(kind, 1, false)).toEqual(['never']);
  });

  it('have it for Flying where a Death Curse may come that strengthens whoever has it', () => {
    // Electibra's
    const known = viewOf('open', { d4: [71, 0] });
    expect(orderChoices(known, 70, 1, false).offered).toContain('turn');
    expect(orderChoices(viewOf('closed'), 70, 1, false).offered).toContain('turn');
    expect(orderChoices(known, 139, 1, false).offered).not.toContain('turn');
  });

  it('leave out one of two that do the same: nothing makes a trigger pass by unasked', () => {
    // Poy may destroy whoever strikes at it, Helliton whom it attacks
    expect(offered(15, 2)).toEqual(['ask', 'turn', 'never']);
    expect(offered(196, 2)).toEqual(['ask', 'turn', 'never']);
  });

  it('speak of no fight where none goes on any more', () => {
    // the Lord of the Dead after a success, the Lord of Eagles after a flight
    for (const [kind, power] of [
      [140, 1],
      [78, 1],
      [12, 1],
    ] as const)
      expect(orderChoices(viewOf('open'), kind, power, false).betters).toBe('board');
    expect(orderChoices(viewOf('open'), 11, 1, false).betters).toBe('fight');
  });

  it('are no more than to ask or never for another turn, which no order can weigh', () => {
    expect(offered(39)).toEqual(['ask', 'never']);
  });
});

it('an order kept from earlier shows as what it comes to', () => {
  const lends = orderChoices(viewOf('open'), 170, 1, false);
  expect(orderShown(lends, 'turn')).toBe('never');
  expect(orderShown(orderChoices(viewOf('open'), 15, 2, false), 'always')).toBe('ask');
  expect(orderShown(lends, 'always')).toBe('always');
});

it('the Royal Guard goes for King Migol by order when he has fallen, since that pays off', async () => {
  // Landor (10) attacks the King (9)
  const battle = { pieces: { d5: [103, 1], d4: [3, 0], c4: [12, 0], a8: [12, 0] }, turn: 1 };
  const session = await played(battle, 'd5-d4', [{ '12.1': 'turn' }, null]);
  expect(await standing(session)).toMatchObject({ c4: 3 });
  expect((await answersOf(session, 0)).at(-1)).not.toBe('pass');
});
