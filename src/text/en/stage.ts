/** The few words that stand on the canvas. */
export const stage = {
  'stage.sum': '{attack} {sign} {defence}',
} as const;
