import { lookUp } from '@ludoteca/kernel'
import type { Effect } from '../catalogue/effects.ts'
import type { FacilityEntry, Upgrade } from '../catalogue/entries.ts'
import { conditionInWords, limitInWords } from './effects/conditions.ts'
import { effectInWords } from './effects/operations.ts'
import { costOf, upkeepOf } from './effects/payments.ts'
import { count, number, quoted } from './grammar.ts'
import { facilityName, IMPROVED_NAMES } from './names/facilities.ts'
import { tierWord } from './names.ts'

/** [11.1] Everything there is to say about a facility of the full catalogue; what does not apply is empty. */
export interface FacilityText {
  readonly name: string
  readonly cost: string
  readonly upkeep: string
  readonly building: string
  readonly requires: readonly string[]
  readonly limit: string
  readonly effects: readonly string[]
  readonly upgrade: string
}

export function facilityInWords(entry: FacilityEntry): FacilityText {
  const { key, cost, upkeep, requires = [], limit, effects } = entry
  return {
    name: facilityName(key),
    cost: costOf(cost),
    upkeep: upkeepOf(upkeep),
    building: buildingInWords(entry),
    requires: [...placeInWords(entry), ...requires.map(conditionInWords)],
    limit: limitInWords(limit),
    effects: effectsInWords(effects),
    upgrade: entry.upgrade === undefined ? '' : upgradeInWords(key, entry.upgrade),
  }
}

/** A sentence for each effect. */
export function effectsInWords(effects: readonly Effect[]): readonly string[] {
  return effects.map(effectInWords)
}

function placeInWords({ minHostTier, upgradeOf, slots }: FacilityEntry): string[] {
  return [
    ...(minHostTier === null || minHostTier === 'small' ? [] : [`Ort mindestens ${tierWord(minHostTier)}`]),
    ...(upgradeOf === undefined ? [] : [`ersetzt ${quoted(facilityName(upgradeOf))}`]),
    ...(slots === 0 ? ['belegt keinen Platz'] : []),
  ]
}

function buildingInWords({ build }: FacilityEntry): string {
  if (build === undefined) return ''
  const { rounds, laborPerRound, magicPowerPerRound = 0 } = build
  const magic = magicPowerPerRound === 0 ? '' : ` und ${number(magicPowerPerRound)} Zauberkraft`
  return `${count(rounds, 'Runde', 'Runden')} Bauzeit, je Runde ${number(laborPerRound)} AK${magic}`
}

/** “Prächtiger Schrein (ab groß): Kosten mal 2, Wirkung mal 2”. */
function upgradeInWords(key: string, upgrade: Upgrade): string {
  const { minHostTier, costFactor, cost, effectFactor, afterRounds, adds = [] } = upgrade
  const price = cost === undefined ? `Kosten mal ${number(costFactor ?? 1)}` : costOf(cost)
  const wait = afterRounds === undefined ? '' : `, frühestens nach ${count(afterRounds, 'Runde', 'Runden')}`
  const more = adds.length === 0 ? '' : `. Dazu: ${effectsInWords(adds).join(' ').replace(/\.$/, '')}`
  const name = quoted(lookUp(IMPROVED_NAMES, key) ?? facilityName(key))
  return `${name} an Orten, die mindestens ${tierWord(minHostTier)} sind: ${price}${wait}, Wirkung mal ${number(effectFactor)}${more}.`
}
