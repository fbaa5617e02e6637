import { expect, test } from 'vitest'
import { type DcPart, oddsOf, tierOf } from '../../src/checks.ts'
import type { Plan } from '../../src/commands/command.ts'
import { COMMANDS } from '../../src/commands/index.ts'
import type { Tier } from '../../src/estate.ts'
import type { Move } from '../../src/moves.ts'
import type { Player, State } from '../../src/state.ts'
import {
  givenCity,
  givenDomain,
  givenOffice,
  givenOrganization,
  givenSpecialist,
  givenTrade,
  smallStarter,
} from '../givens.ts'
import { event, Play } from '../kit.ts'

/** What the composer says about a move. */
function planOf(play: Play, move: Move): Plan {
  const command = COMMANDS[move.type as keyof typeof COMMANDS]
  return command.plan(play.state, play.me, move as never)
}

test.each([
  [24, 'veryGood'],
  [23, 'good'],
  [19, 'good'],
  [18, 'success'],
  [14, 'success'],
  [13, 'poor'],
  [9, 'poor'],
  [8, 'fail'],
] as const)('[S6] a total of %i against 14 is %s', (total, tier) => {
  expect(tierOf(total, 14)).toBe(tier)
})

test.each([
  [5, [6, 5, 5, 4, 0]],
  [7, [4, 5, 5, 5, 1]],
  [9, [2, 5, 5, 5, 3]],
  [11, [0, 5, 5, 5, 5]],
  [13, [0, 3, 5, 5, 7]],
  [15, [0, 1, 5, 5, 9]],
])('[13.1] chances in twentieths when %i is needed', (needed, odds) => {
  expect(oddsOf(3, needed + 3)).toEqual(odds)
})

test.each([
  [1, 3],
  [6, 3],
  [7, 4],
  [12, 4],
  [13, 5],
  [18, 5],
  [19, 6],
])('[S7] in round %i everybody adds %i', (round, bonus) => {
  const play = Play.b1().with((_p, s) => {
    s.round = round
  })
  expect(planOf(play, { type: 'gainInfluence', kind: 'temporary', investments: 1 }).check?.bonus).toBe(bonus)
})

test('[4.1] base checks are those of the options', () => {
  const play = Play.b1({ checks: [[5, -2, 9]] })
  const bonus = (move: Move) => planOf(play, move).check?.bonus
  expect(bonus({ type: 'gainInfluence', kind: 'temporary', investments: 1 })).toBe(5)
  expect(bonus({ type: 'moneyLend', investments: 1 })).toBe(-2)
  expect(bonus({ type: 'gainMaterials', mode: 'domainAdministration', investments: 1 })).toBe(9)
})

const influence = (investments: number): Move => ({ type: 'gainInfluence', kind: 'temporary', investments })
const lend = (investments: number): Move => ({ type: 'moneyLend', investments })
const sell = (count: number): Move => ({ type: 'moneySell', items: [{ good: 'special.cloth', count }] })
const buy = (count: number): Move => ({ type: 'moneyBuy', items: [{ good: 'special.cloth', count }] })
const administer = (investments: number): Move => ({ type: 'gainMaterials', mode: 'domainAdministration', investments })
const oversee = (investments: number): Move => ({ type: 'gainMaterials', mode: 'workshopOversight', investments })
const tenants = (levels: number): Move => ({ type: 'acquireTenants', host: 'city-starter', levels })
const troops = (levels: number): Move => ({ type: 'recruitTroops', kind: 'mercenary', levels })
const attack = (investments: number): Move => ({
  type: 'damageDefend',
  size: 'small',
  investments,
  payment: 'influence',
  infoSpent: 0,
})
const manipulate = (investments: number): Move => ({
  type: 'manipulate',
  size: 'large',
  investments,
  payment: 'goldFirst',
  infoSpent: 0,
})
const secure: Move = {
  type: 'secureLoyalty',
  size: 'small',
  targets: ['city-starter'],
  payment: 'goldFirst',
  infoSpent: 0,
}
const sellBuy: Move = {
  type: 'moneySellBuy',
  sell: [{ good: 'special.cloth', count: 1 }],
  buy: [{ good: 'special.cloth', count: 1 }],
}
const hire: Move = { type: 'hireSpecialist', kind: 'artisan', tier: 'simple' }
const domain: Move = { type: 'acquireDomain', tier: 'small' }
const city: Move = { type: 'acquireCity', tier: 'small' }
const office: Move = { type: 'acquireOffice', tier: 'small', payment: 'goldFirst' }
const cult: Move = { type: 'acquireOrganization', kind: 'cult' }
const trade: Move = { type: 'acquireTrade', tier: 'small' }

