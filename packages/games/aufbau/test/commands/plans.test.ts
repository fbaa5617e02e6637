import { ScriptedChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { SUCCESS_TIERS, tierOf } from '../../src/checks.ts'
import type { Gain, PlannedResult, TradeSum } from '../../src/commands/command.ts'
import { COMMANDS } from '../../src/commands/index.ts'
import { copy } from '../../src/copy.ts'
import { MATERIALS } from '../../src/data/materials.ts'
import type { Price } from '../../src/ledger.ts'
import type { Move } from '../../src/moves.ts'
import type { Player, State } from '../../src/state.ts'
import { givenDomain, givenOrganization, givenSpecialist, givenTrade, settle, starterCity } from '../givens.ts'
import { event, Play, stocked } from '../kit.ts'

/** Moves with a roll, and how many dice a failure casts besides. */
const ROLLED: readonly (readonly [Move, number])[] = [
  [{ type: 'gainInfluence', kind: 'temporary', investments: 5 }, 0],
  [{ type: 'gainInfluence', kind: 'permanent', investments: 3 }, 0],
  [{ type: 'moneyLend', investments: 3 }, 0],
  [
    {
      type: 'moneySell',
      items: [
        { good: 'raw.grain', count: 12 },
        { good: 'special.pulpellen', count: 1 },
        { good: 'labor', count: 1 },
      ],
    },
    0,
  ],
  [
    {
      type: 'moneyBuy',
      items: [
        { good: 'raw.clay', count: 6 },
        { good: 'labor', count: 2 },
      ],
    },
    0,
  ],
  [{ type: 'gainMaterials', mode: 'domainAdministration', investments: 3, target: 'domain-2' }, 0],
  [{ type: 'gainMaterials', mode: 'workshopOversight', investments: 2 }, 0],
  [{ type: 'acquireDomain', tier: 'small' }, 0],
  [{ type: 'acquireCity', tier: 'small', tenure: 'pacht' }, 0],
  [{ type: 'acquireOffice', tier: 'small', payment: 'influenceFirst' }, 0],
  [{ type: 'acquireOrganization', kind: 'underworld' }, 0],
  [{ type: 'acquireTrade', tier: 'small' }, 0],
  [{ type: 'acquireTenants', host: 'city-starter', levels: 1 }, 0],
  [{ type: 'recruitTroops', kind: 'militia', levels: 2 }, 0],
  [{ type: 'damageDefend', size: 'medium', investments: 1, payment: 'influence', infoSpent: 1 }, 1],
  [{ type: 'manipulate', size: 'small', investments: 2, payment: 'influenceFirst', infoSpent: 0 }, 1],
  [{ type: 'secureLoyalty', size: 'small', targets: ['city-starter'], payment: 'influenceFirst', infoSpent: 1 }, 0],
]

/** Enough for most, not for every surcharge. */
function household(gold: number): Play {
  return Play.b1().with((p, s) => {
    p.gold12 = gold * 12
    p.turn.influence = 14
    p.information = 2
    p.stock.fill(20)
    settle(starterCity(p).tenants, 1)
    givenDomain(p, 'small')
    givenTrade(p, 'small')
    givenOrganization(p, 'cult', 'small')
    givenSpecialist(p, 'simple', [9])
    s.events = [event(31, { values: [2] }), event(8, { values: [3] })]
  })
}

/** What a player has of everything a plan speaks of. */
function possessions(p: Readonly<Player>): Record<string, number> {
  const has: Record<string, number> = {
    gold12: p.gold12,
    influence: p.turn.influence,
    labor: p.turn.labor,
    information: p.information,
    permanentInfluence: p.permanentInfluence,
    kw: p.kw,
    as: p.as,
    n: p.n,
    levels: p.cities[0]?.tenants.levels ?? 0,
    loyalty: p.cities[0]?.tenants.loyalty ?? 0,
    troops: p.troops.levels.militia,
    domain: p.domains.length,
    city: p.cities.length,
    office: p.offices.length,
    organization: p.organizations.length,
    trade: p.trades.length,
    'gold12 later': p.pendingGold12,
    'labor later': p.pendingLabor,
  }
  for (const [at, { id }] of MATERIALS.entries()) {
    has[id] = p.stock[at] as number
    has[`${id} later`] = p.pendingStock[at] as number
  }
  return has
}

/** What a planned result says will change. */
function promised({ paid, gains }: PlannedResult): Record<string, number> {
  const change: Record<string, number> = {}
  const add = (what: string, amount: number) => {
    change[what] = (change[what] ?? 0) + amount
  }
  for (const [what, amount] of costs(paid)) add(what, 0 - amount)
  for (const { what, amount, later } of gains as readonly Gain[]) add(later ? `${what} later` : what, amount)
  return nonZero(change)
}

function costs({ gold12, influence, labor, information, goods }: Price): (readonly [string, number])[] {
  const spent: (readonly [string, number])[] = [
    ['gold12', gold12],
    ['influence', influence],
    ['labor', labor],
    ['information', information],
  ]
  return [...spent, ...goods.map(({ material, count }) => [material, count] as const)]
}

function nonZero(change: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(change).filter(([, amount]) => amount !== 0))
}

