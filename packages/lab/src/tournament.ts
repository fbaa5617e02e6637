import { STRENGTHS } from '@ludoteca/bots'
import type { Strength } from '@ludoteca/kernel'
import { loadBox } from './load.ts'
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

/**
 * Plays each strength against the one below, the two taking every other seat. Where all play together, no seat can beat
 * another: there whole tables of each play the same matches.
 */
export async function tournament({ seats, ...spec }: TournamentSpec, crew: Crew = {}): Promise<readonly Rung[]> {
  const { cooperative = false } = await loadBox(spec.game)
  const tables = tablesOf(spec, seats, crew)
  const rungs: Rung[] = []
  for (let i = 1; i < STRENGTHS.length; i++) {
    const weaker = STRENGTHS[i - 1] as Strength
    const stronger = STRENGTHS[i] as Strength
    const reportOf = cooperative ? tables : await duel(spec, seats, stronger, weaker, crew)
    const strongerReport = await reportOf(stronger)
    const weakerReport = await reportOf(weaker)
    const isClear = strongerReport.low95 > weakerReport.high95
    rungs.push({ stronger, weaker, strongerReport, weakerReport, isClear })
  }
  return rungs
}

type MatchesSpec = Omit<TournamentSpec, 'seats'>
type ReportOf = (strength: Strength) => Promise<BotReport>

/** Both strengths in the same matches. */
async function duel(
  spec: MatchesSpec,
  seats: number,
  stronger: Strength,
  weaker: Strength,
  crew: Crew,
): Promise<ReportOf> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? stronger : weaker))
  const { report } = await simulate({ ...spec, bots }, crew)
  return async (strength) => report.byBot[strength] as BotReport
}

/** Each strength at a table of its own, which is played once. */
function tablesOf(spec: MatchesSpec, seats: number, crew: Crew): ReportOf {
  const reports = new Map<Strength, BotReport>()
  return async (strength) => {
    const known = reports.get(strength)
    if (known) return known
    const bots = Array.from({ length: seats }, () => strength)
    const { report } = await simulate({ ...spec, bots }, crew)
    const own = report.byBot[strength] as BotReport
    reports.set(strength, own)
    return own
  }
}
