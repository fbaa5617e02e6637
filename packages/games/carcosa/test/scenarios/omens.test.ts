import { describe, expect, test } from 'vitest'
import { base4, figure, give, P1, P3, P4, sane, slots, stack } from '../kit.ts'
import { searching } from '../searching.ts'

const SEARCH = { type: 'search' } as const

describe('omens', () => {
  test('T37 Araña high: the next turn is lost and a Cría comes; low: the Araña herself', () => {
    const t = searching(['OMEN:ARANA'], (s) => sane(s, 2))
      .roll(1)
      .do(P1, SEARCH)
    expect(t.soul(P1).skipNextRound).toBe(true)
    expect(t.figure('BABY_SPIDER')?.node).toBe('F1_R2')
    t.quiet()
    expect(t.figure('BABY_SPIDER')?.node).toBe('F1_R1')
    expect(t.status(P1, 'STUN')).toBeDefined()
    expect(t.actions[P1]).toBe(0)
    t.quiet()
    expect(t.status(P1, 'STUN')).toBeUndefined()
    expect(t.actions[P1]).toBe(2)
    t.quiet()
    expect(t.status(P1, 'STUN')).toBeDefined()
    expect(t.actions[P1]).toBe(0)

    const low = searching(['OMEN:ARANA'], (s) => sane(s, -1))
      .roll(2)
      .do(P1, SEARCH)
    expect(low.figure('ARANA')?.node).toBe('F1_R1')
    expect(low.status(P1, 'TRAPPED_SPIDER')?.left).toBe(3)
    expect(low.soul(P1).skipNextRound).toBe(false)
  })

  test('T38 Reina high: a Sirviente caps its floor at once, and whoever arrives', () => {
    const t = base4((s) => {
      s.stairs[1] = 'F2_R4'
      stack(s, 'F1_R2', 'OMEN:REINA_HELADA')
    })
    t.roll(4).move(P1, 'F1_R2')
    expect(t.figure('ICE_SERVANT')?.node).toBe('F1_P')
    expect(t.actions).toEqual([1, 2, 1, 2])
    expect(t.facts('actionsCut')).toEqual([{ type: 'actionsCut', seat: P3, left: 1 }])
    t.turnOf(P4).move(P4, 'F1_R1')
    expect(t.actions[P4]).toBe(1)
    t.quiet()
    expect([t.actions, t.figure('ICE_SERVANT')?.node]).toEqual([[1, 2, 1, 1], 'F1_P'])
  })

  test('[3.9] a total of 1 is low, of 2 high', () => {
    const songs = (die: number) =>
      searching(['OMEN:TUE_TUE'], (s) => sane(s, 0))
        .roll(die)
        .do(P1, SEARCH).s.tueTueCount
    expect([songs(1), songs(2)]).toEqual([1, 0])
  })

  test('[D-19] a second Cría or Sirviente does not come, nor does its cold', () => {
    const spider = searching(['OMEN:ARANA'], (s) => figure(s, 'BABY_SPIDER', 'F3_R3'))
      .roll(6)
      .do(P1, SEARCH)
    expect([spider.s.monsters.length, spider.soul(P1).skipNextRound]).toEqual([1, true])
    const servant = searching(['OMEN:REINA_HELADA'], (s) => figure(s, 'ICE_SERVANT', 'F3_P'))
      .roll(6)
      .do(P1, SEARCH)
    expect([servant.figure('ICE_SERVANT')?.node, servant.s.monsters.length]).toEqual(['F3_P', 1])
    expect(servant.actions).toEqual([1, 2, 2, 2])
  })

  test('Reina low: she comes herself', () => {
    const t = base4((s) => {
      stack(s, 'F1_R2', 'OMEN:REINA_HELADA')
      sane(s, -3)
    })
    t.roll(4).move(P1, 'F1_R2')
    expect(t.figure('REINA_HELADA')?.node).toBe('F1_P')
    expect(t.actions).toEqual([0, 2, 0, 2])
  })

  test('T39 Tue-Tue high: sanity becomes 0; low: it sings', () => {
    const high = searching(['OMEN:TUE_TUE'], (s) => sane(s, -3))
      .roll(6)
      .do(P1, SEARCH)
    expect(high.soul(P1).sanity).toBe(0)
    expect(high.s.tueTueCount).toBe(0)
    const low = searching(['OMEN:TUE_TUE'], (s) => sane(s, 0))
      .roll(1)
      .do(P1, SEARCH)
    expect([low.soul(P1).sanity, low.s.tueTueCount]).toEqual([-1, 1])
    const down = searching(['OMEN:TUE_TUE']).roll(6).do(P1, SEARCH)
    expect(down.soul(P1).sanity).toBe(0)
  })

  test('Tue-Tue high never lifts anybody above the maximum', () => {
    const t = searching(['OMEN:TUE_TUE'], (s) => {
      Object.assign(s.players[P1] ?? {}, { sanityMax: -1, sanity: -3 })
    })
    expect(t.roll(6).do(P1, SEARCH).soul(P1).sanity).toBe(-1)
  })

  test('Duende high: one random thing is gone, soulbound ones stay; low: he comes', () => {
    const t = searching(['OMEN:DUENDE'], (s) => give(s, P1, 'VIAL', 'BLUNT', 'RING'))
    t.roll(6).pick(1).do(P1, SEARCH).done()
    expect(t.items(P1)).toEqual(['VIAL'])
    expect(t.soul(P1).soulbound).toHaveLength(1)
    expect(searching(['OMEN:DUENDE']).roll(6).do(P1, SEARCH).s.monsters).toEqual([])
    const low = searching(['OMEN:DUENDE'], (s) => {
      give(s, P1, 'VIAL')
      sane(s, -5)
    })
    expect(low.roll(6).do(P1, SEARCH).figure('DUENDE')?.loot).toHaveLength(1)
  })

  test('[7.13] the Apostador has no second die for omens', () => {
    const t = base4((s) => {
      stack(s, 'F1_R3', 'OMEN:TUE_TUE')
      slots(s, P3)
    })
    t.roll(3).do(P3, SEARCH).done()
    expect(t.prompt).toBe('turn')
  })
})
