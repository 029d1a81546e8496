/** Medieval's fragments that need several rows: fights and shots with the names of both, and what a look told. */
import type { GameEvent } from '../../../../src/contract/event';
import { capitalName, fragment, sideLetter } from '../../../../src/games/medieval/fragment';
import { formatPlace } from '../../../../src/games/medieval/notation';
import type { Scene } from '../scenario/model';

type Called = Extract<GameEvent, { type: 'called' }>;
type Fought = Extract<GameEvent, { type: 'fought' }>;

/** `r Footmans(4) attacks Axeman`: the plural is the files' own. */
const attackText = (attacker: Called, defender: Called, { attack, helpers }: Fought): string =>
  `${sideLetter(attacker.seat)} ${capitalName(attacker.kind)}${helpers.length > 0 ? 's' : ''}(${attack}) attacks ${capitalName(defender.kind)}`;

/** `r Archer shoots Knight`. */
const shotText = (shooter: Called, target: Called): string =>
  `${sideLetter(shooter.seat)} ${capitalName(shooter.kind)} shoots ${capitalName(target.kind)}`;

/** The fragments of rows in their order: what single rows tell, and what only several do. */
export function fragmentsOf(events: readonly GameEvent[]): readonly string[] {
  const texts: string[] = [];
  let pair: readonly Called[] = [];
  let shooting = false;
  let arrived: number | null = null;
  for (const event of events) {
    const single = fragment(event);
    if (single !== '') texts.push(single);
    const [first, second] = pair;
    switch (event.type) {
      case 'moved':
        arrived = event.to;
        break;
      case 'struck':
        shooting = true;
        pair = [];
        break;
      case 'called':
        // two name their kinds: who attacks, who is attacked
        if (pair.length === 2) shooting = false;
        pair = pair.length === 1 ? [...pair, event] : [event];
        if (shooting && pair.length === 2 && first !== undefined) texts.push(shotText(first, event));
        break;
      case 'fought':
        if (shooting && !event.beaten) texts.push('blocked');
        if (!shooting && first !== undefined && second !== undefined) texts.push(attackText(first, second, event));
        shooting = false;
        pair = [];
        break;
      case 'looked':
        if (event.kind !== null && arrived !== null)
          texts.push(`told ${sideLetter(event.seat)}: ${formatPlace(arrived)} ${capitalName(event.kind)}`);
        break;
      default:
    }
  }
  return texts;
}

/** See Terms.fragments. */
export const medievalFragments = ({ rows }: Scene): readonly string[] => fragmentsOf(rows.map(({ event }) => event));
