/** A side beside the board: whose it is, how many pieces and bombs it has, whom it holds, and what it has lost. */
import type { SeatSetup } from '../../../contract/setup';
import type { View } from '../../../contract/view';
import { heldBy, inPlay, otherSeat } from '../../../games/medieval/reading/standing';
import { KIND } from '../../../games/medieval/units';
import { say } from '../../../text';
import { levelName } from '../../setup/level';
import type { BesideProps } from '../face-battle';
import { Token } from './parts/token';
import { countList, sideOf } from './words/names';

type ArmyBoxProps = Pick<BesideProps, 'view' | 'setup' | 'seat' | 'yours'>;

/** What has left the match. Prisoners have not: they stand in the box of whoever holds them, and nothing is listed twice. */
export const lostBy = (view: View, seat: number): readonly number[] =>
  view.heaps.flatMap((heap) =>
    heap.seat === seat && heap.name === 'fallen' ? heap.kinds.flatMap((kind) => kind ?? []) : [],
  );

/** `12 pieces, 2 bombs to set`; of bombs nothing while the only one who sets them is a prisoner. */
export const leftText = (view: View, seat: number): string => {
  const isHeld = heldBy(view, otherSeat(seat)).some(({ kind }) => kind === KIND.alchemist);
  const bombs = isHeld ? 'none' : (view.counters[`supply${seat}`] ?? 0);
  return say('medieval.left', { count: inPlay(view, seat).length, bombs });
};

/** Kinds with their numbers, the highest first. */
const listOfKinds = (kinds: readonly number[]): string =>
  countList(
    [...new Set(kinds)]
      .sort((a, b) => b - a)
      .map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length })),
  );

/** Whom a side holds, and whose they are: never read as its own. */
export const heldText = ({ viewer }: Pick<View, 'viewer'>, seat: number, list: string): string => {
  const owner = otherSeat(seat);
  return owner === viewer ? say('medieval.held.yours', { list }) : say('medieval.held', { side: sideOf(owner), list });
};

/** Whom a side holds, and what it has lost. */
const Tally = ({ view, seat }: { view: View; seat: number }) => {
  const held = heldBy(view, seat).flatMap(({ kind }) => kind ?? []);
  const lost = lostBy(view, seat);
  const isWhole = lost.length === 0 && heldBy(view, otherSeat(seat)).length === 0;
  return (
    <div class="siege-tally">
      {held.length > 0 && <p>{heldText(view, seat, listOfKinds(held))}</p>}
      {lost.length > 0 && <p class="siege-lost">{say('medieval.lost', { list: listOfKinds(lost) })}</p>}
      {isWhole && <p class="army-none">{say('medieval.lost.none')}</p>}
    </div>
  );
};

const playerText = (setup: SeatSetup | undefined, seat: number): string | null => {
  const plan = setup?.seats[seat];
  if (plan?.player !== 'computer') return null;
  const level = levelName(plan.level ?? null);
  return plan.character === undefined
    ? level
    : say('medieval.player', { level, character: say(`character.${plan.character}`) });
};

/** What the computer's character is like; undefined where it has none. */
const characterAbout = (setup: SeatSetup | undefined, seat: number): string | undefined => {
  const character = setup?.seats[seat]?.character;
  return character === undefined ? undefined : say(`medieval.character.${character}.about`);
};

export const ArmyBox = ({ view, setup, seat, yours }: ArmyBoxProps) => {
  const side = sideOf(seat);
  const player = playerText(setup, seat);
  const turn = view.result === null && view.counters['side'] === seat;
  return (
    <section class="army-box" data-seat={seat} data-turn={turn} aria-label={side}>
      <div class="army-head">
        <Token seat={seat} kind={null} />
        <span class="army-title">
          <span class="army-name">{yours ? say('medieval.you', { side }) : side}</span>
          {player !== null && (
            <span class="army-player" title={characterAbout(setup, seat)}>
              {player}
            </span>
          )}
          <span class="army-left">{leftText(view, seat)}</span>
        </span>
      </div>
      <Tally view={view} seat={seat} />
    </section>
  );
};
