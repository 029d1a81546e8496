/** A finished match, step by step. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameEvent } from '../../contract/event';
import type { ReplayStep } from '../../contract/referee';
import { nearOf } from '../../games/shared/sides';
import { squaresTouched } from '../../match/last-turn';
import { createPassages } from '../../match/passages';
import { ONLOOKER } from '../../match/reduce-state';
import { eventsSince, placeOfStop, stopAt, stopsOf } from '../../match/replay-stops';
import { say } from '../../text';
import { toBattle } from '../app/acts';
import { useApp } from '../app/app';
import { Eyes } from '../battle/eyes';
import { HeaderPlace } from '../battle/header-place';
import { Inspector } from '../battle/inspector';
import { lookOnKey } from '../battle/key-acts';
import { othersFrom, Places } from '../battle/places';
import { Waiting } from '../battle/waiting';
import { Board } from '../board/board';
import { tokenAt } from '../board/tokens';
import { planOf, sidesOf } from '../games/content-of';
import type { GameFace } from '../games/face';
import { useFace } from '../games/use-face';
import { Button, IconButton } from '../parts/controls';

/** Each stop stands so long, and so long at the least after it has been played. */
const PLAY_MS = 1600;
const READ_MS = 600;

/** Which step is shown, and where the replay stops; going on to the next stop plays it, any other way only shows it. */
const useSteps = (steps: readonly ReplayStep[]) => {
  const passages = useMemo(createPassages, []);
  const at = useSignal(0);
  const running = useSignal(false);
  const playing = useSignal(false);
  useEffect(
    () =>
      passages.playing.subscribe((plays) => {
        playing.value = plays;
      }),
    [passages],
  );
  const stops = useMemo(() => stopsOf(steps), [steps]);
  const begun = useRef(0);
  const stop = stopAt(stops, at.value);
  const last = stops.length - 1;
  const go = (to: number) => {
    const next = stops[Math.max(0, Math.min(last, to))] ?? 0;
    const [from, step] = [steps[at.value], steps[next]];
    if (step === undefined) return;
    const events = to === stop + 1 ? steps.slice(at.value + 1, next + 1).flatMap((one) => one.events) : [];
    passages.skip();
    passages.push({ from: from?.view ?? null, to: step.view, events });
    at.value = next;
    begun.current = performance.now();
  };
  useEffect(() => {
    // the same step through other eyes
    const shown = steps[at.value];
    if (shown !== undefined) passages.push({ from: null, to: shown.view, events: [] });
  }, [steps]);
  useEffect(() => {
    if (!running.value) return;
    if (stop >= last) {
      running.value = false;
      return;
    }
    // what still plays is not cut
    if (playing.value) return;
    const left = PLAY_MS - (performance.now() - begun.current);
    const timer = setTimeout(() => go(stop + 1), Math.max(READ_MS, left));
    return () => clearTimeout(timer);
  }, [running.value, at.value, playing.value, steps]);
  return { passages, at, stops, stop, last, running, playing, go };
};

type Steering = ReturnType<typeof useSteps>;

const Player = ({ steering }: { steering: Steering }) => {
  const { stop, last, running, go } = steering;
  return (
    <div class="player" role="toolbar" aria-label={say('replay.tools')}>
      <IconButton icon="first" label={say('replay.first')} action="first" disabled={stop === 0} onPress={() => go(0)} />
      <IconButton
        icon="back"
        label={say('replay.back')}
        action="back"
        disabled={stop === 0}
        onPress={() => go(stop - 1)}
      />
      <IconButton
        icon={running.value ? 'pause' : 'play'}
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
        disabled={stop === last}
        onPress={() => go(stop + 1)}
      />
      <IconButton
        icon="last"
        label={say('replay.last')}
        action="last"
        disabled={stop === last}
        onPress={() => go(last)}
      />
      <input
        class="slider"
        type="range"
        min={0}
        max={last}
        value={stop}
        aria-label={say('replay.step')}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  );
};

interface ReplayBoardProps {
  readonly step: ReplayStep;
  readonly events: readonly GameEvent[];
  readonly near: number;
  readonly steering: Steering;
}

