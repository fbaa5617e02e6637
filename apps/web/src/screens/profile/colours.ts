/** The colours one can choose for oneself, as the server keeps them. Dark enough for gold and silver to shine on. */
export const COLOURS = ['#a5312b', '#1d5f9e', '#2a6e3f', '#8a5a00', '#6b3fa0', '#00707a', '#a2336f', '#3d4751'] as const

/** One of the colours above. */
export type Colour = (typeof COLOURS)[number]
