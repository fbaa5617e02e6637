import { describe, expect, test } from 'vitest'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, play, sane, slots, stack } from '../kit.ts'

const SEARCH = { type: 'search' } as const
const MEDITATE = { type: 'meditate' } as const

describe('the Explorador', () => {
  test('T49 his first move is free; changing floors he may stumble', () => {
    const t = base4((s) => {
      play(s, P1, 'SCOUT')
      sane(s, 1)
      s.stairs[1] = 'F2_R3'
      stack(s, 'F2_R3', 'VIAL')
    })
    t.move(P1, 'F1_R1')
    expect(t.actions[P1]).toBe(2)
    t.roll(1).move(P1, 'F2_R3')
    expect(t.actions[P1]).toBe(0)
    expect(t.items(P1)).toEqual(['VIAL'])
    expect(t.status(P1, 'STUN')).toBeDefined()
    t.end(P1)
    expect(t.status(P1, 'STUN')).toBeUndefined()
  })

  test('with 3 or more he keeps his feet', () => {
    const t = base4((s) => {
      play(s, P1, 'SCOUT')
      at(s, P1, 'F1_R1')
      sane(s, 1)
    })
    t.roll(2).move(P1, 'F2_R1').done()
    expect(t.soul(P1)).toMatchObject({ actionsLeft: 2, statuses: [] })
  })

  test('only the first move of a round is free', () => {
    const t = base4((s) => play(s, P1, 'SCOUT'))
    expect(t.move(P1, 'F1_R1').move(P1, 'F1_R2').actions[P1]).toBe(1)
    expect(t.quiet().turnOf(P1).move(P1, 'F1_P').actions[P1]).toBe(2)
  })

  test('the free move still needs an action', () => {
    const t = base4((s) => {
      play(s, P1, 'SCOUT')
      Object.assign(s.players[P1] ?? {}, { actionsLeft: 0 })
    })
    expect(t.try(P1, { type: 'move', to: 'F1_R1' })).toBe('E_NO_ACTIONS')
  })
})

describe('the Tanque', () => {
  describe('T50 those beside him', () => {
    test('he takes the damage of those beside him, his shield first', () => {
      const t = base4((s) => {
        play(s, P2, 'TANK')
        Object.assign(s.players[P2] ?? {}, { protecting: true })
        at(s, P1, 'F2_P')
        s.round = 4
        s.king.floor = 1
      })
      t.night(1, 3, 1, 1, 1).done()
      expect(t.sanities).toEqual([4, 2, 4, 0])
      expect(t.soul(P2).shield).toBe(1)
    })

    test('nobody else meditates beside him; he does', () => {
      const t = base4((s) => {
        play(s, P2, 'TANK')
        at(s, P1, 'F2_P')
        sane(s, 1, 1)
      })
      expect(t.try(P1, MEDITATE)).toBe('E_TANK_HERE')
      t.turnOf(P2).do(P2, MEDITATE)
      expect(t.soul(P2).sanity).toBe(3)
    })
  })

  test('[7.13] his stance is free, on his turn, and only his', () => {
    const t = base4((s) => play(s, P2, 'TANK'))
    expect(t.try(P1, { type: 'setProtect', on: true })).toBe('E_ROLE')
    t.turnOf(P2).do(P2, { type: 'setProtect', on: true })
    expect(t.soul(P2)).toMatchObject({ protecting: true, actionsLeft: 2 })
    expect(t.try(P2, { type: 'setProtect', on: true })).toBe('E_RANGE')
    t.do(P2, { type: 'setProtect', on: false })
    expect(t.soul(P2).protecting).toBe(false)
  })

  test('[7.6] he pays nobody’s prices, and at −5 he guards nobody', () => {
    const t = base4((s) => {
      play(s, P2, 'TANK')
      Object.assign(s.players[P2] ?? {}, { protecting: true, node: 'F1_P' })
    })
    t.do(P1, { type: 'healerHeal', status: 'SANIDAD' })
    expect(t.soul(P1).sanity).toBe(3)
    const fallen = base4((s) => {
      play(s, P2, 'TANK')
      Object.assign(s.players[P2] ?? {}, { protecting: true, node: 'F1_P' })
      sane(s, 4, -5)
    }).quiet()
    expect(fallen.soul(P1).sanity).toBe(3)
  })

  test('[14.1] without tankProtection there is neither shield nor stance', () => {
    const t = base4((s) => play(s, P1, 'TANK'), { tankProtection: false })
    expect(t.try(P1, { type: 'setProtect', on: true })).toBe('E_OPTION')
    t.soul(P1).shield = 0
    expect(t.quiet().soul(P1).shield).toBe(0)
  })
})

