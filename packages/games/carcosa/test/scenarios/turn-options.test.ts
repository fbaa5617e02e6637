import { describe, expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import { carcosa } from '../../src/game.ts'
import { afflict, at, base4, figure, give, P1, P3, type Table } from '../kit.ts'

describe('options of a turn [14.1]', () => {
  test('actions are dealt as the options say, and the caps still hold', () => {
    const dealt = (baseActions: number) =>
      base4(
        (s) => {
          figure(s, 'REINA_HELADA', 'F1_P')
          afflict(s, P3, 'ILUMINADO')
        },
        { baseActions },
      ).quiet().actions
    expect(dealt(4)).toEqual([1, 4, 2, 4])
    expect(dealt(1)).toEqual([1, 1, 2, 1])
  })

  test('free actions and offers are limited as the options say', () => {
    const together = (options: Partial<Config>) =>
      base4((s) => {
        at(s, P3, 'F1_P')
        give(s, P1, 'VIAL', 'VIAL')
      }, options)
    const drink = (table: Table) => table.try(P1, { type: 'useVial', uid: table.soul(P1).items[0] as number })
    const one = together({ maxFreeActionsPerTurn: 1 })
    expect([drink(one), drink(one)]).toEqual([undefined, 'E_FREE_LIMIT'])
    const none = together({ maxTradeOffersPerTurn: 0 })
    const offer = { type: 'tradeOffer', to: P3, give: none.soul(P1).items[0] as number } as const
    expect([none.try(P1, offer), drink(none)]).toEqual(['E_OFFER_LIMIT', undefined])
  })

  test('keys are counted from as many as the options say', () => {
    expect(carcosa.view(base4(() => {}, { keysBase: 8 }).s, P1)).toMatchObject({ keysTotal: 8, keysInGame: 8 })
  })
})
