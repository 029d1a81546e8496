/** What Medieval's pieces carry beside their kinds: bars, a burning fuse, the light of a look. */
import type { View } from '../../../contract/view';
import { CAMP, PRISON } from '../board';
import { SEATS } from '../plan';

const listOf = (view: View, name: string): readonly number[] => view.lists[name] ?? [];

/** `shownTo` of a piece that all were shown. */
const ALL = 511;

/** By seat: nothing of it stands in its camp or, prisoners apart, on its prison row, so that prisoners may walk out (M26). */
export const openPrisons = (view: View): readonly boolean[] => {
  const prisoners = new Set(listOf(view, 'prisoners'));
  return CAMP.map((camp, captor) => {
    const guarded = new Set([...camp, ...(PRISON[captor] ?? [])]);
    return !view.tokens.some(({ id, seat, square }) => seat === captor && !prisoners.has(id) && guarded.has(square));
  });
};

/** Starts of their owner's turns until bombs go off, by the bomb's id. */
const fusesOf = (view: View): ReadonlyMap<number, number> => {
  const list = listOf(view, 'fuses');
  return new Map(list.flatMap((id, i) => (i % 2 === 0 ? [[id, list[i + 1] ?? 0] as const] : [])));
};

/** Seats whose pieces the viewer calls its own. */
export const own = ({ viewer }: View): readonly number[] => (viewer < SEATS ? [viewer] : []);

/** One a token, in token order. */
export const statusOf = (view: View) => {
  const [prisoners, fuses, open] = [new Set(listOf(view, 'prisoners')), fusesOf(view), openPrisons(view)];
  const ours = own(view);
  const bars = (square: number): 'open' | 'shut' =>
    open[PRISON.findIndex((row) => row.includes(square))] === true ? 'open' : 'shut';
  return view.tokens.map(({ id, seat, square, kind, shownTo }) => {
    const [isOwn, fuse] = [ours.includes(seat), fuses.get(id)];
    return {
      army: seat,
      fresh: false,
      // whose face all have seen for good needs no eye behind bars or as a bomb
      seen: isOwn && shownTo !== 1 << seat && fuse === undefined && !prisoners.has(id),
      by: 0,
      ...(prisoners.has(id) ? { held: bars(square) } : {}),
      ...(fuse === undefined ? {} : { fuse }),
      ...(!isOwn && ours.length > 0 && kind !== null && shownTo !== ALL ? { lit: true } : {}),
    };
  });
};
