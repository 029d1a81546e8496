/** Legends: what guides a player at the board. */
export const legendsGuide = {
  'answers.ways': 'Ways to {square}',
  'legends.aim.castle': 'Capture the enemy castle; keep yours safe.',
  'legends.aim.flag': 'Capture the enemy flag; keep yours safe.',
  'legends.aim.castle.seen': 'The enemy has seen your castle on {squares}.',
  'legends.aim.flag.seen': 'The enemy has seen your flag on {squares}.',
  'legends.aim.castle.known': 'You have seen the enemy castle on {squares}.',
  'legends.aim.castle.known.plain': 'You have seen the enemy flag on {squares}.',
  'legends.aim.castle.danger': 'Your castle on {square} is in danger: {foe} on {from} can attack it next turn.',
  'legends.aim.castle.danger.plain': 'Your flag on {square} is in danger: {foe} on {from} can attack it next turn.',
  'legends.exchange.exposed': 'Your castle stands on the front rank, on {square}: the enemy reaches it first there.',
  'legends.exchange.looking': 'Looking for a good exchange…',
  'legends.exchange.none': 'No exchange looks better than what was dealt.',
  'legends.exchange.proposed': 'Proposed: exchange {one} on {from} with {other} on {to}',
  'legends.pass.keep': 'Keep as dealt',
} as const;
