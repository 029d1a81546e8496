/** A sheet that the whole page knows by its name. */
import type { ComponentChildren } from 'preact';
import { type DialogName, useApp } from '../app/app';
import { Sheet } from './sheet';
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
  const close = () => {
    app.close(name);
    onClose?.();
  };
  return (
    <Sheet name={name} title={title} wide={wide} onClose={close}>
      {children}
      {app.dialogs.value.at(-1) === name && <Toast live />}
    </Sheet>
  );
};
