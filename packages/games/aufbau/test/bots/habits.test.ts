import { describe, expect, test } from 'vitest'
import { amounts } from '../../src/bots/candidates/family.ts'
import type { MoveOf } from '../../src/moves.ts'
import { DAMAGED, givenCity, givenOffice, givenOrganization, givenTrade, settle } from '../givens.ts'
import { Play, stocked } from '../kit.ts'
import { acting, answerOf, marketWith } from './asked.ts'

test('amounts are tried just below the thresholds, and at the cap [13.1]', () => {
  expect(amounts(10, 3, 7)).toEqual([3, 7, 10])
  expect(amounts(7, 3, 7)).toEqual([3, 7])
  expect(amounts(0, 3, 7)).toEqual([])
})

describe('what must be eaten is not sold [13.1]', () => {
  const sale = (levels: number) => {
    const play = acting({ gold: 4 }, (p, s) => {
      stocked(p, 'raw.grain', 18)
      settle(givenOrganization(p, 'cult', 'large').followers, levels)
      s.market = marketWith('local', { rawCheapFood: 4 })
    })
    const move = answerOf('haendler', play) as MoveOf<'moneySell'>
    return move.items[0]?.count
  }

  test('while the land feeds all, everything may go', () => {
    // Nine labour eat three; the domain brings eight.
    expect(sale(0)).toBe(18)
  })

  test('else what the land does not bring is kept', () => {
    // Seventeen labour and eight levels eat thirteen, five more than the domain brings.
    expect(sale(8)).toBe(12)
  })
})

describe('what costs nothing is done first', () => {
  test('damage is repaired while there is gold for it', () => {
    const play = acting({ gold: 10 }, (p) => {
      givenTrade(p, 'small').damage = DAMAGED
    })
    expect(answerOf('handel', play)).toEqual({ type: 'repairDamage', target: 'trade-1' })
  })

  test('larger offices yield gold, and in the last round small ones, too', () => {
    const play = acting({}, (p) => givenOffice(p, 'medium'))
    expect(answerOf('handel', play)).toEqual({ type: 'setOfficeYield', office: 'office-2', mode: 'gold' })
    const last = acting({}, (_p, s) => {
      s.round = s.config.maxRounds
    })
    expect(answerOf('handel', last)).toEqual({ type: 'setOfficeYield', office: 'office-starter', mode: 'gold' })
  })

  test('with reforms they yield both where influence is wanted', () => {
    const play = acting({}, (p) => {
      const office = givenOffice(p, 'medium')
      office.facilities.push({
        id: 'office-office-2-facility-1',
        key: 'general.medium.office.administrativeReforms',
        builtAtRound: 1,
        damage: null,
        upgraded: false,
        resting: false,
        options: [],
        materials: [],
        used: 0,
      })
    })
    expect(answerOf('amtsfokus', play)).toEqual({ type: 'setOfficeYield', office: 'office-2', mode: 'split' })
    expect(answerOf('handel', play)).toEqual({ type: 'setOfficeYield', office: 'office-2', mode: 'gold' })
  })

  test('large enterprises trade', () => {
    const play = acting({}, (p) => givenTrade(p, 'large'))
    expect(answerOf('handel', play)).toEqual({ type: 'setTradeMode', trade: 'trade-1', mode: 'trade' })
  })

  test('who lives on workshops has the second city produce', () => {
    const play = acting({}, (p) => givenCity(p, 'medium'))
    expect(answerOf('werkstatt', play)).toEqual({ type: 'setCityMode', city: 'city-2', mode: 'production' })
  })

  test('offices of the full catalogue turn to what brings most [11.1]', () => {
    const play = acting({}, (p) => givenOffice(p, 'medium', 'cityAdministration', { yieldMode: 'gold' }), {
      facilityCatalogue: 'full',
    })
    // A special material or two gold pieces are worth the same; all else is worth less here.
    expect(answerOf('handel', play)).toEqual({ type: 'setOfficeFocus', office: 'office-2', focus: 'crafts' })
  })
})

describe('what is lost to the envious [13.1]', () => {
  const choice = (name: string, gold: number, offices: number) => {
    const play = Play.b2({ counterReactionDefault: 'none' }).with((p) => {
      p.n = 3
      p.gold12 = 12 * gold
      p.offices.length = 0
      for (let i = 0; i < offices; i++) givenOffice(p, 'small')
    })
    return answerOf(name, play)
  }

  test('influence, where there is enough and nothing to buy with it', () => {
    expect(choice('handel', 20, 2)).toEqual({ type: 'chooseLoss', choice: 'influence' })
    expect(choice('handel', 20, 0)).toEqual({ type: 'chooseLoss', choice: 'gold' })
  })

  test('gold, for those who want influence, as long as they have some', () => {
    expect(choice('amtsfokus', 20, 2)).toEqual({ type: 'chooseLoss', choice: 'gold' })
    expect(choice('amtsfokus', 3, 2)).toEqual({ type: 'chooseLoss', choice: 'influence' })
  })
})

test('enough is kept for the next upkeep, but for whoever keeps nothing [12.5]', () => {
  const play = acting({ gold: 12 }, (p) => {
    p.turn.facilityBuildsUsed = 1
    for (let i = 0; i < 4; i++) givenTrade(p, 'small')
  })
  expect(answerOf('stadt', play)).not.toMatchObject({ type: 'acquireCity', tier: 'small' })
  expect(answerOf('stadt-none', play)).toMatchObject({ type: 'acquireCity' })
})
