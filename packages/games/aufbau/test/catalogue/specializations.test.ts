import { describe, expect, test } from 'vitest'
import { CITY_SPECIALIZATIONS, OFFICE_SPECIALIZATIONS } from '../../src/data/full/specializations.ts'
import type { DomainKind, OfficeKind, Tier } from '../../src/estate.ts'
import type { Move } from '../../src/moves.ts'
import { dcBoosts } from '../../src/rules/boosts.ts'
import { openCombat } from '../../src/rules/combat.ts'
import type { Player } from '../../src/state.ts'
import { givenCity, givenDomain, givenOffice, givenOrganization, givenTrade, settle } from '../givens.ts'
import { Play, stocked } from '../kit.ts'
import { acting, balance, full, has, hires, nth } from './full.ts'

const NOTHING = { gold: 0, labor: 0, influence: 0, magicPower: 0, goods: {} }
const CHAMBERS = 'special.large.domain.experimentalChambers'

/** Somebody who has everything that any specialisation could ask for. */
function wealthy(p: Player): void {
  for (const kind of ['wizard', 'administrator', 'artisan'] as const) hires(p, kind)
  for (const id of ['raw.grain', 'raw.lumber', 'raw.cattle', 'raw.wood', 'special.specialTools'] as const)
    stocked(p, id, 20)
  p.permanentLabor = 20
  p.magicPower = 20
  p.gold12 = 6000
  givenOrganization(p, 'underworld', 'medium')
}

describe('domains', () => {
  const make = (kind: DomainKind, more: object, change: (p: Player) => void = () => {}) =>
    acting((p) => {
      wealthy(p)
      has(givenDomain(p, 'large'), CHAMBERS)
      change(p)
    }).do({ type: 'specializeDomain', domain: 'domain-2', kind, ...more })

  test('[11.1] agriculture: more food, farm produce, a granary; two labour', () => {
    const play = make('agriculture', { materials: ['raw.wood', 'raw.bread', 'raw.grapes'] })
    expect(play.fact('domainSpecialized').paid).toMatchObject({
      gold12: 120,
      goods: [{ material: 'raw.wood', count: 2 }],
    })
    play.toNextActions({ p: [20] })
    expect(balance(play, 'domain-2-specialty')).toEqual({
      ...NOTHING,
      labor: -2,
      goods: { 'raw.bread': 12, 'raw.grapes': 4 },
    })
  })

  test('[F-49] agriculture may be paid with what costRaw names', () => {
    const { goods } = make('agriculture', { costRaw: 'raw.lumber' }).fact('domainSpecialized').paid
    expect(goods).toEqual([{ material: 'raw.lumber', count: 2 }])
  })

  test.each([
    [0, { 'raw.wool': 8, 'raw.dairy': 4, 'raw.meatPreserved': 4 }],
    [1, { 'raw.meatPreserved': 8, 'raw.pigsSheepVarken': 8 }],
    [2, { 'raw.dairy': 8, 'raw.cattle': 4 }],
    [3, { 'raw.meatPreserved': 4, 'raw.wool': 4, 'raw.dairy': 4, 'raw.cattle': 4 }],
    [4, { 'raw.packAnimals': 4 }],
  ])('[11.1] animal husbandry, package %i', (option, goods) => {
    const play = make('animalHusbandry', { options: [option] })
    expect(play.fact('domainSpecialized').paid).toMatchObject({ gold12: 180, goods: [{ count: 4 }] })
    play.toNextActions({ p: [20] })
    expect(balance(play, 'domain-2-specialty')).toEqual({ ...NOTHING, labor: -1, goods })
  })

  test('[11.1] forestry: wood and game', () => {
    const play = make('forestry', {}).toNextActions({ p: [20] })
    expect(balance(play, 'domain-2-specialty').goods).toEqual({ 'raw.wood': 16, 'raw.wildGame': 4 })
  })

  test.each([
    ['quarry', 0, 20, 4, 3, { 'raw.buildStone': 16 }],
    ['quarry', 1, 20, 4, 3, { 'raw.marbleGranite': 12 }],
    ['oreMine', 1, 35, 6, 6, { 'raw.copperOre': 8 }],
    ['preciousMine', 2, 50, 8, 6, { 'raw.optrolith': 2 }],
  ])('[11.1] mining, %s, vein %i', (focus, option, gold, lumber, labor, goods) => {
    const play = make('mining', { focus, options: [option] })
    expect(play.fact('domainSpecialized').paid).toMatchObject({
      gold12: 12 * gold,
      goods: [{ material: 'raw.lumber', count: lumber }],
    })
    play.toNextActions({ p: [20] })
    expect(balance(play, 'domain-2-specialty')).toEqual({ ...NOTHING, labor: -labor, goods })
  })

  test('[11.1] magic: two power per rank, half the harvest, uneasy tenants', () => {
    const play = make('magic', { focus: 'experiments' }, (p) => settle(nth(p.domains, 1).tenants, 2, 4))
    expect(nth(play.me.domains, 1).tenants.loyalty).toBe(3)
    play.toNextActions({ p: [20] })
    expect(balance(play, 'domain-2-specialty').magicPower).toBe(6)
    expect(Object.values(balance(play, 'domain-2').goods).reduce((sum, count) => sum + count, 0)).toBe(18 + 4)
  })

  test('[11.1] magic, crypts: places for workshops, and people when many die', () => {
    const play = full((p, s) => {
      p.magicPower = 5
      givenDomain(p, 'small', { specialization: 'magic', focus: 'crypts' })
      s.events = [{ ...nth(Play.b2().advance({ w: [10, 11, 2, 10, 9, 4, 12] }).state.events, 0), roll: 3 }]
      s.sectionStart = s.round
    }).advance()
    expect(play.me.permanentLabor).toBe(3)
    expect(balance(play, 'domain-2-specialty').magicPower).toBe(2 - 1)
  })

  test('[11.1] what it asks for, once for each domain, not on the one of the start', () => {
    const poor = acting((p) => {
      givenDomain(p, 'small')
      stocked(p, 'raw.lumber', 9)
    })
    const refuse = (play: Play, move: object) =>
      play.refusal({ type: 'specializeDomain', domain: 'domain-2', ...move })?.params
    expect(refuse(poor, { kind: 'mining', focus: 'quarry' })).toMatchObject({
      why: 'unmetRequirement',
      of: 'domain.mining',
    })
    expect(refuse(poor, { kind: 'magic', focus: 'crypts' })).toMatchObject({
      why: 'unmetRequirement',
      of: 'domain.magic',
    })
    expect(refuse(poor, { kind: 'mining' })).toEqual({ why: 'unknownFocus' })
    expect(refuse(poor, { kind: 'forestry', domain: 'domain-starter' })?.why).toBe('starterDomain')
    poor.do({ type: 'specializeDomain', domain: 'domain-2', kind: 'forestry' })
    expect(refuse(poor, { kind: 'forestry' })?.why).toBe('alreadySpecialized')
  })
})

