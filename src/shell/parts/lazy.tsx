/** Components that are fetched when they are first shown. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../text';
import { type App, useApp } from '../app/app';
import type { Part } from './part';

/**
 * A component of a part: empty until the part has come. Where it does not come that is told, `failed` cleans up, and it is
 * tried again the next time the component is shown.
 */
export const lazy = <T, P extends object>(
  part: Part<T>,
  pick: (part: T) => ComponentType<P>,
  failed: (app: App) => void = () => undefined,
): ComponentType<P> => {
  const Lazy = (props: P) => {
    const app = useApp();
    const came = useSignal(part.now() !== null);
    useEffect(() => {
      if (came.value) return;
      void part.fetch().then((done) => {
        came.value = done;
        if (done) return;
        app.tell(say('shell.note.not-fetched'));
        failed(app);
      });
    }, []);
    const now = came.value ? part.now() : null;
    if (now === null) return null;
    const Part = pick(now);
    return <Part {...props} />;
  };
  return Lazy;
};
