import { TABLE } from '@ludoteca/kernel'
import type { Promised, Verdict } from './checker.ts'
import type { Fault, History, Story, StoryMove } from './history.ts'

/** How much later than the server others notice that it is there again. */
const NOTICED_MS = 500
/** How long a move may be on its way to a server that has much else to do. */
const UNDER_WAY_MS = 2_000

/**
 * Looks at the moves that were made for people who answer always, and as soon as they can. It is the server's fault if
 * it was not there and did not give them the time to come back afterwards, or if their answer was there before. That an
 * autopilot plays for somebody who comes back at once has no excuse.
 */
export function checkForfeits(
  history: History,
  { matchId, moves }: Story,
  notAfter: readonly number[],
  { returnGraceMs }: Promised,
): Pick<Verdict, 'forfeits' | 'late'> {
  const forfeits: string[] = []
  const late: string[] = []
  const holders = holdersOf(history)
  for (const { seq, seat, by } of moves) {
    const holder = by === 'clock' || by === 'autopilot' ? holders.get(seat) : undefined
    if (holder === undefined) continue
    const madeAt = notAfter[seq] as number
    const name = `move ${seq} of ${matchId} was made by the ${by} of seat ${seat} for ${holder}`
    const away = history.faults.find((fault) => isAway(fault, madeAt, returnGraceMs))
    if (by === 'autopilot') forfeits.push(`${name}, who was never away for long`)
    else if (away !== undefined) forfeits.push(`${name}, ${inWords(away, madeAt)}`)
    else if (hadAnswered(history, holder, madeAt)) forfeits.push(`${name}, whose answer had been sent in time`)
    else late.push(name)
  }
  return { forfeits, late }
}

function holdersOf({ people, seen }: History): ReadonlyMap<StoryMove['seat'], string> {
  const holders = new Map<number, string>()
  for (const { who, seat } of seen) {
    const person = people.get(who)
    if (seat !== null && person?.isPrompt) holders.set(seat, who)
    if (person?.speaksForTable) holders.set(TABLE, who)
  }
  return holders
}

/** Whether the server or its database was away then, or people had no time yet to come back. */
function isAway({ kind, from, until }: Fault, at: number, returnGraceMs: number): boolean {
  return (kind === 'kills' || kind === 'freezes') && at >= from && at < until + returnGraceMs - NOTICED_MS
}

function inWords({ kind, from, until }: Fault, at: number): string {
  const length = Math.round(until - from)
  return `${Math.round(at - until)} ms after one of the ${kind}, which took ${length} ms`
}

/** Whether a move of this person lay with the server, which was there, and had no answer yet. */
function hadAnswered({ sent, faults }: History, holder: string, madeAt: number): boolean {
  const backAt = Math.max(...faults.filter(({ from }) => from < madeAt).map(({ until }) => until))
  return sent.some(
    ({ who, at, answeredAt = Number.POSITIVE_INFINITY }) =>
      who === holder && answeredAt > madeAt && at.some((time) => time > backAt && time < madeAt - UNDER_WAY_MS),
  )
}
