import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { ItemId } from '../../src/data/items.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, figure, give, P1, P3, play, sane, special, type Table } from '../kit.ts'
import { searching } from '../searching.ts'

const SEARCH = { type: 'search' } as const
const MEDITATE = { type: 'meditate' } as const

describe('the Llavero gives one place and one point, no more [3.8, 7.7]', () => {
  test('one more of maximum, and one only, also with two of them', () => {
    for (const rings of [1, 2]) {
      const t = base4((s) => {
        give(s, P1, ...Array<'TREASURE_RING'>(rings).fill('TREASURE_RING'))
        sane(s, 4)
      })
      expect(t.do(P1, MEDITATE).sanities[P1]).toBe(5)
    }
  })

  test('a second key fits, a third does not', () => {
    const t = searching(['KEY', 'KEY'], (s) => give(s, P1, 'TREASURE_RING', 'KEY'))
    t.do(P1, SEARCH).do(P1, SEARCH)
    expect([t.soul(P1).keys.length, t.deck('F1_R1')]).toEqual([2, ['KEY']])
  })
})

describe('what is found [7.7]', () => {
  test('with one place for an object one still chooses what to leave', () => {
    const t = searching(['BLUNT'], (s) => {
      play(s, P1, 'SCOUT')
      give(s, P1, 'VIAL')
    }).do(P1, SEARCH)
    expect(t.asks(P1, 'overflow')).toBe(true)
    t.do(P1, { type: 'overflowDiscard', uid: t.soul(P1).items[0] as number })
    expect(t.items(P1)).toEqual(['BLUNT'])
  })

  test('the Book has an owner from then on, and the Anillo is no Book', () => {
    const t = searching(['RING', 'BOOK_CHAMBERS']).do(P1, SEARCH)
    expect(t.s.book.holder).toBeNull()
    expect(t.do(P1, SEARCH).s.book.holder).toBe(P1)
  })

  test('when the clock runs out what is new goes, but never a Llavero whose place is in use [6.3, D-36]', () => {
    const fallback = (t: Table) => {
      const [decision] = t.position.decisions
      if (decision && !decision.open) t.do(P1, decision.fallback)
      return t.items(P1)
    }
    const found = searching(['COMPASS'], (s) => give(s, P1, 'VIAL', 'BLUNT')).do(P1, SEARCH)
    expect(fallback(found)).toEqual(['VIAL', 'BLUNT'])
    // Two keys in one place: only the new Llavero makes room for the second.
    const needed = searching(['TREASURE_RING'], (s) => give(s, P1, 'VIAL', 'BLUNT', 'KEY', 'KEY')).do(P1, SEARCH)
    expect(fallback(needed)).toEqual(['VIAL', 'TREASURE_RING'])
  })

  test('the Duende’s omen takes the only thing one has [3.9]', () => {
    const t = searching(['OMEN:DUENDE'], (s) => give(s, P1, 'VIAL'))
    t.roll(6).do(P1, SEARCH).done()
    expect(t.items(P1)).toEqual([])
  })

  test('who has nothing has nothing to sell', () => {
    const t = base4((s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
    })
    expect(t.try(P1, { type: 'motemeySell', uid: 0 })).toBe('E_NO_ITEM')
  })

  test('who holds something else than a Vial has none to drink', () => {
    const t = base4((s) => {
      give(s, P1, 'COMPASS')
      at(s, P1, 'F1_R1')
    })
    expect(t.try(P1, { type: 'useVial', uid: t.soul(P1).items[0] as number })).toBe('E_NO_ITEM')
  })
})

