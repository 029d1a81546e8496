/** A short message that goes away by itself, or with the next press; shown inside the topmost dialog when there is one. */
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app';

/** @param live - true inside a dialog, whose reader hears nothing from outside; elsewhere the voice says the message. */
export const Toast = ({ live = false }: { readonly live?: boolean }) => {
  const { toast } = useApp();
  const text = toast.value;
  useEffect(() => {
    if (text === '') return;
    const drop = () => {
      toast.value = '';
    };
    // what the press itself has to say comes after it
    document.addEventListener('pointerdown', drop, { capture: true });
    return () => document.removeEventListener('pointerdown', drop, { capture: true });
  }, [text]);
  return (
    <div class="toast" role={live ? 'status' : undefined} data-shown={text !== ''}>
      {text}
    </div>
  );
};
