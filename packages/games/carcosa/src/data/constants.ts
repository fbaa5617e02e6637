/** [1] Souls in a match. */
export const SOULS_MIN = 2
export const SOULS_MAX = 4

/** [3.10] Nobody sinks lower. */
export const SANITY_FLOOR = -5
/** [7.6] The maximum can be sacrificed while it is above this. */
export const SACRIFICE_MAX_FLOOR = -1
/** [D-14] Poison cannot push the maximum below this. */
export const POISON_MAX_FLOOR = -4

/** [7.4] */
export const TRAP_TURNS = 3
export const ESCAPE_TARGET = 3
export const ESCAPE_STUN = 1
/** [7.9] */
export const BLUNT_STUN = 2
/** [7.1] The Explorador keeps his feet with d6 + sanity of at least this. */
export const STAIRS_CHECK_TARGET = 3
/** [3.6] */
export const STATUS_ROUNDS = 2

/** [D-35] */
export const REVEALS_MAX = 40

/** [3.7, 6.1] What heals how much. */
export const VIAL_HEAL = 2
export const MEDITATE_ROOM = 1
export const MEDITATE_CORRIDOR = 2
/** [7.13] */
export const HEALER_HEAL = 2
export const HEALER_PRICE = 1
export const TANK_SHIELD = 1
export const BURY_PRICE = 1
export const BURY_MONSTER_PRICE = 2

/** [7.8] Special rooms. */
export const TABERNA_HEAL = 1
export const TABERNA_PRICE = 1
export const MOTEMEY_PRICE = 2
export const MOTEMEY_OFFERS = 2
export const ARMERIA_PLACES = 2
export const MONASTERIO_EXTRA = 2
export const SALON_VANITY_FROM_USE = 3
export const PUERTAS_LOSS = 1
/** [7.8] What the ritual costs actor and partner, by what the die shows. */
export const CAMARA_LOSSES: readonly (readonly [actor: number, partner: number])[] = [
  [2, 2],
  [2, 2],
  [1, 1],
  [1, 1],
  [2, 0],
  [2, 0],
]
/** [7.7] The ritual's key. */
export const KEYS_CAMARA_BONUS = 1

/** [7.10] */
export const STAIRS_CHARGES = 3
/** [7.6] What everybody else loses when somebody accepts −5. */
export const MINUS5_LOSS = 1
/** [3.6] What a cursed soul costs the others on the floor. */
export const CURSE_LOSS = 1
/** [14.2] What the active Anillo costs its owner each turn. */
export const RING_LOSS = 2
