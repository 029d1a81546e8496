/** All dialogs that are open, the topmost last. Most are fetched when they are first opened; those of a match come with the table. */
import type { ComponentType } from 'preact';
import { type App, type DialogName, useApp } from '../app/app';
import { faceOnTable } from '../app/on-table';
import { lazy } from '../parts/lazy';
import { part } from '../parts/part';
import { DiscardDialog } from './discard';
import { ElsewhereDialog } from './elsewhere';

const closing = (name: DialogName) => (app: App) => app.close(name);

const slots = part(() => import('./slots'));

const OWN: Readonly<Partial<Record<DialogName, ComponentType>>> = {
  // they must be there when nothing can be fetched
  elsewhere: ElsewhereDialog,
  discard: DiscardDialog,
  save: lazy(slots, ({ SaveDialog }) => SaveDialog, closing('save')),
  load: lazy(slots, ({ LoadDialog }) => LoadDialog, closing('load')),
  codex: lazy(
    part(() => import('./codex')),
    ({ CodexDialog }) => CodexDialog,
    closing('codex'),
  ),
  settings: lazy(
    part(() => import('./settings')),
    ({ SettingsDialog }) => SettingsDialog,
    closing('settings'),
  ),
  keys: lazy(
    part(() => import('./keys')),
    ({ KeysDialog }) => KeysDialog,
    closing('keys'),
  ),
  credits: lazy(
    part(() => import('./credits')),
    ({ CreditsDialog }) => CreditsDialog,
    closing('credits'),
  ),
};

/** A dialog over a match, once the match's game and the table are there. */
const tableDialog = (app: App, name: DialogName): ComponentType | null => {
  const dialogs: Readonly<Partial<Record<DialogName, ComponentType>>> = app.table.now()?.tableDialogs ?? {};
  return faceOnTable(app) === null ? null : (dialogs[name] ?? null);
};

export const Dialogs = () => {
  const app = useApp();
  return (
    <>
      {app.dialogs.value.map((name) => {
        const Open = OWN[name] ?? tableDialog(app, name);
        return Open === null ? null : <Open key={name} />;
      })}
    </>
  );
};
