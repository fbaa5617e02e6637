import type { State } from '../state.ts'
import { listOf } from './list.ts'
import { setsOfAll } from './properties.ts'

/** [2.4.2] What a new round forgets, and what it brings into force. */
export function beginRound(s: State): void {
  resetCounters(s)
  dropEnded(s)
  s.mood = s.moodNext
  s.moodNext = null
  s.rumors = s.rumorsNext
  s.rumorsNext = listOf(s.rumors, () => 0)
}

function resetCounters(s: State): void {
  for (const owner of s.owners) {
    owner.damage = 0
    owner.fameSpent = false
    owner.riskNow = owner.riskNext
    owner.riskNext = 0
  }
  for (const stats of s.stats) {
    stats.rentThisRound = 0
    stats.forcedSalesThisRound = 0
  }
  s.setsAtReveal = setsOfAll(s)
  s.deals = []
  s.ballots = []
  s.news = []
  s.headlines = []
  s.eventResults = []
}

/** [3.10] Timed modifiers that ended with the last round. */
function dropEnded(s: State): void {
  const lasts = ({ untilRound }: { readonly untilRound: number }) => untilRound >= s.round
  for (const property of s.properties) {
    if (property.tempRentBonus.length > 0) property.tempRentBonus = property.tempRentBonus.filter(lasts)
    if (property.tempWorthBonus.length > 0) property.tempWorthBonus = property.tempWorthBonus.filter(lasts)
  }
  s.infra = s.infra.filter(lasts)
  s.weights = s.weights.filter(lasts)
  if (s.bundle !== null && !lasts(s.bundle)) s.bundle = null
  s.pacts = s.pacts.filter(({ round }) => round >= s.round)
}
