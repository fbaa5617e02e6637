import { type Io, SeededChance } from '@ludoteca/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyPlayer } from '../../src/copy.ts'
import { EVENT } from '../../src/data/events.ts'
import { indexOf, MATERIAL_COUNT } from '../../src/data/materials.ts'
import { TIERS } from '../../src/data/posts.ts'
import { SPECIALIST_TIERS, TROOP_KINDS } from '../../src/data/works.ts'
import type { Fact, FactOf } from '../../src/facts.ts'
import type { Goods } from '../../src/ledger.ts'
import { convert } from '../../src/rules/conversion/convert.ts'
import { forecast } from '../../src/rules/forecast.ts'
import { maintain } from '../../src/rules/maintenance/maintain.ts'
import { recover } from '../../src/rules/recovery.ts'
import type { Player, State } from '../../src/state.ts'
import {
  givenCity,
  givenDomain,
  givenFacility,
  givenOffice,
  givenOrganization,
  givenSpecialist,
  givenTrade,
  settle,
} from '../givens.ts'
import { event, Play } from '../kit.ts'

const tier = fc.constantFrom(...TIERS)
const group = fc.record({ levels: fc.integer({ min: 0, max: 6 }), loyalty: fc.integer({ min: 0, max: 6 }) })
const rows = fc.uniqueArray(fc.constantFrom(...Object.values(EVENT)), { minLength: 0, maxLength: 3 })

/** Somebody with a bit of everything, in the middle of a section with any events. */
const anybody = fc.record({
  rows,
  start: fc.boolean(),
  gold12: fc.integer({ min: -300, max: 3000 }),
  stock: fc.array(fc.nat(20), { minLength: MATERIAL_COUNT, maxLength: MATERIAL_COUNT }),
  pending: fc.record({ gold12: fc.nat(200), labor: fc.nat(5), grain: fc.nat(9) }),
  n: fc.nat(12),
  choice: fc.constantFrom('gold', 'influence'),
  domains: fc.array(fc.record({ tier, group }), { maxLength: 3 }),
  cities: fc.array(fc.record({ tier, group, mode: fc.constantFrom('leased', 'production') }), { maxLength: 3 }),
  offices: fc.array(
    fc.record({
      tier,
      kind: fc.constantFrom('churchOversight', 'courtOffice', 'militaryOffice', null),
      yieldMode: fc.constantFrom('influence', 'gold', 'split'),
    }),
    { maxLength: 3 },
  ),
  organizations: fc.uniqueArray(
    fc.record({ tier, group, kind: fc.constantFrom('underworld', 'spy', 'cult', 'collegiumTrade', 'collegiumCraft') }),
    { selector: ({ kind }) => kind, maxLength: 5 },
  ),
  trades: fc.array(fc.record({ tier, mode: fc.constantFrom('produce', 'trade') }), { maxLength: 3 }),
  specialists: fc.array(
    fc.record({
      tier: fc.constantFrom(...SPECIALIST_TIERS),
      trait: fc.integer({ min: 1, max: 20 }),
      loyalty: fc.nat(6),
    }),
    { maxLength: 3 },
  ),
  troops: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(4), fc.nat(5)),
  seed: fc.nat(),
})
type Anybody = typeof anybody extends fc.Arbitrary<infer T> ? T : never

function stateOf(given: Anybody): { s: State; p: Player } {
  const { state: s, me: p } = Play.b2({ administrationUpkeep: true })
  s.round = 7
  s.sectionStart = given.start ? 7 : 6
  s.events = given.rows.map((row) =>
    event(row, {
      values: [3, 4],
      branch: row === EVENT.raidersOrPirates ? (given.seed % 2 === 0 ? 'raiders' : 'pirates') : null,
      finds: true,
      labor: true,
      miracle: true,
    }),
  )
  p.gold12 = given.gold12
  p.stock = [...given.stock]
  p.pendingGold12 = given.pending.gold12
  p.pendingLabor = given.pending.labor
  p.pendingStock[indexOf('raw.grain')] = given.pending.grain
  p.n = given.n
  p.turn.lossChoice = given.choice
  for (const { tier: size, group: people } of given.domains) {
    const domain = givenDomain(p, size)
    settle(domain.tenants, people.levels, people.loyalty, people.levels > 0 && people.loyalty === 0)
    givenFacility(domain, 'special.small.refine')
  }
  for (const { tier: size, group: people, mode } of given.cities) {
    const city = givenCity(p, size, { mode })
    settle(city.tenants, people.levels, people.loyalty, people.levels > 0 && people.loyalty < 2)
    givenFacility(city, 'special.medium.artisanAlley')
  }
  for (const { tier: size, kind, yieldMode } of given.offices) {
    givenFacility(givenOffice(p, size, kind, { yieldMode }), 'special.small.office')
  }
  for (const { tier: size, kind, group: people } of given.organizations) {
    givenOrganization(p, kind, size, { ...people, inUnrest: people.levels > 0 && people.loyalty === 0 })
  }
  for (const { tier: size, mode } of given.trades) givenTrade(p, size, mode)
  for (const { tier: size, trait, loyalty } of given.specialists) {
    givenSpecialist(p, size, [trait], { loyalty, kind: 'artisan' })
  }
  for (const [i, kind] of TROOP_KINDS.entries()) p.troops.levels[kind] = given.troops[i] as number
  p.projects.push({
    id: 'project-1',
    key: 'general.medium.city.insulae',
    host: 'city-starter',
    startedAtRound: 5,
    totalRounds: 4,
    remainingRounds: 2,
    laborPerRound: 2,
    magicPowerPerRound: 0,
    options: [],
    materials: [],
  })
  return { s, p }
}

