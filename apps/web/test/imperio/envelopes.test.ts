import type { LotResult } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { envelopesOf, paceOf } from '../../src/games/imperio/bid/envelopes.ts'

const bid = (ownerId: string, amount: number) => ({ ownerId, amount, token: false })
const lotOf = (propertyId: string, winnerId: string | null, ...bids: LotResult['bids']): LotResult => ({
  propertyId,
  winnerId,
  price: 0,
  tieBreak: 'NONE',
  bids,
})

describe('envelopes', () => {
  test('are opened lot by lot as in the row, the winner’s last, also of equal ones', () => {
    const lots = [
      lotOf('P-03', 'O-02', bid('O-01', 4), bid('O-02', 9), bid('O-03', 9)),
      lotOf('P-01', null),
      lotOf('P-11', 'O-04', bid('O-04', 5)),
    ]
    const told = envelopesOf(lots).map(({ lot, bid: { ownerId }, isLast }) => `${lot.propertyId} ${ownerId} ${isLast}`)
    expect(told).toEqual(['P-03 O-01 false', 'P-03 O-03 false', 'P-03 O-02 true', 'P-11 O-04 true'])
  })

  test('are all open when half of what was left of the phase is over, however many there are', () => {
    for (const count of [1, 2, 5, 12]) {
      const pace = paceOf(count, 4_000)
      expect((pace ?? 0) * count).toBeLessThanOrEqual(2_000)
      expect(pace).toBeGreaterThan(100)
    }
  })

  test('lie open at once where there is no time, or nothing to open', () => {
    expect(paceOf(12, 900)).toBeUndefined()
    expect(paceOf(3, -200)).toBeUndefined()
    expect(paceOf(0, undefined)).toBeUndefined()
  })

  test('take their time where no clock runs', () => expect(paceOf(3, undefined)).toBeGreaterThan(700))
})
