/** Legends: what the table works out for the players: fights before and after, notes on pieces, standing orders. */
export const legendsTable = {
  // a fight, side by side
  'fight.ahead': 'If it attacks {square}',
  'fight.past': 'Last fight: {square}',
  'fight.label': '{title}: {own} against {theirs}',
  'fight.unknown': '?',
  'fight.unknown.spoken': 'strength not known',
  'fight.falls': 'falls',
  'fight.stays': 'stays',
  'fight.taken': 'changes sides',
  'fight.verdict.wins': '{whose, select, yours {Your piece wins} other {The attacker wins}}',
  'fight.verdict.ties': 'Both fall',
  'fight.verdict.loses': '{whose, select, yours {Your piece falls} other {The attacker falls}}',
  'fight.verdict.open': 'Nobody falls',
  'fight.verdict.castle': 'Wins the battle',
  'fight.so-far.wins': 'So far: {whose, select, yours {your piece wins} other {the attacker wins}}',
  'fight.so-far.ties': 'So far: both fall',
  'fight.so-far.loses': 'So far: {whose, select, yours {your piece falls} other {the attacker falls}}',
  'fight.so-far.open': 'So far: nobody falls',
  'fight.odds': 'Odds of this attack, over everything the piece may be',
  'fight.odds.castle': 'castle',
  'fight.odds.castle.plain': 'flag',
  'fight.odds.wins': 'win',
  'fight.odds.ties': 'both fall',
  'fight.odds.loses': 'lose',
  'fight.odds.magic': 'Magic',
  'fight.odds.magic.plain': 'Bomb',
  'fight.percent': '{percent, plural, =0 {under 1} other {#}}\u00a0%',
  'fight.spell.wins': 'If it is Magic, your piece survives.',
  'fight.spell.ties': 'If it is Magic, both fall.',
  'fight.spell.loses': 'If it is Magic, your piece falls.',
  'fight.spell.loses.plain': 'If it is a Bomb, your piece falls.',
  'fight.spell.open': 'If it is Magic, neither falls.',
  'fight.spell.several': 'If it is Magic, anything may happen.',
  'fight.dispels': 'It dispels Magic.',
  'fight.dispels.plain': 'It defuses Bombs.',
  'fight.by-itself': '{piece}: {text}',
  'fight.leaves': '{piece} loses {by} strength by leaving the {terrain} on {square}.',
  'fight.answers.may': 'Abilities may still change this.',
  'fight.memory': 'You have to remember what it is.',

  // the list of answers
  'foretold.odds':
    'Odds of this attack: win {wins}\u00a0%, both fall {ties}\u00a0%, lose {loses}\u00a0%{magic, plural, =0 {} other {, Magic #\u00a0%}}{castle, plural, =0 {} other {, castle #\u00a0%}}.',
  'foretold.odds.plain':
    'Odds of this attack: win {wins}\u00a0%, both fall {ties}\u00a0%, lose {loses}\u00a0%{magic, plural, =0 {} other {, Bomb #\u00a0%}}{castle, plural, =0 {} other {, Flag #\u00a0%}}.',
  'foretold.hidden': 'It is hidden.',

  // the first turns
  'advice.1': 'Capture the enemy castle and protect yours. Framed pieces can move.',
  'advice.1.plain': 'Capture the enemy flag and protect yours. Framed pieces can move.',
  'advice.2': 'Press a piece, then an enemy next to it, to see the odds.',
  'advice.3': 'Hover over a piece, or hold it, to read what is known.',
  'advice.3.touch': 'Hold a piece to read what is known.',

  // own notes on hidden pieces
  'note.title': 'Your note',
  'note.about': 'Only you can see it, on this device.',
  'note.none': 'None',
  'note.strong': 'Strong',
  'note.weak': 'Weak',
  'note.magic': 'Magic',
  'note.magic.plain': 'Bomb',
  'note.castle': 'Castle',
  'note.castle.plain': 'Flag',
  'note.unknown': 'Unsure',
  'note.strength': 'Strength {strength}',
  'note.short.strong': '+',
  'note.short.weak': '−',
  'note.short.magic': 'M',
  'note.short.magic.plain': 'B',
  'note.short.castle': 'C',
  'note.short.castle.plain': 'F',
  'note.short.unknown': '?',
  'note.spoken': 'noted: {note}',

  // when to be asked for an ability
  'orders.title': 'When to ask',
  'orders.ask': 'Always ask',
  'orders.never': 'Never ask',
  'orders.of': '{piece}, {act}',
  'orders.label': 'When to ask for {piece}, {act}',
  'orders.about': 'Whether to ask you about this ability, in battles against the computer.',

  // words that power texts use; several ways of saying one are parted by a bar
  'term.baseStrength': 'base strength|base strengths',
  'term.baseStrength.about': 'The strength printed on the piece, without anything that changes it.',
  'term.reveal': 'reveal|reveals|revealed',
  'term.reveal.about': 'From now on, both sides see what it is.',
  'term.control': 'control|controls',
  'term.control.about':
    'The piece changes sides. From its new side’s next turn on, that side moves it and uses its powers.',
  'term.stationaryPiece': 'non-stationary',
  'term.stationaryPiece.about': 'Pieces that can move by themselves: neither castles nor most Magic.',
  'term.castle': 'castle|castles',
  'term.castle.about': 'Lose your castle and you lose the battle. A castle never moves and has no strength.',
  'term.castle.plain.about': 'Lose your flag and you lose the battle. It never moves and has no strength.',
  'term.untilEnd': 'until the end of the turn',
  'term.untilEnd.about': 'It ends with the current turn, whoever’s turn that is.',
  'term.spell': 'spell|spells',
  'term.spell.about': 'What a Magic piece does when it is attacked.',

  // classic memory
  'memory.hidden': 'You have to remember its past.',

  // who plays, and how
  'legends.army.player': '{level}: {character}',
  'menu.controls.legends':
    'Press one of your pieces, then a marked square; risky moves wait for a second press. Hover over a piece, or hold it, to read what it can do. On the board, the question mark key lists all keys.',
  'menu.controls.legends.touch':
    'Press one of your pieces, then a marked square; risky moves wait for a second press. Hold a piece to read what it can do.',
  'character.bold': 'The Bold',
  'character.cautious': 'The Cautious',
  'character.hunter': 'The Hunter',
  'character.trapper': 'The Trapper',
  'character.curse-weaver': 'The Curse-Weaver',
  'character.swarm': 'The Swarm',
} as const;
