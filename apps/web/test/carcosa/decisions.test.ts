import { EVENTS, FIGURES, type Player, type View } from '@ludoteca/carcosa'
import { describe, expect, test } from 'vitest'
import { boardWords } from '../../src/games/carcosa/board/words.ts'
import {
  afterRitual,
  arrivalPreview,
  orderPreview,
  reachedBy,
  sacrificePreview,
  sanityAfter,
  secondDie,
  totalOf,
} from '../../src/games/carcosa/decisions/previews.ts'
import { decisionWords, EVENT_ROWS } from '../../src/games/carcosa/decisions/words.ts'
import { frameWords } from '../../src/games/carcosa/frame/words.ts'
import { sideAfter } from '../../src/games/carcosa/trade/trade-model.ts'
import { seenHouse, soul, status, uidOf, withSoul } from './seen-house.ts'

/** Whose maximum the Llavero keeps at 0. */
const low = (...items: number[]) => soul('BRAWLER', { sanityMax: -1, items })

describe('at the edge', () => {
  test('a point of the maximum brings one back to 0', () => {
    expect(sacrificePreview(soul('SCOUT', { sanity: -4 }), 'SANITY_MAX')).toEqual({ sanity: 0, max: 2, slots: 1 })
  })

  test('below a maximum of 0 one comes back to the maximum', () => {
    expect(sacrificePreview(soul('SCOUT', { sanityMax: 0 }), 'SANITY_MAX').sanity).toBe(-1)
  })

  test('a place for an object may cost the Llavero and what it gives', () => {
    const ring = uidOf('TREASURE_RING')
    const p = soul('SCOUT', { items: [ring] })
    expect(sacrificePreview(p, 'OBJECT_SLOT', ring)).toEqual({ sanity: 0, max: 3, slots: 0 })
  })

  test('what is promised before is what one comes back to, if all ways lead there', () => {
    const lead = decisionWords.sacrifice.lead
    const to = (p: Player, ...discards: number[]) =>
      sanityAfter([
        sacrificePreview(p, 'SANITY_MAX'),
        ...discards.map((uid) => sacrificePreview(p, 'OBJECT_SLOT', uid)),
      ])
    const [ring, vial] = [uidOf('TREASURE_RING'), uidOf('VIAL')]
    expect(to(soul('SCOUT'), vial)).toBe(0)
    expect(to(soul('SCOUT', { sanityMax: 0 }))).toBe(-1)
    // The Llavero holds the maximum at 0: who gives it up comes back to less.
    expect(to(soul('SCOUT', { sanityMax: 0, items: [ring, vial] }), ring, vial)).toBe(0)
    expect(
      sanityAfter([ring, vial].map((uid) => sacrificePreview(low(ring, vial), 'OBJECT_SLOT', uid))),
    ).toBeUndefined()
    expect(lead(0)).toBe('Sacrifica algo para siempre y tu cordura queda en 0, o cae a −5.')
    expect(lead(-1)).toContain('queda en −1')
    expect(lead(undefined)).toBe('Sacrifica algo para siempre y no caes, o cae a −5.')
  })
})

describe('the ritual [7.8]', () => {
  const after = (view: View, partner = 1) => [1, 3, 5].map((die) => afterRitual(view, 0, partner, die))

  test('shows how both would stand, never below −5', () => {
    expect(after(seenHouse())).toEqual([
      [1, 3],
      [2, 4],
      [1, 5],
    ])
    expect(after(withSoul(seenHouse(), 0, { sanity: -4 }))[0]).toEqual([-5, 3])
  })

  test('counts Vanity, and the shield and the guard of a Tanque', () => {
    const vain = withSoul(seenHouse(), 1, { statuses: [status('VANIDAD', 2)] })
    expect(after(vain)).toEqual([
      [1, 2],
      [2, 3],
      [1, 5],
    ])
    const beside = withSoul(withSoul(seenHouse(), 0, { node: 'F1_R2' }), 2, { node: 'F1_R2', shield: 1 })
    expect(after(beside, 2)[0]).toEqual([1, 6])
    expect(after(withSoul(beside, 2, { protecting: true }), 2)[0]).toEqual([3, 4])
  })
})

