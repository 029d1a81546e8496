/** Medieval: the keys that its boards have beside those of every board. */
export const medievalKeys = {
  'keys.signs': '1 … 9, 0',
  'keys.signs.about': 'Go to your next piece with that sign; 1 is the Spy, 0 the Paladin',
  'keys.rows': '1 … 9',
  'keys.rows.about': 'In the list: choose one',
  'keys.enemies.siege.about': 'Read out the known enemies',
  'keys.answers.about': 'Go to the list beside the board',
  'keys.castle.king.about': 'Go to your King',
} as const;
