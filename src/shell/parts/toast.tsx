/** A short message that goes away by itself, or with the next press; shown inside the topmost dialog when there is one. */
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app';

export const Toast = () => {
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
    <div class="toast" role="status" data-shown={text !== ''}>
      {text}
    </div>
  );
};
