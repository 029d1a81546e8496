/** Why one piece attacks another. */
import type { TokenView } from '../../../../contract/view';
import { combatOf, verdictOf } from '../../../../games/legends/reading/combat';
import { fallShare, oddsOf, percents } from '../../../../games/legends/reading/odds';
import { type Beat, storyOf } from '../../../../games/legends/reading/story';
import { pieceName } from '../../../../match/games/legends/question';
import { type Args, say } from '../../../../text';
import type { Advised } from '../../face-battle';
import { against, dangerThere } from './against';
import { ownArgs } from './around';
import { type Reason, type ReasonName, reason } from './names';
import { whatText } from './reveal';

/** At least this many more cases in a hundred won than lost, with all in which both fall, make an attack worth it by itself. */
const CLEARLY = 10;
/** In a greater share of the cases than this the attacker falls: it probably does. */
const PROBABLY = 0.5;
/** Whoever wins as often as this out of a hundred is not said to fall probably: the odds beside it would seem to deny it. */
const OFTEN = 34;

const HUNDRED = 100;

/** `An 8% chance`: figures that begin with a vowel. */
const SOUNDS = /^(8|11%|18%)/;

/** Shares are sums: this is all of them. */
const SURELY = 1 - 1e-9;

/** After these the attacker stands where it has attacked. */
const STANDS: readonly ReasonName[] = ['beats', 'odds', 'close', 'looks'];

/** What the strengths come to, where one of three may come of it. */
const ofEnd = (verdict: 'wins' | 'ties' | 'loses' | 'open', own: Args, foe: string): Reason => {
  if (verdict === 'wins') return reason('beats', { foe });
  return verdict === 'ties' ? reason('trade', { ...own, foe }) : reason('risk', own);
};

/** Where the preview is sure of the fight, the fight is that one. */
const fightReason = (
  { view, preview, unaided }: Advised,
  story: readonly Beat[],
  [attacker, defender]: readonly [TokenView, TokenView],
): Reason => {
  const foe = pieceName(view, defender.id);
  const own = ownArgs(view, attacker);
  const fought = preview?.find((event) => event.type === 'fought');
  if (fought !== undefined) {
    const { attack, defence } = fought;
    return ofEnd(attack > defence ? 'wins' : attack < defence ? 'loses' : 'ties', own, foe);
  }
  const combat = defender.kind === null ? null : combatOf(view, attacker, defender);
  if (combat !== null) return combat.decider.by === 'castle' ? reason('castle') : ofEnd(verdictOf(combat), own, foe);
  const odds = unaided ? null : oddsOf(view, story, attacker, defender);
  const what = whatText(view, unaided ? null : story, defender);
  if (odds === null) return reason('looks', { what });
  const { wins, castle, ties, loses, magic } = percents(odds);
  const percent = say('fight.percent', { percent: wins + castle });
  if (wins + castle >= ties + loses + magic + CLEARLY) return reason('odds', { percent });
  const falls = fallShare(odds);
  if (falls > SURELY) return reason('givesUp', { ...own, what });
  if (falls > PROBABLY && wins + castle < OFTEN) return reason('probes', { ...own, what });
  return Math.round(falls * HUNDRED) > wins + castle
    ? reason('gamble', { ...own, what })
    : reason('close', { percent, what, an: SOUNDS.test(percent) ? 'yes' : 'no', alone: 'yes' });
};

/** Why one piece attacks another, and who may take it where it then stands. */
export const ofAttack = (advised: Advised, attacker: TokenView, defender: TokenView): Reason => {
  const { view, events, unaided } = advised;
  const story = storyOf(events, view);
  const why = fightReason(advised, story, [attacker, defender]);
  if (!STANDS.includes(why.name)) return why;
  const danger = dangerThere(view, unaided ? null : story, attacker, defender.square, defender);
  if (danger === null) return why;
  // the sentence would grow too long with what is learned in it
  return against({ ...why, args: { ...why.args, alone: 'no' } }, danger.clauses);
};
