import { expect, test } from 'vitest'
import type { Tier } from '../../src/estate.ts'
import type { Player } from '../../src/state.ts'
import { givenCity, givenDomain, givenSpecialist, smallStarter, starterCity } from '../givens.ts'
import { Play } from '../kit.ts'

function rich(gold: number, influence = 5): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
    p.turn.influence = influence
  })
}

test('[S64] a small domain takes one small workshop or storage', () => {
  const play = rich(40).with((p) => void smallStarter(p))
  play.do({ type: 'buildWorkshop', host: 'domain-starter', tier: 'small' })
  expect(play.me.workshops[1]).toMatchObject({
    id: 'workshop-2',
    input: 'raw.grain',
    output: 'special.pulpellen',
    host: 'domain-starter',
  })
  expect(play.gold).toBe(32)
  expect(play.refusal({ type: 'buildStorage', host: 'domain-starter', tier: 'small' })).toEqual({
    code: 'RULE',
    params: { why: 'placesFull', max: 1 },
  })
})

test('[S65] a small city takes two small ones or a medium one', () => {
  const play = rich(60).with((p) => {
    starterCity(p).mode = 'production'
    givenSpecialist(p, 'simple', [], { kind: 'artisan' })
  })
  const host = 'city-starter'
  play.do({ type: 'buildWorkshop', host, tier: 'small', input: 'raw.wood', output: 'raw.lumber' })
  expect(play.refusal({ type: 'buildWorkshop', host, tier: 'medium' })).toEqual({
    code: 'RULE',
    params: { why: 'placesFull', max: 0 },
  })
  const before = play.gold
  play.do({ type: 'upgradeWorkshop', workshop: 'workshop-2', tier: 'medium' })
  expect(before - play.gold).toBe(8)
  expect(play.me.workshops[1]).toMatchObject({ tier: 'medium', input: 'raw.wood', output: 'raw.lumber' })
})

test('[S66] not in a leased city', () => {
  expect(rich(40).refusal({ type: 'buildWorkshop', host: 'city-starter', tier: 'small' })).toEqual({
    code: 'RULE',
    params: { why: 'cityLeased' },
  })
})

type Places = readonly (readonly [string, readonly Tier[], readonly Tier[], (p: Player) => string])[]
/** What already stands there, and what may still come. */
const PLACES: Places = [
  ['a small domain', [], ['small'], (p) => givenDomain(p, 'small').id],
  ['a small domain with a small one', ['small'], [], (p) => givenDomain(p, 'small').id],
  ['a medium domain', [], ['medium'], (p) => givenDomain(p, 'medium').id],
  ['a large domain', [], ['small', 'medium'], (p) => givenDomain(p, 'large').id],
  ['a large domain with a small one', ['small'], ['medium'], (p) => givenDomain(p, 'large').id],
  ['a small city', [], ['small', 'medium'], (p) => givenCity(p, 'small', { mode: 'production' }).id],
  ['a small city with a small one', ['small'], ['small'], (p) => givenCity(p, 'small', { mode: 'production' }).id],
  ['a small city with two', ['small', 'small'], [], (p) => givenCity(p, 'small', { mode: 'production' }).id],
  ['a small city with a medium one', ['medium'], [], (p) => givenCity(p, 'small', { mode: 'production' }).id],
  ['a medium city', [], ['small', 'medium'], (p) => givenCity(p, 'medium', { mode: 'production' }).id],
  ['a medium city with a medium one', ['medium'], ['small'], (p) => givenCity(p, 'medium', { mode: 'production' }).id],
  ['a large city', [], ['medium', 'large'], (p) => givenCity(p, 'large', { mode: 'production' }).id],
  ['a large city with a large one', ['large'], ['medium'], (p) => givenCity(p, 'large', { mode: 'production' }).id],
]
test.each(PLACES)('[5.11] places in %s', (_what, standing, free, give) => {
  const play = rich(100).with((p) => void givenSpecialist(p, 'master', [], { kind: 'workshop' }))
  const host = give(play.me)
  for (const [n, tier] of standing.entries())
    play.me.storages.push({ id: `storage-${n + 2}`, tier, host, damage: null })
  const tiers = ['small', 'medium', 'large'] as const
  const open = (type: string) => tiers.filter((tier) => !play.refusal({ type, host, tier }))
  expect(open('buildWorkshop')).toEqual(free)
  expect(open('buildStorage')).toEqual(free)
})

test('[5.11] a large workshop needs a large city, whoever runs it', () => {
  const play = rich(100).with((p) => void givenSpecialist(p, 'master', [], { kind: 'workshop' }))
  const domain = givenDomain(play.me, 'large')
  expect(play.refusal({ type: 'buildWorkshop', host: domain.id, tier: 'large' })?.params.why).toBe('tierNotHere')
  expect(play.refusal({ type: 'buildWorkshop', host: 'domain-starter', tier: 'small' })?.params.why).toBe(
    'starterDomain',
  )
})