test.each([
  ['influence', influence, 8, 12],
  ['lending', lend, 4, 8],
  ['selling', sell, 4, 8],
  ['buying', buy, 4, 8],
  ['administration', administer, 8, 12],
  ['oversight', oversee, 8, 12],
  ['tenants', tenants, 4, 8],
  ['troops', troops, 4, 8],
  ['attacks', attack, 4, 8],
  ['manipulation', manipulate, 4, 8],
] as const)('[4.3] the size of %s', (_what, move, medium, large) => {
  const sizeOf = (n: number) => planOf(Play.b1(), move(n)).check?.parts.find(({ why }) => why === 'size')?.delta ?? 0
  expect([medium - 1, medium, large - 1, large].map(sizeOf)).toEqual([0, 4, 4, 8])
})

type Give = (p: Player, s: State) => unknown
type Row = readonly [what: string, move: Move, part: DcPart | undefined, give: Give]
const part = (why: DcPart['why'], delta: number, ref = ''): DcPart => ({ why, ref, delta })
const as = (value: number) => (p: Player) => {
  p.as = value
}
const happens =
  (...rolls: number[]) =>
  (_p: Player, s: State) => {
    s.events = rolls.map((roll) => event(roll, { values: [1, 1] }))
  }
const REPUTED: readonly Move[] = [influence(1), domain, city, office, cult, trade]
const UNREPUTED: readonly Move[] = [lend(1), sell(1), administer(1), tenants(1), troops(1), attack(1), secure, hire]
const CHECKS: readonly Move[] = [...REPUTED, ...UNREPUTED, buy(1), sellBuy, oversee(1), manipulate(1)]
const MONEY: readonly Move[] = [lend(1), sell(1), buy(1), sellBuy]

