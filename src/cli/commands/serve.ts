/** `serve`: one match over standard input and output, a JSON object a line. */
import type { Fault } from '../../contract/fault';
import { type Command, EXIT } from '../command';
import { games } from '../games';
import { readRequest } from '../serve/request';
import { Session } from '../serve/session';

/** The line of a refusal. */
const faultLine = ({ code, at, expected }: Fault): string => JSON.stringify({ fault: { code, at, expected } });

export const serveCommand: Command = {
  spec: {
    name: 'serve',
    operands: '',
    least: 0,
    most: 0,
    summary:
      'Plays one match over standard input and output, a JSON object a line each way. A line that is refused changes nothing.',
    notes: [
      '{"setup":{"game":"GAME"}}  {"position":"..."}  {"choose":"N@c3"}  {"resign":1}  {"draw":true}  all answer',
      '    {"decision":{"seat":0,"kind":"place","choices":["N@c3"]},"events":[...],"over":null}',
      '    Without "as" every row, with its mask. A position may name its "game" and "seed"',
      '"as":1 beside any of these and of the next two speaks for that seat (8: an onlooker), which then may do what it may: answer when it',
      '    is asked, look at its own view, give itself up; a draw takes all seats. It is told its own rows, those since its last answer',
      'A setup may give what each seat has laid out: {"setup":{"game":"GAME","form":"...","seats":[{"army":"FB3--3--..."},{}]}}; a form\'s',
      "    name may stand for the game's",
      '{"think":{"level":"...","ms":1000}} (or "iterations"; also "character", "variant", "seed") answers',
      '    {"best":"N@c3","value":0.53,"iterations":2100} and plays nothing',
      '{"view":1}     the view of a seat (8: an onlooker, 9: the truth)',
      '{"quit":true}  ends, as the end of the input does',
      '{"fault":{"code":"...","at":"...","expected":"..."}} answers what cannot be done',
    ],
    options: {
      engine: { kind: 'text', word: 'E', help: 'which engine plays (default wasm)', values: ['wasm', 'reference'] },
    },
  },
  async run(args, io) {
    const session = new Session(games, args.text('engine') === 'reference' ? 'reference' : 'wasm');
    for await (const line of io.lines()) {
      if (line.trim() === '') continue;
      const request = readRequest(line);
      if (!request.ok) {
        io.out(faultLine(request.fault));
        continue;
      }
      if (request.value.act === 'quit') break;
      const answer = await session.answer(request.value);
      io.out(answer.ok ? JSON.stringify(answer.value) : faultLine(answer.fault));
    }
    return EXIT.fine;
  },
};
