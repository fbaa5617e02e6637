import { groupBy } from '../group.ts'
import { checkForfeits } from './check-forfeits.ts'
import type { Promised, Verdict } from './checker.ts'
import type { History, Question, Story } from './history.ts'
import { Timeline } from './timeline.ts'

/** How exactly timers and clocks count. */
const TOLERANCE_MS = 5

type ClockFaults = Pick<Verdict, 'earlyClocks' | 'doubleClocks' | 'forfeits' | 'late'>
type Found = { [K in keyof ClockFaults]: string[] }

/** Clocks move for those alone who do not answer, once, and when their time is up by a clock that nobody sets. */
export function checkClocks(history: History, stories: readonly Story[], promised: Promised): ClockFaults {
  const found: Found = { earlyClocks: [], doubleClocks: [], forfeits: [], late: [] }
  const seen = groupBy(history.seen, ({ matchId }) => matchId)
  const sent = groupBy(history.sent, ({ matchId }) => matchId)
  for (const story of stories) {
    const { matchId } = story
    const own = { ...history, seen: seen.get(matchId) ?? [], sent: sent.get(matchId) ?? [] }
    const { notAfter } = new Timeline(own, story)
    checkTimes(story, notAfter, own, promised.clockGraceMs, found)
    const { forfeits, late } = checkForfeits(own, story, notAfter, promised)
    found.forfeits.push(...forfeits)
    found.late.push(...late)
  }
  return found
}

/**
 * When exactly a move was made nobody knows who only looks on. But it was made after it was sent, after the move before
 * it, and before anybody knew of it: whoever is early by that is early for certain.
 */
function checkTimes(
  { matchId, moves }: Story,
  notAfter: readonly number[],
  { sent }: History,
  graceMs: number,
  found: Found,
): void {
  const sentAt = new Map(sent.map(({ key, at }) => [key, at[0]]))
  const answered = new Set<string>()
  const notBefore = [Number.NEGATIVE_INFINITY]
  for (const { seq, seat, by, key, question } of moves) {
    let earliest = Math.max(notBefore[seq - 1] as number, sentAt.get(key) ?? Number.NEGATIVE_INFINITY)
    const name = `move ${seq} of ${matchId}, by the clock of seat ${seat},`
    if (by === 'clock' && (question === undefined || answered.has(nameOf(seat, question))))
      found.doubleClocks.push(`${name} answers what nobody asks any more`)
    else if (by === 'clock' && question !== undefined) {
      answered.add(nameOf(seat, question))
      const dueAt = (notBefore[question.putBy] as number) + question.clockMs + graceMs - TOLERANCE_MS
      const madeAt = notAfter[seq] as number
      if (madeAt < dueAt) found.earlyClocks.push(`${name} came ${Math.round(dueAt - madeAt)} ms too early`)
      else earliest = Math.max(earliest, dueAt)
    }
    notBefore.push(earliest)
  }
}

function nameOf(seat: number, { prompt, putBy }: Question): string {
  return `${seat} ${prompt} ${putBy}`
}
