import {
  type ActionResult,
  developCost,
  insureCostOf,
  type Property,
  SECURITY_COST,
  type View,
  YAPE_CASH,
} from '@ludoteca/imperio'
import type { PlainChoice, Seat } from '@ludoteca/kernel'
import { valuesOf } from '../../../kit/choices.ts'
import { actionWords } from './words.ts'

/** What can be done in ACTION; a deal is one of them. */
export type Deed = ActionResult['action']
/** Levels of insurance that can be bought. */
export type Level = 'BASIC' | 'FULL'

/** In the order of the bar, which is that of the keys 1 to 8. */
export const DEEDS: readonly Deed[] = ['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'DEAL', 'BREAK_PACT', 'PASS']

/** One button of the bar. */
export interface MenuEntry {
  readonly deed: Deed
  /** Nothing where it depends on what is chosen next. */
  readonly cost: number | undefined
  /** What it costs is the least of several prices. */
  readonly isFrom: boolean
  /** The code of a refusal, or a sentence of the bar's own, when it is of no use now. */
  readonly fault: MenuFault | undefined
}
/** A refusal of the rules, or a sentence of the bar's own. */
export type MenuFault = { readonly code: string } | { readonly words: string }

/** What whoever acts is asked: their actions, and what deals they can offer. */
export interface ActionChoices {
  readonly actions: readonly Pick<PlainChoice, 'params'>[]
  readonly offers: readonly Pick<PlainChoice, 'params'>[]
}

/** The properties for which an action is offered. */
export function propertiesFor({ actions }: ActionChoices, deed: Deed): readonly string[] {
  return actions.flatMap(({ params }) =>
    valuesOf(params.action).includes(deed) ? valuesOf<string>(params.propertyId) : [],
  )
}

/** Whether the choices name this action at all. */
function isOffered({ actions, offers }: ActionChoices, deed: Deed): boolean {
  if (deed === 'DEAL') return offers.length > 0
  return actions.some(({ params }) => valuesOf(params.action).includes(deed))
}

/** Whether Emergency Yape may go along. */
export function mayYape({ actions }: ActionChoices): boolean {
  return actions.some(({ params }) => valuesOf(params.yape).includes(true))
}

/** Whether it may be changed how Fame is spent. */
export function mayChoosePolicy({ actions }: ActionChoices): boolean {
  return actions.some(({ params }) => params.famePolicy !== undefined)
}

/** The levels of insurance that are offered. */
export function levelsOf({ actions }: ActionChoices): readonly Level[] {
  return actions.flatMap(({ params }) => valuesOf<Level>(params.level))
}

/** The properties of one owner. */
export function ownedBy({ properties }: Pick<View, 'properties'>, seat: Seat): readonly Readonly<Property>[] {
  return properties.filter(({ owner }) => owner === seat)
}

/** The bar as it stands: everything that can be thought of, with its price, and what stands against it. */
export function menuOf(view: View, seat: Seat, choices: ActionChoices): readonly MenuEntry[] {
  const deeds = DEEDS.filter((deed) => deed !== 'BREAK_PACT' || isOffered(choices, deed))
  // With a yape there is one more to spend, so what it can pay for is not out of reach.
  const purse = (view.owners[seat]?.cash ?? 0) + (mayYape(choices) ? YAPE_CASH : 0)
  return deeds.map((deed) => {
    const cost = costOf(view, seat, deed)
    const entry = { deed, cost, isFrom: deed === 'INSURE' }
    const fault = faultOf(view, seat, choices, deed)
    if (fault !== undefined) return { ...entry, fault }
    return { ...entry, fault: cost !== undefined && cost > purse ? { code: 'NO_CASH' } : undefined }
  })
}

function costOf(view: View, seat: Seat, deed: Deed): number | undefined {
  switch (deed) {
    case 'DEVELOP':
      return developCost(view.meters.ConstructionEnforcement, view.activeMoodId)
    case 'INSURE':
      return cheapestInsurance(ownedBy(view, seat))
    case 'SECURITY':
      return SECURITY_COST
    case 'DEAL':
      return undefined
    default:
      return 0
  }
}

/** What insurance begins at; where everything is insured, what it usually begins at. */
function cheapestInsurance(properties: readonly Readonly<Property>[]): number {
  const costs = properties
    .flatMap((property) => [insureCostOf(property, 'BASIC'), insureCostOf(property, 'FULL')])
    .filter((cost) => cost !== undefined)
  return costs.length === 0 ? 1 : Math.min(...costs)
}

function faultOf(view: View, seat: Seat, choices: ActionChoices, deed: Deed): MenuFault | undefined {
  if (isOffered(choices, deed)) return undefined
  if (view.options.mode === 'TUTORIAL') return { words: actionWords.notYet }
  if (deed === 'DEAL') return { code: view.dealStage > 0 ? 'DEAL_TOO_LATE' : 'DEAL_TEMPLATE' }
  if (deed !== 'DEVELOP' && deed !== 'INSURE') return { code: 'BAD_PHASE' }
  const mine = ownedBy(view, seat)
  if (mine.length === 0) return { words: actionWords.noProperties }
  if (deed === 'INSURE') return { words: actionWords.allInsured }
  const isCostly = (costOf(view, seat, deed) ?? 0) > (view.owners[seat]?.cash ?? 0)
  return isCostly ? { code: 'NO_CASH' } : { words: actionWords.noneGrows }
}
