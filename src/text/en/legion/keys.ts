/** Legion: the keys that only its boards have. */
export const legionKeys = {
  'keys.units': '1 … 8',
  'keys.units.about': 'Choose a unit from your reserve',
  'keys.moves.duel.about': 'Show the possible squares and read them out',
} as const;
