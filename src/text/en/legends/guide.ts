/** Legends: what guides a player at the board. */
export const legendsGuide = {
  'answers.ways': 'Ways to {square}',
  'legends.aim.castle': 'Capture the enemy castle; keep yours safe.',
  'legends.aim.flag': 'Capture the enemy flag; keep yours safe.',
} as const;
