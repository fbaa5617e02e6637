import { TIE_BREAKS } from './ui.ts'

const PLAYED = 'Se jugaron todas las rondas'

/** How a match ends: there is but one way, but the first two may be as rich as each other. */
export const ENDINGS: Readonly<Record<string, string>> = {
  roundsPlayed: `${PLAYED}: gana la mayor Riqueza.`,
  ...Object.fromEntries(
    Object.entries(TIE_BREAKS).map(([tieBreak, decides]) => [
      `tied.${tieBreak}`,
      `${PLAYED}. Los dos primeros empatan en Riqueza: ${decides}.`,
    ]),
  ),
}