/** Real luck, and ears for what is told. */
function listening(seed: number): { io: Io<Fact>; told: Fact[] } {
  const told: Fact[] = []
  const io = { chance: new SeededChance(String(seed)), tell: (fact: Fact) => told.push(fact), reveal: () => {} }
  return { io, told }
}

function sums(goods: readonly Goods[]): number[] {
  const stock = new Array<number>(MATERIAL_COUNT).fill(0)
  for (const { material, count } of goods) stock[indexOf(material)] = (stock[indexOf(material)] as number) + count
  return stock
}
const plus = (a: readonly number[], b: readonly number[]) => a.map((count, at) => count + (b[at] as number))

test('[D-40] the lines of a maintenance add up to what was booked, to the last twelfth', () => {
  fc.assert(
    fc.property(anybody, (given) => {
      const { s, p } = stateOf(given)
      const before = copyPlayer(p)
      const { io, told } = listening(given.seed)
      maintain(s, p, io)
      const { ledger, turn } = p
      const total = (of: (line: (typeof ledger)[number]) => number) => ledger.reduce((sum, line) => sum + of(line), 0)
      expect(p.gold12).toBe(before.gold12 + total((line) => line.gold12))
      expect(turn.labor).toBe(total((line) => line.labor))
      expect(turn.influence).toBe(total((line) => line.influence))
      expect(p.magicPower).toBe(before.magicPower + total((line) => line.magicPower))
      expect(p.stock).toEqual(plus(before.stock, sums(ledger.flatMap(({ goods }) => goods))))
      const booked = told.find((fact): fact is FactOf<'booked'> => fact.type === 'booked')
      expect(booked).toMatchObject({
        gold12: p.gold12 - before.gold12,
        labor: turn.labor,
        influence: turn.influence,
        lines: ledger,
      })
      expect([turn.labor, turn.influence].every((pool) => pool >= 0)).toBe(true)
      expect(p.stock.every((count) => count >= 0)).toBe(true)
      // Lines that say nothing are not written.
      for (const { gold12, labor, influence, magicPower, goods } of ledger) {
        expect(gold12 !== 0 || labor !== 0 || influence !== 0 || magicPower !== 0 || goods.length > 0).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('[D-40] the report of a conversion adds up, too', () => {
  fc.assert(
    fc.property(anybody, (given) => {
      const { s, p } = stateOf(given)
      const { io } = listening(given.seed)
      maintain(s, p, io)
      const before = copyPlayer(p)
      convert(s, p, io)
      const report = p.conversion
      if (report === null) throw new Error('no report')
      const lines = [...report.workshops, ...report.alleys]
      const used = sums(lines.flatMap((line) => line.used))
      const made = sums(lines.flatMap((line) => line.made))
      const sold = sums(report.sold)
      expect(p.stock).toEqual(sums(report.stored))
      expect(plus(plus(p.stock, sold), used)).toEqual(plus(before.stock, made))
      const gold12 = report.sold.reduce((sum, line) => sum + line.gold12, 3 * (report.labor + report.influence))
      expect([report.gold12, p.gold12]).toEqual([gold12, before.gold12 + gold12])
      expect([report.labor, report.influence]).toEqual([before.turn.labor, before.turn.influence])
      expect([p.turn.labor, p.turn.influence]).toEqual([0, 0])
    }),
    { numRuns: 200 },
  )
})

test('[8.2] the same luck makes the same books', () => {
  fc.assert(
    fc.property(anybody, (given) => {
      const once = stateOf(given)
      const twice = stateOf(given)
      for (const { s, p } of [once, twice]) {
        const { io } = listening(given.seed)
        maintain(s, p, io)
        convert(s, p, io)
        recover(s, p, io)
      }
      expect(JSON.stringify(once.p)).toBe(JSON.stringify(twice.p))
    }),
    { numRuns: 30 },
  )
})

test('[12.1] a forecast asks and changes nothing', () => {
  fc.assert(
    fc.property(anybody, (given) => {
      const { s, p } = stateOf(given)
      const before = JSON.stringify(s)
      const ahead = forecast(s, p)
      expect(JSON.stringify(s)).toBe(before)
      expect(ahead.after12).toBe(ahead.before12 + ahead.income12 - ahead.upkeep12)
      expect(ahead.food.need).toBe(ahead.food.inStock + ahead.food.missing)
    }),
    { numRuns: 100 },
  )
})
