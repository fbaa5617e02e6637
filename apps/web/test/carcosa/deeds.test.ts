import type { Player, SpecialView, View } from '@ludoteca/carcosa'
import { describe, expect, test } from 'vitest'
import { menuOf } from '../../src/games/carcosa/deeds/menu.ts'
import { priceInWords, priceOf } from '../../src/games/carcosa/deeds/prices.ts'
import { isQuiet, keepQuiet } from '../../src/games/carcosa/deeds/quiet.ts'
import { failingDice, mayBeQuiet, remindersOf } from '../../src/games/carcosa/deeds/reminders.ts'
import { saleBrings } from '../../src/games/carcosa/deeds/uses.ts'
import { FakeStorage } from '../stores/fake-storage.ts'
import { names, seenHouse, soul, status, uidOf, withSoul } from './seen-house.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** A special room where the first soul stands. */
function inRoom(view: View, kind: NonNullable<SpecialView['kind']>): View {
  const special = { node: 'F1_R2', kind, revealed: true, destroyed: false, activations: 0, armory: [] } as const
  return withSoul({ ...view, specials: [special] }, 0, { node: 'F1_R2' })
}

describe('the bar of deeds', () => {
  test('has the main ones and the reason of each that cannot be done', () => {
    const view = withSoul(seenHouse(), 2, { node: 'F1_P' })
    const menu = menuOf(view, 0, new Set(['endTurn']))
    expect(menu.map(({ type, fault }) => [type, fault])).toEqual([
      ['search', 'E_NOT_IN_ROOM'],
      ['meditate', 'E_KING_HERE'],
      ['takeCrown', 'E_NO_KEY'],
      ['tradeOffer', 'E_NO_ITEM'],
      ['endTurn', undefined],
    ])
  })

  test('says that the Tanque keeps others from meditating', () => {
    const view = withSoul(withSoul(seenHouse(), 0, { node: 'F3_R1' }), 2, { node: 'F3_R1' })
    expect(menuOf(view, 0, NOTHING).find(({ type }) => type === 'meditate')?.fault).toBe('E_TANK_HERE')
  })

  test('has what the room offers, with its price and what it brings', () => {
    const menu = menuOf(withSoul(inRoom(seenHouse(), 'TABERNA'), 0, { sanity: 1 }), 0, NOTHING)
    expect(menu.find(({ type }) => type === 'tabernaRecover')).toMatchObject({ key: '1', effect: '+1 cordura' })
    const peek = menu.find(({ type }) => type === 'tabernaPeek')
    expect(peek && priceInWords(peek.price)).toBe('−1 cordura')
    const only = inRoom(seenHouse({ taberna: 'peek' }), 'TABERNA')
    expect(menuOf(only, 0, NOTHING).some(({ type }) => type === 'tabernaRecover')).toBe(false)
  })

  test('begins with the way out of a trap', () => {
    const view = withSoul(seenHouse(), 0, { statuses: [status('TRAPPED_SPIDER', 3)] })
    expect(menuOf(view, 0, new Set(['escape']))[0]).toMatchObject({ type: 'escape', fault: undefined })
  })

  test('has no two deeds on one key', () => {
    const view = withSoul(inRoom(seenHouse({ ringActivation: true }), 'MOTEMEY'), 0, {
      role: 'HEALER',
      soulbound: [uidOf('RING')],
      statuses: [status('SANIDAD', 2), status('TRAPPED_SPIDER', 2)],
    })
    const keys = menuOf(view, 0, NOTHING).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('a sale says what it really brings: never above the maximum, which the Llavero takes along [7.8]', () => {
  const [vial, scroll, ring] = [uidOf('VIAL'), uidOf('TREASURE_SCROLL'), uidOf('TREASURE_RING')]
  const seller = (sanity: number) => soul('SCOUT', { sanity, items: [vial, scroll, ring] })
  expect([vial, scroll].map((uid) => saleBrings(seller(0), uid))).toEqual(['+1 cordura', '+3 cordura'])
  expect(saleBrings(seller(3), scroll)).toBe('+1 cordura')
  expect(saleBrings(seller(4), vial)).toBe('ya al máximo')
  expect(saleBrings(seller(4), ring)).toBe('ya al máximo')
})

test('vanity raises what is paid with sanity, and nothing else', () => {
  const view = withSoul(seenHouse(), 0, { statuses: [status('VANIDAD', 2)] })
  expect(priceInWords(priceOf(view, 0, 'motemeyBuy'))).toBe('−3 cordura')
  expect(priceInWords(priceOf(view, 0, 'search'))).toBe('1 acción')
  expect(priceInWords(priceOf(view, 0, 'move'))).toBe('gratis')
  expect(priceInWords(priceOf(view, 0, 'takeCrown'))).toBe('1 acción, una llave')
})

describe('reminders', () => {
  const idsOf = (view: View, move: Parameters<typeof remindersOf>[2], seat = 0) =>
    remindersOf(view, seat, move, names).map(({ id }) => id)

  test('free things are not lost with the last action unless the match says so', () => {
    const change: Partial<Player> = { actionsLeft: 1, items: [uidOf('VIAL')], sanity: 1, node: 'F1_R1' }
    expect(idsOf(withSoul(seenHouse(), 0, change), { type: 'search' })).toEqual([])
    const strict = withSoul(seenHouse({ freeActionsAtZero: false }), 0, change)
    expect(idsOf(strict, { type: 'search' })).toEqual(['lastAction'])
    expect(idsOf(withSoul(strict, 0, { actionsLeft: 2 }), { type: 'search' })).toEqual([])
    expect(idsOf(withSoul(strict, 0, { sanity: 3 }), { type: 'search' })).toEqual([])
  })

  test('a free step of the Explorador spends no last action', () => {
    const view = withSoul(seenHouse({ freeActionsAtZero: false }), 0, {
      actionsLeft: 1,
      items: [uidOf('VIAL')],
      sanity: 1,
    })
    expect(idsOf(view, { type: 'move', to: 'F1_R2' })).toEqual([])
    expect(idsOf(withSoul(view, 0, { freeMoveUsed: true }), { type: 'move', to: 'F1_R2' })).toEqual(['lastAction'])
  })

  test('the Explorador hears of the stairs, and everybody of a monster', () => {
    const figure = { id: 'ARANA', node: 'F2_R1', stun: 0, loot: [], victim: null } as const
    const view = withSoul(seenHouse({}, { monsters: [{ ...figure, loot: [] }] }), 0, { node: 'F1_R1' })
    expect(idsOf(view, { type: 'move', to: 'F2_R1' })).toEqual(['stairs', 'monster'])
    expect(idsOf(view, { type: 'move', to: 'F2_R1' }, 1)).toEqual(['monster'])
    expect(idsOf(view, { type: 'move', to: 'F1_R2' })).toEqual([])
    expect([3, 2, 1, 0, -3, -5].map(failingDice)).toEqual([0, 0, 1, 2, 5, 6])
  })

  test('the crown, −5 and selling the Llavero are always asked', () => {
    const ring = uidOf('TREASURE_RING')
    const view = withSoul(seenHouse(), 0, { items: [ring], keys: [uidOf('KEY')] })
    expect(idsOf(view, { type: 'takeCrown' })).toEqual(['caution'])
    expect(idsOf(view, { type: 'motemeySell', uid: ring })).toEqual(['caution'])
    expect(mayBeQuiet('caution')).toBe(false)
    expect(idsOf(view, { type: 'motemeySell', uid: uidOf('VIAL') })).toEqual([])
    const [minus5] = remindersOf(withSoul(view, 3, { sanity: -4 }), 0, { type: 'acceptMinus5' }, names)
    expect(minus5?.lines.join(' ')).toContain('una llave y un Llavero')
    expect(minus5?.lines.join(' ')).toContain('Dina')
  })

  test('what would lose the match is said, whatever the button', () => {
    const view = withSoul({ ...seenHouse(), keysInGame: 4, keysDestroyed: 2 }, 0, { keys: [uidOf('KEY')] })
    for (const [type, yes] of [
      ['takeCrown', 'Tomar la Corona'],
      ['acceptMinus5', 'Aceptar −5'],
    ] as const) {
      const [reminder] = remindersOf(view, 0, { type }, names)
      expect(reminder?.lines).toContain('Quedarían 3 llaves en juego: derrota al final de la ronda.')
      expect(reminder?.yes).toBe(yes)
    }
    expect(remindersOf(view, -1, { type: 'giveUp' }, names)[0]).toMatchObject({
      lines: ['La partida termina para todas las almas: derrota.'],
      yes: 'Rendirse a la casa',
    })
  })

  test('a way through the Puertas may be regretted for more than one reason', () => {
    const strict = seenHouse({ freeActionsAtZero: false })
    const view = withSoul(withSoul(strict, 0, { actionsLeft: 1, items: [uidOf('VIAL')], sanity: 1 }), 1, { sanity: -4 })
    expect(idsOf(view, { type: 'puertasTeleport', target: 1 })).toEqual(['caution', 'lastAction'])
  })

  test('whoever waits in the Umbral with all keys hears who is missing', () => {
    const view = withSoul({ ...seenHouse(), teamKeys: 4 }, 1, { actionsLeft: 0 })
    const [umbral] = remindersOf(view, 1, { type: 'endTurn' }, names)
    expect(umbral?.id).toBe('umbral')
    expect(umbral?.lines.slice(1)).toEqual(['Ana: Piso 1, pasillo', 'Dina: Piso 3, pasillo'])
  })

  test('ending a turn says what is lost with it', () => {
    expect(idsOf(seenHouse(), { type: 'endTurn' })).toEqual(['endTurn'])
    expect(idsOf(withSoul(seenHouse(), 0, { actionsLeft: 0 }), { type: 'endTurn' })).toEqual([])
    const tavern = withSoul(inRoom(seenHouse(), 'TABERNA'), 0, { actionsLeft: 0, sanity: 0 })
    expect(idsOf(tavern, { type: 'endTurn' })).toEqual(['endTurn'])
  })

  test('what somebody has silenced stays silent on this device', () => {
    const storage = new FakeStorage()
    expect(isQuiet('stairs', storage)).toBe(false)
    keepQuiet('stairs', storage)
    keepQuiet('monster', storage)
    expect([isQuiet('stairs', storage), isQuiet('monster', storage), isQuiet('umbral', storage)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
