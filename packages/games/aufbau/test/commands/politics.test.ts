import { expect, test } from 'vitest'
import { givenOrganization, givenSpecialist, settle, starterCity } from '../givens.ts'
import { event, Play } from '../kit.ts'

function with_(gold: number, influence: number, information = 0): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
    p.turn.influence = influence
    p.information = information
  })
}
const damage = (
  size: 'small' | 'medium' | 'large',
  investments: number,
  payment: 'combat' | 'influence',
  infoSpent = 0,
) => ({ type: 'damageDefend', size, investments, payment, infoSpent }) as const
const manipulate = (
  size: 'small' | 'medium' | 'large',
  investments: number,
  payment: 'goldFirst' | 'influenceFirst',
  infoSpent = 0,
) => ({ type: 'manipulate', size, investments, payment, infoSpent }) as const
const trackers = ({ me }: Play) => [me.information, me.kw, me.as, me.n]

test('[S79] a small step with influence', () => {
  const play = with_(10, 20).do(damage('small', 1, 'influence'), { p: [11] })
  expect(play.fact('politicsDone')).toMatchObject({ check: { dc: 14, tier: 'success' }, step: 'damageDefend' })
  expect([play.gold, play.me.turn.influence, ...trackers(play)]).toEqual([9, 13, 1, 0, 0, 0])
  expect(play.me.turn).toMatchObject({ usedPoliticalSteps: true, actionKeys: ['political.damageDefend'] })
})

test('[S80] combat is shown, not used up; consequences make it harder', () => {
  const play = with_(10, 20).with((p) => {
    p.kw = 8
    p.troops.levels.mercenary = 1
  })
  play.do(damage('small', 2, 'combat'), { p: [20] })
  const { check } = play.fact('politicsDone')
  expect(check).toMatchObject({ dc: 16, total: 23, tier: 'good' })
  expect(check.parts).toContainEqual({ why: 'kw', ref: '', delta: 2 })
  expect([play.gold, play.me.turn.influence, ...trackers(play)]).toEqual([10, 19, 2, 6, 0, 0])
})

test('[S81] a poor result costs influence and friends', () => {
  const play = with_(10, 20).do(manipulate('medium', 2, 'influenceFirst'), { p: [6] })
  expect([play.gold, play.me.turn.influence, ...trackers(play)]).toEqual([4, 4, 0, 2, -1, 2])
  expect(play.fact('politicsDone')).toMatchObject({ check: { tier: 'poor' }, paid: { gold12: 72, influence: 16 } })
})

test.each([
  [9, 3, -1],
  [10, 7, 0],
])('[S82] after a failure a defence of %i leaves %i influence', (die, influence, as) => {
  const play = with_(20, 20).do(manipulate('small', 2, 'influenceFirst'), { p: [3, die] })
  expect(play.fact('politicsDone')).toMatchObject({
    check: { tier: 'fail' },
    defence: { roll: die, bonus: 0, dc: 10 },
    as,
  })
  expect([play.gold, play.me.turn.influence, ...trackers(play)]).toEqual([15, influence, 0, 4, as, 4])
})

test('[S83] information helps, and gold first', () => {
  const play = with_(20, 20, 2).do(manipulate('small', 1, 'goldFirst', 2), { p: [12] })
  expect(play.fact('politicsDone').check).toMatchObject({ extra: 4, total: 19, tier: 'good' })
  expect([play.gold, play.me.turn.influence, ...trackers(play)]).toEqual([14, 17, 2, 0, 0, 0])
})

test('[5.13] a very good result saves two gold and calms everybody', () => {
  const play = with_(20, 20, 4).with((p) => {
    p.kw = 3
  })
  play.do(manipulate('small', 1, 'goldFirst', 4), { p: [20] })
  expect(play.fact('politicsDone')).toMatchObject({ check: { tier: 'veryGood' }, information: 3, kw: -3, as: 1, n: 0 })
  expect([play.gold, ...trackers(play)]).toEqual([15, 3, 0, 1, 0])
})

test('[2.3] esteem stays between −6 and 6, and facts say how it really changed', () => {
  const worst = with_(20, 20).with((p) => {
    p.as = -6
  })
  worst.do(manipulate('small', 1, 'goldFirst'), { p: [6] })
  expect([worst.fact('politicsDone').check.tier, worst.fact('politicsDone').as, worst.me.as]).toEqual(['poor', 0, -6])
  const best = with_(20, 20, 4).with((p) => {
    p.as = 6
  })
  best.do(manipulate('small', 1, 'goldFirst', 4), { p: [20] })
  expect([best.fact('politicsDone').check.tier, best.fact('politicsDone').as, best.me.as]).toEqual(['veryGood', 0, 6])
})

