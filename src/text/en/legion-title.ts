/** Legion: its name, and what the title and other games’ screens say of it. */
export const legionTitle = {
  'legion.duel': 'Legion: a quick duel',
  'legion.offer': 'Legion, the small duel',
  'legion.offer.about': 'Place units on a map of six by six. Nothing is hidden, and it is over in minutes.',
  'legion.name': 'Legion',
} as const;