/** [4.3] Every row of the table: what it concerns, and what it does not. */
const ROWS: readonly Row[] = [
  ...[-6, -4].flatMap((value) => REPUTED.map((move): Row => [`AS ${value}`, move, part('as', 2), as(value)])),
  ...[-3, -2].flatMap((value) => REPUTED.map((move): Row => [`AS ${value}`, move, part('as', 1), as(value)])),
  ...[-1, 0, 1].flatMap((value) => REPUTED.map((move): Row => [`AS ${value}`, move, undefined, as(value)])),
  ...[2, 3].flatMap((value) => REPUTED.map((move): Row => [`AS ${value}`, move, part('as', -1), as(value)])),
  ...[4, 6].flatMap((value) => REPUTED.map((move): Row => [`AS ${value}`, move, part('as', -2), as(value)])),
  ...UNREPUTED.map((move): Row => ['AS −6', move, undefined, as(-6)]),
  ['a leased medium city', influence(8), part('city', -1, 'city-2'), (p) => givenCity(p, 'medium')],
  ['a large city', influence(8), undefined, (p) => givenCity(p, 'large')],
  ['a medium city in production', influence(8), undefined, (p) => givenCity(p, 'medium', { mode: 'production' })],
  ['a large office', influence(12), part('office', -1, 'office-2'), (p) => givenOffice(p, 'large')],
  ['a medium office', influence(12), undefined, (p) => givenOffice(p, 'medium')],
  ['a medium cult', influence(1), part('cult', -2, 'org-1'), (p) => givenOrganization(p, 'cult', 'medium')],
  ['another organisation', influence(1), undefined, (p) => givenOrganization(p, 'spy', 'medium')],
  ...MONEY.map((move): Row => ['an enterprise', move, part('trade', -1, 'trade-1'), (p) => givenTrade(p, 'small')]),
  ['too small an enterprise', lend(4), undefined, (p) => givenTrade(p, 'small')],
  ['a medium enterprise', lend(4), part('trade', -1, 'trade-1'), (p) => givenTrade(p, 'medium')],
  ['a large enterprise', sell(8), part('trade', -1, 'trade-1'), (p) => givenTrade(p, 'large')],
  ...MONEY.map(
    (move): Row => [
      'a trade collegium',
      move,
      part('collegiumTrade', -2, 'org-1'),
      (p) => givenOrganization(p, 'collegiumTrade', 'small'),
    ],
  ),
  ...[administer(1), oversee(1)].map(
    (move): Row => [
      'a craft collegium',
      move,
      part('collegiumCraft', -4, 'org-1'),
      (p) => givenOrganization(p, 'collegiumCraft', 'medium'),
    ],
  ),
  ['a small domain', administer(1), part('domain', -1, 'domain-starter'), (p) => smallStarter(p)],
  ['the starter domain', administer(1), undefined, () => {}],
  ['a small domain', oversee(1), undefined, (p) => smallStarter(p)],
  [
    'a medium office',
    { type: 'acquireOffice', tier: 'large', payment: 'goldFirst' },
    part('ladder', -1, 'office-2'),
    (p) => givenOffice(p, 'medium'),
  ],
  [
    'a large office',
    { type: 'acquireOffice', tier: 'large', payment: 'goldFirst' },
    undefined,
    (p) => givenOffice(p, 'large'),
  ],
  ['another office', office, undefined, (p) => givenOffice(p, 'small')],
  ...[
    [1, -2],
    [2, -1],
    [5, -1],
    [11, -1],
    [8, 1],
    [9, 1],
  ].flatMap(([trait, delta]) =>
    CHECKS.map(
      (move): Row => [
        `trait ${trait}`,
        move,
        part('trait', delta as number, 'spec-1'),
        (p) => givenSpecialist(p, 'simple', [trait as number]),
      ],
    ),
  ),
  ['trait 4', influence(1), part('trait', -1, 'spec-1'), (p) => givenSpecialist(p, 'simple', [4])],
  ['trait 4', lend(1), undefined, (p) => givenSpecialist(p, 'simple', [4])],
  ['trait 3', influence(1), undefined, (p) => givenSpecialist(p, 'simple', [3])],
  ['somebody disloyal', influence(1), undefined, (p) => givenSpecialist(p, 'simple', [1], { loyalty: 0 })],
  ['row 7', lend(1), part('event', 4, '7'), happens(7)],
  ['row 7', sell(1), undefined, happens(7)],
  ...MONEY.map((move): Row => ['row 10', move, part('event', 2, '10'), happens(10)]),
  ['row 12', influence(1), part('event', -2, '12'), happens(12)],
  ...[sell(1), buy(1), sellBuy].map((move): Row => ['row 15', move, part('event', 1, '15'), happens(15)]),
  ...[sell(1), buy(1), sellBuy].map((move): Row => ['row 16', move, part('event', 2, '16'), happens(16)]),
  ['row 15', lend(1), undefined, happens(15)],
  ['row 16', lend(1), undefined, happens(16)],
  ...[attack(1), manipulate(1), secure].map((move): Row => ['row 18', move, part('event', -2, '18'), happens(18)]),
  ['row 18', influence(1), undefined, happens(18)],
  ['row 39', influence(1), part('event', -4, '39'), happens(39)],
  ['row 39', office, undefined, happens(39)],
]
test.each(ROWS)('[4.3] %s: %o', (_what, move, expected, give) => {
  const before = partsOf(Play.b1(), move)
  const after = partsOf(Play.b1().with(give), move)
  const added = after.filter(
    ({ why, ref, delta }) => !before.some((p) => p.why === why && p.ref === ref && p.delta === delta),
  )
  const relevant = expected ? added.filter(({ why }) => why === expected.why) : added
  expect(relevant).toEqual(expected ? [expected] : [])
})

