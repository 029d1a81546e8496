/** A screen before a battle: one sheet; what is chosen scrolls, the way back and the way on stay below. */
import type { ComponentChildren } from 'preact';
import { addTexts, say } from '../../text';
import { setup } from '../../text/en/setup';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import type { StrokeName } from '../parts/glyph';

addTexts(setup);

/** The button that goes on. */
export interface Onward {
  readonly action: string;
  readonly icon: StrokeName;
  readonly label: string;
  /** Something else than the problems stands in the way. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

interface PageProps {
  /** Class of the screen, beside that of all such screens. */
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
  /** What must be mended before it can go on. */
  readonly problems: readonly string[];
  readonly back: ComponentChildren;
  /** Null: nothing comes after it. */
  readonly onward: Onward | null;
}

export const SetupPage = ({ name, title, children, problems, back, onward }: PageProps) => {
  const { opening } = useApp();
  return (
    <main class={`setup ${name}`}>
      <div class="setup-sheet">
        <header class="sheet-head">
          <h1>{title}</h1>
        </header>
        <div class={`setup-body ${name}-body`}>{children}</div>
        {problems.length > 0 && (
          <p class="setup-problem" role="alert">
            {problems.join(' ')}
          </p>
        )}
        <footer class="setup-buttons">
          {back}
          {onward !== null && (
            <Button
              look="primary"
              icon={onward.icon}
              action={onward.action}
              disabled={problems.length > 0 || opening.value || onward.disabled === true}
              onPress={onward.onPress}
            >
              {onward.label}
            </Button>
          )}
        </footer>
      </div>
    </main>
  );
};

/** Back to the title, under the name that fits the screen. */
export const TitleButton = ({ home = false }: { home?: boolean }) => {
  const { screen } = useApp();
  return (
    <Button
      icon={home ? 'home' : 'back'}
      action={home ? 'title' : 'back'}
      onPress={() => {
        screen.value = 'title';
      }}
    >
      {say(home ? 'shell.title' : 'shell.back')}
    </Button>
  );
};
