import type { Seasons } from '@ludoteca/kernel'
import { dayAt } from './weeks.ts'

/** A person's seat in a match: what is needed to count meetings. */
interface MeetingSeat {
  readonly matchId: string
  readonly at: number
  readonly team: string
  readonly network: string | null
}

type Rules = Pick<Seasons, 'meetingsMax' | 'utcOffsetMinutes'>

/**
 * Matches that do not count because two of one team from one network have met too often that day. `seats` are all seats of
 * people, in the order in which their matches ended.
 */
export function metTooOften(seats: readonly MeetingSeat[], { meetingsMax, utcOffsetMinutes }: Rules): Set<string> {
  const meetings = new Map<string, number>()
  const tooMany = new Set<string>()
  for (const [matchId, own] of byMatch(seats)) {
    for (const pair of pairsOf(own)) {
      const key = `${dayAt(own[0]?.at ?? 0, utcOffsetMinutes)} ${pair}`
      const times = (meetings.get(key) ?? 0) + 1
      meetings.set(key, times)
      if (times > meetingsMax) tooMany.add(matchId)
    }
  }
  return tooMany
}

function byMatch(seats: readonly MeetingSeat[]): ReadonlyMap<string, readonly MeetingSeat[]> {
  const matches = new Map<string, MeetingSeat[]>()
  for (const seat of seats) {
    const own = matches.get(seat.matchId)
    if (own === undefined) matches.set(seat.matchId, [seat])
    else own.push(seat)
  }
  return matches
}

/** Teams and networks with at least two seats in the match. */
function pairsOf(seats: readonly MeetingSeat[]): ReadonlySet<string> {
  const once = new Set<string>()
  const twice = new Set<string>()
  for (const { team, network } of seats) {
    if (network === null) continue
    const key = JSON.stringify([team, network])
    if (once.has(key)) twice.add(key)
    once.add(key)
  }
  return twice
}
