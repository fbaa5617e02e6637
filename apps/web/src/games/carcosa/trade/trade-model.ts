import {
  cardOf,
  effectiveMax,
  keyCapacity,
  objectSlots,
  type Player,
  type RefusalCode,
  slotsUsed,
  type Uid,
  whyNotTrade,
} from '@ludoteca/carcosa'

/** How one side would stand after a trade. */
export interface SideAfter {
  readonly keys: number
  readonly keyCapacity: number
  readonly objects: number
  readonly slots: number
  readonly max: number
  /** Whether the maximum of sanity changes. */
  readonly isMaxOther: boolean
  /** Why this side cannot take part in it. */
  readonly fault: RefusalCode | undefined
}

/** [7.7] Both things leave before either arrives. */
export function sideAfter(p: Readonly<Player>, gives: Uid | null, gets: Uid | null): SideAfter {
  const isKey = gets !== null && cardOf(gets) === 'KEY'
  const after: Player = {
    ...p,
    keys: [...p.keys.filter((uid) => uid !== gives), ...(isKey ? [gets] : [])],
    items: [...p.items.filter((uid) => uid !== gives), ...(gets !== null && !isKey ? [gets] : [])],
  }
  return {
    keys: after.keys.length,
    keyCapacity: keyCapacity(after),
    objects: slotsUsed(after),
    slots: objectSlots(after),
    max: effectiveMax(after),
    isMaxOther: effectiveMax(after) !== effectiveMax(p),
    fault: whyNotTrade(p, gives, gets),
  }
}
