/** How a bot weighs what it sees. */
export interface Character {
  /** How many turns it looks ahead. */
  readonly horizon: number
  /** Whether it sees that a step may spare the penalty or earn the bonus. */
  readonly seesExtremes: boolean
  /** How often it does whatever comes to mind, in hundredths. */
  readonly whimHundredths: number
  /** How often it does the opposite about the lottery, in hundredths. */
  readonly contraryHundredths: number
}
