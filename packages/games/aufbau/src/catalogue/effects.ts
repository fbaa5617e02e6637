import type { Dice } from '../data/dice.ts'
import type { MaterialId } from '../data/materials.ts'
import type { SpecialistKind, SpecialistTier, Tier, TroopKind } from '../estate.ts'
import type { CapName } from '../rules/boosts.ts'
import type { ActionRef, Amount, Fraction, Good, Predicate } from './vocabulary.ts'

/** What effects have in common. */
interface Common {
  /** Fires when so many rounds have passed since it was built, and again after as many. */
  readonly everyRounds?: number
  readonly onlyIf?: Predicate
}

export type Resource =
  | 'gold'
  | 'influence'
  | 'labor'
  | 'magicPower'
  | 'information'
  | 'permanentInfluence'
  | 'permanentLabor'
  /** The first pick of the host domain; without one that of the player's largest domain. */
  | 'hostPick'
  /** Taken from the host's raw production, most plentiful first. */
  | 'hostProduction'
  /** Gold or influence, as the host office yields. */
  | 'hostYield'
  /** Influence if gold was paid as upkeep, else gold. */
  | 'otherThanUpkeep'
  | Good

export interface IncomeEffect extends Common {
  readonly op: 'income'
  readonly resource: Resource
  readonly amount: Amount
  /** Granted on completion, taken back when the facility goes. */
  readonly once?: true
  readonly when?: 'sectionStart'
  /** Once for each of these that is active. */
  readonly events?: readonly number[]
  /** It stops after so many. */
  readonly maxTotal?: number
  /** Only if a d20 shows at most this. */
  readonly trigger?: number
}
interface ChooseEffect {
  readonly op: 'choose'
  readonly when: 'build' | 'round'
  readonly options: readonly (readonly Effect[])[]
}
interface ConvertEffect extends Common {
  readonly op: 'convert'
  readonly recipes: readonly Recipe[]
  /** How often each recipe can be used ... */
  readonly maxBatches?: number
  /** ... or how many units all of them together may use. */
  readonly shared?: number
  /** Labour that must be left for it. */
  readonly upkeepLabor?: number
}
export interface Recipe {
  readonly in: Good
  readonly count: number
  readonly out: MaterialId | 'gold'
  readonly makes: number
}
interface DcEffect extends Common {
  readonly op: 'dc'
  readonly actions: readonly ActionRef[]
  readonly delta: number
  readonly sizes?: readonly Tier[]
  /** Only for organisations or specialists of these kinds. */
  readonly kinds?: readonly string[]
  /** Only in so many rounds after the one it was built in. */
  readonly nextRounds?: number
}
interface RollEffect extends Common {
  readonly op: 'roll'
  readonly actions: readonly (ActionRef | 'loyaltyCheck')[]
  readonly bonus: number
  readonly kinds?: readonly string[]
  /** Whose loyalty checks; everybody's where nothing is said. */
  readonly target?: 'troops'
  /** A failed check is repeated once. */
  readonly reroll?: true
}
interface DefenceEffect extends Common {
  readonly op: 'defence'
  readonly scope: 'host' | 'domains' | 'all' | 'counterReaction'
  readonly bonus?: number
  /** The DC is halved, rounded up, once however many say so. */
  readonly halvesDc?: true
  /** One failed roll a round is repeated once. */
  readonly reroll?: true
}
interface CapEffect extends Common {
  readonly op: 'cap'
  readonly what: CapName
  readonly amount: Amount
}
interface StorageEffect extends Common {
  readonly op: 'storage'
  readonly raw?: Amount
  readonly special?: Amount
  /** Room for this alone, used before any other. */
  readonly material?: MaterialId
  readonly amount?: Amount
}
export type PriceTarget = ActionRef | 'facility' | 'hostFacility' | 'cityFacility' | 'tradeFacility' | 'project4plus'
interface PriceEffect extends Common {
  readonly op: 'price'
  readonly targets: readonly PriceTarget[]
  readonly gold?: Amount
  readonly influence?: Amount
  readonly percent?: number
  /** Gold and influence are not lowered below this. */
  readonly min?: number
  readonly sizes?: readonly Tier[]
  readonly kinds?: readonly string[]
}
export type UpkeepTarget =
  | 'self'
  | 'domains'
  | 'cities'
  | 'troops'
  | 'militia'
  | 'hostWorkshops'
  | 'cityWorkshops'
  | `${TroopKind}Level`
