/** All dialogs that are open, the topmost last. */
import type { ComponentType } from 'preact';
import { type DialogName, useApp } from '../app/app';
import { DrawDialog, OfferDialog, ResignDialog } from './ask';
import { CodexDialog } from './codex';
import { CreditsDialog } from './credits';
import { KeysDialog } from './keys';
import { LogDialog } from './log';
import { MenuDialog } from './menu';
import { ResultDialog } from './result';
import { SettingsDialog } from './settings';

const DIALOGS: Readonly<Record<DialogName, ComponentType>> = {
  menu: MenuDialog,
  log: LogDialog,
  codex: CodexDialog,
  settings: SettingsDialog,
  keys: KeysDialog,
  credits: CreditsDialog,
  result: ResultDialog,
  resign: ResignDialog,
  draw: DrawDialog,
  offer: OfferDialog,
};

export const Dialogs = () => (
  <>
    {useApp().dialogs.value.map((name) => {
      const Open = DIALOGS[name];
      return <Open key={name} />;
    })}
  </>
);
