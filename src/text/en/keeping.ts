/** Battles that are kept: the one left open, the three saves, and what is asked before one is lost. */
export const keeping = {
  'keeping.match':
    '{game} ({level, select, person {two players} other {{opponent}}}){turn, select, none {, move {ply}} 0 {, not started} other {, turn {turn}}}',
  'keeping.continue': 'Continue {match}',

  'keeping.open': 'You have an unfinished battle',
  'keeping.lost': '{match}. Starting another battle discards it unless you save it first.',
  'keeping.lost.unnamed': 'Starting another battle discards it unless you save it first.',
  'keeping.on': 'Continue it',
  'keeping.save-first': 'Save it first',
  'keeping.discard': 'Discard it',

  'keeping.save': 'Save',
  'keeping.save.over': 'Overwrite',
  'keeping.load': 'Load',
  'keeping.save.title': 'Save this battle',
  'keeping.load.title': 'Load a battle',
  'keeping.slot': 'Slot {slot}',
  'keeping.empty': 'Empty',
  'keeping.damaged': 'This save is damaged and can’t be loaded (bad-save).',
  'keeping.delete': 'Delete',
  'keeping.saved': 'Saved in slot {slot}.',
  'keeping.changed': 'Another tab has changed this slot. Look at it again.',
  'keeping.refused': 'This browser refused to store the save. “Save to a file” still works.',
  'keeping.overwrite.ask': 'Overwrite this save?',
  'keeping.overwrite': 'Overwrite',
  'keeping.delete.ask': 'Delete this save for good?',
  'keeping.keep': 'Keep it',
} as const;
