/** What the computer's characters are called, in every game that has them; what each is like the game says. */
export const characters = {
  'character.any': 'A random one',
  'character.bold': 'The Bold',
  'character.cautious': 'The Cautious',
  'character.hunter': 'The Hunter',
  'character.trapper': 'The Trapper',
  'character.curse-weaver': 'The Curse-Weaver',
  'character.swarm': 'The Swarm',
} as const;
