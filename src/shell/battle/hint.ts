/** A hint, by its button or its key. By a key the cursor goes where the hint is confirmed: Enter must not play what stood under it before. */
import { confirmingSquare } from '../../match/confirming';
import type { App } from '../app/app';
import { cellName } from '../games/content-of';
import { advised } from './advisable';
import { focusConfirming } from './answer/focus';

/** `byKey`: the keyboard asked for it. */
export const askHint = async ({ ports: { match }, playing, settings }: App, byKey: boolean): Promise<void> => {
  // the hint is about the position as it is, and so is what confirms it
  if (playing.value) match.passages.skip();
  const unaided = settings.value.memory === 'unaided';
  await match.hint((answer, state) => advised(answer, state, unaided));
  const now = match.state.get();
  if (!byKey || now?.hint == null || now.asking === null) return;
  const square = confirmingSquare(now.asking);
  focusConfirming(square === null ? null : cellName(now.view, square));
};
