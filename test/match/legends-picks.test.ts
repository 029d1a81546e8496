/** A power that takes several pieces one by one: what is chosen is counted and named, the one aimed at as it was used included. */
import { beforeAll, expect, test } from 'vitest';
import type { ChoiceCode } from '../../src/contract/decision';
import { legends } from '../../src/games/legends';
import { pieceOf } from '../../src/games/legends/catalogue';
import { PASS } from '../../src/games/shared/choice';
import { ask, askChosen } from '../../src/match/asking';
import { legendsWords } from '../../src/match/games/legends';
import { isBegunBy } from '../../src/match/games/legends/picks';
import { questionText } from '../../src/match/games/legends/question';
import { askedText } from '../../src/match/games/legends/sentences/asked';
import { markKind } from '../../src/match/marks';
import { pressSquare } from '../../src/match/press';
import { withPicked } from '../../src/shell/board/picked';
import { marksText } from '../../src/shell/games/legends/advice/marks';
import { castleWarning } from '../../src/shell/games/legends/answer/castle-warning';
import { toldOf } from '../../src/shell/games/legends/log/spoken';
import { loadTexts } from '../../src/text/games';
import { eventsFor } from '../../src/worker/referee/eyes';
import { legendsAt } from '../stage/legends-match';
import { must } from './support';

beforeAll(() => loadTexts('legends'));

const GROUND = Array.from({ length: 8 }, () => 'pppppppp');

/** Fray (80) on e3 may bring up to three blue pieces to its side: Uaivad (69), Electibra (71), and others. */
const fray = () => {
  const pieces = { a1: [67, 0], h8: [169, 1], e3: [80, 0], g1: [69, 0], c4: [71, 0], c2: [91, 0], h7: [8, 1] };
  const engine = legendsAt({ terrain: GROUND, pieces, turn: 0 });
  const asked = () => {
    const decision = engine.decision();
    if (decision === null) throw new Error('over');
    return decision;
  };
  const read = (text: string): ChoiceCode => must(legends.parseChoice(text, asked().kind, engine.view(9)));
  const first = read('e3.2>g1');
  must(engine.apply(asked().choices.indexOf(first)));
  return { view: engine.view(0), decision: asked(), first };
};

test('the piece that the power was aimed at is the first of them', () => {
  const { view, decision, first } = fray();
  expect(decision.key).toBe('legends.pick');
  expect(isBegunBy(decision, view, first)).toBe(true);
  const asking = ask(decision, [], { view, ...legendsWords });
  expect(questionText(asking, view, legends, [first])).toBe(
    'Fray: 1 of up to 3 chosen (Uaivad). Choose another, or press Done.',
  );
});

test('what would be chosen is asked in the words of what is done with it', () => {
  const { view, decision } = fray();
  const asking = askChosen(decision, 0, { view, ...legendsWords });
  expect(questionText(asking, view, legends)).toMatch(/^Reveal .+ on c[24]\? Press Confirm/);
});

test('of the pieces that a curse has revealed it is said where they stand', () => {
  const KINDS = { 22: 'in forest', 25: 'next to water', 28: 'in marsh', 29: 'on plains', 30: 'on a mountain' };
  for (const [kind, where] of Object.entries(KINDS)) {
    const pieces = { a1: [67, 0], h8: [169, 1], e3: [Number(kind), 0], d3: [80, 0] };
    const view = legendsAt({ terrain: GROUND, pieces, turn: 0 }).view(0);
    const id = view.tokens.find((token) => token.kind === Number(kind))?.id ?? -1;
    const power = pieceOf(Number(kind))?.powers.findIndex((one) => 'kind' in one && one.kind === 'curse') ?? -1;
    const asked = { seat: 0, kind: 'pick', key: 'legends.pick', args: [id, power + 1, -1, 1], choices: [] } as const;
    expect(askedText(asked, view)).toContain(`choose one non-stationary piece of either side ${where} to destroy.`);
  }
});

test('a piece of one’s own is marked, and not as the target of an attack', () => {
  const { view, decision } = fray();
  const squares = view.tokens.filter(({ kind }) => kind === 71).map(({ square }) => square);
  for (const square of squares)
    expect(markKind(decision, decision.choices, square, { view, ...legendsWords })).toBe('power');
});

test('who has to hand over a piece confirms just that, and is told once what for', () => {
  const pieces = { a1: [67, 0], h8: [169, 1], d5: [189, 1], c3: [8, 0], e3: [11, 0], f7: [150, 1] };
  const engine = legendsAt({ terrain: GROUND, pieces, turn: 1 });
  const asked = () => {
    const decision = engine.decision();
    if (decision === null) throw new Error('over');
    return decision;
  };
  const code = must(legends.parseChoice('d5.1', asked().kind, engine.view(9)));
  must(engine.apply(asked().choices.indexOf(code)));
  const events = eventsFor(engine.rows(), 0);
  const view = engine.view(0);
  expect(askedText(asked(), view)).toBe('Evil’s Parasitix: choose one of your pieces to hand over.');
  const asking = askChosen(asked(), 0, { view, ...legendsWords });
  expect(questionText(asking, view, legends)).toMatch(/^Hand over .+\? Press Confirm/);
  expect(toldOf(view, events, events)).toEqual([]);
});

test('a secret look asks to look, says which squares are picked, and threatens no castle', () => {
  // Holy Vision (63) on d4 is attacked by the Crazed Terror (150)
  const pieces = { a1: [67, 0], h8: [169, 1], d4: [63, 0], d5: [150, 1], a5: [161, 1], b6: [177, 1] };
  const engine = legendsAt({ terrain: GROUND, pieces, turn: 1 });
  const asked = () => {
    const decision = engine.decision();
    if (decision === null) throw new Error('over');
    return decision;
  };
  const read = (text: string): ChoiceCode => must(legends.parseChoice(text, asked().kind, engine.view(9)));
  const play = (code: ChoiceCode) => must(engine.apply(asked().choices.indexOf(code)));
  play(read('d5-d4'));
  for (let left = 8; asked().key !== 'legends.pick' && left > 0; left--) play(PASS);
  const [view, decision] = [engine.view(0), asked()];
  const [first, castle] = [read('b6'), read('a1')];
  const asking = askChosen(decision, decision.choices.indexOf(first), { view, ...legendsWords });
  expect(questionText(asking, view, legends)).toBe('Look at the hidden piece on b6? Press Confirm, or b6 again.');
  expect(castleWarning({ view, decision, code: castle })).toBe(null);
  const open = ask(decision, [], { view, ...legendsWords });
  expect(marksText({ asking: open, view })).toBe('');
  play(first);
  const after = ask(asked(), [], { view, ...legendsWords });
  expect(questionText(after, view, legends, [first])).toBe(
    'Holy Vision: 1 of up to 2 chosen (b6). Choose another, or press Done.',
  );
  expect(withPicked(after, [41])?.presses).toEqual([pressSquare(41)]);
});
