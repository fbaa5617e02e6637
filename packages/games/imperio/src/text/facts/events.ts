import type { Names } from '@ludoteca/kernel'
import { eventCard } from '../../data/cards/deck.ts'
import type { EventCard } from '../../data/cards/types.ts'
import { districtName } from '../../data/districts.ts'
import { infraOf } from '../../data/infra.ts'
import type { MeterId } from '../../data/meters.ts'
import { findShock } from '../../data/shocks.ts'
import type { When } from '../../facts.ts'
import type { EffectsApplied, EventResult, MitigationsApplied } from '../../results.ts'
import { lasting, meterName, number, ownerName, propertyName, series, signed, until } from '../terms.ts'
import { FAME_SPENDS, INSURANCE, UI } from '../ui.ts'
import type { FactWords } from './words.ts'

export const eventFacts: FactWords<'eventResults'> = {
  eventResults: ({ results, when }, names) => {
    const told = results.filter(({ cardId }) => cardId !== 'FIZZLE').map((result) => resultInWords(result, names, when))
    return told.length === 0 ? 'Ronda tranqui: no pasó nada.' : told.join(' ')
  },
}

/** What one event did: whom it hit, how hard, and what softened it. */
export function resultInWords(result: EventResult, names: Names, when?: When): string {
  const { cardId, targetOwnerId, targetPropertyId, district, infraId, effectsApplied, mitigationsApplied } = result
  const card: EventCard | undefined = eventCard(cardId)
  const shock = findShock(cardId)
  if (shock) return `${shock.title_es} para todos: ${shockInWords(result, names, when)}.`
  const title = card?.title_es ?? cardId
  const work = infraId === undefined ? [] : [infraOf(infraId).nombre_es]
  const whom = targetOwnerId === undefined ? '' : ` le toca a ${ownerName(targetOwnerId, names)}`
  const place = targetPropertyId === undefined ? district && districtName(district) : propertyName(targetPropertyId)
  const where = place === undefined ? '' : ` en ${place}`
  const effects = [...work, ...effectsInWords(effectsApplied, when)]
  const chips = chipsOf(mitigationsApplied, card)
  const softened = chips.length === 0 ? '' : ` (${chips.join('; ')})`
  return `${title}${whom}${where}: ${effects.length === 0 ? 'ni un rasguño' : effects.join(', ')}${softened}.`
}

function shockInWords({ effectsApplied, perOwner = [] }: EventResult, names: Names, when: When | undefined): string {
  const hit = perOwner.filter(({ cashDelta }) => cashDelta !== 0)
  const cash = hit.map(({ ownerId, cashDelta }) => `${ownerName(ownerId, names)} ${signed(cashDelta)}`)
  const inCash = cash.length === 0 ? [] : [`${UI.cash} de ${series(cash)}`]
  const { rentPenaltyApplied = [], ...rest } = effectsApplied
  const all = [...inCash, ...rentsInWords(rentPenaltyApplied, when), ...effectsInWords({ ...rest, cashDelta: 0 }, when)]
  return all.length === 0 ? 'nadie queda igual' : all.join('; ')
}

/** A shock changes many rents alike: it says how many, not which. */
function rentsInWords(changes: NonNullable<EffectsApplied['rentPenaltyApplied']>, when: When | undefined): string[] {
  const counts = new Map<string, number>()
  for (const { delta, duration } of changes) {
    const change = `${UI.rent} ${signed(delta)} ${lasting(duration, when)}`
    counts.set(change, (counts.get(change) ?? 0) + 1)
  }
  return [...counts].map(([change, count]) => `${change} en ${number(count)} ${count === 1 ? 'predio' : 'predios'}`)
}

function effectsInWords(effects: EffectsApplied, when: When | undefined): string[] {
  const { cashDelta, fameDelta, debtDelta, complianceDelta = 0, exposureDelta = 0 } = effects
  const { rentPenaltyApplied = [], meterDelta = {}, forcedSales = [] } = effects
  const { tradeLockedUntilRound, propertyLost, compensation } = effects
  return [
    ...change(UI.cash, cashDelta),
    ...change(UI.fame, fameDelta),
    ...change(UI.debt, debtDelta),
    ...rentPenaltyApplied.map(({ propertyId, delta, duration }) => {
      return `${UI.rent} ${signed(delta)} en ${propertyName(propertyId)} ${lasting(duration, when)}`
    }),
    ...change(UI.compliance, complianceDelta),
    ...change(UI.exposure, exposureDelta),
    ...(Object.entries(meterDelta) as [MeterId, number][]).flatMap(([id, delta]) => change(meterName(id), delta)),
    ...forcedSales.map(
      ({ propertyId, price }) => `${UI.forcedSaleLine} de ${propertyName(propertyId)} por ${number(price)}`,
    ),
    ...(tradeLockedUntilRound === undefined ? [] : [`cinta amarilla ${until(tradeLockedUntilRound, when)}`]),
    ...(propertyLost === undefined ? [] : [`${propertyName(propertyLost)} sale del juego`]),
    ...(compensation === undefined ? [] : [`compensación de ${number(compensation)}`]),
  ]
}

function change(what: string, delta: number): string[] {
  return delta === 0 ? [] : [`${what} ${signed(delta)}`]
}

/** What softened a blow, in the words of the chips. */
export function chipsOf(mitigations: MitigationsApplied, card: EventCard | undefined): string[] {
  const { insuranceUsed, securityContractUsed, compliancePrevented, fameSpendUsed, capsApplied = [] } = mitigations
  const { autoChoiceTaken } = mitigations
  return [
    ...(autoChoiceTaken === undefined ? [] : [`${UI.chipAuto}: ${choiceInWords(autoChoiceTaken, card)}`]),
    ...(securityContractUsed ? [UI.chipSecurity] : []),
    ...(insuranceUsed === undefined ? [] : [INSURANCE[insuranceUsed]]),
    ...(compliancePrevented ? [UI.chipCompliance] : []),
    ...(fameSpendUsed === undefined ? [] : [FAME_SPENDS[fameSpendUsed]]),
    ...(capsApplied.length > 0 ? [UI.chipCap] : []),
  ]
}

function choiceInWords(taken: NonNullable<MitigationsApplied['autoChoiceTaken']>, card: EventCard | undefined): string {
  const choice = card?.choice
  if (choice?.kind === 'NUMERIC') return taken === 'PAY' ? choice.pay_es : choice.penalty_es
  return choice?.options.find(({ id }) => id === taken)?.label_es ?? taken
}
