import { describe, expect, test } from 'vitest'
import { marketBoost } from '../../src/rules/boosts.ts'
import { rollMarket } from '../../src/rules/market.ts'
import { refinedOutput } from '../../src/rules/refinement.ts'
import type { Player } from '../../src/state.ts'
import { givenCity, givenDomain, givenOffice, givenOrganization, givenTrade, starterCity } from '../givens.ts'
import { Play, QUIET, stocked } from '../kit.ts'
import { acting, balance, full, has, hires, nth, troops } from './full.ts'

/** What a facility made in the conversion at the end of round 3. */
function made(play: Play, ref: string) {
  const lines = play.me.conversion?.facilities.filter((line) => line.ref === ref) ?? []
  return lines.map(({ used, made: out, gold12 = 0 }) => [used, out, gold12 / 12])
}

describe('[11.1 op convert]', () => {
  test('so many batches, after the workshops', () => {
    const MILL = 'special.small.domain.agri.mill'
    const play = acting((p) => {
      has(givenDomain(p, 'small'), MILL, [1])
      p.turn.maintained = []
      stocked(p, 'raw.grain', 6)
    }).advance()
    expect(made(play, `${MILL}#1`)).toEqual([
      [[{ material: 'raw.grain', count: 4 }], [{ material: 'raw.bread', count: 8 }], 0],
    ])
  })

  test('recipes that share their capacity, in order', () => {
    const FURNACES = 'special.small.domain.mining.furnaces'
    const play = acting((p) => {
      has(givenDomain(p, 'small'), FURNACES)
      stocked(p, 'raw.ironOre', 3)
      stocked(p, 'raw.copperOre', 3)
    }).advance()
    expect(made(play, `${FURNACES}#1`)).toEqual([
      [[{ material: 'raw.ironOre', count: 3 }], [{ material: 'raw.iron', count: 6 }], 0],
      [[{ material: 'raw.copperOre', count: 1 }], [{ material: 'raw.bronze', count: 2 }], 0],
    ])
  })

  test('labour that must be left, and is spent if anything was made', () => {
    const FORGE = 'special.medium.domain.magic.artifactForge'
    const forge = (labor: number, gems: number) =>
      acting((p) => {
        has(givenDomain(p, 'medium'), FORGE)
        stocked(p, 'raw.unpolishedGems', gems)
        p.turn.labor = labor
      }).advance()
    expect(made(forge(1, 7), `${FORGE}#1`)).toEqual([])
    const busy = forge(5, 7)
    expect(made(busy, `${FORGE}#1`)).toEqual([
      [[{ material: 'raw.unpolishedGems', count: 6 }], [{ material: 'special.minorMagicArtifacts', count: 3 }], 0],
    ])
    expect(busy.me.conversion?.labor).toBe(3)
    expect(forge(5, 1).me.conversion?.labor).toBe(5)
  })

  test('gold for goods, when it is time', () => {
    const SHIP = 'special.medium.trade.ship'
    const sail = (builtAtRound: number) =>
      acting((p) => {
        has(givenTrade(p, 'small'), SHIP, [1]).builtAtRound = builtAtRound
        stocked(p, 'special.soap', 3)
        stocked(p, 'special.cloth', 3)
        p.turn.maintained = []
      }).advance()
    const play = sail(1)
    expect(made(play, `${SHIP}#1`)).toEqual([
      [
        [
          { material: 'special.soap', count: 3 },
          { material: 'special.cloth', count: 1 },
        ],
        [],
        16,
      ],
    ])
    expect(play.me.conversion?.gold12).toBeGreaterThanOrEqual(16 * 12)
    expect(made(sail(2), `${SHIP}#1`)).toEqual([])
  })

  test('[F-14] what was built this round works at once', () => {
    const FURNACES = 'special.small.domain.mining.furnaces'
    const play = acting((p) => {
      givenDomain(p, 'small', { specialization: 'mining', focus: 'oreMine' })
      stocked(p, 'raw.ironOre', 2)
    })
    play.do({ type: 'buildFacility', host: 'domain-2', facility: FURNACES }).advance()
    expect(play.me.conversion?.facilities).toHaveLength(1)
  })
})

