import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, give, P1, P2, P3 } from '../kit.ts'

describe('trading [7.7]', () => {
  const meeting = (change: (s: State) => void, options = {}) =>
    base4((s) => {
      at(s, P3, 'F1_P')
      change(s)
    }, options)

  test('one thing each way, when the other agrees', () => {
    const table = meeting((s) => {
      give(s, P1, 'VIAL')
      give(s, P3, 'KEY')
    })
    const [vial] = table.soul(P1).items as [number]
    const [key] = table.soul(P3).keys as [number]
    const offer = { type: 'tradeOffer', to: P3, give: vial, take: key } as const
    table.do(P1, offer)
    expect([table.asked, table.prompt]).toEqual([P3, 'tradeAnswer'])
    table.do(P3, { type: 'tradeAnswer', accept: false })
    expect(table.items(P1)).toEqual(['VIAL'])
    table.do(P1, offer).do(P3, { type: 'tradeAnswer', accept: true })
    expect([table.soul(P1).keys, table.soul(P3).items, table.actions[P1]]).toEqual([[key], [vial], 2])
    expect(table.soul(P1).freeActions).toBe(2)
  })

  test('an offer of nothing, of what one lacks, or beyond slots and rings is refused', () => {
    const table = meeting((s) => {
      give(s, P1, 'KEY', 'TREASURE_RING')
      give(s, P3, 'KEY', 'KEY', 'VIAL', 'COMPASS')
      give(s, P2, 'BLUNT')
    })
    const [key] = table.soul(P1).keys as [number]
    const [llavero] = table.soul(P1).items as [number]
    const blunt = table.soul(P2).items[0] as number
    const refusal = (move: object) => table.try(P1, { type: 'tradeOffer', to: P3, ...move } as never)
    expect(refusal({})).toBe('E_TRADE_EMPTY')
    expect(refusal({ take: blunt })).toBe('E_TRADE_ITEM')
    expect(refusal({ give: key })).toBe('E_NO_KEY_SLOT')
    expect(refusal({ give: llavero })).toBe('E_NO_SLOT')
    expect(refusal({ give: llavero, to: P2 })).toBe('E_NO_PARTNER')
    // With the Llavero gone, the second key would have no place.
    expect(refusal({ give: llavero, take: table.soul(P3).keys[0] })).toBe('E_NO_KEY_SLOT')
  })

  test('a Llavero in use stays [D-36]', () => {
    const table = meeting((s) => give(s, P1, 'KEY', 'KEY', 'TREASURE_RING'))
    const uid = table.soul(P1).items[0] as number
    expect(table.try(P1, { type: 'tradeOffer', to: P3, give: uid })).toBe('E_LLAVERO_IN_USE')
  })

  test('what is soulbound is never traded, and nobody trades with who is trapped', () => {
    expect(meeting((s) => give(s, P1, 'RING', 'BOOK_CHAMBERS')).offers(P1)).not.toContain('tradeOffer')
    const trapped = meeting((s) => {
      give(s, P1, 'VIAL')
      afflict(s, P3, 'TRAPPED_SPIDER', 3, 'ARANA')
    })
    expect(trapped.offers(P1)).not.toContain('tradeOffer')
    const beside = meeting((s) => {
      give(s, P1, 'VIAL')
      afflict(s, P3, 'TRAPPED_SPIDER', 3, 'ARANA')
      at(s, P2, 'F1_P')
    })
    const vial = beside.soul(P1).items[0] as number
    expect(beside.try(P1, { type: 'tradeOffer', to: P3, give: vial })).toBe('E_NO_PARTNER')
    expect(beside.try(P1, { type: 'tradeOffer', to: P2, give: vial })).toBeUndefined()
  })

  test('souls in different places do not trade', () => {
    const apart = base4((s) => {
      give(s, P1, 'VIAL')
      give(s, P3, 'KEY')
    })
    expect(apart.offers(P1)).not.toContain('tradeOffer')
    expect(base4().try(P1, { type: 'tradeOffer', to: P3 })).toBe('E_NO_PARTNER')
    const nothing = meeting(() => {})
    expect(nothing.try(P1, { type: 'tradeOffer', to: P3 })).toBe('E_NO_ITEM')
  })

  test('three offers per turn; the option switches trade off, and so does the hard table', () => {
    const table = meeting((s) => give(s, P1, 'VIAL'))
    const offer = { type: 'tradeOffer', to: P3, give: table.soul(P1).items[0] as number } as const
    for (let i = 0; i < 3; i++) table.do(P1, offer).do(P3, { type: 'tradeAnswer', accept: false })
    expect(table.try(P1, offer)).toBe('E_OFFER_LIMIT')
    for (const options of [{ tradeEnabled: false }, { difficulty: 'HARD' as const }]) {
      expect(meeting((s) => give(s, P1, 'VIAL'), options).try(P1, offer)).toBe('E_OPTION')
    }
  })

  test('T69 twelve free actions per turn, then only what costs an action', () => {
    const table = base4((s) => {
      soulAt(s, P1).freeActions = 12
      soulAt(s, P1).actionsLeft = 1
      give(s, P1, 'VIAL')
    })
    expect(table.offers(P1)).toEqual(['endTurn', 'healerHeal', 'meditate', 'move'])
    expect(table.try(P1, { type: 'useVial', uid: table.soul(P1).items[0] as number })).toBe('E_FREE_LIMIT')
  })
})
