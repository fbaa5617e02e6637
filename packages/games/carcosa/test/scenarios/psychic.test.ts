import { describe, expect, test } from 'vitest'
import { deckIn } from '../../src/rules/decks.ts'
import { publicKnowledge } from '../../src/rules/knowledge.ts'
import { view } from '../../src/view.ts'
import { at, base4, give, P1, P2, sane, slots, special, stack } from '../kit.ts'

describe('the Psíquico', () => {
  const entering = (sanity = 4) =>
    base4((s) => {
      stack(s, 'F2_R1', 'DUENDE', 'KEY', 'VIAL')
      sane(s, 4, sanity)
      slots(s, P2, P1)
    }).move(P2, 'F2_R1')

  test('T54 buries a monster for two', () => {
    const t = entering().do(P2, { type: 'psychicLook', order: 'BOTTOM_FIRST' })
    expect(t.soul(P2).sanity).toBe(2)
    expect(t.soul(P2).keys).toHaveLength(1)
    expect(t.deck('F2_R1')).toEqual(['VIAL', 'DUENDE'])
    expect(t.s.monsters).toEqual([])
  })

  test('[7.13] swaps for nothing, buries anything else for one', () => {
    const swapped = entering().do(P2, { type: 'psychicLook', order: 'SWAP' })
    expect(swapped.soul(P2)).toMatchObject({ sanity: 4 })
    expect(swapped.soul(P2).keys).toHaveLength(1)
    expect(swapped.deck('F2_R1')).toEqual(['DUENDE', 'VIAL'])
    const second = entering().do(P2, { type: 'psychicLook', order: 'BOTTOM_SECOND' })
    expect(second.soul(P2).sanity).toBe(3)
    expect(second.deck('F2_R1')).toEqual(['VIAL', 'KEY'])
    expect(second.figure('DUENDE')).toBeDefined()
  })

  test('[7.13] an omen is no monster card: it is buried for one', () => {
    const t = base4((s) => {
      stack(s, 'F2_R1', 'OMEN:DUENDE', 'KEY')
      slots(s, P2)
    }).move(P2, 'F2_R1')
    expect(t.do(P2, { type: 'psychicLook', order: 'BOTTOM_FIRST' }).soul(P2).sanity).toBe(3)
  })

  test('[D-55] at −5 he can only keep or swap', () => {
    const t = entering(-5)
    expect(t.try(P2, { type: 'psychicLook', order: 'BOTTOM_FIRST' })).toBe('E_RANGE')
    t.do(P2, { type: 'psychicLook', order: 'SWAP' })
  })

  test('[9] only he knows what he saw, and he alone is told what he did', () => {
    const t = entering()
    const seen = (viewer: number) => view(t.s, viewer).rooms.find(({ room }) => room === 'F2_R1')?.seen
    expect(seen(P2)).toMatchObject([{ card: 'DUENDE' }, { card: 'KEY' }])
    expect(seen(P1)).toEqual([])
    t.do(P2, { type: 'psychicLook', order: 'BOTTOM_FIRST' })
    expect(seen(P2)).toMatchObject([{ at: 1, card: 'DUENDE' }])
    expect(seen(P1)).toEqual([])
    const arranged = t.position.told.find(({ fact }) => fact.type === 'psychicArranged')
    expect(arranged?.to).toEqual([P2])
  })

  test('[9] what others knew of the two cards they know no more', () => {
    const t = base4((s) => {
      stack(s, 'F2_R1', 'VIAL', 'BLUNT', 'COMPASS')
      give(s, P1, 'KEY')
      special(s, 'F1_R1', 'TABERNA')
      at(s, P1, 'F1_R1')
    })
    t.do(P1, { type: 'tabernaPeek', rooms: ['F2_R1', 'F2_R2'] })
    t.turnOf(P2).move(P2, 'F2_R1').do(P2, { type: 'psychicLook', order: 'BOTTOM_FIRST' })
    const seen = (viewer: number) => view(t.s, viewer).rooms.find(({ room }) => room === 'F2_R1')?.seen
    expect(seen(P1)).toEqual([])
    expect(seen(P2)).toMatchObject([{ at: 1, card: 'VIAL' }])
  })

  test('[9] not even when all knew the second card and he kept the order', () => {
    const t = base4((s) => {
      stack(s, 'F2_R1', 'VIAL', 'GOLPE_AMARILLO')
      deckIn(s, 'F2_R1').known[1] = publicKnowledge(s.round)
    })
    const seen = (viewer: number) => view(t.s, viewer).rooms.find(({ room }) => room === 'F2_R1')?.seen
    expect(seen(P1)).toHaveLength(1)
    t.turnOf(P2).move(P2, 'F2_R1').do(P2, { type: 'psychicLook', order: 'KEEP' })
    expect(seen(P1)).toEqual([])
    expect(seen(P2)).toMatchObject([{ at: 0, card: 'GOLPE_AMARILLO' }])
  })
})
