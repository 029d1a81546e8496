/** What players read when something is refused, by the Fault's code. */
export const faults = {
  'fault.illegal-choice': 'That move isn’t possible now.',
  'fault.not-asked': 'The battle has moved on. Look again.',
  'fault.bad-setup': 'A battle can’t start like this.',
  'fault.bad-position': 'This position can’t be read.',
  'fault.bad-army': 'This army can’t take the field.',
  'fault.bad-notation': 'That text isn’t a move.',
  'fault.bad-save': 'No battle could be read from this file. Your current battle is untouched.',
  'fault.bad-scenario': 'This scenario can’t be read.',
  'fault.bad-request': 'You can’t do that now.',
  'fault.core-failed': 'The game engine had to restart.',
  'fault.time-out': 'No answer came in time. Try again.',
  'fault.elsewhere': 'This battle is open in another tab or window.',
  'fault.unfinished': 'Another battle is still open.',
  'fault.storage': 'This browser doesn’t let the page save anything.',
} as const;
