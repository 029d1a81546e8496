/** The face of the game that a screen shows, fetched with the game's words when it is not there yet. */
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../text';
import { useApp } from '../app/app';
import type { GameFace } from './face';
import { loadedFace, loadGame } from './load';

/** Null until the game has come: what is shown waits. A game that can't be had is told once. `game` null: none is shown. */
export const useFace = (game: string | null): GameFace | null => {
  const app = useApp();
  const [, came] = useState<string | null>(null);
  const face = game === null ? null : loadedFace(game);
  const missing = face === null ? game : null;
  useEffect(() => {
    if (missing === null) return;
    let gone = false;
    void loadGame(missing).then((loaded) => {
      if (gone) return;
      if (loaded.ok) came(missing);
      else app.tell(say(`fault.${loaded.fault.code}`));
    });
    return () => {
      gone = true;
    };
  }, [missing]);
  return face;
};
