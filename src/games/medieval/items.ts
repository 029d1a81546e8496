/** What the item of a `powerTo` choice means at `main`: which act leads from one square to the other. A plain step has none. */
export const ITEM = {
  attack: 1,
  joined: 2,
  shot: 3,
  look: 4,
  rescue: 5,
  disarm: 6,
  bombStep: 7,
  bombAttack: 8,
  // the same acts of a Footman or an Archer as above, with more of the turn to come
  stepOn: 9,
  attackOn: 10,
  joinedOn: 11,
  shotOn: 12,
} as const;
