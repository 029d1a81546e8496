/** Legion: what the inspector says of units and ground. */
export const legionInspector = {
  'inspect.ground': '{square}, {terrain}',
  'inspect.flag': 'The Flag stands where a unit fell last. No unit can be placed here until it moves on.',
  'inspect.swords':
    'Left badge: {count, plural, one {# sword. It attacks every enemy next to it as it arrives, and adds} other {# swords. They attack every enemy next to it as it arrives, and add}} to your later attacks there.',
  'inspect.arrow': 'Left badge: the arrow it shoots as it arrives.',
  'inspect.crown': 'Left badge, the crown: it sweeps away every enemy next to it as it arrives.',
  'inspect.firm': 'Right badge, the anchor: nothing can remove it, so it has no defence number.',
  'inspect.defence':
    'Right badge: defence {now}{fort, select, 0 {} other { ({printed} + {fort} for the fort)}}. More swords than that beat it.',
  'inspect.arrows.open': 'Arrows can hit it.',
  'inspect.arrows.shield': 'Its shield stops arrows.',
  'inspect.arrows.fort': 'The fort stops arrows.',
  'inspect.arrows.forest': 'The forest hides it from arrows.',
  'inspect.touch': '{unit} {square} ({swords})',
  'inspect.touching': 'Enemy swords next to it: {list}.',
  'inspect.needed': 'A sword unit placed next to it needs {count, plural, one {# sword} other {# swords}} to beat it.',
  'inspect.army': '{count, plural, one {One in each army.} other {# in each army.}}',
} as const;
