/** Legion: what the inspector says of units and ground. */
export const legionInspector = {
  'inspect.ground': '{square}, {terrain}',
  'inspect.flag': 'The Flag is here: no unit can be placed.',
  'inspect.firm': 'Nothing can remove it.',
  'inspect.defence': 'Defence {now}{fort, select, 0 {} other { ({printed} + {fort} for the fort)}}',
  'inspect.arrows.open': 'Arrows can hit it.',
  'inspect.arrows.shield': 'Its shield stops arrows.',
  'inspect.arrows.fort': 'The fort stops arrows.',
  'inspect.arrows.forest': 'The forest hides it from arrows.',
  'inspect.touch': '{unit} {square} ({swords})',
  'inspect.touching': 'Enemy swords next to it: {list}.',
  'inspect.needed': 'A sword unit placed next to it needs {count, plural, one {# sword} other {# swords}} to beat it.',
  'inspect.army': '{count, plural, one {One in each army.} other {# in each army.}}',
} as const;
