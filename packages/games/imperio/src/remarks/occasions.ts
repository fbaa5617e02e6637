import type { Seat } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { BANK, seatOf } from '../owners.ts'
import type { EventResult, LotResult } from '../results.ts'
import type { Deal } from '../state.ts'

/** What a bot may have something to say about. All but the last three are for everybody to see. */
export type OccasionKind =
  | 'wonFight'
  | 'wonCheap'
  | 'lostLot'
  | 'brokePact'
  | 'betrayed'
  | 'leads'
  | 'trails'
  | 'badLuck'
  | 'goodLuck'
  | 'dealDone'
  | 'loan'
  | 'electionWon'
  | 'electionLost'
  | 'wonMatch'
  | 'offers'
  | 'refuses'
  | 'refused'

export interface Occasion {
  readonly seat: Seat
  readonly kind: OccasionKind
}

/** Who may speak because of this fact, whoever has most reason first. Facts tell nobody more than he may know. */
export function occasionsIn(fact: Fact): readonly Occasion[] {
  switch (fact.type) {
    case 'bidResults':
      return [
        ...fact.brokenPacts.flatMap(({ promiserId, payeeId }) => [
          { seat: seatOf(payeeId), kind: 'betrayed' } as const,
          { seat: seatOf(promiserId), kind: 'brokePact' } as const,
        ]),
        ...fact.lots.flatMap(aboutLot),
      ]
    case 'incomeResults':
      return aboutWealth(fact.owners.map(({ wealthAfter }) => wealthAfter))
    case 'dealsUpdate':
      return fact.deals.flatMap(aboutDeal)
    case 'electionResult':
      return fact.owners.flatMap(({ ownerId, candidateId }) => {
        if (candidateId === null) return []
        return [
          { seat: seatOf(ownerId), kind: candidateId === fact.winnerId ? 'electionWon' : 'electionLost' } as const,
        ]
      })
    case 'eventResults':
      return fact.results.flatMap(aboutEvent)
    case 'matchEnded':
      return [{ seat: seatOf(fact.titles.richestId), kind: 'wonMatch' }]
    default:
      return []
  }
}

function aboutLot({ winnerId, bids }: LotResult): Occasion[] {
  if (winnerId === null) return []
  const lost = bids.filter(({ ownerId }) => ownerId !== winnerId)
  return [
    { seat: seatOf(winnerId), kind: lost.length > 0 ? 'wonFight' : 'wonCheap' },
    ...lost.map(({ ownerId }) => ({ seat: seatOf(ownerId), kind: 'lostLot' }) as const),
  ]
}

/** Only whoever is alone at the top, or at the bottom. */
function aboutWealth(wealth: readonly number[]): Occasion[] {
  const alone = (mark: number) => (wealth.indexOf(mark) === wealth.lastIndexOf(mark) ? wealth.indexOf(mark) : -1)
  const ends = [
    { seat: alone(Math.max(...wealth)), kind: 'leads' },
    { seat: alone(Math.min(...wealth)), kind: 'trails' },
  ] as const
  return ends.filter(({ seat }) => seat >= 0)
}

function aboutDeal({ status, fromOwnerId, toOwnerId, counterFields }: Readonly<Deal>): Occasion[] {
  const [from, to] = [seatOf(fromOwnerId), seatOf(toOwnerId)]
  if (toOwnerId === BANK) return status === 'RESOLVED' ? [{ seat: from, kind: 'loan' }] : []
  switch (status) {
    case 'PENDING':
      return [{ seat: from, kind: 'offers' }]
    case 'REJECTED': {
      const [asking, asked] = counterFields === null ? [from, to] : [to, from]
      return [
        { seat: asked, kind: 'refuses' },
        { seat: asking, kind: 'refused' },
      ]
    }
    case 'RESOLVED':
      return [
        { seat: from, kind: 'dealDone' },
        { seat: to, kind: 'dealDone' },
      ]
    default:
      return []
  }
}

function aboutEvent({ targetOwnerId, effectsApplied }: EventResult): Occasion[] {
  const { cashDelta, fameDelta } = effectsApplied
  if (targetOwnerId === undefined || cashDelta + fameDelta === 0) return []
  return [{ seat: seatOf(targetOwnerId), kind: cashDelta + fameDelta < 0 ? 'badLuck' : 'goodLuck' }]
}
