import type { Meter } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import type { State } from './state.ts'

/** Measures one match: how long it was, and how lively its market. */
export function meter(): Meter<Fact, State> {
  let trades = 0
  let auctions = 0
  let rentPaid = 0
  let bankruptcies = 0
  let buildingsBuilt = 0
  return {
    hear(told) {
      for (const { fact } of told) {
        switch (fact.type) {
          case 'tradeAccepted':
            trades++
            break
          case 'auctionOpened':
            auctions++
            break
          case 'rentPaid':
            rentPaid += fact.amount
            break
          case 'bankrupt':
            bankruptcies++
            break
          case 'built':
            buildingsBuilt += fact.count
            break
          case 'placed':
            buildingsBuilt++
            break
        }
      }
    },
    read: (s, { reason }) => ({
      turns: s.turnNo,
      rounds: s.round,
      trades,
      auctions,
      rentPaid,
      bankruptcies,
      buildingsBuilt,
      endedByBankruptcy: reason === 'lastSurvivor' ? 1 : 0,
    }),
  }
}
