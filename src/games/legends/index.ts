/** Legends' content: data and notation, no rules. */
import type { Content, Shape } from '../../contract/content';
import type { Engine } from '../../contract/engine';
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import { ok, refuse } from '../shared/outcome';
import { formatSquare } from '../shared/square';
import { codec } from './codec';
import { evidenceOf } from './evidence/index';
import { recallOf } from './evidence/recall';
import { formOf, STANDARD_FORM } from './forms';
import { guessOf } from './guess';
import type { Form } from './language';
import { layoutOf } from './layout';
import { formatChoice, parseChoice, presses } from './notation';
import { plan, seatCount, sides } from './plan';
import { readPosition } from './position/read';
import { formatPosition } from './position/write';
import { isCastleInReach } from './reading/reach';
import { sampleSetup } from './sample';
import { FORMS, readSetup, shapeOf } from './setup';

/** Legends has no turn texts: a command is one choice text. */
const playTurn: Content['playTurn'] = (engine: Engine, text) => {
  const decision = engine.decision();
  if (decision === null) return refuse('illegal-choice', '', 'nothing: the match is over', text);
  const { width, height } = engine.view(decision.seat);
  const code = parseChoice(text, decision.kind, { width, height });
  if (!code.ok) return code;
  const index = decision.choices.indexOf(code.value);
  if (index < 0) return refuse('illegal-choice', '', 'one of the choices offered', text);
  const applied = engine.apply(index);
  return applied.ok ? ok({ texts: [text], rows: engine.rows() }) : applied;
};

/** `0:castle`, `draw:no-progress`. */
const formatResult = ({ winners, reason }: Result): string =>
  `${winners.length === 0 ? 'draw' : winners.join('')}:${reason}`;

const fragment = (event: GameEvent, shape: Shape): string => {
  const at = (square: number): string => formatSquare(square, shape);
  switch (event.type) {
    case 'fought':
      return `${at(event.square)} ${event.attack} vs ${event.defence}`;
    case 'removed':
      return `removed ${event.kind === null ? '?' : event.kind}@${at(event.square)} ${event.cause}`;
    case 'shown':
      return `shown ${event.kind}`;
    case 'moved':
      return `${at(event.from)}-${at(event.to)}`;
    case 'swapped':
      return `${at(event.square)}/${at(event.otherSquare)}`;
    case 'returned':
      return `returned ${event.kind}@${at(event.square)}`;
    case 'curseBegan':
      return `curse ${event.kind}`;
    default:
      return '';
  }
};

/** The content of the family, `form` being the one that is meant where none is named. */
const contentOf = (form: Form): Content => ({
  name: 'legends',
  // by form number, whichever form is meant
  forms: FORMS,
  hidden: true,
  seatCounts: form.seats,
  shape: shapeOf,
  plan,
  sides,
  seatCount,
  // an arranged army says what stands where (LEGENDS.md, Forms)
  hidesArmy: ({ form: name, options }) => options['lists'] !== 'open' || formOf(name)?.setup === 'arranged',
  layout: layoutOf,
  readSetup: (json) => readSetup(json, form),
  sampleSetup: (index, seed, seats) => sampleSetup(index, seed, seats, form),
  formatChoice,
  parseChoice,
  presses,
  // c4-c5 and c5-c4 are the same squares
  ordered: true,
  formatPosition,
  readPosition: (json) => readPosition(json, form),
  evidence: evidenceOf,
  recall: recallOf,
  isInDanger: isCastleInReach,
  guessOf,
  playTurn,
  codec,
  formatResult,
  fragment,
});

/** All forms, the standard one where none is named; its samples are of the standard form. */
export const legends: Content = contentOf(STANDARD_FORM);

/** The same for another form: it is what setups, positions and samples mean where they name none. Throws for other names. */
export const legendsOf = (name: string): Content => {
  const form = formOf(name);
  if (form === undefined) throw new RangeError(`no form of this name: ${name}`);
  return form === STANDARD_FORM ? legends : contentOf(form);
};
