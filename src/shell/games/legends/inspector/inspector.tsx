/** The inspector of the Legends family: a card for each piece on the square, and the ground under it. */
import { useMemo } from 'preact/hooks';
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { isPlainForm } from '../../../../games/legends/reading/pieces-seen';
import { storyOf } from '../../../../games/legends/reading/story';
import { sideOf } from '../../../../match/games/legends/sides';
import { say, terrainName } from '../../../../text';
import { capital } from '../../../../text/capital';
import { terrainAbout } from '../../../../text/games/legends';
import { type Inspected, useApp } from '../../../app/app';
import { InspectorFrame, type Told } from '../../../battle/inspector-frame';
import { Land } from '../parts/land';
import { liveryOf, PieceFace } from '../parts/piece-face';
import { readerOf, squareName } from '../words';
import { type Card, cardLines, cardOf, kindCard } from './card';
import { CardBody } from './piece-card';

/** Cards of the pieces on a square: two while they fight on it. */
const cardsOn = (view: View, square: number, events: readonly GameEvent[], unaided: boolean): readonly Card[] => {
  const tokens = view.tokens.filter((token) => token.square === square);
  if (tokens.length === 0) return [];
  const story = storyOf(events, view);
  return tokens.map((token) => cardOf(view, story, token, unaided));
};

/** Forest and desert make many pieces stronger, some weaker: of one square that tells nobody anything; a piece's own text does. */
const VAGUE: readonly number[] = [1, 5];

/** The land of a square, and what it means in a form whose powers ask for it. */
const groundOf = (view: View, square: number): { readonly title: string; readonly about: string } => {
  const terrain = view.terrain[square] ?? 0;
  return {
    title: say('legends.inspect.ground', {
      square: squareName(view, square),
      terrain: terrainName('legends', terrain),
    }),
    about: isPlainForm(view) || VAGUE.includes(terrain) ? '' : terrainAbout(terrain),
  };
};

const aboutLines = ({ about }: { readonly about: string }): readonly string[] => (about === '' ? [] : [about]);

/** The same where pieces are told first. */
const groundLines = ({ title, about }: ReturnType<typeof groundOf>): readonly string[] =>
  about === '' ? [] : [`${title}. ${about}`];

/** A square in words: its pieces, then the ground. `unaided`: less what the players remember by themselves. */
export const legendsSquare = (view: View, square: number, events: readonly GameEvent[], unaided = false): Told => {
  const ground = groundOf(view, square);
  const [first, ...others] = cardsOn(view, square, events, unaided).map((card) => cardLines(view, card));
  if (first === undefined) return { title: ground.title, lines: aboutLines(ground) };
  return {
    title: say('legends.inspect.at', { piece: first.title, square: squareName(view, square) }),
    lines: [...first.lines, ...others.flatMap(({ title, lines }) => [title, ...lines]), ...groundLines(ground)],
  };
};

const aboutOf = (view: View, card: Card, square: number | null): string => {
  const side = capital(sideOf(view, card.seat));
  const what = card.known ? say('legends.inspect.whose', { side, about: card.about }) : side;
  return square === null ? what : say('legends.inspect.where', { what, square: squareName(view, square) });
};

interface OneProps {
  readonly view: View;
  readonly card: Card;
  readonly square: number | null;
}

const Face = ({ view, card }: Omit<OneProps, 'square'>) => (
  <PieceFace kind={card.known ? card.kind : null} livery={liveryOf(view, card.seat)} from={liveryOf(view, card.army)} />
);

/** The second piece on a contested square, under the first. */
const Second = ({ view, card, square }: OneProps) => (
  <>
    <div class="inspector-second">
      <Face view={view} card={card} />
      <div>
        <h3>{card.name}</h3>
        <p class="inspector-about">{aboutOf(view, card, square)}</p>
      </div>
    </div>
    <CardBody card={card} view={view} />
  </>
);

const Ground = ({ view, square }: { view: View; square: number }) => {
  const { title, about } = groundOf(view, square);
  return (
    <p class="inspector-ground">
      <Land terrain={view.terrain[square] ?? 0} />
      <span>
        <strong>{title}.</strong> {about}
      </span>
    </p>
  );
};

interface LegendsInspectorProps {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly inspected: Inspected;
}

export const LegendsInspector = ({ view, events, inspected }: LegendsInspectorProps) => {
  const square = inspected.on === 'square' ? inspected.square : null;
  const unaided = useApp().settings.value.memory === 'unaided';
  const cards = useMemo((): readonly Card[] => {
    if (inspected.on === 'square') return cardsOn(view, inspected.square, events, unaided);
    const card = kindCard(inspected.kind, inspected.seat, readerOf(view, inspected.seat));
    return card === null ? [] : [card];
  }, [view, events, inspected, unaided]);
  const [first, ...others] = cards;
  if (first === undefined) {
    if (square === null) return null;
    const { title, about } = groundOf(view, square);
    return (
      <InspectorFrame title={title} picture={<Land terrain={view.terrain[square] ?? 0} />}>
        <p>{about}</p>
      </InspectorFrame>
    );
  }
  return (
    <InspectorFrame title={first.name} about={aboutOf(view, first, square)} picture={<Face view={view} card={first} />}>
      <CardBody card={first} view={view} />
      {others.map((card, index) => (
        <Second key={index} view={view} card={card} square={square} />
      ))}
      {square !== null && !isPlainForm(view) && <Ground view={view} square={square} />}
    </InspectorFrame>
  );
};
