/** How the rules of every game are set: one page in columns, chapters, and lists with a picture before each word. */
import type { ComponentChildren } from 'preact';
import { capital } from '../../text/capital';

/** All the text of a game; `game`: key of its name. */
export const CodexPage = ({ game, children }: { game: string; children: ComponentChildren }) => (
  <div class="codex" data-game={game}>
    {children}
  </div>
);

interface ChapterProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** What happens one after the other, numbered under the text. */
  readonly steps?: readonly string[];
}

export const Chapter = ({ title, children, steps = [] }: ChapterProps) => (
  <section>
    <h3>{title}</h3>
    <p>{children}</p>
    {steps.length > 0 && (
      <ol class="codex-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
  </section>
);

export interface Pictured {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly text: string;
}

interface PictureListProps {
  readonly title: string;
  /** What is true of all entries. */
  readonly about?: string;
  readonly entries: readonly Pictured[];
}

export const PictureList = ({ title, about, entries }: PictureListProps) => (
  <section class="codex-units">
    <h3>{title}</h3>
    {about !== undefined && <p>{about}</p>}
    <ul>
      {entries.map(({ picture, name, text }) => (
        <li key={name}>
          {picture}
          <span>
            <strong>{capital(name)}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Words and what they mean. */
export const WordList = ({
  title,
  entries,
}: {
  title: string;
  entries: readonly { readonly name: string; readonly text: string }[];
}) => (
  <section class="codex-units">
    <h3>{title}</h3>
    <dl>
      {entries.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
