import {
  type ActionId,
  developCost,
  type FamePolicy,
  insureCostOf,
  type MoveOf,
  SECURITY_COST,
  type View,
  YAPE_CASH,
} from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import type { Level } from './menu.ts'

/** What may go along with any action or offer. */
export interface AddOns {
  readonly yape: boolean
  /** Nothing while they stay as they are. */
  readonly famePolicy: FamePolicy | undefined
  readonly cortinaFrom: number | undefined
}

/** An action that is being made up. */
export interface ActionDraft extends AddOns {
  readonly deed: ActionId
  readonly propertyId: string | undefined
  readonly level: Level
}

/** Nothing goes along. */
export const NO_ADD_ONS: AddOns = { yape: false, famePolicy: undefined, cortinaFrom: undefined }

/** What is still missing, or wrong: the code of the refusal it would meet. */
type DraftFault = 'NO_PROPERTY' | 'INSURANCE_MAX' | 'NO_CASH'

/** Whether the action is done to a property. */
export function needsProperty(deed: ActionId): boolean {
  return deed === 'DEVELOP' || deed === 'INSURE'
}

/** What the action costs as it stands; nothing while that depends on the property. */
export function costOf(view: View, { deed, propertyId, level }: ActionDraft): number | undefined {
  switch (deed) {
    case 'DEVELOP':
      return developCost(view.meters.ConstructionEnforcement, view.activeMoodId)
    case 'INSURE': {
      const property = view.properties.find((other) => other.propertyId === propertyId)
      return property && insureCostOf(property, level)
    }
    case 'SECURITY':
      return SECURITY_COST
    default:
      return 0
  }
}

/** The level that is bought: the wanted one, or FULL where the property has that already. */
export function levelFor(view: View, propertyId: string | undefined, wanted: Level): Level {
  const property = view.properties.find((other) => other.propertyId === propertyId)
  return property === undefined || insureCostOf(property, wanted) !== undefined ? wanted : 'FULL'
}

/** What can be spent when the action is paid. */
export function purseOf(view: View, seat: Seat, { yape }: Pick<AddOns, 'yape'>): number {
  return (view.owners[seat]?.cash ?? 0) + (yape ? YAPE_CASH : 0)
}

/** What stands against sending the draft; nothing when it can go. */
export function faultOf(view: View, seat: Seat, draft: ActionDraft): DraftFault | undefined {
  if (needsProperty(draft.deed) && draft.propertyId === undefined) return 'NO_PROPERTY'
  const cost = costOf(view, draft)
  if (cost === undefined) return 'INSURANCE_MAX'
  return cost > purseOf(view, seat, draft) && cost > 0 ? 'NO_CASH' : undefined
}

/** The move that the draft stands for; fields that the action does not have are left out. */
export function actionOf({ deed, propertyId, level, ...addOns }: ActionDraft): MoveOf<'action'> {
  return {
    type: 'action',
    action: deed,
    ...(needsProperty(deed) && propertyId !== undefined && { propertyId }),
    ...(deed === 'INSURE' && { level }),
    ...fieldsOf(addOns),
  }
}

/** Add-ons as a move carries them: only what was chosen. */
export function fieldsOf({
  yape,
  famePolicy,
  cortinaFrom,
}: AddOns): Pick<MoveOf<'action'>, 'yape' | 'famePolicy' | 'cortinaFrom'> {
  return {
    ...(yape && { yape }),
    ...(famePolicy !== undefined && { famePolicy }),
    ...(cortinaFrom !== undefined && { cortinaFrom }),
  }
}
