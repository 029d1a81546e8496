/** `serve` with `"as"`: a request in a seat's name does and is told what that seat may, whoever is asked. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/cli/games';
import { allEventsFor, ONLOOKER } from '../../src/worker/referee/eyes';
import { Match } from '../../src/worker/referee/match';
import { must } from '../support/harness/kit';
import { createRng } from '../support/harness/rng';
import { veil } from './support/terminal';

type Answer = Readonly<Record<string, unknown>>;

async function serve(requests: readonly unknown[]): Promise<readonly Answer[]> {
  const { code, out } = await veil(['serve'], { input: requests.map((request) => JSON.stringify(request)) });
  expect(code).toBe(0);
  return out.map((line) => JSON.parse(line) as Answer);
}

/** A match that stands where one seat is asked in secret and has more than one answer. */
interface Secret {
  readonly game: string;
  readonly setup: unknown;
  readonly record: readonly string[];
  readonly asked: number;
  readonly other: number;
  /** What the seat asked may choose. */
  readonly choices: readonly string[];
}

const LONGEST = 60;

/** Plays at random to such a moment; null where this seed comes to none. */
function secretOf(name: string, seed: number): Secret | null {
  const game = games[name];
  if (game === undefined) throw new Error(`no game ${name}`);
  const { content, engines } = game;
  const setup = content.sampleSetup(0, seed);
  const match = must(Match.open({ content, make: engines.wasm, setup, effort: {} }), 'a sample setup');
  const rng = createRng(seed);
  for (let left = LONGEST; left > 0; left--) {
    const decision = must(
      match.read((engine) => engine.decision()),
      'the question',
    );
    if (decision === null) return null;
    const { seat: asked, kind, choices } = decision;
    const other = (asked + 1) % setup.seats.length;
    const seen = must(
      match.read((engine) => engine.view(other)),
      'the other view',
    ).asked;
    if (seen?.seat === null && choices.length > 1) {
      const texts = choices.map((code) => content.formatChoice(code, kind, match.shape));
      return { game: name, setup, record: match.entries.map(({ text }) => text), asked, other, choices: texts };
    }
    must(match.choose(rng.draw(choices.length)), 'a choice offered');
  }
  return null;
}

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const SECRETS: readonly Secret[] = ['legends', 'parley'].flatMap((name) => {
  const found = seeds.map((seed) => secretOf(name, seed)).find((secret) => secret !== null);
  return found === undefined || found === null ? [] : [found];
});

/** The answers to requests at that moment, and the truth's view after them. */
async function at({ setup, record }: Secret, ...requests: readonly object[]) {
  const lines = [{ setup }, ...record.map((choose) => ({ choose })), { view: 9 }, ...requests, { view: 9 }];
  const answers = (await serve(lines)).slice(record.length + 1);
  return { before: answers[0], told: answers.slice(1, -1), after: answers.at(-1) };
}

const DONE = { decision: expect.anything(), events: expect.any(Array), over: null };
const fault = (code: string, place: string) => ({ fault: { code, at: place, expected: expect.stringMatching(/./) } });
const NOT_ASKED = (place: string) => fault('not-asked', place);

/**
 * Every kind of request that acts on a match, and what it comes to: in the name of the seat that is asked, of a seat that is not,
 * and of an onlooker. `asked` and `other` are the two seats.
 */
type Row = readonly [
  kind: string,
  request: (secret: Secret) => object,
  asked: (secret: Secret) => unknown,
  other: (secret: Secret) => unknown,
  onlooker: (secret: Secret) => unknown,
];

