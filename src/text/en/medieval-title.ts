/** Medieval: its name, and what the title and other games’ screens say of it. */
export const medievalTitle = {
  'medieval.name': 'Medieval',
  'medieval.start': 'Medieval: a siege of two castles',
  'medieval.offer': 'Medieval, the siege',
  'medieval.offer.about':
    'Two hidden armies, two castles, bombs, spies and prisoners. Capture the enemy King, or bring yours to their stockade.',
} as const;
