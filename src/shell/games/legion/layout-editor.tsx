/** Laying the four boards by hand before a duel: choose a corner, then turn, flip or exchange its board. */
import { useSignal } from '@preact/signals';
import { say } from '../../../text';
import { laidName, quadrantName } from '../../../text/games/legion';
import { Button } from '../../parts/controls';
import { FaceMap } from './parts/face-map';

const turned = (code: number): number => (code & ~3) | ((code + 1) & 3);
const flipped = (code: number): number => code ^ 4;

const exchanged = (layout: readonly number[], a: number, b: number): readonly number[] =>
  layout.map((code, at) => (at === a ? (layout[b] ?? code) : at === b ? (layout[a] ?? code) : code));

interface LayoutEditorProps {
  readonly layout: readonly number[];
  readonly onChange: (layout: readonly number[]) => void;
}

export const LayoutEditor = ({ layout, onChange }: LayoutEditorProps) => {
  const chosen = useSignal(0);
  const change = (with_: (code: number) => number) =>
    onChange(layout.map((code, at) => (at === chosen.value ? with_(code) : code)));
  return (
    <div class="layout-editor">
      <fieldset class="layout-boards" aria-label={say('setup.layout')}>
        {layout.map((code, at) => (
          <button
            key={quadrantName(at)}
            type="button"
            class="layout-board"
            data-quadrant={at}
            aria-pressed={chosen.value === at}
            aria-label={`${quadrantName(at)}: ${laidName(code)}`}
            onClick={() => {
              chosen.value = at;
            }}
          >
            <FaceMap code={code} />
          </button>
        ))}
      </fieldset>
      <div class="layout-tools">
        <Button icon="turn" action="layout-turn" onPress={() => change(turned)}>
          {say('setup.layout.turn')}
        </Button>
        <Button icon="flip" action="layout-flip" onPress={() => change(flipped)}>
          {say('setup.layout.flip')}
        </Button>
        <Button
          icon="swap"
          action="layout-swap"
          onPress={() => {
            const next = (chosen.value + 1) % layout.length;
            onChange(exchanged(layout, chosen.value, next));
            chosen.value = next;
          }}
        >
          {say('setup.layout.swap')}
        </Button>
      </div>
    </div>
  );
};