const TABLE: readonly Row[] = [
  [
    'choose, offered',
    ({ choices }) => ({ choose: choices[0] }),
    () => DONE,
    () => NOT_ASKED('choose'),
    () => NOT_ASKED('choose'),
  ],
  [
    'choose, not offered',
    () => ({ choose: 'pass pass' }),
    () => fault('bad-notation', 'choose'),
    () => NOT_ASKED('choose'),
    () => NOT_ASKED('choose'),
  ],
  [
    'choose, a resignation of the seat asked',
    ({ asked }) => ({ choose: `resign@${asked}` }),
    () => expect.objectContaining({ events: expect.any(Array) }),
    () => NOT_ASKED('choose'),
    () => NOT_ASKED('choose'),
  ],
  [
    'choose, a resignation of the other',
    ({ other }) => ({ choose: `resign@${other}` }),
    () => NOT_ASKED('choose'),
    () => expect.objectContaining({ events: expect.any(Array) }),
    () => NOT_ASKED('choose'),
  ],
  ['choose, a draw', () => ({ choose: 'draw' }), () => DONE, () => DONE, () => NOT_ASKED('choose')],
  [
    'resign, the seat asked',
    ({ asked }) => ({ resign: asked }),
    () => expect.objectContaining({ events: expect.any(Array) }),
    () => NOT_ASKED('resign'),
    () => NOT_ASKED('resign'),
  ],
  [
    'resign, the other',
    ({ other }) => ({ resign: other }),
    () => NOT_ASKED('resign'),
    () => expect.objectContaining({ events: expect.any(Array) }),
    () => NOT_ASKED('resign'),
  ],
  ['draw', () => ({ draw: true }), () => DONE, () => DONE, () => NOT_ASKED('draw')],
  [
    'think',
    () => ({ think: { level: 'random', iterations: 1 } }),
    ({ choices }) => expect.objectContaining({ best: expect.toSatisfy((best) => choices.includes(best)) }),
    () => NOT_ASKED('think'),
    () => NOT_ASKED('think'),
  ],
  [
    'view, of the seat asked',
    ({ asked }) => ({ view: asked }),
    ({ asked }) => ({ view: expect.objectContaining({ viewer: asked }) }),
    () => fault('bad-request', 'view'),
    () => fault('bad-request', 'view'),
  ],
  [
    'view, of the other',
    ({ other }) => ({ view: other }),
    () => fault('bad-request', 'view'),
    ({ other }) => ({ view: expect.objectContaining({ viewer: other }) }),
    () => fault('bad-request', 'view'),
  ],
  [
    'view, of an onlooker',
    () => ({ view: 8 }),
    () => fault('bad-request', 'view'),
    () => fault('bad-request', 'view'),
    () => ({ view: expect.objectContaining({ viewer: 8 }) }),
  ],
  [
    'view, of the truth',
    () => ({ view: 9 }),
    () => fault('bad-request', 'view'),
    () => fault('bad-request', 'view'),
    () => fault('bad-request', 'view'),
  ],
];

describe.each(SECRETS)('where a seat is asked in secret, in $game', (secret) => {
  it.each(TABLE)('%s', async (_kind, request, asked, other, onlooker) => {
    for (const [name, wanted] of [
      [secret.asked, asked],
      [secret.other, other],
      [ONLOOKER, onlooker],
    ] as const) {
      const { before, told, after } = await at(secret, { ...request(secret), as: name });
      expect(told).toEqual([wanted(secret)]);
      if ('fault' in (told[0] ?? {})) expect(after).toEqual(before);
    }
  });

  it('a refusal reads the same whatever the other seat could answer', async () => {
    const { asked, other, choices } = secret;
    const texts = [...choices, 'pass', 'nonsense', ''].map((choose) => ({ choose, as: other }));
    const { told } = await at(secret, ...texts);
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
    for (const choice of choices.filter((text) => text !== 'pass')) expect(JSON.stringify(told)).not.toContain(choice);
    expect(asked).not.toBe(other);
  });

  it('without a name a request may do everything', async () => {
    const { asked, other, choices } = secret;
    const { told } = await at(secret, { view: other }, { view: 9 }, { choose: 'nonsense' }, { choose: choices[0] });
    expect(told).toMatchObject([
      { view: { viewer: other } },
      { view: { viewer: 9 } },
      fault('bad-notation', 'choose'),
      { over: null },
    ]);
    expect((await at(secret, { resign: asked })).told).toMatchObject([{ events: expect.any(Array) }]);
  });

  it('takes a draw when all seats have named it, each for itself', async () => {
    const seats = [...(secret.setup as { seats: readonly unknown[] }).seats.keys()];
    const words = seats.map((seat) => ({ draw: true, as: seat }));
    const { told } = await at(secret, words[0] ?? {}, ...words);
    for (const answer of told.slice(0, -1)) expect(answer['over']).toBeNull();
    expect(told.at(-1)).toMatchObject({ decision: null, over: { winner: null, by: 'agreement' } });
  });
});

it('has been tried where something is secret', () =>
  expect(SECRETS.map(({ game }) => game)).toEqual(['legends', 'parley']));

describe('rows', () => {
  it('come to each seat once and in order, those of the others with its next answer', async () => {
    const [game] = [games['parley']];
    if (game === undefined) throw new Error('no parley');
    const { content, engines } = game;
    const setup = content.sampleSetup(0, 4);
    const match = must(Match.open({ content, make: engines.wasm, setup, effort: {} }), 'a sample setup');
    const rng = createRng(4);
    const requests: { choose: string; as: number }[] = [];
    for (let left = 40; left > 0; left--) {
      const decision = must(
        match.read((engine) => engine.decision()),
        'the question',
      );
      if (decision === null) break;
      const { text } = must(match.choose(rng.draw(decision.choices.length)), 'a choice offered');
      requests.push({ choose: text, as: decision.seat });
    }
    const answers = await serve([{ setup, as: ONLOOKER }, ...requests]);
    for (const seat of setup.seats.keys()) {
      const told = answers
        .slice(1)
        .flatMap(({ events }, index) => (requests[index]?.as === seat ? (events as readonly unknown[]) : []));
      const all = allEventsFor(match, seat);
      expect(told.length).toBeGreaterThan(5);
      expect(told).toEqual(JSON.parse(JSON.stringify(all.slice(0, told.length))));
    }
  });
});
