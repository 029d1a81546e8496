/** The battle's buttons beside the question: undo or take back, a hint, the last turn again, the log, the menu. */
import { useEffect, useState } from 'preact/hooks';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { useApp } from '../app/app';
import { IconButton } from '../parts/controls';
import { againBarText, showAgain } from './again';
import { askHint } from './hint';
import { undo, undoBarText } from './undo';

interface ToolbarProps {
  readonly state: MatchState;
}

/**
 * The hint's button can be pressed while the other side is about: the hint comes as soon as there is a question. Until it is
 * there the button shows that it is being thought of.
 */
const HintButton = ({ state }: { state: MatchState }) => {
  const app = useApp();
  // a wish made in the other side's turn cuts nothing short: the question is there before the picture has shown that turn
  const seen = app.seen.value ?? state;
  const asked = seen.asking !== null && !seen.sending;
  const [wanted, setWanted] = useState<'mouse' | 'key' | null>(null);
  useEffect(() => {
    if (wanted === null || !asked) return;
    void askHint(app, wanted === 'key').finally(() => setWanted(null));
  }, [wanted, asked]);
  useEffect(() => {
    if (state.result !== null) setWanted(null);
  }, [state.result]);
  return (
    <span class="tool-hint" data-busy={wanted !== null}>
      <IconButton
        caption
        icon="hint"
        action="hint"
        label={say('battle.advice')}
        disabled={state.result !== null}
        onPress={() => setWanted(document.activeElement?.matches('.toolbar :focus-visible') === true ? 'key' : 'mouse')}
      />
    </span>
  );
};

export const Toolbar = ({ state }: ToolbarProps) => {
  const app = useApp();
  const { match } = app.ports;
  return (
    <div class="toolbar" role="toolbar" aria-label={say('battle.tools')}>
      {state.canTakeBack ? (
        <IconButton
          caption
          icon="undo"
          action="take-back"
          label={say('battle.take-back')}
          left={say('battle.take-back.left', { left: state.eased.left })}
          title={say('battle.take-back.about', { left: state.eased.left })}
          onPress={() => void match.takeBack()}
        />
      ) : (
        <IconButton
          caption
          icon="undo"
          action="undo"
          label={say('battle.undo')}
          title={say('battle.undo.about')}
          barred={undoBarText(state)}
          onPress={() => undo(app, state)}
        />
      )}
      <HintButton state={state} />
      <IconButton
        caption
        icon="again"
        action="again"
        label={say('battle.again')}
        barred={againBarText(state)}
        onPress={() => showAgain(app, state)}
      />
      <IconButton caption icon="log" action="log" label={say('battle.log')} onPress={() => app.open('log')} />
      <IconButton caption icon="menu" action="menu" label={say('battle.menu')} onPress={() => app.open('menu')} />
    </div>
  );
};
