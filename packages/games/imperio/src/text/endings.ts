/** How a match ends: there is but one way. */
export const ENDINGS: Readonly<Record<string, string>> = {
  roundsPlayed: 'Se jugaron todas las rondas: gana la mayor Riqueza.',
}
