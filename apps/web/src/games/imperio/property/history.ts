import { type Deal, type Fact, resultInWords, seatOf, type When } from '@ludoteca/imperio'
import type { Names } from '@ludoteca/kernel'
import { propertyWords } from './words.ts'

/** Something that happened to a property. */
export interface PastLine {
  readonly key: string
  readonly round: number
  readonly text: string
}

const { past } = propertyWords

/** What the story tells about one property, the newest first. */
export function historyOf(story: readonly Fact[], id: string, names: Names, rounds: number): readonly PastLine[] {
  const lines: PastLine[] = []
  let round = 0
  for (const [place, fact] of story.entries()) {
    if (fact.type === 'phaseChange') round = fact.round
    for (const [i, text] of linesIn(fact, id, names, { round, rounds }).entries())
      lines.push({ key: `${place} ${i}`, round, text })
  }
  return lines.reverse()
}

function linesIn(fact: Fact, id: string, names: Names, when: When): readonly string[] {
  const name = (owner: string) => names(seatOf(owner))
  switch (fact.type) {
    case 'bidResults':
      return fact.lots
        .filter(({ propertyId }) => propertyId === id)
        .map(({ winnerId, price }) => (winnerId === null ? past.passed : past.won(name(winnerId), price)))
    case 'incomeResults':
      return fact.owners.flatMap(({ ownerId, forcedSales }) =>
        forcedSales.filter(({ propertyId }) => propertyId === id).map(({ price }) => past.forced(name(ownerId), price)),
      )
    case 'actionResults':
      return fact.actions
        .filter(({ propertyId }) => propertyId === id)
        .map(({ ownerId, level }) => (level ? past.insured(name(ownerId), level) : past.developed(name(ownerId))))
    case 'dealsUpdate':
      return fact.deals.filter(({ status }) => status === 'RESOLVED').flatMap((deal) => dealLine(deal, id, name))
    case 'eventResults':
      return fact.results
        .filter(({ cardId, targetPropertyId }) => targetPropertyId === id && cardId !== 'FIZZLE')
        .map((result) => resultInWords(result, names, when))
    default:
      return []
  }
}

function dealLine(deal: Readonly<Deal>, id: string, name: (owner: string) => string): readonly string[] {
  const fields = { ...deal.fields, ...deal.counterFields }
  const from = name(deal.fromOwnerId)
  const to = name(deal.toOwnerId)
  if (deal.templateId === 'CASH_FOR_PROPERTY' && fields.propertyId === id) {
    const [seller, buyer] = fields.side === 'BUY' ? [to, from] : [from, to]
    return [past.bought(seller, buyer, fields.price ?? 0)]
  }
  if (deal.templateId !== 'SWAP') return []
  if (fields.givePropertyId === id) return [past.swapped(from, to)]
  return fields.takePropertyId === id ? [past.swapped(to, from)] : []
}
