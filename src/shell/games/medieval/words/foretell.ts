/** What a completed choice would do, as far as its player can know: warnings first. */
import type { Decision } from '../../../../contract/decision';
import type { GameEvent } from '../../../../contract/event';
import type { TokenView, View } from '../../../../contract/view';
import { LAKE, STOCKADE } from '../../../../games/medieval/board';
import { isByMemory } from '../../../../games/medieval/reading/memory';
import { chancesOf, hiddenCounts } from '../../../../games/medieval/reading/pool';
import { isStockadeThreatened, kingOf, strikersOf, threatsTo } from '../../../../games/medieval/reading/reach';
import { caughtBy, chainOfBombs, otherSeat, tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import { type Act, actAt } from '../../../../match/games/medieval/act';
import { say } from '../../../../text';
import { viewAfter } from './after';
import { countList, kindName, pieceOn, squareName } from './names';
import { goesToPrison, type Outcome, outcomeOf, percent, whyOf } from './outcome';

/** All are shown it. */
const ALL = 511;

interface Scene {
  readonly view: View;
  readonly act: Act;
  readonly actor: TokenView;
  /** The viewer's rows. */
  readonly past: readonly GameEvent[];
  /** The player remembers without help. */
  readonly unaided: boolean;
}

const listOf = (tokens: readonly TokenView[]): string => tokens.map(pieceOn).join(', ');

/** May it be a King, whom no blast takes? By what is known; `unaided`: by what is seen on the board alone. */
const mayBeKing = ({ view, past, unaided }: Scene, { id, kind }: TokenView): boolean =>
  kind === null && (unaided || chancesOf(view, past, id).some((chance) => chance.kind === KIND.king));

/** What a blast takes, the piece that set it off by an attack being gone already. */
const blastLines = (scene: Scene, without: number | null): readonly string[] => {
  const { view, act } = scene;
  const bombs = chainOfBombs(view, act.to);
  const caught = caughtBy(view, bombs).filter(({ id }) => id !== without);
  const [sure, perhaps] = [
    caught.filter((one) => !mayBeKing(scene, one)),
    caught.filter((one) => mayBeKing(scene, one)),
  ];
  return [
    ...bombs.map((bomb) => say('medieval.preview.explodes', { square: squareName(bomb) })),
    ...(caught.length === 0 ? [say('medieval.preview.blast.none')] : []),
    ...(sure.length === 0 ? [] : [say('medieval.preview.blast', { list: listOf(sure) })]),
    ...(perhaps.length === 0 ? [] : [say('medieval.preview.blast.perhaps', { list: listOf(perhaps) })]),
  ];
};

const lossLine = (kind: number, why: string): string =>
  say(goesToPrison(kind) ? 'medieval.preview.held' : 'medieval.preview.lost', { unit: kindName(kind), why });

const openLine = ({ odds, blow }: Outcome, unaided: boolean): string => {
  if (unaided || odds === null) return say('medieval.preview.unaided');
  const win = percent(odds.win);
  return say(blow.shot ? 'medieval.preview.odds.shot' : 'medieval.preview.odds', { win, lose: 100 - win });
};

/** All that a hidden piece may be: the longest line, and so the last one. */
const poolLines = ({ ends, odds, other }: Outcome, { view, unaided }: Scene): readonly string[] => {
  if (ends !== 'open' || unaided || odds === null) return [];
  const left = hiddenCounts(view, other.seat);
  const list = countList(odds.chances.map(({ kind }) => ({ kind, count: left[kind] ?? 0 })));
  return [say('medieval.preview.pool', { list })];
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

/** Would the act show the piece to the enemy, who has not seen it yet? */
const reveals = ({ view, act, actor }: Scene): boolean => {
  // whoever plays by memory is not told what the enemy has seen
  if (actor.shownTo === ALL || isByMemory(view)) return false;
  return act.name !== 'step' || (view.terrain[act.to] === LAKE && actor.kind === KIND.mage);
};

const revealLine = (name: Act['name'], kind: number): string =>
  name === 'joined'
    ? say('medieval.preview.reveals.joined')
    : say('medieval.preview.reveals', { unit: kindName(kind) });

const bombLines = ({ view, act }: Scene, after: View): readonly string[] => {
  if (act.name !== 'bombStep' && act.name !== 'bombAttack') return [];
  const near = caughtBy({ ...after, lists: view.lists }, [act.from]);
  return near.length === 0 ? [] : [say('medieval.preview.near', { list: listOf(near) })];
};

const SPY_LINES: Readonly<Partial<Record<Act['name'], string>>> = {
  look: 'medieval.preview.look',
  rescue: 'medieval.preview.rescue',
  disarm: 'medieval.preview.disarm',
};

const spyLine = (name: Act['name']): readonly string[] => {
  const key = SPY_LINES[name];
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

/** Known enemies that could attack the piece where it stands then. */
const answeredLines = (after: View, { act, actor }: Scene): readonly string[] => {
  const there = tokenOn(after, act.to);
  if (there?.id !== actor.id) return [];
  const strikers = strikersOf(after, otherSeat(actor.seat), act.to);
  return strikers.length === 0 ? [] : [say('medieval.preview.answered', { list: listOf(strikers) })];
};

const actLines = (scene: Scene): readonly string[] => {
  const { view, act, actor, past } = scene;
  const outcome = outcomeOf(view, act, past);
  const wins = outcome?.ends === 'wins';
  if (act.name === 'step' && actor.kind === KIND.king && act.to === STOCKADE[otherSeat(actor.seat)])
    return [say('medieval.preview.match')];
  const fight = outcome === null ? [] : fightLines(outcome, scene);
  if (wins && outcome.other.kind === KIND.king) return fight;
  const after = viewAfter(view, act, wins);
  const { kind } = actor;
  return [
    ...warnings(after, actor.seat),
    ...fight,
    ...spyLine(act.name),
    ...bombLines(scene, after),
    ...(reveals(scene) && kind !== null ? [revealLine(act.name, kind)] : []),
    ...answeredLines(after, scene),
    ...(outcome === null ? [] : poolLines(outcome, scene)),
  ];
};

/** `past`: the viewer's rows; `unaided`: no odds are counted. */
export const foretold = (
  view: View,
  decision: Decision,
  choice: number,
  { past, unaided }: { readonly past: readonly GameEvent[]; readonly unaided: boolean },
): readonly string[] => {
  const act = actAt(decision, choice);
  if (act === null) return decision.kind === 'main' ? [say('medieval.preview.pass')] : [];
  const actor = tokenOn(view, act.from);
  return actor === null ? [] : actLines({ view, act, actor, past, unaided });
};
