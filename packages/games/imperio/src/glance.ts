import type { Seat } from '@ludoteca/kernel'
import type { Frame } from './frames.ts'
import { modeOf } from './rules/mode.ts'
import { reserveOf } from './rules/properties.ts'
import { riskLevelOf, riskOf, risksOf } from './rules/risk.ts'
import { wealthOfAll } from './rules/wealth.ts'
import type { State } from './state.ts'
import {
  awardVotesIn,
  dealsFor,
  effectiveMeters,
  livePercentages,
  NOTHING,
  ownOf,
  rumorsIn,
  specialIn,
  submittedIn,
  type View,
  votersIn,
} from './view.ts'

/** The view for bots, who look at little of it: what is counted over cards, owners or votes is counted when asked for. */
export function glance(s: Readonly<State>, seat: Seat): View {
  return new Glance(s, seat)
}

class Glance implements View {
  readonly options: View['options']
  readonly round: number
  readonly phase: View['phase']
  readonly seedCommit: string
  readonly personaId: View['personaId']
  readonly owners: View['owners']
  readonly properties: View['properties']
  readonly marketRow: View['marketRow']
  readonly marketSignals: View['marketSignals']
  readonly moodOptions: View['moodOptions']
  readonly activeMoodId: string | null
  readonly electionOptions: View['electionOptions']
  readonly metersBase: View['metersBase']
  readonly activeBundle: View['activeBundle']
  readonly infra: View['infra']
  readonly scheduled: View['scheduled']
  readonly pacts: View['pacts']
  readonly pressTicker: View['pressTicker']
  readonly lastEventResults: View['lastEventResults']
  readonly submitted: View['submitted']
  readonly ranking: View['ranking']
  readonly #s: Readonly<State>
  readonly #me: Seat
  readonly #frame: Frame | undefined
  #own: View['own'] | undefined

  constructor(s: Readonly<State>, me: Seat) {
    const frame = s.agenda[s.agenda.length - 1]
    this.options = s.config
    this.round = s.round
    this.phase = s.phase
    this.seedCommit = s.seedCommit
    this.personaId = s.personaId
    this.owners = s.owners
    this.properties = s.properties
    this.marketRow = s.market.row
    this.marketSignals = s.signals
    this.moodOptions = s.moodOptions
    this.activeMoodId = s.mood
    this.electionOptions = s.candidates
    this.metersBase = s.meters
    this.activeBundle = s.bundle
    this.infra = s.infra
    this.scheduled = s.scheduled
    this.pacts = s.pacts
    this.pressTicker = s.headlines
    this.lastEventResults = s.eventResults
    this.submitted = submittedIn(frame)
    this.ranking = s.ranking
    this.#s = s
    this.#me = me
    this.#frame = frame
  }

  get rounds(): number {
    return modeOf(this.#s).rounds
  }

  get special(): View['special'] {
    return specialIn(this.#s)
  }

  get wealth(): View['wealth'] {
    return wealthOfAll(this.#s)
  }

  get riskLevels(): View['riskLevels'] {
    return risksOf(this.#s).map(riskLevelOf)
  }

  get reserves(): View['reserves'] {
    return this.marketRow.map(reserveOf)
  }

  get moodVoters(): View['moodVoters'] {
    return votersIn(this.#frame)
  }

  get liveMoodPct(): View['liveMoodPct'] {
    return livePercentages(this.#s, this.#frame)
  }

  get meters(): View['meters'] {
    return effectiveMeters(this.#s)
  }

  get deals(): View['deals'] {
    return dealsFor(this.#s, this.#me)
  }

  get dealStage(): number {
    return this.#frame?.step === 'action' ? this.#frame.stage : 0
  }

  get watcherCount(): number {
    return this.#s.audience.length
  }

  get rumorCenti(): View['rumorCenti'] {
    return rumorsIn(this.#s)
  }

  get nominees(): View['nominees'] {
    return this.#frame?.step === 'awards' ? this.#frame.nominees : NOTHING
  }

  get awardVotesCast(): number {
    return awardVotesIn(this.#s, this.#frame)
  }

  get own(): View['own'] {
    const me = this.#me
    if (me < 0 || me >= this.owners.length) return null
    this.#own ??= ownOf(this.#s, me, this.#frame, riskOf(this.#s, me))
    return this.#own
  }

  get frontPage(): View['frontPage'] {
    return this.phase === 'END' ? this.#s.frontPage : NOTHING
  }

  get matchSeed(): string {
    return this.phase === 'END' ? this.#s.matchSeed : ''
  }
}
