/** Legends: the game, its options and its ends. */
export const legendsGame = {
  'legends.side.0': 'The first side',
  'legends.side.1': 'The second side',
  'legends.side.2': 'The first side’s second player',
  'legends.side.3': 'The second side’s second player',
  'legends.side.4': 'The first side’s third player',
  'legends.side.5': 'The second side’s third player',
  'legends.side.6': 'The first side’s fourth player',
  'legends.side.7': 'The second side’s fourth player',
  'legends.form.legends.about': 'Thirty hidden pieces a side. Capture the enemy castle; keep yours safe.',
  'legends.form.classic.about':
    'Forty soldiers a side, arranged in secret on four ranks. Capture the enemy flag; keep yours safe.',
  'legends.form.quick.about':
    'Ten soldiers a side on a small board, arranged in secret. Capture the enemy flag; keep yours safe.',

  'legends.option.windows': 'Abilities',
  'legends.option.windows.combat': 'On your turn and in fights',
  'legends.option.windows.full': 'Also between turns',
  'legends.option.windows.combat.about':
    'You may use abilities on your turn, and both sides may use them in every fight. In a fight, a boost that costs nothing goes to one of the two pieces fighting.',
  'legends.option.windows.full.about':
    'Both sides may also use abilities before and after every turn, and in a fight on any piece they can reach.',
  'legends.option.lists': 'Army lists',
  'legends.option.lists.open': 'Known to both sides',
  'legends.option.lists.closed': 'Secret',
  'legends.option.lists.open.about': 'Both sides know which pieces the other brings, not where they stand.',
  'legends.option.lists.closed.about': 'Nobody knows what the other side brings.',
  'legends.option.asks': 'Questions',
  'legends.option.asks.useful': 'When there is a choice',
  'legends.option.asks.always': 'Always',
  'legends.option.asks.useful.about': 'You are only asked when you can do something.',
  'legends.option.asks.always.about': 'You are always asked, so a question never gives anything away.',
  'legends.option.exchanges': 'Exchanges',
  'legends.option.exchanges.on': 'Two before the battle',
  'legends.option.exchanges.off': 'None',
  'legends.option.exchanges.on.about': 'Before the battle, each side may make two exchanges.',
  'legends.option.exchanges.off.about': 'The battle begins at once, with the pieces where they landed.',

  'reason.castle': '{other}’s castle is lost.',
  'reason.no-move': '{other} could not move or act.',
  'reason.no-progress': 'Too many turns passed without progress.',
  'reason.survive': '{side} held out long enough.',
  'reason.reach': '{side} broke through.',
  'reason.hold': '{side} held the ground long enough.',
  'reason.control': '{side} controls the decisive piece.',
} as const;