test.each([
  ['nobody', 'medium', {}, 'specialistNeeded'],
  ['a builder', 'medium', { kind: 'builder' }, 'specialistNeeded'],
  ['an artisan', 'medium', { kind: 'artisan' }, undefined],
  ['a workshop master', 'medium', { kind: 'workshop', loyalty: 0 }, undefined],
  ['somebody who knows the craft besides', 'medium', { kind: 'cleric', secondaryKind: 'artisan' }, undefined],
  ['a simple artisan', 'large', { kind: 'artisan' }, 'experiencedNeeded'],
  ['an experienced artisan', 'large', { kind: 'artisan', tier: 'experienced' }, undefined],
  ['a master of the workshop', 'large', { kind: 'workshop', tier: 'master' }, undefined],
  [
    'a master who knows the craft besides',
    'large',
    { kind: 'cleric', secondaryKind: 'artisan', tier: 'master' },
    'experiencedNeeded',
  ],
] as const)('[5.11] with %s a %s workshop', (who, tier, specialist, why) => {
  const play = rich(100).with((p) => {
    givenCity(p, 'large', { mode: 'production' })
    if (who !== 'nobody') givenSpecialist(p, 'simple', [], specialist)
  })
  expect(play.refusal({ type: 'buildWorkshop', host: 'city-2', tier })?.params.why).toBe(why)
  expect(play.refusal({ type: 'buildStorage', host: 'city-2', tier })).toBeUndefined()
})

test.each([
  ['raw.wood', undefined, undefined],
  ['raw.hardwood', undefined, 'badInput'],
  ['special.cloth', undefined, 'badInput'],
  ['raw.wood', 'raw.lumber', undefined],
  ['raw.lumber', 'raw.lumber', 'badOutput'],
  ['raw.wood', 'raw.wine', 'badOutput'],
  ['raw.wood', 'special.soap', undefined],
  ['raw.wood', 'special.cloth', 'badOutput'],
  ['raw.honey', 'special.cloth', undefined],
  ['raw.honey', 'raw.wine', undefined],
  ['raw.honey', 'special.jewelry', 'badOutput'],
] as const)('[5.11, D-34] from %s to %s', (input, output, why) => {
  const play = rich(40).with((p) => void givenDomain(p, 'small'))
  const move = { type: 'buildWorkshop', host: 'domain-2', tier: 'small', input, ...(output && { output }) } as const
  expect(play.refusal(move)?.params.why).toBe(why)
})

test('[5.11] in a city the first domain says what is worked', () => {
  const play = rich(40).with((p) => {
    givenCity(p, 'small', { mode: 'production' })
    const first = p.domains[0]
    if (first) first.rawPicks = ['raw.wood']
  })
  play.do({ type: 'buildWorkshop', host: 'city-2', tier: 'small' })
  expect(play.me.workshops[1]).toMatchObject({ input: 'raw.wood', output: 'special.simpleTools' })
})

test.each([
  ['small', 8],
  ['medium', 16],
  ['large', 40],
] as const)('[5.11] a %s workshop or storage costs %i', (tier, gold) => {
  const place = (p: Player) => {
    givenSpecialist(p, 'master', [], { kind: 'workshop' })
    givenCity(p, tier === 'small' ? 'small' : 'large', { mode: 'production' })
  }
  expect(rich(50).with(place).do({ type: 'buildWorkshop', host: 'city-2', tier }).gold).toBe(50 - gold)
  expect(rich(50).with(place).do({ type: 'buildStorage', host: 'city-2', tier }).gold).toBe(50 - gold)
})

test('[5.11] storages grow step by step', () => {
  const play = rich(100).with((p) => {
    givenCity(p, 'large', { mode: 'production' })
    p.storages.push({ id: 'storage-2', tier: 'medium', host: 'city-2', damage: null })
  })
  const grow = (tier: Tier) => ({ type: 'upgradeStorage', storage: 'storage-2', tier }) as const
  expect(play.refusal(grow('medium'))?.params.why).toBe('notNextTier')
  play.do(grow('large'))
  expect([play.gold, play.me.storages[1]?.tier]).toEqual([76, 'large'])
  expect(play.refusal(grow('large'))?.params.why).toBe('notNextTier')
  expect(play.refusal({ ...grow('large'), storage: 'storage-9' })?.params.why).toBe('unknownTarget')
})

test('[5.11] workshop and storage of the start never grow', () => {
  const play = rich(100).with((p) => {
    smallStarter(p)
    givenSpecialist(p, 'master', [], { kind: 'workshop' })
  })
  expect(play.refusal({ type: 'upgradeWorkshop', workshop: 'workshop-starter', tier: 'medium' })?.code).toBe('RULE')
  expect(play.refusal({ type: 'upgradeStorage', storage: 'storage-starter', tier: 'medium' })?.code).toBe('RULE')
})

test('[5.11] a workshop may turn to other goods when it grows', () => {
  const play = () =>
    rich(100).with((p) => {
      givenCity(p, 'large', { mode: 'production' })
      givenSpecialist(p, 'master', [], { kind: 'workshop' })
      p.workshops.push({
        id: 'workshop-2',
        tier: 'medium',
        host: 'city-2',
        input: 'raw.wood',
        output: 'raw.lumber',
        facilities: [],
        damage: null,
      })
    })
  const grow = { type: 'upgradeWorkshop', workshop: 'workshop-2', tier: 'large' } as const
  expect(play().do(grow).me.workshops[1]).toMatchObject({ tier: 'large', input: 'raw.wood', output: 'raw.lumber' })
  expect(play().do(grow).gold).toBe(76)
  expect(play().do({ ...grow, input: 'raw.honey' }).me.workshops[1]).toMatchObject({
    input: 'raw.honey',
    output: 'special.cloth',
  })
  expect(play().do({ ...grow, output: 'special.soap' }).me.workshops[1]).toMatchObject({
    input: 'raw.wood',
    output: 'special.soap',
  })
  expect(play().refusal({ ...grow, output: 'special.cloth' })?.params.why).toBe('badOutput')
})
