/** Medieval's content: data and notation, no rules. */
import type { Content } from '../../contract/content';
import { SHAPE } from './board';
import { codec } from './codec';
import { evidenceOf } from './evidence';
import { FORMS } from './forms';
import { formatResult, fragment } from './fragment';
import { guessOf } from './guess';
import { layoutOf } from './layout';
import { formatChoice, parseChoice, presses } from './notation';
import { plan, SEATS, sides } from './plan';
import { formatPosition, readPosition } from './position';
import { isInDanger } from './reading/reach';
import { readSetup, sampleSetup } from './setup';
import { playTurn } from './turn';

export const medieval: Content = {
  name: 'medieval',
  forms: FORMS,
  hidden: true,
  seatCounts: [SEATS],
  shape: () => SHAPE,
  plan,
  sides,
  seatCount: () => SEATS,
  // an army says what stands where
  hidesArmy: () => true,
  layout: layoutOf,
  readSetup,
  sampleSetup,
  formatChoice,
  parseChoice,
  presses,
  // who goes where is the other way round another act
  ordered: true,
  formatPosition,
  readPosition,
  evidence: evidenceOf,
  isInDanger,
  guessOf,
  playTurn,
  codec,
  formatResult,
  fragment,
};
