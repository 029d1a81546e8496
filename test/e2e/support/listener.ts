/**
 * Plays a battle as somebody does who sees nothing: all that is known is what the live regions said and what the element in
 * focus is called. No selectors, no positions, no data of the page; keys only.
 */
import type { CDPSession, Page } from '@playwright/test';

/** What a screen reader says of the element in focus. */
export interface Focus {
  readonly name: string;
  readonly role: string;
}

export interface Listener {
  /** Everything that was said since the page was opened. */
  heard(): Promise<readonly string[]>;
  focus(): Promise<Focus>;
  /** Presses a key and gives what was said because of it, joined; empty when nothing was said for a while. */
  ask(key: string): Promise<string>;
  press(key: string): Promise<void>;
}

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Stands in for the screen reader; before the page is opened. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    window.heard = heard;
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
        const text = region.textContent ?? '';
        if (last.get(region) === text) continue;
        last.set(region, text);
        if (text.trim() !== '') heard.push(text.trim());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

interface AxNode {
  readonly name?: { readonly value?: unknown };
  readonly role?: { readonly value?: unknown };
}

const focusOf = async (session: CDPSession): Promise<Focus> => {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return { name: '', role: '' };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const node: AxNode | undefined = nodes[0];
  return { name: String(node?.name?.value ?? ''), role: String(node?.role?.value ?? '') };
};

const LISTEN_MS = 4000;

export const listenerOf = async (page: Page): Promise<Listener> => {
  const session = await page.context().newCDPSession(page);
  const heard = () => page.evaluate(() => window.heard ?? []);
  return {
    heard,
    focus: () => focusOf(session),
    press: (key) => page.keyboard.press(key),
    ask: async (key) => {
      const before = (await heard()).length;
      await page.keyboard.press(key);
      await page
        .waitForFunction((count) => (window.heard?.length ?? 0) > count, before, { timeout: LISTEN_MS })
        .catch(() => undefined);
      return (await heard()).slice(before).join(' ');
    },
  };
};

const SQUARE = /^([a-z])([0-9]+)\b/;

interface Place {
  readonly file: number;
  readonly rank: number;
}

export const placeIn = (text: string): Place | null => {
  const [, file, rank] = SQUARE.exec(text) ?? [];
  return file === undefined || rank === undefined ? null : { file: file.charCodeAt(0), rank: Number(rank) };
};

/** Tab after Tab until the element in focus is called like this; false after a whole round. */
export const tabTo = async (listener: Listener, wanted: (focus: Focus) => boolean): Promise<boolean> => {
  for (let step = 0; step < 120; step++) {
    if (wanted(await listener.focus())) return true;
    await listener.press('Tab');
  }
  return false;
};

export const onBoard = async (listener: Listener): Promise<Place | null> => {
  if (!(await tabTo(listener, ({ name, role }) => role === 'button' && placeIn(name) !== null))) return null;
  return placeIn((await listener.focus()).name);
};

/** Walks over the board to a square, finding out which way the arrows lead; gives what is said of the square. */
export const walkTo = async (listener: Listener, square: string): Promise<string> => {
  const goal = placeIn(square);
  let at = await onBoard(listener);
  let turned = false;
  for (let step = 0; step < 60 && at !== null && goal !== null; step++) {
    const [right, up] = [goal.file - at.file, goal.rank - at.rank];
    if (right === 0 && up === 0) break;
    const way =
      right === 0 ? (up > 0 !== turned ? 'ArrowUp' : 'ArrowDown') : right > 0 !== turned ? 'ArrowRight' : 'ArrowLeft';
    await listener.press(way);
    const next = placeIn((await listener.focus()).name);
    if (next === null) return '';
    const nearer = Math.abs(goal.file - next.file) + Math.abs(goal.rank - next.rank) < Math.abs(right) + Math.abs(up);
    if (!nearer) turned = !turned;
    at = next;
  }
  return (await listener.focus()).name;
};

export const squaresIn = (said: string): readonly string[] =>
  (/Possible: ([^.]*)\./.exec(said)?.[1] ?? '').split(' ').filter((name) => name !== '');

export const waysIn = (said: string): readonly { readonly from: string; readonly to: string }[] =>
  [...said.matchAll(/\b([a-z][0-9]+) to ([a-z][0-9]+)/g)].map(([, from = '', to = '']) => ({ from, to }));

export const pick = <T>(from: readonly T[], step: number): T | undefined => from[step % Math.max(1, from.length)];

/** The question as it stands: what `t` says. */
export const question = (listener: Listener): Promise<string> => listener.ask('KeyT');

