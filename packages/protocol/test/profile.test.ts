import { describe, expect, test } from 'vitest'
import { belongingsOf, profileOf } from '../src/index.ts'
import { GAME } from './game.ts'

describe('what somebody brings along', () => {
  test('travels in the fields there are, and among the extras where there is none', () => {
    expect(profileOf({ guild: 'G-01', quiet: true }, GAME)).toEqual({ guild: 'G-01', quiet: true })
    expect(profileOf({ token: 'bull', guild: 'G-01' }, GAME)).toEqual({ guild: 'G-01', extras: { token: 'bull' } })
    expect(profileOf({ token: 'bull', realName: 'Ana' })).toEqual({ realName: 'Ana', extras: { token: 'bull' } })
    expect(profileOf({ guild: 'G-01' })).toEqual({ extras: { guild: 'G-01' } })
    expect(profileOf({})).toEqual({})
  })

  test('comes back by the names under which the game asks for it', () => {
    const brought = { token: 'bull', guild: 'G-01' }
    for (const game of [GAME, {}]) {
      expect(belongingsOf(profileOf(brought, game), ['token', 'guild'], game)).toEqual(brought)
    }
    const extras = { token: 'bull', hat: 'blue' }
    expect(belongingsOf({ extras }, ['token'])).toEqual({ extras: { hat: 'blue' }, token: 'bull' })
    expect(belongingsOf({ extras }, [])).toEqual({ extras })
  })

  test('gets nothing past the fields of its own by way of the extras', () => {
    const extras = { guild: 'no such guild', realName: 'x'.repeat(200) }
    expect(belongingsOf({ extras }, ['guild', 'realName'], GAME)).toEqual({ extras })
  })

  test('has no names of the language itself', () => {
    expect(belongingsOf({ extras: {} }, ['constructor', 'toString'])).toEqual({})
  })
})
