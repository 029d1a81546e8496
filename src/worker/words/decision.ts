/** A Decision as words: kind number, seat, key number, argument count, arguments, choice count, codes. */
import type { Codec } from '../../contract/codec';
import type { Decision } from '../../contract/decision';
import { DECISION_KINDS } from '../../contract/numbers';
import { MAX_SEAT, MAX_WORD, numberOf } from './names';
import { WordReader, type Words } from './reader';

export const encodeDecision = (decision: Decision | null, codec: Codec): readonly number[] =>
  decision === null
    ? []
    : [
        numberOf(DECISION_KINDS, decision.kind),
        decision.seat,
        numberOf(codec.keys, decision.key),
        decision.args.length,
        ...decision.args,
        decision.choices.length,
        ...decision.choices,
      ];

/** Inverse of encodeDecision. A decision without a choice, or with negative codes, is a CoreTrap. */
export const decodeDecision = (words: Words, codec: Codec): Decision | null => {
  if (words.length === 0) return null;
  const reader = new WordReader(words, 'decision');
  const kind = reader.named(DECISION_KINDS);
  const seat = reader.within(0, MAX_SEAT);
  const key = reader.named(codec.keys);
  const args = reader.list(() => reader.next());
  const choices = reader.list(() => reader.within(0, MAX_WORD));
  if (choices.length === 0) reader.fail('nothing to choose');
  reader.end();
  return { seat, kind, key, args, choices };
};