test('[5.13] no more is saved than was due', () => {
  const play = with_(20, 20, 4).with((p) => {
    p.troops.levels.mercenary = 1
  })
  play.do(damage('small', 1, 'combat', 4), { p: [20] })
  expect([play.gold, play.me.turn.influence]).toEqual([20, 19])
})

test('[D-31] penalties take at most the influence that is left', () => {
  const play = with_(20, 13).do(manipulate('small', 2, 'influenceFirst'), { p: [3, 1] })
  expect([play.me.turn.influence, play.me.as]).toEqual([0, -1])
})

test('[5.13] paid with combat or gold first, nothing more is lost', () => {
  const play = with_(40, 20).do(manipulate('small', 2, 'goldFirst'), { p: [3, 1] })
  expect([play.gold, play.me.turn.influence]).toEqual([40 - 1 - 12, 20 - 1 - 4])
  const brave = with_(20, 20).with((p) => {
    p.troops.levels.mercenary = 4
  })
  brave.do(damage('small', 4, 'combat'), { p: [10] })
  // DC 18: a poor result.
  expect(brave.fact('politicsDone')).toMatchObject({ check: { tier: 'poor' }, paid: { gold12: 12, influence: 1 } })
})

test('[5.13] the defence is as hard as the step was large', () => {
  const play = with_(99, 99).do(manipulate('small', 4, 'goldFirst'), { p: [1, 14] })
  expect(play.fact('politicsDone')).toMatchObject({ check: { dc: 18 }, defence: { dc: 14, held: true } })
})

test('[D-47] the size sets the base price alone', () => {
  const play = with_(20, 20).do(damage('large', 1, 'influence'), { p: [11] })
  expect(play.fact('politicsDone')).toMatchObject({ check: { dc: 14 }, paid: { gold12: 36, influence: 9 } })
})

test.each([
  [3, 14],
  [4, 15],
  [8, 16],
  [12, 17],
  [16, 18],
  [40, 18],
])('[4.3] with a KW of %i the DC is %i', (kw, dc) => {
  const play = with_(20, 20).with((p) => {
    p.kw = kw
  })
  expect(play.do(damage('small', 1, 'influence'), { p: [20] }).fact('politicsDone').check.dc).toBe(dc)
})

test('[7.3, row 18] an inquiry makes politics easier', () => {
  const play = with_(20, 20).with((_p, s) => {
    s.events = [event(18, { riot: 20 })]
  })
  expect(play.do(damage('small', 1, 'influence'), { p: [20] }).fact('politicsDone').check.dc).toBe(12)
})

test('[2.9] brave specialists fight along', () => {
  const play = with_(20, 20)
  expect(play.refusal(damage('small', 2, 'combat'))).toEqual({
    code: 'RESOURCES',
    params: { why: 'combat', need: 2, have: 0 },
  })
  givenSpecialist(play.me, 'simple', [6])
  expect(play.refusal(damage('small', 2, 'combat'))).toBeUndefined()
  expect(play.refusal(damage('small', 3, 'combat'))?.params.why).toBe('combat')
})

test('[5.13] funds: gold, influence and information', () => {
  expect(with_(0, 20).refusal(damage('small', 1, 'influence'))?.params.why).toBe('gold')
  expect(with_(9, 6).refusal(damage('small', 1, 'influence'))?.params).toEqual({ why: 'influence', need: 7, have: 6 })
  expect(with_(9, 9, 1).refusal(damage('small', 1, 'influence', 2))?.params).toEqual({
    why: 'information',
    need: 2,
    have: 1,
  })
})

test('[5.13] each step once a round', () => {
  const play = with_(40, 40).do(damage('small', 1, 'influence'), { p: [11] })
  expect(play.refusal(damage('small', 1, 'influence'))?.params.key).toBe('political.damageDefend')
  expect(play.refusal(manipulate('small', 1, 'goldFirst'))).toBeUndefined()
})

/** [S84] */
function loyal(): Play {
  return with_(20, 20).with((p) => {
    settle(starterCity(p).tenants, 2, 2)
    givenOrganization(p, 'cult', 'small', { levels: 1, loyalty: 3 })
  })
}
const secure = (
  targets: readonly string[],
  payment: 'goldFirst' | 'influenceFirst' = 'influenceFirst',
  infoSpent = 0,
) => ({ type: 'secureLoyalty', size: 'small', targets, payment, infoSpent }) as const

