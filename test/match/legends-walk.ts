/** Decisions of Legends as they really come: dealt battles played by chance, and the scenarios as they are written. */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import type { Decision } from '../../src/contract/decision';
import type { Engine } from '../../src/contract/engine';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { must } from './support';

export interface Asked {
  readonly decision: Decision;
  /** Of the seat that is asked. */
  readonly view: View;
  readonly engine: Engine;
}

type Visit = (asked: Asked) => void;

const show = (engine: Engine, visit: Visit): Decision | null => {
  const decision = engine.decision();
  if (decision !== null) visit({ decision, view: engine.view(decision.seat), engine });
  return decision;
};

/** Battles as they are dealt, of every kind of army and with every option. */
export const walkDealt = (index: number, most: number, visit: Visit): void => {
  const engine = createLegendsReference();
  must(engine.start(legends.sampleSetup(index, index)));
  let state = index * 2 + 1;
  for (let step = 0; step < most; step++) {
    const decision = show(engine, visit);
    if (decision === null) return;
    state = Math.imul(state, 0x9e3779b1) >>> 0;
    must(engine.apply(state % decision.choices.length));
  }
};

interface Scenario {
  readonly position?: unknown;
  readonly play?: readonly unknown[];
  readonly name?: string;
  readonly source?: string;
}

/** A text that answers something else than the turn itself: a square, a piece, a land, an exchange. */
const INSIDE = /^([a-h][1-8]'?|[#=@].*|.*[/].*)$/;

/** So rare that all of them are walked: answers by name, Berserk (R51), turning back (R48, R153). */
const RARE = /^[#=]/;
const RARE_ABOUT = /R48|R51|R153|berserk/i;
/** Of the rest, one of so many. */
const EVERY = 4;

/** Every question on the way through some scenarios that ask about more than the turn; gives how many were walked. */
export const walkScenarios = (visit: Visit): number => {
  let count = 0;
  let index = 0;
  for (const file of filesBelow(at('test/scenarios/legends')).filter((name) => name.endsWith('.json'))) {
    const all: readonly Scenario[] = [JSON.parse(readFileSync(file, 'utf8'))].flat();
    for (const { position, play = [], name = '', source = '' } of all) {
      index += 1;
      const rare =
        RARE_ABOUT.test(`${name} ${source}`) || play.some((text) => typeof text === 'string' && RARE.test(text));
      if (index % EVERY !== 0 && !rare) continue;
      if (!play.some((text) => typeof text === 'string' && INSIDE.test(text))) continue;
      const seats = [{ player: 'person' }, { player: 'person' }];
      const setup = legends.readSetup({ game: 'legends', form: 'legends', seats, position });
      const engine = createLegendsReference();
      if (position === undefined || !setup.ok || !engine.start(setup.value).ok) continue;
      count += 1;
      for (const text of play) {
        const decision = show(engine, visit);
        if (decision === null || typeof text !== 'string') break;
        const code = legends.parseChoice(text, decision.kind, engine.view(9));
        const index = code.ok ? decision.choices.indexOf(code.value) : -1;
        if (index < 0 || !engine.apply(index).ok) break;
      }
      show(engine, visit);
    }
  }
  return count;
};
