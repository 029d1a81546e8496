/** The longest matches: 20,000 choices are kept, resumed and exported whole; what is longer is refused as it is written. */
import { beforeAll, describe, expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { createCoreEngine } from '../../src/worker/core-engine';
import { sizeOfSetup } from '../../src/worker/core-size';
import { Match } from '../../src/worker/referee/match';
import { encodeSave } from '../../src/worker/referee/saved';
import { legendsCores } from '../support/harness/legends/engines';
import { createRng } from '../support/harness/rng';
import { endless } from './support/endless';
import { faultOf, must } from './support/must';
import { gameWith, PERSONS, sessionFor } from './support/session';

const LONG = 20_000;
/** The least that browsers give a page to keep, in characters. */
const QUOTA = 2.5 * 1024 * 1024;
const setup = must(legends.readSetup({ game: 'legends', form: 'legends', seats: PERSONS, options: {}, seed: 4 }));
const core = legendsCores()(sizeOfSetup(legends, setup));
const make = () => endless(createCoreEngine(core(), legends));
const open = () => must(Match.open({ setup, effort: { iterations: 9 }, content: legends, make }));
const session = () => sessionFor({ legends: gameWith(legends, make) });

/** Plays on at random until the record is so long. */
const playTo = (match: Match, length: number): void => {
  const rng = createRng(7);
  while (match.entries.length < length) {
    const count = must(match.read((engine) => engine.decision()?.choices.length ?? 0));
    must(match.choose(rng.draw(count)));
  }
};

describe(`a match of ${LONG} choices`, () => {
  const match = open();
  let text = '';

  beforeAll(() => playTo(match, LONG), 120_000);

  it('is kept, in a text that leaves room for everything else', () => {
    text = must(encodeSave(match));
    expect(text.length).toBeLessThan(QUOTA / 4);
  });

  it('is resumed where it stood, and goes on', { timeout: 60_000 }, async () => {
    const { referee } = session();
    const notice = must(await referee.load(text));
    const seat = notice.person ?? 0;
    const looked = must(await referee.look(seat, 0));
    expect(looked.view).toEqual(must(match.read((engine) => engine.view(seat))));
    expect(must(await referee.save())).toBe(text);
    must(await referee.choose(seat, looked.version, 0));
    must(await session().referee.load(must(await referee.save())));
  });

  it('is exported whole, and opens from its record', { timeout: 60_000 }, async () => {
    const { referee } = session();
    must(await referee.load(text));
    must(await referee.resign(0));
    const record = must(await referee.exportRecord());
    const [, lines = ''] = record.split('\n\n');
    expect(lines.trim().split('\n')).toEqual([...match.entries.map((entry) => entry.text), 'resign@0']);
    const other = session();
    expect(must(await other.referee.load(record)).result?.reason).toBe('resign');
    expect(must(await other.referee.exportRecord())).toBe(record);
  });
});

describe('a match that could not be read again', () => {
  it('is refused as it is written', () => {
    const match = open();
    playTo(match, 1);
    const [entry] = match.entries;
    Object.defineProperty(match, 'entries', { value: Array.from({ length: 1_000_000 }, () => entry) });
    expect(faultOf(encodeSave(match))).toMatchObject({ code: 'storage' });
  });
});