/** What really changes when the die shows that. */
function happens(state: State, move: Move, dice: readonly number[]): Record<string, number> {
  const s = copy(state)
  const p = s.players[0] as Player
  const before = possessions(p)
  const chance = new ScriptedChance({ 'player:0': dice.map((die) => die - 1) })
  const io = { chance, tell: () => {}, reveal: () => {} }
  COMMANDS[move.type as keyof typeof COMMANDS].perform(s, p, move as never, io)
  const after = possessions(p)
  return nonZero(Object.fromEntries(Object.keys(after).map((what) => [what, (after[what] ?? 0) - (before[what] ?? 0)])))
}

const CASES = [100, 34].flatMap((gold) => ROLLED.map(([move, more]) => [gold, move.type, move, more] as const))
test.each(CASES)('with %i gold %s comes out as planned, whatever the die shows', (gold, type, move, more) => {
  const { state, me } = household(gold)
  const command = COMMANDS[type as keyof typeof COMMANDS]
  expect(command.check(state, me, move as never)).toBeUndefined()
  const plan = command.plan(state, me, move as never)
  const counts = [0, 0, 0, 0, 0]
  for (let die = 1; die <= 20; die++) {
    const tier = tierOf(die + (plan.check?.bonus ?? 0) + (plan.check?.extra ?? 0), plan.check?.dc ?? 0)
    const at = SUCCESS_TIERS.indexOf(tier)
    counts[at] = (counts[at] ?? 0) + 1
    // Of a failure a plan shows the worst.
    const dice = tier === 'fail' ? [die, ...Array<number>(more).fill(1)] : [die]
    expect([die, happens(state, move, dice)]).toEqual([die, promised(plan.results[at] as PlannedResult)])
  }
  expect(plan.check?.odds).toEqual(counts)
})

test('[12.1] warnings: a surcharge that cannot be paid, debts, full stores, influence too late', () => {
  const warn = (play: Play, move: Move) =>
    COMMANDS[move.type as keyof typeof COMMANDS].plan(play.state, play.me, move as never).warnings
  const city: Move = { type: 'acquireCity', tier: 'small' }
  const poor = Play.b1().with((p) => {
    p.gold12 = 12 * 12
  })
  expect(warn(poor, city)).toEqual(['mayLapse'])
  const busy = poor.with((p) => {
    p.troops.levels.mercenary = 4
  })
  expect(warn(busy, city)).toEqual(['mayLapse', 'debtRisk'])
  const administer: Move = { type: 'gainMaterials', mode: 'domainAdministration', investments: 4 }
  expect(warn(Play.b1(), administer)).toEqual(['storageOverflow'])
  expect(warn(Play.b1(), { ...administer, mode: 'workshopOversight', investments: 1 })).toEqual([])
  const influence: Move = { type: 'gainInfluence', kind: 'temporary', investments: 1 }
  expect(warn(Play.b1(), influence)).toEqual([])
  const last = Play.b1().with((p) => {
    p.turn.actionsUsed = 1
  })
  expect(warn(last, influence)).toEqual(['poolLost'])
  expect(warn(last, { ...influence, kind: 'permanent' })).toEqual([])
})

