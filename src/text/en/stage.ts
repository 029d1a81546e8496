/** The few words that stand on the canvas. */
export const stage = {
  'stage.sum': '{attack} {sign} {defence}',
  'stage.line': '{by} {reason}',
  'stage.reason.own': 'own power',
  'stage.reason.foe': 'against it',
  'stage.reason.curse': 'curse',
  'stage.reason.lent': 'boost',
} as const;
