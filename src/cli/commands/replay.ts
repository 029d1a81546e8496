/** `replay`: a saved match as a log. */
import { describeEvent } from '../../../test/support/harness/describe';
import { ONLOOKER, TRUTH } from '../../../test/support/harness/masks';
import type { GameEvent } from '../../contract/event';
import type { ReplayStep } from '../../contract/referee';
import { formatSquare } from '../../games/shared/square';
import type { GameWords } from '../../match/face';
import { matchGames } from '../../match/games';
import { eventText } from '../../text/events';
import { loadTexts, spokenGames } from '../../text/games';
import type { Match } from '../../worker/referee/match';
import { replaySteps } from '../../worker/referee/replay';
import { type Command, EXIT, printJson } from '../command';
import { readText } from '../files';
import { openMatch } from '../saved';
import { unusable, unusableFile } from '../unusable';

/** The sentence that players read; a test game has none. */
function sentence(event: GameEvent, match: Match, { view }: ReplayStep, words: GameWords | null): string {
  if (words === null) return describeEvent(event);
  const naming = {
    game: match.content.name,
    square: (square: number) => formatSquare(square, match.shape),
    side: (seat: number) => words.sideName(view, seat),
    ending: (result: Parameters<GameWords['ending']>[1]) => words.ending(view, result),
  };
  return eventText(event, naming, view.result);
}

function stepLines(step: ReplayStep, index: number, match: Match, words: GameWords | null): readonly string[] {
  const side = step.seat === null ? '' : (words?.sideName(step.view, step.seat) ?? `seat ${step.seat}`);
  const head = [index === 0 ? 'start' : `${index}.`, side, step.text].filter((part) => part !== '').join(' ');
  return [head, ...step.events.map((event) => `    ${sentence(event, match, step, words)}`)];
}

/** What a game's things are called; null for a test game. */
async function wordsOf(game: string): Promise<GameWords | null> {
  if (!spokenGames.includes(game)) return null;
  await loadTexts(game);
  const loaded = await matchGames.load(game);
  return loaded.ok ? loaded.value : null;
}

export const replayCommand: Command = {
  spec: {
    name: 'replay',
    operands: 'FILE',
    least: 1,
    most: 1,
    summary: 'Prints a saved match as a log: a save, or the record of a finished match.',
    options: {
      seat: {
        kind: 'whole',
        word: 'N',
        help: 'as that seat saw it (8: an onlooker); without it all there is to see',
        low: 0,
        high: ONLOOKER,
      },
    },
  },
  async run(args, io) {
    const [file = ''] = args.operands;
    const opened = openMatch(readText(file, io));
    if (!opened.ok) throw unusableFile(file, opened.fault);
    const match = opened.value;
    const seat = args.whole('seat');
    const seats = match.setup.seats.length;
    if (seat !== null && seat !== ONLOOKER && seat >= seats)
      throw unusable('--seat', `0 to ${seats - 1}, or ${ONLOOKER}`, String(seat));
    const words = await wordsOf(match.content.name);
    const steps = replaySteps(match, seat ?? TRUTH, seat === null);
    if (!steps.ok) throw unusableFile(file, steps.fault);
    for (const [index, step] of steps.value.entries())
      for (const line of stepLines(step, index, match, words)) io.out(line);
    const result = steps.value.at(-1)?.view.result ?? null;
    io.out(result === null ? 'The match goes on.' : `Result: ${match.content.formatResult(result)}`);
    printJson(args, io, {
      steps: steps.value.map(({ text, seat: by, events }) => ({ text, seat: by, events })),
      result: result === null ? null : match.content.formatResult(result),
    });
    return EXIT.fine;
  },
};
