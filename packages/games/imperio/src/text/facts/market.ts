import type { Names } from '@ludoteca/kernel'
import type { Candidate } from '../../data/candidates.ts'
import { districtName } from '../../data/districts.ts'
import { infraOf } from '../../data/infra.ts'
import type { EconomicTag } from '../../data/properties.ts'
import { SPECIALS } from '../../data/specials.ts'
import type { LotResult } from '../../results.ts'
import {
  isLast,
  moodName,
  number,
  ownerName,
  propertyName,
  quoted,
  risk,
  sentence,
  series,
  signed,
  tagName,
  until,
} from '../terms.ts'
import type { FactOf, FactWords } from './words.ts'

type MarketFact =
  | 'revealMarket'
  | 'marketSignalsReveal'
  | 'moodOptionsReveal'
  | 'electionOptionsReveal'
  | 'bidResults'
  | 'guerraSet'

export const marketFacts: FactWords<MarketFact> = {
  revealMarket: (fact, names) => {
    const lots = fact.row.map(({ propertyId, reserve }) => `${propertyName(propertyId)} desde ${number(reserve)}`)
    const row = lots.length === 0 ? 'la fila sale vacía' : `en la fila, ${series(lots)}`
    const last = isLast(fact.when) ? ', la última' : ''
    return [
      `Ronda ${number(fact.round)}${last}: ${row}.`,
      ...special(fact),
      ...works(fact),
      ...rumors(fact, names),
    ].join(' ')
  },
  marketSignalsReveal: ({ signals }) => {
    const told = signals.map(({ nombre_es, tagMods }) => `${nombre_es} (${tagChanges(tagMods)})`)
    return `Señales del mercado: ${series(told)}.`
  },
  moodOptionsReveal: ({ options, activeMoodId, voters, when }) => {
    const who = voters === 'WATCHERS' ? 'El público elige' : 'Los caseros eligen'
    const choice = series(
      options.map(({ nombre_es }) => quoted(nombre_es)),
      'o',
    )
    const now = activeMoodId === null ? '' : ` Hoy la ciudad anda en ${quoted(moodName(activeMoodId))}.`
    const what = isLast(when) ? 'con qué humor se despide la ciudad' : 'el humor de la próxima ronda'
    return `${who} ${what}: ${choice}.${now}`
  },
  electionOptionsReveal: ({ candidates }) => `Postulan ${series(candidates.map(candidateInWords))}.`,
  bidResults: ({ lots, brokenPacts }, names) => {
    const broken = brokenPacts.map(({ promiserId, payeeId, district }) => {
      return `¡Asu! ${ownerName(promiserId, names)} rompe su pacto con ${ownerName(payeeId, names)} en ${districtName(district)}.`
    })
    const sold = lots.filter(({ winnerId }) => winnerId !== null).map((lot) => lotInWords(lot, names))
    const result = sold.length === 0 ? 'Nadie se lleva nada de la fila.' : `Se abren los sobres. ${sold.join('. ')}.`
    return [...broken, result].join(' ')
  },
  guerraSet: ({ ownerId, district }, names) =>
    `${ownerName(ownerId, names)} completa un set en ${districtName(district)} y gana 1 de Fama.`,
}

function special({ special: now }: FactOf<'revealMarket'>): string[] {
  const round = SPECIALS.find(({ id }) => id === now?.id)
  if (!now || !round) return []
  const where = now.warDistrict === null ? '' : ` en ${districtName(now.warDistrict)}`
  return [`${round.nombre_es}${where}. ${round.rule_es}`]
}

function works({ infra, when }: FactOf<'revealMarket'>): string[] {
  return infra.map(({ infraId, district, untilRound }) => {
    return `${sentence(infraOf(infraId).nombre_es)} en ${districtName(district)} ${until(untilRound, when)}.`
  })
}

function rumors({ rumorCenti }: FactOf<'revealMarket'>, names: Names): string[] {
  const told = Object.entries(rumorCenti).map(([id, centi]) => `${ownerName(id, names)} (riesgo +${risk(centi)})`)
  return told.length === 0 ? [] : [`Corre el rumor sobre ${series(told)}.`]
}

function tagChanges(tagMods: Readonly<Partial<Record<EconomicTag, number>>>): string {
  const changes = Object.entries(tagMods) as [EconomicTag, number][]
  return changes.map(([tag, delta]) => `${tagName(tag)} ${signed(delta)}`).join(', ')
}

function candidateInWords({ slot, nombre_es, slogan_es }: Candidate & { readonly slot: 'A' | 'B' }): string {
  return `${slot}, ${nombre_es} (${quoted(slogan_es)})`
}

const TIE_BREAKS: Readonly<Record<LotResult['tieBreak'], string>> = {
  NONE: '',
  TOKEN: ', empate que decide la ficha de Fama',
  FAME: ', empate que decide la Fama',
  COIN: ', empate que decide la suerte',
}

/** The envelopes of a lot as they are opened, the winner's last, and who has it. */
function lotInWords({ propertyId, bids, winnerId, price, tieBreak }: LotResult, names: Names): string {
  const sold = `para ${ownerName(winnerId ?? '', names)} por ${number(price)}${TIE_BREAKS[tieBreak]}`
  const others = bids.filter(({ ownerId }) => ownerId !== winnerId).toSorted((a, b) => a.amount - b.amount)
  if (others.length === 0) return `${propertyName(propertyId)}, ${sold}`
  const told = others.map(({ ownerId, amount }) => `${ownerName(ownerId, names)} puso ${number(amount)}`)
  return `${propertyName(propertyId)}: ${told.join(', ')}; ${sold}`
}