describe('[11.1 op storage]', () => {
  const stored = (play: Play, id: string) =>
    play.me.conversion?.stored.find(({ material }) => material === id)?.count ?? 0

  test('room without labour', () => {
    const play = acting((p) => {
      has(starterCity(p), 'general.small.city.marketStalls')
      p.turn.maintained = []
      stocked(p, 'raw.salt', 60)
      stocked(p, 'special.cloth', 30)
    }).advance()
    expect([stored(play, 'raw.salt'), stored(play, 'special.cloth')]).toEqual([25, 10])
  })

  test('room for one material, used before any other', () => {
    const play = acting((p) => {
      has(givenDomain(p, 'small'), 'general.small.domain.granary')
      stocked(p, 'raw.grain', 30)
      stocked(p, 'raw.salt', 12)
      p.turn.maintained = ['storage-starter']
    }).advance()
    expect([stored(play, 'raw.grain'), stored(play, 'raw.salt')]).toEqual([20 + 3, 12])
    expect(play.stock('raw.grain')).toBe(23)
  })

  test('an improved granary holds twice as much', () => {
    const play = acting((p) => {
      has(givenDomain(p, 'medium'), 'general.small.domain.granary').upgraded = true
      stocked(p, 'raw.grain', 50)
      p.turn.maintained = []
    }).advance()
    expect(stored(play, 'raw.grain')).toBe(40)
  })
})

describe('[11.1 op autoSale]', () => {
  const sold = (change: (p: Player) => void, count = 12) => {
    const play = acting((p) => {
      change(p)
      p.turn.maintained = []
      stocked(p, 'raw.clay', count)
    }).advance()
    return (play.me.conversion?.sold.find(({ material }) => material === 'raw.clay')?.gold12 ?? 0) / 12
  }

  test('three raw materials for a gold piece', () => {
    expect(sold(() => {})).toBe(3)
    expect(sold((p) => has(givenDomain(p, 'medium'), 'general.medium.domain.salesContracts'))).toBe(4)
  })

  test('one cheap kind, as it was chosen [F-05]', () => {
    const POST = 'general.large.domain.marketplace2'
    expect(sold((p) => has(givenDomain(p, 'large'), POST))).toBe(3)
    expect(sold((p) => has(givenDomain(p, 'large'), POST, [3]))).toBe(4)
  })

  test('thugs whom nobody needed [F-29]', () => {
    const ENFORCERS = 'special.medium.organization.underworld.enforcers'
    const hired = (investments: number) => {
      const play = acting((p) => {
        troops(p, { thug: 5, mercenary: 1 })
        has(givenOrganization(p, 'underworld', 'small'), ENFORCERS)
      })
      if (investments > 0) {
        play.do({ type: 'damageDefend', size: 'small', investments, payment: 'combat', infoSpent: 0 }, { p: [15] })
      }
      return made(play.advance(), `${ENFORCERS}#1`).map(([, , gold]) => gold)
    }
    expect([hired(0), hired(2), hired(3), hired(4)]).toEqual([[4], [4], [2], []])
  })

  test('in the next round thugs can be hired out again [F-29]', () => {
    const ENFORCERS = 'special.medium.organization.underworld.enforcers'
    const play = acting((p) => {
      troops(p, { thug: 4 })
      has(givenOrganization(p, 'underworld', 'small'), ENFORCERS)
    })
    play.do({ type: 'damageDefend', size: 'small', investments: 2, payment: 'combat', infoSpent: 0 }, { p: [15] })
    expect(made(play.advance(), `${ENFORCERS}#1`)).toEqual([])
    play.advance().advance().advance().advance()
    expect(made(play, `${ENFORCERS}#1`).map(([, , gold]) => gold)).toEqual([4])
  })
})

describe('[11.1 op refine]', () => {
  test('one workshop, as it was chosen', () => {
    const STANDARDS = 'special.small.organization.collegium.standards'
    const outputs = (options: readonly number[]) => {
      const { state, me } = acting((p) => {
        p.workshops.push({ ...nth(p.workshops, 0), id: 'workshop-2' })
        has(givenOrganization(p, 'collegiumCraft', 'small'), STANDARDS, options)
      })
      return me.workshops.map((workshop) => refinedOutput(state, me, workshop))
    }
    expect(outputs([])).toEqual(['special.armor', 'special.pulpellen'])
    expect(outputs([1])).toEqual(['special.pulpellen', 'special.armor'])
  })
})

