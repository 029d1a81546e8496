/** Buttons and choices as they look everywhere. */
import type { ComponentChildren } from 'preact';
import { Stroke, type StrokeName } from './glyph';

interface ButtonProps {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
  readonly icon?: StrokeName;
  readonly action?: string;
  readonly look?: 'primary' | 'plain' | 'danger';
  readonly disabled?: boolean;
  readonly autofocus?: boolean;
  readonly submit?: boolean;
}

export const Button = (props: ButtonProps) => {
  const {
    onPress,
    children,
    icon,
    action,
    look = 'plain',
    disabled = false,
    autofocus = false,
    submit = false,
  } = props;
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={`button ${look}`}
      data-action={action}
      disabled={disabled}
      autofocus={autofocus}
      onClick={onPress}
    >
      {icon !== undefined && <Stroke name={icon} />}
      <span>{children}</span>
    </button>
  );
};

interface IconButtonProps {
  readonly icon: StrokeName;
  readonly label: string;
  readonly onPress: () => void;
  readonly action?: string;
  readonly disabled?: boolean;
  readonly caption?: boolean;
  /** What the label leaves out, for pointers and screen readers. */
  readonly title?: string;
  /** How often it can be pressed, in words beside the picture. */
  readonly left?: string;
  /** Why it does nothing now; a press still comes, so that this can be told. */
  readonly barred?: string | null;
}

/** A square button with a picture; `caption` writes its label under it where there is room. */
export const IconButton = ({
  icon,
  label,
  onPress,
  action,
  disabled = false,
  caption = false,
  title = label,
  left,
  barred = null,
}: IconButtonProps) => (
  <button
    type="button"
    class="icon-button"
    data-action={action}
    data-left={left}
    aria-label={title}
    title={barred ?? title}
    disabled={disabled}
    aria-disabled={barred !== null || undefined}
    onClick={onPress}
  >
    <Stroke name={icon} />
    {caption && (
      <span class="icon-caption" aria-hidden="true">
        {label}
      </span>
    )}
  </button>
);

export interface Option<T extends string | number> {
  readonly value: T;
  readonly label: string;
  readonly about?: string;
  readonly disabled?: boolean;
  readonly picture?: ComponentChildren;
}

interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly look?: 'cards' | 'pills' | 'bar';
}

/** One of several: radio buttons drawn as cards, as a row of pills, or as the parts of one bar. */
export const Choice = <T extends string | number>({
  name,
  legend,
  options,
  value,
  onChange,
  look = 'pills',
}: ChoiceProps<T>) => (
  <fieldset class={`choice ${look}`}>
    <legend>{legend}</legend>
    <div class="choice-options">
      {options.map((option) => (
        <label key={option.value} class="choice-option" data-value={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span class="choice-face">
            {option.picture}
            <span class="choice-label">{option.label}</span>
            {option.about !== undefined && <span class="choice-about">{option.about}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
