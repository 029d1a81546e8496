/** Legion: what happens in a duel, how it ends and what it came to. */
export const legionLog = {
  'legion.log.removed.shot': '{side}’s {unit} on {square} is shot and goes back to the reserve.',
  'legion.log.removed.crown': 'The King sends {side}’s {unit} on {square} back to the reserve.',
  'legion.log.removed.fought':
    'The attack from {from} sends {side}’s {unit} on {square} back to the reserve: {attack} against {defence}.',
  'legion.log.removed.by':
    'The {attacker} on {from} sends {side}’s {unit} on {square} back to the reserve: {attack} against {defence}.',
  'legion.log.fought':
    'The {attacker} on {from} attacks the {defender} on {square}. {attack} against {defence}: the {defender} {beaten, select, true {goes back to the reserve} other {holds}}.',
  'reason.all-placed': '{side} has all ten units on the board.',
  'reason.king-removed': '{other}’s King has fallen.',
  'reason.king-left': '{other} had only the King left to place.',
  'reason.caravan': 'Longest lines: {first} for Black, {second} for White.',
  'reason.forest': 'Units in forests: {first} for Black, {second} for White.',
  'reason.placements': 'Three hundred units were placed.',
  'reason.passes': 'Neither side could place a unit.',
  'result.placements': 'It took {count, plural, one {# placement} other {# placements}}.',
  'legion.redrawn': 'Same settings, but the colours may change.',
  'result.course.empty': 'No unit stands yet.',
} as const;
