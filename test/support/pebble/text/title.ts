/** Pebble: its name, and what the title and other games’ screens say of it. */
export const pebbleTitle = {
  'pebble.name': 'Pebble',
  'pebble.start': 'Pebble: three seats, three Gems',
  'pebble.offer': 'Pebble, for three',
  'pebble.offer.about': 'Three seats on a map of forty-one fields. Find the other Gems, and hide your own.',
} as const;
