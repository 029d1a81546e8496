/** Legion: its name, and what the title and other games’ screens say of it. */
export const legionTitle = {
  'legion.duel': 'Legion: a short duel',
  'legion.offer': 'Legion, the short duel',
  'legion.offer.about': 'Place units on a six-by-six map. Nothing is hidden, and it’s over in minutes.',
  'legion.name': 'Legion',
} as const;