describe('cities', () => {
  const YIELDS: Readonly<Record<string, object>> = {
    bakeries: { 'raw.bread': 12 },
    brewers: { 'special.brandy': 3 },
    butchers: { 'raw.fishPreserved': 12 },
    cloth: { 'special.cloth': 4 },
    furniture: { 'special.furniture': 3 },
    everyday: { 'raw.leatherGoods': 4 },
    smithy: { 'raw.lumber': -2, 'special.simpleTools': 4 },
    smelter: { 'raw.lumber': -2, 'raw.bronze': 12 },
    glass: { 'special.glassware': 2 },
    jewellers: {},
    perfumers: { 'special.perfume': 2 },
    brickworks: { 'raw.wood': -2, 'raw.bricks': 12 },
    carpenters: { 'raw.wood': -2, 'raw.lumber': 12 },
    base: {},
  }
  const FOCI = CITY_SPECIALIZATIONS.flatMap(({ kind, foci }) =>
    Object.keys(foci).map((focus) => [kind, focus] as const),
  )

  test.each(FOCI)('[11.1] %s, %s', (kind, focus) => {
    const play = acting((p) => {
      wealthy(p)
      givenCity(p, 'medium')
    })
    play.do({ type: 'specializeCity', city: 'city-2', kind, focus })
    const { cost, upkeep } = CITY_SPECIALIZATIONS.find((one) => one.kind === kind) ?? { cost: {}, upkeep: {} }
    expect(play.me.permanentLabor).toBe(20 - (cost.permanentLabor ?? 0))
    expect(play.fact('citySpecialized')).toMatchObject({ kind, focus, paid: { gold12: 12 * (cost.gold ?? 0) } })
    play
      .advance()
      .advance()
      .advance()
      .with((p) => {
        for (const id of ['raw.lumber', 'raw.wood'] as const) stocked(p, id, 20)
      })
      .advance({ p: [20] })
    const { goods, gold, labor } = balance(play, 'city-2-specialty')
    expect(goods).toEqual(YIELDS[focus])
    expect([gold, labor]).toEqual([-(Number(upkeep.gold) || 0) + 0, -(Number(upkeep.labor) || 0) + 0])
  })

  test('[11.1] jewellers cut two stones from one', () => {
    const play = acting((p) => {
      givenCity(p, 'medium', { specialization: 'fineCrafts', focus: 'jewellers' })
      stocked(p, 'raw.unpolishedGems', 2)
    }).advance()
    expect(play.me.conversion?.facilities).toMatchObject([{ ref: 'city-2-specialty', made: [{ count: 2 }] }])
  })

  test('[11.1] a district of crime brings influence by the rank of the underworld, and guards itself', () => {
    const play = full((p) => {
      givenOrganization(p, 'underworld', 'medium')
      givenCity(p, 'medium', { specialization: 'crimeDistrict', focus: 'base' })
    }).advance()
    expect(balance(play, 'city-2-specialty')).toEqual({ ...NOTHING, gold: -1 + 0, influence: 2 })
  })

  test('[11.1] from medium cities on, once, and only what there is', () => {
    const play = acting((p) => {
      wealthy(p)
      givenCity(p, 'medium')
    })
    const refuse = (move: object) =>
      play.refusal({ type: 'specializeCity', city: 'city-2', kind: 'construction', focus: 'brickworks', ...move })
        ?.params
    expect(refuse({ city: 'city-starter' })?.why).toBe('hostTooSmall')
    expect(refuse({ focus: 'bakeries' })?.why).toBe('unknownFocus')
    expect(refuse({ kind: 'palaces' })?.why).toBe('unknownKind')
    expect(refuse({ city: 'city-9' })?.why).toBe('unknownTarget')
    play.do({ type: 'specializeCity', city: 'city-2', kind: 'construction', focus: 'brickworks' })
    expect(refuse({})?.why).toBe('alreadySpecialized')
    const plain = Play.b1()
    expect(
      plain.refusal({ type: 'specializeCity', city: 'city-starter', kind: 'construction', focus: 'brickworks' })?.params
        .why,
    ).toBe('onlyFullCatalogue')
  })

  test('[11.1] a specialisation that is not paid for rests', () => {
    const play = full((p) => givenCity(p, 'medium', { specialization: 'construction', focus: 'brickworks' })).advance()
    expect(balance(play, 'city-2-specialty')).toEqual(NOTHING)
    expect(play.fact('facilityRested').id).toBe('city-2-specialty')
  })
})

