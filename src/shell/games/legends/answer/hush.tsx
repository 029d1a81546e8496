/** Beside Pass, where no fight goes on: what is offered there can be left for the rest of the battle. */
import { legends } from '../../../../games/legends';
import { PASS } from '../../../../games/shared/choice';
import { legendsOrders, orderChoices, orderKey } from '../../../../match/games/legends/orders';
import { rowsOf } from '../../../../match/games/legends/rows';
import { mayOrder } from '../../../../match/orders';
import type { MatchState } from '../../../../match/types';
import { say, unitThe } from '../../../../text';
import { useApp } from '../../../app/app';
import { Button } from '../../../parts/controls';

interface Ability {
  readonly kind: number;
  readonly power: number;
}

/** What this question offers, where nothing is pressed yet and an order could answer for all of it; empty otherwise. */
const hushable = (state: MatchState): readonly Ability[] => {
  const { asking, view } = state;
  if (asking === null || !asking.canPass || asking.presses.length > 0) return [];
  if (!legendsOrders.covers(asking.decision) || legendsOrders.fightOf(view) !== null) return [];
  // who shares the screen, or wished to be asked everything, can't leave anything out
  if (!mayOrder(state, legends)) return [];
  const standing = state.orders?.standing === true;
  return rowsOf(asking, { view, content: legends }).flatMap((row) => {
    if (row.on !== 'power' || row.kind === null || row.power === null) return [];
    const { kind, power } = row;
    return orderChoices(view, kind, power, standing).offered.includes('never') ? [{ kind, power }] : [];
  });
};

export const Hush = ({ state }: { readonly state: MatchState }) => {
  const app = useApp();
  const { match } = app.ports;
  const offered = hushable(state);
  const [first] = offered;
  if (first === undefined) return null;
  return (
    <Button
      action="hush"
      disabled={state.sending}
      onPress={() => {
        match.orders.hush(offered.map(({ kind, power }) => orderKey(kind, power)));
        match.choose(state.asking?.decision.choices.indexOf(PASS) ?? -1);
        const kinds = [...new Set(offered.map(({ kind }) => kind))];
        app.tell(say('orders.hushed', { count: kinds.length, piece: unitThe('legends', first.kind) }));
      }}
    >
      {say('orders.hush')}
    </Button>
  );
};
