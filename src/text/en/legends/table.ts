/** Legends: what the table works out for the players: fights before and after, notes on pieces, standing orders. */
export const legendsTable = {
  // a fight, side by side
  'fight.ahead': 'If it attacks {square}',
  'fight.past': '{form, select, strike {Strike on {square}} other {Last fight: {square}}}',
  'fight.earlier': 'Before that, on {square}',
  'fight.more': '{count, plural, one {And one fight before that} other {And # fights before that}}',
  'fight.who': '{name} ({strength})',
  'fight.label': '{title}: {own} against {theirs}',
  'fight.unknown': '?',
  'fight.unknown.spoken': 'strength not known',
  'fight.falls': 'falls',
  'fight.stays': 'survives',
  'fight.taken': 'changes sides',
  'fight.verdict.wins': '{whose, select, yours {Your piece wins} other {The attacker wins}}',
  'fight.verdict.ties': 'Both fall',
  'fight.verdict.loses': '{whose, select, yours {Your piece falls} other {The attacker falls}}',
  'fight.verdict.open': '{form, select, strike {Nothing falls} other {Nobody falls}}',
  'fight.verdict.takes': '{whose, select, yours {The enemy changes sides} other {The defender changes sides}}',
  'fight.verdict.taken': '{whose, select, yours {Your piece changes sides} other {The attacker changes sides}}',
  'fight.verdict.castle': 'Wins the battle',
  'fight.so-far': '{own} against {theirs}.{verdict, select, none {} other { {verdict}.}}',
  'fight.so-far.wins': 'So far: {whose, select, yours {your piece wins} other {the attacker wins}}',
  'fight.so-far.ties': 'So far: both fall',
  'fight.so-far.loses': 'So far: {whose, select, yours {your piece falls} other {the attacker falls}}',
  'fight.so-far.open': 'So far: nobody falls',
  'fight.odds': 'Odds of this attack, over everything the piece may be',
  'fight.odds.within': '(castle {percent})',
  'fight.odds.within.plain': '(Flag {percent})',
  'fight.odds.castleAlone': 'win (castle)',
  'fight.odds.castleAlone.plain': 'win (Flag)',
  'fight.odds.wins': 'win',
  'fight.odds.ties': 'both fall',
  'fight.odds.loses': 'lose',
  'fight.odds.magic': 'Magic',
  'fight.odds.magic.plain': 'Bomb',
  'fight.percent': '{percent, plural, =0 {under 1} other {#}}%',
  'fight.spell.wins': 'If it is Magic, your piece survives.',
  'fight.spell.ties': 'If it is Magic, both fall{more, select, yes {, and you may lose another piece too} other {}}.',
  'fight.spell.loses':
    'If it is Magic, your piece falls{more, select, yes {, and you may lose another piece too} other {}}.',
  'fight.spell.loses.plain': 'If it is a Bomb, your piece falls.',
  'fight.spell.open': 'If it is Magic, neither falls.',
  'fight.spell.several':
    'Of the {count} Magic pieces it may be, {fatal} {fatal, plural, one {destroys} other {destroy}} your piece{more, select, yes {, and you may lose another piece too} other {}}.',
  'fight.dispels': 'It destroys Magic safely.',
  'fight.dispels.plain': 'It defuses Bombs.',
  'fight.by-itself': '{piece}: {text}',
  'fight.leaves': '{piece} loses {by} strength by leaving the {terrain} on {square}.',
  'fight.turning': '{whose} {own, select, yes {own } other {}}power can turn this.',
  'fight.turning.several': 'A power of {names} can turn this.',
  'fight.turning.together': 'Together, the powers of {names} can turn this.',
  'fight.own-power': 'These odds leave out its own power. {text}',
  'fight.memory': 'You have to remember what it is.',

  // the list of answers
  'foretold.odds': 'Odds of this attack: {list}.',
  'foretold.odds.part': '{name} {percent}',
  'foretold.hidden': 'It is hidden.',

  // the first turns
  'advice.1':
    'Capture the enemy castle and protect {castle, select, none {yours} other {your castle, {castle}}}. Framed pieces can move or use a power.',
  'advice.1.plain': 'Capture the enemy flag and protect yours. Framed pieces can move.',
  'advice.2': 'Press a piece, then an enemy next to it, to see the odds.',
  'advice.3': 'Hover over a piece to see what you know about it.',
  'advice.3.touch': 'Hold a piece to see what you know about it.',

  // while a piece is chosen
  'legends.marks.castle': 'Red frame: that is your castle.',
  'legends.marks.castle.plain': 'Red frame: that is your flag.',
  'legends.marks.powers': 'Violet: power targets.',

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

  // what becomes of an ability when it could be used
  'orders.title': 'Standing order',
  'orders.several': 'Standing orders',
  'orders.ask': 'Ask me if it can matter',
  'orders.ask.every': 'Ask me',
  'orders.always': 'Always ask me',
  'orders.turn': 'Use it if it turns the fight',
  'orders.turn.board': 'Use it if it pays off',
  'orders.never': 'Never use it',
  'orders.of': '{piece}, {act}',
  'orders.label': 'Standing order for {piece}, {act}',
  // beside Pass: what is offered is left for the rest of this battle
  'orders.hush': 'Don’t ask again',
  'orders.hushed':
    'You won’t be asked about {count, plural, =1 {{piece}} other {these pieces}} again in this battle. To change that, inspect {count, plural, =1 {the piece and change its standing order} other {the pieces and change their standing orders}}.',
  'orders.about':
    'What to do when this ability could be used, in battles against the computer: ask you{ask, select, idle { (unless it could change neither the fight nor anything after this turn), always ask you} other {}}{use, select, fight {, use it if it turns the fight and no cheaper ability does} board {, use it if it pays off and no cheaper ability does} other {}}, or pass.',
  'orders.about.shared':
    'What to do when this ability could be used: use it if it {use, select, fight {turns the fight} other {pays off}} and no cheaper ability does, or pass. Your opponent learns nothing of your orders.',

  // words that power texts use; several ways of saying one are parted by a bar
  'term.baseStrength': 'base strength|base strengths',
  'term.baseStrength.about': 'The strength printed on the piece, without anything that changes it.',
  'term.reveal': 'reveal|reveals|revealed',
  'term.reveal.about': 'From now on, both sides see what it is.',
  'term.control': 'control|controls',
  'term.control.about': 'The piece changes sides. Its new side can move it and use its actions from its next turn on.',
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
    'Press one of your pieces, then a marked square{confirm, select, never {} always {, then Confirm} other {; attacks and powers wait for a second press}}. Hover over a piece to read what it can do. On the board, the question mark key lists all keys.',
  'menu.controls.legends.touch':
    'Tap one of your pieces, then a marked square{confirm, select, never {} always {, then Confirm} other {; attacks and powers wait for a second tap}}. Hold a piece to read what it can do.',
  'character.bold.about': 'Loves a fight, and thinks of its own castle last.',
  'character.cautious.about': 'Guards what it has, and reveals little of it.',
  'character.hunter.about': 'Hunts every piece of yours that it knows how to beat.',
  'character.trapper.about': 'Lies in wait with something unpleasant.',
  'character.curse-weaver.about': 'Fights over the Death Curses: which one holds, and which comes next.',
  'character.swarm.about': 'Advances everything at once.',
} as const;
