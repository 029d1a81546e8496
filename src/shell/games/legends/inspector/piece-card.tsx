/** The body of a piece's card: its strength as a sum, its powers with what their words mean, what is known of it. */
import type { ComponentChildren } from 'preact';
import type { View } from '../../../../contract/view';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import type { KindCount } from '../../../../games/legends/reading/pools';
import { say } from '../../../../text';
import { strengthText } from '../../../../text/games/legends';
import { NoteField } from '../notes/note-field';
import { OwnOrder } from '../notes/order-choice';
import { liveryOf, PieceFace } from '../parts/piece-face';
import { kindName, strengthNamed } from '../words';
import type { Card, HiddenCard, KnownCard, PowerCard } from './card';
import { Explained, Term } from './term';

const Sum = ({ card }: { card: KnownCard }) => {
  if (card.now === null) {
    const printed = pieceKnown(card.kind)?.strength;
    const told = typeof printed === 'number' ? say('legends.inspect.strength', { now: printed }) : card.strength;
    return <p class="card-strength">{told}</p>;
  }
  const [base] = card.now.parts;
  const change = card.now.total - (base?.by ?? 0);
  return (
    <div class="card-sum">
      <p class="card-strength" data-change={change === 0 ? undefined : change > 0 ? 'more' : 'less'}>
        {say('legends.inspect.strength', { now: card.now.total })}
      </p>
      {card.sum.length > 1 && (
        <ul>
          {card.sum.map(({ by, text }, index) => (
            <li key={index}>
              <span class="card-by">{by}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

interface PowerProps {
  readonly power: PowerCard;
  readonly plain: boolean;
  readonly order: ComponentChildren;
}

const PowerItem = ({ power, plain, order }: PowerProps) => (
  <li data-spent={power.spent}>
    <p class="card-power">
      <span class="card-kind">
        <Term word={power.kind} about={power.kindAbout} />
      </span>
      {power.keyword !== null && <strong>{power.keyword}</strong>}
      {power.spent && <em>{say('legends.inspect.spent')}</em>}
    </p>
    <p>
      <Explained text={power.text} plain={plain} except={power.keyword} />
    </p>
    {order}
  </li>
);

interface PowersProps {
  readonly card: KnownCard;
  /** Of the battle in which the piece stands. */
  readonly view?: View;
}

export const Powers = ({ card, view }: PowersProps) => {
  const plain = pieceKnown(card.kind)?.nation === null;
  return (
    <>
      {card.stationary !== null && (
        <p>
          <Explained text={card.stationary} plain={plain} except={null} />
        </p>
      )}
      {card.powers.length === 0 && <p class="card-about">{say('legends.inspect.none')}</p>}
      <ul class="card-powers">
        {card.powers.map((power) => (
          <PowerItem
            key={power.number}
            power={power}
            plain={plain}
            order={
              view === undefined ? null : (
                <OwnOrder view={view} army={card.army} kind={card.kind} power={power.number} />
              )
            }
          />
        ))}
      </ul>
    </>
  );
};

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <ul class="card-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

/** Kinds in rows by strength. */
export const KindRows = ({ kinds, livery }: { kinds: readonly KindCount[]; livery: number }) => (
  <ul class="kind-rows">
    {kinds.map(({ kind, count }) => (
      <li key={kind}>
        <PieceFace kind={kind} livery={livery} />
        <span>{say('legends.inspect.count', { what: kindName(kind), count })}</span>
        <span class="unseen">
          {strengthText(pieceKnown(kind)?.strength ?? 'magic', pieceKnown(kind)?.nation === null)}
        </span>
      </li>
    ))}
  </ul>
);

/** What is left of the army's hidden pieces; nothing where the players remember that by themselves. */
const Possible = ({ card, view }: { card: HiddenCard; view: View }) => {
  if (card.pool === null) return null;
  return (
    <>
      <h3>{say(card.kinds === null ? 'legends.inspect.possible.closed' : 'legends.inspect.possible')}</h3>
      {card.kinds === null ? (
        <p>
          {card.pool.strengths
            .map(({ strength, count }) => say('legends.inspect.count', { what: strengthNamed(strength, view), count }))
            .join(' · ')}
        </p>
      ) : (
        <KindRows kinds={card.kinds} livery={liveryOf(view, card.army)} />
      )}
    </>
  );
};

const HiddenBody = ({ card, view }: { card: HiddenCard; view: View }) => (
  <>
    <Lines lines={card.lines} />
    <NoteField view={view} token={card.id} army={card.army} />
    <Possible card={card} view={view} />
  </>
);

export const CardBody = ({ card, view }: { card: Card; view: View }) =>
  card.known ? (
    <>
      <Sum card={card} />
      <Powers card={card} view={view} />
      <Lines lines={card.lines} />
    </>
  ) : (
    <HiddenBody card={card} view={view} />
  );
