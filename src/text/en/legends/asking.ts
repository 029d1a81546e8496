/** Legends: every question by its decision, what is asked next, and the words around the answers. */
export const legendsAsking = {
  // how what is chosen is confirmed: it stands for `again` below
  'legends.again': 'Press Confirm{last, select, square {, or {at} again} other {}}.',

  'legends.exchange':
    'Exchange two of your pieces, or {dealt, select, yes {keep them as dealt} other {begin the battle}}. {left, plural, =1 {You may do this once more; then the battle begins.} =2 {You may do this twice.} other {You may do this # times.}}',
  'legends.exchange.square': 'Choose a piece to exchange with {piece} on {square}.',
  'legends.exchange.confirm':
    '{piece} and {other} exchange squares.{left, plural, =1 { Then the battle begins.} other {}} {again}',

  'legends.main': 'Move a piece or use a power.',
  'legends.main.square': '{name} ({square}): choose a square{powers, plural, =0 {} other { or a power}}.',
  'legends.main.item':
    '{name}: choose {squares, select, yes {a square or a power} pieces {a marked piece or a power} other {a power}}.',
  'legends.main.target': '{name}, {act}: choose a target.',
  'legends.main.which': 'Two pieces stand on {square}. Which one?',
  'legends.main.confirm':
    '{form, select, move {{piece} moves to {to}.} attack {{piece} attacks {target} on {to}.} other {{deed}.}} {again}',

  'legends.window':
    '{window, select, attack {{piece} attacks {target} on {square}.} strike {{piece} strikes at {target} on {square}.} opening {The turn begins.} other {The turn ends.}} {stands, select, won {You are winning this {window, select, strike {strike} other {fight}}. Pass, or use an ability.} safe {As things stand, the target survives. Pass, or use an ability.} other {Use an ability, or pass.}}',
  'legends.window.item': '{name} on {square}: choose an ability.',
  'legends.window.square': '{name} on {square}: choose an ability.',
  'legends.window.target': '{name}, {act}: choose a target.',
  'legends.window.which': 'Two pieces stand on {square}. Which one?',
  'legends.window.confirm': '{deed}. {again}',

  'legends.offer':
    '{event, select, attack {The attack begins. Use a power, or pass.} attacked {Your piece is attacked. Use a power, or pass.} won {The attack succeeded. Use a power, or pass.} fallen {A piece has fallen. Use a power, or pass.} struck {Your piece is struck at. Use a power, or pass.} seen {A piece was revealed. Use a power, or pass.} flew {The flight is over. Use a power, or pass.} flownOver {A piece flew over yours. Use a power, or pass.} turnEnd {Before your turn ends, you may use a power.} other {The curse ends. Use a power, or pass.}}',
  'legends.offer.item': '{name} on {square}: choose a power.',
  'legends.offer.square': '{name} on {square}: choose a power.',
  'legends.offer.target': '{name}, {act}: choose a target.',
  'legends.offer.which': 'Two pieces stand on {square}. Which one?',
  'legends.offer.confirm': '{deed}. {again}',

  // what the chosen power does, with whom and where
  'legends.deed.use':
    '{piece} uses its {sort, select, ability {ability} action {action} other {power}}{enters, select, yes { on {target} on {to}} no { on {to}} other {}}',
  'legends.deed.purpose':
    '{piece} uses its {sort, select, ability {ability} action {action} other {power}} to {purpose}',
  'legends.deed.spent': '{piece} is sacrificed to {purpose}',
  'legends.deed.go':
    '{piece} uses its {sort, select, ability {ability} action {action} other {power}} to {enters, select, yes {attack {target} on {to}} other {move to {to}}}',
  'legends.deed.named': '{piece} uses {keyword}',
  'legends.deed.charging': '{piece} charges {enters, select, yes {at {target} on {to}} other {to {to}}}',
  'legends.deed.slashing':
    '{piece} uses Slashing to {enters, select, yes {attack {target} on {to}} other {move to {to}}}',
  'legends.deed.quickness':
    '{piece} uses Quickness to {enters, select, yes {attack {target} on {to}} other {move to {to}}}',
  'legends.deed.flying': '{piece} flies to {to}',
  'legends.deed.teleport': '{piece} is sacrificed, and {target} on {to} moves there',
  'legends.deed.switching': '{piece} and {target} on {to} exchange squares',
  'legends.deed.vision': '{piece} uses Vision on {target} on {to}',
  'legends.deed.distanceStrike': '{piece} strikes at {target} on {to}',
  'legends.deed.surround': '{piece} surrounds {target} on {to}',
  'legends.deed.lent': '{deed} (borrowed {keyword})',

  // what a power without a name is used for
  'legends.purpose.boost': 'boost {aimed, select, yes {{target} on {to}} other {a piece}} by {by}',
  'legends.purpose.weaken': 'weaken {aimed, select, yes {{target} on {to}} other {an enemy piece}} by {by}',
  'legends.purpose.lend': 'lend {keyword} to {aimed, select, yes {{target} on {to}} other {a piece}}',
  'legends.purpose.absorb': 'sacrifice {aimed, select, yes {{target} on {to}} other {a piece}} for strength',
  'legends.purpose.aim': 'destroy {aimed, select, yes {{target} on {to}} other {a piece}} if it can',
  'legends.purpose.reveal': 'reveal {aimed, select, yes {{target} on {to}} other {what is hidden}}',
  'legends.purpose.revealCastle': 'reveal the enemy castle',
  'legends.purpose.destroyAll': 'destroy all pieces next to it',
  'legends.purpose.destroyFoe':
    'destroy {foe, select, striker {the striker} flyer {the piece that flew over it} other {the defender}}',
  'legends.purpose.theirLoss': 'make the other side destroy one of its pieces',
  'legends.purpose.handOver': 'take control of an enemy piece that its owner chooses',
  'legends.purpose.capture': 'take control of the attacker',
  'legends.purpose.bring':
    'move {aimed, select, yes {{target} on {to}} other {{many, select, yes {pieces} other {a piece}} of its side}}',
  'legends.purpose.return': 'return {many, select, yes {destroyed pieces} other {a destroyed piece}}',
  'legends.purpose.save': 'bring the fallen piece back',
  'legends.purpose.move': 'move',
  'legends.purpose.turn': 'take another turn',

  'legends.order': 'Several powers take effect now. Which goes first?',
  'legends.order.item': '{name} on {square}: choose a power.',
  'legends.order.square': '{name} on {square}: choose a power.',
  'legends.order.which': 'Two pieces stand on {square}. Which one?',
  'legends.order.confirm': '{name}, {act}, comes first. {again}',

  'legends.pick': 'Choose a piece.',
  'legends.pick.which': 'Two pieces stand on {square}. Which one?',
  'legends.pick.confirm':
    '{asked, select, reveal {Reveal} look {Look at} destroy {Destroy} cost {Sacrifice} handOver {Hand over} control {Take control of} other {Choose}} {form, select, square {{target} on {to}} other {{unit}}}? {again}',
  'legends.pick.counted':
    '{name}: {picked} of {least, select, yes {} other {up to }}{most} chosen{names, select, none {} other { ({names})}}. Choose another{done, select, yes {, or press Done} other {}}.',
  'legends.pick.summed': '{name}: choose more pieces to return. Chosen so far: strength {used} of {limit}.',
  'legends.pick.chosen':
    '{name}: {picked} chosen{names, select, none {} other { ({names})}}. Choose another{done, select, yes {, or press Done} other {}}.',
  'legends.place': 'Choose a square.',
  'legends.place.confirm': '{unit} goes to {to}. {again}',
  'legends.berserk': '{piece} is Berserk: choose the enemy it attacks next.',
  'legends.berserk.confirm': '{piece} attacks {target} on {to}. {again}',
  'legends.retreat': '{piece} turns back: choose a square.',
  'legends.retreat.confirm': '{piece} goes to {to}. {again}',
  'legends.name': '{name}: name the piece you expect.',
  'legends.name.confirm': 'You name {unit}. {again}',
  'legends.terrain': '{name}: choose a terrain.',
  'legends.terrain.confirm': 'Terrain chosen: {terrain}. {again}',
  'legends.opponent': '{name}: choose an opponent.',
  'legends.opponent.confirm': 'You choose this opponent. {again}',
  'legends.arrange': 'Which piece stands on {square}?',
  'legends.arrange.confirm': '{unit} on {square}. {again}',

  // passing, by what it says to the question
  'legends.pass.exchange': 'Begin',
  'legends.pass.pick': 'Done',
  'legends.pass.confirm': 'Pass? {again}',
  'legends.pass.exchange.confirm': 'The battle begins. {again}',
  'legends.pass.pick.confirm': 'No more pieces. {again}',

  // pieces that a sentence can't name
  'legends.hidden': 'a hidden piece',
  'legends.hidden.one': 'the hidden piece',
  'legends.nobody': 'nobody',
  'legends.act.lent': 'Borrowed {keyword}',

  'battle.answering': 'Waiting for responses…',

  // what the board's keys and labels say
  'refused.water': 'Water: no piece can stand here.',
  'refused.free': 'Nothing stands on {square}.',
  'refused.foreign': 'The piece on {square} isn’t yours.',
  'refused.stationary': '{piece} can never move by itself, and can’t use a power now.',
  'refused.fresh': '{piece} can’t move or act yet: it changed sides this turn.',
  'refused.blocked': '{piece} can’t move or act now: water and your own pieces block the way.',
  'refused.own': '{piece} can’t move or act now.',
  'refused.ability': '{piece} can’t use an ability now.',
  'refused.target': 'You can’t choose {square} now.',
  'refused.row': 'There’s no such answer.',

  // the list of answers
  'answers.powers': 'Powers',
  'answers.abilities': 'Abilities',
  'answers.fight': 'In this fight',
  'answers.elsewhere': 'Elsewhere',
  'answers.turns': 'Turns the fight',
  'answers.ties': 'Only makes it a tie',
  'answers.alone': 'Not enough alone',
  'answers.loses': 'Not enough: you still lose',
  'answers.counted': '{label} ({count})',
  'answers.names': 'Pieces',
  'answers.lands': 'Terrain',
  'answers.seats': 'Opponents',
  'answers.which': 'On {square}',
  'answers.none': 'Choose a piece on the board to see its powers here.',
  'answers.none.window': 'You have no ability to use now.',
  'answers.none.squares': 'Choose one of the marked squares on the board.',
  'answers.none.powers': '{piece} has no power to use now.',
  'answers.targets': '{count, plural, =0 {} =1 {1 choice} other {# choices}}',
  'answers.strength': 'Strength {strength}',
  'answers.empty': 'Nothing',
  'answers.left': '{count} left',

  // a fight that is being answered
  'fight.attack': 'The attack on {square}',
  'fight.strike': 'The strike at {square}',
  'fight.opening': 'The turn begins',
  'fight.closing': 'The turn ends',
  'fight.against': 'against',
  'fight.answers': 'Either side may still use a power.',

  // what a choice would do, as far as anybody can tell
  'foretold.fought':
    '{own} {attack} against {theirs} {defence}: {end, select, wins {{foe} falls} loses {{piece} falls} other {both fall}}.',
  'foretold.falls': 'Destroyed: {names}.',
  'foretold.loses': 'This costs you {names}.',
  'foretold.more': '{count} more',
  'foretold.hiddenPieces':
    '{count, plural, =1 {a hidden piece} =2 {two hidden pieces} =3 {three hidden pieces} other {# hidden pieces}}',
  'foretold.none-left': 'What is hidden there can’t be a {strength}.',
  'foretold.perhaps':
    '{count, plural, =1 {A hidden piece} =2 {Two hidden pieces} =3 {Three hidden pieces} other {# hidden pieces}} may fall, depending on what {count, plural, =1 {it is} other {they are}}.',
  'foretold.over': 'The battle ends.',
  'foretold.strike':
    '{own} {attack} against {theirs} {defence}: {foe} is {end, select, falls {destroyed} other {not destroyed}}{sure, select, no {. Powers may still change this.} other {.}}',
  'foretold.strike.hidden': 'The piece there is destroyed only if its strength is less than {attack}.',
  'foretold.strike.odds': 'Odds: {list}.',
  'foretold.strike.destroyed': 'destroyed',
  'foretold.strike.survives': 'survives',
  'foretold.strike.falls': 'your piece falls',
  'foretold.strike.never': '{foe} can’t be destroyed by a strike.',
  'foretold.known':
    '{own} {attack} against {theirs} {defence}: {end, select, wins {{foe} falls} loses {{piece} falls} other {both fall}}.{open, select, yes { Powers may still change this.} other {}}',
  'foretold.magic': 'It is Magic. {text}',
  'foretold.castle': 'The enemy castle: you win the battle.',
  'foretold.magic.plain': 'It is a Bomb. {text}',
  'foretold.castle.plain': 'The enemy flag: you win the battle.',
  // what nobody should do by mistake: the strongest words there are
  'warning.castle.given': 'This gives your castle away. You lose the battle.',
  'warning.castle.given.plain': 'This gives your flag away. You lose the battle.',
  'warning.castle.destroyed': 'This destroys your castle. You lose the battle.',
  'warning.castle.destroyed.plain': 'This destroys your flag. You lose the battle.',
  'warning.castle.revealed': 'This shows your opponent where your castle is.',
  'warning.castle.revealed.plain': 'This shows your opponent where your flag is.',
  'foretold.shows': '{piece} will be revealed.',
  'foretold.costs': '{piece} is revealed and lost.',
  'foretold.then':
    'Then {attack} against {defence}: {verdict, select, ties {both {still, select, yes {still fall} other {fall}}} open {{still, select, yes {still nobody} other {nobody}} falls} other {{whose, select, yours {your piece} other {the attacker}} {still, select, yes {still } other {}}{verdict, select, wins {wins} other {falls}}}}{sure, select, no {{turns, select, you {, unless you use another ability} they {, unless your opponent answers} other {, unless another ability is used}}} other {}}.',
} as const;
