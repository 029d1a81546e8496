/** Sentences of which forms without nations have one of their own. */
import type { View } from '../../../contract/view';
import { isPlainForm } from '../../../games/legends/reading/pieces-seen';
import { type Args, hasText, say } from '../../../text';

/** The sentence of a key; for forms without nations the one that they have of their own, if any. */
export const sayIn = (view: View, key: string, args: Args = {}): string => {
  const own = `${key}.plain`;
  return say(isPlainForm(view) && hasText(own) ? own : key, args);
};