describe('trades at their borders [7.7]', () => {
  const together = (change: (s: State) => void) =>
    base4((s) => {
      at(s, P3, 'F1_P')
      change(s)
    })
  const thing = (t: Table, seat: Seat, nth = 0) => t.soul(seat).items[nth] as number

  test('the first soul may be asked as well, and who only asks gives nothing', () => {
    const t = together((s) => {
      give(s, P1, 'VIAL', 'BLUNT')
      give(s, P3, 'COMPASS', 'KEY')
    }).turnOf(P3)
    t.do(P3, { type: 'tradeOffer', to: P1, take: thing(t, P1) })
    expect(t.facts('tradeOffered')).toMatchObject([{ give: null, take: 'VIAL' }])
    t.do(P1, { type: 'tradeAnswer', accept: true })
    expect([t.items(P1), t.items(P3), t.soul(P3).keys.length]).toEqual([['BLUNT'], ['COMPASS', 'VIAL'], 1])
  })

  test('only what is named changes hands, into the last place there is', () => {
    const t = together((s) => {
      give(s, P1, 'VIAL', 'BLUNT')
      give(s, P3, 'COMPASS', 'KEY')
    })
    t.do(P1, { type: 'tradeOffer', to: P3, give: thing(t, P1) }).do(P3, { type: 'tradeAnswer', accept: true })
    expect([t.items(P1), t.items(P3), t.soul(P3).keys.length]).toEqual([['BLUNT'], ['COMPASS', 'VIAL'], 1])
    expect(t.try(P1, { type: 'tradeOffer', to: P3, give: thing(t, P1) })).toBe('E_NO_SLOT')
  })

  test('a Llavero holds one key more on either side', () => {
    const offer = (mine: ItemId[], theirs: ItemId[]) => {
      const t = together((s) => {
        play(s, P3, 'BRAWLER')
        give(s, P1, ...mine)
        give(s, P3, ...theirs)
      })
      return t.try(P1, { type: 'tradeOffer', to: P3, give: t.soul(P1).keys[0] as number })
    }
    expect(offer(['KEY'], ['KEY'])).toBe('E_NO_KEY_SLOT')
    expect(offer(['KEY'], ['KEY', 'TREASURE_RING'])).toBeUndefined()
    expect(offer(['KEY'], ['KEY', 'KEY', 'TREASURE_RING'])).toBe('E_NO_KEY_SLOT')
  })

  test('who holds more keys than places gives other things away, but not the Llavero that holds them', () => {
    const t = together((s) => {
      play(s, P1, 'BRAWLER')
      give(s, P1, 'VIAL', 'TREASURE_RING', 'KEY', 'KEY')
    })
    expect(t.try(P1, { type: 'tradeOffer', to: P3, give: thing(t, P1, 1) })).toBe('E_LLAVERO_IN_USE')
    expect(t.try(P1, { type: 'tradeOffer', to: P3, give: thing(t, P1) })).toBeUndefined()
    const without = together((s) => give(s, P1, 'VIAL', 'KEY', 'KEY'))
    expect(without.try(P1, { type: 'tradeOffer', to: P3, give: thing(without, P1) })).toBeUndefined()
  })
})

describe('things at their borders [3.7, 7.10]', () => {
  test('a Brújula shows no way to who stands in the corridor, and none to who has none', () => {
    const t = base4((s) => give(s, P1, 'COMPASS'))
    expect(t.try(P1, { type: 'useCompass', uid: t.soul(P1).items[0] as number })).toBe('E_NOT_IN_ROOM')
    expect(base4((s) => at(s, P1, 'F1_R1')).try(P1, { type: 'useCompass', uid: 0 })).toBe('E_NO_ITEM')
  })

  test('a Brújula is good for one way', () => {
    const t = base4((s) => {
      at(s, P1, 'F1_R1')
      give(s, P1, 'COMPASS')
    })
    const [uid] = t.soul(P1).items as [number]
    t.do(P1, { type: 'useCompass', uid })
    expect([t.soul(P1).node, t.items(P1), t.s.discard.includes(uid)]).toEqual(['F1_P', [], true])
  })

  test('the last use spends the Escaleras', () => {
    const t = base4((s) => {
      give(s, P1, 'TREASURE_STAIRS')
      s.stairsCharges = 2
    })
    const [uid] = t.soul(P1).items as [number]
    t.do(P1, { type: 'useStairs', uid })
    expect(t.items(P1)).toEqual(['TREASURE_STAIRS'])
    t.move(P1, 'F1_R2').do(P1, { type: 'useStairs', uid })
    expect([t.items(P1), t.s.discard.includes(uid), t.s.tempStairs]).toEqual([[], true, ['F1_P', 'F1_R2']])
    expect(t.try(P1, { type: 'useStairs', uid })).toBe('E_NO_ITEM')
  })

  test('a blow in one’s turn is no reaction, and needs something to strike with [7.9]', () => {
    const t = base4((s) => {
      give(s, P1, 'BLUNT')
      figure(s, 'ARANA', 'F1_P')
    })
    const [uid] = t.soul(P1).items as [number]
    const blow = { type: 'useBlunt', uid, monster: 'ARANA' } as const
    t.do(P1, blow)
    expect(t.facts('bluntUsed')).toMatchObject([{ reaction: false }])
    expect(t.facts('itemDiscarded').map(({ why }) => why)).toEqual(['USED'])
    expect(t.try(P1, blow)).toBe('E_NO_ITEM')
  })

  test('an active Anillo helps nobody who does not have it [14.2]', () => {
    const t = base4((s) => give(s, P1, 'BOOK_CHAMBERS'), { ringActivation: true })
    expect(t.try(P1, { type: 'useRing' })).toBe('E_NO_ITEM')
  })

  test('only free actions count towards their limit [D-32, D-57]', () => {
    const t = base4(
      (s) => {
        give(s, P1, 'VIAL')
        sane(s, -3)
        afflict(s, P1, 'SANIDAD')
      },
      { maxFreeActionsPerTurn: 1 },
    )
    t.do(P1, MEDITATE).do(P1, { type: 'discardSanidad' }).do(P1, MEDITATE)
    expect(t.soul(P1).freeActions).toBe(0)
    t.do(P1, { type: 'useVial', uid: t.soul(P1).items[0] as number })
    expect(t.soul(P1).freeActions).toBe(1)
  })
})
