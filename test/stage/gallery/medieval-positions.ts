/** Positions of Medieval to look at, by name: a line, or the object of src/contract/MEDIEVAL.md. */
export const MEDIEVAL_POSITIONS: Readonly<Record<string, unknown>> = {
  /** Both armies as the rules' example sets them up. */
  opening: '15/4fmlkpbs4/4xfgfgfx4/5an1na5/15/15/15/15/15/15/15/5AN1NA5/4XFGFGFX4/4SBPKLMF4/15 r - R2B2',
  /** In the midst of it: pieces known, bombs burning, prisoners on both rows, the Mage on a lake. */
  siege: {
    line: "5P'1S'7/6lkp6/4xf2gf5/5an8/2x12/15/7O1n5/3N2G1f6/6FFo6/8L6/5M9/5A3A5/4XFG3X4/5B1K7/4m'1s'1b'6 r h9R1,i7B2 R1B1",
    shown: ['j9', 'd8', 'g7', 'h7'],
    looked: { i13: 0, g8: 1 },
  },
  /** An Archer, a Ballista, and what stands before them. */
  range: {
    line: '15/7k7/15/15/3f11/6xf7/7n7/6G1x6/6Ax7/7B1g5/5M3f5/5F9/15/7K7/15 r - R2B2',
  },
  /** Four Footmen in a bent chain before a Paladin: `g7xg8+`. */
  joined: '15/7k7/15/15/3f11/15/6n8/6p8/5FFF7/5F9/15/15/15/7K7/15 r - R2B2',
  /** A bomb between friend and foe that goes off when Blue has acted: `h7xh8`, or `d11-d10`. */
  blast: '15/7k7/15/15/3f11/5n1n7/6XgP6/6xog6/6fNF6/15/15/15/15/7K7/15 r h8B2 R2B1',
  /** The Spy before a Paladin: `g7?g9>e2`. */
  look: '15/7k7/15/15/3f11/15/6p8/15/6S8/5N1A7/15/15/4XFGFGF5/5BPK1M5/15 r - R2B2',
  /** A Paladin taken by a Ballista, and put away: `g6~g9`, `jail e1`. */
  jail: "15/7k7/15/15/3f11/15/6p8/15/15/6B8/15/15/4XFGFGF5/5NPK1M5/5s'1l'7 r - R2B2",
  /** A rescue: `g12^g15>e3>f3`. */
  rescue: "4L'1P'8/15/15/6S8/3f11/9k5/15/15/15/15/15/15/15/7K7/15 r - R2B2",
  /** The King falls: `h13xh14`. */
  king: "5P'9/6fkf6/7N7/15/3f11/15/15/15/15/15/15/15/4XFG2FX4/5B1K3M3/4m'10 r - R2B2",
  /** The King steps onto the stockade: `g13-h14`. */
  stockade: '15/15/6K8/15/3f11/9k5/15/15/15/15/15/15/4XFG2FX4/5B3L5/15 r - R2B2',
};