describe('offices', () => {
  const dc = ({ state, me }: Play, action: Move['type'], size: Tier, mode = '') =>
    dcBoosts(state, me, action, mode, size).reduce((sum, { delta }) => sum + delta, 0)

  /** A round of one more office of that kind. */
  const serve = (kind: OfficeKind, tier: Tier, focus: string | null, change: (p: Player) => void = () => {}) =>
    full((p) => {
      p.offices = []
      givenOffice(p, tier, kind, { focus })
      change(p)
    }).advance()
  const yielded = (...args: Parameters<typeof serve>) => {
    const { gold, labor, influence, magicPower, goods } = balance(serve(...args), 'office-1-specialty')
    return [gold, labor, influence, magicPower, goods]
  }

  test('[11.1] base effects hold for every office with a specialisation', () => {
    const people = (p: Player) => settle(givenCity(p, 'large').tenants, 4)
    expect(yielded('churchOversight', 'small', null)).toEqual([0, 0, 1, 0, {}])
    expect(yielded('cityAdministration', 'small', null, people)).toEqual([0, 0, 2, 0, {}])
    expect(yielded('courtOffice', 'small', null)).toEqual([0, 0, 0, 0, {}])
    expect(yielded('provinceAdministration', 'small', null)).toEqual([0, 1, 0, 0, {}])
    const base = (kind: OfficeKind) =>
      acting((p) => {
        p.offices = []
        givenOffice(p, 'small', kind)
      })
    expect([
      dc(base('churchOversight'), 'gainInfluence', 'medium'),
      dc(base('churchOversight'), 'gainInfluence', 'large'),
    ]).toEqual([-1, 0])
    expect([
      dc(base('cityAdministration'), 'manipulate', 'small'),
      dc(base('cityAdministration'), 'manipulate', 'medium'),
    ]).toEqual([-1, 0])
    expect([
      dc(base('courtOffice'), 'acquireDomain', 'large'),
      dc(base('courtOffice'), 'acquireDomain', 'small'),
    ]).toEqual([-1, 0])
    expect(dc(base('provinceAdministration'), 'gainMaterials', 'small', 'domainAdministration')).toBe(-1)
    expect(dc(base('militaryOffice'), 'recruitTroops', 'large')).toBe(-2)
    expect(openCombat(base('militaryOffice').me)).toBe(1)
  })

  const people = (p: Player) => {
    settle(givenCity(p, 'large').tenants, 4)
    givenOrganization(p, 'underworld', 'medium')
    givenTrade(p, 'medium')
  }
  const FOCI: readonly (readonly [OfficeKind, string, readonly unknown[], readonly unknown[]])[] = [
    ['churchOversight', 'guardsAndCourts', [0, -1, 1 + 4, 0, {}], [0, -2, 1 + 8, 0, {}]],
    ['churchOversight', 'churchWealth', [4, 0, 1, 0, {}], [8, 0, 1, 0, {}]],
    ['churchOversight', 'care', [0, 2, 1 + 1, 0, {}], [0, 4, 1 + 2, 0, {}]],
    ['cityAdministration', 'building', [0, 0, 2, 0, { 'raw.bricks': 2 }], [0, 0, 2, 0, { 'raw.bricks': 4 }]],
    ['cityAdministration', 'magnate', [0, -1, 2 + 3, 0, {}], [0, -2, 2 + 6, 0, {}]],
    ['cityAdministration', 'markets', [2, 0, 2, 0, {}], [4, 0, 2, 0, {}]],
    ['cityAdministration', 'crafts', [0, 0, 2, 0, { 'special.armor': 1 }], [0, 0, 2, 0, { 'special.armor': 2 }]],
    ['cityAdministration', 'customs', [2, 0, 2, 0, {}], [4, 0, 2, 0, {}]],
    ['courtOffice', 'court', [0, 0, 2, 0, {}], [0, 0, 4, 0, {}]],
    ['courtOffice', 'ceremony', [0, 0, 4, 0, {}], [0, 0, 8, 0, {}]],
    ['courtOffice', 'magicCeremony', [0, 0, 0, 1, {}], [0, 0, 0, 2, {}]],
    ['provinceAdministration', 'domains', [0, 1, 0, 0, { 'raw.fruit': 8 }], [0, 1, 0, 0, { 'raw.fruit': 16 }]],
    ['provinceAdministration', 'taxes', [2, 1, 0, 0, {}], [4, 1, 0, 0, {}]],
    ['provinceAdministration', 'logistics', [1, 1, 0, 0, {}], [2, 1, 0, 0, {}]],
    ['militaryOffice', 'guards', [2, 0, 0, 0, {}], [4, 0, 0, 0, {}]],
    ['militaryOffice', 'administration', [1, 0, 0, 0, {}], [2, 0, 0, 0, {}]],
    ['militaryOffice', 'field', [0, 0, 1, 0, {}], [0, 0, 2, 0, {}]],
  ]

  test.each(FOCI)('[11.1, F-48] %s, %s: doubled at large offices', (kind, focus, medium, large) => {
    expect(yielded(kind, 'medium', focus, people)).toEqual(medium)
    expect(yielded(kind, 'large', focus, people)).toEqual(large)
  })

  test('every focus has been tried', () => {
    const all = OFFICE_SPECIALIZATIONS.flatMap(({ kind, foci }) => Object.keys(foci).map((focus) => `${kind} ${focus}`))
    expect(FOCI.map(([kind, focus]) => `${kind} ${focus}`)).toEqual(all)
  })

  test('[11.1] guards fight for as many as live in cities', () => {
    const { me } = serve('militaryOffice', 'large', 'guards', people)
    expect(openCombat(me)).toBe(1 + 4)
  })

  test('[F-48] the focus is set freely, from medium offices on', () => {
    const play = acting((p) => {
      givenOffice(p, 'medium', 'provinceAdministration')
      givenOffice(p, 'medium')
    })
    const refuse = (move: object) =>
      play.refusal({ type: 'setOfficeFocus', office: 'office-2', focus: 'taxes', ...move })?.params.why
    expect(refuse({ office: 'office-starter', focus: 'customs' })).toBe('hostTooSmall')
    expect(refuse({ office: 'office-3' })).toBe('notSpecialized')
    expect(refuse({ focus: 'customs' })).toBe('unknownFocus')
    expect(refuse({ materials: ['raw.grain'] })).toBe('badMaterials')
    play.do({ type: 'setOfficeFocus', office: 'office-2', focus: 'domains', materials: ['raw.honey'] })
    expect(refuse({ focus: 'domains' })).toBe('sameMode')
    play.toNextActions()
    expect(balance(play, 'office-2-specialty').goods).toEqual({ 'raw.honey': 8 })
    expect(play.me.turn.actionsUsed).toBe(0)
    expect(Play.b1().refusal({ type: 'setOfficeFocus', office: 'office-starter', focus: 'customs' })?.params.why).toBe(
      'onlyFullCatalogue',
    )
  })
})