function partsOf(play: Play, move: Move): readonly DcPart[] {
  return planOf(play, move).check?.parts ?? []
}

test('[4.3] posts in unrest or damaged count all the same', () => {
  const play = Play.b1().with((p) => {
    givenOrganization(p, 'cult', 'small', { levels: 1, loyalty: 0, inUnrest: true })
    const trade = givenTrade(p, 'small')
    trade.damage = { damagedAtRound: 1, repairGold: 2, event: 16 }
  })
  expect(partsOf(play, influence(1))).toContainEqual(part('cult', -1, 'org-1'))
  expect(partsOf(play, lend(1))).toContainEqual(part('trade', -1, 'trade-1'))
})

test('[4.3] an enterprise helps with business of its size and below', () => {
  const helps = (tier: Tier, investments: number) => {
    const play = Play.b1().with((p) => void givenTrade(p, tier))
    return partsOf(play, lend(investments)).some(({ why }) => why === 'trade')
  }
  expect([helps('small', 3), helps('small', 4)]).toEqual([true, false])
  expect([helps('large', 1), helps('large', 4), helps('large', 8)]).toEqual([true, true, true])
})

test('[4.3] rows for posts count once, traits for everybody who has them', () => {
  const play = Play.b1().with((p) => {
    givenCity(p, 'small')
    givenOffice(p, 'small')
    givenTrade(p, 'small')
    givenTrade(p, 'large')
    givenSpecialist(p, 'simple', [2])
    givenSpecialist(p, 'simple', [2])
  })
  expect(planOf(play, influence(1)).check?.dc).toBe(12 - 4)
  expect(partsOf(play, lend(1)).filter(({ why }) => why === 'trade')).toHaveLength(1)
  expect(partsOf(play, influence(1)).filter(({ why }) => why === 'trait')).toHaveLength(2)
})

test('[4.3] multipliers of traits count, bad sides are dropped where only the good one holds', () => {
  const play = Play.b1().with((p) => {
    givenSpecialist(p, 'simple', [], {
      traits: [
        { id: 2, positiveOnly: false, positiveMultiplier: 2, negativeMultiplier: 1 },
        { id: 8, positiveOnly: false, positiveMultiplier: 1, negativeMultiplier: 2 },
        { id: 9, positiveOnly: true, positiveMultiplier: 1, negativeMultiplier: 1 },
      ],
    })
  })
  expect(partsOf(play, hire).filter(({ why }) => why === 'trait')).toEqual([
    part('trait', -2, 'spec-1'),
    part('trait', 2, 'spec-1'),
  ])
})

test('[4.3] only reductions are limited, increases all count', () => {
  const play = Play.b1().with((p, s) => {
    givenSpecialist(p, 'simple', [1, 8])
    givenSpecialist(p, 'simple', [1, 9])
    p.as = 6
    s.events = [event(39)]
  })
  // 12; −2 −2 (traits), −2 (AS), −1 −1 (posts), −4 (row 39), of which four; +1 +1.
  const { check } = planOf(play, influence(1))
  expect(check?.dc).toBe(12 - 4 + 2)
  expect(check?.parts.reduce((sum, { delta }) => sum + delta, 0)).toBe(check?.dc)
  expect(check?.parts.at(-1)).toEqual(part('limit', 8))
})

test('[4.3] a domain of the size of the action helps', () => {
  const play = Play.b1().with((p) => {
    givenDomain(p, 'medium')
    p.turn.labor = 20
  })
  const move: Move = { type: 'gainMaterials', mode: 'domainAdministration', investments: 8, target: 'domain-2' }
  expect(partsOf(play, move)).toContainEqual(part('domain', -1, 'domain-2'))
  expect(partsOf(play, { ...move, investments: 7 })).not.toContainEqual(part('domain', -1, 'domain-2'))
})
