import type { SectionEvent, World } from '../state.ts'

/** The event of this row, if it is one of the section's. */
export function eventOf({ events }: Readonly<World>, roll: number): SectionEvent | undefined {
  for (const event of events) if (event.roll === roll) return event
  return undefined
}

/** [7.2] Whether the row's effects hold now. */
export function isActive({ events }: Readonly<World>, roll: number): boolean {
  for (let i = 0; i < events.length; i++) if ((events[i] as SectionEvent).roll === roll) return true
  return false
}

/** Whether the section began in this very round. */
export function isStartRound({ round, sectionStart }: Readonly<World>): boolean {
  return round === sectionStart
}
