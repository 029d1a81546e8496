/** What the opponent is asked: made from what its seat may know, and from nothing else. */
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../../games/shared/outcome';
import { deriveSeed, type STREAMS } from '../generator';
import type { Question } from './computer';
import { setupNow } from './easing';
import { effortFor, effortOfLowered } from './effort';
import { allEventsFor, askedFor, setupFor } from './eyes';
import type { Match } from './match';

/**
 * The question for the seat that is asked now. The seed of its chance follows from the match's and from numbers that the
 * seat knows, so that hidden things can't show in the answer; `not-asked` when the match is over. `left`: see `effortFor`.
 */
export const questionFor = (
  match: Match,
  level: string,
  stream: keyof typeof STREAMS,
  left: number | null = null,
): Outcome<Question> => {
  const read = match.read((engine) => {
    const decision = engine.decision();
    return decision === null ? null : { decision, view: engine.view(decision.seat) };
  });
  if (!read.ok) return read;
  if (read.value === null) return refuse('not-asked', '', 'a match that goes on');
  const { decision, view } = read.value;
  const { seat } = decision;
  const answered = match.entries.filter((entry) => entry.seat === seat).length;
  const plan = match.setup.seats[seat];
  const now = setupNow(match);
  const isLowered = now.seats[seat]?.level !== plan?.level;
  const effort = isLowered ? effortOfLowered(match.effort) : match.effort;
  return ok({
    setup: setupFor(now, seat, match.content),
    events: allEventsFor(match, seat),
    ...(match.content.evidence === undefined ? {} : { asked: askedFor(match, seat) }),
    view,
    decision,
    level,
    ...(plan?.character === undefined ? {} : { character: plan.character }),
    effort: effortFor(effort, decision.kind, left),
    seed: deriveSeed(match.setup.seed, stream, seat, view.ply, answered),
  });
};
