/** What a match of Pebble is started from (B23). */
import type { Outcome } from '../../../../src/contract/fault';
import type { Setup } from '../../../../src/contract/setup';
import { ok, refuse, within } from '../../../../src/games/shared/outcome';
import { isObject, readOptions, readSeats, readSeed, unknownKey } from '../../../../src/games/shared/read-setup';
import { NAME, SEATS } from './names';
import { readPosition } from './position';

/** There are no windows in which it could matter. */
const OPTIONS = { asks: ['useful', 'always'] } as const;

export const readSetup = (json: unknown): Outcome<Setup> => {
  if (!isObject(json)) return refuse('bad-setup', '', 'an object', json);
  const extra = unknownKey(json, ['game', 'form', 'seats', 'options', 'seed', 'position'], '');
  if (extra !== null) return extra;
  if (json['game'] !== NAME) return refuse('bad-setup', 'game', `"${NAME}"`, json['game']);
  if ((json['form'] ?? NAME) !== NAME) return refuse('bad-setup', 'form', `"${NAME}"`, json['form']);
  const seats = readSeats(json['seats'], [SEATS]);
  if (!seats.ok) return seats;
  const options = readOptions(json['options'], OPTIONS);
  if (!options.ok) return options;
  const seed = readSeed(json['seed']);
  if (!seed.ok) return seed;
  const { position } = json;
  if (position !== undefined) {
    const read = readPosition(position);
    if (!read.ok) return within(read.fault, 'position');
  }
  return ok({
    game: NAME,
    form: NAME,
    seats: seats.value,
    options: options.value,
    seed: seed.value,
    ...(position === undefined ? {} : { position }),
  });
};

export const sampleSetup = (_index: number, seed: number): Setup => ({
  game: NAME,
  form: NAME,
  seats: Array.from({ length: SEATS }, () => ({ player: 'person' as const })),
  options: { asks: 'useful' },
  seed,
});
