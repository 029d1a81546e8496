/** What is known of a square or unit of Legion, every figure with its reason. */
import type { View } from '../../../contract/view';
import { UNITS } from '../../../games/legion/units';
import { formatSquare } from '../../../games/shared/square';
import { say, sideName, terrainName, unitName } from '../../../text';
import type { Inspected } from '../../app/app';
import { InspectorFrame, type Told } from '../../battle/inspector-frame';
import { type Defence, defenceOf, type Inspection, inspect, swordsNeeded } from './inspect';
import { Ground } from './parts/ground';
import { ActBadge, GuardBadge, Piece } from './parts/token';

/** Open ground, which adds nothing. */
const PLAIN = 0;

/** What the badge says that a unit wears on the left. */
const actLine = (kind: number): string => {
  const unit = UNITS[kind];
  if (unit?.crown === true) return say('inspect.crown');
  return unit?.arrow === true ? say('inspect.arrow') : say('inspect.swords', { count: unit?.swords ?? 0 });
};

/** What the badge says that it wears on the right. */
const guardLine = ({ now, printed, fort }: Defence): string =>
  now === null ? say('inspect.firm') : say('inspect.defence', { now, printed: printed ?? 0, fort });

/** Sentences about a unit standing on the board. */
const standingLines = (view: View, seen: Inspection): readonly string[] => {
  const { kind, defence, arrows, touching } = seen;
  if (kind === null || defence === null) return [];
  const needed = swordsNeeded(seen);
  const touch = touching.map(({ square, kind: other, swords }) =>
    say('inspect.touch', { unit: unitName(view.game, other), square: formatSquare(square, view), swords }),
  );
  return [
    say(`legion.unit.${kind}.about`),
    actLine(kind),
    guardLine(defence),
    ...(arrows === null || arrows === 'firm' ? [] : [say(`inspect.arrows.${arrows}`)]),
    ...(touch.length === 0 ? [] : [say('inspect.touching', { list: touch.join(', ') })]),
    ...(needed === null ? [] : [say('inspect.needed', { count: needed })]),
  ];
};

const groundLine = (view: View, terrain: number): string =>
  view.form === 'basic' ? say('legion.terrain.scenery') : say(`legion.terrain.${terrain}.about`);

/** All that is said about a square, for the eye and for the screen reader. */
export const legionSquare = (view: View, square: number): Told => {
  const seen = inspect(view, square);
  const name = formatSquare(square, view);
  const ground = say('inspect.ground', { square: name, terrain: terrainName(view.game, seen.terrain) });
  if (seen.token === null || seen.kind === null) {
    return { title: ground, lines: [...(seen.flag ? [say('inspect.flag')] : []), groundLine(view, seen.terrain)] };
  }
  const title = say('spoken.unit', {
    side: sideName(view.game, seen.token.seat),
    unit: unitName(view.game, seen.kind),
  });
  const terrain = seen.terrain === 0 ? [] : [`${ground}. ${groundLine(view, seen.terrain)}`];
  return { title: `${title}, ${name}`, lines: [...standingLines(view, seen), ...terrain] };
};

const unitTold = (view: View, kind: number, seat: number): Told => {
  const lines = [
    say(`legion.unit.${kind}.about`),
    actLine(kind),
    guardLine(defenceOf(kind, PLAIN)),
    say('inspect.army', { count: UNITS[kind]?.count ?? 0 }),
  ];
  return { title: say('spoken.unit', { side: sideName(view.game, seat), unit: unitName(view.game, kind) }), lines };
};

/** The inspected thing in words. */
const legionTold = (view: View, inspected: Inspected): Told =>
  inspected.on === 'square' ? legionSquare(view, inspected.square) : unitTold(view, inspected.kind, inspected.seat);

const LegionPicture = ({ view, inspected }: { view: View; inspected: Inspected }) => {
  if (inspected.on === 'unit') return <Piece seat={inspected.seat} kind={inspected.kind} />;
  const { token, kind, terrain } = inspect(view, inspected.square);
  return token !== null && kind !== null ? <Piece seat={token.seat} kind={kind} /> : <Ground terrain={terrain} />;
};

/** Lines about badges have those badges before them: what a sign means can be seen. */
const Line = ({ line, seen }: { line: string; seen: Pick<Inspection, 'kind' | 'defence'> }) => {
  const { kind, defence } = seen;
  const isAct = kind !== null && line === actLine(kind);
  const isGuard = defence !== null && line === guardLine(defence);
  if (kind === null || !(isAct || isGuard)) return <p>{line}</p>;
  return (
    <p class="badge-line">
      {isAct ? <ActBadge kind={kind} /> : <GuardBadge kind={kind} />}
      <span>{line}</span>
    </p>
  );
};

export const LegionInspector = ({ view, inspected }: { view: View; inspected: Inspected }) => {
  const { title, lines } = legionTold(view, inspected);
  const seen =
    inspected.on === 'square'
      ? inspect(view, inspected.square)
      : { kind: inspected.kind, defence: defenceOf(inspected.kind, PLAIN) };
  return (
    <InspectorFrame title={title} picture={<LegionPicture view={view} inspected={inspected} />}>
      {lines.map((line) => (
        <Line key={line} line={line} seen={seen} />
      ))}
    </InspectorFrame>
  );
};
