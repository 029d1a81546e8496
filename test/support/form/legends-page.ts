/** What a battle of the Legends family fetches when it first needs it, fetched before. */
import { h, render } from 'preact';
import { loadOutlines } from '../../../src/games/legends/look/outlines';
import { PieceFace } from '../../../src/shell/games/legends/parts/piece-face';

/** Resolves when a piece's face is drawn at once. */
export const warmUp = async (): Promise<void> => {
  const into = document.createElement('div');
  render(h(PieceFace, { kind: 1, livery: 0 }), into);
  await loadOutlines();
  while (into.querySelector('.face-charge') === null) await new Promise((resolve) => setTimeout(resolve, 10));
  render(null, into);
};
