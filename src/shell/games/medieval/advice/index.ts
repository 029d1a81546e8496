/** Why a choice is advised, in one line of a closed set, by what the player knows. */
import { KEY } from '../../../../games/medieval/names';
import { isByMemory } from '../../../../games/medieval/reading/memory';
import { tokenOn } from '../../../../games/medieval/reading/standing';
import { type Act, actOf } from '../../../../match/games/medieval/act';
import { say } from '../../../../text';
import type { Advised } from '../../face-battle';
import { kindName, squareName } from '../words/names';
import { outcomeOf } from '../words/outcome';
import { ofBomb, ofFight } from './fights';
import { type Reason, reason } from './reason';
import { ofStep } from './steps';

const ofAct = ({ view, events, unaided }: Advised, act: Act): Reason => {
  const actor = tokenOn(view, act.from);
  if (actor === null) return reason('other');
  switch (act.name) {
    case 'step':
      return ofStep(view, act, actor, events);
    case 'look':
      return reason('look', { square: squareName(act.to) });
    case 'rescue': {
      const kind = tokenOn(view, act.to)?.kind ?? null;
      return reason('rescue', { unit: kind === null ? '' : kindName(kind) });
    }
    case 'disarm':
      return reason('disarm', { square: squareName(act.to) });
    case 'bombStep':
      return ofBomb(view, act, actor.seat);
    default: {
      const outcome = outcomeOf(view, act, events);
      return outcome === null ? reason('other') : ofFight(view, outcome, unaided || isByMemory(view));
    }
  }
};

/** The reason for what is advised; fights by the outcome that the preview of the same choice tells. */
export const reasonOf = (advised: Advised): Reason => {
  const { decision, code } = advised;
  const act = actOf(code);
  if (act !== null) return ofAct(advised, act);
  switch (decision.key) {
    case KEY.more:
      return reason('pass');
    case KEY.home:
    case KEY.free:
      return reason('home');
    case KEY.jail:
      return reason('cell');
    case KEY.room:
    case KEY.aside:
      return reason('makesRoom');
    default:
      return reason('other');
  }
};

export const adviceReason = (advised: Advised): string => {
  const { name, args } = reasonOf(advised);
  return say(`medieval.hint.${name}`, args);
};
