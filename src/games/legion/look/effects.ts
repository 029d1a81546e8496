/** Which effect plays for which event of Legion. Data for the stage. */

/** An event without an effect changes the board and shows nothing of its own. */
export const effects = {
  built: 'unroll',
  placed: 'drop',
  fought: 'clash',
  struck: 'shot',
  removed: { fight: 'crumble', shot: 'crumble', crown: 'crumble', resigned: 'fade', slipped: 'fade', other: 'fade' },
  flag: 'fly',
  turn: 'turn',
  over: 'result',
} as const;
