/** The rules in short sections, as the codex shows them: Legion's, then those of the Legends family. */
export const codex = {
  'codex.goal.title': 'The goal',
  'codex.goal.text':
    'Two armies of ten meet on six by six squares. You place one unit a turn. Be the first whose ten units all stand at the end of your turn.',
  'codex.turn.title': 'Your turn',
  'codex.turn.text':
    'Take a unit from your reserve and put it on a free square. It acts at once, by itself, and can’t hold back. Units that stood there before do nothing but lend their swords. What falls goes back to its owner’s reserve and can come again.',
  'codex.swords.title': 'Swords',
  'codex.swords.text':
    'A placed sword unit fights every enemy that shares a side with it, each on its own. Add its swords and those of your other sword units touching that same enemy. The enemy falls when the sum is higher than its defence; equal is not enough.',
  'codex.arrows.title': 'Arrows',
  'codex.arrows.text':
    'An Archer or Catapult shoots one enemy anywhere as it arrives, and must if it can. Only Soldiers, Knights, Archers and Kings can be hit, and none of them behind a shield.',
  'codex.crown.title': 'The crown',
  'codex.crown.text':
    'A placed King sweeps away all enemies beside it, shields and forts or not. Only Towers and Catapults stay.',
  'codex.firm.title': 'Towers and Catapults',
  'codex.firm.text': 'Once they stand they stay to the end of the match. Place them well.',
  'codex.flag.title': 'The Flag',
  'codex.flag.text':
    'It begins beside the board. Whenever a unit falls, the Flag moves to the square that became empty, and nobody may place a unit under it. When several fall at once, the player who felled them chooses among those squares.',
  'codex.terrain.title': 'The ground',
  'codex.terrain.text':
    'Skirmish ignores the ground. In all other modes: no arrow into or out of a forest. Only Soldiers, Knights and Kings in water. No Tower or Catapult on a mountain. In a fort Soldiers, Knights, Archers and Kings have a shield: one more defence and no arrows.',
  'codex.boards.title': 'Laying the board',
  'codex.boards.text':
    'Four boards with two faces make the field. When you choose it in the game, Black picks the faces and White lays and turns them.',
  'codex.king.title': 'Return of the King',
  'codex.king.text':
    'Felling the enemy King wins at once. So does placing all ten units. Whose reserve holds nothing but the King at the end of a turn has lost.',
  'codex.caravan.title': 'The Caravan',
  'codex.caravan.text':
    'The match stops when someone has placed all ten. Each side counts its longest chain of units, side by side, which may bend but not branch. The longer chain wins; with equal chains the one who placed last.',
  'codex.forest.title': 'Forest Master',
  'codex.forest.text':
    'The match stops when someone has placed all ten. More units standing in forests win; with equal numbers the one who placed last.',
  'codex.draw.title': 'Draws',
  'codex.draw.text':
    'A match is drawn when both sides agree, when a position comes a third time, after three hundred placements, or when neither side can place.',
  'codex.tips.title': 'First advice',
  'codex.tips.text':
    'Two sword units touching the same enemy beat most things. Keep the King until it sweeps away two or more. Shots cost your enemy a whole turn: spend them on Knights. Place Towers where they lend their sword for long.',

  'codex.game': 'Game',
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
