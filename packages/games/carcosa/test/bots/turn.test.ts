import { describe, expect, test } from 'vitest'
import { EASY } from '../../src/bots/character.ts'
import { deckIn } from '../../src/rules/decks.ts'
import { learn } from '../../src/rules/knowledge.ts'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, play, sane, special, stack } from '../kit.ts'
import { chosen } from './asked.ts'

describe('a turn [13.1]', () => {
  test('a trapped soul tries to get free', () => {
    const t = base4((s) => afflict(s, P1, 'TRAPPED_SPIDER', 3, 'ARANA'))
    expect(chosen(t, P1)).toEqual({ type: 'escape' })
  })

  test('with −4 it cannot succeed and ends its turn', () => {
    const t = base4((s) => {
      afflict(s, P1, 'TRAPPED_SPIDER', 3, 'ARANA')
      sane(s, -4)
    })
    expect(chosen(t, P1)).toEqual({ type: 'endTurn' })
  })

  test('a BLUNT hits the Duende with a key before the Araña', () => {
    const t = base4((s) => {
      give(s, P1, 'BLUNT')
      figure(s, 'ARANA', 'F1_P')
      figure(s, 'DUENDE', 'F1_P', { loot: [give(s, P2, 'KEY')[0] as number] })
      s.players[P2]?.keys.pop()
    })
    expect(chosen(t, P1)).toMatchObject({ type: 'useBlunt', monster: 'DUENDE' })
  })

  test('no BLUNT is wasted on a Duende with empty hands', () => {
    const t = base4((s) => {
      give(s, P1, 'BLUNT')
      figure(s, 'DUENDE', 'F1_P')
    })
    expect(chosen(t, P1)?.type).not.toBe('useBlunt')
  })

  test('the owner of the Book attaches a tale, but not while the King is away', () => {
    const t = base4((s) => give(s, P1, 'BOOK_CHAMBERS', 'TALE_MASK'))
    expect(chosen(t, P1)?.type).toBe('attachTale')
    t.s.king.vanish = 1
    expect(chosen(t, P1)?.type).not.toBe('attachTale')
  })

  test('a Vial is drunk when sanity is low, and kept when it is not', () => {
    const t = base4((s) => {
      give(s, P1, 'VIAL')
      sane(s, -3)
    })
    expect(chosen(t, P1)?.type).toBe('useVial')
    sane(t.s, 2)
    expect(chosen(t, P1)?.type).not.toBe('useVial')
  })

  test('without actions a Brújula leads away from the Araña', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      at(s, P1, 'F1_R2')
      give(s, P1, 'COMPASS')
      figure(s, 'ARANA', 'F1_R2')
      Object.assign(s.players[P1] as object, { actionsLeft: 0 })
    })
    expect(chosen(t, P1)?.type).toBe('useCompass')
    Object.assign(t.figure('ARANA') ?? {}, { stun: 1 })
    expect(chosen(t, P1)).toEqual({ type: 'endTurn' })
  })

  test('the Taberna is used to recover, or to look around in the best state', () => {
    const t = base4((s) => {
      play(s, P1, 'SCOUT')
      at(s, P1, 'F1_R2')
      special(s, 'F1_R2', 'TABERNA')
      stack(s, 'F1_R1', 'VIAL')
      stack(s, 'F3_R1', 'VIAL')
      sane(s, 2)
    })
    expect(chosen(t, P1)).toEqual({ type: 'tabernaRecover' })
    sane(t.s, 3)
    expect(chosen(t, P1)).toEqual({ type: 'tabernaPeek', rooms: ['F1_R1', 'F3_R1'] })
  })

  test('Motemey is visited while a key is missing and the price is no danger', () => {
    const t = base4((s) => {
      play(s, P1, 'SCOUT')
      at(s, P1, 'F1_R2')
      special(s, 'F1_R2', 'MOTEMEY')
      s.motemey.cards = [s.discard.pop() as number]
      s.motemey.known = [0]
    })
    expect(chosen(t, P1)).toEqual({ type: 'motemeyBuy' })
    sane(t.s, 2)
    expect(chosen(t, P1)?.type).not.toBe('motemeyBuy')
  })

  test('two souls in the Cámara do the ritual', () => {
    const t = base4((s) => {
      play(s, P1, 'SCOUT')
      at(s, P1, 'F1_R3')
      special(s, 'F1_R3', 'CAMARA_LETAL')
    })
    expect(chosen(t, P1)).toEqual({ type: 'camaraRitual' })
    expect(chosen(t, P1, EASY)?.type).not.toBe('camaraRitual')
  })

  test('a soul explores what nobody has seen while it is well', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      at(s, P1, 'F1_R2')
      stack(s, 'F1_R2', 'VIAL', 'VIAL')
    })
    expect(chosen(t, P1)).toEqual({ type: 'search' })
  })

  test('and goes where cards are rather than to empty rooms', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      stack(s, 'F1_R4', 'VIAL', 'VIAL')
    })
    expect(chosen(t, P1)).toEqual({ type: 'move', to: 'F1_R4' })
  })

  test('low sanity makes it meditate in the corridor first', () => {
    const t = base4((s) => {
      play(s, P1, 'SCOUT')
      sane(s, -3)
      stack(s, 'F1_R4', 'VIAL', 'VIAL')
    })
    expect(chosen(t, P1)).toEqual({ type: 'meditate' })
  })

  test('a key it has seen on top of a deck is fetched, and only by whoever has seen it', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      stack(s, 'F1_R1', 'VIAL', 'VIAL')
      stack(s, 'F1_R4', 'KEY', 'VIAL')
      learn(deckIn(s, 'F1_R4'), 0, P1, s.round)
    })
    expect(chosen(t, P1)).toEqual({ type: 'move', to: 'F1_R4' })
    deckIn(t.s, 'F1_R4').known[0] = 0
    learn(deckIn(t.s, 'F1_R4'), 0, P2, t.s.round)
    expect(chosen(t, P1)).toEqual({ type: 'move', to: 'F1_R1' })
  })

  test('a full ring leaves a known key where it is', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      give(s, P1, 'KEY')
      at(s, P3, 'F3_R3')
      stack(s, 'F1_R1', 'VIAL', 'VIAL')
      stack(s, 'F1_R4', 'KEY')
      learn(deckIn(s, 'F1_R4'), 0, P1, s.round)
    })
    expect(chosen(t, P1)).toEqual({ type: 'move', to: 'F1_R1' })
  })
})

