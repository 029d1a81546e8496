/** Which effect plays for which event of Medieval. Data for the stage. */

/** An event without an effect changes the board and shows nothing of its own: a rank that is called turns up on the piece. */
export const effects = {
  dealt: 'drop',
  placed: 'drop',
  moved: 'step',
  shown: 'flip',
  looked: 'lantern',
  fought: 'clash',
  struck: 'shot',
  exploded: 'blast',
  removed: { fight: 'crumble', shot: 'crumble', blast: 'crumble', other: 'fade' },
  returned: 'jail',
  freed: 'free',
  turn: 'turn',
  over: 'result',
} as const;
