/** Legends: what guides a player at the board. */
export const legendsGuide = {
  'answers.ways': 'Ways to {square}',
} as const;
