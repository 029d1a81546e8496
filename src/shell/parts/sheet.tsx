/**
 * A sheet laid over everything. The browser's own dialog keeps the focus inside, gives it back, and closes on Escape. A text that is
 * longer than the sheet has the focus first, so that the keys scroll it.
 */
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../text';
import { IconButton } from './controls';
import { scrollOf, wrapTab } from './sheet-keys';

interface SheetProps {
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  readonly onClose: () => void;
}

const scrolls = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight + 1;

/** Text that scrolls is reached by the keyboard, in its turn. */
const useScrollStop = (content: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const box = content.current;
    if (box === null) return;
    const measure = () => {
      // what has the focus keeps it
      if (scrolls(box)) box.tabIndex = 0;
      else if (document.activeElement !== box) box.removeAttribute('tabindex');
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const each of [box, ...box.children]) watch.observe(each);
    return () => watch.disconnect();
  });

export const Sheet = ({ name, title, children, wide = false, onClose }: SheetProps) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useScrollStop(content);
  // the browser tells a sheet's closing late: by then a fresh sheet of the same name may stand open
  const gone = useRef(false);
  // open before what it holds looks at its own size: a log goes to its newest line
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    const box = content.current;
    if (box !== null && scrolls(box) && element?.querySelector('[autofocus]') === null) {
      box.tabIndex = 0;
      box.focus({ preventScroll: true });
    }
    return () => {
      gone.current = true;
      element?.close();
    };
  }, []);
  const close = () => {
    if (!gone.current) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // keys pressed here mean nothing to what lies below
    event.stopPropagation();
    const box = content.current;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.code === 'Tab' && sheet.current !== null) return wrapTab(event, sheet.current);
    // inside its text the browser scrolls by itself
    if (box === null || (event.target instanceof Node && box.contains(event.target))) return;
    const by = scrollOf(event.key, box.clientHeight);
    if (by === null) return;
    event.preventDefault();
    box.scrollTop = Math.max(0, Math.min(box.scrollHeight, box.scrollTop + by));
  };
  const heading = `dialog-${name}`;
  return (
    <dialog
      ref={sheet}
      class={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      data-dialog={name}
      onClose={close}
      // a press beside the sheet is a convenience, Escape closes it too
      onClick={(event) => event.target === sheet.current && close()}
      onKeyDown={onKeyDown}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="cross" label={say('shell.close')} action="close" onPress={close} />
        </header>
        <div ref={content} class="sheet-content">
          {children}
        </div>
      </div>
    </dialog>
  );
};