test('[S84] the loyalty of two groups', () => {
  const play = loyal().do(secure(['city-starter', 'org-1']), { p: [20] })
  expect(play.fact('loyaltySecured')).toMatchObject({ check: { dc: 18, tier: 'good' }, loyalty: 1, lapsed: false })
  expect([play.gold, play.me.turn.influence]).toEqual([19, 7])
  expect([starterCity(play.me).tenants.loyalty, play.me.organizations[0]?.followers.loyalty]).toEqual([3, 4])
  expect(trackers(play)).toEqual([0, 0, 0, 0])
})

test.each([
  [6, 14, 6, 3],
  [5, 17, 13, 1],
])('[S85] of the city alone with a roll of %i', (die, gold, influence, loyalty) => {
  const play = loyal().do(secure(['city-starter']), { p: [die] })
  expect([play.gold, play.me.turn.influence, starterCity(play.me).tenants.loyalty]).toEqual([gold, influence, loyalty])
})

test('[5.13] a very good result: two more, three gold less in all', () => {
  const play = loyal().with((p) => {
    p.information = 2
  })
  play.do(secure(['city-starter', 'org-1'], 'goldFirst', 2), { p: [20] })
  // DC 18, 20 + 3 + 4 is good; another try with more help.
  expect(play.fact('loyaltySecured').check.tier).toBe('good')
  const better = loyal().with((p) => {
    p.information = 3
  })
  better.do(secure(['city-starter', 'org-1'], 'goldFirst', 3), { p: [20] })
  expect(better.fact('loyaltySecured')).toMatchObject({
    check: { tier: 'veryGood' },
    loyalty: 2,
    paid: { gold12: 120 },
  })
  expect(better.me.information).toBe(0)
})

test('[5.0.7] a doubled price may lapse; information is gone all the same', () => {
  const play = with_(5, 20, 1).with((p) => settle(starterCity(p).tenants, 2, 2))
  play.do(secure(['city-starter'], 'influenceFirst', 1), { p: [4] })
  expect(play.fact('loyaltySecured')).toMatchObject({ check: { tier: 'poor' }, lapsed: true, loyalty: 0 })
  expect([play.gold, play.me.turn.influence, play.me.information]).toEqual([5, 20, 0])
  expect(starterCity(play.me).tenants.loyalty).toBe(2)
})

test('[6.6] who comes back from nothing waits for the next reset', () => {
  const play = with_(20, 20).with((p) => settle(starterCity(p).tenants, 2, 0, true))
  play.do(secure(['city-starter']), { p: [11] })
  expect(starterCity(play.me).tenants).toEqual({ levels: 2, loyalty: 1, inUnrest: true })
})

test('[D-30] nobody there, nobody to be won', () => {
  expect(with_(20, 20).refusal(secure(['city-starter']))).toEqual({
    code: 'RULE',
    params: { why: 'nobodyThere', target: 'city-starter' },
  })
})

test('[5.13] one to three different groups', () => {
  const play = loyal()
  expect(play.refusal(secure([]))?.params.why).toBe('badTargets')
  expect(play.refusal(secure(['a', 'b', 'c', 'd']))?.params.why).toBe('badTargets')
  expect(play.refusal(secure(['org-1', 'org-1']))?.params.why).toBe('targetTwice')
  expect(play.refusal(secure(['office-starter']))?.params.why).toBe('unknownTarget')
  expect(play.refusal(secure(['troops']))?.params.why).toBe('unknownTarget')
})

test('[4.3] two targets are a medium step, three a large one', () => {
  const play = with_(40, 60).with((p) => {
    settle(starterCity(p).tenants, 2)
    givenOrganization(p, 'cult', 'small', { levels: 1 })
    givenOrganization(p, 'underworld', 'small', { levels: 1 })
  })
  expect(play.do(secure(['city-starter', 'org-1', 'org-2']), { p: [20] }).fact('loyaltySecured').check.dc).toBe(22)
})

test('[S86] information is worth two gold or four influence', () => {
  const play = with_(6, 5, 3).do({ type: 'convertInformation', to: 'gold', amount: 2 })
  expect([play.gold, play.me.information]).toEqual([10, 1])
  expect(play.me.turn).toMatchObject({ usedPoliticalSteps: true, actionsUsed: 1 })
  expect(play.fact('informationConverted')).toMatchObject({ to: 'gold', amount: 2, gained: 4 })
  const courtier = with_(6, 5, 3).do({ type: 'convertInformation', to: 'influence', amount: 3 })
  expect([courtier.me.turn.influence, courtier.me.information]).toEqual([17, 0])
  expect(courtier.refusal({ type: 'convertInformation', to: 'gold', amount: 1 })?.code).toBe('ACTION')
})
