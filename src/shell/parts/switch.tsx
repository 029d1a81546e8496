/** On or off, and a few steps on a line. */
import { useFinger } from './use-finger';

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly about?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A lever beside its label; what it does stands under it. */
export const Switch = ({ name, label, about, value, onChange }: SwitchProps) => (
  <label class="switch" data-name={name}>
    <span class="switch-text">
      <span class="switch-label">{label}</span>
      {about !== undefined && <span class="switch-about">{about}</span>}
    </span>
    <input type="checkbox" name={name} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span class="switch-lever" aria-hidden="true" />
  </label>
);

interface StepsProps<T extends number> {
  readonly name: string;
  readonly label: string;
  readonly steps: readonly T[];
  readonly value: T;
  /** The value as it is read. */
  readonly text: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** A slider that stops at the given values only, the smallest first. */
export const Steps = <T extends number>({ name, label, steps, value, text, onChange }: StepsProps<T>) => {
  const finger = useFinger((chosen) => {
    const next = steps[Number(chosen)];
    if (next !== undefined) onChange(next);
  });
  return (
    <label class="steps" data-name={name}>
      <span class="steps-label">{label}</span>
      <output class="steps-value">{text(value)}</output>
      <input
        type="range"
        name={name}
        min={0}
        max={steps.length - 1}
        step={1}
        value={Math.max(0, steps.indexOf(value))}
        aria-valuetext={text(value)}
        style={{ '--share': `${(100 * Math.max(0, steps.indexOf(value))) / (steps.length - 1)}%` }}
        {...finger}
      />
    </label>
  );
};
