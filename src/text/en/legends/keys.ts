/** Legends: the keys that only its boards have. */
export const legendsKeys = {
  'keys.ranks': '1 … 9, 0',
  'keys.ranks.about': 'To your next piece of that rank, 0 for ten; with Shift back',
  'keys.rows': '1 … 9',
  'keys.rows.about': 'In the list of answers: choose one',
  'keys.enemies.about': 'Say the enemies that are known',
  'keys.castle.about': 'To your castle',
  'keys.magic.about': 'To your next Magic piece; with Shift back',
  'keys.answers.about': 'Go to the list of answers',
} as const;
