/** The frame of every game's log: a head, and one list that is one tab stop. */
import type { ComponentChildren } from 'preact';
import { say } from '../../text';
import type { LogStop } from './log-stop';

interface LogFrameProps {
  readonly stop: Pick<LogStop, 'ref' | 'onKeyDown'>;
  readonly head: ComponentChildren;
  readonly children: ComponentChildren;
}

export const LogFrame = ({ stop, head, children }: LogFrameProps) => (
  <section class="log" aria-label={say('battle.log')}>
    {head}
    <ol ref={stop.ref} class="log-list" aria-label={say('battle.log')} onKeyDown={stop.onKeyDown}>
      {children}
    </ol>
  </section>
);
