/** The dialogs that trials look into. */
import type { DialogName } from '../../../src/shell/app/app';

const DIALOGS: readonly (DialogName | null)[] = [
  'log',
  null,
  'menu',
  null,
  'codex',
  null,
  'keys',
  null,
  'settings',
  null,
  null,
];

/** The dialog that is opened at the end of this trial; in some none. */
export const dialogOf = (index: number): DialogName | null => DIALOGS[index % DIALOGS.length] ?? null;