describe('[11.1 op swap]', () => {
  test('half of the wood of the domain becomes hardwood', () => {
    const HARDWOOD = 'special.small.domain.forest.hardwood'
    const play = full((p) => {
      const rawPicks = ['raw.wood', 'raw.clay', 'raw.honey'] as const
      const domain = givenDomain(p, 'small', { specialization: 'forestry', rawPicks })
      has(domain, HARDWOOD)
    }).advance()
    expect(balance(play, 'domain-2-specialty').goods).toEqual({ 'raw.wood': 16, 'raw.wildGame': 4 })
    expect(balance(play, `${HARDWOOD}#1`).goods).toEqual({ 'raw.wood': -10, 'raw.hardwood': 10 })
  })
})

describe('[11.1 op yieldFactor]', () => {
  test('magical domains produce half', () => {
    const play = full((p) => givenDomain(p, 'small', { specialization: 'magic', focus: 'experiments' })).advance()
    expect(balance(play, 'domain-2').goods).toEqual({ 'raw.grain': 2, 'raw.vegetables': 2, 'raw.buildStone': 2 })
    expect(balance(play, 'domain-2-specialty').magicPower).toBe(2)
  })

  test('a magical manufactory doubles what looking after its workshops yields', () => {
    const oversee = (host: string) => {
      const play = acting((p) => {
        has(givenCity(p, 'medium'), 'special.large.city.magoManufactory')
        p.workshops[0] = { ...nth(p.workshops, 0), host }
      })
      play.do({ type: 'gainMaterials', mode: 'workshopOversight', investments: 2 }, { p: [9] })
      return play.fact('materialsGained').goods
    }
    expect(oversee('city-2')).toEqual([{ material: 'special.pulpellen', count: 8 }])
    expect(oversee('domain-starter')).toEqual([{ material: 'special.pulpellen', count: 4 }])
  })
})

describe('[11.1 op grantWorkshop]', () => {
  const WORKS = 'special.large.office.military.workshops'
  const office = (p: Player) => givenOffice(p, 'large', 'militaryOffice')

  test('as many as the rank of the office, making what was named [F-24]', () => {
    const play = acting(office)
    const materials = ['raw.wood', 'raw.lumber', 'raw.clay'] as const
    play.do({ type: 'buildFacility', host: 'office-2', facility: WORKS, materials })
    expect(
      play.me.workshops.slice(1).map(({ id, tier, host, input, output }) => [id, tier, host, input, output]),
    ).toEqual([
      ['workshop-2', 'small', 'office-2', 'raw.wood', 'raw.lumber'],
      ['workshop-3', 'small', 'office-2', 'raw.clay', expect.stringMatching(/^special\./)],
      ['workshop-4', 'small', 'office-2', 'raw.grain', 'special.pulpellen'],
    ])
    expect(
      play.refusal({ type: 'buildFacility', host: 'office-2', facility: WORKS, materials: ['raw.furs'] })?.code,
    ).toBe('INPUT')
  })

  test('they cannot be enlarged, even by those who have a master [F-24]', () => {
    const play = acting((p) => {
      office(p)
      hires(p, 'artisan', 'master')
    })
    play.do({ type: 'buildFacility', host: 'office-2', facility: WORKS })
    expect(play.refusal({ type: 'upgradeWorkshop', workshop: 'workshop-2', tier: 'medium' })).toMatchObject({
      code: 'RULE',
      params: { why: 'tierNotHere' },
    })
  })

  test('they need upkeep, rest with their facility and go with their office', () => {
    const play = acting(office).do({ type: 'buildFacility', host: 'office-2', facility: WORKS })
    play.toNextActions()
    expect(play.me.turn.maintained).toContain('workshop-2')
    play.with((p) => {
      nth(nth(p.offices, 1).facilities, 0).damage = { damagedAtRound: 4, repairGold: 1, event: 15 }
      p.permanentLabor = 20
    })
    play.advance().advance().advance().advance({ w: QUIET })
    expect(play.me.turn.maintained).not.toContain('workshop-2')
    expect(play.me.workshops).toHaveLength(4)
  })
})

