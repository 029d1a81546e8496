/** Legends: the rules in short sections, as the codex shows them. */
export const legendsCodex = {
  'codex.page': 'Page',
  'codex.page.rules': 'Rules',
  'codex.page.pieces': 'All pieces',
  'codex.search': 'Find',
  'codex.search.example': 'elf 8',
  'codex.search.found': '{count, plural, =0 {No piece fits.} one {# piece} other {# pieces}}',
  'codex.kinds': 'Kinds of power',
  'codex.words': 'Named powers',

  'codex.battle.goal.title': 'The goal',
  'codex.battle.goal.text':
    'A good and an evil army of thirty pieces meet on four boards of changing land. Destroy or capture the enemy castle, and you have won. You also win when your opponent, having to move, can neither move nor act.',
  'codex.battle.hidden.title': 'What is hidden',
  'codex.battle.hidden.text':
    'You see the backs of enemy pieces, which tell their side and nothing else. A piece is shown to all when it fights, when it uses an ability or an action, and when a power reveals it; from then on everybody knows it. A secret look tells one side only, but all see who was looked at.',
  'codex.battle.turn.title': 'Your turn',
  'codex.battle.turn.text':
    'First use as many abilities as you like, or none. Then you must do one thing: move a piece, or use one action. What follows from it happens, then powers that wait for the end of your turn. Strength and powers that were lent go with the turn.',
  'codex.battle.moving.title': 'Moving',
  'codex.battle.moving.text':
    'A piece moves one square ahead, back or sideways, onto empty land or onto an enemy. Nobody enters water. Stationary pieces never move by themselves, but powers may place, exchange or capture them. After going somewhere and straight back, a piece may not go there again in your next turn.',
  'codex.battle.attack.title': 'Attacking, step by step',
  'codex.battle.attack.text':
    'To enter an enemy’s square is to attack. 1. If it is the castle, you have won. 2. Both pieces are shown. 3. A Magic piece casts its spell, unless its attacker dispels it. 4. Powers for attacking and being attacked are used, the attacker’s first. 5. Both sides may answer with abilities, by turns, until both pass. 6. The strengths are compared: the weaker piece is destroyed, equals are both destroyed. 7. Death Curses begin and end. 8. Powers for a successful attack are used, and a Berserk piece attacks again.',
  'codex.battle.strength.title': 'Strength',
  'codex.battle.strength.text':
    'The number on a piece is its base strength; 10 is the most. Its own powers, the ground under it, the Death Curse in force and what is lent change it. At 0 or less a piece is destroyed at once. A power that asks for base strength looks at the number on the piece. Inspect a piece to see its strength added up.',
  'codex.battle.windows.title': 'Answering',
  'codex.battle.windows.text':
    'Abilities without an occasion of their own can be used in your turn before you move, and as an answer in every fight and Distance Strike, whoever’s turn it is. The option to answer at any time adds a pause before and after every move. All pauses look alike, so that nobody learns whether you could have answered.',
  'codex.battle.magic.title': 'Magic',
  'codex.battle.magic.text':
    'Magic pieces have no strength, never move and never attack. When one is attacked it casts its spell, which mostly destroys it together with the attacker. Destroyed in any other way it casts nothing. Dispel Magic works for an attacker only: the Magic piece is destroyed and nothing else happens.',
  'codex.battle.curses.title': 'Death Curses',
  'codex.battle.curses.text':
    'When a piece with a Death Curse is destroyed, by whatever cause, its curse comes into force for both sides and ends the one before. What a curse does at its end is done before the next begins. If several such pieces are destroyed at once, none of them counts and the old curse stays. The piece whose curse is in force lies apart and can’t be returned.',
  'codex.battle.striking.title': 'Without attacking',
  'codex.battle.striking.text':
    'Distance Strike, Surround and many powers destroy a piece without entering its square. That is no attack: no spell is cast and nothing that waits for an attack happens. A struck piece falls only if it is weaker. Castles can be neither struck down nor surrounded.',
  'codex.battle.capture.title': 'Capturing',
  'codex.battle.capture.text':
    'A captured piece stays on its square and changes sides. Its new side may use its abilities at once, but may move it or use its actions only from its next turn on. It keeps its army and its colour: when it is destroyed it lies with the army that brought it. A captured castle is lost.',
  'codex.battle.returning.title': 'Returning',
  'codex.battle.returning.text':
    'Some powers return destroyed pieces to empty squares. They come back face up, for the side that returned them, and may be used at once if that side has yet to move.',
  'codex.battle.exchanges.title': 'Before the battle',
  'codex.battle.exchanges.text':
    'Boards and pieces fall by chance. Then each side may {exchanges, plural, one {once exchange two of its own pieces} other {exchange two of its own pieces up to # times}}: everybody sees which squares, nobody what stood there.',
  'codex.battle.draw.title': 'Draws',
  'codex.battle.draw.text':
    'A battle is drawn when both sides agree, or when each side has had {quiet} turns in a row in which nothing was destroyed, captured, returned or newly shown and no curse changed.',

  'codex.arranged.goal.title': 'The goal',
  'codex.arranged.goal.text':
    'Take the enemy flag. You also win when your opponent, having to move, has nothing left that can.',
  'codex.arranged.laying.title': 'Laying out',
  'codex.arranged.laying.text':
    'Each side lays its soldiers on its own ranks as it likes, unseen by the other. Everybody knows which soldiers there are, nobody where the other’s stand.',
  'codex.arranged.moving.title': 'Moving',
  'codex.arranged.moving.text':
    'A soldier moves one square ahead, back or sideways, onto an empty square or an enemy. Nobody enters the lakes. Flag and bombs never move. After going somewhere and straight back, a soldier may not go there again in your next turn.',
  'codex.arranged.fights.title': 'Fights',
  'codex.arranged.fights.text':
    'To enter an enemy’s square is to attack. Both are shown, and from then on everybody knows them. The lower rank is destroyed; equals are both destroyed.',
  'codex.arranged.specialists.title': 'Specialists',
  'codex.arranged.specialists.text':
    'A bomb destroys whoever attacks it, and stays; only a miner removes it. A scout runs straight over empty squares, as far as it likes, and may attack at the end of its run. A spy that attacks the marshal destroys it; attacked, it loses to everybody.',
  'codex.arranged.draw.title': 'Draws',
  'codex.arranged.draw.text':
    '{form}: a draw when both sides agree, or when each side has had {quiet} turns in a row in which nothing was destroyed or newly shown.',
} as const;
