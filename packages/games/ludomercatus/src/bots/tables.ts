/** In how many of 36 throws of two dice each total comes up, by total. */
export const THROW_WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
export const THROWS = 36
export const THROW_MIN = 2
export const THROW_MAX = 12

/** How often a token comes to rest on a space in 10 000 throws, by space; worked out from dice, cards and jail. */
export const LANDINGS: readonly number[] = [
  309, 214, 189, 216, 233, 296, 226, 86, 233, 231, 622, 270, 261, 236, 247, 291, 279, 260, 294, 309, 288, 284, 105, 273,
  319, 307, 270, 268, 281, 259, 0, 268, 262, 237, 250, 243, 87, 218, 218, 263,
]
