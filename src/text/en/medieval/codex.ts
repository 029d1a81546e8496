/** Medieval: the rules in short sections, as the codex shows them. */
export const medievalCodex = {
  'medieval.codex.pieces': 'The pieces',
  'medieval.codex.entry': '{unit} ({count})',
  'medieval.codex.goal.title': 'Goal',
  'medieval.codex.goal.text':
    'Capture the enemy King with an attack, or walk your own King onto the enemy stockade, the marked square in the back row of the camp. A side that can neither move nor attack loses.',
  'medieval.codex.setup.title': 'Arranging',
  'medieval.codex.setup.text':
    'Both sides arrange their army in secret: in the two rows of the camp with its stockade, and on the four squares in front of the lakes. The two bombs stay off the board. With seventeen pieces there is one Footman fewer, and the stockade is empty.',
  'medieval.codex.turn.title': 'Your turn',
  'medieval.codex.turn.text':
    'One piece acts. Three things make a longer turn: any number of Footmen can act one after the other, so can both Archers, and an Alchemist that leaves its square can set a bomb there.',
  'medieval.codex.move.title': 'Moving',
  'medieval.codex.move.text':
    'Steps go to the square in front, behind or to the side, and a longer move may turn. Every square on the way must be free land. Only the King steps diagonally, and only a Mage walks on lakes. No piece may go back and forth between the same two squares three turns running.',
  'medieval.codex.attack.title': 'Attacks',
  'medieval.codex.attack.text':
    'Footmen, Guards, Axemen, Knights, Alchemists and Paladins attack by stepping onto an enemy. Both pieces are revealed. Equal or higher strength wins and moves in; otherwise the attacker is beaten. A Guard under attack holds against everything up to 6. Ballista, Mage and Spy lose to every attack.',
  'medieval.codex.join.title': 'Footmen together',
  'medieval.codex.join.text':
    'When a Footman attacks, all Footmen connected to it side by side can join: 2 for each. All that join are revealed, and stay where they are. They can still act in the same turn. Nobody joins in defence.',
  'medieval.codex.shot.title': 'Shots',
  'medieval.codex.shot.text':
    'Shooters stay where they are, and a blocked shot costs them nothing. An Archer shoots with strength 5, two to four squares away, over anything. A Ballista reaches two or three squares with no piece between; a Mage strikes the square next to it. Both beat everything but a King. A shot that doesn’t win is blocked, and both pieces are revealed all the same.',
  'medieval.codex.spy.title': 'The Spy',
  'medieval.codex.spy.text':
    'Moved onto an enemy, it tells you alone what that is, and returns to a free square of your camp. A King takes it prisoner instead. Moved onto an enemy bomb, it disarms the bomb for good. Moved onto your own prisoner, it frees the prisoner, and both return to your camp.',
  'medieval.codex.bomb.title': 'Bombs',
  'medieval.codex.bomb.text':
    'A bomb stands in plain sight with its fuse. Set in one turn, it waits through your next and explodes at the start of the one after. It explodes at once when a piece attacks or shoots it; whoever attacked it is beaten. Every piece on the eight squares around it is caught in the blast, yours too, except Kings and prisoners. A bomb in the blast explodes as well. Then it can be set again.',
  'medieval.codex.prison.title': 'Prisoners',
  'medieval.codex.prison.text':
    'Ballista, Mage, Alchemist, Paladin and Spy are not lost when beaten: the enemy locks them up in the row behind its camp. They can’t act or be attacked there. Your Spy can free them. While the enemy has no piece in its camp or on its prison row, a prisoner can walk out; that takes your turn. If the row is full, another piece there moves aside.',
  'medieval.codex.hidden.title': 'What is hidden',
  'medieval.codex.hidden.text':
    'Your pieces are hidden until they fight, shoot, join, set a bomb, walk on a lake, or do what only a Spy does. Only the player who looked learns what it is. Bombs, prisoners and all that was lost are open to both.',
  'medieval.codex.draw.title': 'Draws',
  'medieval.codex.draw.text':
    'A battle is drawn when both sides agree, or after two hundred turns in a row in which nothing was captured, looked at, freed, disarmed or set, and no bomb exploded.',
} as const;
