/** What a view hides of the truth, as the guess that `fill` takes (LEGENDS.md, View). */
import type { Guess, View } from '../../contract/view';

const GRANT_WORDS = 4;

/** Kinds in token order, recipients of hidden grants in order, the seat asked, the passes in the open window. */
export const guessOf = (truth: View, view: View): Guess => {
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind]));
  const grants = view.lists['grants'] ?? [];
  const recipients = grants.flatMap((id, index) =>
    index % GRANT_WORDS === 0 && id < 0 ? [truth.lists['grants']?.[index] ?? 0] : [],
  );
  return [
    ...view.tokens.flatMap(({ id, kind }) => (kind === null ? [kinds.get(id) ?? 0] : [])),
    ...recipients,
    ...(view.asked !== null && view.asked.seat === null ? [truth.asked?.seat ?? 0] : []),
    ...(view.counters['passes'] === -1 ? [truth.counters['passes'] ?? 0] : []),
  ];
};
