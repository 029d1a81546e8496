/** Medieval: the screen before a match, ready layouts, and how one plays. */
export const medievalSetup = {
  'medieval.setup.title': 'New Medieval battle',
  'medieval.setup.about':
    'Two hidden armies, two castles: capture the enemy King, or bring yours to the enemy stockade.',
  'medieval.setup.begin': 'Begin',
  'medieval.setup.arrange': 'Arrange',
  'medieval.setup.person.about':
    'Two people share this screen. It is covered whenever it changes hands. Each arranges an army first.',
  'medieval.setup.more': 'More',
  'medieval.setup.form': 'Armies',
  'medieval.setup.form.standard': 'Eighteen pieces each, one of them in the stockade.',
  'medieval.setup.form.seventeen': 'Seventeen pieces each: one Footman fewer, and the stockades start empty.',
  'medieval.setup.first': 'Who begins',
  'medieval.setup.first.red': 'Red',
  'medieval.setup.first.blue': 'Blue',
  'medieval.setup.first.drawn': 'Random',
  'medieval.setup.time':
    '{seconds, plural, one {It thinks # second} other {It thinks # seconds}} a move (see the settings).',
  'medieval.setup.character': 'Computer’s character',
  'medieval.character.any.about': 'Revealed when the siege begins.',
  'medieval.character.bold.about': 'Attacks early, and thinks of its own King last.',
  'medieval.character.cautious.about': 'Guards its King, and reveals little of its army.',
  'medieval.character.hunter.about': 'Hunts every piece of yours that it knows how to beat.',
  'medieval.character.trapper.about': 'Lies in wait with bombs, bows and Guards.',
  'medieval.character.swarm.about': 'Advances with the whole army at once.',
  'medieval.setup.army': 'Your layout',
  'medieval.setup.army.ready': 'Ready-made',
  'medieval.setup.army.own': 'Arrange it yourself',
  'medieval.setup.marks': 'What you have learned',
  'medieval.setup.marks.on': 'Stays marked',
  'medieval.setup.marks.off': 'By heart',
  'medieval.setup.marks.on.about': 'What you know about an enemy piece stays marked on it.',
  'medieval.setup.marks.off.about':
    'Enemy pieces are hidden again after every fight and look. Nothing is listed, and you see no odds.',
  'medieval.setup.colour': 'Your side',
  'medieval.setup.colour.red': 'Red',
  'medieval.setup.colour.blue': 'Blue',

  'pattern.medieval-court': 'Court',
  'pattern.medieval-shields': 'Shields',
  'pattern.medieval-wings': 'Wings',
  'pattern.medieval-corner': 'Corner',
  'pattern.medieval-mines': 'Mines',

  'menu.controls.medieval':
    'Press one of your pieces, then a marked square. If there are several ways, pick one from the list. Hover over a piece, or hold it, to see what you know about it.',
  'menu.controls.medieval.touch':
    'Tap one of your pieces, then a marked square. If there are several ways, pick one from the list. Hold a piece to see what you know about it.',
} as const;
