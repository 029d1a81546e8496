/** How a match ended: what it came to, and how it went. */
export const result = {
  'result.win': 'Victory',
  'result.loss': 'Defeat',
  'result.draw': 'A draw',
  'result.rematch': 'Rematch',
  'result.rematch.about': 'The same battle again; whatever was random is random anew.',
  'result.easier': 'Try an easier level',
  'result.easier.about': 'The same again, with the computer at {level} level.',
  'result.taken-back': 'Taken back: {count}.',
  'result.lowered': 'Level lowered from {from} to {to}.',
  'result.look': 'View the board',
  'result.replay': 'Replay',
  'result.export': 'Export',

  'result.course': 'How it went',
  'result.course.slider': 'Turn',
  'result.course.turn': '{turn, plural, =0 {Before the battle} other {Turn #}}: {list}.',
  'result.course.part': '{name} {count}',
  'result.course.marks':
    '{fights, plural, =0 {} one {One fight.} other {# fights.}}{curses, plural, =0 {} one { A Death Curse began.} other { # Death Curses began.}}',
  'result.course.fight': 'fight',
  'result.course.curse': 'Death Curse',
  'result.course.table': 'As a table',
  'result.course.column': 'Turn',
  'result.course.fights': 'Fights',
  'result.course.curses': 'Curses',
} as const;
