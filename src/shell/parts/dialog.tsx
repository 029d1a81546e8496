/** A modal sheet. The browser's own dialog keeps the focus inside, gives it back, and closes on Escape. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../text';
import { type DialogName, useApp } from '../app/app';
import { IconButton } from './controls';
import { Toast } from './toast';

interface DialogProps {
  readonly name: DialogName;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  readonly onClose?: () => void;
}

export const Dialog = ({ name, title, children, wide = false, onClose }: DialogProps) => {
  const app = useApp();
  const sheet = useRef<HTMLDialogElement>(null);
  // the browser tells a sheet's closing late: by then a fresh sheet of the same name may stand open
  const gone = useRef(false);
  useEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => {
      gone.current = true;
      element?.close();
    };
  }, []);
  const close = () => {
    if (gone.current) return;
    app.close(name);
    onClose?.();
  };
  const heading = `dialog-${name}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet is a convenience, Escape closes it too
    <dialog
      ref={sheet}
      class={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      data-dialog={name}
      onClose={close}
      onClick={(event) => event.target === sheet.current && close()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="cross" label={say('shell.close')} action="close" onPress={close} />
        </header>
        {children}
        {app.dialogs.value.at(-1) === name && <Toast />}
      </div>
    </dialog>
  );
};
