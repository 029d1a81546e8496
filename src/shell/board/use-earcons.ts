/** The short sounds of choosing and dropping; the battle's own come from what is played. */
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { PageSound, Stage } from '../../match/stage-port';
import type { Asking } from '../../match/types';

/** Sounds every press that is taken or dropped; gives what sounds anything else. */
export const useEarcons = (picture: Signal<Stage | null>, asking: Asking | null): ((sound: PageSound) => void) => {
  const before = useRef(asking);
  useEffect(() => {
    const old = before.current;
    before.current = asking;
    if (asking === null || old === null || old.decision !== asking.decision) return;
    const more = asking.presses.length - old.presses.length;
    if (more > 0) picture.value?.sound('select');
    else if (more < 0) picture.value?.sound('drop');
  }, [asking]);
  return (sound) => picture.value?.sound(sound);
};
