/** What a completed choice would do, as far as its player can know: warnings first. */
import type { Decision } from '../../../../contract/decision';
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { LAKE, STOCKADE } from '../../../../games/medieval/board';
import { KEY } from '../../../../games/medieval/names';
import { beats } from '../../../../games/medieval/reading/duel';
import { isByMemory } from '../../../../games/medieval/reading/memory';
import { hiddenCounts } from '../../../../games/medieval/reading/pool';
import { isStockadeThreatened, kingOf, strikersOf, threatsTo } from '../../../../games/medieval/reading/reach';
import { caughtBy, footmenWith, otherSeat, tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import { type Act, actAt, setsBomb } from '../../../../match/games/medieval/act';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { viewAfter } from './after';
import { afterBlast, blastLines, type Scene } from './blast';
import { burnLines } from './burning';
import { ALL, countList, kindName, listOf, squareName, theseOn } from './names';
import { goesToPrison, type Outcome, outcomeOf, percent } from './outcome';
import { reasonAgainst, whyOf } from './why';

const lossLine = (kind: number, why: string): string =>
  say(goesToPrison(kind) ? 'medieval.preview.held' : 'medieval.preview.lost', { unit: kindName(kind), why });

const openLine = ({ odds, blow }: Outcome, unaided: boolean): string => {
  if (unaided || odds === null) return say('medieval.preview.unaided');
  const win = percent(odds.win);
  return say(blow.shot ? 'medieval.preview.odds.shot' : 'medieval.preview.odds', { win });
};

const POOLS = {
  attack: { wins: 'medieval.preview.pool.wins', loses: 'medieval.preview.pool.loses' },
  shot: { wins: 'medieval.preview.pool.wins.shot', loses: 'medieval.preview.pool.loses.shot' },
} as const;

/** One kind is told by its name, of which there may be one piece or some; several are a list. */
const poolArgs = (shown: readonly { readonly kind: number; readonly count: number }[]) => {
  const [first = { kind: 0, count: 0 }] = shown;
  const alone = shown.length > 1 ? 'no' : first.count === 1 ? 'one' : 'some';
  return { alone, kind: first.kind, unit: kindName(first.kind), list: countList(shown) };
};

/**
 * What it depends on: of all that the hidden piece may be the fewer kinds, those to which it loses or those which alone it beats, and why
 * where strengths alone would say otherwise. What is certain needs no list.
 */
const poolLines = ({ ends, odds, other, ownKind, blow }: Outcome, { view, unaided }: Scene): readonly string[] => {
  if (ends !== 'open' || unaided || odds === null) return [];
  const left = hiddenCounts(view, other.seat);
  const kinds = odds.chances.map(({ kind }) => ({ kind, count: left[kind] ?? 0 }));
  const [beaten, rest] = [
    kinds.filter(({ kind }) => beats(blow, kind)),
    kinds.filter(({ kind }) => !beats(blow, kind)),
  ];
  if (beaten.length === 0 || rest.length === 0) return [];
  const isMostlyBeaten = rest.length <= beaten.length;
  const shown = isMostlyBeaten ? rest : beaten;
  const name = isMostlyBeaten ? 'loses' : 'wins';
  const reasons = shown.flatMap(({ kind }) => reasonAgainst(ownKind, blow, kind) ?? []);
  return [
    say(POOLS[blow.shot ? 'shot' : 'attack'][name], poolArgs(shown)),
    ...[...new Set(reasons)].map((why) => say('medieval.preview.because', { why: capital(why) })),
  ];
};

const fightLines = (outcome: Outcome, scene: Scene): readonly string[] => {
  const { ends, other, ownKind, blow } = outcome;
  const { act, actor } = scene;
  if (ends === 'open') return [openLine(outcome, scene.unaided)];
  if (ends === 'explodes') {
    const blast = blastLines(scene, blow.shot ? null : actor.id);
    return blow.shot ? blast : [lossLine(ownKind, say('medieval.why.bomb')), ...blast];
  }
  const kind = other.kind ?? 0;
  if (ends === 'wins' && kind === KIND.king) return [say('medieval.preview.match')];
  const why = whyOf(outcome);
  if (ends === 'wins') {
    const key = goesToPrison(kind) ? 'medieval.preview.prisoner' : 'medieval.preview.falls';
    return [say(key, { unit: kindName(kind), square: squareName(act.to), why })];
  }
  return [blow.shot ? say('medieval.preview.blocked', { why }) : lossLine(ownKind, why)];
};

const isHidden = ({ shownTo }: TokenView): boolean => shownTo !== ALL;

/** Would the act show a piece to the enemy, who has not seen it yet? */
const reveals = ({ view, act, actor }: Scene): boolean => {
  // whoever plays by memory is not told what the enemy has seen
  if (isByMemory(view)) return false;
  if (act.name === 'joined') {
    const chain = footmenWith(view, act.from, actor.seat);
    return view.tokens.some((token) => chain.includes(token.square) && isHidden(token));
  }
  if (!isHidden(actor)) return false;
  return act.name !== 'step' || (view.terrain[act.to] === LAKE && actor.kind === KIND.mage);
};

const revealLine = (name: Act['name'], kind: number): string =>
  name === 'joined'
    ? say('medieval.preview.reveals.joined')
    : say('medieval.preview.reveals', { unit: kindName(kind) });

/** Who stands next to a bomb that is set; of the one who sets it is told by itself. */
const bombLines = ({ view, act, actor }: Scene, after: View): readonly string[] => {
  if (!setsBomb(act)) return [];
  const near = caughtBy({ ...after, lists: view.lists }, [act.from]).filter(({ id }) => id !== actor.id);
  return near.length === 0 ? [] : [say('medieval.preview.near', { list: listOf(near) })];
};

const SPY_LINES: Readonly<Partial<Record<Act['name'], string>>> = {
  look: 'medieval.preview.look',
  rescue: 'medieval.preview.rescue',
  disarm: 'medieval.preview.disarm',
};

/** A King that is known takes the Spy that looks at it, and nothing else is learned. */
const spyLine = ({ view, act: { name, to } }: Scene): readonly string[] => {
  const isKing = name === 'look' && tokenOn(view, to)?.kind === KIND.king;
  const key = isKing ? 'medieval.preview.look.king' : SPY_LINES[name];
  return key === undefined ? [] : [say(key)];
};

/** What is known to reach the King, or the stockade, once this is done. */
const warnings = (after: View, seat: number): readonly string[] => {
  const king = kingOf(after, seat);
  const [threat] = threatsTo(after, seat);
  return [
    ...(king === null || threat === undefined || threat.kind === null
      ? []
      : [
          say('warning.medieval.king', {
            square: squareName(king.square),
            unit: kindName(threat.kind),
            from: squareName(threat.square),
          }),
        ]),
    ...(isStockadeThreatened(after, seat) ? [say('warning.medieval.stockade')] : []),
  ];
};

/** Known enemies that could attack the piece where it stands then. No shot harms a King, and of attacks on it a warning tells. */
const answeredLines = (after: View, { act, actor }: Scene): readonly string[] => {
  if (actor.kind === KIND.king) return [];
  const there = tokenOn(after, act.to);
  if (there?.id !== actor.id) return [];
  const strikers = strikersOf(after, otherSeat(actor.seat), act.to);
  return strikers.length === 0 ? [] : [say('medieval.preview.answered', { list: capital(theseOn(strikers)) })];
};

const actLines = (scene: Scene): readonly string[] => {
  const { view, act, actor, past } = scene;
  const outcome = outcomeOf(view, act, past);
  const wins = outcome?.ends === 'wins';
  if (act.name === 'step' && actor.kind === KIND.king && act.to === STOCKADE[otherSeat(actor.seat)])
    return [say('medieval.preview.match')];
  const fight = outcome === null ? [] : fightLines(outcome, scene);
  if (wins && outcome.other.kind === KIND.king) return fight;
  const done = viewAfter(view, act, wins);
  const after = outcome?.ends === 'explodes' ? afterBlast(done, scene) : done;
  const { kind } = actor;
  return [
    ...warnings(after, actor.seat),
    ...fight,
    ...(outcome === null ? [] : poolLines(outcome, scene)),
    ...spyLine(scene),
    ...burnLines(view, act, actor, outcome),
    ...bombLines(scene, after),
    ...answeredLines(after, scene),
    ...(reveals(scene) && kind !== null ? [revealLine(act.name, kind)] : []),
  ];
};

/** Whoever goes on and then passes has told as much as by another act: the question itself is seen by both. */
const passKey = (view: View, { key }: Decision): string => {
  const acted = view.lists['acted'] ?? [];
  const isTold = view.tokens.some((token) => acted.includes(token.id) && isHidden(token));
  return key === KEY.more && isTold && !isByMemory(view) ? 'medieval.preview.pass.told' : 'medieval.preview.pass';
};

/** `past`: the viewer's rows; `unaided`: no odds are counted. */
export const foretold = (
  view: View,
  decision: Decision,
  choice: number,
  { past, unaided }: { readonly past: readonly GameEvent[]; readonly unaided: boolean },
): readonly string[] => {
  const act = actAt(decision, choice);
  if (act === null) return decision.kind === 'main' ? [say(passKey(view, decision))] : [];
  const actor = tokenOn(view, act.from);
  return actor === null ? [] : actLines({ view, act, actor, past, unaided });
};
