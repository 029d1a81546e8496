/** Events of a fight: strengths, comparison, shot; what falls in it is told in ./felling. */
import { around } from '../board/measure';
import type { Cause } from '../look';
import type { Blow, CueOf, Line } from './cue';
import type { Model, Standing } from './model';
import type { EventOf } from './moving';
import { CALM_READ, CLASH, CLASH_APART, CLASH_SINGLY, CLASH_SPAN, COMBAT, MEET, SHAKE, SHOT, STOP } from './timing';
import type { Track } from './track';

/** A cell of this terrain beside another one, the nearest first. */
const besideOf = ({ plan, ground }: Model, cell: number, terrain: number): number | null =>
  around(plan, cell).find((other) => ground[other] === terrain) ?? null;

/** What can be pointed at as the cause of a line. */
const causeOf = (track: Track, cause: Cause, square: number): Line['cause'] => {
  switch (cause.from) {
    case 'beside':
      return besideOf(track.model, square, cause.terrain);
    case 'foe':
    case 'curse':
      return cause.from;
    case 'ground':
    case 'away':
      return null;
  }
};

export const modifier = (track: Track, event: EventOf<'modifier'>): void => {
  const { token, by } = event;
  const standing = track.token(token);
  const { word, cause } = track.look.reason(event, standing?.kind ?? null);
  const found = standing === undefined ? null : causeOf(track, cause, standing.square);
  track.memory.lines.push({ token, by, word, cause: found });
};

/** How long a comparison takes until one strikes the other: three lines singly, the rest together. */
export const combatVerdict = (lines: number): number => COMBAT.stand + Math.min(lines, COMBAT.singly + 1) * COMBAT.line;

/** When the line with this place counts, from the comparison's start. */
export const lineAt = (place: number): number => COMBAT.stand + Math.min(place, COMBAT.singly) * COMBAT.line;

/** How long both freeze when they have struck. */
export const stopOf = ({ attack, defence }: Pick<CueOf<'combat'>, 'attack' | 'defence'>): number =>
  attack === defence ? STOP.tie : STOP.decisive;

export const combatSpan = (cue: Pick<CueOf<'combat'>, 'attack' | 'defence' | 'lines'>): number =>
  combatVerdict(cue.lines.length) + COMBAT.blow + stopOf(cue);

/** Who fights: on one square the one who came there, else whoever stands where the attack comes from. */
const fighters = (track: Track, { from, square }: EventOf<'fought'>): readonly [Standing, Standing] | null => {
  const { meeting, tokens } = track.model;
  const here = tokens.filter((token) => token.square === square);
  const came = here.find((token) => token.id === meeting?.token);
  const attacker = here.length > 1 ? came : track.on(from);
  const defender = here.find((token) => token.id !== attacker?.id);
  return attacker === undefined || defender === undefined ? null : [attacker, defender];
};

const strikerOf = ({ attack, defence }: EventOf<'fought'>): Blow['by'] =>
  attack === defence ? 'both' : attack > defence ? 'attacker' : 'defender';

/** The board trembles beside whatever plays; nothing waits for it. */
export const shake = (
  track: Track,
  at: number,
  { size, span }: { readonly size: number; readonly span: number },
): void => {
  const { busy } = track;
  if (track.calm) return;
  track.push({ preset: 'shake', size }, null, at, span);
  track.busy = busy;
};

const combat = (track: Track, event: EventOf<'fought'>): void => {
  const { square, attack, defence, beaten } = event;
  const both = fighters(track, event);
  const lines = track.memory.lines.map(({ token, ...line }): Line => ({ ...line, attacker: token === both?.[0].id }));
  track.memory.lines = [];
  if (both === null) return;
  const at = track.wait();
  const [attacker, defender] = [both[0].id, both[1].id];
  const cue = { preset: 'combat', attacker, defender, attack, defence, lines, beaten } as const;
  const verdict = at + (track.calm ? CALM_READ : combatSpan(cue));
  const blow = at + combatVerdict(lines.length);
  track.meet(at);
  track.push(cue, null, at, verdict - at + (track.calm ? 0 : COMBAT.linger));
  track.memory.verdicts.set(square, verdict);
  track.part(verdict + track.span(MEET.shrink), { by: strikerOf(event), at: blow });
  if (attack !== defence) shake(track, blow + COMBAT.blow, SHAKE.blow);
};

/** Fights of one turn overlap: the tokens stand beside each other and strike in turn. */
const clash = (track: Track, event: EventOf<'fought'>): void => {
  const { from, square, attack, defence, helpers, beaten } = event;
  const { memory, look } = track;
  const far = memory.struck === square;
  // where pieces hide each fight waits until the fighters have turned; where all lie open those of one turn overlap
  if (look.effects.shown !== undefined) track.wait();
  const place =
    track.calm || look.effects.shown !== undefined ? 0 : Math.min(memory.clashes, CLASH_SINGLY) * CLASH_APART;
  memory.clashes += 1;
  const span = track.calm ? CALM_READ : CLASH_SPAN;
  const at = track.now + place;
  const more = { ...(far ? { far } : {}), ...(look.compares?.(event) === false ? { silent: true } : {}) };
  track.push({ preset: 'clash', from, square, attack, defence, helpers, beaten, ...more }, null, at, span);
  memory.struck = null;
  memory.verdicts.set(square, at + (track.calm ? span : CLASH.back + CLASH.lunge + CLASH.read));
  if (beaten && !far) shake(track, at + CLASH.back + CLASH.lunge, SHAKE.blow);
};

export const fought = (track: Track, event: EventOf<'fought'>): void => {
  if (track.look.effects.fought === 'combat') combat(track, event);
  else clash(track, event);
};

export const struck = (track: Track, { from, square }: EventOf<'struck'>): void => {
  const at = track.wait();
  const flight = Math.min(SHOT.most, SHOT.perCell * track.distance(from, square));
  const span = track.calm ? CALM_READ : SHOT.draw + flight + SHOT.hit;
  const { look, goal } = track;
  // what flies is told at once; all will know who shot when the passage has ended
  const kind = goal.tokens.find((token) => token.square === from)?.kind ?? null;
  const missile = look.missile?.(kind);
  track.push({ preset: 'shot', from, square, ...(missile === undefined ? {} : { missile }) }, null, at, span);
  track.memory.verdicts.set(square, at + span);
  track.memory.struck = square;
};
