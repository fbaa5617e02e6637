/** What seats are painted in at tables that have no colours of their own. White can be read on each of them. */
export const SEAT_INKS: readonly string[] = [
  '#b3322b',
  '#1d5f9e',
  '#2a6e3f',
  '#8a5a00',
  '#6b3fa0',
  '#00707a',
  '#a2336f',
  '#4f5b66',
  '#7a4a2b',
  '#47671f',
  '#39489c',
  '#8f3d55',
]
