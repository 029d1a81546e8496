/** Legion: the rules in short sections, as the codex shows them. */
export const legionCodex = {
  'codex.units': 'The units',
  'codex.unit': '{unit} ({count})',
  'codex.goal.title': 'Goal',
  'codex.goal.text':
    'Two armies of ten meet on six by six squares. You place one unit a turn. Be the first to have all ten units on the board at the end of your turn.',
  'codex.turn.title': 'Your turn',
  'codex.turn.text':
    'Take a unit from your reserve and place it on a free square. It acts at once, by itself, and can’t hold back. Units already on the board only lend their swords. A unit that falls goes back to its owner’s reserve and can come again.',
  'codex.swords.title': 'Swords',
  'codex.swords.text':
    'A sword unit you place fights every enemy that shares a side with it, one by one. Add its swords to those of your other sword units touching that same enemy. The enemy falls if the sum is higher than its defence; equal is not enough.',
  'codex.arrows.title': 'Arrows',
  'codex.arrows.text':
    'An Archer or Catapult shoots one enemy anywhere as it arrives, and must if it can. Only Soldiers, Knights, Archers and Kings can be hit, and only without a shield.',
  'codex.crown.title': 'The crown',
  'codex.crown.text':
    'A King you place sweeps away all enemies next to it, shielded or not. Only Towers and Catapults stay.',
  'codex.firm.title': 'Towers and Catapults',
  'codex.firm.text': 'Once placed, they stay to the end of the battle. Place them well.',
  'codex.badges.title': 'The badges',
  'codex.badges.text':
    'Left is what a unit does as it arrives: swords, an arrow or the crown. Right is its defence, or an anchor: nothing can remove that unit.',
  'codex.flag.title': 'The Flag',
  'codex.flag.text':
    'It begins beside the board. Whenever a unit falls, the Flag moves to the square it left, and nobody may place a unit there. When several fall at once, the player who felled them chooses among those squares.',
  'codex.terrain.about': 'Skirmish ignores terrain. In all other modes it counts.',
  'codex.boards.title': 'Placing the boards',
  'codex.boards.text':
    'Four two-faced boards make the field. When it is chosen in play, Black picks the faces, and White places and rotates the boards.',
  'codex.king.title': 'Return of the King',
  'codex.king.text':
    'If the enemy King falls, you win at once. Placing all ten units wins too. A side whose reserve holds only the King at the end of a turn has lost.',
  'codex.caravan.title': 'The Caravan',
  'codex.caravan.text':
    'The battle ends when someone has placed all ten. Each side counts its longest line of units, side by side, which may bend but not branch. The longer line wins; a tie goes to whoever placed last.',
  'codex.forest.title': 'Forest Master',
  'codex.forest.text':
    'The battle ends when someone has placed all ten. The side with more units in forests wins; a tie goes to whoever placed last.',
  'codex.draw.title': 'Draws',
  'codex.draw.text':
    'A battle is drawn when both sides agree, when a position comes up three times, after three hundred placements, or when neither side can place a unit.',
  'codex.tips.title': 'First tips',
  'codex.tips.text':
    'Two sword units touching the same enemy beat most things. Keep the King until it sweeps away two or more. A shot costs your enemy a whole turn: spend it on a Knight. Place Towers where they lend their sword for long.',
} as const;
