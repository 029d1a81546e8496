/** What the shell shows of Pebble around the battle. */

import type { AroundFace } from '../../../../src/shell/games/face-around';
import { lazy } from '../../../../src/shell/parts/lazy';
import { part } from '../../../../src/shell/parts/part';
import { marksText } from '../../../../src/shell/result/turn-text';
import { say, sideName } from '../../../../src/text';
import { NAME } from '../content/names';
import { kindName } from '../words';
import { Ground } from './ground';
import { again, attach, start, tableOf } from './plan';
import { Token } from './token';

const COLOURS = ['first', 'second', 'third'] as const;

export const pebbleAround: AroundFace = {
  title: 'pebble.name',
  attach,
  screens: part(async () => (await import('./screens')).screens),
  levels: [],
  play: (app) => start(app, tableOf(app).value),
  playLine: () => say('pebble.offer'),
  again,
  Onward: null,
  Codex: lazy(
    part(() => import('./codex')),
    ({ PebbleCodex }) => PebbleCodex,
  ),
  reminders: () => [],
  keys: { fixed: ['strengths'], without: ['castle', 'magic'], about: {} },
  sides: () => COLOURS.map((colour, side) => ({ side, colour, name: sideName(NAME, side) })),
  lengthLine: ({ counters }) => say('pebble.length', { count: counters['turns'] ?? 0 }),
  Numbers: null,
  turnLine: () => (turn) => marksText(turn) || say('pebble.turn.still'),
  victoryTheme: () => null,
  laying: { Piece: Token, Ground, kindName, shelfName: (form) => form },
};
