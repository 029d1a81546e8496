/** Choice texts at the open decision of an engine, and the two acts outside the list. */
import type { Content, Shape } from '../../../../src/contract/content';
import type { Applied, Engine } from '../../../../src/contract/engine';
import type { Outcome } from '../../../../src/contract/fault';
import { refuse } from '../../../../src/games/shared/outcome';

/** The texts of all choices offered; none when the match is over. */
export function choiceTexts(engine: Engine, content: Content, shape: Shape): readonly string[] {
  const decision = engine.decision();
  if (decision === null) return [];
  return decision.choices.map((code) => content.formatChoice(code, decision.kind, shape));
}

/** Plays one text of a record: a choice, `resign@1` or `draw`. Refused with `bad-notation` or `illegal-choice`. */
export function playText(engine: Engine, content: Content, shape: Shape, text: string): Outcome<Applied> {
  const resigning = /^resign@([0-7])$/.exec(text);
  if (resigning !== null) return engine.resign(Number(resigning[1]));
  if (text === 'draw') return engine.agreeDraw();
  const decision = engine.decision();
  if (decision === null) return refuse('illegal-choice', '', 'nothing: the match is over', text);
  const code = content.parseChoice(text, decision.kind, shape);
  if (!code.ok) return code;
  const index = decision.choices.indexOf(code.value);
  return index < 0 ? refuse('illegal-choice', '', 'one of the choices offered', text) : engine.apply(index);
}
