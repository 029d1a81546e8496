/** From a question to a search that has begun: with all that the seat knows, or with what its level still remembers. */
import type { Content } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import type { ThinkRequest } from '../../contract/search';
import type { View } from '../../contract/view';
import type { CoreSearch, SearchStart } from '../core-search';
import type { Level } from './levels';
import { remembered } from './memory';

type Knowledge = Pick<SearchStart, 'view' | 'evidence'>;

/** The pieces whose kinds the one view tells and the other hides. */
const forgottenIn = (view: View, kept: View): readonly { readonly id: number; readonly kind: number }[] =>
  view.tokens.flatMap(({ id, kind }, at) => (kind === null || kept.tokens[at]?.kind === kind ? [] : [{ id, kind }]));

/** What the seat knows, or, at a level that forgets, what it still knows. */
const knowledgeOf = (search: CoreSearch, content: Content, request: ThinkRequest, { memory }: Level): Knowledge => {
  const { setup, view, events, asked, seed, decision } = request;
  if (memory === undefined) return { view, evidence: content.evidence?.(setup, view, events, asked) ?? [] };
  const fits = (tried: View): boolean => {
    const choices = search.choices({ setup, view: tried, seed });
    return choices?.length === decision.choices.length && choices.every((code, at) => code === decision.choices[at]);
  };
  const kept = remembered(view, events, memory, fits);
  return { view: kept, evidence: content.recall?.(kept, forgottenIn(view, kept), events) ?? [] };
};

/** The level as it plays at this question: on the alert where the match may be lost by the next move. */
const alerted = ({ isInDanger }: Content, { view }: ThinkRequest, level: Level): Level =>
  level.alert !== undefined && isInDanger?.(view) === true ? { share: level.share, parameters: level.alert } : level;

/** Begins a level's search at a question; `bad-request` when the core can't read the view. */
export const beginAt = (search: CoreSearch, content: Content, request: ThinkRequest, as: Level): Outcome<null> => {
  const { setup, view, seed } = request;
  const level = alerted(content, request, as);
  const begin = (knows: Knowledge): Outcome<null> =>
    search.begin({ setup, ...knows, parameters: level.parameters ?? [], seed });
  const begun = begin(knowledgeOf(search, content, request, level));
  // what was forgotten, or the core's own way of looking for a world, may leave nothing that could be
  return begun.ok ? begun : begin({ view });
};
