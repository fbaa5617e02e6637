import { drawFields, lacksValue, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Form } from '../../src/commands/command.ts'
import { COMMANDS } from '../../src/commands/index.ts'
import { newFacility, quietMarket } from '../../src/setup.ts'
import {
  DAMAGED,
  givenCity,
  givenDomain,
  givenOffice,
  givenOrganization,
  givenSpecialist,
  givenTrade,
  settle,
} from '../givens.ts'
import { Play } from '../kit.ts'

type Type = keyof typeof COMMANDS
/** [11.1] Those of the full catalogue have nothing to offer without it. */
const FULL: readonly string[] = ['specializeCity', 'setFacilityOption', 'setOfficeFocus']
const TYPES = (Object.keys(COMMANDS) as Type[]).filter((type) => !FULL.includes(type))
/** [5.0.8] They cost no action. */
const FREE: readonly string[] = ['setCityMode', 'setOfficeYield', 'setTradeMode', 'repairDamage']

/** Somebody who can do everything. */
function magnate(): Play {
  return Play.b1().with((p) => {
    p.gold12 = 12_000
    p.turn.influence = 300
    p.turn.labor = 60
    p.information = 5
    p.stock.fill(60)
    p.troops.levels.mercenary = 2
    settle(givenDomain(p, 'large').tenants, 1)
    settle(givenCity(p, 'large', { mode: 'production' }).tenants, 1)
    givenOffice(p, 'small')
    givenOrganization(p, 'cult', 'small', { levels: 1 })
    const trade = givenTrade(p, 'small')
    trade.damage = DAMAGED
    p.markets = [quietMarket('trade-0-trade-1-1')]
    givenSpecialist(p, 'master', [], { kind: 'artisan' })
    p.workshops.push({
      id: 'workshop-2',
      tier: 'medium',
      host: 'city-2',
      input: 'raw.wood',
      output: 'raw.lumber',
      facilities: [newFacility('workshop-workshop-2-facility-1', 'general.small.workshop', 1)],
      damage: null,
    })
    p.storages.push({ id: 'storage-2', tier: 'small', host: 'domain-2', damage: null })
    givenCity(p, 'medium', { mode: 'production' })
    p.storages.push({ id: 'storage-3', tier: 'small', host: 'city-3', damage: null })
    givenCity(p, 'medium', { mode: 'production' })
    p.workshops.push({
      id: 'workshop-3',
      tier: 'small',
      host: 'city-4',
      input: 'raw.wood',
      output: 'raw.lumber',
      facilities: [],
      damage: null,
    })
    givenCity(p, 'large', { mode: 'production' })
    p.storages.push({ id: 'storage-4', tier: 'medium', host: 'city-5', damage: null })
  })
}

/** Forms behind these are those of the full catalogue. */
const V1_FORMS: Readonly<Partial<Record<Type, number>>> = { buildFacility: 8, specializeDomain: 4 }

/** How many of a thousand moves drawn from a form are legal. */
function hits(play: Play, type: Type, form: Form): number {
  const params = form(play.state, play.me)
  if (params === null || lacksValue(params)) return 0
  const chance = new SeededChance(`forms:${type}`)
  let legal = 0
  for (let n = 0; n < 1000; n++) {
    const move = drawFields(params, chance, type)
    if (!COMMANDS[type].check(play.state, play.me, move as never)) legal++
  }
  return legal
}

test.each(TYPES)('%s: random play soon finds a legal move', (type) => {
  const play = magnate()
  const best = Math.max(...COMMANDS[type].forms.map((form) => hits(play, type, form)))
  // A dozen tries find one at least every other time even with one hit in eighteen; forms do better.
  expect(best).toBeGreaterThanOrEqual(60)
})

test.each(TYPES)('%s: every form is to be had by somebody', (type) => {
  const plays = [magnate(), Play.b1(), magnate().with((p) => void givenDomain(p, 'small'))]
  plays.push(magnate().with((p) => void givenDomain(p, 'medium')))
  for (const [at, form] of COMMANDS[type].forms.slice(0, V1_FORMS[type]).entries()) {
    expect([at, plays.some((play) => form(play.state, play.me) !== null)]).toEqual([at, true])
  }
})

test.each(TYPES.filter((type) => !FREE.includes(type)))('%s: no form without an action', (type) => {
  const play = magnate().with((p) => {
    p.turn.actionsUsed = 2
    p.turn.facilityBuildsUsed = 1
  })
  for (const form of COMMANDS[type].forms) expect(form(play.state, play.me)).toBeNull()
})

/** Moves that suit the magnate are tried by everybody else: whoever is allowed one must also find it in a form. */
test.each(TYPES)('%s: what the rules allow, some form offers', (type) => {
  const rich = magnate()
  const others = [Play.b1(), magnate().with((p) => void p.turn.actionKeys.push('money.buy')), rich]
  others.push(
    magnate().with((p) => {
      p.turn.influence = 3
    }),
  )
  const chance = new SeededChance(`offers:${type}`)
  for (const form of COMMANDS[type].forms) {
    const params = form(rich.state, rich.me)
    if (params === null || lacksValue(params)) continue
    for (let n = 0; n < 40; n++) {
      const move = drawFields(params, chance, type)
      for (const play of others) {
        const refusal = COMMANDS[type].check(play.state, play.me, move as never)
        expect([move, play.refusal(move)?.code]).toEqual([move, refusal?.code])
      }
    }
  }
})

test('what has nothing to work on has no form', () => {
  const play = Play.b1()
  const forms = (type: Type) => COMMANDS[type].forms.filter((form) => form(play.state, play.me) !== null).length
  const without: readonly Type[] = ['secureLoyalty', 'convertInformation', 'upgradeWorkshop', 'upgradeStorage']
  for (const type of [...without, 'specializeDomain', 'setTradeMode', 'repairDamage'] as const) {
    expect([type, forms(type)]).toEqual([type, 0])
  }
})

test('forms do not offer what is not there', () => {
  const play = Play.b1()
  const offered = (type: Type) =>
    JSON.stringify(COMMANDS[type].forms.map((form) => form(play.state, play.me)).filter((form) => form !== null))
  expect(offered('acquireTenants')).not.toContain('domain-starter')
  expect(offered('recruitTroops')).not.toContain('militia')
  expect(offered('buildStorage')).toBe('[]')
  expect(offered('buildFacility')).not.toContain('domain-starter')
})
