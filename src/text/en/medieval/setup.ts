/** Medieval: the screen before a match, ready layouts, and how one plays. */
export const medievalSetup = {
  'medieval.setup.title': 'New siege',
  'medieval.setup.begin': 'Begin',
  'medieval.setup.person.about':
    'Two people share this screen. It stays covered whenever it changes hands. Each arranges an army first.',
  'medieval.setup.form': 'Armies',
  'medieval.setup.form.standard': 'Eighteen pieces each, one of them in the stockade.',
  'medieval.setup.form.seventeen': 'Seventeen pieces each: one Footman fewer, and the stockades start empty.',
  'medieval.setup.first': 'Who begins',
  'medieval.setup.first.red': 'Red',
  'medieval.setup.first.blue': 'Blue',
  'medieval.setup.first.drawn': 'Random',
  'medieval.setup.colour': 'Your side',
  'medieval.setup.colour.red': 'Red',
  'medieval.setup.colour.blue': 'Blue',

  'pattern.medieval-court': 'Court',
  'pattern.medieval-shields': 'Shields',
  'pattern.medieval-wings': 'Wings',
  'pattern.medieval-corner': 'Corner',
  'pattern.medieval-mines': 'Mines',

  'menu.controls.medieval':
    'Press one of your pieces, then a marked square. Where there are several ways, a list names them. Hover over a piece, or hold it, to read what is known of it.',
  'menu.controls.medieval.touch':
    'Tap one of your pieces, then a marked square. Where there are several ways, a list names them. Hold a piece to read what is known of it.',
} as const;
