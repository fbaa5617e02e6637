import { propertyName, UI } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import { Sealed } from '../frame/sealed.tsx'
import type { BidState } from './bid-draft.ts'
import { bidWords } from './words.ts'

interface SentBidProps {
  readonly state: BidState
}

/** The envelope is sealed, or there is none. */
export function SentBid({ state }: SentBidProps): ReactNode {
  if (state.is !== 'submitted') return <Sealed stamp={bidWords.passed} tone="ink" hint={bidWords.passedHint} />
  const { propertyId, amount, useFameToken } = state.bid
  const sent = bidWords.sent(propertyName(propertyId ?? ''), amount)
  const inside = useFameToken ? `${sent} ${bidWords.withToken}` : sent
  return <Sealed stamp={UI.bidSent} tone="blue" inside={inside} hint={bidWords.sentHint} />
}
