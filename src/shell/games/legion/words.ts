/** What is said of Legion's squares and units: labels, refusals, previews. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { UNITS } from '../../../games/legion/units';
import { formatSquare } from '../../../games/shared/square';
import type { Asking, Preview } from '../../../match/types';
import { say, sideName, terrainName, unitName } from '../../../text';
import { tokenAt } from '../../board/tokens';
import type { Foretelling, Pointed } from '../face-board';
import { inspect } from './inspect';
import { shotAside } from './shots';
import { legionWarning } from './warning';

const GAME = 'legion';
const [WATER, MOUNTAIN] = [2, 4];

const join = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** `c3, forest, Black Knight, defence 2`. */
export const legionLabel = (view: View, square: number, { mark, chosen }: Pick<Pointed, 'mark' | 'chosen'>): string => {
  const { token, kind, defence, terrain, flag } = inspect(view, square);
  const unit =
    token === null || kind === null
      ? say('spoken.free')
      : say('spoken.unit', { side: sideName(GAME, token.seat), unit: unitName(GAME, kind) });
  return join([
    formatSquare(square, view),
    terrain === 0 ? null : terrainName(GAME, terrain),
    flag ? say('legion.flagged') : unit,
    defence === null ? null : defence.now === null ? say('legion.firm') : say('legion.defence', { count: defence.now }),
    chosen ? say('spoken.chosen') : mark === undefined ? null : say('spoken.open'),
  ]);
};

/** `c3 Black Knight defence 2`: a square among others. */
export const legionBrief = (view: View, square: number): string =>
  legionLabel(view, square, { mark: undefined, chosen: false }).replaceAll(',', '');

/** What a unit does as it arrives, as its left badge shows it; null: nothing. */
const actWords = ({ swords, arrow, crown }: (typeof UNITS)[number]): string | null => {
  if (crown) return say('legion.crown');
  if (arrow) return say('legion.arrow');
  return swords > 0 ? say('legion.swords', { count: swords }) : null;
};

/** What it withstands, as its right badge shows it. */
const guardWords = ({ defence }: (typeof UNITS)[number]): string =>
  defence === null ? say('legion.firm') : say('legion.defence', { count: defence });

/** A chosen unit: what it does, and what its badges mean. */
export const unitLine = (kind: number): string => {
  const unit = UNITS[kind];
  const act = unit === undefined ? null : actWords(unit);
  if (unit === undefined || act === null) return '';
  const guard = unit.defence === null ? say('legion.badges.firm') : guardWords(unit);
  return `${say(`legion.unit.${kind}.about`)} ${say('legion.badges', { act, guard })}`;
};

/** A unit of a tray: name, how many are left, its figures. */
export const unitLabel = (kind: number, left: number): string => {
  const unit = UNITS[kind];
  if (unit === undefined) return '';
  return join([
    unitName(GAME, kind),
    say('spoken.left', { count: left }),
    actWords(unit),
    unit.shield ? say('legion.shield') : null,
    guardWords(unit),
  ]);
};

/** How the duel ends by this, for whoever chooses it; of a loss a warning tells. */
const overLine = ({ winners }: { readonly winners: readonly number[] }, seat: number | null): string | null => {
  if (winners.length === 0) return say('legion.preview.drawn');
  return seat !== null && !winners.includes(seat) ? null : say('legion.preview.won');
};

/** What falls, what holds, and where the Flag goes. */
const eventLines = (view: View, seat: number | null, events: readonly GameEvent[]): readonly string[] => {
  const square = (at: number): string => formatSquare(at, view);
  const unitAt = (at: number): string => {
    const kind = tokenAt(view, at)?.kind ?? null;
    return kind === null ? '' : unitName(GAME, kind);
  };
  const fought = new Set(events.flatMap((event) => (event.type === 'fought' ? [event.square] : [])));
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
          : say(event.cause === 'crown' ? 'legion.preview.crown' : 'legion.preview.shot', {
              square: square(event.square),
              unit: unitAt(event.square),
            });
      case 'flag':
        return say('legion.preview.flag', { square: square(event.to) });
      case 'over':
        return overLine(event, seat);
      default:
        return null;
    }
  };
  return events.map(line).filter((text) => text !== null);
};

/** Whose choice is foretold. */
const chooser = ({ view, asking }: Pick<Foretelling, 'view' | 'asking'>): number | null =>
  asking?.decision.seat ?? view.asked?.seat ?? null;

/** By the completed choice the duel is lost, or may be next turn; null: not as far as can be seen. */
export const warningFor = (foretelling: Pick<Foretelling, 'view' | 'asking'>, { events }: Preview): string | null => {
  const seat = chooser(foretelling);
  return seat === null ? null : legionWarning(foretelling.view, seat, events);
};

/** A warning first; then a short sentence for every unit that falls or holds. */
export const legionPreview = (
  foretelling: Pick<Foretelling, 'view' | 'asking'>,
  preview: Preview,
): readonly string[] => {
  const { events } = preview;
  const warning = warningFor(foretelling, preview);
  const lines = eventLines(foretelling.view, chooser(foretelling), events);
  const first = warning === null ? [] : [warning];
  if (lines.length > 0 || events.some(({ type }) => type === 'over')) return [...first, ...lines];
  // a placement after which the turn goes on asks for a target next
  const goesOn = events.at(-1)?.type === 'placed';
  const missed = events.map((event, at) => shotAside(event, events[at + 1])).find((aside) => aside !== null);
  return [...first, missed ?? say(goesOn ? 'legion.preview.shoots' : 'legion.preview.quiet')];
};

/** Why nothing can be placed on, or shot at, this square now. */
export const legionRefusal = (view: View, asking: Asking | null, square: number): string => {
  const name = formatSquare(square, view);
  if (asking === null) return say('legion.no.turn');
  if (asking.decision.kind === 'pick') return say('legion.no.target');
  if (tokenAt(view, square) !== null) return say('legion.no.unit', { square: name });
  if (view.flag === square) return say('legion.no.flag', { square: name });
  const item = asking.presses.find((press) => press.on === 'item');
  const terrain = view.terrain[square];
  if (item?.on === 'item' && (terrain === WATER || terrain === MOUNTAIN)) {
    return say(terrain === WATER ? 'legion.no.water' : 'legion.no.mountain', { unit: unitName(GAME, item.item) });
  }
  return say('legion.no.other');
};