describe('the Sanador', () => {
  test('T51 pays one and heals everybody else', () => {
    const t = base4((s) => sane(s, 4, 1, 0))
    t.do(P1, { type: 'healerHeal', status: 'SANIDAD' })
    expect(t.sanities).toEqual([3, 3, 2, 3])
    expect(t.actions[P1]).toBe(1)
    expect(t.end(P1).sanities).toEqual([3, 4, 3, 3])
    expect(t.soul(P1).statuses).toEqual([])
  })

  test('[7.13] ILUMINADO gives an action from the next round on', () => {
    const t = base4().do(P1, { type: 'healerHeal', status: 'ILUMINADO' })
    expect(t.actions).toEqual([1, 2, 2, 2])
    expect(t.quiet().actions).toEqual([2, 3, 3, 3])
    expect(t.quiet().actions).toEqual([2, 2, 2, 2])
  })

  test('[7.13] he needs sanity of 1, and nobody else can', () => {
    const t = base4((s) => sane(s, 0))
    expect(t.try(P1, { type: 'healerHeal', status: 'SANIDAD' })).toBe('E_SANITY_LOW')
    expect(base4((s) => sane(s, 1)).do(P1, { type: 'healerHeal', status: 'SANIDAD' }).sanities[P1]).toBe(0)
    expect(t.turnOf(P2).try(P2, { type: 'healerHeal', status: 'SANIDAD' })).toBe('E_ROLE')
  })
})

describe('the Apostador', () => {
  const cadaver = () =>
    base4((s) => {
      sane(s, 4, 4, 1)
      stack(s, 'F1_R3', 'HAY_CADAVER', 'HAY_CADAVER')
      slots(s, P3)
    })

  test('T52 may add a second die to the total of an event', () => {
    const t = cadaver().roll(2).do(P3, SEARCH)
    expect(t.asks(P3, 'doubleRoll')).toBe(true)
    t.roll(4).do(P3, { type: 'doubleRoll', use: true }).done()
    expect(t.items(P3)).toEqual(['BLUNT'])
    expect(t.soul(P3).sanity).toBe(1)
    const without = cadaver().roll(2).do(P3, SEARCH).do(P3, { type: 'doubleRoll', use: false })
    expect(without.soul(P3).sanity).toBe(0)
  })

  test('[7.13] even two dice give no total below 0', () => {
    const t = cadaver()
    sane(t.s, 4, 4, -5)
    t.roll(1).do(P3, SEARCH).roll(1).do(P3, { type: 'doubleRoll', use: true })
    expect(t.facts('rolledTwice')).toMatchObject([{ die: 1, total: 0 }])
    expect(t.soul(P3).skipNextRound).toBe(true)
  })

  test('[7.13] once in a round', () => {
    const t = cadaver().roll(2).do(P3, SEARCH).roll(4).do(P3, { type: 'doubleRoll', use: true })
    t.roll(2).do(P3, SEARCH).done()
    expect(t.prompt).toBe('turn')
    const kept = cadaver().roll(2).do(P3, SEARCH).do(P3, { type: 'doubleRoll', use: false })
    kept.roll(2).do(P3, SEARCH)
    expect(kept.prompt).toBe('doubleRoll')
    expect(t.quiet().soul(P3).doubleRollUsed).toBe(false)
  })
})

