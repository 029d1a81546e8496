/** Legends: what a battle came to in numbers. */
export const legendsResult = {
  'result.turns': 'After {count, plural, one {# turn} other {# turns}}.',

  'legends.redrawn': 'Same settings, new armies. Your side may change.',

  // the castle that fell, after the sentence that says so
  'result.castle.used': 'It had been revealed on turn {turn}, when it used a power.',
  'result.castle.by': '{piece} had revealed it on turn {turn}.',
  'result.castle.shown': 'It had been revealed on turn {turn}.',
  'result.castle.looked': '{side} had secretly looked at it on turn {turn}.',
  'result.castle.hidden': 'Until this attack, it had never moved or been revealed.',

  'result.numbers': 'In numbers',
  'result.numbers.what': 'What',
  'result.standing': 'Pieces left',
  'result.lost': 'Pieces lost',
  'result.won': 'Fights won',
  'result.tied': 'Fights tied',
  'result.defeated': 'Fights lost',
  'result.powers': 'Powers used',
  'result.curses': 'Death Curses',
  'result.feat.piece': '{known, select, yes {{side}’s {piece}} other {{piece} of {side}}}',
  'result.feat.victor': '{piece} won the most fights: {count}.',
  'result.feat.walker': '{piece} went farthest: {count, plural, one {# square} other {# squares}}.',
  'result.course.quiet': 'No fights and no losses.',
} as const;
