/** Text that a player can't read whole: cut off, run out of its box or of the page, or lying under something else. */
import type { Page } from '@playwright/test';

/**
 * What is cut on the page as it stands, each once, as `what: text`. What a scroller holds below or beside what it shows is not
 * cut; what ends in an ellipsis, or lies where nothing scrolls to it, is. The second line of an answer in a long list is no text to
 * be read whole: it stands whole in the row once that is chosen, and beside it under the mouse (powers-list.spec.ts).
 */
export const cutText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** What rounding may cost, in CSS pixels; and the share of a line over and under its letters that may be missing. */
    const SLACK = 1.5;
    const BARE = 0.15;
    const GIST = '[data-folded="true"] .answer-row:not([aria-selected="true"]) .answer-text';
    const faults = new Set<string>();
    const named = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${String(className).trim()}`;
    const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    const parted = (element: Element): Element => {
      let at = element;
      while (getComputedStyle(at).display.startsWith('inline') && at.parentElement !== null && !at.matches('button'))
        at = at.parentElement;
      return at;
    };
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

    /** Why a line of text can't be seen whole; null: it can, if need be after scrolling. */
    const why = (line: DOMRect, parent: Element): string | null => {
      const box = parted(parent).getBoundingClientRect();
      if (line.left < box.left - SLACK || line.right > box.right + SLACK) return 'out of its box';
      const [above, below] = [line.top + line.height * BARE, line.bottom - line.height * BARE];
      const button = parent.closest('button, .choice-face')?.getBoundingClientRect();
      if (button !== undefined && (above < button.top - SLACK || below > button.bottom + SLACK))
        return 'out of its button';
      if (button !== undefined && (line.left < button.left || line.right > button.right)) return 'out of its button';
      let scrollsDown = false;
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const around = at.getBoundingClientRect();
        const beside = line.left < around.left - SLACK || line.right > around.right + SLACK;
        if (beside && hides(overflowX)) return `cut by ${named(at)}`;
        if (beside && /auto|scroll/.test(overflowX)) return null;
        const beyond = above < around.top - SLACK || below > around.bottom + SLACK;
        if (beyond && hides(overflowY) && !scrollsDown) return `cut by ${named(at)}`;
        scrollsDown ||= /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1;
        // what is scrolled out of sight is judged by what can be scrolled to
        if (beyond && scrollsDown) return null;
      }
      if (line.left < -SLACK || line.right > innerWidth + SLACK) return 'beside the page';
      if (above < -SLACK || below > innerHeight + SLACK) return 'beyond the page';
      return null;
    };

    const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '') continue;
      if (parent.closest('.unseen, [hidden], canvas, svg, table, option, script, style, legend') !== null) continue;
      if (parent.matches(GIST)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 1 || line.height < 1) continue;
        const fault = why(line, parent);
        if (fault !== null) faults.add(`${named(parent)} ${fault}: ${node.textContent?.trim().slice(0, 40)}`);
        const over = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
        const covered = parent.closest('.status, .toolbar') !== null && over !== null;
        if (covered && !over.contains(parent) && !parent.contains(over))
          faults.add(`${named(parent)} under ${named(over)}: ${node.textContent?.trim().slice(0, 40)}`);
      }
    }
    // what an ellipsis stands for is not in the layout's lines
    for (const each of (top ?? document.body).querySelectorAll<HTMLElement>('*')) {
      if (each.matches(GIST)) continue;
      const style = getComputedStyle(each);
      const clamped = style.webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + 1;
      if (clamped || (style.textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1))
        faults.add(`${named(each)} ends in an ellipsis: ${each.textContent?.trim().slice(0, 40)}`);
    }
    return [...faults];
  });
