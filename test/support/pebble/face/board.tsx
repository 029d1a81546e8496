/** Pebble's board, as the shell asks for it. */

import type { BoardFace } from '../../../../src/shell/games/face-board';
import { say, unitName } from '../../../../src/text';
import { nameOf } from '../content/map';
import { BOULDER, GEM, NAME } from '../content/names';
import { foretold } from './foretell';
import { Ground } from './ground';
import { pebbleBrief, pebbleLabel } from './square';
import { Token } from './token';

export const pebbleBoard: BoardFace = {
  game: NAME,
  label: pebbleLabel,
  brief: pebbleBrief,
  refusal: (_, asking, cell) => {
    if (asking === null) return say('refused.turn');
    return say(asking.presses.length === 0 ? 'pebble.no.own' : 'pebble.no.target', { square: nameOf(cell) });
  },
  preview: ({ view, asking }, { choice }) => {
    const code = asking?.decision.choices[choice];
    return asking === null || code === undefined ? [] : foretold(view, asking.decision.key, code);
  },
  // three kinds are remembered without notes
  noteBadge: () => '',
  PlainToken: ({ token: { seat, kind } }) => <Token seat={seat} kind={kind} />,
  PlainGround: ({ view, square }) => <Ground terrain={view.terrain[square] ?? 0} />,
  PlainThing: null,
  helpKey: 'pebble.board.help',
  // the own tokens of that strength
  seek: ({ tokens, viewer }, key) => {
    const kind = key.act === 'digit' ? GEM + key.digit : 0;
    if (kind < GEM || kind > BOULDER) return null;
    const squares = tokens.flatMap((token) => (token.seat === viewer && token.kind === kind ? [token.square] : []));
    return { on: 'squares', squares, none: say('pebble.no.token', { unit: unitName(NAME, kind) }) };
  },
  keepSafe: () => [],
  nearAlarm: false,
};
