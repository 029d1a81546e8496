/** A finished match, step by step. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ReplayStep } from '../../contract/referee';
import { squaresTouched } from '../../match/last-turn';
import { createPassages } from '../../match/passages';
import { eventText, say } from '../../text';
import { toBattle } from '../app/acts';
import { useApp } from '../app/app';
import { Inspector } from '../battle/inspector';
import { Tray } from '../battle/tray';
import { Board } from '../board/board';
import { tokenAt } from '../board/inspect';
import { naming } from '../board/words';
import { Button, IconButton } from '../parts/controls';

const PLAY_MS = 1600;

const stepText = (step: ReplayStep): string =>
  step.events
    .filter((event) => event.type !== 'turn' && event.type !== 'struck')
    .map((event) => eventText(event, naming(step.view), step.view.result))
    .join(' ');

/** Which step is shown; going on by one plays it, any other way only shows it. */
const useSteps = (steps: readonly ReplayStep[]) => {
  const passages = useMemo(createPassages, []);
  const at = useSignal(0);
  const running = useSignal(false);
  const go = (to: number) => {
    const next = Math.max(0, Math.min(steps.length - 1, to));
    const [from, step] = [steps[at.value], steps[next]];
    if (step === undefined) return;
    passages.skip();
    passages.push({ from: from?.view ?? null, to: step.view, events: next === at.value + 1 ? step.events : [] });
    at.value = next;
  };
  useEffect(() => {
    const first = steps[0];
    if (first !== undefined) passages.push({ from: null, to: first.view, events: [] });
  }, [steps]);
  useEffect(() => {
    if (!running.value) return;
    if (at.value >= steps.length - 1) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => go(at.value + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [running.value, at.value]);
  return { passages, at, running, go };
};

const Player = ({ steps, steering }: { steps: readonly ReplayStep[]; steering: ReturnType<typeof useSteps> }) => {
  const { at, running, go } = steering;
  const last = steps.length - 1;
  return (
    <div class="player" role="toolbar" aria-label={say('replay.tools')}>
      <IconButton
        icon="first"
        label={say('replay.first')}
        action="first"
        disabled={at.value === 0}
        onPress={() => go(0)}
      />
      <IconButton
        icon="back"
        label={say('replay.back')}
        action="back"
        disabled={at.value === 0}
        onPress={() => go(at.value - 1)}
      />
      <IconButton
        icon={running.value ? 'cross' : 'play'}
        label={say(running.value ? 'replay.stop' : 'replay.play')}
        action="run"
        onPress={() => {
          running.value = !running.value;
        }}
      />
      <IconButton
        icon="next"
        label={say('replay.next')}
        action="next"
        disabled={at.value === last}
        onPress={() => go(at.value + 1)}
      />
      <IconButton
        icon="last"
        label={say('replay.last')}
        action="last"
        disabled={at.value === last}
        onPress={() => go(last)}
      />
      <input
        class="slider"
        type="range"
        min={0}
        max={last}
        value={at.value}
        aria-label={say('replay.step')}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  );
};

export const ReplayScreen = () => {
  const app = useApp();
  const steps = app.steps.value;
  const steering = useSteps(steps);
  const step = steps[steering.at.value];
  if (step === undefined) return null;
  const near = app.state.value?.viewer === 1 ? 1 : 0;
  return (
    <main class="battle replay" data-seats="single">
      <div class="area-far">
        <Tray view={step.view} seat={1 - near} asking={null} yours={false} small />
      </div>
      <section class="area-board" aria-label={say('spoken.board')}>
        <Board
          view={step.view}
          near={near}
          asking={null}
          preview={null}
          lit={squaresTouched(step.events)}
          quiet={false}
          onSquare={(square) => app.pin({ on: 'square', square })}
          onHover={(square) => {
            const seen = square !== null && tokenAt(step.view, square) !== null;
            app.glance(seen ? { on: 'square', square } : null);
          }}
          onHold={(square) => app.pin({ on: 'square', square })}
          onKey={() => undefined}
          attach={(picture) => {
            steering.passages.watch(picture);
            return () => steering.passages.watch(null);
          }}
        />
      </section>
      <div class="area-near">
        <Tray view={step.view} seat={near} asking={null} yours={false} small={false} />
      </div>
      <div class="area-panel">
        <section class="status" aria-label={say('battle.status')}>
          <h1 class="turn">{say('replay.title', { at: steering.at.value, count: steps.length - 1 })}</h1>
          <p class="prompt" aria-live="polite">
            {stepText(step)}
          </p>
        </section>
        <Player steps={steps} steering={steering} />
        <div class="answers">
          <Button icon="back" action="leave-replay" onPress={() => toBattle(app)}>
            {say('replay.leave')}
          </Button>
        </div>
      </div>
      <Inspector view={step.view} />
    </main>
  );
};
