/** Nothing is changed in a match that goes on in another page. */
import type { Fault, Outcome } from '../contract/fault';
import type { RefereeApi } from '../contract/referee';
import { refuse } from '../games/shared/outcome';

/** What players can do in a match. */
export type PlayApi = Pick<
  RefereeApi,
  | 'choose'
  | 'waive'
  | 'order'
  | 'preview'
  | 'resign'
  | 'offerDraw'
  | 'declineDraw'
  | 'undo'
  | 'takeBack'
  | 'lower'
  | 'hint'
>;

export const elsewhere = (): { ok: false; fault: Fault } =>
  refuse('elsewhere', '', 'a match that no other page has open');

export const unfinished = (): { ok: false; fault: Fault } => refuse('unfinished', '', 'no match that is not over');

/** The referee's calls, refused with `elsewhere` as long as the match is in other hands. */
export const guarded = (referee: PlayApi, isElsewhere: () => boolean): PlayApi => {
  const unless = async <T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    isElsewhere() ? elsewhere() : call();
  return {
    choose: (seat, version, index) => unless(() => referee.choose(seat, version, index)),
    waive: (seat, version) => unless(() => referee.waive(seat, version)),
    order: (seat, orders) => unless(() => referee.order(seat, orders)),
    preview: (seat, version, index) => unless(() => referee.preview(seat, version, index)),
    resign: (seat) => unless(() => referee.resign(seat)),
    offerDraw: (seat) => unless(() => referee.offerDraw(seat)),
    declineDraw: (seat) => unless(() => referee.declineDraw(seat)),
    undo: (seat) => unless(() => referee.undo(seat)),
    takeBack: (seat) => unless(() => referee.takeBack(seat)),
    lower: (level) => unless(() => referee.lower(level)),
    hint: (seat) => unless(() => referee.hint(seat)),
  };
};
