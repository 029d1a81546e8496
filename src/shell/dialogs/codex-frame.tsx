/** How the rules of every game are set: one page in columns, chapters, and lists with a picture before each word. */
import type { ComponentChildren } from 'preact';
import { say } from '../../text';

/** All the text of a game; `game`: key of its name. */
export const CodexPage = ({ game, children }: { game: string; children: ComponentChildren }) => (
  <section class="codex" aria-label={say('codex.title', { game: say(game) })}>
    {children}
  </section>
);

export const Chapter = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section>
    <h3>{title}</h3>
    <p>{children}</p>
  </section>
);

export interface Pictured {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly text: string;
}

export const PictureList = ({ title, entries }: { title: string; entries: readonly Pictured[] }) => (
  <section class="codex-units">
    <h3>{title}</h3>
    <ul>
      {entries.map(({ picture, name, text }) => (
        <li key={name}>
          {picture}
          <span>
            <strong class="capital-first">{name}</strong> {text}
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
