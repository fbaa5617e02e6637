import { describe, expect, test } from 'vitest'
import { readyBonusActions } from '../../src/catalogue/ops/bonus-action.ts'
import { givenCity, givenDomain, givenOffice, givenOrganization, givenTrade, settle } from '../givens.ts'
import { type Play, QUIET, stocked } from '../kit.ts'
import { acting, full, has, hires, nth } from './full.ts'

const ready = ({ me }: Play) => readyBonusActions(me).map(({ source }) => source.facility.key)
const spent = (play: Play) =>
  play.with((p) => {
    p.turn.actionsUsed = 2
  })

describe('[11.1 op bonusAction]', () => {
  test('one more use at no cost and without key, every round', () => {
    const LABOUR = 'special.large.office.province.stateLabour'
    const play = spent(acting((p) => has(givenOffice(p, 'large', 'provinceAdministration'), LABOUR)))
    const administer = { type: 'gainMaterials', mode: 'domainAdministration', investments: 1 } as const
    play.do(administer, { p: [10] })
    expect(play.fact('materialsGained')).toMatchObject({ bonus: true, key: 'materials.domain' })
    expect([play.me.turn.actionsUsed, play.me.turn.actionKeys]).toEqual([2, []])
    expect(play.refusal(administer)?.code).toBe('ACTION')
    expect(play.refusal({ type: 'gainMaterials', mode: 'workshopOversight', investments: 1 })?.code).toBe('ACTION')
    spent(play.toNextActions())
    expect(play.refusal(administer)).toBeUndefined()
  })

  test('usual actions come first', () => {
    const play = acting((p) => has(givenTrade(p, 'large'), 'general.large.trade.monopoly'))
    const lend = { type: 'moneyLend', investments: 1 } as const
    play.with((p) => stocked(p, 'special.cloth', 4))
    const sell = { type: 'moneySell', items: [{ good: 'special.cloth', count: 1 }] } as const
    play.do(sell, { p: [10] })
    expect([play.me.turn.actionsUsed, ready(play)]).toEqual([1, ['general.large.trade.monopoly']])
    play.do(sell, { p: [10] })
    expect([play.me.turn.actionsUsed, ready(play)]).toEqual([1, []])
    expect(play.refusal(sell)?.params.why).toBe('keyUsed')
    expect(play.refusal(lend)).toBeUndefined()
  })

  test('every second round: again two rounds after its last use [F-28]', () => {
    const CIRCLE = 'special.medium.office.court.innerCircle'
    const play = spent(acting((p) => has(givenOffice(p, 'small', 'courtOffice'), CIRCLE)))
    play.with((p) => {
      p.information = 1
    })
    play.do({ type: 'convertInformation', to: 'gold', amount: 1 })
    expect(ready(play)).toEqual([])
    play.toNextActions()
    expect(ready(play)).toEqual([])
    play.toNextActions({ w: QUIET })
    expect(ready(play)).toEqual([CIRCLE])
  })

  test('once, up to some investments; then it is used up [F-17]', () => {
    const GRAB = 'general.medium.office.treasuryGrab'
    const play = acting((p) => givenOffice(p, 'medium'))
    play.do({ type: 'buildFacility', host: 'office-2', facility: GRAB })
    spent(play)
    expect(play.refusal({ type: 'moneyLend', investments: 2 })).toBeUndefined()
    play.with((p) => givenTrade(p, 'small'))
    expect(play.refusal({ type: 'moneyLend', investments: 3 })?.code).toBe('ACTION')
    play.do({ type: 'moneyLend', investments: 2 }, { p: [12] })
    expect(ready(play)).toEqual([])
    play.toNextActions()
    expect(nth(play.me.offices, 1).facilities).toHaveLength(1)
    expect(ready(play)).toEqual([])
    play.toNextActions({ w: QUIET, p: [3, 4, 4, 6, 5] })
    expect(nth(play.me.offices, 1).facilities).toEqual([])
  })

  test('an unused one waits', () => {
    const LEVY = 'general.small.organization.levy'
    const play = acting((p) => givenOrganization(p, 'spy', 'small'))
    play.do({ type: 'buildFacility', host: 'org-1', facility: LEVY }).toNextActions().toNextActions({ w: QUIET })
    expect(ready(play)).toEqual([LEVY])
  })

  test('after every fourth trade a bundle, of four investments at most', () => {
    const FENCES = 'special.medium.city.crime.fences'
    const play = acting((p) => {
      has(givenCity(p, 'medium'), FENCES)
      givenDomain(p, 'large')
      stocked(p, 'special.cloth', 20)
    })
    const sell = { type: 'moneySell', items: [{ good: 'special.cloth', count: 1 }] } as const
    for (let n = 0; n < 4; n++) {
      expect(ready(play)).toEqual([])
      play.do(sell, { p: [10] }).with((p) => {
        p.turn.actionKeys = []
        p.turn.actionsUsed = 0
      })
    }
    expect(ready(play)).toEqual([FENCES])
    spent(play).with((p) => {
      p.turn.actionKeys = ['money.sell', 'money.buy']
    })
    const bundle = (count: number) => ({
      type: 'moneySellBuy' as const,
      sell: [{ good: 'special.cloth' as const, count }],
      buy: [{ good: 'special.soap' as const, count: 1 }],
    })
    expect(play.refusal(bundle(4))?.code).toBe('ACTION')
    play.do(bundle(3), { p: [10, 10] })
    expect(play.me.turn.actionKeys).toEqual(['money.sell', 'money.buy'])
    expect(ready(play)).toEqual([])
  })

  test('after every second standard action something for the court; one is kept at most [F-28]', () => {
    const BATHS = 'special.large.city.crime.bathhouse'
    const play = acting((p) => {
      has(givenCity(p, 'large'), BATHS)
      p.turn.influence = 200
    })
    play.do({ type: 'moneyLend', investments: 1 }, { p: [12] })
    expect(ready(play)).toEqual([])
    play.do({ type: 'gainMaterials', mode: 'domainAdministration', investments: 1 }, { p: [12] })
    expect(ready(play)).toEqual([BATHS])
    play.do({ type: 'acquireCity', tier: 'small' }, { p: [15] })
    expect(play.fact('postAcquired')).toMatchObject({ bonus: true, key: 'acquire.cityProperty' })
    expect(ready(play)).toEqual([])
  })

  test('an improved mercatoria has one, a plain one has not', () => {
    const MERCATORIA = 'general.medium.city.mercatoria'
    const play = acting((p) => has(givenCity(p, 'large'), MERCATORIA))
    expect(ready(play)).toEqual([])
    play.do({ type: 'buildFacility', host: 'city-2', facility: MERCATORIA })
    expect(ready(play)).toEqual([MERCATORIA])
  })
})

