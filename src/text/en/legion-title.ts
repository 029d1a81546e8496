/** Legion: its name, and what the title and other games’ screens say of it. */
export const legionTitle = {
  'legion.duel': 'Legion: a short battle',
  'legion.offer': 'Legion, the short battle',
  'legion.offer.about': 'Place units on a six-by-six map. Nothing is hidden, and it’s over in minutes.',
  'legion.name': 'Legion',
} as const;