describe('leaving [13.1, 6]', () => {
  const withKeys = (change: Parameters<typeof base4>[0]) =>
    base4((s) => {
      for (const seat of [P1, P2, P3, P4]) give(s, seat, 'KEY')
      play(s, P1, 'TANK')
      change?.(s)
    })

  test('with four keys everybody goes to the Umbral', () => {
    const t = withKeys((s) => {
      at(s, P1, 'F2_R1')
      stack(s, 'F2_R1', 'VIAL', 'VIAL')
    })
    expect(chosen(t, P1)).toEqual({ type: 'move', to: 'F2_P' })
  })

  test('a Brújula saves the step on the floor of the Umbral', () => {
    const t = withKeys((s) => {
      at(s, P1, 'F2_R1')
      give(s, P1, 'COMPASS')
    })
    expect(chosen(t, P1)?.type).toBe('useCompass')
  })

  test('two actions take a soul from the corridor by the stairs', () => {
    expect(
      chosen(
        withKeys(() => {}),
        P1,
      ),
    ).toEqual({ type: 'move', to: 'F1_R1' })
  })

  test('with one action it waits in the corridor, because the stairs will be elsewhere', () => {
    const t = withKeys((s) => {
      sane(s, 3)
      const [me] = s.players
      if (me) me.actionsLeft = 1
    })
    expect(chosen(t, P1)).toEqual({ type: 'meditate' })
  })

  test('whoever is paranoid gives SANIDAD up to join the others', () => {
    const t = withKeys((s) => {
      afflict(s, P1, 'PARANOIA')
      afflict(s, P1, 'SANIDAD')
    })
    expect(chosen(t, P1)).toEqual({ type: 'discardSanidad' })
  })

  test('the Puertas lead to whoever already stands there', () => {
    const t = withKeys((s) => {
      at(s, P1, 'F1_R2')
      special(s, 'F1_R2', 'PUERTAS_AMARILLO')
    })
    expect(chosen(t, P1)).toEqual({ type: 'puertasTeleport', target: P2 })
  })

  test('in the Umbral it stays', () => {
    const t = withKeys((s) => {
      at(s, P1, 'F2_P')
      sane(s, 7)
      stack(s, 'F2_R1', 'VIAL')
    })
    expect(chosen(t, P1)).toEqual({ type: 'endTurn' })
  })
})

describe('the others [13.4]', () => {
  test('the Sanador gives SANIDAD to shaken souls, and actions to those who are well', () => {
    const t = base4((s) => sane(s, 4, -3, -3, -3))
    expect(chosen(t, P1)).toEqual({ type: 'healerHeal', status: 'SANIDAD' })
    sane(t.s, 4, 4, 5, 3)
    expect(chosen(t, P1)).toEqual({ type: 'healerHeal', status: 'ILUMINADO' })
  })

  test('but lets a sunk soul with a key be', () => {
    const t = base4((s) => {
      sane(s, 4, -5, -3, -3)
      give(s, P2, 'KEY')
    })
    expect(chosen(t, P1)?.type).not.toBe('healerHeal')
  })

  test('a full ring hands its key to somebody here who has room, and looks on', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      at(s, P2, 'F1_P')
      give(s, P1, 'KEY')
    })
    expect(chosen(t, P1)).toEqual({ type: 'tradeOffer', to: P2, give: t.soul(P1).keys[0] })
    expect(chosen(t, P1, EASY)?.type).not.toBe('tradeOffer')
  })

  test('not to somebody about to lose it', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      at(s, P2, 'F1_P')
      give(s, P1, 'KEY')
      const p = s.players[P2]
      if (p) Object.assign(p, { sanity: -3, sanityMax: -1, objectSlotPenalty: 2 })
    })
    expect(chosen(t, P1)?.type).not.toBe('tradeOffer')
  })

  test('a Vial goes to the weakest', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      at(s, P2, 'F1_P')
      give(s, P1, 'VIAL')
      sane(s, 5, -1)
    })
    expect(chosen(t, P1)).toEqual({ type: 'tradeOffer', to: P2, give: t.soul(P1).items[0] })
    sane(t.s, 5, -1, -2)
    expect(chosen(t, P1)?.type).not.toBe('tradeOffer')
  })

  test('tales go to the owner of the Book', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      at(s, P2, 'F1_P')
      give(s, P2, 'BOOK_CHAMBERS')
      give(s, P1, 'TALE_SIGN')
    })
    expect(chosen(t, P1)).toEqual({ type: 'tradeOffer', to: P2, give: t.soul(P1).items[0] })
  })
})
