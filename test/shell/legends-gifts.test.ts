/** Keywords lent to a piece, as its card tells them: what has ended is told no more. */
import { expect, it } from 'vitest';
import { KEYWORDS } from '../../src/games/legends/language';
import { giftsOf } from '../../src/shell/games/legends/inspector/restrictions';
import { keywordText } from '../../src/text/games/legends';
import { viewOf } from '../evidence/board';

const [FLYING, QUICKNESS] = [KEYWORDS.indexOf('flying'), KEYWORDS.indexOf('quickness')];
const [CLOSED, OPEN, ENDED] = [0, 1, 2];

it('tells what a piece was lent, openly or not, but not what ended when it fell', () => {
  const told = (...states: readonly number[]) => {
    const grants = states.flatMap((state, index) => [9, [FLYING, QUICKNESS][index] ?? 0, 0, state]);
    const view = viewOf([{ id: 9, army: 0, kind: 70 }], { grants });
    return view.tokens.flatMap((token) => giftsOf(view, token).map(({ name }) => name));
  };
  expect(told(CLOSED, OPEN)).toEqual([keywordText('flying'), keywordText('quickness')]);
  expect(told(ENDED, OPEN)).toEqual([keywordText('quickness')]);
  expect(told(ENDED, ENDED)).toEqual([]);
});
