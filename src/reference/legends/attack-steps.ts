/** Step numbers of an attack (R42). */
export const ATTACK_STEP = {
  castle: 0,
  name: 1,
  reveal: 2,
  spell: 3,
  innates: 4,
  answeredInnates: 5,
  abilities: 6,
  answeredAbilities: 7,
  window: 8,
  compare: 9,
  back: 10,
  fallen: 11,
  won: 12,
  berserk: 13,
} as const;
