/** Medieval: names of sides, pieces, terrain and forms, why a match ended, and the words beside the board. */
export const medievalGame = {
  'medieval.side.0': 'Red',
  'medieval.side.1': 'Blue',

  'medieval.unit.0': 'Footman',
  'medieval.unit.1': 'Guard',
  'medieval.unit.2': 'Axeman',
  'medieval.unit.3': 'Archer',
  'medieval.unit.4': 'Knight',
  'medieval.unit.5': 'Ballista',
  'medieval.unit.6': 'Mage',
  'medieval.unit.7': 'Alchemist',
  'medieval.unit.8': 'Paladin',
  'medieval.unit.9': 'Spy',
  'medieval.unit.10': 'King',
  'medieval.unit.11': 'Bomb',
  'medieval.unit.0.about':
    'Several can act in one turn. Footmen that stand side by side can attack as one, with 2 for each.',
  'medieval.unit.1.about': 'When attacked, it holds against everything up to 6.',
  'medieval.unit.2.about': 'Moves up to two squares, and attacks with the last step.',
  'medieval.unit.3.about':
    'Shoots in a straight line, two to four squares away, over pieces and water. It never attacks by moving. Both Archers can act in one turn.',
  'medieval.unit.4.about': 'Moves up to three squares, and attacks with the last step.',
  'medieval.unit.5.about':
    'Shoots in a straight line, two or three squares away, with no piece between. Its shot beats everything but a King; every attack beats it.',
  'medieval.unit.6.about':
    'Strikes a piece next to it without moving, and beats everything but a King. It can walk on lakes. Every attack beats it.',
  'medieval.unit.7.about': 'Moves up to three squares. When it leaves its square, it can set a bomb there.',
  'medieval.unit.8.about': 'Moves up to two squares, and attacks with the last step.',
  'medieval.unit.9.about':
    'Moves up to three squares. It looks at enemy pieces, disarms enemy bombs and frees prisoners of its own side. If it looks at a King, it is taken prisoner.',
  'medieval.unit.10.about':
    'Moves one square, diagonally too. It can’t attack, and no shot or blast harms it. Any attack captures it.',
  'medieval.unit.11.about':
    'Explodes at the start of its owner’s second turn after it was set, or at once when it is attacked or shot. Every piece on the eight squares around it falls or is captured, except Kings and prisoners.',

  'medieval.terrain.0': 'land',
  'medieval.terrain.1': 'lake',
  'medieval.terrain.2': 'wall',
  'medieval.terrain.0.about': 'Any piece can walk here.',
  'medieval.terrain.1.about': 'Only a Mage can walk here. Shots cross it.',
  'medieval.terrain.2.about': 'Not part of the board.',

  'medieval.form.standard': 'Medieval',
  'medieval.form.seventeen': 'Medieval with seventeen',
  'medieval.form.standard.about': 'Capture the enemy King, or bring your King to the enemy stockade.',
  'medieval.form.seventeen.about':
    'Capture the enemy King, or bring your King to the enemy stockade. The stockades start empty.',

  'reason.king': '{other}’s King was captured.',
  'reason.stockade': '{side}’s King stands in the enemy stockade.',
  'reason.no-action': '{other} could neither move nor attack.',
  'reason.no-progress': 'Too many turns passed without progress.',
  'medieval.length': 'After {count, plural, one {# turn} other {# turns}}.',
} as const;
