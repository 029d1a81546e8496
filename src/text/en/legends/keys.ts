/** Legends: the keys that only its boards have. */
export const legendsKeys = {
  'keys.ranks': '1 … 9, 0',
  'keys.ranks.about': 'Go to your next piece of that rank (0 is ten); with Shift, to the one before',
  'keys.rows': '1 … 9',
  'keys.rows.about': 'In the list: choose one',
  'keys.enemies.about': 'Read out the known enemies',
  'keys.castle.about': 'Go to your castle',
  'keys.magic.about': 'Go to your next Magic piece; with Shift, to the one before',
  'keys.answers.about': 'Go to the list beside the board',
} as const;
