/** The first screen: one press and a battle begins. */
import { useEffect, useRef } from 'preact/hooks';
import { readSlot, SLOTS } from '../../match/slots';
import { say } from '../../text';
import { importFile, play, resume } from '../app/acts';
import { type App, useApp } from '../app/app';
import { openScreen } from '../app/fetch-game';
import { keptLine } from '../app/kept-line';
import { matchLeft } from '../app/left';
import { faces, titleCards } from '../games';
import type { TitleButton as Leading, TitleCard } from '../games/title-card';
import { Button } from '../parts/controls';
import { FileButton } from '../parts/file-button';
import { MapTable } from '../parts/map-table';

/** What *Play* begins: by what the game's face says, or before it has come by what its card can tell. */
const playLine = (app: App): string | null => {
  const [first] = titleCards;
  if (first === undefined) return null;
  const face = app.games.value.includes(first.game) ? faces.find(first.game) : null;
  return face?.playLine(app) ?? first.playLine(app.ports.shelf);
};

/** Is a match on its way? Not while the players are asked about another: whatever lies under that question is as dark. */
const isOpening = ({ opening, discardAsk, elsewhereAsk }: App): boolean =>
  opening.value && discardAsk.value === null && elsewhereAsk.value === null;

/** A button that leads to one of a game's screens. */
const Lead = ({ card, to }: { card: TitleCard; to: Leading | null }) => {
  const app = useApp();
  return to === null ? null : (
    <Button
      action={to.action}
      icon={to.icon}
      disabled={isOpening(app)}
      onPress={() => void openScreen(app, card.game, to.screen)}
    >
      {to.label}
    </Button>
  );
};

/** The match that was left open comes first; `match`: what is said of it, null where none was, or its game is gone. */
const Begin = ({ match }: { match: string | null }) => {
  const app = useApp();
  return (
    <>
      {match !== null && (
        <Button look="primary" action="resume" icon="again" disabled={isOpening(app)} onPress={() => void resume(app)}>
          {say('keeping.continue', { match })}
        </Button>
      )}
      <Button
        look={match === null ? 'primary' : 'plain'}
        action="play"
        icon="play"
        disabled={isOpening(app)}
        onPress={() => void play(app)}
      >
        {say('title.play')}
      </Button>
    </>
  );
};

/** What belongs to no game. */
const Others = () => {
  const app = useApp();
  return (
    <div class="title-row">
      <Button action="codex" icon="book" onPress={() => app.open('codex')}>
        {say('shell.rules')}
      </Button>
      <Button action="settings" icon="gear" onPress={() => app.open('settings')}>
        {say('shell.settings')}
      </Button>
      <Button action="credits" icon="log" onPress={() => app.open('credits')}>
        {say('credits.title')}
      </Button>
      {SLOTS.some((at) => readSlot(app.ports.shelf, at).raw !== null) && (
        <Button action="slots-load" icon="open" onPress={() => app.open('load')}>
          {say('keeping.load')}
        </Button>
      )}
      <FileButton
        icon="open"
        action="import"
        label={say('title.import')}
        onFile={(file) => void importFile(app, file)}
      />
    </div>
  );
};

/** Keeps the line's room while it is not known. */
const NOTHING_YET = ' ';

export const TitleScreen = () => {
  const app = useApp();
  const { opening } = app;
  const panel = useRef<HTMLDivElement>(null);
  const left = matchLeft(app);
  const match = left === null ? null : keptLine(left);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'title';
  }, []);
  return (
    <main class="title" aria-busy={opening.value}>
      <MapTable panel={panel} />
      <div class="title-panel" ref={panel}>
        <h1 class="logo">
          <span>{say('shell.name')}</span>
        </h1>
        <p class="tagline">{say('title.tagline')}</p>
        <div class="title-buttons">
          <Begin match={match} />
          <p class="title-about">{playLine(app) ?? NOTHING_YET}</p>
          {titleCards.map((card) => (
            <Lead key={card.game} card={card} to={card.waiting(app.ports.shelf, left?.game ?? null)} />
          ))}
          {titleCards.map((card) => (
            <Lead key={card.game} card={card} to={card.start()} />
          ))}
          <Others />
        </div>
      </div>
    </main>
  );
};
