/** What players read when something is refused, by the Fault's code. */
export const faults = {
  'fault.illegal-choice': 'That move is not possible now.',
  'fault.not-asked': 'The match has moved on. Look again.',
  'fault.bad-setup': 'A match can’t be started like this.',
  'fault.bad-position': 'This position can’t be read.',
  'fault.bad-army': 'This army can’t take the field.',
  'fault.bad-notation': 'This text can’t be read as a move.',
  'fault.bad-save': 'This file holds no match that can be read. Your present match is untouched.',
  'fault.bad-scenario': 'This scenario can’t be read.',
  'fault.bad-request': 'That can’t be done now.',
  'fault.core-failed': 'The rules engine had to be restarted.',
  'fault.time-out': 'No answer came in time. Try again.',
  'fault.elsewhere': 'This match is open in another tab or window.',
  'fault.unfinished': 'Another battle is still open.',
  'fault.storage': 'This page may not keep anything here.',
} as const;
