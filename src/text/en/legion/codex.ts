/** Legion: the rules in short sections, as the codex shows them. */
export const legionCodex = {
  'codex.units': 'The units',
  'codex.unit': '{unit} ({count})',
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
} as const;
