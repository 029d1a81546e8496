/** Medieval: why a choice is advised. */
export const medievalAdvice = {
  'medieval.hint.king': 'This captures the enemy King.',
  'medieval.hint.wins': 'This beats the {unit} on {square}.',
  'medieval.hint.captures': 'This takes the {unit} on {square} prisoner.',
  'medieval.hint.joined': '{count} Footmen together beat the {unit} on {square}.',
  'medieval.hint.odds':
    '{win, plural, =100 {Your {yours} will win on {square}.} other {Your {yours}’s chance to win on {square} is {win}%.}}',
  'medieval.hint.gamble': 'A gamble: your {yours} may be lost, but you will know what stands on {square}.',
  'medieval.hint.gives': 'You lose your {yours} here, but it should pay off later.',
  'medieval.hint.hits': 'This shot beats the {unit} on {square}, and can’t cost you your {yours}.',
  'medieval.hint.shoots': 'A shot can’t cost you your {yours}, and tells you what stands on {square}.',
  'medieval.hint.tests': 'This shot will be blocked, but can’t cost you your {yours}.',
  'medieval.hint.bursts':
    'This sets off the bomb on {square} when it suits you{lost, select, yes {, at the cost of your {yours}} other {}}.',
  'medieval.hint.look': 'It is worth knowing what stands on {square}.',
  'medieval.hint.rescue': 'This brings your {unit} back.',
  'medieval.hint.disarm': 'This takes the bomb on {square} from the enemy for good.',
  'medieval.hint.bomb':
    'The bomb on {square} threatens {count, plural, one {the enemy next to it} other {# enemies next to it}}{own, plural, =0 {} one {, but also your {yours} unless it moves away in time} other {, but also # of your own pieces unless they move away in time}}.',
  'medieval.hint.bombGuards':
    'The bomb on {square} keeps the enemy away from there{own, plural, =0 {} one {, but threatens your {yours} unless it moves away in time} other {, but threatens # of your own pieces unless they move away in time}}.',

  'medieval.hint.stockade': 'Your King reaches the enemy stockade.',
  'medieval.hint.escape': 'The prison is unguarded: your {yours} can walk out.',
  'medieval.hint.safer': 'This shields your King from the {foe} on {square}.',
  'medieval.hint.kingFlees': 'This gets your King away from the {foe} on {square}.',
  'medieval.hint.blast': 'This gets your {yours} out of the blast on {square}.',
  'medieval.hint.flees': 'This gets your {yours} away from the {foe} on {square}.',
  'medieval.hint.covers':
    'Your {yours} covers your {other} on {square}: if {side}’s {foe} takes it, you can take it back.',
  'medieval.hint.threatens': 'From there, your {yours} threatens the {foe} on {square}.',
  'medieval.hint.aims':
    'From {square}, your {yours} can shoot at {count, plural, one {an enemy piece} other {# enemy pieces}}.',
  'medieval.hint.scouts': 'From {square}, your Spy can look at an enemy next turn.',
  'medieval.hint.joins':
    'This puts {count, plural, =2 {two} =3 {three} =4 {four} other {#}} Footmen side by side, for a combined strength of {strength}.',
  'medieval.hint.faces':
    'From {square}, your {yours} can attack {count, plural, one {a hidden piece} other {# hidden pieces}}.',
  'medieval.hint.kingAway': 'This gets your King away from the enemy on {foe}.',
  'medieval.hint.kingHides': 'On {square}, more of your pieces stand around your King.',
  'medieval.hint.kingWaits': 'No strong move here; a quiet step with your King is fine.',
  'medieval.hint.kingForward': 'Your King gets closer to the enemy stockade.',
  'medieval.hint.fills': 'Your {yours} closes your stockade to the enemy King.',
  'medieval.hint.guards': 'Your {yours} guards your King from there.',
  'medieval.hint.room': 'This makes room for your {other}, which could not move.',
  'medieval.hint.middle': 'Your {yours} takes the centre, between the lakes.',
  'medieval.hint.flank': 'Your {yours} heads around the lakes.',
  'medieval.hint.leaves': 'This brings your {yours} out of the camp.',
  'medieval.hint.ventures': 'A step forward for your {yours}, though it may be attacked there.',
  'medieval.hint.advance': 'This brings your {yours} closer to the enemy camp.',
  'medieval.hint.back': 'Your {yours} does more good closer to home.',
  'medieval.hint.quiet': 'No strong move here; a quiet step with your {yours} is fine.',
  'medieval.hint.aside': 'From {square}, your {yours} can go to more squares.',

  'medieval.hint.pass': 'Nothing else is worth moving.',
  'medieval.hint.home': 'It is well placed there.',
  'medieval.hint.cell': 'Any cell will do.',
  'medieval.hint.makesRoom': 'This costs you least.',
  'medieval.hint.other': 'This looks best from here.',
} as const;
