/** What is said of squares and units: the labels of the grid and the sentences of its keys. */
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';
import { UNITS } from '../../games/legion/units';
import { formatSquare } from '../../games/shared/square';
import type { Asking, MatchState, Preview } from '../../match/types';
import { type Naming, say, sideName, terrainName, unitName } from '../../text';
import { foretellLines } from '../games/legends/answer/foretell';
import { legendsBrief, legendsLabel, NOTHING_RECALLED, type Recalled } from '../games/legends/square-label';
import { inspect, tokenAt } from '../games/legion/inspect';

/** What a preview needs to know of the state that it belongs to. */
type Foretelling = Pick<MatchState, 'view' | 'asking'> & { readonly events?: readonly GameEvent[] };

export const naming = (view: View): Naming => ({ game: view.game, square: (square) => formatSquare(square, view) });

const join = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** `c3, forest, Black Knight, defence 2`: at most twelve words. */
export const squareLabel = (
  view: View,
  square: number,
  asking: Asking | null,
  picked: readonly number[] = [],
  recalled: Recalled = NOTHING_RECALLED,
): string => {
  const mark = asking?.squares.find((other) => other.square === square);
  const pressed = asking?.presses.some((press) => press.on === 'square' && press.square === square) ?? false;
  const chosen = pressed || picked.includes(square);
  if (view.game === 'legends') return legendsLabel(view, square, { ...recalled, mark, chosen });
  const { token, kind, defence, terrain, flag } = inspect(view, square);
  const unit =
    token === null || kind === null
      ? say('spoken.free')
      : say('spoken.unit', { side: sideName(view.game, token.seat), unit: unitName(view.game, kind) });
  return join([
    formatSquare(square, view),
    terrain === 0 ? null : terrainName(view.game, terrain),
    flag ? say('legion.flagged') : unit,
    defence === null
      ? null
      : defence.now === null
        ? say('legion.immovable')
        : say('legion.defence', { count: defence.now }),
    chosen ? say('spoken.chosen') : mark === undefined ? null : say('spoken.open'),
  ]);
};

/** `c3 Black Knight`: a square among others. */
export const briefLabel = (view: View, square: number): string =>
  view.game === 'legends' ? legendsBrief(view, square) : squareLabel(view, square, null).replaceAll(',', '');

/** A unit of a tray: name, how many are left, its figures. */
export const unitLabel = (view: View, kind: number, left: number): string => {
  const unit = UNITS[kind];
  if (unit === undefined) return '';
  return join([
    unitName(view.game, kind),
    say('spoken.left', { count: left }),
    unit.swords > 0 ? say('legion.swords', { count: unit.swords }) : null,
    unit.arrow ? say('legion.arrow') : null,
    unit.crown ? say('legion.crown') : null,
    unit.shield ? say('legion.shield') : null,
    unit.defence === null ? say('legion.immovable') : say('legion.defence', { count: unit.defence }),
  ]);
};

/** What the completed choice would do, in short sentences. `unaided`: the players remember what they have seen. */
export const previewLines = (
  { view, asking, events: past = [] }: Foretelling,
  preview: Preview,
  unaided = false,
): readonly string[] => {
  const code = asking?.decision.choices[preview.choice];
  if (view.game !== 'legends') return legionLines(view, preview);
  if (asking === null || code === undefined) return [];
  return foretellLines({ view, decision: asking.decision, code, events: preview.events, past, unaided });
};

/** Lines one after the other: sentences as they are, fragments with a dot between. */
export const inOneLine = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 ? line : line.endsWith('.') ? `${line} ` : `${line} · `)).join('');

/** A short sentence for every unit that falls or holds. */
const legionLines = (view: View, preview: Preview): readonly string[] => {
  const { game, square } = naming(view);
  const unitAt = (at: number): string => {
    const kind = tokenAt(view, at)?.kind ?? null;
    return kind === null ? '' : unitName(game, kind);
  };
  const fought = new Set(preview.events.flatMap((event) => (event.type === 'fought' ? [event.square] : [])));
  const line = (event: GameEvent): string | null => {
    switch (event.type) {
      case 'fought': {
        const { attack, defence, beaten } = event;
        const args = { square: square(event.square), unit: unitAt(event.square), attack, defence };
        return say('legion.preview.fight', { ...args, beaten: String(beaten) });
      }
      case 'removed':
        return fought.has(event.square)
          ? null
          : say('legion.preview.falls', { square: square(event.square), unit: unitAt(event.square) });
      case 'flag':
        return say('legion.preview.flag', { square: square(event.to) });
      case 'over':
        return say('legion.preview.over');
      default:
        return null;
    }
  };
  const lines = preview.events.map(line).filter((text) => text !== null);
  if (lines.length > 0) return lines;
  // a placement after which the turn goes on asks for a target next
  const goesOn = preview.events.at(-1)?.type === 'placed';
  return [say(goesOn ? 'legion.preview.shoots' : 'legion.preview.quiet')];
};

/** Why this square can't be pressed now. */
export const refusalText = (view: View, asking: Asking | null, square: number): string => {
  const name = formatSquare(square, view);
  if (view.game === 'legends') {
    if (asking === null) return say('refused.turn');
    return say(asking.presses.length === 0 ? 'refused.piece' : 'refused.target', { square: name });
  }
  if (asking === null) return say('legion.no.turn');
  if (asking.decision.kind === 'pick') return say('legion.no.target');
  if (tokenAt(view, square) !== null) return say('legion.no.unit', { square: name });
  if (view.flag === square) return say('legion.no.flag', { square: name });
  const item = asking.presses.find((press) => press.on === 'item');
  const terrain = view.terrain[square];
  if (item?.on === 'item' && (terrain === 2 || terrain === 4)) {
    return say(terrain === 2 ? 'legion.no.water' : 'legion.no.mountain', { unit: unitName(view.game, item.item) });
  }
  return say('legion.no.other');
};
