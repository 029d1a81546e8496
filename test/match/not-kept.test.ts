/** What is not kept is told: once, and again when something has changed. */
import { expect, test } from 'vitest';
import { createBench, must, passDelay, place, TWO } from './support';

const [SOLDIER, KNIGHT] = [0, 1];
const [B3, C3, D4, E2] = [13, 14, 21, 10];

test('it is told again when it was kept meanwhile, or when something else is the matter', async () => {
  const { match, session, shelf, notes } = createBench();
  shelf.full = true;
  must(await match.start(TWO));
  await passDelay();
  shelf.full = false;
  await place(match, KNIGHT, C3);
  shelf.full = true;
  await place(match, KNIGHT, D4);
  const saving = session.referee.save;
  session.referee.save = async () => ({ ok: false, fault: { code: 'storage', at: 'record', expected: 'less' } });
  await place(match, SOLDIER, E2);
  await place(match, SOLDIER, B3);
  session.referee.save = async () => ({ ok: false, fault: { code: 'time-out', at: 'save', expected: 'an answer' } });
  await match.undo();
  await passDelay();
  session.referee.save = saving;
  const told = notes.map((note) => (note.kind === 'not-kept' ? note.why : note.kind));
  expect(told).toEqual(['host', 'host', 'long', 'referee']);
});
