import type { Told } from '@ludoteca/kernel'
import { COMPLIANCE_MAX, DEBT_MAX, EXPOSURE_MAX, INFRA_MAX, ROUND_DAMAGE_CAP, RUMORS_MAX } from './data/constants.ts'
import { METER_MAX, METERS } from './data/meters.ts'
import { propertyCard } from './data/properties.ts'
import { wrongBlows, wrongEvents } from './event-invariants.ts'
import type { Fact } from './facts.ts'
import { listOf } from './rules/list.ts'
import { modeOf } from './rules/mode.ts'
import type { Owner, Property, State } from './state.ts'

/** What is always true. */
export function invariants(s: Readonly<State>): string[] {
  return [
    ...wrongCash(s),
    ...wrongCards(s),
    ...wrongOwners(s),
    ...wrongProperties(s),
    ...wrongCity(s),
    ...wrongEvents(s),
  ]
}

/** Every coin is with an owner or with the bank. */
function wrongCash(s: Readonly<State>): string[] {
  const held = s.owners.reduce((sum, { cash }) => sum + cash, s.bank)
  const dealt = s.owners.length * modeOf(s).startCash
  return held === dealt ? [] : [`there is ${held} cash instead of ${dealt}`]
}

/** Every card is in exactly one place. */
function wrongCards({ properties, market }: Readonly<State>): string[] {
  const owned = listOf(
    properties.filter(({ owner }) => owner !== null),
    ({ propertyId }) => propertyId,
  )
  const places = [...owned, ...market.drawPile, ...market.discardPile, ...market.unsold, ...market.removed]
  const known = new Set(places)
  const problems: string[] = []
  if (places.length !== known.size) problems.push('a card is in two places')
  for (const { propertyId } of properties) if (!known.delete(propertyId)) problems.push(`${propertyId} is nowhere`)
  if (known.size > 0) problems.push('there is a card that does not belong to the deck')
  return problems
}

function wrongOwners({ owners }: Readonly<State>): string[] {
  const isWrong = ({ debt, fame, compliance, politicalExposure, damage }: Owner) =>
    outside(debt, DEBT_MAX) ||
    fame < 0 ||
    outside(compliance, COMPLIANCE_MAX) ||
    outside(politicalExposure, EXPOSURE_MAX) ||
    outside(damage, ROUND_DAMAGE_CAP)
  return owners.some(isWrong) ? ['an owner has what nobody may have'] : []
}

function wrongProperties({ properties }: Readonly<State>): string[] {
  const isWrong = ({ propertyId, owner, upgradeLevel, insurance, tempRentBonus }: Property) =>
    outside(upgradeLevel, propertyCard(propertyId).upgradeSlotsMax) ||
    (owner === null && (upgradeLevel > 0 || insurance !== 'NONE' || tempRentBonus.length > 0))
  return properties.some(isWrong) ? ['a property is not as it may be'] : []
}

function wrongCity(s: Readonly<State>): string[] {
  const problems: string[] = []
  if (METERS.some(({ id }) => outside(s.meters[id], METER_MAX))) problems.push('a meter is off its scale')
  if (s.infra.length > INFRA_MAX) problems.push('too many works')
  if (s.rumorsNext.some((count) => outside(count, RUMORS_MAX))) problems.push('too many rumours')
  if (s.shocks.length > modeOf(s).globalShockCap) problems.push('too many shocks')
  const promises = listOf(s.pacts, ({ promiser, round }) => `${promiser} ${round}`)
  if (new Set(promises).size !== promises.length) problems.push('two promises for one round')
  return problems
}

function outside(value: number, max: number): boolean {
  return value < 0 || value > max
}

/** What never goes back, and what was said that must be so. */
export function transitions(before: Readonly<State>, after: Readonly<State>, told: readonly Told<Fact>[]): string[] {
  const problems: string[] = []
  if (after.round < before.round || after.round > before.round + 1) problems.push('rounds do not follow each other')
  if (after.market.removed.length < before.market.removed.length) problems.push('an expropriated card came back')
  for (const [seat, { brokePactUsed, yapeUsed, expropriated }] of before.owners.entries()) {
    const now = after.owners[seat] as Owner
    const undone = (brokePactUsed && !now.brokePactUsed) || (yapeUsed && !now.yapeUsed)
    if (undone || (expropriated && !now.expropriated)) problems.push(`owner ${seat} may do again what can be done once`)
  }
  return [...problems, ...wrongReceipts(before, told), ...wrongBlows(before, after, told)]
}

/** [decision 185] Cash before INCOME and all lines give cash after it. The phase before has paid for lots already. */
function wrongReceipts(before: Readonly<State>, told: readonly Told<Fact>[]): string[] {
  const cash = before.owners.map((owner) => owner.cash)
  const problems: string[] = []
  for (const { fact } of told) {
    if (fact.type === 'bidResults') {
      for (const { winnerId, price } of fact.lots) {
        if (winnerId !== null) addTo(cash, Number(winnerId.slice(2)) - 1, -price)
      }
    }
    if (fact.type !== 'incomeResults') continue
    for (const [seat, { lines, cashAfter }] of fact.owners.entries()) {
      for (const { amount } of lines) addTo(cash, seat, amount)
      if (cash[seat] !== cashAfter) problems.push(`the receipt of owner ${seat} does not add up`)
    }
  }
  return problems
}

function addTo(sums: number[], at: number, amount: number): void {
  sums[at] = (sums[at] as number) + amount
}
