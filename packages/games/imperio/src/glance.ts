import { currentFrame, type Seat } from '@ludoteca/kernel'
import type { Frame } from './frames.ts'
import { listOf } from './rules/list.ts'
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

/** The view for bots, who look at little of it: each part is looked up, or counted over cards, when it is asked for. */
export function glance(s: Readonly<State>, seat: Seat): View {
  return new Glance(s, seat)
}

class Glance implements View {
  readonly #s: Readonly<State>
  readonly #me: Seat
  readonly #frame: Frame | undefined
  #own: View['own'] | undefined

  constructor(s: Readonly<State>, me: Seat) {
    this.#s = s
    this.#me = me
    this.#frame = currentFrame(s)
  }

  get options(): View['options'] {
    return this.#s.config
  }

  get round(): number {
    return this.#s.round
  }

  get phase(): View['phase'] {
    return this.#s.phase
  }

  get seedCommit(): string {
    return this.#s.seedCommit
  }

  get personaId(): View['personaId'] {
    return this.#s.personaId
  }

  get owners(): View['owners'] {
    return this.#s.owners
  }

  get properties(): View['properties'] {
    return this.#s.properties
  }

  get marketRow(): View['marketRow'] {
    return this.#s.market.row
  }

  get marketSignals(): View['marketSignals'] {
    return this.#s.signals
  }

  get moodOptions(): View['moodOptions'] {
    return this.#s.moodOptions
  }

  get activeMoodId(): string | null {
    return this.#s.mood
  }

  get electionOptions(): View['electionOptions'] {
    return this.#s.candidates
  }

  get metersBase(): View['metersBase'] {
    return this.#s.meters
  }

  get activeBundle(): View['activeBundle'] {
    return this.#s.bundle
  }

  get infra(): View['infra'] {
    return this.#s.infra
  }

  get scheduled(): View['scheduled'] {
    return this.#s.scheduled
  }

  get pacts(): View['pacts'] {
    return this.#s.pacts
  }

  get pressTicker(): View['pressTicker'] {
    return this.#s.headlines
  }

  get lastEventResults(): View['lastEventResults'] {
    return this.#s.eventResults
  }

  get submitted(): View['submitted'] {
    return submittedIn(this.#frame)
  }

  get ranking(): View['ranking'] {
    return this.#s.ranking
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
    return listOf(risksOf(this.#s), riskLevelOf)
  }

  get reserves(): View['reserves'] {
    return listOf(this.marketRow, reserveOf)
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
