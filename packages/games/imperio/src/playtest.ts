import { lookUp, type Playtest, type PlaytestScenario, seatMeter } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import { seatOf } from './owners.ts'
import type { State } from './state.ts'

const scenarios: Readonly<Record<string, PlaytestScenario>> = {
  caracteres: {
    bots: ['normal', 'ahorrador', 'audaz', 'solitario'],
    options: {},
    about: 'Saving, bidding all one has, or keeping away from loans and deals: what pays?',
  },
  fuerzas: { bots: ['normal', 'easy', 'audaz', 'random'], options: {}, about: 'Does skill pay, and how much?' },
}

const NUMBERS: Readonly<Record<string, string>> = {
  score: 'Final wealth',
  cash: 'Final cash',
  debt: 'Final debt',
  fame: 'Final fame',
  properties: 'Properties at the end',
  lotsWon: 'Lots won',
  paidForLots: 'Paid for lots',
  hits: 'Events that hit',
  cashLostToEvents: 'Cash lost to events',
  forcedSales: 'Forced sales',
  pactsBroken: 'Pacts broken',
}

/** What a designer compares plans by. */
export const playtest: Playtest<State, Fact> = {
  scenarios,
  watch: () =>
    seatMeter<Fact, State>(
      (fact, add) => {
        switch (fact.type) {
          case 'bidResults':
            for (const { winnerId, price } of fact.lots) {
              if (winnerId === null) continue
              add(seatOf(winnerId), 'lotsWon')
              add(seatOf(winnerId), 'paidForLots', price)
            }
            for (const { promiserId } of fact.brokenPacts) add(seatOf(promiserId), 'pactsBroken')
            return
          case 'incomeResults':
            for (const [seat, { forcedSales }] of fact.owners.entries()) add(seat, 'forcedSales', forcedSales.length)
            return
          case 'actionResults':
            for (const { ownerId, action } of fact.actions) add(seatOf(ownerId), `action.${action}.done`)
            return
          case 'eventResults':
            for (const { targetOwnerId, effectsApplied } of fact.results) {
              if (targetOwnerId === undefined) continue
              add(seatOf(targetOwnerId), 'hits')
              add(seatOf(targetOwnerId), 'cashLostToEvents', Math.max(0, -effectsApplied.cashDelta))
            }
        }
      },
      ({ owners, properties }, { scores }, add) => {
        for (const [seat, { cash, debt, fame }] of owners.entries()) {
          add(seat, 'score', scores[seat])
          add(seat, 'cash', cash)
          add(seat, 'debt', debt)
          add(seat, 'fame', fame)
          add(seat, 'properties', properties.filter(({ owner }) => owner === seat).length)
        }
      },
    ),
  sheets: () => [],
  label: (name) => lookUp(NUMBERS, name) ?? name,
}
