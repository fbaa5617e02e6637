import { type Box, CareerReading, type Fact } from '@ludoteca/kernel'
import type { AnyMatch, StartedMatch } from '../ports.ts'

/** Who holds a seat at the end. */
interface Holder {
  readonly accountId: string | null
}

/** A reader of a stored match for the careers of its people. Seats may have been taken over by other accounts. */
export function careerReading(
  box: Box,
  { config }: AnyMatch,
  { seats }: StartedMatch,
  holders: readonly Holder[] = seats,
): CareerReading<object, object, Fact> {
  const seatOf = box.handover?.told?.seatOf
  const changedHands = holders.flatMap(({ accountId }, seat) => (seats[seat]?.accountId === accountId ? [] : seat))
  return new CareerReading(box.career ?? NOTHING, config, {
    seats,
    changedHands: new Set(changedHands),
    ...(seatOf && { handedOver: seatOf }),
  })
}

/** For games without anything of their own to collect: who played, and who won. */
const NOTHING: NonNullable<Box['career']> = {
  achievements: [],
  counters: [],
  badge: () => '',
  reader: () => ({ hear: () => [], end: () => ({ earned: [], counted: [] }) }),
}
