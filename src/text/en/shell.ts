/** What the frame of the page and its title say. */
export const shell = {
  'shell.name': 'Veilwar',
  'shell.close': 'Close',
  'shell.back': 'Back',
  'shell.rules': 'Rules',
  'shell.settings': 'Settings',
  'shell.title': 'Title screen',
  'shell.note.not-kept': 'This page can’t keep anything here: the match lasts until you close it.',
  'shell.note.declined': 'The draw was declined.',
  'shell.note.not-fetched': 'This part could not be fetched. Please try again.',

  'title.tagline': 'Two armies, one map, and no step back.',
  'title.play': 'Play',
  'title.about': '{form} · opponent: {level}',
  'title.import': 'Open a file',

  'setup.opponent.story': 'Story',
  'setup.opponent.standard': 'Standard',
  'setup.opponent.veteran': 'Veteran',
  'setup.opponent.champion': 'Champion',
  'setup.opponent.person': 'Two players',

  'codex.title': 'Rules of {game}',
  'codex.game': 'Game',
  'codex.grounds': 'The grounds',
  'credits.title': 'Credits',
} as const;
