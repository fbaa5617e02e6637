import { describe, expect, test } from 'vitest'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, play, sane, slots, special, stack, take } from '../kit.ts'
import { searching } from '../searching.ts'

const SEARCH = { type: 'search' } as const

describe('monsters', () => {
  test('T36 the Reina stuns her floor for the round, then caps it to one action unless she is stunned', () => {
    const t = base4((s) => stack(s, 'F1_R1', 'REINA_HELADA')).move(P1, 'F1_R1')
    expect(t.figure('REINA_HELADA')?.node).toBe('F1_P')
    expect(t.actions).toEqual([0, 2, 0, 2])
    expect(t.offers(P1)).toEqual(['endTurn'])
    afflict(t.s, P3, 'ILUMINADO')
    expect(t.quiet().actions).toEqual([1, 2, 2, 2])
    Object.assign(t.figure('REINA_HELADA') ?? {}, { stun: 2 })
    expect(t.quiet().actions).toEqual([2, 2, 2, 2])
    expect(t.quiet().actions).toEqual([1, 2, 1, 2])
    expect(t.figure('REINA_HELADA')?.node).toBe('F1_P')
  })

  test('[7.5] whose slot has passed loses nothing to the Reina’s coming', () => {
    const t = base4((s) => {
      stack(s, 'F1_R3', 'REINA_HELADA')
      at(s, P4, 'F1_R2')
    })
      .turnOf(P3)
      .do(P3, SEARCH)
    expect(t.status(P1, 'STUN')).toMatchObject({ untilRoundEnd: true })
    expect(t.actions).toEqual([0, 0, 0, 0])
    t.quiet()
    expect([t.actions, t.status(P1, 'STUN')]).toEqual([[1, 2, 1, 1], undefined])
  })

  test('[14.1] with reinaReveal NO_MOVE her floor cannot move until the round ends', () => {
    const t = base4(
      (s) => {
        stack(s, 'F1_R1', 'REINA_HELADA')
        give(s, P1, 'COMPASS')
      },
      { reinaReveal: 'NO_MOVE' },
    ).move(P1, 'F1_R1')
    expect(t.actions).toEqual([1, 2, 2, 2])
    expect(t.try(P1, { type: 'move', to: 'F1_P' })).toBe('E_MOVE_BLOCKED')
    expect(t.try(P1, { type: 'useCompass', uid: t.soul(P1).items[0] as number })).toBe('E_MOVE_BLOCKED')
    t.turnOf(P2).move(P2, 'F2_R1').quiet().turnOf(P1).move(P1, 'F1_P')
  })

  test('[3.9] the Araña catches the revealer, and at the end of a round everybody in her node', () => {
    const t = searching(['ARANA'], (s) => at(s, P3, 'F1_R1')).do(P1, SEARCH)
    expect(t.status(P1, 'TRAPPED_SPIDER')).toMatchObject({ left: 3, source: 'ARANA', fresh: false })
    expect(t.status(P3, 'TRAPPED_SPIDER')).toBeUndefined()
    t.quiet()
    expect(t.status(P1, 'TRAPPED_SPIDER')?.left).toBe(2)
    expect(t.status(P3, 'TRAPPED_SPIDER')?.left).toBe(3)
    expect(t.figure('ARANA')?.node).toBe('F1_R1')
  })

  test('[D-19] a figure that is on the board already does nothing; the card is discarded', () => {
    const t = searching(['ARANA'], (s) => figure(s, 'ARANA', 'F3_R1')).do(P1, SEARCH)
    expect(t.soul(P1).statuses).toEqual([])
    expect(t.s.monsters).toHaveLength(1)
    expect(t.facts('monsterAlreadyHere')).toHaveLength(1)
    expect(t.deck('F1_R1')).toEqual([])
  })

  test('[D-54] whoever is caught already only places Araña and Viejo', () => {
    for (const id of ['ARANA', 'VIEJO_DEL_SACO'] as const) {
      const t = base4((s) => {
        afflict(s, P3, 'TRAPPED_SPIDER', 2, 'ARANA')
        special(s, 'F2_R1', 'TABERNA')
        sane(s, 4, -1)
        stack(s, 'F2_R1', 'CAMBIA_CARAS', id)
        slots(s, P2)
      })
      t.roll(2).move(P2, 'F2_R1')
      // Two cards: the Psíquico looks first.
      t.do(P2, { type: 'psychicLook', order: 'KEEP' }).done()
      expect(t.soul(P3)).toMatchObject({ node: 'F2_R1' })
      expect(t.soul(P3).statuses).toHaveLength(1)
      expect(t.status(P3, 'TRAPPED_SPIDER')?.left).toBe(2)
      expect(t.figure(id)).toMatchObject({ node: 'F2_R1', victim: null })
      expect(t.s.specials[1]?.destroyed).toBe(true)
    }
  })

  test('T60 the Duende takes everything but the Book; a BLUNT gets back what fits', () => {
    const t = base4((s) => {
      at(s, P3, 'F1_R1')
      give(s, P3, 'VIAL', 'COMPASS', 'KEY', 'KEY', 'BOOK_CHAMBERS')
      give(s, P1, 'BLUNT', 'VIAL')
      stack(s, 'F1_R1', 'DUENDE')
      slots(s, P3, P1)
    }).do(P3, SEARCH)
    expect(t.figure('DUENDE')).toMatchObject({ node: 'F1_R2' })
    expect(t.figure('DUENDE')?.loot).toHaveLength(4)
    expect(t.soul(P3)).toMatchObject({ items: [], keys: [] })
    expect(t.soul(P3).soulbound).toHaveLength(1)
    t.turnOf(P1).move(P1, 'F1_R2')
    t.do(P1, { type: 'useBlunt', uid: t.soul(P1).items[0] as number, monster: 'DUENDE' })
    expect(t.items(P1)).toEqual(['VIAL', 'VIAL'])
    expect(t.soul(P1).keys).toHaveLength(1)
    expect(t.s.keysDestroyed).toBe(1)
    expect(t.s.removed).toHaveLength(2)
    expect(t.figure('DUENDE')).toMatchObject({ stun: 2, loot: [] })
  })

  test('[7.9] things come back before keys, so a Llavero makes room for one more; tales always fit', () => {
    const t = base4((s) => {
      at(s, P3, 'F1_R1')
      give(s, P3, 'TREASURE_RING', 'KEY', 'KEY', 'TALE_MASK')
      give(s, P1, 'BLUNT', 'VIAL')
      stack(s, 'F1_R1', 'DUENDE')
      Object.assign(s.players[P3] ?? {}, { sanity: 6 })
      slots(s, P3, P1)
    }).do(P3, SEARCH)
    // [7.7] Without the Llavero the maximum is lower.
    expect(t.soul(P3).sanity).toBe(5)
    t.turnOf(P1).move(P1, 'F1_R2')
    t.do(P1, { type: 'useBlunt', uid: t.soul(P1).items[0] as number, monster: 'DUENDE' })
    expect(t.items(P1)).toEqual(['VIAL', 'TREASURE_RING', 'TALE_MASK'])
    expect([t.soul(P1).keys.length, t.s.keysDestroyed]).toEqual([2, 0])
  })

  test('[7.9] the Duende flees with loot, comes without, and steals only once', () => {
    const t = base4((s) => {
      const loot = [take(s, 'VIAL')]
      at(s, P1, 'F2_P')
      give(s, P3, 'BLUNT')
      figure(s, 'DUENDE', 'F1_P', { loot })
    })
    expect(t.quiet().figure('DUENDE')?.node).toBe('F1_R1')
    t.s.discard.push(...(t.figure('DUENDE')?.loot.splice(0) ?? []))
    expect(t.quiet().figure('DUENDE')?.node).toBe('F1_P')
    expect(t.quiet().figure('DUENDE')?.node).toBe('F1_R3')
    expect(t.quiet().figure('DUENDE')).toMatchObject({ node: 'F1_R3', loot: [] })
    expect(t.items(P3)).toEqual(['BLUNT'])
  })

  test('[7.9] the Duende jumps even when there was nothing to steal', () => {
    const t = searching(['DUENDE']).do(P1, SEARCH)
    expect(t.figure('DUENDE')).toMatchObject({ node: 'F1_R2', loot: [] })
  })

  test('[7.9] a strike at the Araña frees nobody', () => {
    const t = base4((s) => {
      give(s, P1, 'BLUNT')
      at(s, P3, 'F1_P')
      figure(s, 'ARANA', 'F1_P')
      afflict(s, P3, 'TRAPPED_SPIDER', 2, 'ARANA')
    })
    t.do(P1, { type: 'useBlunt', uid: t.soul(P1).items[0] as number, monster: 'ARANA' })
    expect([t.figure('ARANA')?.stun, t.status(P3, 'TRAPPED_SPIDER')?.left]).toEqual([2, 2])
  })

  test('[7.5] clearing statuses gives no lost action back', () => {
    const t = base4((s) => {
      stack(s, 'F1_R1', 'REINA_HELADA')
      afflict(s, P1, 'SANIDAD')
      give(s, P1, 'VIAL')
    })
      .move(P1, 'F1_R1')
      .do(P1, { type: 'discardSanidad' })
    expect([t.soul(P1).statuses, t.actions[P1], t.offers(P1)]).toEqual([[], 0, ['endTurn']])
  })

  test('[7.9] an empty-handed Viejo comes nearer and takes nobody again', () => {
    const t = base4((s) => figure(s, 'VIEJO_DEL_SACO', 'F1_R4'))
    t.quiet().quiet()
    expect(t.figure('VIEJO_DEL_SACO')).toMatchObject({ victim: null, node: 'F1_P' })
    expect(t.soul(P1).statuses).toEqual([])
  })

  test('[3.9] the Tue-Tue sings louder each time and has no figure', () => {
    const t = searching(['TUE_TUE', 'TUE_TUE', 'TUE_TUE'])
    t.do(P1, SEARCH)
    expect(t.soul(P1).sanity).toBe(3)
    t.do(P1, SEARCH)
    expect(t.soul(P1).sanity).toBe(1)
    t.s.players[P1] = { ...t.soul(P1), actionsLeft: 1 }
    t.do(P1, SEARCH).do(P1, { type: 'acceptMinus5' })
    expect(t.sanities).toEqual([-5, 3, 4, 2])
    expect(t.s.monsters).toEqual([])
    expect(t.s.tueTueCount).toBe(3)
  })

  test('[7.6] nobody stands in for whoever hears the third song', () => {
    const t = searching(['TUE_TUE'], (s) => {
      s.tueTueCount = 2
      play(s, P2, 'TANK')
      Object.assign(s.players[P2] ?? {}, { protecting: true, node: 'F1_R1' })
    })
    t.do(P1, SEARCH)
    expect(t.asks(P1, 'sacrifice')).toBe(true)
  })

  test('[7.9] figures act in order of appearance, and only those that are not stunned', () => {
    const t = base4((s) => {
      figure(s, 'BABY_SPIDER', 'F2_R1', { stun: 1 })
      figure(s, 'ARANA', 'F1_R1')
    }).quiet()
    expect(t.figure('BABY_SPIDER')).toMatchObject({ node: 'F2_R1', stun: 0 })
    expect(t.facts('monsterIdle').map(({ monster }) => monster)).toEqual(['BABY_SPIDER'])
    expect(t.status(P1, 'TRAPPED_SPIDER')?.left).toBe(3)
  })

  test('[7.9] a BLUNT removes Cría and Sirviente', () => {
    for (const id of ['BABY_SPIDER', 'ICE_SERVANT'] as const) {
      const t = base4((s) => {
        give(s, P1, 'BLUNT')
        figure(s, id, 'F1_P')
      })
      t.do(P1, { type: 'useBlunt', uid: t.soul(P1).items[0] as number, monster: id })
      expect(t.s.monsters).toEqual([])
      expect(t.items(P1)).toEqual([])
    }
  })

  test('[7.9] the Reina can be struck in her corridor; a longer stun stays', () => {
    const t = base4((s) => {
      give(s, P1, 'BLUNT', 'BLUNT')
      figure(s, 'REINA_HELADA', 'F1_P', { stun: 3 })
    })
    t.do(P1, { type: 'useBlunt', uid: t.soul(P1).items[0] as number, monster: 'REINA_HELADA' })
    expect(t.figure('REINA_HELADA')?.stun).toBe(3)
    expect(t.try(P1, { type: 'useBlunt', uid: t.soul(P1).items[0] as number, monster: 'ARANA' })).toBe('E_RANGE')
  })

  test('[D-54] the Cría leaves alone who is caught or stunned already', () => {
    const t = base4((s) => {
      figure(s, 'BABY_SPIDER', 'F1_P')
      s.players[P1]?.statuses.push({ id: 'STUN', left: 1, source: null, fresh: false, untilRoundEnd: true })
      at(s, P3, 'F1_P')
      afflict(s, P3, 'TRAPPED_SPIDER', 3, 'ARANA')
    }).quiet()
    expect(t.facts('statusGained')).toEqual([])
    expect(t.actions[P1]).toBe(2)
    expect(t.status(P3, 'STUN')).toBeUndefined()
  })

  test('[D-52] without spiderGrace whoever has just come free is caught again', () => {
    for (const spiderGrace of [true, false]) {
      const t = base4(
        (s) => {
          figure(s, 'ARANA', 'F1_P')
          afflict(s, P1, 'TRAPPED_SPIDER', 1, 'ARANA')
        },
        { spiderGrace },
      ).quiet()
      expect(t.status(P1, 'TRAPPED_SPIDER')?.left).toBe(spiderGrace ? undefined : 3)
    }
  })
})
