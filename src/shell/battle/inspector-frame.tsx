/** The inspector's sheet: a picture, a title, and what is said below; it stays as long as the pointer rests on it. */
import type { ComponentChildren } from 'preact';
import { say } from '../../text';
import { useApp } from '../app/app';
import { IconButton } from '../parts/controls';

/** A title and lines, for the eye and for the ear. */
export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

interface FrameProps {
  readonly title: string;
  readonly about?: string;
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}

export const InspectorFrame = ({ title, about, picture, children }: FrameProps) => {
  const app = useApp();
  const inspection = app.inspected.value;
  if (inspection === null) return null;
  return (
    <aside
      class="inspector"
      aria-label={say('inspect.label')}
      data-pinned={inspection.pinned}
      onPointerEnter={() => app.glance(inspection.of)}
      onPointerLeave={() => app.glance(null)}
    >
      <header>
        {picture}
        <div>
          <h2>{title}</h2>
          {about !== undefined && <p class="inspector-about">{about}</p>}
        </div>
        <IconButton
          icon="cross"
          label={say('shell.close')}
          action="dismiss"
          onPress={() => {
            app.inspected.value = null;
          }}
        />
      </header>
      {children}
    </aside>
  );
};
