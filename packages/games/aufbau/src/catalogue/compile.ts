import { descriptorOf } from './descriptors.ts'
import type { Effect, EffectOf, Op } from './effects.ts'
import type { Amount, ChargeName, Charges, Due, Upkeep } from './vocabulary.ts'

/** [11.1] An entry of the catalogue as the rules read it: effects by operation, ways to pay as lists. */
export interface Spec {
  readonly parts: { readonly [O in Op]?: readonly Part<O>[] }
  /** One way to pay, or several to choose from. */
  readonly bills: readonly (readonly Charge[])[]
  readonly choices: readonly Choice[]
  /** What amounts are multiplied by once it has been improved. */
  readonly improvedFactor: number
  /** Whether it needs troops for itself. */
  readonly binds: boolean
}

/** An effect, and when it counts. */
export interface Part<O extends Op> {
  readonly effect: EffectOf<O>
  /** Only if that choice is set to that alternative; −1 for always. */
  readonly choice: number
  readonly alternative: number
  /** The choice that says how it works: direction, material, workshop, domain; −1 without. */
  readonly asks: number
  /** Only once the facility has been improved. */
  readonly improvedOnly: boolean
  /** [11.1] Foci count twice at large offices. */
  readonly twiceAtLarge: boolean
}

export interface Charge {
  readonly what: ChargeName
  readonly amount: Amount
  readonly everyRounds: number
}

/** [F-04] Something the owner can set: the n-th number of a facility's options belongs to the n-th choice. */
export interface Choice {
  readonly what: 'bill' | 'effects' | 'direction' | 'material' | 'workshop' | 'domain'
  /** When it can be set: with the building alone, or every round. */
  readonly when: 'build' | 'round'
  /** How many alternatives there are; 0 where that depends on what the owner has. */
  readonly count: number
}

/** [F-05] Alternatives of `direction`: leave it, up, down. */
export const DIRECTIONS = [0, 1, -1] as const

/** [F-05] Alternatives of `material`. */
export const CHEAP_RAW = 'any:raw.cheap'

type MutableParts = { [O in Op]?: Part<O>[] }
type Conditions = Pick<Part<Op>, 'choice' | 'alternative' | 'improvedOnly' | 'twiceAtLarge'>
const ALWAYS: Conditions = { choice: -1, alternative: 0, improvedOnly: false, twiceAtLarge: false }

/** From the language of the data to what rules ask for. `twiceAtLarge` holds the focus of an office. */
export function compile(
  effects: readonly Effect[],
  twiceAtLarge: readonly Effect[],
  upkeep: Upkeep,
  improvedFactor: number,
  improved: readonly Effect[] = [],
): Spec {
  const parts: MutableParts = {}
  const choices: Choice[] = []
  const bills = billsOf(upkeep)
  if (bills.length > 1) choices.push({ what: 'bill', when: 'round', count: bills.length })
  for (const effect of effects) add(parts, choices, effect, ALWAYS)
  for (const effect of twiceAtLarge) add(parts, choices, effect, { ...ALWAYS, twiceAtLarge: true })
  for (const effect of improved) add(parts, choices, effect, { ...ALWAYS, improvedOnly: true })
  return { parts, bills, choices, improvedFactor, binds: bills.some(isBinding) }
}

/** Alternatives are taken apart, so that questions find all effects of an operation in one list. */
function add(parts: MutableParts, choices: Choice[], effect: Effect, conditions: Conditions): void {
  if (effect.op === 'choose') {
    const choice = choices.length
    choices.push({ what: 'effects', when: effect.when, count: effect.options.length })
    for (const [alternative, chosen] of effect.options.entries()) {
      for (const one of chosen) add(parts, choices, one, { ...conditions, choice, alternative })
    }
    return
  }
  const asked = askedBy(effect)
  const asks = asked ? choices.push(asked) - 1 : -1
  const list = (parts[effect.op] ?? []) as Part<Op>[]
  list.push({ effect, asks, ...conditions })
  parts[effect.op] = list as never
}

function askedBy(effect: Effect): Choice | undefined {
  switch (effect.op) {
    case 'marketShift':
      return { what: 'direction', when: 'round', count: DIRECTIONS.length }
    case 'autoSale':
      return effect.oneMaterial
        ? { what: 'material', when: 'round', count: descriptorOf(CHEAP_RAW).byId.length }
        : undefined
    case 'refine':
      return { what: 'workshop', when: 'round', count: 0 }
    case 'followers':
      return effect.target === 'chosenDomain' ? { what: 'domain', when: 'build', count: 0 } : undefined
    default:
      return undefined
  }
}

function isBinding(bill: readonly Charge[]): boolean {
  return bill.some(({ what }) => what === 'boundTroopLevels' || what === 'boundCombat')
}

function billsOf(upkeep: Upkeep): readonly (readonly Charge[])[] {
  return 'oneOf' in upkeep ? (upkeep.oneOf as readonly Charges[]).map(billOf) : [billOf(upkeep as Charges)]
}

function billOf(charges: Charges): readonly Charge[] {
  return (Object.keys(charges) as ChargeName[]).map((what) => chargeOf(what, charges[what] as Due))
}

function chargeOf(what: ChargeName, due: Due): Charge {
  if (typeof due === 'object' && 'everyRounds' in due) return { what, amount: due.amount, everyRounds: due.everyRounds }
  return { what, amount: due as Amount, everyRounds: 1 }
}
