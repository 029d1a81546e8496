/** Legends: the rules in short sections, as the codex shows them. */
export const legendsCodex = {
  'codex.page': 'Show',
  'codex.page.rules': 'Rules',
  'codex.page.pieces': 'All pieces',
  'codex.search': 'Find',
  'codex.search.example': 'elf 8',
  'codex.search.found': '{count, plural, =0 {No pieces found} one {# piece} other {# pieces}}',
  'codex.kinds': 'Kinds of power',
  'codex.words': 'Named powers',

  'codex.short.title': 'In short',
  'codex.short.text': 'Enough for a first battle:',
  'codex.short.1': 'On your turn, move one piece or use one action. Abilities don’t cost your turn.',
  'codex.short.2':
    'Framed pieces can move or act. Choose one: dots mark moves, red rings attacks, violet diamonds what its powers reach.',
  'codex.short.3':
    'Enter an enemy’s square to attack it. The higher number wins, the other piece falls; if they are equal, both fall. Powers and terrain can change numbers.',
  'codex.short.4':
    'Enemy pieces are hidden until they fight or use a power. A piece with a star is Magic: whoever attacks it usually falls with it.',
  'codex.short.next':
    'In powers, “next to” means on any of the eight squares around, unless they say “not diagonally”.',
  'codex.short.5': 'Capture the enemy castle and you win. Lose yours and the battle is lost.',
  'codex.short.6': 'Not sure? “Hint” proposes a move and says why.',

  'codex.battle.goal.title': 'Goal',
  'codex.battle.goal.text':
    'A good and an evil army of thirty pieces meet on four boards of varied terrain. Capture the enemy castle and you win. You also win when it is your opponent’s turn and they can neither move nor act.',
  'codex.battle.hidden.title': 'Hidden pieces',
  'codex.battle.hidden.text':
    'You see the backs of enemy pieces, which tell you their side and nothing else. A piece is revealed when it fights, when it uses an ability or an action, and when a power says so; it stays revealed. A secret look tells one side only, but everyone sees which piece was looked at.',
  'codex.battle.turn.title': 'Your turn',
  'codex.battle.turn.text':
    'First use as many abilities as you like, or none. Then you must do one thing: move a piece or use one action. Then powers that wait for the end of your turn take effect. Boosts and lent powers end with the turn.',
  'codex.battle.moving.title': 'Moving',
  'codex.battle.moving.text':
    'A piece moves one square ahead, back or sideways, onto empty land or onto an enemy. No piece can enter water. Stationary pieces never move by themselves, but powers may place them, exchange them or take control of them. After going somewhere and straight back, a piece can’t go there again in your next turn.',
  'codex.battle.attack.title': 'Attacking, step by step',
  'codex.battle.attack.text': 'To enter an enemy’s square is to attack.',
  'codex.battle.attack.1': 'If it is the castle, you win.',
  'codex.battle.attack.2': 'Both pieces are revealed.',
  'codex.battle.attack.3': 'A Magic piece casts its spell, unless its attacker dispels it.',
  'codex.battle.attack.4': 'Powers that trigger on an attack take effect, the attacker’s first.',
  'codex.battle.attack.5': 'Both sides may answer with abilities, in turn, until both pass.',
  'codex.battle.attack.6': 'Strengths are compared: the weaker piece falls; if they are equal, both fall.',
  'codex.battle.attack.7': 'Death Curses begin and end.',
  'codex.battle.attack.8': 'Powers that trigger on a win take effect, and a Berserk piece attacks again.',
  'codex.battle.strength.title': 'Strength',
  'codex.battle.strength.text':
    'The number on a piece is its base strength; 10 is the highest. Its own powers, its terrain, the Death Curse in force and boosts change it. At 0 or less, a piece is destroyed at once. A power that asks for base strength looks at the number on the piece. Open a piece’s card to see its strength added up.',
  'codex.battle.windows.title': 'Answers',
  'codex.battle.windows.text':
    'Abilities that name no occasion can be used in your turn before you move, and as an answer in every fight and Distance Strike, whoever’s turn it is. With answers at any time, there is also a pause before and after every move. All pauses look alike, so nobody learns whether you had an answer.',
  'codex.battle.magic.title': 'Magic',
  'codex.battle.magic.text':
    'Magic pieces have no strength and never attack. Most are stationary; the others move like any other piece, but never onto an enemy. When one is attacked it casts its spell, which usually destroys it together with the attacker. Destroyed in any other way, it casts nothing. Dispel Magic only works for an attacker: the Magic piece is destroyed and nothing else happens.',
  'codex.battle.curses.title': 'Death Curses',
  'codex.battle.curses.text':
    'When a piece with a Death Curse is destroyed, however it happens, its curse begins for both sides and ends the one before. What a curse does at its end is done before the next begins. If several such pieces are destroyed at once, none of their curses begins and the old one stays. The piece whose curse is in force is set aside and can’t be returned.',
  'codex.battle.striking.title': 'Destroying without attacking',
  'codex.battle.striking.text':
    'Distance Strike, Surround and many powers destroy a piece without entering its square. That is not an attack: no spell is cast, and nothing that waits for an attack happens. A struck piece is destroyed only if it is weaker. Castles can be neither struck nor surrounded.',
  'codex.battle.capture.title': 'Taking control',
  'codex.battle.capture.text':
    'A piece under new control stays on its square and changes sides. Its new side may use its abilities at once, but may move it or use its actions only from its next turn on. It keeps its army and its colour: when it is destroyed, it lies with the army that brought it. Control of the enemy castle counts as capturing it.',
  'codex.battle.returning.title': 'Returning',
  'codex.battle.returning.text':
    'Some powers return destroyed pieces to empty squares. They come back revealed, for the side that returned them, and may be used at once if that side has yet to move.',
  'codex.battle.exchanges.title': 'Before the battle',
  'codex.battle.exchanges.text':
    'Boards and pieces are dealt at random. Then each side may {exchanges, plural, one {once exchange two of its own pieces} other {exchange two of its own pieces up to # times}}: everyone sees which squares, nobody what stood there.',
  'codex.battle.draw.title': 'Draws',
  'codex.battle.draw.text':
    'A battle is drawn when both sides agree, or when each side has had {quiet} turns in a row in which nothing was destroyed, changed sides, returned or was newly revealed, and no curse changed.',

  'codex.arranged.goal.title': 'Goal',
  'codex.arranged.goal.text':
    'Capture the enemy flag. You also win when it is your opponent’s turn and nothing of theirs can move.',
  'codex.arranged.laying.title': 'Arranging',
  'codex.arranged.laying.text':
    'Each side arranges its soldiers on its own ranks as it likes, hidden from the other. Everyone knows which soldiers there are; nobody knows where the other side’s stand.',
  'codex.arranged.moving.title': 'Moving',
  'codex.arranged.moving.text':
    'A soldier moves one square ahead, back or sideways, onto an empty square or an enemy. Nobody can enter the lakes. Flag and bombs never move. After going somewhere and straight back, a soldier can’t go there again in your next turn.',
  'codex.arranged.fights.title': 'Fights',
  'codex.arranged.fights.text':
    'To enter an enemy’s square is to attack. Both soldiers are revealed and stay revealed. The lower rank falls; equal ranks both fall.',
  'codex.arranged.specialists.title': 'Specialists',
  'codex.arranged.specialists.text':
    'A bomb destroys whoever attacks it, and stays; only a miner can remove it. A scout runs straight over any number of empty squares and may attack at the end of its run. A spy that attacks the marshal destroys it; when attacked, the spy loses to everyone.',
  'codex.arranged.draw.title': 'Draws',
  'codex.arranged.draw.text':
    '{form}: a draw when both sides agree, or when each side has had {quiet} turns in a row in which nothing was destroyed or newly revealed.',
} as const;
