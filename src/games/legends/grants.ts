/** The list `grants` of a view, and the recipients that a guess names (LEGENDS.md, View). */
import type { View } from '../../contract/view';

/** Words of an entry: id of the recipient (-1: hidden), keyword, giver's seat, state. */
const GRANT_WORDS = 4;

/** The state of a grant whose recipient has fallen since, for whoever knows the recipient: it counts no more. */
export const ENDED = 2;

/** How a guess names the recipient of a grant that has ended, from its id; and the id from that. */
export const endedGift = (id: number): number => -2 - id;

/** An entry of the list. */
export interface GrantEntry {
  /** The recipient; -1 where it is hidden. */
  readonly id: number;
  readonly keyword: number;
  /** The giver's. */
  readonly seat: number;
  /** 0 closed, 1 open, or `ENDED`. */
  readonly state: number;
}

/** The entries of a view's list, in order of giving. */
export const entriesOf = ({ lists }: View): readonly GrantEntry[] => {
  const words = lists['grants'] ?? [];
  return Array.from({ length: Math.floor(words.length / GRANT_WORDS) }, (_, index) => {
    const [id = -1, keyword = 0, seat = 0, state = 0] = words.slice(index * GRANT_WORDS);
    return { id, keyword, seat, state };
  });
};

/** Of the entries whose recipients a view hides, in order, who they are as a guess names them. */
export const hiddenRecipients = (truth: View, view: View): readonly number[] => {
  const real = entriesOf(truth);
  return entriesOf(view).flatMap(({ id }, index) => {
    const { id: recipient, state } = real[index] ?? { id: 0, state: 0 };
    return id >= 0 ? [] : [state === ENDED ? endedGift(recipient) : recipient];
  });
};
