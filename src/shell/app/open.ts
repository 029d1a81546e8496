/** Opening a match: whatever begins one, the screen goes to the battle only when there is one. */
import type { Outcome } from '../../contract/fault';
import type { Rival } from '../../match/series';
import { say } from '../../text';
import type { App } from './app';

/**
 * Shows the battle once `begin` has made a match; a refusal is told and everything stays as it was. `began`: the match is
 * a game of the running series, in which this player goes first; `left`: it is the one that was left open.
 */
export const openMatch = async (
  app: App,
  begin: () => Promise<Outcome<null>>,
  began: Rival | 'left' | null = null,
): Promise<boolean> => {
  if (app.opening.value) return false;
  app.opening.value = true;
  const ready = await app.ports.ready();
  const begun = ready.ok ? await begin() : ready;
  app.opening.value = false;
  if (!begun.ok) {
    app.tell(say(`fault.${begun.fault.code}`));
    return false;
  }
  const { series, counted, changeSeries } = app.setting;
  if (began !== 'left' && series.value !== null) changeSeries({ ...series.value, began });
  counted.value = (series.value?.began ?? null) !== null;
  app.dialogs.value = [];
  app.inspected.value = null;
  app.pointed.value = null;
  app.kept.value = null;
  app.screen.value = 'battle';
  return true;
};
