import { describe, expect, test } from 'vitest'
import { belongingsOf, profileOf } from '../src/index.ts'

describe('what somebody brings along', () => {
  test('travels in the fields there are, and among the extras where there is none', () => {
    expect(profileOf({ team: 'T-01', preferAutoPay: true })).toEqual({ team: 'T-01', preferAutoPay: true })
    expect(profileOf({ token: 'bull', team: 'T-01' })).toEqual({ team: 'T-01', extras: { token: 'bull' } })
    expect(profileOf({})).toEqual({})
  })

  test('comes back by the names under which the game asks for it', () => {
    expect(belongingsOf(profileOf({ token: 'bull', team: 'T-01' }), ['token'])).toEqual({ team: 'T-01', token: 'bull' })
    const extras = { token: 'bull', hat: 'blue' }
    expect(belongingsOf({ extras }, ['token'])).toEqual({ extras: { hat: 'blue' }, token: 'bull' })
    expect(belongingsOf({ extras }, [])).toEqual({ extras })
  })

  test('gets nothing past the fields of its own by way of the extras', () => {
    const extras = { team: 'no such team', realName: 'x'.repeat(200) }
    expect(belongingsOf({ extras }, ['team', 'realName'])).toEqual({ extras })
  })

  test('has no names of the language itself', () => {
    expect(belongingsOf({ extras: {} }, ['constructor', 'toString'])).toEqual({})
  })
})
