/**
 * A word with its meaning in place: shown while the pointer rests on it or it has the focus, kept open by a press, closed by
 * Escape. The meaning lies over the page, so that nothing moves.
 */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { runsOf } from './glossary';

const GAP = 4;
const EDGE = 8;

/** Under the word, or above it where there is more room; inside the window. */
const place = (word: HTMLElement, tip: HTMLElement): void => {
  const { left, top, bottom } = word.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const under = bottom + GAP + offsetHeight <= innerHeight - EDGE;
  tip.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - EDGE - offsetWidth))}px`;
  tip.style.top = `${under ? bottom + GAP : Math.max(EDGE, top - GAP - offsetHeight)}px`;
};

interface TermProps {
  readonly word: string;
  readonly about: string;
}

/** `over`: the pointer or the focus is on it; `kept`: it was pressed. */
type Open = 'no' | 'over' | 'kept';

export const Term = ({ word, about }: TermProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState<Open>('no');
  const shown = open !== 'no';
  useLayoutEffect(() => {
    const [one, other] = [button.current, tip.current];
    if (!shown || one === null || other === null) return;
    // above everything, also where the sheet around it scrolls
    other.showPopover?.();
    place(one, other);
  }, [shown]);
  const leave = (): void => setOpen((now) => (now === 'kept' ? now : 'no'));
  return (
    <span class="term" onPointerEnter={() => setOpen((now) => (now === 'no' ? 'over' : now))} onPointerLeave={leave}>
      <button
        ref={button}
        type="button"
        class="term-word"
        aria-expanded={shown}
        aria-describedby={shown ? id : undefined}
        onClick={() => setOpen((now) => (now === 'kept' ? 'no' : 'kept'))}
        onFocus={() => setOpen((now) => (now === 'no' ? 'over' : now))}
        onBlur={() => setOpen('no')}
        onKeyDown={(event) => {
          if (event.code !== 'Escape' || !shown) return;
          event.stopPropagation();
          setOpen('no');
        }}
      >
        {word}
      </button>
      {shown && (
        <span ref={tip} id={id} class="term-about" role="tooltip" popover="manual">
          {about}
        </span>
      )}
    </span>
  );
};

interface ExplainedProps {
  readonly text: string;
  readonly plain: boolean;
  readonly except: string | null;
}

/** A sentence whose special words are explained in place. */
export const Explained = ({ text, plain, except }: ExplainedProps) => (
  <>
    {runsOf(text, plain, except).map((run, index) =>
      run.about === null ? run.text : <Term key={index} word={run.text} about={run.about} />,
    )}
  </>
);
