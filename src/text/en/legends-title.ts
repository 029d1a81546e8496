/** Legends: its name and those of its forms, and what the title says of it. */
export const legendsTitle = {
  'legends.battle': 'New battle',
  'legends.series': 'Continue the series (battle {game}, {first} : {second})',
  'legends.title': 'Legends',
  'legends.form.legends': 'Legends',
  'legends.form.classic': 'Classic',
  'legends.form.quick': 'Quick',
} as const;