describe('[11.1 op unlock]', () => {
  test('reforms at work let offices split what they yield', () => {
    const play = full((p) => has(givenOffice(p, 'medium'), 'general.medium.office.administrativeReforms')).advance()
    const split = { type: 'setOfficeYield', office: 'office-2', mode: 'split' } as const
    expect(play.refusal(split)).toBeUndefined()
    nth(nth(play.me.offices, 1).facilities, 0).resting = true
    expect(play.refusal(split)?.params.why).toBe('reformsNeeded')
  })

  test('an alley of artisans works as in v1', () => {
    const play = acting((p) => {
      has(givenCity(p, 'medium'), 'special.medium.artisanAlley')
      hires(p, 'artisan')
      stocked(p, 'raw.unpolishedGems', 1)
    }).advance()
    expect(play.me.conversion?.alleys).toMatchObject([{ ref: 'city-2', made: [{ material: 'special.cutGems' }] }])
  })

  test('[F-12] an alley rests where people are in unrest', () => {
    const play = full((p) => {
      const city = givenCity(p, 'medium')
      settle(city.tenants, 3, 1, true)
      has(city, 'special.medium.artisanAlley')
      hires(p, 'artisan')
      stocked(p, 'raw.unpolishedGems', 1)
    })
    play.advance().advance()
    expect(play.me.conversion?.alleys).toEqual([])
  })
})

describe('[F-38 op buildTime]', () => {
  const begun = (change: (p: Play['me']) => void) => {
    const play = acting((p) => {
      change(p)
      givenDomain(p, 'small', { specialization: 'agriculture' })
      givenDomain(p, 'large')
      for (const id of ['raw.bricks', 'raw.wood', 'raw.buildStone', 'raw.marbleGranite'] as const) stocked(p, id, 90)
      for (const id of ['special.jewelry', 'special.bronzeGoods'] as const) stocked(p, id, 20)
      p.gold12 = 9000
    })
    return play.do({ type: 'buildFacility', host: 'domain-3', facility: 'general.medium.domain.villa' })
  }

  test('a builder saves rounds, and what takes one round is built at once', () => {
    expect(begun(() => {}).me.projects[0]).toMatchObject({ totalRounds: 3, remainingRounds: 2, laborPerRound: 4 })
    expect(begun((p) => hires(p, 'builder')).me.projects[0]).toMatchObject({ totalRounds: 2, remainingRounds: 1 })
    const master = begun((p) => hires(p, 'builder', 'master'))
    expect(master.me.projects).toEqual([])
    expect(nth(master.me.domains, 2).facilities).toHaveLength(1)
  })

  test('only the best one counts', () => {
    const two = begun((p) => {
      hires(p, 'builder')
      hires(p, 'builder')
    })
    expect(two.me.projects[0]?.totalRounds).toBe(2)
  })
})
