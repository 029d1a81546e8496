/** What the screens before every match say. */
export const setup = {
  'setup.opponent': 'Opponent',
  'setup.opponent.story.about': 'The easiest level: the computer forgives mistakes.',
  'setup.opponent.standard.about': 'The computer thinks ahead and exploits your mistakes.',
  'setup.opponent.veteran.about': 'The computer takes its time and gives nothing away.',
  'setup.opponent.champion.about': 'The computer plays the best it can.',
} as const;
