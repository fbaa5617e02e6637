import type { Names } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { seatOf } from '../owners.ts'

/** What happened, in a sentence. */
export function factInWords(fact: Fact, names: Names): string {
  const owner = (id: string) => names(seatOf(id))
  switch (fact.type) {
    case 'phaseChange':
      return `Round ${fact.round}: ${fact.phase}.`
    case 'revealMarket':
      return `On the market: ${fact.row.map(({ propertyId, reserve }) => `${propertyId} from ${reserve}`).join(', ')}.`
    case 'marketSignalsReveal':
      return 'The market gives a signal.'
    case 'moodOptionsReveal':
      return 'Two moods are in the air.'
    case 'electionOptionsReveal':
      return 'Two candidates stand for election.'
    case 'dealsUpdate':
      return fact.deals.map(({ dealId, status }) => `Deal ${dealId}: ${status}.`).join(' ')
    case 'eventResults':
      return fact.results.map(({ targetOwnerId, headlines }) => `${owner(targetOwnerId)}: ${headlines}.`).join(' ')
    case 'pressTicker':
      return `In the paper: ${fact.headlines.map(({ text }) => text).join('; ')}.`
    case 'achievementUnlock':
      return `${owner(fact.ownerId)} has won a first lot.`
    case 'preview':
      return `The paper of round ${fact.round} is being set.`
    case 'bidIn':
      return `${names(fact.seat)} has bid.`
    case 'bidResults': {
      const sold = fact.lots.filter(({ winnerId }) => winnerId !== null)
      if (sold.length === 0) return 'No lot is sold.'
      return sold.map((lot) => `${owner(lot.winnerId ?? '')} takes ${lot.propertyId} for ${lot.price}.`).join(' ')
    }
    case 'actionTaken':
      return `${names(fact.seat)} ${fact.action === 'PASS' ? 'passes' : 'works on a good name'}.`
    case 'rentPaid':
      return `${fact.propertyId} pays ${names(fact.seat)} ${fact.amount}.`
    case 'hint':
      return `Between you and me: ${fact.propertyId} comes next.`
    case 'voteIn':
      return `${names(fact.seat)} has voted.`
    case 'moodResult':
      return fact.winnerId === null ? 'Nobody is in a mood.' : `The mood is ${fact.winnerId}.`
    case 'electionResult':
      return `${fact.winnerId} is elected.`
    case 'awardsOpen':
      return 'The watchers give their awards.'
    case 'awardResults':
      return fact.awards
        .map(({ awardId, winnerId }) => `${awardId}: ${winnerId === null ? 'nobody' : owner(winnerId)}.`)
        .join(' ')
  }
}