interface UpkeepEffect extends Common {
  readonly op: 'upkeep'
  readonly target: UpkeepTarget
  readonly gold?: Amount
  readonly labor?: Amount
  /** Only for so many levels. */
  readonly units?: number
}
interface AutoSaleEffect extends Common {
  readonly op: 'autoSale'
  /** So many raw materials for one gold piece ... */
  readonly divisor?: number
  readonly tier?: 'cheap'
  /** ... of one kind, as the player chooses, or of all. */
  readonly oneMaterial?: true
  /** Gold for each combat power of thugs that was not used. */
  readonly goldPerThugCombat?: number
}
export interface CombatEffect extends Common {
  readonly op: 'combat'
  readonly kind: 'open' | 'covert' | 'sea' | 'defence'
  readonly amount: Amount
  readonly scope?: 'host'
  /** Lasts so many rounds each time it fires. */
  readonly rounds?: number
}
interface BonusActionEffect {
  readonly op: 'bonusAction'
  readonly actions: readonly ActionRef[]
  readonly everyRounds?: number
  readonly once?: true
  /** After so many uses of these; of any standard action where none is named. */
  readonly everyUses?: number
  readonly usesOf?: readonly ActionRef[]
  readonly maxInvestments?: number
}
interface LoyaltyEffect extends Common {
  readonly op: 'loyalty'
  readonly target: 'host' | 'tenants' | 'troops' | 'specialists' | 'housedSpecialist'
  readonly delta: number
  /** Once when built; for whoever is hired; or as long as it is active. */
  readonly when: 'built' | 'hired' | 'active'
  readonly kinds?: readonly SpecialistKind[]
  /** It is taken back after so many rounds. */
  readonly rounds?: number
}
export interface FollowersEffect {
  readonly op: 'followers'
  readonly target: 'host' | 'chosenDomain'
  readonly levels: Amount
  readonly when: 'built' | 'nextRound' | 'sectionStart'
  readonly events?: readonly number[]
}
interface EventShieldEffect extends Common {
  readonly op: 'eventShield'
  readonly scope: 'host' | 'domains' | 'owner'
  readonly events: readonly number[]
  /** Change of the number up to which a d20 triggers it. */
  readonly triggerDelta?: number
  readonly durationDelta?: number
  /** Of what is lost, rounded down. */
  readonly factor?: Fraction
}
interface RefineEffect extends Common {
  readonly op: 'refine'
  readonly steps: number
}
export interface MarketShiftEffect extends Common {
  readonly op: 'marketShift'
  readonly scope: 'ownMarkets' | 'local'
}
export interface UnlockEffect extends Common {
  readonly op: 'unlock'
  readonly what: 'artisanAlley' | 'officeYieldSplit'
}
interface SpecialistEffect {
  readonly op: 'specialist'
  readonly kinds: readonly SpecialistKind[]
  readonly tier: SpecialistTier
  readonly everyRounds: number
  readonly trigger?: number
  /** Joins by itself for nothing, or may be hired without a check for a part of the price. */
  readonly offerPercent?: number
}
interface RiskEffect {
  readonly op: 'risk'
  readonly everyRounds: number
  readonly events: readonly number[]
  readonly trigger: number
  /** Levels that the host loses; the facility is gone. */
  readonly levels: Dice
}
interface SaleFlatEffect extends Common {
  readonly op: 'saleFlat'
  readonly actions: readonly ActionRef[]
  readonly dice: Dice
}
interface SwapEffect extends Common {
  readonly op: 'swap'
  readonly from: MaterialId
  readonly to: MaterialId
  readonly share: Fraction
}
export interface YieldFactorEffect extends Common {
  readonly op: 'yieldFactor'
  readonly what: 'production' | 'workshopOversight'
  readonly factor: Fraction
}
interface GrantWorkshopEffect {
  readonly op: 'grantWorkshop'
  readonly tier: Tier
  readonly count: Amount
}

/** Projects are built so much faster. */
interface BuildTimeEffect {
  readonly op: 'buildTime'
  readonly rounds: number
}
/** [F-37] More special materials from workshops that are at work. */
interface CraftEffect {
  readonly op: 'craft'
  readonly amount: number
}

export type Effect =
  | IncomeEffect
  | ChooseEffect
  | ConvertEffect
  | DcEffect
  | RollEffect
  | DefenceEffect
  | CapEffect
  | StorageEffect
  | PriceEffect
  | UpkeepEffect
  | AutoSaleEffect
  | CombatEffect
  | BonusActionEffect
  | LoyaltyEffect
  | FollowersEffect
  | EventShieldEffect
  | RefineEffect
  | MarketShiftEffect
  | UnlockEffect
  | SpecialistEffect
  | RiskEffect
  | SaleFlatEffect
  | SwapEffect
  | YieldFactorEffect
  | GrantWorkshopEffect
  | BuildTimeEffect
  | CraftEffect
export type Op = Effect['op']
export type EffectOf<O extends Op> = Extract<Effect, { op: O }>
