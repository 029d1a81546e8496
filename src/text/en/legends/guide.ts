/** Legends: what guides a player at the board. */
export const legendsGuide = {
  'answers.ways': 'Ways to {square}',
  'legends.numbers': 'The higher number wins a fight.',
  'legends.numbers.change': 'Powers and terrain can change numbers.',
  'legends.aim.castle': 'Capture the enemy castle; keep yours safe.',
  'legends.aim.flag': 'Capture the enemy flag; keep yours safe.',
  'legends.aim.castle.seen': 'The enemy has seen your castle on {squares}.',
  'legends.aim.flag.seen': 'The enemy has seen your flag on {squares}.',
  'legends.aim.castle.known': 'You have seen the enemy castle on {squares}.',
  'legends.aim.castle.known.plain': 'You have seen the enemy flag on {squares}.',
  'legends.aim.castle.danger': 'Your castle on {square} is in danger: {foe} on {from} can attack it next turn.',
  'legends.aim.castle.danger.plain': 'Your flag on {square} is in danger: {foe} on {from} can attack it next turn.',
  'legends.aim.castle.near':
    '{count, plural, one {A hidden enemy piece on {from}} other {Hidden enemy pieces on {from}}} could attack your castle on {square} next turn.',
  'legends.aim.castle.near.plain':
    '{count, plural, one {A hidden enemy piece on {from}} other {Hidden enemy pieces on {from}}} could attack your flag on {square} next turn.',
  'legends.reach.found': 'The enemy castle is revealed: it stands on {square}!',
  'legends.reach.found.plain': 'The enemy flag is revealed: it stands on {square}!',
  'legends.reach': 'The enemy castle on {square} is within reach.',
  'legends.reach.plain': 'The enemy flag on {square} is within reach.',
  'legends.reach.wins': 'The enemy castle on {square} is within reach: attack it to win.',
  'legends.reach.wins.plain': 'The enemy flag on {square} is within reach: attack it to win.',
  'legends.exchange.exposed': 'Your castle is on the front rank ({square}), within easy reach of the enemy.',
  'legends.exchange.looking': 'Looking for a good exchange…',
  'legends.exchange.none': 'No exchange looks better than what was dealt.',
  'legends.exchange.proposed': 'Suggested exchange: {one} ({from}) and {other} ({to})',
  'legends.pass.keep': 'Keep as dealt',
} as const;
