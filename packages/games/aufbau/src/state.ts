import type { HasAgenda, Seat } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { MarketGroup } from './data/materials.ts'
import type {
  City,
  Domain,
  Facility,
  Office,
  Organization,
  Project,
  Specialist,
  SpecialistKind,
  SpecialistTier,
  Storage,
  Trade,
  Troops,
  Workshop,
} from './estate.ts'
import type { ConversionReport, LedgerLine } from './ledger.ts'

export type Phase = 'maintenance' | 'actions' | 'conversion' | 'reset'
export type CheckKind = 'influence' | 'money' | 'materials'

/** What everybody shares. Questions of the rules ask it and one player, so views and bots can ask them, too. */
export interface World {
  readonly config: Config
  round: number
  phase: Phase
  finished: boolean
  /** [2.6] The local market; those of trade enterprises belong to their owners. */
  market: Market
  /** [7.2] The two or three events of this section. */
  events: readonly SectionEvent[]
  /** The round in which the section of events began; 0 before the first. */
  sectionStart: number
}

export interface State extends World, HasAgenda<Frame> {
  players: Player[]
}

/** [3.1] What is going on. Steps that ask have the names of their phases. */
export type Frame =
  | { readonly step: Phase }
  /** [3.2] */
  | { readonly step: 'upkeep' }
  /** [3.3] */
  | { readonly step: 'convert' }
  /** [3.4] */
  | { readonly step: 'recover' }
  /** [3.5] */
  | { readonly step: 'newRound' }

/** [2.6] Rolled prices, as whole gold per investment. Never changed once made. */
export interface Market {
  /** `local`, or `trade-<seat>-<enterprise>-<n>`. */
  readonly id: string
  /** What 2d6 showed; 0 before the first roll. */
  readonly rawRoll: number
  readonly specialRoll: number
  readonly modifiers: Readonly<Record<MarketGroup, number>>
}

/** [7.2] An event of the section with the values of its own dice. Never changed once made. */
export interface SectionEvent {
  /** The row of the table: 2 to 40. */
  readonly roll: number
  /** Dice of sale and market values, in the order of the row; empty without. */
  readonly values: readonly number[]
  /** What the other d20 of the row showed: riot, branch, finds, labour, artifact, cult. `null` where it has none. */
  readonly riot: number | null
  readonly branch: 'raiders' | 'pirates' | null
  readonly finds: boolean
  readonly labor: boolean
  readonly artifact: boolean
  readonly miracle: boolean
}

/** [2.3] */
export interface Player {
  readonly seat: Seat
  /** Base modifiers. */
  readonly checks: Readonly<Record<CheckKind, number>>
  /** [D-06] Twelfths of a gold piece, here and wherever a name ends in 12. */
  gold12: number
  information: number
  magicPower: number
  /** Counts by material, in the order of `MATERIALS`. */
  stock: number[]
  /** [2.3] Delivered in the next maintenance. */
  pendingGold12: number
  pendingLabor: number
  pendingMagicPower: number
  pendingStock: number[]
  kw: number
  as: number
  n: number
  permanentInfluence: number
  permanentLabor: number
  domains: Domain[]
  cities: City[]
  offices: Office[]
  organizations: Organization[]
  trades: Trade[]
  workshops: Workshop[]
  storages: Storage[]
  troops: Troops
  /** [6.7] At most six. */
  personal: Facility[]
  projects: Project[]
  specialists: Specialist[]
  /** [7.1] Own markets since the last roll. */
  markets: readonly Market[]
  turn: Turn
  /** [7.3] Hits in this section, by `roll:kind`. */
  incidents: Incidents
  notes: string[]
  /** [2.7] The next number for each prefix; never goes back. */
  counters: Counters
  ready: boolean
  /** [D-40] The last maintenance and the last conversion, line by line. */
  ledger: readonly LedgerLine[]
  conversion: ConversionReport | null
  /** [12.4] One entry for each round that is over. Entries never change. */
  history: RoundEntry[]
  /** [11.1] What the full catalogue remembers; `null` with that of v1. */
  works: Works | null
}

/** [2.5] */
export interface Turn {
  labor: number
  influence: number
  actionsUsed: number
  facilityBuildsUsed: number
  actionKeys: string[]
  usedPoliticalSteps: boolean
  lossChoice: 'gold' | 'influence' | null
  /** Ids of the workshops and storages that were paid for. */
  maintained: string[]
}

/** [7.3] */
export type IncidentKind =
  | 'officeLoss12'
  | 'damage14'
  | 'damage20'
  | 'damage27'
  | 'damage30'
  | 'piracy16'
  | 'plunder37'
  | 'artifact'
export type Incidents = Record<IncidentKind, number>

export type Prefix =
  | 'domain'
  | 'city'
  | 'workshop'
  | 'storage'
  | 'office'
  | 'org'
  | 'trade'
  | 'spec'
  | 'project'
  | 'facility'
export type Counters = Record<Prefix, number>

/** [12.4] What charts are drawn from. */
export interface RoundEntry {
  readonly round: number
  readonly gold12: number
  /** [6.10] In 1/120 of a gold piece. */
  readonly score: number
  /** Gold by source in this round's maintenance and conversion, in twelfths. */
  readonly income12: number
  readonly upkeep12: number
  readonly sales12: number
  /** Mean loyalty of groups with levels, in tenths; `null` without any. */
  readonly loyaltyTenths: number | null
}

/** [11.1] */
export interface Works {
  /** Effects hold from one upkeep of facilities [P16a] to the next: the round of the last one. */
  round: number
  /** Uses that count towards the next bonus action, by facility and effect. */
  readonly progress: Record<string, number>
  /** When a bonus action or a second defence roll was last used, by facility and effect. */
  readonly usedAt: Record<string, number>
  offers: readonly Offer[]
  /** Combat power of thugs that went into damageDefend this round. */
  thugCombatUsed: number
  /** Which of two benefits a specialist brings; the first where nothing is said. */
  readonly specialistOptions: Record<string, number>
  /** Choices that hold from the next upkeep of facilities on, by facility, specialisation or specialist. */
  readonly nextOptions: Record<string, readonly number[]>
}
/** A specialist who may be hired without a check. */
export interface Offer {
  /** The facility that makes it, and its key. */
  readonly from: string
  readonly facility: string
  readonly kinds: readonly SpecialistKind[]
  readonly tier: SpecialistTier
  readonly pricePercent: number
}
