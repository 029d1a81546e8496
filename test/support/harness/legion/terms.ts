/** Legion's words in scenario files: position letters, and the faces that a form lets Black choose (L20). */
import type { Content } from '../../../../src/contract/content';
import { UNITS } from '../../../../src/games/legion/units';
import { choiceTexts, playText } from '../scenario/choices';
import { expectSame } from '../scenario/compare';
import type { Check } from '../scenario/model';
import { badPart, badScenario, join, readFlag, readObject, readText, readTexts } from '../scenario/reader';
import type { StartCase, StartReader, Terms } from '../scenario/terms';

const LETTERS = UNITS.map(({ letter }) => letter).join('');
const FACES = 4;

/** Chooses the faces in order; false as soon as one is not offered. */
const facesOffered =
  (faces: readonly string[], expected: boolean, content: Content): Check =>
  ({ engine, shape }) => {
    const refused = faces.find((face) => {
      if (!choiceTexts(engine, content, shape).includes(face)) return true;
      playText(engine, content, shape, face);
      return false;
    });
    if (expected) return expectSame('legal: the face that is not offered', null, refused ?? null);
    return refused === undefined ? 'legal: expected a face that is not offered, found all offered' : null;
  };

function readFaces(
  json: unknown,
  at: string,
  content: Content,
  expect: Readonly<Record<string, unknown>>,
  expectAt: string,
): StartCase {
  const object = readObject(json, at, ['mode', 'faces'], 'a setup');
  const mode = readText(object['mode'], join(at, 'mode'), 'a mode with terrain');
  if (mode === 'basic' || !content.forms.includes(mode)) {
    throw badScenario(join(at, 'mode'), content.forms.filter((form) => form !== 'basic').join(', '), mode);
  }
  const faces = readTexts(object['faces'], join(at, 'faces'), 'a list of four faces');
  if (faces.length !== FACES || faces.some((face) => !/^[1-4][AB]$/.test(face))) {
    throw badScenario(join(at, 'faces'), 'four faces such as 1A', faces);
  }
  const setup = content.readSetup({ game: 'legion', form: mode, seed: 0 });
  if (!setup.ok) throw badPart(setup.fault, at);
  return {
    setup: setup.value,
    checks: [facesOffered(faces, readFlag(expect['legal'], join(expectAt, 'legal')), content)],
  };
}

const setupCase: StartReader = { key: 'setup', expectKeys: ['legal'], read: readFaces };

export const legionTerms: Terms = {
  letters: LETTERS,
  squareText: {
    format: ({ kind, seat }) => {
      const letter = LETTERS[kind ?? -1] ?? '?';
      return seat === 1 ? letter : letter.toLowerCase();
    },
    pattern: new RegExp(`^[${LETTERS}${LETTERS.toLowerCase()}]$`),
    expected: `null or a letter of ${LETTERS}, upper case for White, lower case for Black`,
  },
  expectKeys: {},
  turnKeys: {},
  starts: [setupCase],
};
