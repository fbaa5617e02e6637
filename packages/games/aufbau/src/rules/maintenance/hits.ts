import { EVENT } from '../../data/events.ts'
import type { World } from '../../state.ts'
import { triggerBoost } from '../boosts.ts'
import { isActive } from '../events.ts'
import { roll } from '../names.ts'
import type { Books } from './books.ts'

/** [7.3] Most events strike on a d20 of at most this. */
const TRIGGER = 5
/** [7.3] A conflict with neighbours makes raids, beasts and plunder harder to fend off. */
const CONFLICT_DC = 2

/** Rolls whether an event strikes at a place; `host` is empty where it may strike anywhere. */
export function isTriggered({ w, p, io }: Books, event: number, host: string): boolean {
  return roll(p, 20, io) <= TRIGGER + triggerBoost(w, p, event, host)
}

/** [7.3] DC of raids, beasts, conflict and plunder while this section lasts. */
export function raidDc(w: Readonly<World>, dc: number): number {
  return isActive(w, EVENT.borderConflict) ? dc + CONFLICT_DC : dc
}
