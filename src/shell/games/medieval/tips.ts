/** What a newcomer reads in the first turns of the first match: one line a turn, until a match has come to its end here. */
import { effect } from '@preact/signals';
import type { MatchState } from '../../../match/types';
import { say } from '../../../text';
import type { App } from '../../app/app';
import { NAME } from './words/names';

const KEY = 'medieval-tips';
const TIPS = 8;

let isOver = false;

/** Reads whether a match has been played here, and keeps it once one has. */
export const followTips = (app: App): void => {
  const { shelf } = app.ports;
  isOver = shelf.read(KEY) !== null;
  effect(() => {
    const state = app.state.value;
    if (isOver || state === null || state.result === null || state.setup.game !== NAME) return;
    isOver = true;
    shelf.write(KEY, 'done');
  });
};

/** The line of the asked seat's turn while nothing is chosen; empty at any other time. */
export const tipNow = ({ asking, events }: Pick<MatchState, 'asking' | 'events'>): string => {
  if (isOver || asking === null || asking.decision.key !== 'medieval.act' || asking.presses.length > 0) return '';
  const { seat } = asking.decision;
  const turns = events.filter((event) => event.type === 'turn' && event.seat === seat).length;
  return turns >= 1 && turns <= TIPS ? say(`medieval.tip.${turns}`) : '';
};