describe('the Luchador', () => {
  test('T53 strikes the Araña before she catches him', () => {
    const t = base4((s) => {
      give(s, P4, 'BLUNT')
      at(s, P2, 'F1_R2')
      figure(s, 'ARANA', 'F2_P')
    })
    t.night(3, 3, 1, 1, 1)
    expect(t.asks(P4, 'bluntReaction')).toBe(true)
    t.do(P4, { type: 'bluntReaction', use: true }).done()
    expect(t.figure('ARANA')).toMatchObject({ node: 'F2_R4', stun: 2 })
    expect(t.soul(P4)).toMatchObject({ items: [], statuses: [] })
    expect(t.quiet().figure('ARANA')?.stun).toBe(1)
    expect(t.quiet().figure('ARANA')?.stun).toBe(0)
    expect(t.quiet().status(P4, 'TRAPPED_SPIDER')?.left).toBe(3)
  })

  test('[7.9] who declines is caught with the others', () => {
    const t = base4((s) => {
      give(s, P4, 'BLUNT')
      at(s, P2, 'F2_R4')
      figure(s, 'ARANA', 'F2_R4')
    }).night(3, 3, 1, 1, 1)
    t.do(P4, { type: 'bluntReaction', use: false }).done()
    expect(t.status(P4, 'TRAPPED_SPIDER')).toBeDefined()
    expect(t.status(P2, 'TRAPPED_SPIDER')).toBeDefined()
    expect(t.items(P4)).toEqual(['BLUNT'])
  })

  test('[7.9] his reaction saves others, too, and removes the Cría', () => {
    const t = base4((s) => {
      give(s, P4, 'BLUNT')
      at(s, P2, 'F2_R4')
      figure(s, 'BABY_SPIDER', 'F2_P')
      figure(s, 'DUENDE', 'F3_R1')
    }).night(3, 3, 1, 1, 1)
    t.do(P4, { type: 'bluntReaction', use: true }).done()
    expect(t.s.monsters.map(({ id }) => id)).toEqual(['DUENDE'])
    expect(t.status(P2, 'STUN')).toBeUndefined()
  })

  test('[7.9] no theft, no kidnapping when he strikes first', () => {
    for (const id of ['DUENDE', 'VIEJO_DEL_SACO'] as const) {
      const t = base4((s) => {
        give(s, P4, 'BLUNT', 'VIAL')
        stack(s, 'F2_R4', id)
        slots(s, P4)
      })
      t.do(P4, SEARCH).do(P4, { type: 'bluntReaction', use: true })
      expect(t.figure(id)).toMatchObject({ node: 'F2_R4', stun: 2, loot: [], victim: null })
      expect(t.items(P4)).toEqual(['VIAL'])
      expect(t.soul(P4)).toMatchObject({ statuses: [], actionsLeft: 1 })
    }
  })

  test('[7.9] in her corridor he can keep the Reina from stunning the floor', () => {
    const t = base4((s) => {
      give(s, P4, 'BLUNT')
      at(s, P4, 'F1_P')
      stack(s, 'F1_R1', 'REINA_HELADA')
    }).move(P1, 'F1_R1')
    t.do(P4, { type: 'bluntReaction', use: true })
    expect(t.actions).toEqual([1, 2, 2, 2])
    expect(t.figure('REINA_HELADA')?.stun).toBe(2)
  })

  test('[7.9] he can strike a Sirviente before it chills the floor', () => {
    const t = base4((s) => {
      give(s, P4, 'BLUNT')
      at(s, P4, 'F1_P')
      stack(s, 'F1_R1', 'OMEN:REINA_HELADA')
    })
    t.roll(6).move(P1, 'F1_R1').do(P4, { type: 'bluntReaction', use: true })
    expect(t.actions).toEqual([1, 2, 2, 2])
    expect(t.s.monsters).toEqual([])
  })

  test('[7.9] no window without a BLUNT, while stunned or trapped, or for others', () => {
    const asked = (change: Parameters<typeof base4>[0]) =>
      base4((s) => {
        at(s, P2, 'F2_R4')
        figure(s, 'ARANA', 'F2_R4')
        change?.(s)
      }).night(3, 3, 1, 1, 1).prompt === 'bluntReaction'
    expect(asked((s) => give(s, P4, 'BLUNT'))).toBe(true)
    expect(asked(() => {})).toBe(false)
    expect(asked((s) => give(s, P2, 'BLUNT'))).toBe(false)
    const stunned = asked((s) => {
      give(s, P4, 'BLUNT')
      s.players[P4]?.statuses.push({ id: 'STUN', left: 1, source: null, fresh: false, untilRoundEnd: true })
    })
    expect(stunned).toBe(false)
    const trapped = asked((s) => {
      give(s, P4, 'BLUNT')
      afflict(s, P4, 'TRAPPED_SPIDER', 3, 'ARANA')
    })
    expect(trapped).toBe(false)
  })
})
