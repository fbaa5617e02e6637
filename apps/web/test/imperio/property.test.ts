import { cityOf, type Fact, type Property, propertyCard, rentOf, type View } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { districtInWords, districtNews } from '../../src/games/imperio/map/district-words.ts'
import { pinnedIn, REGIONS } from '../../src/games/imperio/map/regions.ts'
import { historyOf } from '../../src/games/imperio/property/history.ts'
import { nobodysIn, propertyInWords, rentIn, reserveIn } from '../../src/games/imperio/property/property-words.ts'
import { rentLinesOf } from '../../src/games/imperio/property/rent-lines.ts'
import { MarketTable } from './market-table.ts'

const names = (seat: number) => ['Ana', 'Beto', 'Carla', 'Dina'][seat] ?? '—'
const sum = (view: View, property: Readonly<Property>) =>
  rentLinesOf(view, property).reduce((total, { amount }) => total + amount, 0)

describe('why a property pays what it pays', () => {
  test('the lines sum to the rent, for every property in every round', () => {
    const table = new MarketTable()
    for (let round = 1; round <= 5; round++) {
      if (round === 1) table.until('BID').everybodyBuys()
      const view = table.until('INCOME', round).view(0)
      for (const property of view.properties) expect(sum(view, property)).toBe(rentOf(cityOf(view), property))
    }
  })

  test('upgrades, sets, signals, works, events and the mood have lines of their own', () => {
    const bare = new MarketTable().until('BID').view(0)
    const properties = bare.properties.map((property) =>
      property.propertyId === 'P-01' || property.propertyId === 'P-13' ? { ...property, owner: 0 } : property,
    )
    const view: View = {
      ...bare,
      properties,
      marketSignals: ['S-05'],
      activeMoodId: 'M-01',
      infra: [{ infraId: 'INF-01', district: 'Miraflores', untilRound: 9 }],
    }
    const first = properties.find(({ propertyId }) => propertyId === 'P-01') as Property
    const built = { ...first, upgradeLevel: 1, tempRentBonus: [{ delta: -1, fromRound: 1, untilRound: 9 }] }
    expect(rentLinesOf(view, built).map(({ part }) => part)).toEqual([
      'base',
      'upgrades',
      'set',
      'signals',
      'works',
      'timed',
      'mood',
    ])
    expect(sum(view, built)).toBe(rentOf(cityOf(view), built))
  })
})

describe('what is said of a property', () => {
  test('lots have a reserve until somebody has bought them, and a pin all the time', () => {
    const table = new MarketTable().until('BID')
    const before = table.view(0)
    const [lot = ''] = before.marketRow
    expect(reserveIn(before, lot)).toBe(before.reserves[0])
    const after = table.everybodyBuys().view(0)
    expect(reserveIn(after, lot)).toBeUndefined()
    const pinned = REGIONS.flatMap(({ name }) => pinnedIn(after, name))
    expect(pinned.toSorted()).toEqual(after.marketRow.toSorted())
    expect(propertyInWords(after, lot, names, 0)).toContain('Tuyo')
    expect(propertyInWords(after, lot, names, 1)).toContain('De Ana')
  })

  test('lots are on sale until the auction is over; who found no bidder is not', () => {
    const table = new MarketTable().until('BID')
    const before = table.view(0)
    const lot = before.marketRow.at(-1) as string
    const { district } = propertyCard(lot)
    const here = (view: View) => districtNews(view, district).join(' ')
    expect(propertyInWords(before, lot, names, 0)).toContain(`En subasta desde ${before.reserves.at(-1)}.`)
    expect(here(before)).toContain('en subasta')
    for (const phase of ['INCOME', 'ACTION', 'EVENTS', 'PRESS'] as const) {
      const after = (phase === 'INCOME' ? table.everybodyBuys() : table).until(phase).view(0)
      expect(after.properties.find(({ propertyId }) => propertyId === lot)?.owner).toBeNull()
      expect([reserveIn(after, lot), nobodysIn(after, lot)]).toEqual([undefined, 'Sin postor esta ronda'])
      expect(propertyInWords(after, lot, names, 0)).toContain('Sin postor esta ronda.')
      expect(here(after)).toContain('1 sin postor')
      for (const { name } of REGIONS) expect(districtInWords(after, name)).not.toContain('en subasta')
    }
  })

  test('one rent on card, map and screen reader: of nobody’s what is printed, of others what they pay [V2.1]', () => {
    for (const table of [new MarketTable().until('BID'), new MarketTable().until('BID').everybodyBuys()]) {
      const bare = table.view(0)
      // Signals, a mood and works that change nearly every rent.
      const infra = REGIONS.map(({ name }) => ({ infraId: 'INF-01', district: name, untilRound: 9 }) as const)
      const view: View = { ...bare, activeMoodId: 'M-01', infra }
      for (const { propertyId, owner } of view.properties) {
        const printed = propertyCard(propertyId).baseRent
        const rent = rentIn(view, propertyId)
        if (owner === null) expect(rent).toBe(printed)
        else expect(rent).toBeGreaterThan(printed)
        expect(propertyInWords(view, propertyId, names, 0)).toContain(`Renta ${rent}.`)
      }
    }
  })

  test('nothing lasts longer than the match', () => {
    const view = new MarketTable().until('BID').everybodyBuys().view(0)
    const [lot = ''] = view.marketRow
    const locked = (tradeLockedUntilRound: number) => {
      const properties = view.properties.map((property) =>
        property.propertyId === lot ? { ...property, tradeLockedUntilRound } : property,
      )
      return propertyInWords({ ...view, properties }, lot, names, 0)
    }
    expect(locked(view.rounds - 1)).toContain(`Bloqueado hasta la ronda ${view.rounds - 1}.`)
    expect(locked(view.rounds + 1)).toContain('Bloqueado hasta el final.')
  })

  test('its history has what was bought, built, sold and suffered, the newest first', () => {
    const deal = { dealId: 'D', templateId: 'CASH_FOR_PROPERTY', fromOwnerId: 'O-01', toOwnerId: 'O-02' }
    const story = [
      { type: 'phaseChange', round: 1, phase: 'BID' },
      { type: 'bidResults', lots: [{ propertyId: 'P-03', winnerId: 'O-01', price: 5 }], brokenPacts: [] },
      { type: 'actionResults', actions: [{ ownerId: 'O-01', action: 'DEVELOP', propertyId: 'P-03' }] },
      { type: 'phaseChange', round: 2, phase: 'DEALS' },
      {
        type: 'dealsUpdate',
        deals: [
          { ...deal, status: 'RESOLVED', fields: { side: 'SELL', propertyId: 'P-03', price: 6 }, counterFields: null },
        ],
      },
    ] as unknown as readonly Fact[]
    expect(historyOf(story, 'P-03', names, 7).map(({ round, text }) => `${round} ${text}`)).toEqual([
      '2 Ana se lo vendió a Beto por 6.',
      '1 Ana lo desarrolló.',
      '1 ADJUDICADO a Ana por 5.',
    ])
    expect(historyOf(story, 'P-04', names, 7)).toEqual([])
  })
})
