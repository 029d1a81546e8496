/** The keys of `expect` that all games share, each read into a check. */
import { TRUTH } from '../masks';
import { choiceTexts } from './choices';
import { expectAmong, expectNone, expectSame, expectSameSet } from './compare';
import type { Scene } from './model';
import { readOver } from './over';
import { badScenario, readText, readTexts, readWhole } from './reader';
import { readAt, readKnows } from './squares';
import type { KeyReader, Terms } from './terms';

const KINDS = ['swap', 'place', 'main', 'respond', 'order', 'pick', 'name', 'terrain', 'seat', 'card'];

/** The keys beside `play`. */
export function sharedKeys(terms: Terms): Readonly<Record<string, KeyReader>> {
  return {
    at: readAt(terms),
    knows: readKnows(terms),
    over: readOver,
    decides: (json, at) => {
      const seat = json === null ? null : readWhole(json, at, 0, 7);
      return ({ engine }) => expectSame('decides', seat, engine.decision()?.seat ?? null);
    },
    decision: (json, at) => {
      if (json !== null && !KINDS.some((kind) => kind === json))
        throw badScenario(at, `one of ${KINDS.join(', ')}`, json);
      return ({ engine }) => expectSame('decision', json, engine.decision()?.kind ?? null);
    },
    legal: (json, at) => {
      const texts = readTexts(json, at, 'a list of choices');
      return ({ engine, content, shape }) => expectAmong('legal', texts, choiceTexts(engine, content, shape));
    },
    illegal: (json, at) => {
      const texts = readTexts(json, at, 'a list of choices');
      return ({ engine, content, shape }) => expectNone('illegal', texts, choiceTexts(engine, content, shape));
    },
    choices: (json, at) => {
      const texts = readTexts(json, at, 'a list of choices');
      return ({ engine, content, shape }) => expectSameSet('choices', texts, choiceTexts(engine, content, shape));
    },
  };
}

/** The keys beside `commands`. */
export function sharedTurnKeys(terms: Terms): Readonly<Record<string, KeyReader>> {
  const single = (scene: Scene): readonly string[] =>
    scene.rows.map(({ event }) => scene.content.fragment(event, scene.shape)).filter((text) => text !== '');
  const fragments = terms.fragments ?? single;
  return {
    at: readAt(terms),
    position:
      (json) =>
      ({ engine, content }) =>
        expectSame('position', json, content.formatPosition(engine.view(TRUTH))),
    result: (json, at) => {
      const wanted = json === null ? null : readText(json, at, 'null or a result such as b:all-placed');
      return ({ engine, content }) => {
        const result = engine.result();
        return expectSame('result', wanted, result === null ? null : content.formatResult(result));
      };
    },
    events: (json, at) => {
      const texts = readTexts(json, at, 'a list of fragments');
      return (scene) => expectAmong('events', texts, fragments(scene));
    },
    notEvents: (json, at) => {
      const texts = readTexts(json, at, 'a list of fragments');
      return (scene) => expectNone('notEvents', texts, fragments(scene));
    },
  };
}
