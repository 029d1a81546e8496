/** The sentence that asks for the next press in a duel, and what confirms a choice that is complete. */
import type { View } from '../../../contract/view';
import { legion } from '../../../games/legion';
import { promptText, say, unitName } from '../../../text';
import type { Asking } from '../../types';

/** Is the completed choice a pass? */
const isPass = ({ presses }: Pick<Asking, 'presses'>): boolean => presses[0]?.on === 'button';

/** Key of what the button is called that confirms. */
export const confirmKey = (asking: Pick<Asking, 'decision' | 'presses'>): string =>
  asking.decision.key === 'legion.place' && !isPass(asking) ? 'battle.place' : 'battle.confirm';

/** How a completed choice is confirmed: by its button, or by pressing what was pressed last once more. */
const againText = (asking: Pick<Asking, 'decision' | 'presses'>, view: View): string => {
  const last = asking.presses.at(-1);
  const button = say(confirmKey(asking));
  if (last?.on === 'square')
    return say('legion.again', { button, last: 'square', at: legion.plan(view).name(last.square) });
  if (last?.on !== 'item') return say('legion.again', { button, last: 'other', at: '' });
  return asking.decision.key === 'legion.place'
    ? say('legion.again', { button, last: 'unit', at: unitName('legion', last.item) })
    : say('legion.again', { button, last: 'board', at: '' });
};

/** What is asked next, or what the completed choice is and what confirms it. */
export const questionText = (asking: Asking, view: View): string => {
  const again = againText(asking, view);
  if (isPass(asking)) return say('legion.pass.confirm', { again });
  const { key, args } = asking.prompt;
  return promptText('legion', { key, args: { ...args, again } });
};
