/** Positions to look at: every terrain, all nations, all states of a piece. */

/** The same board but for what stands hidden on f7. */
const hiding = (piece: number) => ({
  terrain: ['ppffmm^^', 'ppffmm^^', 'tt~~ddpp', 'tt~~ddpp', 'fpmpdp^p', 'pfpmptp~', 'ddttmmff', 'dpt^m~fp'],
  pieces: { a1: [33, 0], d4: [1, 0], c8: [204, 1], f7: [piece, 1], h7: [161, 1] },
  turn: 0,
});

const PLAIN = Array.from({ length: 8 }, () => 'pppppppp');

export const POSITIONS: Readonly<Record<string, unknown>> = {
  /** A strike from afar: `d4.1>d6`. */
  strike: { terrain: PLAIN, pieces: { d4: [14, 0], a1: [33, 0], d6: [188, 1], h8: [204, 1], g7: [161, 1] }, turn: 0 },
  /** An attack that captures: `e6-e5`. */
  capture: { terrain: PLAIN, pieces: { e5: [14, 0], a1: [33, 0], e6: [141, 1], h8: [204, 1], b1: [1, 0] }, turn: 1 },
  /** Two hidden pieces with reasons of every kind, a curse in force: `d4-d5`. */
  sums: {
    terrain: ['pppppppp', 'ppffpppp', 'pp~~pppp', 'pppdpppp', 'pppppppp', 'pppppppp', 'pptt^^pp', 'pppppppp'],
    pieces: {
      d4: [41, 0],
      d5: [143, 1],
      a1: [33, 0],
      h8: [204, 1],
      g7: [162, 1],
      c2: [1, 0],
      e7: [160, 1],
      f2: [37, 0],
    },
    boosts: { d4: 2 },
    curse: [99, 0],
    turn: 0,
  },
  /** A hidden spell: `d4-d5`; a flight: `b2.2>b6`; a charge: `g2.1>g5`. */
  powers: {
    terrain: ['pppppppp', 'ppffpppp', 'pp~~pppp', 'pppdpppp', 'pppppppp', 'pppppppp', 'pptt^^pp', 'pppppppp'],
    pieces: {
      d4: [41, 0],
      d5: [131, 1],
      a1: [33, 0],
      h8: [204, 1],
      b4: [160, 1],
      b2: [10, 0],
      g2: [7, 0],
      f4: [98, 0],
      f5: [160, 1],
    },
    curse: [99, 0],
    turn: 0,
  },
  /** A hidden castle: `d4-d5`. */
  castle: {
    terrain: PLAIN,
    pieces: { d4: [41, 0], d5: [204, 1], a1: [33, 0], g7: [162, 1], c2: [1, 0], e7: [160, 1], f2: [37, 0] },
    turn: 0,
  },
  'hidden-soldier': hiding(160),
  'hidden-magic': hiding(200),
  'hidden-castle': hiding(206),
  /** Pieces that have changed sides, both ways, among lent strengths. */
  changed: {
    terrain: PLAIN,
    pieces: {
      a1: [33, 0],
      b3: { piece: 147, army: 1, seat: 0, shown: true },
      c3: { piece: 103, army: 1, seat: 0, shown: true, fresh: true },
      d4: [8, 0],
      e3: { piece: 197, army: 1, seat: 0, shown: true },
      b5: { piece: 37, army: 0, seat: 1, shown: true },
      c5: [161, 1, 'shown'],
      d5: [144, 1, 'shown'],
      e5: [103, 1, 'shown'],
      d6: [188, 1, 'shown'],
      f6: { piece: 8, army: 0, seat: 1, shown: true, fresh: true },
      h8: [204, 1],
    },
    boosts: { c5: 2, d5: 2, e5: 2, d4: 2 },
    turn: 0,
  },
  terrains: {
    terrain: ['ppffmm^^', 'ppffmm^^', 'tt~~ddpp', 'tt~~ddpp', 'fpmpdp^p', 'pfpmptp~', 'ddttmmff', 'dpt^m~fp'],
    pieces: {
      b1: [1, 0],
      c1: [37, 0, 'shown'],
      d1: [30, 0],
      e1: [33, 0],
      h1: [70, 0],
      a2: [71, 0],
      c2: { piece: 72, army: 0, lookedBy: [1] },
      d2: [103, 0],
      d4: { piece: 170, army: 1, seat: 0, shown: true },
      e5: [8, 0],
      e6: [160, 1, 'shown'],
      f6: [146, 1],
      g6: [171, 1],
      h6: [172, 1, 'shown'],
      a8: [206, 1],
      b8: [205, 1, 'shown'],
      c8: [120, 1, 'shown'],
      d8: [130, 1, 'shown'],
      e8: [185, 1, 'shown'],
    },
    boosts: { e5: [2, 'flying'], b1: 1 },
    turn: 0,
  },
};
