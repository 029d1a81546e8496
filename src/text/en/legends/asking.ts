/** Legends: every question by its decision, what is asked next, and the words around the answers. */
export const legendsAsking = {
  'legends.exchange':
    'Exchange two of your pieces, or begin the battle. {left, plural, one {One exchange is left.} other {# exchanges are left.}}',
  'legends.exchange.square': '{piece} on {square}: choose the piece to exchange it with.',
  'legends.exchange.confirm': '{piece} and {other} exchange places: press again.',

  'legends.main': 'Move a piece, or use a power.',
  'legends.main.square':
    '{piece} on {square}: choose where it goes{powers, plural, =0 {} one {, or its power} other {, or a power}}.',
  'legends.main.item': '{piece} on {square}: choose a power.',
  'legends.main.target': '{piece}, {act}: choose the target.',
  'legends.main.which': 'Two pieces stand on {square}. Which one?',
  'legends.main.confirm':
    '{form, select, move {{piece} goes to {to}: press again.} attack {{piece} attacks {target} on {to}: press again.} powerTo {{piece}, {act}, {to}: press again.} other {{piece}, {act}: press again.}}',

  'legends.window':
    '{window, select, attack {{piece} attacks {target} on {square}: use an ability, or pass.} strike {{piece} strikes at {target} on {square}: use an ability, or pass.} opening {The turn begins: use an ability, or pass.} other {The turn ends: use an ability, or pass.}}',
  'legends.window.item': '{piece} on {square}: choose an ability.',
  'legends.window.square': '{piece} on {square}: choose an ability.',
  'legends.window.target': '{piece}, {act}: choose whom it is for.',
  'legends.window.which': 'Two pieces stand on {square}. Which one?',
  'legends.window.confirm':
    '{form, select, powerTo {{piece}, {act}, {to}: press again.} other {{piece}, {act}: press again.}}',

  'legends.offer':
    '{event, select, attack {The attack begins} attacked {Your piece is attacked} won {The attack was won} fallen {A piece has fallen} struck {Your piece is struck at} seen {A piece was revealed} flew {The flight is over} flownOver {Your piece was flown over} turnEnd {The turn ends} other {The curse ends}}: use a power, or pass.',
  'legends.offer.item': '{piece} on {square}: choose a power.',
  'legends.offer.square': '{piece} on {square}: choose a power.',
  'legends.offer.target': '{piece}, {act}: choose the target.',
  'legends.offer.which': 'Two pieces stand on {square}. Which one?',
  'legends.offer.confirm':
    '{form, select, powerTo {{piece}, {act}, {to}: press again.} other {{piece}, {act}: press again.}}',

  'legends.order': 'Several powers wait. Which one comes first?',
  'legends.order.item': '{piece} on {square}: choose a power.',
  'legends.order.square': '{piece} on {square}: choose a power.',
  'legends.order.which': 'Two pieces stand on {square}. Which one?',
  'legends.order.confirm': '{piece}, {act} comes first: press again.',

  'legends.pick': 'Choose a piece.',
  'legends.pick.which': 'Two pieces stand on {square}. Which one?',
  'legends.pick.confirm': '{form, select, square {{target} on {to}: press again.} other {{unit}: press again.}}',
  'legends.pick.counted': '{question} {picked} of {most} chosen.',
  'legends.pick.summed': '{piece}: choose more pieces to return. Strength {used} of {limit} is chosen.',
  'legends.pick.chosen': '{question} {picked} chosen.',
  'legends.place': 'Choose a square.',
  'legends.place.confirm': '{unit} to {to}: press again.',
  'legends.berserk': '{piece} is berserk: choose the enemy it attacks next.',
  'legends.berserk.confirm': '{piece} attacks {target} on {to}: press again.',
  'legends.retreat': '{piece} turns back: choose its square.',
  'legends.retreat.confirm': '{piece} goes to {to}: press again.',
  'legends.name': '{piece}: name the piece that you expect.',
  'legends.name.confirm': '{piece} names {unit}: press again.',
  'legends.terrain': '{piece}: name a kind of land.',
  'legends.terrain.confirm': '{piece} names {terrain}: press again.',
  'legends.opponent': '{piece}: choose the opponent it concerns.',
  'legends.opponent.confirm': '{piece} concerns this opponent: press again.',
  'legends.arrange': 'Which piece stands on {square}?',
  'legends.arrange.confirm': '{unit} on {square}: press again.',

  // passing, by what it says to the question
  'legends.pass.exchange': 'Begin',
  'legends.pass.pick': 'Enough',
  'legends.pass.confirm': 'Pass: press again.',
  'legends.pass.exchange.confirm': 'Begin the battle: press again.',
  'legends.pass.pick.confirm': 'No more pieces: press again.',

  // pieces that a sentence can't name
  'legends.hidden': 'a hidden piece',
  'legends.nobody': 'nobody',
  'legends.act.lent': '{keyword}, lent',

  'battle.answering': 'Both sides may answer',

  // what the board's keys and labels say
  'refused.piece': 'Nothing on {square} can move or act now.',
  'refused.target': '{square} can’t be chosen now.',
  'refused.row': 'There is no such answer.',

  // the list of answers
  'answers.powers': 'Powers',
  'answers.abilities': 'Abilities',
  'answers.names': 'Pieces',
  'answers.lands': 'Lands',
  'answers.seats': 'Opponents',
  'answers.which': 'On {square}',
  'answers.none': 'Choose a piece on the board: its powers are told here.',
  'answers.none.window': 'No ability can be used now.',
  'answers.none.squares': 'Choose on the board: the squares that can be chosen are marked.',
  'answers.none.powers': '{piece} has no power that can be used now.',
  'answers.targets': '{count, plural, =0 {} one {one target} other {# targets}}',
  'answers.strength': 'Strength {strength}',
  'answers.empty': 'Nothing',
  'answers.left': '{count} left',

  // a fight that is being answered
  'fight.attack': 'The attack on {square}',
  'fight.strike': 'The strike at {square}',
  'fight.opening': 'The turn begins',
  'fight.closing': 'The turn ends',
  'fight.against': 'against',
  'fight.answers': 'Both sides may answer.',

  // what a choice would do, as far as anybody can tell
  'foretold.fought': '{own} against {theirs}: {end, select, wins {it falls} loses {yours falls} other {both fall}}.',
  'foretold.falls': 'Falls: {names}{more, plural, =0 {} other { and # more}}.',
  'foretold.over': 'The battle ends.',
  'foretold.known':
    '{own} against {theirs}: {end, select, wins {it falls} loses {yours falls} other {both fall}}, unless powers change it.',
  'foretold.magic': 'It is Magic: {text}',
  'foretold.castle': 'Their castle: the battle is won.',
  'foretold.magic.plain': 'It is a Bomb: {text}',
  'foretold.castle.plain': 'Their Flag: the battle is won.',
  'foretold.shows': 'Your piece will be shown.',
} as const;
