/** A sheet laid over everything. The browser's own dialog keeps the focus inside, gives it back, and closes on Escape. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../text';
import { IconButton } from './controls';

interface SheetProps {
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  readonly onClose: () => void;
}

export const Sheet = ({ name, title, children, wide = false, onClose }: SheetProps) => {
  const sheet = useRef<HTMLDialogElement>(null);
  // the browser tells a sheet's closing late: by then a fresh sheet of the same name may stand open
  const gone = useRef(false);
  // open before what it holds looks at its own size: a log goes to its newest line
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => {
      gone.current = true;
      element?.close();
    };
  }, []);
  const close = () => {
    if (!gone.current) onClose();
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
      // keys pressed here mean nothing to what lies below
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="cross" label={say('shell.close')} action="close" onPress={close} />
        </header>
        <div class="sheet-content">{children}</div>
      </div>
    </dialog>
  );
};
