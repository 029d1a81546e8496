/** What the screens before every match say. */
export const setup = {
  'setup.opponent': 'Opponent',
  'setup.opponent.story.about': 'The computer plays lightly and forgives mistakes.',
  'setup.opponent.standard.about': 'The computer thinks ahead and uses your gaps.',
  'setup.opponent.veteran.about': 'The computer takes its time and gives nothing away.',
  'setup.opponent.champion.about': 'The computer plays as well as it can.',
} as const;
