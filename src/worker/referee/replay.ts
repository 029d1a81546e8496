/** A match once more, step by step, through a viewer's eyes. */
import type { Outcome } from '../../contract/fault';
import type { ReplayStep } from '../../contract/referee';
import type { View, Viewer } from '../../contract/view';
import { ok } from '../../games/shared/outcome';
import { eventsFor } from './eyes';
import type { Entry, Match } from './match';

/**
 * Whether a step may say what was chosen: after the end, where nothing is hidden, and of the viewer's own choices.
 * A resignation and an agreed draw are told to all.
 */
const isOpen = (match: Match, entry: Entry, viewer: Viewer, over: boolean): boolean =>
  over || !match.content.hidden || entry.seat === viewer || entry.outside;

/**
 * The start (text empty, seat null), then a step for every line of the record. Before the end of a game with hidden
 * information the choices of others have no text, and those that this viewer noticed nothing of are left out. Where it was
 * secret who was asked, what came of the answer belongs to the step before: a step of its own would tell that somebody was.
 */
export const replaySteps = (match: Match, viewer: Viewer, over: boolean): Outcome<readonly ReplayStep[]> => {
  const steps: ReplayStep[] = [];
  let asked: View['asked'] = null;
  const walked = match.walk((engine, entry) => {
    const view = engine.view(viewer);
    const events = eventsFor(entry?.rows ?? match.opening, viewer);
    const open = entry !== null && isOpen(match, entry, viewer, over);
    const last = steps.at(-1);
    if (entry === null || last === undefined) steps.push({ text: '', seat: null, events, view });
    else if (open) steps.push({ text: entry.text, seat: entry.seat, events, view });
    else if (asked?.seat === null) steps[steps.length - 1] = { ...last, events: [...last.events, ...events], view };
    else if (events.length > 0) steps.push({ text: '', seat: asked?.seat ?? null, events, view });
    asked = view.asked;
  });
  return walked.ok ? ok(steps) : walked;
};
