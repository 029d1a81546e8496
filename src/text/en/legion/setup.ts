/** Legion: the screen before a duel, and how one plays. */
export const legionSetup = {
  'setup.title': 'New duel',
  'setup.start': 'Begin',
  'setup.opponent.person.about': 'Two people take turns at this screen. Black begins.',
  'setup.form': 'Mode',
  'setup.ground': 'Terrain',
  'setup.ground.drawn': 'Random',
  'setup.ground.played': 'Chosen in play',
  'setup.ground.picked': 'Chosen now',
  'setup.ground.drawn.about': 'The four boards are placed at random.',
  'setup.ground.played.about': 'Black picks the faces of the boards; White places and rotates them.',
  'setup.ground.picked.about': 'Choose a corner, then rotate, flip or exchange its board.',
  'setup.ground.basic': 'In Skirmish, terrain is only scenery and changes nothing.',
  'setup.layout': 'The four boards',
  'setup.layout.turn': 'Rotate',
  'setup.layout.flip': 'Other face',
  'setup.layout.swap': 'Exchange',
  'setup.forest.king': 'Return of the King needs forest on at least one board.',
  'setup.forest.forest': 'Forest Master needs forest on every board.',
  'setup.colour': 'Your side',
  'setup.colour.drawn': 'Random',
  'setup.colour.black': 'Black (begins)',
  'setup.colour.white': 'White',
  'menu.controls.legion':
    'Press a unit in your reserve, then a marked square. Hover over a unit, or hold it, to read what it can do. On the board, the question mark key lists all keys.',
  'menu.controls.legion.touch':
    'Press a unit in your reserve, then a marked square. Hold a unit to read what it can do.',
} as const;