/** Presses the square in focus, and once more where that is asked for. */
const confirm = async (listener: Listener): Promise<void> => {
  const said = await listener.ask('Enter');
  if (/press confirm/i.test(said)) await listener.press('Enter');
};

const rankIn = (square: string): number => placeIn(square)?.rank ?? 0;

interface Mind {
  step: number;
  /** The way forward: away from the own castle. */
  ahead: number;
}

/** A piece goes forward, the foremost that can; which one changes from turn to turn. */
const march = async (listener: Listener, mind: Mind): Promise<void> => {
  const sources = [...squaresIn(await listener.ask('KeyM'))].sort((a, b) => mind.ahead * (rankIn(b) - rankIn(a)));
  for (let tried = 0; tried < Math.min(12, sources.length); tried++) {
    const from = sources[(tried + (mind.step % 3)) % sources.length] ?? '';
    await walkTo(listener, from);
    await listener.ask('Enter');
    const targets = squaresIn(await listener.ask('KeyM')).filter((to) => mind.ahead * (rankIn(to) - rankIn(from)) > 0);
    const to = pick(targets, mind.step);
    if (to !== undefined || tried > 8) {
      const any = to ?? pick(squaresIn(await listener.ask('KeyM')), mind.step) ?? from;
      await walkTo(listener, any);
      return confirm(listener);
    }
    await listener.press('Escape');
  }
};

const attack = async (
  listener: Listener,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await walkTo(listener, from);
  await listener.ask('Enter');
  await walkTo(listener, to);
  await confirm(listener);
};

const move = async (listener: Listener, mind: Mind): Promise<void> => {
  const ways = waysIn(await listener.ask('Shift+KeyM'));
  const forward = ways.filter(({ from, to }) => mind.ahead * (rankIn(to) - rankIn(from)) >= 0);
  const way = pick(forward.length > 0 ? forward : ways, mind.step);
  return way === undefined ? march(listener, mind) : attack(listener, way);
};

const pass = async (listener: Listener): Promise<boolean> => {
  if (!(await tabTo(listener, ({ name, role }) => role === 'button' && name === 'Pass'))) return false;
  await confirm(listener);
  await onBoard(listener);
  return true;
};

/** Answers with the first thing that can be chosen: a square that is possible, or an answer of the list. */
const choose = async (listener: Listener, mind: Mind): Promise<void> => {
  const square = pick(squaresIn(await listener.ask('KeyM')), mind.step);
  if (square !== undefined) {
    await walkTo(listener, square);
    return confirm(listener);
  }
  await listener.press('KeyA');
  if ((await listener.focus()).role === 'option') await confirm(listener);
  await onBoard(listener);
};

/** What was chosen and still waits for a second press: another word came in between, and it was not heard at once. */
const confirmLate = async (listener: Listener): Promise<void> => {
  if (await tabTo(listener, ({ name, role }) => role === 'button' && name === 'Confirm')) await listener.press('Enter');
  await onBoard(listener);
};

const answer = async (listener: Listener, asked: string, mind: Mind): Promise<void> => {
  if (/press confirm/i.test(asked)) return confirmLate(listener);
  if (asked.includes('Move a piece')) {
    mind.step++;
    return move(listener, mind);
  }
  if (/\bpass\b/i.test(asked) && (await pass(listener))) return;
  return choose(listener, mind);
};

/** What ends a battle: a side wins. That a piece wins a fight ("your piece wins.") is told all the time. */
export const BATTLE_OVER = /\b(You win|(Good|Evil) wins|A draw)\./;

const isOver = (heard: readonly string[]): boolean => heard.some((text) => BATTLE_OVER.test(text));

export interface EarOptions {
  /** Questions after which it must be over. */
  readonly most?: number;
  /** False: so many questions are enough. */
  readonly whole?: boolean;
}

/** Plays until the end of the battle is heard; gives all that was said. */
export const playByEar = async (
  listener: Listener,
  { most = 1500, whole = true }: EarOptions = {},
): Promise<readonly string[]> => {
  await listener.press('KeyK');
  const castle = placeIn((await listener.focus()).name);
  const mind: Mind = { step: 0, ahead: castle !== null && castle.rank > 4 ? -1 : 1 };
  for (let count = 0; count < most; count++) {
    if (isOver(await listener.heard())) return listener.heard();
    // a question that no square answers has led to the list; the end, to its dialog
    if ((await onBoard(listener)) === null) continue;
    const asked = await question(listener);
    if (/Your (turn|answer)/.test(asked)) await answer(listener, asked, mind);
  }
  if (!whole) return listener.heard();
  throw new Error(`the battle was not over after ${most} questions`);
};