test('the Psíquico sees what each order costs and turns up', () => {
  const p = soul('SCOUT')
  expect(orderPreview(p, ['ARANA', 'VIAL'], 'BOTTOM_FIRST')).toEqual({
    top: 'VIAL',
    next: undefined,
    buried: 'ARANA',
    price: 2,
  })
  expect(orderPreview(p, ['ARANA', 'VIAL'], 'SWAP').top).toBe('VIAL')
  const vain = soul('SCOUT', { statuses: [status('VANIDAD', 1)] })
  expect(orderPreview(vain, ['ARANA', 'OMEN:ARANA'], 'BOTTOM_SECOND').price).toBe(2)
})

describe('a second die', () => {
  test('is counted by what it would bring', () => {
    // 1 + 2 is 3; a second die makes it 4 or more.
    expect(secondDie('HAY_CADAVER', 2, 1)).toEqual([
      { row: 1, faces: 1 },
      { row: 2, faces: 5 },
    ])
    expect(totalOf(-5, 2)).toBe(0)
  })

  test('has words for every row of every event with a total', () => {
    for (const { id, usesTotal, rows } of EVENTS) {
      expect(EVENT_ROWS[id]?.length ?? 0, id).toBe(usesTotal ? rows.length : 0)
    }
  })
})

describe("the King's dice", () => {
  test('show where he goes and whom he hurts there', () => {
    const view = { ...seenHouse(), round: 5 }
    expect(arrivalPreview(view, 1)).toEqual({ floor: 2, loss: 2, hurt: [1, 2] })
    expect(arrivalPreview({ ...view, round: 1 }, 1).hurt).toEqual([])
    expect(arrivalPreview({ ...view, king: { ...view.king, doubled: true } }, 2)).toMatchObject({ loss: 4, hurt: [3] })
  })

  test('reach whoever is not sheltered, empty-handed or in the sack', () => {
    const view = seenHouse()
    expect(reachedBy(view, 1, 2)).toEqual([])
    expect(reachedBy(view, 2, 2)).toEqual([0, 1, 2, 3])
    expect(reachedBy({ ...view, crown: { holder: 1, target: 6 } }, 2, 1)).toEqual([0, 3])
    expect(reachedBy(view, 3, 3)).toEqual([3])
    expect(reachedBy(withSoul(view, 1, { statuses: [status('TRAPPED_SACK', 2)] }), 4, 2)).toEqual([2])
    // Only Apostador and Luchador begin with something.
    expect(reachedBy(view, 6, 1)).toEqual([1, 3])
  })
})

describe('a trade', () => {
  test('shows how one would stand, and why it cannot be', () => {
    const vial = uidOf('VIAL')
    const full = soul('SCOUT', { items: [uidOf('COMPASS')] })
    expect(sideAfter(full, null, vial)).toMatchObject({ objects: 2, slots: 1, fault: 'E_NO_SLOT' })
    expect(sideAfter(full, uidOf('COMPASS'), vial)).toMatchObject({ objects: 1, fault: undefined })
    expect(sideAfter(soul('SCOUT', { keys: [uidOf('KEY')] }), null, uidOf('KEY', 1)).fault).toBe('E_NO_KEY_SLOT')
  })

  test('of the Llavero changes the maximum, and is refused while it holds a key', () => {
    const ring = uidOf('TREASURE_RING')
    const p = soul('SCOUT', { items: [ring] })
    expect(sideAfter(p, ring, null)).toMatchObject({ max: 3, isMaxOther: true, fault: undefined })
    const keys = [uidOf('KEY'), uidOf('KEY', 1)]
    expect(sideAfter({ ...p, keys }, ring, null).fault).toBe('E_LLAVERO_IN_USE')
  })
})

test('a stunned figure is a he or a she, as its name says', () => {
  const said = FIGURES.map(({ id }) => [boardWords.stunned(id), frameWords.stunned(id, 1), frameWords.stunned(id, 2)])
  expect(said).toEqual([
    ['Araña, aturdida', 'Aturdida: 1 ronda.', 'Aturdida: 2 rondas.'],
    ['Duende, aturdido', 'Aturdido: 1 ronda.', 'Aturdido: 2 rondas.'],
    ['Viejo del Saco, aturdido', 'Aturdido: 1 ronda.', 'Aturdido: 2 rondas.'],
    ['Reina Helada, aturdida', 'Aturdida: 1 ronda.', 'Aturdida: 2 rondas.'],
    ['Cría de araña, aturdida', 'Aturdida: 1 ronda.', 'Aturdida: 2 rondas.'],
    ['Sirviente de hielo, aturdido', 'Aturdido: 1 ronda.', 'Aturdido: 2 rondas.'],
  ])
})
