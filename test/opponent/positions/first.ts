/** Seat 1 leads by 14 to 8 in a fight that is decided; it could spend pieces on it, its own castle among them. */
export const FIRST = {
  setup: {
    game: 'legends',
    seats: [
      { army: { boxed: 'good 3' } },
      {
        player: 'computer',
        level: 'standard',
        character: 'bold',
        army: [
          137, 140, 107, 176, 177, 146, 111, 180, 115, 147, 113, 118, 152, 116, 119, 121, 120, 158, 192, 124, 159, 193,
          195, 196, 168, 134, 132, 198, 131, 170,
        ],
      },
    ],
    options: { exchanges: 'off' },
    seed: 1444286888,
  },
  play: ['c4-c5', 'c5.1>d5', 'c5.1>b6', 'd8.1>c7'],
} as const;

/** The answer that gives the own castle away. */
export const FED_CASTLE = 'c5.1>b5';
