import type { Io, Seat } from '@ludoteca/kernel'
import { ACHIEVEMENTS, type Achievement, type AchievementCondition, type Trigger } from '../../data/achievements.ts'
import type { Fact } from '../../facts.ts'
import { ownerAt, ownerId } from '../../owners.ts'
import type { State } from '../../state.ts'
import { isTutorial } from '../mode.ts'
import { Moment, type Reader, readerOf } from './statistics.ts'

/** [7.3] Called where a trigger fires, after everything it counts has been counted. */
export function fire(s: State, trigger: Trigger): void {
  // [7.3.5] The tutorial has a trigger of its own, and no other.
  if (isTutorial(s) !== (trigger === 'TUTORIAL_COMPLETED')) return
  const moment = new Moment(s)
  for (const { id, tests } of BY_TRIGGER.get(trigger) ?? []) {
    for (let seat = 0; seat < s.owners.length; seat++) {
      if (allHold(tests, moment, seat) && !has(s, seat, id)) s.unlocked.push({ achievementId: id, seat })
    }
  }
}

function allHold(tests: readonly Test[], moment: Moment, seat: Seat): boolean {
  for (const { read, isLeast, value } of tests) {
    const now = read(moment, seat)
    if (isLeast ? now < value : now !== value) return false
  }
  return true
}

/** [7.3.2] At most once in a match. */
function has(s: Readonly<State>, seat: Seat, id: string): boolean {
  if (ownerAt(s, seat).achievements.includes(id)) return true
  return s.unlocked.some((one) => one.achievementId === id && one.seat === seat)
}

interface Test {
  readonly read: Reader
  /** Whether more will do as well. */
  readonly isLeast: boolean
  readonly value: number
}

function testOf({ stat, op, value }: AchievementCondition): Test {
  return { read: readerOf(stat), isLeast: op === '>=', value }
}

/** In list order. */
const BY_TRIGGER: ReadonlyMap<Trigger, readonly { readonly id: string; readonly tests: readonly Test[] }[]> = new Map(
  ACHIEVEMENTS.map(({ on }) => [
    on,
    ACHIEVEMENTS.filter((other) => other.on === on).map(({ id, all }) => ({ id, tests: all.map(testOf) })),
  ]),
)
const PLACES: ReadonlyMap<string, number> = new Map(ACHIEVEMENTS.map(({ id }, i) => [id, i]))

/** [7.3.4] Tells what was unlocked since the last time: after the headlines, and at END. */
export function announceUnlocked(s: State, io: Io<Fact>): void {
  const place = (id: string) => PLACES.get(id) as number
  s.unlocked.sort((a, b) => place(a.achievementId) - place(b.achievementId) || a.seat - b.seat)
  for (const { achievementId, seat } of s.unlocked) {
    const first = !s.owners.some(({ achievements }) => achievements.includes(achievementId))
    ownerAt(s, seat).achievements.push(achievementId)
    const { trophy } = ACHIEVEMENTS[place(achievementId)] as Achievement
    io.tell({ type: 'achievementUnlock', ownerId: ownerId(seat), achievementId, first, trophy })
  }
  s.unlocked = []
}
