import { type Domain, flag, int, maybe, one, type Params, type Seat } from '@ludoteca/kernel'
import { CORTINA_FROM } from '../data/constants.ts'
import { FAME_POLICIES } from '../moves.ts'
import { priceBandOf } from '../rules/deals/terms.ts'
import { listOf } from '../rules/list.ts'
import { isTradeLocked } from '../rules/properties.ts'
import { whyNotYape } from '../rules/yape.ts'
import type { Property, State } from '../state.ts'

// The first choice of each type has a shape that fits every move of that type, so that a refusal always comes from the
// check, which knows why, and never from a choice that was not meant.

export const NEVER = maybe(one([]))
/** No field of any template, but the shape of all. */
export const NO_FIELDS: Params = {
  side: NEVER,
  propertyId: NEVER,
  price: maybe(int(1, 0)),
  givePropertyId: NEVER,
  takePropertyId: NEVER,
  candidateId: NEVER,
  district: NEVER,
  payer: NEVER,
}

interface AddOns {
  readonly yape: Domain
  readonly famePolicy: Domain
  readonly cortinaFrom: Domain
}
const POLICY = { famePolicy: maybe(one(FAME_POLICIES)), cortinaFrom: maybe(one(CORTINA_FROM)) }
const WITH_YAPE: AddOns = { yape: maybe(flag, false), ...POLICY }
const WITHOUT_YAPE: AddOns = { yape: maybe(one([false]), false), ...POLICY }

/** [4.6] What may go along with an action. */
export function addOns(s: Readonly<State>, seat: Seat): AddOns {
  return whyNotYape(s, seat, true) ? WITHOUT_YAPE : WITH_YAPE
}

/** All prices that one of these may have. */
export function bandOf(lots: readonly Property[]): Domain {
  const bands = lots.map(priceBandOf)
  return int(Math.min(...bands.map(([min]) => min)), Math.max(...bands.map(([, max]) => max)))
}

export function tradable(s: Readonly<State>, is: (owner: Seat | null) => boolean): Property[] {
  return s.properties.filter((property) => is(property.owner) && !isTradeLocked(s, property))
}

export function idsOf(properties: readonly Property[]): string[] {
  return listOf(properties, ({ propertyId }) => propertyId)
}
