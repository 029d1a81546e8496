/** How a piece is called inside a sentence. */
export const names = {
  'name.the': 'the {name}',
  'name.your': 'your {name}',
  'name.its': 'its {name}',
  'name.whose': '{s, select, yes {{name}’} other {{name}’s}}',
} as const;
