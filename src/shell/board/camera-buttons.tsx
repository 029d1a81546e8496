/** The buttons under a board that does not fit: nearer, farther, all of it. */
import type { Roam, Sight } from '../../match/stage-port';
import { say } from '../../text';
import { IconButton } from '../parts/controls';

interface CameraButtonsProps {
  readonly sight: Sight;
  /** The cell to see nearer; null: none in particular. */
  readonly about: number | null;
  readonly onRoam: (roam: Roam) => void;
}

export const CameraButtons = ({ sight: { zoom, most }, about, onRoam }: CameraButtonsProps) =>
  most <= 1 ? null : (
    <div class="board-camera" role="toolbar" aria-label={say('camera.tools')}>
      <IconButton
        icon="minus"
        action="zoom-out"
        label={say('camera.out')}
        disabled={zoom <= 1}
        onPress={() => onRoam({ do: 'zoom', way: 'out' })}
      />
      <IconButton
        icon="whole"
        action="zoom-whole"
        label={say('camera.whole')}
        disabled={zoom <= 1}
        onPress={() => onRoam({ do: 'whole' })}
      />
      <IconButton
        icon="plus"
        action="zoom-in"
        label={say('camera.in')}
        disabled={zoom >= most}
        onPress={() => onRoam({ do: 'zoom', way: 'in', about })}
      />
    </div>
  );
