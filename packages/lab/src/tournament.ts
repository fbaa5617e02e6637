import { STRENGTHS } from '@ludoteca/bots'
import type { Strength } from '@ludoteca/kernel'
import type { Crew } from './pool.ts'
import { type BotReport, simulate } from './simulate/simulate.ts'
import type { SimulationSpec } from './simulate/stretch.ts'

export interface TournamentSpec extends Omit<SimulationSpec, 'bots' | 'keepRows'> {
  readonly seats: number
}
/** Two neighbouring strengths against each other. */
export interface Rung {
  readonly stronger: Strength
  readonly weaker: Strength
  readonly strongerReport: BotReport
  readonly weakerReport: BotReport
  /** The stronger one wins more, and the 95 % intervals do not overlap. */
  readonly isClear: boolean
}

/** Plays each strength against the one below, the two taking every other seat. */
export async function tournament({ seats, ...spec }: TournamentSpec, crew: Crew = {}): Promise<readonly Rung[]> {
  const rungs: Rung[] = []
  for (let i = 1; i < STRENGTHS.length; i++) {
    const weaker = STRENGTHS[i - 1] as Strength
    const stronger = STRENGTHS[i] as Strength
    const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? stronger : weaker))
    const { report } = await simulate({ ...spec, bots }, crew)
    const strongerReport = report.byBot[stronger] as BotReport
    const weakerReport = report.byBot[weaker] as BotReport
    const isClear = strongerReport.low95 > weakerReport.high95
    rungs.push({ stronger, weaker, strongerReport, weakerReport, isClear })
  }
  return rungs
}