describe('[11.1 op saleFlat]', () => {
  const CONTRACTS = 'special.small.office.military.supplyContracts'
  const supplier = () =>
    acting((p) => {
      has(givenOffice(p, 'small', 'militaryOffice'), CONTRACTS)
      stocked(p, 'raw.grain', 12)
      stocked(p, 'special.cloth', 4)
    })

  test('a die of gold with every sale, and off every purchase', () => {
    const sale = supplier().do({ type: 'moneySell', items: [{ good: 'raw.grain', count: 12 }] }, { p: [11, 3] })
    expect(sale.fact('sold').gold12).toBe(12 * (6 + 3))
    const purchase = supplier().do({ type: 'moneyBuy', items: [{ good: 'special.soap', count: 2 }] }, { p: [11, 1] })
    expect(purchase.fact('bought').paid.gold12).toBe(12 * (6 - 1))
  })

  test('a purchase costs at least one gold per investment', () => {
    const play = supplier().do({ type: 'moneyBuy', items: [{ good: 'special.soap', count: 1 }] }, { p: [11, 4] })
    expect(play.fact('bought').paid.gold12).toBe(12)
  })

  test('[F-50] once in a combined action, for the sale', () => {
    const play = supplier().do(
      {
        type: 'moneySellBuy',
        sell: [{ good: 'raw.grain', count: 12 }],
        buy: [{ good: 'special.soap', count: 1 }],
      },
      { p: [11, 2, 11] },
    )
    expect(play.fact('sold').gold12).toBe(12 * (6 + 2))
    expect(play.fact('bought').paid.gold12).toBe(36)
  })
})

describe('[11.1 op marketShift]', () => {
  test('own markets, up or down as it was chosen [F-05]', () => {
    const push = (options: readonly number[]) => {
      const { me } = acting((p) =>
        has(givenOrganization(p, 'collegiumTrade', 'small'), 'special.small.organization.collegium.exchange', options),
      )
      return marketBoost(me, 'ownMarkets')
    }
    expect([push([]), push([1]), push([2])]).toEqual([0, 1, -1])
  })

  test('by one, however many push', () => {
    const { me } = acting((p) => {
      for (const kind of ['collegiumTrade', 'collegiumCraft'] as const)
        has(givenOrganization(p, kind, 'small'), 'special.small.organization.collegium.exchange', [1])
    })
    expect(marketBoost(me, 'ownMarkets')).toBe(1)
  })

  test('the local market: all together, by at most one, within two and twelve', () => {
    const CUSTOMS = 'special.small.office.cityAdmin.customs'
    const play = Play.b0({ facilityCatalogue: 'full' }, 2).with((_p, s) => {
      for (const p of s.players) has(nth(p.offices, 0), CUSTOMS, [0, 1])
    })
    play.advance({ w: [3, 3, 4, 3, 5] })
    expect([play.state.market.rawRoll, play.state.market.specialRoll]).toEqual([7, 8])
  })

  test('the roll stays on the table', () => {
    const { state } = Play.b0()
    const luck = { chance: { die: () => 6 } } as unknown as Parameters<typeof rollMarket>[2]
    expect(rollMarket('local', 'world', luck, 1).rawRoll).toBe(12)
    expect(state.market.rawRoll).toBe(0)
  })
})

describe('[F-37 op craft]', () => {
  const run = (tier: 'simple' | 'master', output: 'special.pulpellen' | 'special.armor' | 'special.jewelry') =>
    acting((p) => {
      hires(p, 'workshop', tier)
      p.workshops[0] = { ...nth(p.workshops, 0), output }
      stocked(p, 'raw.grain', 8)
    }).advance()

  test('more of the first expensive thing that was made', () => {
    expect(made(run('master', 'special.jewelry'), 'spec-1')).toEqual([
      [[], [{ material: 'special.jewelry', count: 6 }], 0],
    ])
  })

  test('or something simpler is doubled, up to as many', () => {
    expect(made(run('master', 'special.pulpellen'), 'spec-1')).toEqual([
      [[], [{ material: 'special.pulpellen', count: 2 }], 0],
    ])
  })

  test('nothing where nothing was made', () => {
    const play = acting((p) => {
      hires(p, 'workshop')
      p.turn.maintained = []
    }).advance()
    expect(made(play, 'spec-1')).toEqual([])
  })
})
