/** What a completed choice would do, as far as its player knows. */
import type { ChoiceCode } from '../../../../src/contract/decision';
import type { View } from '../../../../src/contract/view';
import { unpackChoice } from '../../../../src/games/shared/choice';
import { tokenAt } from '../../../../src/shell/board/tokens';
import { say } from '../../../../src/text';
import { nameOf } from '../content/map';
import { defenceOn, strengthOf } from './square';

const attackLine = (view: View, from: number, to: number): string => {
  const attack = strengthOf(tokenAt(view, from)?.kind ?? 0);
  const kind = tokenAt(view, to)?.kind ?? null;
  if (kind === null) return say('pebble.preview.unknown', { attack, terrain: view.terrain[to] ?? 0 });
  const defence = defenceOn(view, to, kind);
  const outcome = attack > defence ? 'wins' : attack === defence ? 'ties' : 'loses';
  return say(`pebble.preview.${outcome}`, { attack, defence });
};

/** `key`: the question that is answered. */
export const foretold = (view: View, key: string, code: ChoiceCode): readonly string[] => {
  const { form, item, from, to } = unpackChoice(code);
  const going = say('pebble.preview.move', { to: nameOf(to), terrain: view.terrain[to] ?? 0 });
  switch (form) {
    case 'move':
      return [tokenAt(view, to) === null ? going : attackLine(view, from, to)];
    case 'item':
      return key === 'pebble.main' ? [say(`pebble.card.${item}.about`)] : [];
    case 'square':
      return key === 'pebble.lantern' ? [say('pebble.preview.lantern')] : key === 'pebble.land' ? [going] : [];
    default:
      return [say('pebble.preview.pass')];
  }
};
