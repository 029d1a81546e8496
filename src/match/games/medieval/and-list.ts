/** Things one after the other, the last with an *and*. */
import { say } from '../../../text';

/** `h11`, `h11 and h12`, `h10, h11 and h12`. */
export const andList = (things: readonly string[]): string => {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : say('medieval.and', { list: things.slice(0, -1).join(', '), last });
};