describe('[5.0.7, D-09] what cannot be paid as listed', () => {
  const planned = (play: Play, move: Move) => {
    const command = COMMANDS[move.type as keyof typeof COMMANDS]
    expect(command.check(play.state, play.me, move as never)?.code).toBe('FUNDS')
    return command.plan(play.state, play.me, move as never)
  }
  const gold = (play: Play, move: Move) => planned(play, move).results.map(({ paid }) => paid.gold12 / 12)

  test.each<[Move, string, readonly number[]]>([
    [{ type: 'acquireDomain', tier: 'large' }, 'domain', [105, 126, 140, 168, 0]],
    [{ type: 'acquireOffice', tier: 'small', payment: 'goldFirst' }, 'office', [8, 9, 10, 12, 0]],
    [{ type: 'acquireOrganization', kind: 'underworld' }, 'organization', [9, 11, 12, 15, 0]],
    [{ type: 'recruitTroops', kind: 'mercenary', levels: 1 }, 'troops', [6, 8, 8, 10, 0]],
  ])('%j shows what every result would bring and cost, and bursts in none', (move, what, prices) => {
    const { results, warnings } = planned(Play.b1(), move)
    expect(results.map(({ lapses }) => lapses)).toEqual(Array(5).fill(false))
    expect(results.map(({ gains }) => gains.some((gain) => gain.what === what))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(gold(Play.b1(), move)).toEqual(prices)
    expect(warnings).not.toContain('mayLapse')
  })

  test('goods to buy are shown with their prices', () => {
    const move: Move = { type: 'moneyBuy', items: [{ good: 'special.armor', count: 3 }] }
    const { results, warnings } = planned(Play.b1(), move)
    expect(results.map(({ gains }) => gains)).toEqual([
      ...Array(4).fill([{ what: 'special.armor', amount: 3, later: true }]),
      [],
    ])
    expect(gold(Play.b1(), move)).toEqual([3, 3, 9, 12, 9])
    expect(warnings).toEqual([])
  })

  test('loyalty, too, with its doubled price', () => {
    const move: Move = {
      type: 'secureLoyalty',
      size: 'small',
      targets: ['city-starter'],
      payment: 'goldFirst',
      infoSpent: 0,
    }
    const play = Play.b1().with((p) => settle(starterCity(p).tenants, 2))
    const { results, warnings } = planned(play, move)
    expect(results.map(({ paid, lapses }) => [paid.gold12 / 12, lapses])).toEqual([
      [4, false],
      [5, false],
      [7, false],
      [14, false],
      [7, false],
    ])
    expect(warnings).toEqual([])
  })

  test('a specialist is not called too dear before anybody has come', () => {
    const move: Move = { type: 'hireSpecialist', kind: 'artisan', tier: 'simple' }
    expect(planned(Play.b1(), move).warnings).not.toContain('offerMayLapse')
    const payable = Play.b1().with((p) => {
      p.gold12 = 12 * 12
    })
    expect(COMMANDS.hireSpecialist.plan(payable.state, payable.me, move as never).warnings).toContain('offerMayLapse')
  })
})

describe('[5.4, 5.5, 7.3] what a trade is worth adds up, part by part', () => {
  /** A market with moods, and events that mean some goods for every investment, and some for the whole sale. */
  const moody = (...rolls: readonly (readonly [number, number])[]) =>
    Play.b1().with((p, s) => {
      p.gold12 = 100 * 12
      for (const { id } of MATERIALS) stocked(p, id, 40)
      const modifiers = { ...s.market.modifiers, rawCheapFood: 2, specialBasicCraft: -1, specialExpensiveLuxury: 5 }
      s.market = { ...s.market, modifiers }
      s.events = rolls.map(([roll, value]) => event(roll, { values: [value, value] }))
    })
  const sumsOf = (play: Play, move: Move) => {
    const command = COMMANDS[move.type as keyof typeof COMMANDS]
    expect(command.check(play.state, play.me, move as never)).toBeUndefined()
    return command.plan(play.state, play.me, move as never).sums ?? []
  }
  const added = ({ parts }: TradeSum) => parts.reduce((sum, { gold }) => sum + gold, 0)

  test('of every material, with events of all kinds', () => {
    for (const rolls of [
      [],
      [
        [8, 3],
        [31, 0],
      ],
      [
        [11, 0],
        [40, 2],
      ],
      [
        [10, 4],
        [21, 1],
      ],
      [
        [17, 0],
        [9, 2],
      ],
    ] as const) {
      for (const { id, kind } of MATERIALS) {
        const items = [{ good: id, count: kind === 'raw' ? 12 : 2 }]
        const play = moody(...rolls)
        const [sale] = sumsOf(play, { type: 'moneySell', items }) as [TradeSum]
        const result = COMMANDS.moneySell.plan(play.state, play.me, { type: 'moneySell', items } as never).results[2]
        expect([id, sale.total]).toEqual([id, Math.max(0, added(sale))])
        expect(12 * sale.total).toBe(result?.gains[0]?.amount ?? 0)
        if (id === 'special.minorMagicArtifacts') continue
        const [purchase] = sumsOf(play, { type: 'moneyBuy', items }) as [TradeSum]
        expect([id, purchase.total]).toEqual([id, Math.max(2, added(purchase))])
      }
    }
  })

  test('says why: [S25] twelve grain with a good market, a drought and a boom', () => {
    const move: Move = { type: 'moneySell', items: [{ good: 'raw.grain', count: 12 }] }
    expect(sumsOf(moody([8, 3], [31, 4], [11, 0]), move)).toEqual([
      {
        of: 'sale',
        parts: [
          { why: 'base', roll: 0, gold: 6 },
          { why: 'market', roll: 0, gold: 4 },
          { why: 'event', roll: 11, gold: -2 },
          { why: 'flat', roll: 8, gold: 3 },
          { why: 'boom', roll: 31, gold: 1 },
        ],
        total: 12,
      },
    ])
  })

  test('of a bundle both sides, and labour has no market [5.6]', () => {
    const sums = sumsOf(moody([11, 0]), {
      type: 'moneySellBuy',
      sell: [{ good: 'labor', count: 2 }],
      buy: [{ good: 'raw.grain', count: 6 }],
    })
    expect(sums.map(({ of, total }) => [of, total])).toEqual([
      ['sale', 6],
      ['purchase', 3],
    ])
    expect(sums[0]?.parts).toEqual([{ why: 'base', roll: 0, gold: 6 }])
  })
})

test('[D-01] nobody is warned of debts after the last round', () => {
  const city: Move = { type: 'acquireCity', tier: 'small' }
  const warnings = (round: number) => {
    const { state, me } = Play.b1().with((p, s) => {
      p.gold12 = 20 * 12
      p.troops.levels.mercenary = 4
      s.round = round
    })
    return COMMANDS.acquireCity.plan(state, me, city as never).warnings
  }
  expect(warnings(19)).toEqual(['debtRisk'])
  expect(warnings(20)).toEqual([])
})

test('[5.0.4] plans say how an action is paid for', () => {
  const uses = (play: Play, move: Move) =>
    COMMANDS[move.type as keyof typeof COMMANDS].plan(play.state, play.me, move as never).uses
  const hire: Move = { type: 'hireSpecialist', kind: 'artisan', tier: 'simple' }
  const lend: Move = { type: 'moneyLend', investments: 1 }
  expect(uses(Play.b1(), hire)).toBe('facilityAction')
  expect(uses(Play.b1(), lend)).toBe('action')
  const later = Play.b1().with((p) => {
    p.turn.facilityBuildsUsed = 1
  })
  expect(uses(later, hire)).toBe('action')
  const extra = Play.b1().with((p) => {
    givenOrganization(p, 'collegiumTrade', 'large')
    p.turn.actionsUsed = 2
  })
  expect(uses(extra, lend)).toBe('bonus')
  expect(uses(Play.b1(), { type: 'setCityMode', city: 'city-starter', mode: 'production' })).toBe('free')
})

test('[5.6] selling and buying: the plan shows both rolls alike', () => {
  const { state, me } = household(1)
  const move = {
    type: 'moneySellBuy',
    sell: [{ good: 'raw.grain', count: 6 }],
    buy: [{ good: 'special.cloth', count: 2 }],
  } as const
  const { results, warnings, check } = COMMANDS.moneySellBuy.plan(state, me, move)
  expect(check?.dc).toBe(14 - 1 + 1)
  for (const [at, die] of [20, 16, 11, 6].entries()) {
    const tier = tierOf(die + (check?.bonus ?? 0), check?.dc ?? 0)
    const result = results[SUCCESS_TIERS.indexOf(tier)] as PlannedResult
    expect([at, happens(state, move, [die, die])]).toEqual([at, promised(result)])
  }
  // After a failed sale there is not enough for the cloth; the sale stands [D-10].
  expect(warnings).toEqual(['purchaseMayDrop'])
  const dropped = results.find(({ lapses }) => lapses)
  expect(dropped?.gains.map(({ what }) => what)).toEqual(['gold12'])
})
