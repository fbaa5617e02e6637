import type { Seat } from '@ludoteca/kernel'
import type { Defence } from './checks.ts'
import type { Specialist, TroopKind } from './estate.ts'
import type { ConversionReport, Goods, LedgerLine } from './ledger.ts'
import type { Market } from './state.ts'

/** [3.2–3.4] */
export type MaintenanceFact =
  | { readonly type: 'ownMarketsRolled'; readonly seat: Seat; readonly markets: readonly Market[] }
  | {
      readonly type: 'envyStruck'
      readonly seat: Seat
      /** 3, 6 or 9. */
      readonly threshold: number
      readonly defence: Defence
      readonly choice: 'gold' | 'influence'
      /** All of it 0 where the defence held. */
      readonly loss: number
      readonly as: number
      readonly kw: number
    }
  | {
      readonly type: 'groupsChanged'
      readonly seat: Seat
      readonly changes: readonly GroupChange[]
      readonly why: GroupReason
      /** The row of the event; 0 without. */
      readonly event: number
    }
  | {
      readonly type: 'pendingArrived'
      readonly seat: Seat
      readonly gold12: number
      readonly labor: number
      readonly magicPower: number
      readonly goods: readonly Goods[]
    }
  | {
      readonly type: 'damaged'
      readonly seat: Seat
      readonly target: string
      /** The key where the target is a facility; empty otherwise. */
      readonly facility: string
      readonly repairGold: number
      readonly event: number
    }
  | { readonly type: 'lost'; readonly seat: Seat; readonly target: string; readonly event: number }
  /** Raids, beasts, conflict, plunder, hiding, inspection: a roll against an event. */
  | {
      readonly type: 'eventRolled'
      readonly seat: Seat
      readonly event: number
      /** The post concerned; empty without. */
      readonly target: string
      readonly defence: Defence
      /** What was lost, as positive numbers; nothing where the roll held. */
      readonly goods: readonly Goods[]
      readonly influence: number
      readonly levels: number
    }
  | {
      readonly type: 'booked'
      readonly seat: Seat
      /** [D-40] They add up to the gold that came or went in all, and to the pools of this round. */
      readonly lines: readonly LedgerLine[]
      readonly gold12: number
      readonly labor: number
      readonly influence: number
      readonly maintained: readonly string[]
      /** Workshops and storages that could not be paid for. */
      readonly idle: readonly string[]
    }
  | {
      readonly type: 'projectAdvanced'
      readonly seat: Seat
      readonly project: string
      readonly facility: string
      readonly remaining: number
      readonly paused: boolean
    }
  | { readonly type: 'projectCompleted'; readonly seat: Seat; readonly facility: string; readonly host: string }
  /** [11.1] It could not pay its upkeep, or its place is not in order. */
  | { readonly type: 'facilityRested'; readonly seat: Seat; readonly facility: string; readonly id: string }
  /** [11.1] It is gone: used up, or fallen in. */
  | {
      readonly type: 'facilityGone'
      readonly seat: Seat
      readonly facility: string
      readonly id: string
      readonly why: 'usedUp' | 'collapsed'
    }
  /** [11.1] What no ledger has a column for. */
  | {
      readonly type: 'facilityGave'
      readonly seat: Seat
      readonly facility: string
      readonly id: string
      readonly what: 'information' | 'permanentInfluence' | 'permanentLabor'
      readonly amount: number
    }
  /** [11.1] Somebody joined without a check, thanks to a facility. */
  | {
      readonly type: 'specialistJoined'
      readonly seat: Seat
      readonly facility: string
      /** What was paid for it; nothing where somebody came by himself. */
      readonly gold: number
      readonly hired: Specialist
    }
  | { readonly type: 'offerMade'; readonly seat: Seat; readonly facility: string }
  /** [F-18] The check of the troops' loyalty. */
  | {
      readonly type: 'troopsTested'
      readonly seat: Seat
      readonly rolls: readonly number[]
      readonly loyalty: number
      /** Of which kind a level went; `null` when they stayed. */
      readonly deserted: TroopKind | null
    }
  | { readonly type: 'converted'; readonly seat: Seat; readonly report: ConversionReport }
  /** [3.4] By how much, as negative numbers. */
  | { readonly type: 'calmed'; readonly seat: Seat; readonly kw: number; readonly n: number }
  /** [3.4] Posts whose people rise, and those whose people go back to work. */
  | {
      readonly type: 'moodTurned'
      readonly seat: Seat
      readonly risen: readonly string[]
      readonly calm: readonly string[]
    }
  | { readonly type: 'promoted'; readonly seat: Seat; readonly specialist: string }

export interface GroupChange {
  readonly host: string
  readonly levels: number
  readonly loyalty: number
}
export type GroupReason = 'event' | 'emigration' | 'insulae' | 'famine' | 'hired' | 'secured' | 'facility'