const ReplayBoard = ({ step, events, near, steering }: ReplayBoardProps) => {
  const app = useApp();
  const { view } = step;
  return (
    <Board
      view={view}
      events={events}
      near={near}
      asking={null}
      preview={null}
      lit={squaresTouched(step.events)}
      quiet={false}
      onSquare={(square) => {
        app.pin({ on: 'square', square });
        return true;
      }}
      onHover={(square) => {
        const seen = square !== null && (tokenAt(view, square) !== null || view.flag === square);
        app.glance(seen ? { on: 'square', square } : null);
      }}
      onHold={(square) => app.pin(square === null ? null : { on: 'square', square })}
      onKey={(act, square) =>
        lookOnKey(app, { view, events, lastTurn: step.events, result: view.result, asking: null, square, near }, act)
      }
      attach={(picture) => {
        steering.passages.watch(picture);
        return () => steering.passages.watch(null);
      }}
    />
  );
};

const spokenOf = (face: GameFace, { view, events: part }: ReplayStep, events: readonly GameEvent[]): string =>
  face
    .news(view, events, part, view.result)
    .map(({ text }) => text)
    .join(' ');

/** `Turn 7 · step 3 of 9`. */
const titleOf = (steps: readonly ReplayStep[], stops: readonly number[], stop: number): string => {
  const { turn, at, count } = placeOfStop(steps, stops, stop);
  if (stop === 0) return say('replay.title.start');
  return turn === null ? say('replay.title', { at, count }) : say('replay.title.turn', { turn, at, count });
};

interface ReplayProps {
  readonly face: GameFace;
  readonly steps: readonly ReplayStep[];
  readonly step: ReplayStep;
  readonly steering: Steering;
}

const Replay = ({ face, steps, step, steering }: ReplayProps) => {
  const app = useApp();
  const { value: at } = steering.at;
  const { stops, stop } = steering;
  const part = useMemo(() => eventsSince(steps, stops, at), [steps, stops, at]);
  const events = useMemo(() => steps.slice(0, at + 1).flatMap((one) => one.events), [steps, at]);
  const { view } = step;
  const [plan, sides] = [planOf(view), sidesOf(view)];
  const near = nearOf(app.state.value?.viewer ?? ONLOOKER, sides);
  const beside = { view, asking: null, own: null, large: near };
  return (
    <main
      class="battle replay"
      data-layout={face.layout}
      data-seats="single"
      style={{ '--board-columns': plan.width, '--board-rows': plan.height }}
    >
      <Places area="far" seats={othersFrom(near, sides.length)} {...beside} />
      <HeaderPlace view={view} replayed />
      <section class="area-board" aria-label={say('spoken.board')}>
        <ReplayBoard step={{ ...step, events: part }} events={events} near={near} steering={steering} />
      </section>
      <Places area="near" seats={[near]} {...beside} />
      <div class="area-panel">
        <section class="status" aria-label={say('battle.status')}>
          <h1 class="turn">{titleOf(steps, stops, stop)}</h1>
          <p class="prompt replay-text" aria-live="polite">
            {spokenOf(face, { ...step, events: part }, events) || (at > 0 && say('replay.quiet'))}
          </p>
        </section>
        <Player steering={steering} />
        <Eyes view={view} />
        <div class="answers">
          <Button icon="back" action="leave-replay" onPress={() => toBattle(app)}>
            {say('replay.leave')}
          </Button>
        </div>
        <div class="panel-rest">
          {face.LastFight !== null && !steering.playing.value && <face.LastFight view={view} events={events} />}
          <Inspector view={view} events={events} near={near} />
        </div>
      </div>
    </main>
  );
};

export const ReplayScreen = () => {
  const steps = useApp().steps.value;
  const steering = useSteps(steps);
  const step = steps[steering.at.value];
  const face = useFace(step?.view.game ?? null);
  if (step === undefined) return null;
  return face === null ? <Waiting /> : <Replay face={face} steps={steps} step={step} steering={steering} />;
};
